"""hotels-transcript/1 of a game at the table, or why there can be none."""

import json
from collections.abc import Sequence
from contextlib import suppress
from enum import StrEnum
from typing import NamedTuple

from hotels.exports.played import About, people
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.entries import (
    Announce,
    Correct,
    Count,
    Draw,
    End,
    Entry,
    Leave,
    Note,
    Peek,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.transcript import (
    FORMAT,
    chain_names,
    checkpoint,
    is_date,
    transcript,
)
from hotels.ledger.chains.trouble import Page
from hotels.ledger.objection import Grade, Refused
from hotels.ledger.reading import Fields, items, parsed
from hotels.table import Table

Lines = tuple[int, ...]


class Lost(StrEnum):
    """What a transcript has no words for, and without which the rest would not replay strictly."""

    AGAINST = "against the rules"
    GAPS = "gaps"
    BESIDE = "beside the rules"


class Loss(NamedTuple):
    """One kind of what is lost, and the numbers of its lines."""

    kind: Lost
    numbers: Lines


class Untold(Exception):
    """There can be no transcript of this game; the losses say why."""

    def __init__(self, losses: Sequence[Loss]) -> None:
        super().__init__(*losses)
        self.losses = tuple(losses)


def losses(table: Table[Entry, Books]) -> tuple[Loss, ...]:
    """Why there can be no transcript of this game; empty where there can be one."""
    numbers: dict[Lost, list[int]] = {kind: [] for kind in Lost}
    for number, page in table.pages:
        grades = {said.grade for said in page.objections}
        if Grade.IMPOSSIBLE in grades:
            continue
        if Grade.AGAINST in grades:
            numbers[Lost.AGAINST].append(number)
        if Grade.GAP in grades:
            numbers[Lost.GAPS].append(number)
        if isinstance(page.entry, Correct | TurnTo | Leave | Sit):
            numbers[Lost.BESIDE].append(number)
    return tuple(Loss(kind, tuple(found)) for kind, found in numbers.items() if found)


def told(table: Table[Entry, Books], about: About) -> Fields:
    """The game as a transcript; refused with its losses where it would not replay strictly."""
    if lost := losses(table):
        raise Untold(lost)
    stand = [page for _, page in table.pages if page.stands]
    pages = _in_order([page for page in stand if not isinstance(page.entry, Count | Peek | Note)])
    said: Fields = {"format": FORMAT, **table.game.header()}
    said |= {"source": about.source, "players": people(about.players)}
    said |= {"played": about.played} if is_date(about.played) else {}
    said |= _chains(about, table.books.header.edition)
    said["events"] = [table.game.encoded(page.entry) for page in pages]
    last = {page.books.turn: place for place, page in enumerate(pages)}
    said["checkpoints"] = [
        {"after": place, **checkpoint(pages[place].books)} for place in last.values()
    ]
    if table.books.awaiting is None:
        outcome = settlement(table.books)
        said["final"] = {"cash": list(outcome.cash), "winners": list(outcome.winners)}
    _check(said, table.books)
    return said


def written(said: Fields) -> str:
    """The transcript as a file: a line a field, an event and a checkpoint."""
    fields = []
    for name, value in said.items():
        if name in {"events", "checkpoints"} and value:
            rows = ",\n".join(f"  {_json(one)}" for one in items(value, name))
            fields.append(f"{_json(name)}: [\n{rows}\n]")
        else:
            fields.append(f"{_json(name)}: {_json(value)}")
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _in_order(pages: list[Page]) -> list[Page]:
    """With the declared end right after its purchase, before what was said for an offered one."""
    at = next((at for at, page in enumerate(pages) if isinstance(page.entry, End)), 0)
    first = at
    while first and isinstance(pages[first - 1].entry, Announce | Draw):
        first -= 1
    return [*pages[:first], *pages[at : at + 1], *pages[first:at], *pages[at + 1 :]]


def _chains(about: About, edition: Edition) -> Fields:
    """What the table calls its chains, unless another archive has that in a way of its own."""
    with suppress(Refused):
        names = chain_names(dict(about.chains), edition)
        return {"names": names} if names else {}
    return {}


def _check(said: Fields, books: Books) -> None:
    """It replays strictly to the same books: what we write, we read."""
    again = transcript(parsed(written(said).encode()))
    last = None
    for page in again.pages():
        last = page.books
    if last is not None and last != books:
        raise AssertionError(said)


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)

"""A game of Big Shot handed on: in words, as a file, and what stands on its picture."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from hotels.exports.played import people
from hotels.exports.text import columns, section, width
from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.entries import Open
from hotels.ledger.big_shot.reckoning import reckoning
from hotels.ledger.big_shot.record import beyond_a_file, record_fields
from hotels.store.keeping import Opened
from hotels.views.big_shot import TITLE, speech_at, terms_words
from hotels.views.big_shot_acts import BigShotTable, objected
from hotels.views.game_rows import dated
from hotels.views.sharing import Unfit, day_of
from hotels.wording.amounts import Count, as_sentence, listed, millions
from hotels.wording.big_shot import Speech, colour_word, told
from hotels.wording.big_shot_workings import outcome_in_words, ownership, receipt
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.ledger.big_shot.game import BigShot

INDENT = " " * 7

NOTHING = to_phrase("Nothing to share yet.")
UNTOLD = to_phrase("Money is hidden until the end.")
AGAINST = to_phrase(
    "A game file can't include entries that break the rules ({count:entry/entries}). Share the "
    "game as text instead."
)


def is_begun(game: Opened[Any, Any]) -> bool:
    """Whether anything has happened."""
    return bool(game.table.pages)


def when_and_who(game: Opened[Any, Any]) -> str:
    """``18 Nov 2026: Alice, Bob and Carol``."""
    speech = speech_at(game)
    people = listed(map(speech.player, range(game.table.game.seats)))
    return f"{dated(day_of(game))}: {people}"


def in_words(game: Opened[Any, Any]) -> str:
    """The whole game as lines."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(game))


def as_file(game: Opened[Any, Any]) -> str:
    """The game as a file that is replayed strictly; raises ``Unfit`` where that cannot be."""
    pages = [page for _, page in game.table.pages]
    against = beyond_a_file(pages)
    if against:
        raise Unfit(phrase(AGAINST, count=Count(len(against))))
    said = record_fields(cast("BigShot", game.table.game), pages, people(game.record.players))
    return f"{json.dumps(said, ensure_ascii=False, indent=1)}\n"


def _lines(game: Opened[Any, Any]) -> Iterator[str]:
    table: BigShotTable = game.table
    speech, books = speech_at(game), table.books
    terms = books.terms
    title = phrase("The bank's ledger: {game}", game=TITLE)
    yield title
    yield "=" * width(title)
    seats = range(terms.seats)
    colours = [
        f"{speech.player(seat)} ({listed(map(colour_word, terms.colours_of(seat)))})"
        for seat in seats
    ]
    facts = [
        (phrase("of a game|Played"), day_of(game).isoformat()),
        (phrase("Players"), listed(colours)),
    ]
    facts.append((phrase("of a game|Rules"), terms_words(terms)))
    yield from columns(facts, right=())
    yield from _rounds(table, speech)
    if books.terms.is_hidden and books.awaiting is not None:
        yield ""
        yield phrase(UNTOLD)
        return
    yield from _reckoning(books, speech)


def _rounds(table: BigShotTable, speech: Speech) -> Iterator[str]:
    """Round by round what happened, and what was against the rules."""
    before: Books = table.game.opening()
    number = 0
    for _, page in table.pages:
        if isinstance(page.entry, Open) and page.stands and before.round + 1 > number:
            number = before.round + 1
            yield from section(phrase("Round {round}", round=number))
        yield f"{INDENT}{as_sentence(told(before, page, speech))}"
        said = objected(page, speech)
        if said is not None:
            yield f"{INDENT}({said.asked.title}: {said.asked.sentence})"
        before = page.books


def _reckoning(books: Books, speech: Speech) -> Iterator[str]:
    """Whose the lots are, what everybody is worth and why."""
    settled = reckoning(books)
    yield from section(phrase("The lots"))
    for lot in settled.lots:
        yield f"{INDENT}{ownership(lot, speech)}"
    yield from section(phrase("Net worth"))
    for standing in settled.players:
        yield ""
        yield f"{INDENT}{speech.player(standing.player)}: {millions(standing.worth)}"
        for line in receipt(standing.working, speech):
            yield f"{INDENT}  {line}"
    yield ""
    yield f"{INDENT}{outcome_in_words(books, settled, speech)}"

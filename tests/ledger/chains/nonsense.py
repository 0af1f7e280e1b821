"""Entries that come when they like: the wrong player, chain or time, and numbers beyond reason."""

from dataclasses import fields, replace
from typing import Any

from hotels.ledger.chains.board import Effect
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Leave,
    Name,
    Note,
    Pass,
    Peek,
    Settle,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.rules import tiles
from hotels.ledger.chains.terms import Tile
from hotels.ledger.posting import CASH
from tests.ledger.chains.keeper import Choices

HUGE = 10**30


def nonsense(choices: Choices, books: Books, right: Entry | None) -> Entry:
    """Any entry; mostly what would be right but for one thing or two."""
    entry = choices.one((right, right, None)) or choices.one(one_of_each(choices, books))
    for _ in range(choices.one((1, 1, 2))):
        entry = _spoiled(entry, choices, books)
    return entry


def one_of_each(choices: Choices, books: Books) -> tuple[Entry, ...]:
    """One of each kind, about the player and the chain that are asked about, if any is."""
    asked, names = books.awaiting, books.header.edition.names
    player = asked.players[0] if asked and asked.players else books.player
    place = asked.chain if asked and asked.chain is not None else choices.below(len(names))
    held, name = books.blocks[place][player], names[place]
    joined = books.takeover.joined if books.takeover else ()
    return (
        *_mistakes(choices, books, name),
        *(Lay(player, _tile(choices, books)), Pass(player), Buy(player, ()), Buy(player, (name,))),
        *(Name(player, name), Choose(player, name), Settle(player, name), End(player)),
        *(Announce(player, name, held), Draw(name, 1), Dispose(player, name, 0, 0, held)),
        *(Count(player, name, held), Correct(player, name, held + 1), Correct(player, CASH, 100)),
        *(kind(player, names[chain]) for kind in (Choose, Settle) for chain in joined),
        *(
            TurnTo(player),
            Leave(player, returns=True),
            Sit(player),
            Peek(player),
            Note("a draught"),
        ),
    )


def _mistakes(choices: Choices, books: Books, name: str) -> tuple[Entry, ...]:
    """What tables do against the rules: buy again, choose otherwise, dispose late or of more."""
    names, takeover = books.header.edition.names, books.takeover
    again = Buy(books.player, (name,))
    if takeover is None:
        return (again,)
    chain, seat = choices.one(takeover.joined), choices.below(books.header.seats)
    held, more = books.blocks[chain][seat], choices.below(3)
    sold = choices.below(held + 1)
    late = Dispose(seat, names[chain], sold, 0, held - sold + more)
    return again, Choose(books.player, names[chain]), late


def _spoiled(entry: Entry, choices: Choices, books: Books) -> Entry:
    """With one thing in it changed, to what it may be already."""
    if isinstance(entry, Dispose) and choices.below(2):
        more = choices.one((1, 1, 2, -1, HUGE))
        return replace(entry, trade=entry.trade + more, keep=entry.keep - more)
    part = choices.one([field.name for field in fields(entry)])
    return replace(entry, **{part: _changed(part, getattr(entry, part), choices, books)})


def _changed(part: str, now: Any, choices: Choices, books: Books) -> Any:  # noqa: ANN401  a field
    """Another value for a field of an entry."""
    match part:
        case "player":
            return choices.one((*range(books.header.seats), -1, HUGE))
        case "tile":
            return _tile(choices, books)
        case "chain":
            return _chain(choices, books)
        case "thing":
            return choices.one((CASH, _chain(choices, books)))
        case "returns":
            return not now
        case "text":
            return ""
        case "chains":
            more = (*now, _chain(choices, books))
            return choices.one((more, more, now * 2, (_chain(choices, books),), more * 40))
    return choices.one((now + 1, now - 1, now + 2, -1, HUGE))


def _chain(choices: Choices, books: Books) -> str:
    """A chain, now and then one there is not."""
    names = books.header.edition.names
    if books.takeover and choices.below(2):
        return names[choices.one(books.takeover.joined)]
    return choices.one((*names, *names, "", "Chain 8"))


def _tile(choices: Choices, books: Books) -> Tile:
    """A square of this board, rather one that is forbidden, or one that is not there."""
    shape = books.header.shape
    beyond = (Tile(0, -1), Tile(shape.rows, 0), Tile(0, shape.columns), Tile(25, 998))
    if choices.rarely(6):
        return choices.one(beyond)
    barred = {Effect.EIGHTH, Effect.TWO_SAFE}
    squares = [s for s, (effect, _) in enumerate(tiles.prospects(books)) if effect in barred]
    return shape.tile(choices.one(squares if squares and choices.below(2) else shape.squares))

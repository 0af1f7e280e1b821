"""Entries with numbers and texts at every bound of what can be read again, and just over it."""

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import (
    Announce,
    Correct,
    Count,
    Dispose,
    Draw,
    Entry,
    Lay,
    Name,
    Note,
    Pass,
)
from hotels.ledger.chains.terms import Tile

MOST = 10**12
SIGNS = 1_000
NUMBERS = (MOST, MOST + 1, -MOST, -MOST - 1, 10**30)


def at_the_bounds(books: Books) -> tuple[Entry, ...]:
    """Each kind of entry, as large and as small as it can be written, and more so."""
    name, player = books.header.edition.names[0], books.player
    return (
        *(
            kind(player, thing, n)
            for kind in (Count, Correct)
            for thing in ("cash", name)
            for n in NUMBERS
        ),
        *(Announce(player, name, n) for n in NUMBERS),
        *(Draw(name, n) for n in NUMBERS),
        *(Dispose(player, name, n, -n, 0) for n in NUMBERS),
        *(Pass(n) for n in NUMBERS),
        *(Note(sign * more) for sign in ("x", "😀", "\0") for more in (0, SIGNS, SIGNS + 1)),
        *(Note(text) for text in ("\ud800", "x\udfff", '\n"\\\u2028')),
        *(Name(player, "x" * more) for more in (100, 101)),
        *(Count(player, "x" * more, 1) for more in (100, 101)),
        *(Lay(player, Tile(*at)) for at in ((25, 998), (26, 0), (0, 999), (-1, 0), (0, -1))),
    )

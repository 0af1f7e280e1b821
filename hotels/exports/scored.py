"""A game of which only the end is known, as its exports tell it: the figures and the settlement."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date

from hotels.exports.played import About, Played
from hotels.exports.text import closing, head, ranking, section, standing
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.tally import Entry, Sheet, final
from hotels.ledger.reading import Fields
from hotels.table import Table
from hotels.wording.language import phrase
from hotels.wording.speech import title


class Unfinished(Exception):
    """Some of the figures are missing, or cannot be: there is no result to tell."""


@dataclass(frozen=True)
class Scored(Played):
    """A game nobody tracked, with its names and its date."""

    counted: Books
    figures: Fields
    """All that was counted, as a plain object."""

    @property
    def books(self) -> Books:
        """The books at the end."""
        return self.counted

    @property
    def events(self) -> list[Fields]:
        """All that is known: the figures."""
        return [self.figures]


def of_tally(table: Table[Entry, Sheet], about: About, when: date) -> Scored:
    """A scored game; refused as long as it has no result."""
    books = final(table.books)
    if books is None:
        raise Unfinished
    header = replace(books.header, dealt=None)
    return Scored(header, about, when, (), books, table.game.state(table.books))


def score(game: Scored) -> str:
    """The end of the game as lines: who had what, the settlement, the ranking."""
    return "".join(f"{line.rstrip()}\n" for line in _lines(game))


def _lines(game: Scored) -> Iterator[str]:
    yield from head(game, phrase("The bank's score: {edition}", edition=title(game.header.edition)))
    yield from section(phrase("Who had what at the end"))
    yield from standing(game, game.books)
    outcome = game.settlement
    if outcome is None:
        raise AssertionError(game)
    yield from section(phrase("Final settlement, smallest chain first"))
    yield from closing(game, outcome)
    yield from section(phrase("The ranking"))
    yield from ranking(game, outcome)

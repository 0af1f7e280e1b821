"""Small games written down as they are told, each entry a line, with the words of their table."""

from collections.abc import Sequence

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.entries import Entry, Lay
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.header import Header
from hotels.ledger.journal import Line, Write
from hotels.table import Table
from hotels.views.ledger.consequences import Consequences
from hotels.views.ledger.form import Form
from hotels.views.ledger.forms import form_for
from hotels.views.ledger.offers import Offer
from hotels.views.table import speech_of
from hotels.wording.speech import Speech
from tests.ledger.chains.table import PEOPLE, deeds, edition_of, header, named
from tests.store.playing import entries, recorded

Told = Table[Entry, Books]

# 6E joins three chains of two tiles each: of $200, $200 and $300 a share.
THREE = (
    "Ana 4E, buys; Ben 5E, names Tower, buys; Ana 8E, buys; Ben 7E, names Luxor, buys;"
    "Ana 6G, buys; Ben 6F, names American, buys; Ana 6E, chooses Tower, settles Luxor;"
    "Ben sells 1 Luxor; Ben keeps 1 American; Ana buys"
)

QUARTET = ("Alice", "Bob", "Carol", "Dave")


def told(edition: str | Edition, seats: int, text: str, **options: object) -> tuple[Told, Speech]:
    """A game as it was told, and its words."""
    terms = header(edition, seats, **options)
    return written(terms, list(deeds(edition_of(edition), text))), spoken(terms)


def manuscript() -> tuple[Told, Speech]:
    """The manuscript's own game, which VACATION's typescript tells turn by turn."""
    terms = recorded().header
    return written(terms, entries()), spoken(terms, QUARTET)


def played(name: str) -> tuple[Told, Speech]:
    """A recorded game."""
    terms = recorded(name).header
    return written(terms, entries(name)), spoken(terms)


def written(terms: Header, what: list[Entry]) -> Told:
    """A table with an entry a line."""
    return Table(ChainGame(terms), (Line(n, Write(entry)) for n, entry in enumerate(what, 1)))


def spoken(terms: Header, people: tuple[str, ...] = PEOPLE) -> Speech:
    """The words of a table."""
    return speech_of(terms, people[: terms.seats], {})


def square(table: Told, name: str) -> int:
    """Where a square lies."""
    return table.books.header.shape.square(named(name))


def lay(player: int, name: str) -> Lay:
    """A tile on a square."""
    return Lay(player, named(name))


def rows(said: Consequences) -> list[tuple[str, str]]:
    """Turn and sentence of each row."""
    return [(row.turn, row.sentence) for row in said.rows]


def money(said: Consequences) -> list[tuple[str, str]]:
    """What each player has more or less, and then has."""
    return [(cell.difference, cell.then) for cell in said.people]


def form(game: tuple[Told, Speech], line: int) -> Form:
    """The form of a line."""
    table, speech = game
    found = form_for(table, line, speech)
    assert found is not None
    return found


def can(offers: Sequence[Offer]) -> list[str]:
    """What of it can have been."""
    return [offer.text for offer in offers if offer.is_possible]


def why(offers: Sequence[Offer], text: str) -> str:
    """What is said against one of them."""
    (found,) = (offer.why for offer in offers if offer.text == text)
    return found


def chosen(offers: Sequence[Offer]) -> list[str]:
    """Which of them is chosen."""
    return [offer.text for offer in offers if offer.is_chosen]

"""Whole games at random, for the laws to be tried on."""

from collections.abc import Iterator, Sequence
from itertools import groupby

import pytest
from hypothesis import strategies as st

from hotels.ledger.chains import agreement, codec
from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Books, Ending, opening
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Entry
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.terms import PAIR
from hotels.ledger.chains.transcript import FORMAT
from hotels.ledger.chains.trouble import Page
from hotels.ledger.objection import Grade
from hotels.ledger.reading import Fields
from tests.ledger.chains.keeper import Choices, Keeper
from tests.ledger.chains.nonsense import nonsense, one_of_each

in_every_edition = pytest.mark.parametrize("own_id", EDITIONS)

HANDFUL = st.binary(min_size=16, max_size=16)
"""Enough for most turns."""

SEATS = (2, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8)

MOST_TRIED = 300
AFTER_THE_END = 5

Step = tuple[Books, Page]
"""A page, with the books before it."""


class Table:
    """The terms of a game, and the blocks in fact dealt, whether the header tells them or not."""

    def __init__(self, header: Header, hands: agreement.Dealt, switches: Fields) -> None:
        self.header = header
        self.hands = hands
        self.switches = switches

    def __repr__(self) -> str:
        header = self.header
        laid = [header.text(tile) for tile in header.opening]
        return (
            f"{header.edition.id}, {header.seats} players, {header.options}, {laid}, {self.hands}"
        )


class Game:
    """A game played; shows itself as its table and a line an entry."""

    def __init__(self, table: Table, pages: Sequence[Page]) -> None:
        self.table = table
        self.pages = list(pages)

    @property
    def header(self) -> Header:
        return self.table.header

    @property
    def entries(self) -> list[Entry]:
        return [page.entry for page in self.pages]

    @property
    def books(self) -> Books:
        """The books at the end."""
        return self.pages[-1].books if self.pages else opening(self.header)

    def steps(self) -> Iterator[Step]:
        """Every page with the books before it."""
        books = opening(self.header)
        for page in self.pages:
            yield books, page
            books = page.books

    def turns(self) -> list[list[Step]]:
        """The steps turn by turn; the end of the game, once it is said, is no turn."""
        steps = [step for step in self.steps() if step[1].books.end is not Ending.DECLARED]
        return [list(turn) for _, turn in groupby(steps, key=lambda step: step[1].books.turn)]

    def transcript(self) -> Fields:
        """The game as its file has it."""
        header, edition = self.header, self.header.edition
        said: Fields = {"format": FORMAT, "edition": edition.id, "options": self.table.switches}
        said["players"] = [f"Player {seat}" for seat in range(header.seats)]
        said["opening"] = [header.text(tile) for tile in header.opening]
        if edition.yellow and header.dealt is not None:
            said["dealt"] = dict(zip(edition.names, map(list, header.dealt), strict=True))
        return said | {"events": [codec.encoded(entry, edition) for entry in self.entries]}

    def __repr__(self) -> str:
        edition = self.header.edition
        events = (str(codec.encoded(entry, edition)) for entry in self.entries)
        return "\n".join((repr(self.table), *events))


def played(table: Table, choices: Choices) -> Game:
    """A game until it is over or breaks off; nothing in it is worse than a reminder."""
    keeper = Keeper(table.header, table.hands, choices)
    books = opening(table.header)
    pages: list[Page] = []
    while (entry := keeper.answer(books)) is not None:
        page = book(entry, books)
        pages.append(page)
        assert page.grade < Grade.GAP, (page.objections, Game(table, pages))
        books = page.books
    return Game(table, pages)


def dealt(edition: Edition, seats: int, choices: Choices) -> agreement.Dealt:
    """The yellow cards, shuffled and dealt out."""
    cards = choices.shuffled(
        [place for place, chain in enumerate(edition.chains) for _ in range(chain.dealt)]
    )
    each = edition.dealt_each(seats)
    hands = [cards[seat * each : (seat + 1) * each] for seat in range(seats)]
    return tuple(tuple(hand.count(place) for hand in hands) for place in range(len(edition.chains)))


@st.composite
def tables(draw: st.DrawFn, own_id: str, *, told: bool = False) -> Table:
    """Two to eight players who agree on anything that may be agreed."""
    edition = EDITIONS[own_id]
    seats = draw(st.sampled_from([seats for seats in SEATS if seats >= edition.min_players]))
    switches: Fields = {"max_players": agreement.MOST_PLAYERS}
    switches["first_disposal"] = draw(st.sampled_from(agreement.SWITCHES["first_disposal"]))
    switches["start_cash"] = draw(st.sampled_from((6_000, 8_000, 60_000, 0)))
    if not draw(st.booleans()):
        switches["opening"] = draw(st.sampled_from(agreement.SWITCHES["opening"]))
    if seats == PAIR:
        switches["bank_holds"] = draw(st.booleans())
    if edition.yellow and not told:
        switches["deal"] = draw(st.sampled_from(agreement.SWITCHES["deal"]))
    options = agreement.options(switches, edition)
    choices = Choices(lambda: draw(HANDFUL))
    shape = Header(edition, seats, options).shape
    laid = choices.shuffled(shape.squares)[:seats] if options.opening == "stay" else []
    hands = dealt(edition, seats, choices)
    known = None if options.deal == "unknown" else hands
    opening_tiles = [shape.tile(square) for square in laid]
    return Table(agreement.agreed(edition, seats, options, opening_tiles, known), hands, switches)


@st.composite
def games(draw: st.DrawFn, own_id: str, *, told: bool = False) -> Game:
    """Whole games of an edition; with ``told`` the bank knows the deal."""
    return played(draw(tables(own_id, told=told)), Choices(lambda: draw(HANDFUL)))


class WildGame:
    """A game with nonsense in it; shows itself with whatever was tried, set aside or not."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tried: list[Step] = []

    def write(self, entry: Entry, books: Books) -> Books:
        """The books after an entry was tried."""
        try:
            page = book(entry, books)
        except Exception as error:
            error.add_note(f"{self!r}\n{entry}")
            raise
        self.tried.append((books, page))
        return page.books

    def __repr__(self) -> str:
        return "\n".join((repr(self.table), *(str(page.entry) for _, page in self.tried)))


@st.composite
def wild_games(draw: st.DrawFn, own_id: str) -> WildGame:
    """A game in which now and then nonsense is written.

    Where it stands for the first time, one entry of each kind is tried, and taken back.
    """
    game, choices = WildGame(draw(tables(own_id))), Choices(lambda: draw(HANDFUL))
    keeper = Keeper(game.table.header, game.table.hands, choices)
    books, late, seen = opening(game.table.header), 0, set()
    while choices.below(256) and len(game.tried) < MOST_TRIED and late < AFTER_THE_END:
        standing = books.awaiting and books.awaiting.kind, books.end
        if standing not in seen:
            seen.add(standing)
            for entry in one_of_each(choices, books):
                game.write(entry, books)
        right = keeper.answer(books)
        if right is None or not choices.below(3):
            right = nonsense(choices, books, right)
        books = game.write(right, books)
        late += books.awaiting is None
    return game

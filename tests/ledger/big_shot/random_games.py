"""Whole games at random, for the laws to be tried on."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from hotels.ledger.big_shot.auctions import affordable
from hotels.ledger.big_shot.books import Books, Question
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Pay, Put, Repeat
from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.big_shot.terms import DEFAULT, Board, Cubes, Terms
from hotels.ledger.big_shot.trouble import Page
from hotels.ledger.objection import Grade
from tests.ledger.big_shot.table import SMALL

MOST_TRIED = 700
HUGE = 10**30
BOARDS: tuple[Board, ...] = (DEFAULT, DEFAULT, SMALL)


class Game(NamedTuple):
    """A game played; every page with the books before it."""

    game: BigShot
    steps: tuple[tuple[Books, Page], ...]

    @property
    def pages(self) -> list[Page]:
        return [page for _, page in self.steps]

    @property
    def entries(self) -> list[Entry]:
        return [page.entry for page in self.pages]

    @property
    def books(self) -> Books:
        """The books at the end."""
        return self.steps[-1][1].books if self.steps else self.game.opening()

    def __repr__(self) -> str:
        return f"{self.game.terms}: {self.entries}"


def spaces(chance: Random) -> list[Cubes]:
    """The cubes on the 18 spaces: at least two colours on each."""
    cubes = [colour for colour in range(4) for _ in range(18)]
    while True:
        chance.shuffle(cubes)
        piles = [cubes[start : start + 4] for start in range(0, 72, 4)]
        if all(len({*pile}) > 1 for pile in piles):
            return [tuple(map(pile.count, range(4))) for pile in piles]  # type: ignore[misc]


def right(chance: Random, books: Books, left: Sequence[Cubes]) -> Entry | None:
    """What a keeper could write now and nothing speaks against; None where all is done."""
    asked, terms = books.awaiting, books.terms
    if asked is None:
        return None
    can = affordable(books, asked.player).cash
    least = (books.lead[1] if books.lead else 0) + 1
    if asked.kind in {Question.OPEN, Question.BID} and chance.random() < 0.1:
        return Loan(chance.choice([one for one in range(4) if terms.owners[one] is not None]))
    match asked.kind:
        case Question.OPEN:
            roller = asked.player if chance.random() < 0.9 else chance.randrange(terms.seats)
            return Open(roller, left[books.round])
        case Question.BID:
            if chance.random() < 0.2:
                return _hammer(chance, books, least)
            if can < least or chance.random() < 0.6:
                return Pass(asked.player)
            most = can + 3 if terms.is_hidden else min(can, least + 3)
            return Bid(asked.player, chance.randint(least, most))
        case Question.PAY:
            return Pay(chance.choice(terms.colours_of(asked.player)))
        case Question.REPEAT:
            return Repeat()
        case Question.PLACE:
            free = [
                name
                for name, lot in zip(terms.board.names, books.lots, strict=True)
                if not lot.is_sold
            ]
            assert books.auction is not None
            of = [colour for colour in range(4) if books.auction.left[colour]]
            return Put(chance.choice(free), chance.choice(of))


def _hammer(chance: Random, books: Books, least: int) -> Hammer:
    """The end of an auction at once."""
    if books.lead is None and chance.random() < 0.3:
        return Hammer(None, 0)
    winner = chance.choice(books.order)
    return Hammer(winner, max(least, min(affordable(books, winner).cash, least + 2)))


def nonsense(chance: Random, books: Books) -> Entry:
    """Any entry at all, mostly with numbers that could be meant."""
    player = chance.choice((*range(4), *range(4), -1, 4, HUGE))
    colour = chance.choice((*range(4), *range(4), -1, 4, HUGE))
    amount = chance.choice((*range(15), *range(15), -1, 1_000, HUGE))
    cubes: Cubes = chance.choice(((2, 1, 0, 1), (4, 0, 0, 0), (1, 1, 1, 1), (0, 0, 0, 0), (9,) * 4))
    lot = chance.choice((*books.terms.board.names, "", "nowhere"))
    entries: tuple[Entry, ...] = (
        *(Loan(colour), Open(player, cubes), Bid(player, amount), Pass(player)),
        *(Hammer(player, amount), Hammer(None, chance.choice((0, amount))), Pay(colour)),
        *(Repeat(), Put(lot, colour)),
    )
    if books.awaiting is not None and books.awaiting.kind is Question.PAY:
        entries += (Pay(colour), Pay(colour), Pay(colour))  # few auctions ask for it
    return chance.choice(entries)


def games(*, wild: bool = False) -> st.SearchStrategy[Game]:
    """Games of anybody's; wild ones with entries that nobody should write, forced as well."""
    lengths = st.integers(0, 200) | st.just(MOST_TRIED)
    return st.builds(game_of, st.integers(0, 2**32), lengths, st.just(wild))


def game_of(seed: int, length: int = MOST_TRIED, wild: bool = False) -> Game:  # noqa: FBT001, FBT002  drawn by place
    """The game that a number makes; shorter ones are its beginning."""
    chance = Random(seed)  # noqa: S311  a game, no secret
    seats = chance.choice((2, 2, 3, 4))
    owners = [*{2: (0, 0, 1, 1), 3: (0, 1, 2, None), 4: (0, 1, 2, 3)}[seats]]
    chance.shuffle(owners)
    hidden = chance.random() < 0.3
    game = BigShot(Terms(seats, tuple(owners), chance.choice(BOARDS), is_hidden=hidden))
    left = spaces(chance)
    books, steps = game.opening(), []
    for _ in range(length):
        entry = right(chance, books, left)
        if wild and (entry is None or chance.random() < 0.3):
            entry = nonsense(chance, books)
        if entry is None:
            break
        page = game.book(entry, books)
        if not wild and page.grade > Grade.REMINDER:
            if isinstance(entry, Open):
                break  # a small board is full
            continue
        steps.append((books, page))
        books = page.books
    return Game(game, tuple(steps))

"""What tables argue about: small positions, and what is done in them, played by any edition."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from hotels.ledger.chains import agreement
from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Awaiting, Books, Question, opening
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.entries import (
    Buy,
    Choose,
    Correct,
    Count,
    Deed,
    Dispose,
    Draw,
    End,
    Lay,
    Name,
    Pass,
    Settle,
)
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.positions import ROLES, chain_of, laid_out, square_of
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules.ending import Settlement, settlement
from hotels.ledger.chains.terms import Player, Tile
from hotels.ledger.chains.trouble import Page
from hotels.ledger.difference import Difference, Numbered, difference
from hotels.ledger.money import Money
from hotels.ledger.objection import Grade
from hotels.ledger.working import Citation, Mark

Done = Deed | Count | Correct
"""What is done in a position; its chains are parts: ``a`` is the first of the cheapest."""

THREE = 3


@dataclass(frozen=True, slots=True)
class Case:
    """One position, and what is done in it."""

    on: str
    """What lies on the board, as ``positions`` reads it."""
    entries: tuple[Done, ...]
    rule: Rule
    """What the question turns on."""
    held: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    """Who holds how many of a chain."""
    left: Mapping[str, int] = field(default_factory=dict)
    """What the bank has left of a chain, where that is less than the rest."""
    cash: tuple[Money, ...] = ()
    seats: int = THREE
    first: Player = 0
    """Who lays the next tile."""
    passes: int = 0
    options: Mapping[str, bool | int | str] = field(default_factory=dict)
    looks: Tile | None = None
    """A square of which is told what a tile there would do."""
    counts: str = ""
    """A chain of which is told how many blocks the bank has left."""
    worth: str = ""
    """A chain of which is told what a block is worth at the end."""
    closes: bool = False
    """Whether the final settlement is told."""
    lies: bool = False
    """Whether is told how large the chains are afterwards, and who has how much."""
    grounds: bool = False
    """Whether is told at which size and price is paid."""
    meant: Tile | None = None
    """Where the first tile was meant to lie."""
    moved: bool = False
    """Whether that tile is moved there when all is done."""
    printed_in: frozenset[str] | None = None
    """The editions that print this answer, where they are fewer than those that state the rule."""


class Played(NamedTuple):
    """A position, and each entry with the books before it."""

    case: Case
    before: Books
    steps: tuple[tuple[Books, Page], ...]
    after: Books
    final: Settlement | None
    moved: tuple[tuple[Books, Page], ...] = ()
    """The same entries once the first tile is moved to where it was meant to lie."""

    @property
    def edition(self) -> Edition:
        """By which it was played."""
        return self.before.header.edition

    @property
    def cites(self) -> Citation:
        """What the question turns on, and how sure the edition is of the answer."""
        edition, case = self.edition, self.case
        stated = edition.cite(case.rule)
        thrown = agreement.thrown(edition.options, case.options)
        if thrown != edition.options:
            return stated._replace(mark=Mark.HOUSE)
        unprinted = case.printed_in is not None and case.printed_in.isdisjoint(
            {edition.id, edition.based_on}
        )
        if unprinted and stated.mark is not Mark.HOUSE:
            return stated._replace(mark=Mark.RECONSTRUCTED)
        return stated

    @property
    def difference(self) -> Difference:
        """What moving the tile changes, line by line."""
        was, now = (
            [Numbered(number, page) for number, (_, page) in enumerate(steps)]
            for steps in (self.steps, self.moved)
        )
        return difference(was, now, (None, None))

    def place(self, role: str) -> int:
        """The chain that plays a part here."""
        return chain_of(role, self.edition)

    def square(self, meant: Tile) -> int:
        """The square that is meant."""
        header = self.before.header
        return header.shape.square(square_of(meant, header.edition))


def played(case: Case, edition: Edition) -> Played | None:
    """The case by this edition; None where its board or its blocks are too few.

    An entry that the rules forbid is told with what speaks against it, and does not happen.
    """
    before = position(case, edition)
    if before is None:
        return None
    steps, after = _done(case.entries, before)
    moved: tuple[tuple[Books, Page], ...] = ()
    if case.moved:
        moved, after = _done(_as_meant(case), before)
    final = settlement(after) if case.closes else None
    return Played(case, before, steps, after, final, moved)


def _as_meant(case: Case) -> tuple[Done, ...]:
    """The entries with the first tile where it was meant to lie."""
    first, *rest = case.entries
    if not isinstance(first, Lay) or case.meant is None:
        raise AssertionError(case)
    return (replace(first, tile=case.meant), *rest)


def _done(entries: tuple[Done, ...], books: Books) -> tuple[tuple[tuple[Books, Page], ...], Books]:
    """Each entry with the books before it, and the books after all that happened."""
    steps = []
    for meant in entries:
        page = book(_cast(meant, books.header.edition), books)
        steps.append((books, page))
        if page.grade < Grade.GAP:
            books = page.books
    return tuple(steps), books


def position(case: Case, edition: Edition) -> Books | None:
    """The books of the case before anything is done, as if it were known who holds what."""
    options = agreement.thrown(replace(edition.options, deal="known"), case.options)
    seats = agreement.seats(case.seats, edition, options)
    header = Header(edition, seats, options, (), agreement.no_deal(edition, seats))
    board = laid_out(case.on, edition)
    if board is None:
        return None
    blocks = [(*(0,) * seats, chain.dealt, chain.bank) for chain in edition.chains]
    for role in {*case.held, *case.left}:
        place = chain_of(role, edition)
        hands = case.held.get(role, (0,) * seats)
        dealt, rest = edition.chains[place].dealt, edition.chains[place].bank - sum(hands)
        if rest < 0:
            return None
        stock = min(rest, case.left.get(role, rest))
        blocks[place] = (*hands, dealt + rest - stock, stock)
    purses = case.cash or (options.start_cash,) * seats
    return opening(header)._replace(
        board=board,
        blocks=tuple(blocks),
        cash=(*purses, 0, -sum(purses)),
        turn=1,
        passes=case.passes,
        player=(case.first - 1) % seats,
        awaiting=Awaiting(Question.TILE, (case.first,)),
    )


def _cast(meant: Done, edition: Edition) -> Done:
    """An entry with the chains and the squares of this edition."""
    match meant:
        case Lay(_, tile):
            return replace(meant, tile=square_of(tile, edition))
        case Buy(_, chains):
            return replace(meant, chains=tuple(_named(one, edition) for one in chains))
        case Name() | Choose() | Settle() | Dispose() | Draw():
            return replace(meant, chain=_named(meant.chain, edition))
        case Count() | Correct() if meant.thing in ROLES:
            return replace(meant, thing=_named(meant.thing, edition))
        case Pass() | End() | Count() | Correct():
            return meant
    raise AssertionError(meant)


def _named(role: str, edition: Edition) -> str:
    """The name of the chain that plays a part."""
    return edition.names[chain_of(role, edition)]

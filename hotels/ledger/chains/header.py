"""What a table agreed before the first tile: edition, seats, switches, opening tiles, deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from hotels.ledger.chains.board import Shape, shape
from hotels.ledger.chains.edition import Edition, Options, PairBonus
from hotels.ledger.chains.terms import PAIR, Tile, leftwards
from hotels.ledger.money import Bills, Money, fewest, sum_of


@dataclass(frozen=True)
class Header:
    """The terms of one game; holds seats only, no names of people."""

    edition: Edition
    seats: int
    options: Options
    opening: tuple[Tile, ...] = ()
    dealt: tuple[tuple[int, ...], ...] | None = None
    """Blocks dealt, chain by chain, one number a player; None where nobody wrote the deal down."""

    @cached_property
    def prices(self) -> tuple[tuple[Money, ...], ...]:
        """The price of each chain at every size up to the whole board."""
        edition = self.edition
        return tuple(
            tuple(edition.price(place, size) for size in range(edition.squares + 1))
            for place in range(len(edition.chains))
        )

    @cached_property
    def shape(self) -> Shape:
        """The board's squares."""
        return shape(self.edition.rows, self.edition.columns)

    @cached_property
    def limit(self) -> int:
        """The most blocks a turn buys at this table."""
        return self.edition.buying.limit(self.seats)

    @cached_property
    def orders(self) -> tuple[tuple[int, ...], ...]:
        """For each player, all seats from him to the left."""
        return tuple(leftwards(player, self.seats) for player in range(self.seats))

    @cached_property
    def hands(self) -> tuple[int, ...]:
        """How many yellow blocks each player was dealt."""
        return (self.edition.dealt_each(self.seats),) * self.seats

    @cached_property
    def set_aside(self) -> int:
        """How many yellow blocks nobody was dealt."""
        return self.edition.yellow - sum(self.hands)

    @property
    def deal_known(self) -> bool:
        """Whether the bank knows every holding from the start."""
        return self.dealt is not None

    @property
    def is_hidden(self) -> bool:
        """Whether players hide what they hold."""
        return self.options.holdings != "open"

    @property
    def is_open(self) -> bool:
        """Whether everybody may see what everybody holds."""
        return not self.is_hidden and self.deal_known

    @property
    def different(self) -> bool:
        """Whether the blocks of a turn must be of different chains at this table."""
        return self.seats == PAIR and self.edition.buying.different

    @property
    def pair_bonus(self) -> PairBonus | None:
        """The bonus row of its own by which these two players share, if they are two."""
        return None if self.seats != PAIR or self.bank_holds else self.edition.pair_bonus

    @property
    def bank_holds(self) -> bool:
        """Whether the bank is a third holder; only ever with two players."""
        return self.seats == PAIR and self.options.bank_holds

    @property
    def purse(self) -> Bills:
        """The money each player starts with, in bills."""
        start = self.options.start_cash
        printed = self.edition.purse
        if sum_of(printed) == start and all(bill in self.edition.bills for _, bill in printed):
            return printed
        return fewest(start, self.edition.bills) or ()

    def text(self, tile: Tile) -> str:
        """The tile as this edition prints it."""
        return tile.text(row_first=self.edition.row_first)


def first_player(drawn: Sequence[Tile], start_order: str) -> int:
    """Who begins: the tile nearest row A, then column 1; column first by a house switch."""
    by_column = start_order == "column"
    return min(
        range(len(drawn)),
        key=lambda seat: (drawn[seat].column, drawn[seat].row) if by_column else drawn[seat],
    )

"""All that an edition must state, and how sure it is of each thing it states."""

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import NamedTuple

from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.terms import PAIR
from hotels.ledger.money import Bills, Money
from hotels.ledger.working import Citation, Mark

TIERS = ("cheap", "medium", "dear")


class Cite(NamedTuple):
    """How sure an edition is of a rule, and where its source prints it."""

    mark: Mark
    where: str = ""


class Words(NamedTuple):
    """What this printing calls things."""

    tile: str
    tiles: str
    chain: str
    block: str
    blocks: str
    merger: str
    mergers: str
    survivor: str
    takes_over: str
    took_over: str
    taken_over: str


MERGERS = ("merger", "mergers", "survivor", "acquires", "acquired", "acquired")
TAKEOVERS = (
    *("takeover", "takeovers", "chain that takes over"),
    *("takes over", "took over", "taken over"),
)
"""What Acquire, and what the typescripts, call it when a chain is joined by a larger one."""


class Chain(NamedTuple):
    """One of the names: its price tier, and its blocks dealt out and in the bank."""

    name: str
    tier: int
    dealt: int
    bank: int

    @property
    def in_all(self) -> int:
        """How many blocks of it there are."""
        return self.dealt + self.bank


class Figures(NamedTuple):
    """How sure an edition is of a column of its card, size by size."""

    sizes: Mapping[int, Mark]
    otherwise: Mark

    def mark(self, size: int) -> Mark:
        """The mark of the figure at this size."""
        return self.sizes.get(size, self.otherwise)


class Bonuses(NamedTuple):
    """What the largest holders get: so many times the price, or by a table of prices."""

    times: tuple[int | Fraction, ...]
    figures: Figures
    table: Mapping[Money, tuple[Money, ...]] | None = None
    tie_of_three: Mark = Mark.ATTESTED
    """How sure the rule is where three or more tie for the first bonus."""
    by_seat: bool = False
    """What does not divide goes to the tied players one step at a time, not to all rounded up."""


class PairBonus(NamedTuple):
    """The bonus row of two players: a pot split evenly, a part moved by each block more."""

    times: int
    per_block: int
    """Per cent of the pot that each block of difference moves to the larger holder."""
    printed: tuple[int, int, int] | None = None
    """The one example the edition prints: size, blocks of the larger holder, of the smaller."""


class Buying(NamedTuple):
    """How many blocks a turn may buy."""

    blocks: int
    two_players: int
    different: bool = False
    """With two players: each block of a turn of another chain."""

    def limit(self, seats: int) -> int:
        """The most blocks a turn buys."""
        return self.two_players if seats == PAIR else self.blocks


class Ends(NamedTuple):
    """What ends a game: A all chains safe, B one chain of the end size, C a rack of dead tiles."""

    conditions: str
    compulsory: str = ""


@dataclass(frozen=True, slots=True)
class Options:
    """The switches of a table; an edition states its own setting of each."""

    bank_holds: bool = False
    first_disposal: str = "tile_player"
    opening: str = "none"
    start_order: str = "row"
    max_players: int = 6
    holdings: str = "hidden"
    start_cash: Money = 6_000
    deal: str = "known"


@dataclass(frozen=True)
class Edition:
    """One printing of the rules, as data."""

    id: str
    name: str
    variant: str
    source: str
    words: Words
    row_first: bool
    rows: int
    columns: int
    min_players: int
    chains: tuple[Chain, ...]
    prices: tuple[tuple[int, ...], ...]
    """One row per band, as printed: from this size on, one price a tier."""
    price_figures: Figures
    bonuses: Bonuses
    buying: Buying
    founder: int
    """Free blocks for the one who founds a chain."""
    pair_bonus: PairBonus | None
    """What stands in place of first and second bonus with two players."""
    safe: int
    end: int
    ends: Ends
    bills: tuple[Money, ...]
    purse: Bills
    """The money each player starts with, in bills as printed."""
    options: Options
    rules: Mapping[Rule, Cite]
    rounding: Money = 100
    cities: Mapping[str, str] = field(default_factory=dict)
    colours: tuple[str, ...] = ()
    """Each chain's colour, as its pieces are; nothing where that is not known. No book needs it."""
    based_on: str = ""
    changed: frozenset[str] = frozenset()
    """What a house edition states anew, by its keys."""
    written: str = ""
    """A house edition as its table wrote it."""

    @cached_property
    def places(self) -> Mapping[str, int]:
        """Each chain's place on the card."""
        return {chain.name: place for place, chain in enumerate(self.chains)}

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The chains in the order of the card."""
        return tuple(chain.name for chain in self.chains)

    @cached_property
    def tiers(self) -> int:
        """How many prices a row of the card prints."""
        return len(self.prices[0]) - 1

    @property
    def squares(self) -> int:
        """How many squares the board has."""
        return self.rows * self.columns

    @property
    def yellow(self) -> int:
        """How many blocks are dealt before the game, over all chains."""
        return sum(chain.dealt for chain in self.chains)

    def price(self, place: int, size: int) -> Money:
        """The price of a block of the chain with so many tiles; nought off the board."""
        return self.tier_price(self.chains[place].tier, size)

    def tier_price(self, tier: int, size: int) -> Money:
        """What a block of a tier costs at a size; nought off the board."""
        band = bisect_right(self.prices, size, key=lambda row: row[0])
        return self.prices[band - 1][1 + tier] if band else 0

    def bonus_row(self, price: Money) -> tuple[Money, ...]:
        """First, second (and third) bonus at a price."""
        if self.bonuses.table is not None:
            return self.bonuses.table[price]
        return tuple(self._times(price, times) for times in self.bonuses.times)

    def _times(self, price: Money, times: int | Fraction) -> Money:
        """So many times the price; what is no whole number of times, up to a whole step."""
        if isinstance(times, int):
            return price * times
        return -(-price * times // self.rounding) * self.rounding

    def cite(self, rule: Rule, mark: Mark | None = None) -> Citation:
        """The rule as this edition states it; what it does not state is reconstructed."""
        stated = self.rules.get(rule, UNSTATED)
        return Citation(self.id, rule.value, mark or stated.mark, stated.where)

    def dealt_each(self, seats: int) -> int:
        """How many yellow blocks each player gets; two players leave a third pile aside."""
        return self.yellow // (3 if seats == PAIR else seats)


UNSTATED = Cite(Mark.RECONSTRUCTED, "not stated")

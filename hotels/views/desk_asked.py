"""A holding in dispute, and the same with one thing changed."""

from typing import NamedTuple

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.quick import ToSettle, counterpart
from hotels.ledger.chains.terms import FEWEST_TILES, PAIR, Player
from hotels.views.letters import letters
from hotels.views.people import seated
from hotels.views.table import WHOLE_NAMES
from hotels.wording.language import phrase
from hotels.wording.speech import Speech

LEAST, MOST = 2, 6
"""Players the desk asks about; more only where an edition takes more."""


class Asked(NamedTuple):
    """One holding in dispute."""

    edition: Edition
    chain: int
    size: int
    names: tuple[str, ...]
    blocks: tuple[int, ...]
    tile_player: Player = 0
    drawn: int | None = None
    """What the bank counts as holding, if it is a holder."""
    called: tuple[tuple[str, str], ...] = ()
    """What this table calls chains, where it is not what is printed."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.blocks)

    @property
    def speech(self) -> Speech:
        """The names of this table."""
        return Speech(self.edition, seated(self.names), dict(self.called), WHOLE_NAMES)

    @property
    def chain_name(self) -> str:
        """The chain as this table calls it."""
        return self.speech.chain(self.chain)

    @property
    def letters(self) -> tuple[str, ...]:
        """The letter on each chain's fob."""
        return letters(self.speech.chain(name) for name in self.edition.names)

    @property
    def there_are(self) -> int:
        """How many blocks of the chain there are."""
        chain = self.edition.chains[self.chain]
        return chain.in_all

    @property
    def most_players(self) -> int:
        """How many the desk has room for."""
        return max(MOST, self.edition.options.max_players)

    @property
    def may_join(self) -> bool:
        """Whether there is room for one player more."""
        return self.seats < self.most_players

    @property
    def may_part(self) -> bool:
        """Whether one player fewer is still asked about."""
        return self.seats > LEAST

    @property
    def most_tiles(self) -> int:
        """How large the chain can be."""
        return self.edition.squares

    @property
    def most_drawn(self) -> int:
        """The highest number on a tile."""
        return self.edition.columns

    @property
    def bank_may_hold(self) -> bool:
        """Whether a drawn tile can make the bank a holder."""
        return self.seats == PAIR

    @property
    def to_settle(self) -> ToSettle:
        """What the engine is asked."""
        name = self.edition.names[self.chain]
        blocks, drawn = self.blocks, self.drawn if self.bank_may_hold else None
        return ToSettle(self.edition, name, self.size, blocks, self.tile_player, drawn)

    # the same with one thing changed

    def by(self, edition: Edition) -> "Asked":
        """By another edition: the same name, or the chain that is as dear there."""
        name = counterpart(edition, self.edition.names[self.chain], self.edition)
        chain = edition.places[name]
        return self._replace(edition=edition, chain=chain, called=())

    def sized(self, size: int) -> "Asked":
        """A chain of another size."""
        return self._replace(size=size)

    def holding(self, player: Player, count: int) -> "Asked":
        """One player holds another number."""
        return self._replace(blocks=_with(self.blocks, player, count))

    def grown(self, by: int) -> "Asked":
        """The chain so much larger, or smaller, as far as it can be."""
        return self.sized(max(FEWEST_TILES, min(self.most_tiles, self.size + by)))

    def holding_more(self, player: Player, by: int) -> "Asked":
        """One player holds so many more, or fewer, as far as there are so many."""
        count = self.blocks[player] + by
        return self.holding(player, max(0, min(self.there_are, count)))

    def drawing(self, count: int) -> "Asked":
        """Another number drawn for the bank; none where it is nought."""
        return self._replace(drawn=count or None)

    def drawing_more(self, by: int) -> "Asked":
        """A number so much higher, or lower, as far as there are tiles of it."""
        return self.drawing(max(0, min(self.most_drawn, (self.drawn or 0) + by)))

    def joined(self, name: str = "") -> "Asked":
        """One more player, who holds none."""
        names = (*self.names, name or player_called(self.seats + 1))
        return self._replace(names=names, blocks=(*self.blocks, 0))

    def parted(self) -> "Asked":
        """Without the last player."""
        last = self.seats - 1
        laid = min(self.tile_player, last - 1)
        return self._replace(names=self.names[:last], blocks=self.blocks[:last], tile_player=laid)

    def renamed(self, player: Player, name: str) -> "Asked":
        """A player by his name."""
        return self._replace(names=_with(self.names, player, name))


def _with(items: tuple, place: int, item: object) -> tuple:  # type: ignore[type-arg]
    """The same with another item at a place."""
    return (*items[:place], item, *items[place + 1 :])


def player_called(number: int) -> str:
    """What a player without a name goes by."""
    return phrase("Player {number}", number=number)

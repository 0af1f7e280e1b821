"""Everything the keeper can write, as verbs."""

from dataclasses import dataclass
from typing import ClassVar

from hotels.ledger.chains.terms import Player, Tile


@dataclass(frozen=True, slots=True)
class Lay:
    """A player lays a tile; his turn begins."""

    player: Player
    tile: Tile


@dataclass(frozen=True, slots=True)
class Pass:
    """A player's turn begins without a tile, for he can lay none."""

    player: Player


@dataclass(frozen=True, slots=True)
class Name:
    """The player who formed a chain names it."""

    player: Player
    chain: str


@dataclass(frozen=True, slots=True)
class Choose:
    """The player who joined equal chains says which one takes over."""

    player: Player
    chain: str


@dataclass(frozen=True, slots=True)
class Announce:
    """A player says how many blocks of a chain he holds."""

    player: Player
    chain: str
    blocks: int


@dataclass(frozen=True, slots=True)
class Draw:
    """A tile drawn for the bank says how many blocks of a chain it counts as holding."""

    chain: str
    blocks: int


@dataclass(frozen=True, slots=True)
class Settle:
    """The tile's player says which of several equal defunct chains is settled next."""

    player: Player
    chain: str


@dataclass(frozen=True, slots=True)
class Dispose:
    """A holder says what he does with his blocks of a defunct chain."""

    player: Player
    chain: str
    sell: int
    trade: int
    keep: int


@dataclass(frozen=True, slots=True)
class Buy:
    """A player buys blocks, or none; his turn ends."""

    player: Player
    chains: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class End:
    """The end is declared by the player whose turn it was."""

    player: Player


@dataclass(frozen=True, slots=True)
class Count:
    """A purse or a pile was counted at the table; nothing moves."""

    player: Player
    thing: str
    count: int


@dataclass(frozen=True, slots=True)
class Correct:
    """A purse or a pile is put right: from now on the player has what was counted."""

    player: Player
    thing: str
    count: int


@dataclass(frozen=True, slots=True)
class TurnTo:
    """Whose turn it is, is put right."""

    player: Player


@dataclass(frozen=True, slots=True)
class Leave:
    """A player is called away; his blocks stay before his seat, or go back to the bank."""

    player: Player
    returns: bool


@dataclass(frozen=True, slots=True)
class Sit:
    """Somebody takes the seat of a player who left."""

    player: Player


@dataclass(frozen=True, slots=True)
class Peek:
    """A player looked at his own holdings, which are kept but hidden."""

    changes_nothing: ClassVar[bool] = True
    player: Player


@dataclass(frozen=True, slots=True)
class Note:
    """What the banker wants to remember."""

    text: str


Deed = Lay | Pass | Name | Choose | Announce | Draw | Settle | Dispose | Buy | End
"""What the rules know: an event of a transcript."""

Aside = Count | Correct | TurnTo | Leave | Sit | Peek | Note
"""What happens beside the rules; a transcript does not hold it."""

Entry = Deed | Aside

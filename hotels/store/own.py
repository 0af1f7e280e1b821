"""What a house has made its own: editions, boards of Big Shot, values of Perfect Hotel."""

from typing import Protocol

from hotels.ledger import reading
from hotels.ledger.chains.house import house_edition
from hotels.ledger.reading import Fields
from hotels.store.records import digest
from hotels.store.store import Store

LONGEST_STEM = 91
"""So much of an id is kept in front of what tells a thing from its namesake."""


class Own(Protocol):
    """A thing of the house as the archive keeps it."""

    @property
    def name(self) -> str:
        """What the house calls it."""

    @property
    def id(self) -> str:
        """What it goes by in the archive."""

    @property
    def written(self) -> str:
        """The whole of it as a text."""


def own(said: Fields) -> Own:
    """The thing an object says, or a refusal that names the key at fault."""
    match reading.needed(said, "format"):
        case "hotels-board/1":
            from hotels.ledger.big_shot.house import house_board  # noqa: PLC0415 - rarely met

            return house_board(said)
        case "hotels-values/1":
            from hotels.ledger.perfect_hotel.house import house_values  # noqa: PLC0415 - likewise

            return house_values(said)
    return house_edition(said)


def own_kept(store: Store, said: Fields) -> tuple[Own, bool]:
    """A thing of the house in the archive, and whether it is new there.

    One that is another here is kept beside ours, under the same name every time.
    """
    thing = own(said)
    if store.editions(thing.id).get(thing.id, thing.written) != thing.written:
        own_id = f"{thing.id[:LONGEST_STEM].rstrip('-')}-{digest(thing.written, 8)}"
        thing = own({**said, "id": own_id})
    new = not store.editions(thing.id)
    store.keep_edition(thing.id, thing.written)
    return thing, new

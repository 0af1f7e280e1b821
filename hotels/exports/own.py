"""What a house has made its own: editions, boards of Big Shot, values of Perfect Hotel."""

from typing import Protocol

from hotels.ledger import reading
from hotels.ledger.chains.house import house_edition
from hotels.ledger.reading import Fields


class Own(Protocol):
    """A thing of the house as the archive keeps it."""

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

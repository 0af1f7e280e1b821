"""The names of a record's players, no two alike."""

from hotels.ledger import reading
from hotels.ledger.objection import Refused

SAME_NAME = "same name"


def player_names(value: object) -> tuple[str, ...]:
    """The players' names, all different and none of them empty."""
    names = tuple(
        reading.filled(name, "a player's name") for name in reading.items(value, "players")
    )
    if (name := reading.doubled(names)) is not None:
        raise Refused(SAME_NAME, name=name)
    return names


def names_in(value: object) -> tuple[str, ...]:
    """The players' names where a refused file has usable ones."""
    try:
        return player_names(value.get("players")) if isinstance(value, dict) else ()
    except Refused:
        return ()

"""How a file of a house begins, whichever game it is for: its format, an id of its own, a name."""

import re
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields

_ID = re.compile(r"house-[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)


class Misnamed(StrEnum):
    """What can be wrong with the beginning, besides a field of the wrong kind."""

    FORMAT = "house format"
    ID = "house id"


class Title(NamedTuple):
    """What a house calls a thing of its own."""

    id: str
    name: str


def title(said: Fields, known: str) -> Title:
    """The id and the name in a file of a known format, or a refusal that names the key at fault."""
    if reading.needed(said, "format") != known:
        raise Refused(Misnamed.FORMAT, field="format", known=known)
    own_id = reading.text(reading.needed(said, "id"), "id", longest=100)
    if not _ID.fullmatch(own_id):
        raise Refused(Misnamed.ID, field="id", text=own_id)
    return Title(own_id, reading.filled(reading.needed(said, "name"), "name"))

"""hotels-values/1: what a table says the kinds of Build are worth."""

import re
from dataclasses import dataclass
from enum import StrEnum

from hotels.ledger import reading
from hotels.ledger.objection import Refused
from hotels.ledger.perfect_hotel.terms import Values, value_fields, values_of

FORMAT = "hotels-values/1"

_ID = re.compile(r"house-[a-z0-9]+(-[a-z0-9]+)*", re.ASCII)


class Nonsense(StrEnum):
    """What a table's own values cannot say."""

    FORMAT = "not a format of values"
    ID = "not an id of a house"


@dataclass(frozen=True, slots=True)
class HouseValues:
    """What the kinds are worth at this table, under a name of its own."""

    id: str
    name: str
    values: Values

    @property
    def written(self) -> str:
        """The whole of it as text, every value stated."""
        return reading.written(
            {
                "format": FORMAT,
                "id": self.id,
                "name": self.name,
                "values": value_fields(self.values),
            }
        )


def house_values(value: object) -> HouseValues:
    """The table's own values, or a refusal that names the key at fault."""
    said = reading.fields(value, "the values")
    if reading.needed(said, "format") != FORMAT:
        raise Refused(Nonsense.FORMAT, field="format", known=FORMAT)
    reading.only(said, ("format", "id", "name", "values"))
    own_id = reading.text(reading.needed(said, "id"), "id", longest=100)
    if not _ID.fullmatch(own_id):
        raise Refused(Nonsense.ID, field="id", text=own_id)
    name = reading.filled(reading.needed(said, "name"), "name")
    return HouseValues(own_id, name, values_of(reading.needed(said, "values")))

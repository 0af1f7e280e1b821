"""hotels-values/1: what a table says the kinds of Build are worth."""

from dataclasses import dataclass

from hotels.ledger import reading
from hotels.ledger.house import title
from hotels.ledger.perfect_hotel.terms import Values, value_fields, values_of

FORMAT = "hotels-values/1"


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
    said = reading.only(reading.fields(value, "the values"), ("format", "id", "name", "values"))
    own_id, name = title(said, FORMAT)
    return HouseValues(own_id, name, values_of(reading.needed(said, "values")))

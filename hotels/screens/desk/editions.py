"""Every edition there is to settle by: the printed ones, then those of the house."""

from typing import TYPE_CHECKING

from hotels.ledger import reading
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import house_edition
from hotels.ledger.objection import Refused

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def every_edition(house: "HotelsApp") -> list[Edition]:
    """The printed editions, and those of the house that can be read here."""
    found = [*EDITIONS.values()]
    with house.disk() as store:
        for text in store.editions().values():
            try:
                found.append(house_edition(reading.parsed(text.encode())))
            except Refused:
                continue  # a later version wrote it; the archive keeps it
    return found

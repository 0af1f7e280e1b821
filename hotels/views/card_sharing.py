"""An edition handed on: as a file that another Hotels takes, and as a text for people."""

import json

from hotels.ledger import reading
from hotels.ledger.chains.edition import Edition
from hotels.wording.card import card

KEYS = ("format", "id", "name", "based_on", "changes")
"""The order in which people read a house edition."""


def as_file(edition: Edition) -> str:
    """The house edition as hotels-edition/1, to be read by people as well."""
    said = reading.fields(reading.parsed(edition.written.encode()), "the edition")
    ordered = {key: said[key] for key in KEYS} | said
    return f"{json.dumps(ordered, ensure_ascii=False, indent=2, default=str)}\n"


def as_text(edition: Edition) -> str:
    """The whole card in words."""
    return "\n".join([*card(edition), ""])


def file_name(edition: Edition, suffix: str) -> str:
    """``hotels-card-vacation.txt``, ``house-our-vacation.json``."""
    stem = edition.id if edition.based_on else f"hotels-card-{edition.id}"
    return f"{stem}.{suffix}"

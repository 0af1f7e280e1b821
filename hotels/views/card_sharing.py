"""An edition handed on: as a file that another Hotels takes, and as a text for people."""

import json
from collections.abc import Iterable

from hotels.ledger import reading
from hotels.ledger.chains.edition import Edition
from hotels.views.card_differences import differences
from hotels.views.card_spots import parent_of
from hotels.wording.card import card
from hotels.wording.language import phrase
from hotels.wording.speech import title

KEYS = ("format", "id", "name", "based_on", "changes")
"""The order in which people read a house edition."""


def as_file(edition: Edition) -> str:
    """The house edition as hotels-edition/1, to be read by people as well."""
    said = reading.fields(reading.parsed(edition.written.encode()), "the edition")
    ordered = {key: said[key] for key in KEYS} | said
    return f"{_in_lines(ordered, '')}\n"


def as_text(edition: Edition) -> str:
    """The whole card in words."""
    return "\n".join([*card(edition), ""])


def as_comparison(edition: Edition) -> str:
    """What a house edition changes in its parent, figure by figure."""
    parent = parent_of(edition) or edition
    head = phrase("{name}, compared with {edition}", name=edition.name, edition=title(parent))
    lines = [
        phrase("{what}: {now}, was {was}", what=one.what, now=one.now, was=one.was)
        for one in differences(parent, edition)
    ]
    said = lines or [phrase("nothing changed")]
    return "\n".join([head, *(f"  {line}" for line in said), ""])


def _in_lines(value: object, indent: str) -> str:
    """An object as JSON, a row of the card on one line."""
    deeper = f"{indent}  "
    match value:
        case dict() if not _is_row(value.values()):
            parts = [f"{_plain(key)}: {_in_lines(one, deeper)}" for key, one in value.items()]
            opening, closing = "{", "}"
        case list() if not _is_row(value):
            parts = [_in_lines(one, deeper) for one in value]
            opening, closing = "[", "]"
        case _:
            return _plain(value)
    inside = ",\n".join(f"{deeper}{part}" for part in parts)
    return f"{opening}\n{inside}\n{indent}{closing}"


def _is_row(values: Iterable[object]) -> bool:
    """Whether nothing of it has parts of its own."""
    return not any(isinstance(one, dict | list) for one in values)


def _plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def file_name(edition: Edition, suffix: str, what: str = "") -> str:
    """``hotels-card-vacation.txt``, ``house-our-vacation.json``."""
    stem = edition.id if edition.based_on else f"hotels-card-{edition.id}"
    return f"{stem}{what}.{suffix}"

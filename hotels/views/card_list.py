"""All information cards, and what is said of each: what is particular, and how sure it is."""

from collections.abc import Iterable
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.objection import Refused
from hotels.ledger.working import Mark
from hotels.store.records import Record
from hotels.views.card import face
from hotels.views.card_differences import differences, how_many
from hotels.views.card_spots import parent_of
from hotels.views.consent import Consent
from hotels.views.setup_words import particular
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import title

FOR_READING = to_phrase(
    "This game keeps its edition. You can create a house edition from it for your next game."
)
IN_USE = to_phrase(
    "A game in progress uses this edition. To change figures, create a new house edition for your"
    " next game."
)
MINE = to_phrase("Tap a figure to change it. Games already started keep their own figures.")
PRINTED = to_phrase("Printed editions can't be changed. To change figures, create a house edition.")
HELD = to_phrase(
    "This edition is shown because one of your games uses it. No saved house edition has these "
    "figures."
)
COPY = to_phrase("The copy starts with the same figures. Changing it doesn't affect this edition.")
RENAMED = to_phrase("Games already started keep the old name.")
GONE = to_phrase("This house edition is deleted. Games already started keep using it.")


class CardRow(NamedTuple):
    """One edition of the list."""

    edition: Edition
    title: str
    second: str
    marks: tuple[Mark, ...]


def card_row(edition: Edition) -> CardRow:
    """An edition as the list says it."""
    name = edition.name if edition.based_on else title(edition)
    return CardRow(edition, name, origin(edition) or particular(edition), marks(edition))


def origin(edition: Edition) -> str:
    """``Based on VACATION; 3 figures differ``; empty where it is printed."""
    parent = parent_of(edition)
    if parent is None:
        return ""
    return f"{phrase('Based on {edition}', edition=title(parent))}; {how_many(parent, edition)}"


def marks(edition: Edition) -> tuple[Mark, ...]:
    """How sure those figures of a card are that are not printed, each mark once."""
    said = face(edition)
    figures = [said.blocks_sure, said.names_sure]
    for row in said.rows:
        figures += [row.price.sure, row.bonus_sure]
    found = {one.mark for one in figures} - {Mark.ATTESTED}
    parent = parent_of(edition)
    if parent is not None and differences(parent, edition):
        found.add(Mark.HOUSE)
    return tuple(mark for mark in Mark if mark in found)


def is_played(records: Iterable[Record], own_id: str) -> bool:
    """Whether one of these games is under way by a house edition."""
    return any(
        record.kind == ChainGame.kind and not record.result and _plays(record, own_id)
        for record in records
    )


def _plays(record: Record, own_id: str) -> bool:
    """Whether a game holds this house edition in its terms."""
    try:
        terms = reading.fields(reading.parsed(record.header.encode()), "the terms")
    except Refused:
        return False
    edition = terms.get("edition")
    return isinstance(edition, dict) and edition.get("id") == own_id


def deleting(edition: Edition) -> Consent:
    """What is asked before a house edition goes."""
    return Consent(
        phrase("Delete {edition}?", edition=edition.name),
        phrase(
            "You won't be able to start new games with it. Games already started keep using it."
        ),
        phrase("as a key|Cancel"),
        phrase("as a key|Delete"),
        phrase("You can undo this."),
    )

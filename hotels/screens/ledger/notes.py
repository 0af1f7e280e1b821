"""A note at a line: what the keeper wants to remember, written right after it."""

from typing import TYPE_CHECKING

from hotels.ledger.chains.entries import Entry, Note
from hotels.ledger.journal import Act, Insert, Write
from hotels.screens.ledger.forms import Forming
from hotels.screens.ledger.keeping import kept
from hotels.views.ledger.forms import Form, Place

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting


def note_at(sitting: "LedgerSitting", number: int) -> None:
    """A field for a note; it is kept at once, for it changes nothing else."""
    following = following_line(sitting, number)
    place = Place(following or 0, sitting.table.books)

    def keeps(act: Act[Entry]) -> None:
        if following is None and isinstance(act, Insert):
            act = Write(act.entry)
        kept(sitting, act)

    Forming(sitting, Form(place, sitting.speech, Note(""), unsaid=True), keeps=keeps).open()


def following_line(sitting: "LedgerSitting", number: int) -> int | None:
    """The line that stands after another one; None at the end."""
    numbers = [line.number for line in sitting.table.written]
    at = numbers.index(number)
    return numbers[at + 1] if at + 1 < len(numbers) else None

"""The door to what changes a line: which form, which question, which list of changes."""

from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from hotels.ledger.chains.entries import End, Lay, Pass
from hotels.ledger.journal import Insert, Strike, Write
from hotels.screens.ledger.keeping import Weighed
from hotels.views.ledger.forms import form_for
from hotels.views.ledger.opened import LineDeed
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting
    from hotels.screens.profile import Profile

SQUARE = to_phrase("Which square was it?")
ORDER = to_phrase("Another place in the order")


def begin(sitting: "LedgerSitting", deed: LineDeed, number: int) -> None:
    """Ask what is to be known before a deed is done."""
    match deed:
        case LineDeed.CHANGE:
            _change(sitting, number)
        case LineDeed.MOVE:
            _move(sitting, number)
        case LineDeed.BEFORE:
            from hotels.screens.ledger.forgotten import Forgotten

            Forgotten(sitting, number).open()
        case LineDeed.STRIKE:
            Weighed(sitting, Strike(number)).open()
        case LineDeed.NOTE:
            from hotels.screens.ledger.notes import note_at

            note_at(sitting, number)
        case LineDeed.END_HERE:
            _end(sitting, number)
        case LineDeed.PLAY_FROM:
            sitting.play_from(sitting.place_of(number))


def after_act(sitting: "LedgerSitting") -> None:
    """What begins by itself when an act was kept: the walk through what is owed then."""
    sitting.walk.after_act()


def notices(sitting: "LedgerSitting", profile: "Profile") -> list[Widget]:
    """What is to be said over the lines: how much is open, and that the game could have ended."""
    from hotels.screens.ledger.open_lines import notices as said

    return said(sitting, profile)


def _change(sitting: "LedgerSitting", number: int) -> None:
    """The form of an entry, prefilled."""
    from hotels.screens.ledger.forms import Forming

    form = form_for(sitting.table, number, sitting.speech)
    if form is not None:
        Forming(sitting, form).open()


def _move(sitting: "LedgerSitting", number: int) -> None:
    """A tile to another square or to another place in the order; all else in the order only."""
    from hotels.screens.ledger.forms import Forming
    from hotels.screens.ledger.order import Ordering

    form = form_for(sitting.table, number, sitting.speech)
    if form is None or not isinstance(form.draft, Lay | Pass) or len(sitting.table.pages) == 1:
        Ordering(sitting, number).open()
        return
    again = lambda: _move(sitting, number)  # noqa: E731 - the step back from the list of places
    reorders = lambda: Ordering(sitting, number, back=again).open()  # noqa: E731 - what its key does
    also = ((phrase(ORDER), "swap-vertical", reorders),)
    Forming(sitting, form, title=phrase(SQUARE), also=also).open()


def _end(sitting: "LedgerSitting", number: int) -> None:
    """What it would come to if the end had been declared right after a line."""
    pages = sitting.table.pages
    at = next((place for place, page in enumerate(pages) if page.number == number), None)
    if at is None:
        return
    end = End(pages[at].page.books.player)
    following = pages[at + 1 : at + 2]
    Weighed(sitting, Insert(following[0].number, end) if following else Write(end)).open()

"""The late end: where the game could have ended, and play went on."""

from typing import TYPE_CHECKING

from hotels.screens.ledger.keeping import Weighed
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.screens.kept import Kept
    from hotels.screens.ledger.sitting import LedgerSitting

NOWHERE = to_phrase("The game couldn't have ended any earlier.")


def end_late(sitting: "LedgerSitting") -> None:
    """Show what ending the game there would come to."""
    late = sitting.walk.late
    if sitting.warn():
        return
    if late is None:
        sitting.house.say(phrase(NOWHERE))
        return
    sitting.opened, sitting.place = late.number, sitting.place_of(late.number)
    Weighed(sitting, late.act).open()
    sitting.on_opened()


def open_late_end(sitting: "Kept") -> None:
    """The same from the table: the ledger with what ending the game there would come to."""
    from hotels.screens.ledger import open_ledger
    from hotels.views.ledger.late_end import could_have_ended

    late = could_have_ended(sitting.table, sitting.speech)
    if late is None:
        sitting.house.say(phrase(NOWHERE))
        return
    open_ledger(sitting.house, sitting.game, line=late.number)
    ledger: LedgerSitting = sitting.house.shell.top.sitting
    if not ledger.warn():
        Weighed(ledger, late.act).open()

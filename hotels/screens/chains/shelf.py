"""What lies beside the play for a while: what to pay, where the table was, pinned receipts."""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.screens.chains.paying import PayoutCard
from hotels.screens.chains.pinned import pin_card, pins
from hotels.screens.chains.returning import ReturnCard
from hotels.screens.profile import Profile
from hotels.screens.widgets.plate import Down
from hotels.views.cash_words import payouts
from hotels.views.returning import returned

if TYPE_CHECKING:
    from hotels.screens.chains.game import Sitting


class Shelf(Down):
    """Cards above what is asked, in no question's way; empty, it takes no room.

    In a small window only the latest receipt lies there, and says how many lie under it.
    """

    def __init__(self, sitting: "Sitting", profile: Profile) -> None:
        super().__init__(spacing=dp(8))
        self.sitting = sitting
        self._few = profile.is_phone or profile.is_cramped
        self._above = dp(4 if profile.is_cramped else 0)
        self._shown: object = None
        self.bind(width=lambda *_: self.show())

    def show(self) -> None:
        """What lies there now; nothing is drawn anew where it is the same."""
        sitting = self.sitting
        said = None
        if sitting.back_at == len(sitting.table.lines):
            said = returned(sitting.table, sitting.speech)
        kept = pins(sitting)
        pays = payouts(sitting.moving, sitting.speech, sitting.place())
        stands = pays, said, kept, len(sitting.table.lines) if kept else 0, self.width
        if stands == self._shown:
            return
        self._shown = stands
        self.clear_widgets()
        if pays is not None:
            self.add_widget(PayoutCard(pays, self._paid))
        if said is not None:
            self.add_widget(ReturnCard(said, self._read))
        seen = kept[:1] if self._few else kept
        for one in seen:
            more = len(kept) - len(seen)
            self.add_widget(pin_card(sitting, one, self.width, self.show, more=more))
        self.padding = (0, self._above, 0, dp(8)) if self.children else 0

    def _paid(self) -> None:
        """Everything has changed hands."""
        self.sitting.all_paid()
        self.sitting.refresh()

    def _read(self) -> None:
        """The keeper knows where he was."""
        self.sitting.back_at = None
        self.show()

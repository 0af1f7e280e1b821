"""What is to be said of the whole game: that it is damaged, or comes out otherwise now."""

from typing import Self

from kivy.metrics import dp

from hotels.screens.ledger.sitting import LedgerSitting
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Ground
from hotels.screens.widgets.text import Icon, Text
from hotels.views.opened import damage, new_reckoning
from hotels.wording.language import phrase


class Notice(Across):
    """One sentence on brass, and a key that says the rest."""

    def __init__(self, sitting: LedgerSitting, text: str) -> None:
        super().__init__(spacing=dp(12), padding=(dp(14), dp(6), dp(8), dp(6)))
        Ground(self, "brassC", None, 12)
        middle = {"center_y": 0.5}
        more = PushButton(
            phrase("as a key|More"),
            sitting.warn,
            kind="outlined",
            height=48,
            compact=True,
            pos_hint=middle,
        )
        self.add_widget(Icon("alert-outline", 22, "onBrassC", pos_hint=middle))
        self.add_widget(Text(text, "body", "onBrassC", pos_hint=middle))
        self.add_widget(more)

    @classmethod
    def of(cls, sitting: LedgerSitting) -> Self | None:
        """What there is to say, if anything."""
        said = damage(sitting.game, sitting.speech) or new_reckoning(sitting.game, sitting.speech)
        return None if said is None else cls(sitting, f"{said.title}.")

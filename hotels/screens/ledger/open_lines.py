"""What is said over the lines: how many questions are open, and that the game could have ended."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.ledger.late import end_late
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.plate import Across, Ground
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.amounts import Count
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting

MIDDLE = {"center_y": 0.5}

ANSWER, END_IT = to_phrase("as a key|Answer"), to_phrase("End it there")
"""What the keys do."""


class OpenLine(Across):
    """One sentence on brass, and the key that goes on from it."""

    def __init__(
        self,
        icon: str,
        text: str,
        key: str,
        does: Callable[[], None],
        close: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(spacing=dp(10), padding=(dp(14), dp(6), dp(8), dp(6)))
        self.text = text
        Ground(self, "brassC", None, 12)
        if icon:
            self.add_widget(Icon(icon, 22, "onBrassC", pos_hint=MIDDLE))
        self.add_widget(Text(text, "support", "onBrassC", pos_hint=MIDDLE))
        button = PushButton(key, does, kind="outlined", height=48, compact=True, pos_hint=MIDDLE)
        self.add_widget(button)
        if close is not None:
            self.add_widget(
                IconButton("close", close, phrase("don't show this again"), role="onBrassC")
            )


def notices(sitting: "LedgerSitting", profile: Profile) -> list[Widget]:
    """Each on a line; one of them only where the window is low."""
    walk = sitting.walk
    low = profile.kind is Kind.SHORT or profile.is_phone
    found: list[Widget] = []
    count = len(walk.owed)
    if count:
        said = phrase("{count:question is/questions are} open.", count=Count(count))
        icon = "" if profile.is_phone else "help-circle-outline"
        found.append(OpenLine(icon, said, phrase(ANSWER), walk.begin))
    late = walk.late
    if late is not None and walk.is_late_shown:
        does = lambda: end_late(sitting)  # noqa: E731 - what the key does
        said = late.sentence
        if low:
            said = phrase("The game could have ended after turn {turn}.", turn=late.turn)
        icon = "" if profile.is_phone else "flag-checkered"
        found.append(OpenLine(icon, said, phrase(END_IT), does, walk.let_be))
    return found[:1] if low else found

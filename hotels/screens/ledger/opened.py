"""What stands below an opened line: what it moved, what became of it, what can be done with it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp

from hotels.screens.ledger.arranging import sees_both
from hotels.screens.ledger.question_pane import is_tight
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.leader import StepRow
from hotels.screens.widgets.plate import Across, Down, Flow
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.ledger.opened import LineDeed, Offer, OpenedLine
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting

RARER = frozenset({LineDeed.END_HERE, LineDeed.PLAY_FROM})
"""What stands there only where it can be done."""

POSTING = 31
"""How high a posting is, in dp."""


class OpenedPane(Down):
    """Postings with leaders, remarks, what was done to the line, and its keys."""

    def __init__(self, sitting: "LedgerSitting", line: OpenedLine, profile: Profile) -> None:
        # Where not all of it has room at once what can be done with the line is seen first.
        keys_first, sees_moment = is_tight(profile), sees_both(profile)
        super().__init__(spacing=dp(10))
        self.line = line
        with self.canvas.before:
            Color(*theme.colour("priC"))
            self._ground = Rectangle()
        self.bind(pos=self._follow, size=self._follow)
        keys = Flow()
        if keys_first:
            self.add_widget(keys)
        self.add_widget(Text(line.title, "support medium", "onPriC"))
        if line.postings:
            self.add_widget(Postings(line, sitting.explain))
        for icon, said in (
            *(("information-outline", one) for one in line.remarks),
            *(("history", one) for one in line.history),
        ):
            sign = Icon(icon, 18, "onPriC", pos_hint={"top": 1})
            self.add_widget(Across(sign, Text(said, "support", "onPriC"), spacing=dp(8)))
        for offer in line.deeds:
            if sees_moment and offer.deed is LineDeed.PLAY_FROM:
                continue  # its key stands at the moment
            if offer.can or offer.deed not in RARER:
                keys.add_widget(LineKey(sitting, offer, line.number))
        if not keys_first:
            self.add_widget(keys)

    def fit(self, left: float, right: float) -> None:
        """As much free at its sides as the sentences have, in pixels."""
        self.padding = (left, 0, right, dp(14))

    def _follow(self, *_: object) -> None:
        low = round(self.y)
        self._ground.pos = round(self.x), low
        self._ground.size = round(self.width), round(self.y + self.height) - low


class Postings(Tap, Down):
    """What moved; a tap shows why."""

    def __init__(self, line: OpenedLine, on_tap: Callable[[], None]) -> None:
        super().__init__(on_tap=on_tap, corner=6)
        for what, amount in line.postings:
            row = StepRow(what, amount, height=POSTING, style="support", role="onPriC")
            self.add_widget(row)


class LineKey(PushButton):
    """One thing that can be done with a line; where it cannot be, it says why."""

    def __init__(self, sitting: "LedgerSitting", offer: Offer, number: int) -> None:
        is_doing = sitting.doing == (offer.deed, number)
        super().__init__(
            phrase(offer.deed.value),
            kind="filled" if is_doing else "tonal",
            icon=offer.deed.icon,
            height=48,
            compact=True,
            enabled=offer.can,
        )
        self.offer = offer
        self.enabled = True  # it takes the finger either way
        self.on_tap = lambda: sitting.begin(offer, number)

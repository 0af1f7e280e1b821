"""How the desk is arranged: the question beside the answers, or above them."""

from typing import TYPE_CHECKING

from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.desk.column import DIFFERS
from hotels.screens.desk.columns import Columns
from hotels.screens.desk.question import QuestionCard
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.foot import NO_STEP
from hotels.screens.widgets.page_head import page_head
from hotels.screens.widgets.plate import Across, Card, Down, Space
from hotels.screens.widgets.sign import Sign
from hotels.screens.widgets.text import Icon, Text
from hotels.views.comparing import Compared, compared
from hotels.views.desk import Asked
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from kivy.uix.scrollview import ScrollView

    from hotels.screens.desk.desk import DeskScreen

QUESTION = {Kind.WIDE: 440, Kind.SHORT: 412}
"""How wide the question is beside the answers, in dp."""

WORDY = 760
"""From this width on, in dp, the keys of the head say what they are for."""

LOW, LARGE = 480, 1.5
"""A window lower than this, in dp, scrolls the sign with all the rest. Larger text needs more
lines of more height: so much the more counts its size.
"""

MOST_SIGN = 0.3
"""The share of a window that the sign takes at most where it stays."""

LEGEND = to_phrase("differs from your edition; tap a column for details")

MIDDLE = {"center_y": 0.5}


class Page(Down):
    """The head, the question, the answers and the keys at the foot."""

    def __init__(self, desk: "DeskScreen", profile: Profile) -> None:
        super().__init__(size_hint_y=1)
        self.desk, self.profile = desk, profile
        asked = desk.asked
        self._narrow = profile.width < 600
        self._beside_keys = beside = profile.is_landscape and profile.width >= 900 * max(
            1, theme.text_size * 0.9
        )
        told = compared(asked)
        self.sign = self._sign(told)
        wide = QUESTION.get(profile.kind, 0) * max(1, (1 + theme.text_size) / 2)
        room = wide if beside else profile.width - 2 * profile.margin
        self.question = QuestionCard(desk, room)
        beyond = room + profile.gap if beside else 0
        width = dp(profile.width - 2 * profile.margin - beyond)
        self.columns = Columns(
            told.columns,
            asked.speech.players,
            desk.show_receipts,
            width,
            first=desk.column,
            on_turn=desk.turn_to,
        )
        self.undo = self._undo()
        self.receipt = PushButton(
            phrase("as a key|Receipt"),
            desk.show_own_receipts,
            icon="receipt-text-outline",
            **self._key(),
        )
        self.share = PushButton(
            phrase("as a key|Share"),
            desk.share,
            kind="tonal",
            icon="share-variant-outline",
            **self._key(),
        )
        self.turn = self._show_key()
        self.add_widget(
            page_head(desk.house, profile, phrase("Settle a dispute"), *self._head_keys())
        )
        body = self._beside(wide) if beside else self._above()
        self.add_widget(body)
        self.add_widget(self._foot())
        self.show(asked, told)

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """A finger that goes sideways over the answers brings other editions."""
        return self.columns.swiped(touch) or super().on_touch_move(touch)

    def show(self, asked: Asked, told: Compared) -> None:
        """Another question and its answers, in the widgets that stand here."""
        self.question.show(asked, told.faults)
        if (self.sign.headline.text, self.sign.second.text) != tuple(told.said):
            self.sign.say(*told.said)
        self.columns.show(told.columns)
        desk = self.desk
        self.undo.tell(desk.last_change)
        paid = not told.wrong and any(got.paid for got in told.columns[0].gots)
        self.undo.why = phrase(NO_STEP["undo"])
        self.share.why = self.turn.why = told.wrong
        self.receipt.why = told.wrong or phrase("Nobody gets a bonus, so there is no receipt.")
        _enable(self.undo, can=bool(desk.past), look=("cont2", "ink"), off=("cont2", "ink3"))
        _enable(self.receipt, can=paid, look=("pri", "onPri"), off=("cont2", "ink3"))
        answered = not told.wrong
        _enable(self.share, can=answered, look=("cont2", "ink"), off=("cont2", "ink3"))
        _enable(self.turn, can=answered, look=("sign", "onSign"), off=("cont2", "ink3"))

    def _sign(self, told: Compared) -> Sign:
        """The answer as a sentence."""
        height = 104 if self.profile.kind is Kind.WIDE else None
        return Sign(self.profile, *told.said, height=height)

    def _show_key(self) -> PushButton:
        """Turns the answer; it stands on the sign where there is room."""
        narrow = self._narrow
        key = PushButton(
            phrase("as a key|Show"),
            self.desk.turn,
            kind="on sign",
            icon="account-eye-outline",
            height=48,
            fill=narrow,
            pos_hint=MIDDLE,
        )
        if not narrow:
            self.sign.add_widget(key)
        return key

    def _head_keys(self) -> list[Widget]:
        """The list of disputes and the calculator."""
        keys = (
            ("calculator-variant-outline", phrase("Sell or trade"), self.desk.open_calculator),
            ("format-list-bulleted", phrase("Common rules questions"), self.desk.open_disputes),
        )
        if self.profile.width < WORDY * theme.text_size:
            return [IconButton(icon, does, words) for icon, words, does in keys]
        return [
            PushButton(words, does, kind="text", icon=icon, height=48, pos_hint=MIDDLE)
            for icon, words, does in keys
        ]

    def _beside(self, wide: float) -> Widget:
        profile = self.profile
        margin, gap = dp(profile.margin), dp(profile.gap)
        left = scrolled(self.question)
        left.size_hint_x, left.width = None, dp(wide)
        answers = scrolled(self.columns)
        answers.bind(height=lambda _, height: self.columns.at_least(height))
        card = Card(answers, size_hint_y=1)
        right = Down(self.sign, card, spacing=dp(min(profile.gap, 12)), size_hint_y=1)
        return Across(left, right, spacing=gap, size_hint_y=1, padding=(margin, 0, margin, 0))

    def _above(self) -> Widget:
        """One under another; the answer stays in sight where the window is high enough."""
        profile = self.profile
        margin, gap = dp(profile.margin), dp(profile.gap)
        answers = [Card(self.columns), self._legend()]
        if not self._is_roomy:
            others = PushButton(
                phrase("Other editions"), self.columns.turn, kind="outlined", height=48, fill=True
            )
            answers.insert(0, others)
        stays = profile.height >= LOW * theme.text_size**LARGE
        rest = [self.question] if stays else [self.sign, self.question]
        page = Down(*rest, *answers, spacing=gap, padding=(margin, 0, margin, gap))
        scroll: ScrollView = scrolled(page)
        if not stays:
            return scroll
        self.sign.fit(dp(profile.height) * MOST_SIGN)
        above = Down(self.sign, padding=(margin, 0, margin, gap))
        return Down(above, scroll, size_hint_y=1)

    def _legend(self) -> Across:
        """What the sign beside an amount says."""
        sign = Icon(DIFFERS, 16, "ink2", pos_hint=MIDDLE)
        words = Text(phrase(LEGEND), "caption", "ink2", pos_hint=MIDDLE)
        return Across(sign, words, spacing=dp(8), padding=(dp(4), 0, 0, 0), pos_hint=MIDDLE)

    def _undo(self) -> PushButton:
        return PushButton(
            phrase("Undo"),
            self.desk.undo,
            kind="tonal",
            icon="undo",
            second=self.desk.last_change,
            second_width=150,
            **self._key(),
        )

    def _key(self) -> dict[str, object]:
        """How large a key of the foot is."""
        small = self.profile.kind is Kind.SHORT or self._narrow
        return {"height": 48 if small else 60, "fill": self._narrow, "compact": small}

    @property
    def _is_roomy(self) -> bool:
        """Whether all keys stand at the foot."""
        return self.profile.width >= 780 * theme.text_size

    def _foot(self) -> Widget:
        """Undo at the left, what can be done with the answer at the right."""
        profile = self.profile
        margin = dp(profile.margin)
        pad = (margin, dp(8 if self._narrow else profile.margin - 4), margin, dp(profile.margin))
        if self._narrow:
            show = Across(self.turn, self.receipt, spacing=dp(8))
            return Down(
                show,
                Across(self.undo, self.share, spacing=dp(8)),
                padding=pad,
                spacing=dp(8),
            )
        keys = [self.share, self.receipt]
        if self._is_roomy:
            others = PushButton(
                phrase("Other editions"),
                self.columns.turn,
                kind="tonal",
                icon="table-column",
                **self._key(),
            )
            keys = [others, self.share, self.receipt]
        between = self._legend() if self._beside_keys else Space()
        return Across(self.undo, between, *keys, spacing=dp(12), padding=pad)


def _enable(key: PushButton, *, can: bool, look: tuple[str, str], off: tuple[str, str]) -> None:
    """Whether a key does anything now, as its ground and its words show."""
    if key.enabled == can:
        return
    key.enabled = can
    ground, ink = look if can else off
    for plate in key.grounds[:1]:
        plate.paint(ground, "brassLine" if key.kind == "on sign" and can else None)
    key.label.recolour(ink)
    if key.second is not None:
        key.second.recolour("ink2" if can else ink)
    for icon in key.line.children:
        if isinstance(icon, Icon):
            icon.color = theme.colour("brassIcon" if key.kind == "on sign" and can else ink)

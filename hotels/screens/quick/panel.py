"""What is asked, and the pad that answers it."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.quick.pad import FEW, QuickPad
from hotels.screens.quick.table import mark_of
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.foot import is_low
from hotels.screens.widgets.plate import Across, Card, Down
from hotels.screens.widgets.text import Icon, Text
from hotels.views.tally import Page, row_at
from hotels.views.tally_walk import Asked, shown

if TYPE_CHECKING:
    from hotels.screens.quick.sitting import Sitting

MIDDLE = {"center_y": 0.5}

LOWEST, SMALL, LARGE, LARGEST = 48, 52, 56, 84
"""How high a key is: the lowest, the lowest with four abreast on a phone and elsewhere, the
highest; in dp.
"""

AROUND = {Kind.WIDE: (290, 166), Kind.SHORT: (226, 110)}
"""What stands above and below the keys beside a table, in dp: what stays, what grows with text."""

PHONE = 562
"""The same above and below four rows of keys on a phone."""

NARROW = 6
"""So many keys abreast on a low pad."""


class Shape:
    """How the pad is laid out in a window."""

    def __init__(self, profile: Profile) -> None:
        scale = max(1, theme.text_size)
        self.columns, self.high = FEW, float(LARGEST)
        self.beside = profile.is_landscape or profile.is_cramped
        if profile.kind is Kind.PORTRAIT:
            self.high = min(72, max(LARGE, (profile.height - 900 * scale) / 4))
        elif profile.is_phone:
            self.high = min(LARGE, (profile.height - PHONE * scale) / 4)
            if self.high < SMALL:
                self.columns = NARROW
                self.high = min(72, max(LOWEST, (profile.height - 420 * scale) / 3 - 8))
        else:
            fixed, grows = AROUND[profile.kind]
            high = (profile.height - fixed - grows * scale) / 4
            self.high = min(LARGEST, high)
            if high < LARGE:
                self.columns, self.high = NARROW, LOWEST
        tight = self.columns == NARROW or profile.is_phone
        self.side = dp(8 if tight else 16 if self.high < LARGEST else 20)
        wide = 452 if profile.kind is Kind.WIDE else 336
        self.width = dp(wide if self.columns == FEW else NARROW * LOWEST + 5 * 8) + (
            0 if self.columns == FEW else 2 * self.side
        )


class Panel(Card):
    """The question in words, what is typed, and the keys."""

    def __init__(self, sitting: "Sitting", profile: Profile, shape: Shape) -> None:
        low = shape.columns == NARROW or profile.is_phone
        super().__init__(padding=(shape.side, dp(8 if low else 16)), spacing=dp(8 if low else 14))
        self.sitting = sitting
        self._mark: Widget = Widget()
        self._shows: object = None
        self._size = 40 if low or profile.kind is Kind.SHORT else 46
        wide = profile.kind is Kind.WIDE or profile.kind is Kind.PORTRAIT
        self.title = Text("", "question narrow" if wide else "name")
        self.second = Text("", "support", "ink2")
        self.typed = Text("", "amount large", "ink", shrink=True, pos_hint=MIDDLE)
        self._words = Down(self.title, pos_hint=MIDDLE)
        self._has_second = not (profile.is_cramped or is_low(profile))
        if self._has_second:
            self._words.add_widget(self.second)
        self._head = Across(self._mark, self._words, spacing=dp(14)).at_least(dp(46))
        self._head.bind(width=self._place)
        self.pad = QuickPad(sitting, columns=shape.columns, high=shape.high)
        self.add_widget(self._head)
        self.add_widget(self.pad)

    def show(self, asked: Asked, page: Page) -> None:
        """What is asked now."""
        row = row_at(page, asked.place)
        looks = row.chain, row.pale
        if looks != self._shows:
            self._shows = looks
            self._head.remove_widget(self._mark)
            self._mark = mark_of(row, self._size)
            self._head.add_widget(self._mark, index=len(self._head.children))
        self.title.text, self.second.text = asked.title, asked.second
        self.typed.text = shown(asked.place, self.sitting.typed)
        self.typed.texture_update()
        self._place()
        self.pad.show(asked, by_digits=self.sitting.by_digits or asked.money)

    def _place(self, *_: object) -> None:
        """What is typed stands beside the words, or in the place of the second ones."""
        needs = max(
            widest_word(words.text, words.style)
            for words in (self.title, self.second)
            if words is self.title or self._has_second
        )
        around = self._size + 2 * 14
        beside = self._head.width - dp(around) - self.typed.texture_size[0] >= needs
        wanted = None if not self.typed.text else self._head if beside else self._words
        if wanted is not self.typed.parent:
            if self.typed.parent is not None:
                self.typed.parent.remove_widget(self.typed)
            if wanted is not None:
                wanted.add_widget(self.typed)
        has_second = self._has_second and wanted is not self._words
        if has_second != (self.second.parent is not None):
            if has_second:
                self._words.add_widget(self.second)
            else:
                self._words.remove_widget(self.second)


class Progress(Card):
    """How many figures there are, and what comes next."""

    def __init__(self) -> None:
        super().__init__(padding=(dp(20), dp(14)))
        self.count = Text("", "name short")
        self.status = Text("", "support", "ink2")
        self._icon = Icon("progress-check", 26, "ink2", pos_hint=MIDDLE)
        words = Down(self.count, self.status, pos_hint=MIDDLE, spacing=dp(2))
        self.add_widget(Across(self._icon, words, spacing=dp(14)))

    def show(self, page: Page) -> None:
        """As far as they are now."""
        self.count.text, self.status.text = page.known, page.status
        self.status.recolour("red" if page.wrong else "ink2")
        icon = "alert-circle-outline" if page.wrong else "progress-check"
        self._icon.show("check-circle-outline" if page.ready else icon)
        self._icon.color = theme.colour("red" if page.wrong else "ink2")


class Line(Across):
    """The same in one line, with what adds up."""

    def __init__(self) -> None:
        super().__init__(spacing=dp(8))
        self._icon = Icon("progress-check", 20, "ink2", pos_hint=MIDDLE)
        self.words = Text("", "support", "ink2", pos_hint=MIDDLE)
        self.add_widget(self._icon)
        self.add_widget(self.words)

    def show(self, page: Page) -> None:
        """As far as they are now."""
        self.words.text = f"{page.known}. {page.sums}"
        role = "red" if page.wrong else "ink2"
        self.words.recolour(role)
        self._icon.color = theme.colour(role)
        icon = "alert-circle-outline" if page.wrong else "progress-check"
        self._icon.show("check-circle-outline" if page.ready else icon)

"""What is asked, and the pad that answers it."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.tally import MOST
from hotels.screens.profile import Kind, Profile
from hotels.screens.quick.cells import Faults
from hotels.screens.quick.pad import FEW, GAP, NARROW_GAP, QuickPad
from hotels.screens.quick.table import mark_of
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled, widest_word, wrapped
from hotels.screens.widgets.foot import is_low
from hotels.screens.widgets.plate import Across, Card, Down
from hotels.screens.widgets.text import Icon, Reserved, Text
from hotels.views.tally import Page, row_at
from hotels.views.tally_caption import captions, fault
from hotels.views.tally_walk import asked, questions, shown
from hotels.wording.amounts import money

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from hotels.screens.quick.sitting import Sitting

MIDDLE = {"center_y": 0.5}

SPACE = 14
"""Between a chain's sign, the question and an amount, in dp."""

SUMS = (888_888, "amount large"), (MOST, "amount")
"""What has room beside a question, in which style: an amount as it may be, and the largest."""

LOWEST, SMALL, LARGE, LARGEST = 48, 52, 56, 84
"""How high a key is: the lowest, the lowest with four abreast on a phone and elsewhere, the
highest; in dp.
"""

AROUND = {Kind.WIDE: (290, 166), Kind.SHORT: (226, 134)}
"""What stands above and below the keys beside a table, in dp: what stays, what grows with text."""

PHONE = 562
"""The same above and below four rows of keys on a phone."""

NARROW = 6
"""So many keys abreast on a low pad."""

NARROWEST = 50
"""From this width of a key on, in dp, the larger numbers stand as far apart as the others; there
are five or six abreast."""


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
        whole = self.width if self.beside else dp(profile.width - 2 * profile.margin)
        self.inner = whole - 2 * self.side
        self.gap = GAP if self.inner >= dp(6 * NARROWEST + 5 * GAP) else NARROW_GAP
        self.more = 6 if self.inner >= dp(6 * LOWEST + 5 * self.gap) else 5


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
        style = "name short" if profile.is_phone else "question narrow" if wide else "name"
        self.title = Text("", style)
        self.second = Text("", "support", "ink2")
        self.typed = Text("", "amount large", "ink", size_hint_x=None, pos_hint=MIDDLE)
        self.typed.width = max(styled(money(sum_), style).width for sum_, style in SUMS)
        self._words = Down(self.title, pos_hint=MIDDLE)
        self._has_second = not (profile.is_cramped or is_low(profile))
        self._head = Across(self._mark, self._words, spacing=dp(SPACE))
        self.pad = QuickPad(
            sitting, columns=shape.columns, more=(shape.more, shape.gap), high=shape.high
        )
        self._beside = self._reserve(shape.inner)
        self.add_widget(self._head)
        self.add_widget(self.pad)

    def show(self, page: Page) -> None:
        """What is asked now."""
        sitting = self.sitting
        said = asked(
            sitting.sheet,
            sitting.here,
            sitting.speech,
            turned=sitting.turned,
            many=self.pad.many,
        )
        row = row_at(page, said.place)
        looks = row.chain, row.pale
        if looks != self._shows:
            self._shows = looks
            self._head.remove_widget(self._mark)
            self._mark = mark_of(row, self._size)
            self._head.add_widget(self._mark, index=len(self._head.children))
        self.title.text, self.second.text = said.title, said.second
        text = shown(said.place, sitting.typed)
        large = styled(text, "amount large").width <= self.typed.width if text else True
        self.typed.font_name, self.typed.font_size = theme.font(SUMS[not large][1])
        self.typed.text = text
        self._place(money_asked=said.money)
        self.pad.show(said)

    def _reserve(self, inner: float) -> bool:
        """Room for the longest question, so that no key moves when another one is asked.

        Whether an amount has room beside its question.
        """
        known = questions(self.sitting.sheet, self.sitting.speech)
        room = inner - dp(self._size + SPACE)
        narrow = max(1.0, room - dp(SPACE) - self.typed.width)
        counts = [asks[1:] for asks in known if not asks[0]]
        sums = [asks[1:] for asks in known if asks[0]]
        titles = self._highest(room, [title for title, _ in sums])
        below = titles + styled(money(0), "amount large").height
        beside = self._high(narrow, sums)
        words = [word for one in sums for word in (one if self._has_second else one[:1])]
        breaks = any(widest_word(word, self.title.style) > narrow for word in words)
        fits = beside <= below and not breaks
        high = max(dp(46), self._high(room, counts), beside if fits else below)
        self._head.at_least(high)
        return fits

    def _high(self, room: float, asks: "Sequence[tuple[str, str]]") -> float:
        """How high the highest of some questions is, with what stands below it."""
        seconds = [second for _, second in asks] if self._has_second else []
        titles = self._highest(room, [title for title, _ in asks])
        return titles + self._highest(room, seconds, "support")

    def _highest(self, room: float, texts: "Iterable[str]", style: str = "") -> float:
        """How high the highest of some texts is in so much room."""
        own = style or self.title.style
        return max((float(wrapped(text, own, room).height) for text in set(texts)), default=0)

    def _place(self, *, money_asked: bool) -> None:
        """An amount that is typed stands beside the words, or in the place of the second ones."""
        wanted = (self._head if self._beside else self._words) if money_asked else None
        has_second = self._has_second and wanted is not self._words
        if has_second != (self.second.parent is not None):
            if has_second:
                self._words.add_widget(self.second)
            else:
                self._words.remove_widget(self.second)
        if wanted is not self.typed.parent:
            if self.typed.parent is not None:
                self.typed.parent.remove_widget(self.typed)
            if wanted is not None:
                wanted.add_widget(self.typed)


class Progress(Card):
    """How many figures there are, and what comes next."""

    def __init__(self, sitting: "Sitting") -> None:
        super().__init__(padding=(dp(20), dp(14)))
        self.sitting = sitting
        self.count = Text("", "name short")
        self.status = Text("", "support", "ink2")
        self._icon = Icon("progress-check", 26, "ink2", pos_hint=MIDDLE)
        words = Down(self.count, self.status, pos_hint=MIDDLE, spacing=dp(2))
        self.faults = Faults()
        self.add_widget(self.faults)
        self.add_widget(Across(self._icon, words, spacing=dp(14)))

    def show(self, page: Page) -> None:
        """As far as they are now."""
        wrong = fault(page, self.sitting.here)
        self.count.text, self.status.text = page.known, page.status
        self.faults.say((wrong,) if wrong else ())
        self.status.recolour("red" if page.wrong else "ink2")
        icon = "alert-circle-outline" if page.wrong else "progress-check"
        self._icon.show("check-circle-outline" if page.ready else icon)
        self._icon.color = theme.colour("red" if page.wrong else "ink2")


class Line(Across):
    """The same in a line that is as high whatever it says; ``brief`` without the reasons."""

    def __init__(self, sitting: "Sitting", *, brief: bool) -> None:
        super().__init__(spacing=dp(8))
        self.sitting, self._brief = sitting, brief
        self._icon = Icon("progress-check", 20, "ink2", pos_hint=MIDDLE)
        self.words = Reserved("", "support", "ink2", pos_hint=MIDDLE)
        self.words.reserve(captions(sitting.sheet, sitting.speech, brief=brief))
        self.add_widget(self._icon)
        self.add_widget(self.words)

    def show(self, page: Page) -> None:
        """As far as they are now."""
        wrong = fault(page, self.sitting.here)
        said = page.sums if self._brief or not wrong else wrong
        self.words.text = f"{page.known}. {said}"
        role = "red" if wrong else "ink2"
        self.words.recolour(role)
        self._icon.color = theme.colour(role)
        icon = "alert-circle-outline" if page.wrong else "progress-check"
        self._icon.show("check-circle-outline" if page.ready else icon)

"""Keys with numbers: one tap says how many; larger numbers by their digits."""

from collections.abc import Callable, Collection
from functools import partial

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout

from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

ACROSS = 4
KEYS = 16
"""Numbers with a key of their own: 0 to 15."""

MOST_DIGITS = 9


class NumberKey(Tap, AnchorLayout):
    """One key of a pad; an impossible number is only outlined, and a tap says why it cannot be."""

    def __init__(
        self,
        text: str,
        does: Callable[[], None],
        *,
        height: float = 84,
        icon: str | None = None,
        can: bool = True,
    ) -> None:
        super().__init__(on_tap=does, size_hint_y=None, corner=14)
        self.height = max(dp(height), styled(text, "amount large").height + dp(8))
        Ground(self, *(("cont", None) if can else ("sheet", "rule")), 14)
        role = "ink" if can else "ink3"
        self.text, self.can = text, can
        if icon:
            self.add_widget(Icon(icon, 26, role))
        else:
            self.add_widget(Text(text, "amount large", role, align="center"))


class NumberPad(Down):
    """The numbers from 0 to 15, and more by digits; a tap on a number says it.

    It is said of a number that cannot be as well: whoever is told knows why it cannot.
    """

    def __init__(
        self,
        on_number: Callable[[int], None],
        possible: Collection[int],
        *,
        height: float = 84,
    ) -> None:
        super().__init__(spacing=dp(10))
        self._says, self._possible, self._high = on_number, possible, height
        if possible and max(possible) >= KEYS * 2:
            self._digits()
        else:
            self._numbers(0)

    def _numbers(self, first: int) -> None:
        self.clear_widgets()
        for row in range(first, first + KEYS, ACROSS):
            self.add_widget(self._row(range(row, row + ACROSS)))
        if self._possible and max(self._possible) >= KEYS:
            other = 0 if first else KEYS
            text = phrase("{least} to {most}", least=other, most=other + KEYS - 1)
            self.add_widget(
                PushButton(text, lambda: self._numbers(other), kind="outlined", fill=True)
            )

    def _row(self, numbers: range) -> BoxLayout:
        row = Across(spacing=dp(10))
        for number in numbers:
            does = lambda number=number: self._says(number)  # noqa: E731 - what the key does
            can = number in self._possible
            row.add_widget(NumberKey(str(number), does, height=self._high, can=can))
        return row

    def _digits(self) -> None:
        self.add_widget(DigitPad(self._says, height=self._high))


class Digits(Down):
    """Keys for digits; two noughts at once, for money ends in them."""

    def __init__(
        self,
        on_digits: Callable[[str], None],
        on_back: Callable[[], None],
        *,
        height: float = 52,
        gap: float = 8,
    ) -> None:
        super().__init__(spacing=dp(gap))
        for line in (("1", "2", "3"), ("4", "5", "6"), ("7", "8", "9"), ("00", "0")):
            row = Across(spacing=dp(gap))
            for digits in line:
                row.add_widget(NumberKey(digits, partial(on_digits, digits), height=height))
            self.add_widget(row)
        back = NumberKey(phrase("as a key|Back"), on_back, height=height, icon="backspace-outline")
        row.add_widget(back)


def longer(typed: str, digits: str) -> str:
    """What was typed with some more digits, unless that is longer than any number."""
    found = (typed + digits).lstrip("0") or "0"
    return found if len(found) <= MOST_DIGITS else typed


class DigitPad(Down):
    """A number typed digit by digit."""

    def __init__(
        self,
        on_number: Callable[[int], None],
        *,
        label: Callable[[int], str] = str,
        says: str = "",
        on_change: Callable[[int | None], None] | None = None,
        height: float = 64,
    ) -> None:
        super().__init__(spacing=dp(10))
        self._says, self._label, self._changes = on_number, label, on_change
        self._typed = ""
        self.shown = Text(" ", "amount large", "ink", align="center")
        field = AnchorLayout(size_hint_y=None, height=dp(64))
        Ground(field, "cont", None, 12)
        field.add_widget(self.shown)
        self.add_widget(field)
        self.add_widget(Digits(self._type, self._rub, height=height, gap=10))
        self.enter = PushButton(says or phrase("as a key|Enter"), self._enter, fill=True, height=60)
        self.add_widget(self.enter)

    @property
    def is_begun(self) -> bool:
        """Whether a digit was typed."""
        return self._typed != ""

    @property
    def number(self) -> int | None:
        """What was typed so far."""
        return int(self._typed) if self._typed else None

    def _type(self, digits: str) -> None:
        self._typed = longer(self._typed, digits)
        self._show()

    def _rub(self) -> None:
        self._typed = self._typed[:-1]
        self._show()

    def _show(self) -> None:
        number = self.number
        self.shown.text = " " if number is None else self._label(number)
        if self._changes is not None:
            self._changes(number)

    def _enter(self) -> None:
        if self.number is not None:
            self._says(self.number)

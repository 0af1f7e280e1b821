"""Keys with numbers: one tap says how many; digits, with a key that enters what they make."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
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


@dataclass(slots=True)
class Begun:
    """What was begun on a pad: whoever asks keeps it, for the pad itself is built anew.

    That happens whenever the window turns or another look is chosen, in the midst of a number.
    """

    digits: str = ""
    """What was typed so far."""
    first: int = 0
    """The least number that has a key."""

    @property
    def number(self) -> int | None:
        """What was typed so far, as a number."""
        return int(self.digits) if self.digits else None

    def type(self, digits: str) -> None:
        """Some more digits, if the number does not become too long by them."""
        typed = (self.digits + digits).lstrip("0") or "0"
        if len(typed) <= MOST_DIGITS:
            self.digits = typed

    def rub(self) -> None:
        """The last digit goes."""
        self.digits = self.digits[:-1]

    def clear(self) -> None:
        """Nothing was begun."""
        self.digits, self.first = "", 0


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
    """Sixteen numbers at a time, and a key to the next; a tap on a number says it.

    It is said of a number that cannot be as well: whoever is told knows why it cannot.
    """

    def __init__(
        self,
        on_number: Callable[[int], None],
        possible: Collection[int],
        begun: Begun,
        *,
        most: int = 0,
        height: float = 84,
    ) -> None:
        super().__init__(spacing=dp(10))
        self._says, self._possible, self._begun, self._high = on_number, possible, begun, height
        self._most = max(most, *possible, 0)
        self._numbers()

    def _numbers(self) -> None:
        """A key for each of sixteen, and one to those that come next, or to the first again."""
        self.clear_widgets()
        first = self._begun.first if self._begun.first <= self._most else 0
        for row in range(first, first + KEYS, ACROSS):
            self.add_widget(self._row(range(row, row + ACROSS)))
        if self._most >= KEYS:
            other = first + KEYS if first + KEYS <= self._most else 0
            text = phrase("{least} to {most}", least=other, most=other + KEYS - 1)
            turn = lambda: self._turn(other)  # noqa: E731 - what the key does
            self.add_widget(PushButton(text, turn, kind="outlined", fill=True))

    def _turn(self, first: int) -> None:
        """Another sixteen."""
        self._begun.first = first
        self._numbers()

    def _row(self, numbers: range) -> BoxLayout:
        row = Across(spacing=dp(10))
        for number in numbers:
            does = lambda number=number: self._says(number)  # noqa: E731 - what the key does
            can = number in self._possible
            row.add_widget(NumberKey(str(number), does, height=self._high, can=can))
        return row


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


class DigitPad(Down):
    """A number typed digit by digit."""

    def __init__(
        self,
        on_number: Callable[[int], None],
        begun: Begun,
        *,
        label: Callable[[int], str] = str,
        says: str = "",
        on_change: Callable[[], None] = lambda: None,
        height: float = 64,
    ) -> None:
        super().__init__(spacing=dp(10))
        self._says, self._label, self._changes = on_number, label, on_change
        self._begun = begun
        self.shown = Text(" ", "amount large", "ink", align="center")
        field = AnchorLayout(size_hint_y=None, height=dp(64))
        Ground(field, "cont", None, 12)
        field.add_widget(self.shown)
        self.add_widget(field)
        self.add_widget(Digits(self._type, self._rub, height=height, gap=10))
        self.enter = PushButton(says or phrase("as a key|Enter"), self._enter, fill=True, height=60)
        self.add_widget(self.enter)
        self._show()

    @property
    def is_begun(self) -> bool:
        """Whether a digit was typed."""
        return self._begun.digits != ""

    def _type(self, digits: str) -> None:
        self._begun.type(digits)
        self._show()
        self._changes()

    def _rub(self) -> None:
        self._begun.rub()
        self._show()
        self._changes()

    def _show(self) -> None:
        number = self._begun.number
        self.shown.text = " " if number is None else self._label(number)

    def _enter(self) -> None:
        if (number := self._begun.number) is not None:
            self._says(number)

"""The pad that never leaves: a key a number, and digits for amounts alone."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.gridlayout import GridLayout

from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.pad import NumberKey
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Text
from hotels.views.tally_walk import Asked
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from kivy.uix.widget import Widget

    from hotels.screens.quick.sitting import Sitting

GAP, NARROW_GAP = 10, 8
WORDY = 60
"""Keys so high, in dp, have words of the same height below them."""

FEW, ROWS = 4, 4
"""So many keys abreast have room for words below them; a lower pad has its signs among them."""

HUNDRED = 100
"""From here on a number has three digits."""

BACK, MORE, BILLS = "backspace-outline", "dialpad", "cash-multiple"


class Key(NumberKey):
    """A key that can be told anew whether its number can be; told or not, it writes."""

    def allow(self, *, can: bool) -> None:
        """Filled, or only outlined."""
        if can != self.can:
            self.can = can
            self.grounds[0].paint(*(("cont", None) if can else ("sheet", "rule")))
            self.children[0].recolour("ink" if can else "ink3")


class Sign(NumberKey):
    """A key that is no number: an icon on a ground of its own."""

    def __init__(self, icon: str, hint: str, does: object, *, height: float, main: bool) -> None:
        super().__init__(hint, does, height=height, icon=icon)
        self.hint = hint
        ground, ink = ("pri", "onPri") if main else ("cont2", "ink")
        self.grounds[0].paint(ground)
        self.children[0].color = theme.colour(ink)


class QuickPad(Down):
    """The keys, and below them the way back and to other keys."""

    def __init__(
        self, sitting: "Sitting", *, columns: int, more: tuple[int, float], high: float
    ) -> None:
        super().__init__(spacing=dp(GAP))
        self.sitting = sitting
        self._high, self._columns, (self._more, self._gap) = high, columns, more
        self.many = self._more * ROWS if columns == FEW else FEW * ROWS
        """How many larger numbers it shows at once."""
        gap = GAP if columns == FEW else NARROW_GAP
        self.keys = GridLayout(cols=columns, spacing=dp(gap), size_hint_y=None)
        self.keys.bind(minimum_height=self.keys.setter("height"))
        self.foot = Across(spacing=dp(GAP))
        self.numbers: list[Key] = []
        self._made: dict[int, Key] = {}
        self._stands: object = None
        self.add_widget(self.keys)
        if columns == FEW:
            self.add_widget(self.foot)

    def show(self, asked: Asked) -> None:
        """The keys for what is asked."""
        stands = asked.money or (asked.keys, asked.more)
        if stands != self._stands:
            self._stands = stands
            self._put_up(asked)
        if not asked.money:
            for key, can in zip(self.numbers, asked.possible, strict=True):
                key.allow(can=can)

    def _put_up(self, asked: Asked) -> None:
        """Other keys, as many rows of them."""
        keys: list[Widget]
        columns, gap = self._columns, GAP if self._columns == FEW else NARROW_GAP
        if asked.money:
            keys, columns = self._digits(), 3 if columns == FEW else columns
        else:
            self.numbers = [self._number(number) for number in asked.keys]
            keys = [*self.numbers]
            if columns == FEW and len(keys) > FEW * ROWS:
                columns, gap = self._more, self._gap
        if self._columns != FEW:
            keys += [
                Sign(icon, text, does, height=self._high, main=False)
                for text, icon, does in self._others(asked)
            ]
        else:
            self._words(asked)
        self.keys.clear_widgets()
        self.keys.cols = columns
        self.keys.spacing = dp(gap), self.keys.spacing[1]
        for key in keys:
            self.keys.add_widget(key)

    def _digits(self) -> "list[Widget]":
        """One to nine, and the last row with the key that enters what they make."""
        sitting = self.sitting
        keys: list[Widget] = [self._digit(digits) for digits in (*"123456789", "00", "0")]
        enter = Sign(
            "check", phrase("as a key|Enter"), sitting.enter_typed, height=self._high, main=True
        )
        return [*keys, enter]

    def _words(self, asked: Asked) -> None:
        """Below the keys: back, and what else there is, in words."""
        self.foot.clear_widgets()
        for text, icon, does in self._others(asked):
            self.foot.add_widget(
                PushButton(
                    text,
                    does,
                    kind="tonal",
                    icon=icon,
                    height=64 if self._high >= WORDY else 52,
                    fill=True,
                    compact=True,
                )
            )

    def _others(self, asked: Asked) -> "tuple[tuple[str, str, Callable[[], None]], ...]":
        """What is no number: its words, its icon, and what it does."""
        sitting = self.sitting
        least, most = asked.more[0], asked.more[-1]
        other = (phrase("{least} to {most}", least=least, most=most), MORE, sitting.turn)
        if asked.money:
            other = (phrase("Count bills"), BILLS, self._count)
        return (phrase("as a key|Back"), BACK, sitting.back), other

    def _count(self) -> None:
        from hotels.screens.quick.bills import count_bills

        count_bills(self.sitting)

    def _number(self, number: int) -> Key:
        """The key of a number, the same as before."""
        if number not in self._made:
            does = lambda: self.sitting.enter(number)  # noqa: E731 - what the key does
            self._made[number] = Key(str(number), does, height=self._high, can=False)
            self._fit(self._made[number], number)
        return self._made[number]

    def _digit(self, digits: str) -> Key:
        key = Key(digits, lambda: self.sitting.type(digits), height=self._high)
        self._fit(key)
        return key

    def _fit(self, key: Key, number: int = 0) -> None:
        """On a low or narrow key its figure is no larger than the key."""
        words = key.children[0]
        if isinstance(words, Text) and (number >= FEW * ROWS or self._high < 56):
            style = "amount" if number < HUNDRED else "name short"
            words.font_name, words.font_size = theme.font(style)

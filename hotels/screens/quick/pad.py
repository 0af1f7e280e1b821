"""The pad that never leaves: sixteen numbers, or digits for all others."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.gridlayout import GridLayout

from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.pad import NumberKey
from hotels.screens.widgets.plate import Across, Down, Space
from hotels.screens.widgets.text import Text
from hotels.views.tally_walk import KEYS, Asked
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from hotels.screens.quick.sitting import Sitting

GAP, NARROW_GAP = 10, 8
WORDY = 60
"""Keys so high, in dp, have words of the same height below them."""

FEW = 4
"""So many keys abreast have room for words below them; a lower pad has its signs among them."""

BACK, MORE, NUMBERS, BILLS = "backspace-outline", "dialpad", "numeric", "cash-multiple"


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

    def __init__(self, sitting: "Sitting", *, columns: int, high: float) -> None:
        super().__init__(spacing=dp(GAP))
        self.sitting = sitting
        self._high, self._columns = high, columns
        gap = GAP if columns == FEW else NARROW_GAP
        self.keys = GridLayout(cols=columns, spacing=dp(gap), size_hint_y=None)
        self.keys.bind(minimum_height=self.keys.setter("height"))
        self.foot = Across(spacing=dp(GAP))
        self.numbers = [self._number(number) for number in range(KEYS)]
        self._stands: object = None
        self.add_widget(self.keys)
        if columns == FEW:
            self.add_widget(self.foot)

    def show(self, asked: Asked, *, by_digits: bool) -> None:
        """The keys for what is asked."""
        if (by_digits, asked.money) != self._stands:
            self._stands = by_digits, asked.money
            self._put_up(by_digits=by_digits, money=asked.money)
        if not by_digits:
            for key, can in zip(self.numbers, asked.possible, strict=True):
                key.allow(can=can)

    def _put_up(self, *, by_digits: bool, money: bool) -> None:
        """Other keys."""
        keys: list[Widget] = self._digits(money=money) if by_digits else [*self.numbers]
        if self._columns != FEW:
            keys += self._signs(by_digits=by_digits, money=money)
        else:
            self._words(by_digits=by_digits, money=money)
        self.keys.clear_widgets()
        self.keys.cols = 3 if by_digits and self._columns == FEW else self._columns
        for key in keys:
            self.keys.add_widget(key)

    def _digits(self, *, money: bool) -> "list[Widget]":
        """One to nine, and the last row of a pad with digits."""
        sitting = self.sitting
        keys: list[Widget] = [self._digit(digit) for digit in "123456789"]
        keys.append(self._digit("00") if money else Space(height=self._high))
        keys.append(self._digit("0"))
        enter = Sign(
            "check", phrase("as a key|Enter"), sitting.enter_typed, height=self._high, main=True
        )
        return [*keys, enter]

    def _words(self, *, by_digits: bool, money: bool) -> None:
        """Below the keys: back, and what else there is, in words."""
        sitting = self.sitting
        other = (phrase("as a key|More"), MORE, sitting.turn)
        if money:
            other = (phrase("Count bills"), BILLS, self._count)
        elif by_digits:
            other = (phrase("0 to 15"), NUMBERS, sitting.turn)
        self.foot.clear_widgets()
        for text, icon, does in ((phrase("as a key|Back"), BACK, sitting.back), other):
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

    def _signs(self, *, by_digits: bool, money: bool) -> "list[Widget]":
        """The same among the keys of a low pad."""
        sitting, high = self.sitting, self._high
        other = (MORE, phrase("as a key|More"), sitting.turn)
        if money:
            other = (BILLS, phrase("Count bills"), self._count)
        elif by_digits:
            other = (NUMBERS, phrase("0 to 15"), sitting.turn)
        signs = ((BACK, phrase("as a key|Back"), sitting.back), other)
        return [Sign(icon, hint, does, height=high, main=False) for icon, hint, does in signs]

    def _count(self) -> None:
        from hotels.screens.quick.bills import count_bills

        count_bills(self.sitting)

    def _number(self, number: int) -> Key:
        key = Key(str(number), lambda: self.sitting.enter(number), height=self._high, can=False)
        self._fit(key)
        return key

    def _digit(self, digits: str) -> Key:
        key = Key(digits, lambda: self.sitting.type(digits), height=self._high)
        self._fit(key)
        return key

    def _fit(self, key: Key) -> None:
        """On a low key its figure is no larger than the key."""
        words = key.children[0]
        if isinstance(words, Text) and self._high < 56:
            words.font_name, words.font_size = theme.font("amount")

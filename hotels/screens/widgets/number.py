"""A row with a number: stepped by its keys, or typed after a tap on it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.field import fault
from hotels.screens.widgets.pad import Begun, DigitPad
from hotels.screens.widgets.plate import Across, Down, Ground, Space
from hotels.screens.widgets.stepper import StepKey
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

WIDE = 208
"""How wide the keys and the figure are together, in dp."""

MIDDLE = {"center_y": 0.5}


class Figure(AnchorLayout):
    """The number itself; a tap on it, not too near the keys, opens a pad to type it."""

    def __init__(self, on_tap: Callable[[], None]) -> None:
        super().__init__(size_hint_y=None, height=dp(56), padding=(dp(8), 0))
        Ground(self, "cont", None, 0)
        self.label = Text("0", "amount large", "ink", align="center")
        self.add_widget(Typing(self.label, on_tap))


class Typing(Tap, AnchorLayout):
    """What of the number can be tapped."""

    def __init__(self, label: Text, on_tap: Callable[[], None]) -> None:
        super().__init__(on_tap=on_tap)
        self.add_widget(label)


class NameKey(Tap, Across):
    """What the number is of; where it can be changed, a tap does."""

    def __init__(self, text: str, on_tap: Callable[[], None] | None) -> None:
        super().__init__(on_tap=on_tap, spacing=dp(8), pos_hint=MIDDLE)
        self.label = Text(text, "name", pos_hint=MIDDLE)
        self.add_widget(self.label)
        if on_tap is not None:
            self.add_widget(Icon("pencil-outline", 16, "ink2", pos_hint=MIDDLE))
            self.at_least(theme.least(48, "name"))


class NumberRow(Down):
    """A name, minus, the number and plus; below them what is wrong with it."""

    def __init__(
        self,
        text: str,
        on_step: Callable[[int], None],
        on_type: Callable[[], None],
        *,
        on_name: Callable[[], None] | None = None,
        stacked: bool = False,
        side: float = 20,
    ) -> None:
        super().__init__(padding=(dp(side), dp(4)), spacing=dp(4))
        self.name = NameKey(text, on_name)
        self.less = StepKey("minus", lambda: on_step(-1), (12, 0, 0, 12))
        self.more = StepKey("plus", lambda: on_step(1), (0, 12, 12, 0))
        self.figure = Figure(on_type)
        keys = Across(self.less, self.figure, self.more, pos_hint=MIDDLE)
        keys.size_hint_x, keys.width = None, dp(WIDE)
        if stacked:
            self.spacing = dp(8)
            self.add_widget(self.name)
            self.add_widget(Across(Space(), keys))
        else:
            self.add_widget(Across(self.name, keys, spacing=dp(12)))
        self._wrong: Widget | None = None
        self._said = ""

    def show(self, number: int, *, least: int, most: int, wrong: str = "") -> None:
        """The number, which keys still do something, and what is wrong."""
        if self.figure.label.text != str(number):
            self.figure.label.text = str(number)
        self.less.allow(can=number > least, why=phrase("At least {count}.", count=least))
        self.more.allow(can=number < most, why=phrase("At most {count}.", count=most))
        self.say(wrong)

    def call(self, text: str) -> None:
        """Another name."""
        if self.name.label.text != text:
            self.name.label.text = text

    def say(self, wrong: str) -> None:
        """What is wrong with it, or nothing."""
        if wrong == self._said:
            return
        self._said = wrong
        if self._wrong is not None:
            self.remove_widget(self._wrong)
            self._wrong = None
        if wrong:
            self._wrong = fault(wrong)
            self.add_widget(self._wrong)


class NumberSheet:
    """A number on its way; one that cannot be stays there, with why.

    It remembers what is typed while the window turns.
    """

    def __init__(
        self,
        house: "HotelsApp",
        title: str,
        wrong: Callable[[int], str],
        take: Callable[[int], None],
    ) -> None:
        self._house, self._title, self._why, self._take = house, title, wrong, take
        self._begun = Begun()
        self._said: Down

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        pad = DigitPad(
            self._entered,
            self._begun,
            says=phrase("OK"),
            on_change=self._say,
            height=48 if profile.height < 700 else 64,
        )
        self._said = Down()
        self._say()
        return Down(Text(self._title, "question"), self._said, pad, spacing=dp(12))

    def _say(self) -> None:
        """What is wrong with what was typed so far."""
        number = self._begun.number
        self._said.clear_widgets()
        if number is not None and (wrong := self._why(number)):
            self._said.add_widget(fault(wrong, "body"))

    def _entered(self, number: int) -> None:
        if not self._why(number):
            self._house.close_sheet()
            self._take(number)


def open_number(
    house: "HotelsApp", title: str, wrong: Callable[[int], str], take: Callable[[int], None]
) -> None:
    """A sheet to type a number on."""
    house.open_sheet(NumberSheet(house, title, wrong, take), width=400)

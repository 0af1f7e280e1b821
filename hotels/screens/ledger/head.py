"""What stands over the ledger: the way back, what is played, how it is sorted, search and share."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp

from hotels.screens.ledger.breaking import ruler
from hotels.screens.ledger.looking import View
from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.plate import Across, Down, Ground, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

MIDDLE = {"center_y": 0.5}

PAD, SIGN = 14, 26
"""Beside the word of a chip, and what its sign takes, in dp."""

LEAST_SECOND = 150
"""So much room what is played needs beside the title, in dp."""


class ViewChip(Tap, Across):
    """One way to sort the lines; the chosen one is tinted and ticked."""

    def __init__(self, view: View, on_tap: Callable[[], None], *, chosen: bool, fill: bool) -> None:
        super().__init__(on_tap=on_tap, corner=8, spacing=dp(8), size_hint_x=1 if fill else None)
        self.view, self.text, self.chosen = view, phrase(view.value), chosen
        self.at_least(theme.least(48, "button"))
        Ground(self, "priC" if chosen else "sheet", "priC" if chosen else "outline", 8, 1.5)
        ink = "onPriC" if chosen else "ink"
        label = Text(self.text, "button", ink, shrink=True, pos_hint=MIDDLE)
        if fill:
            self.padding = 0
            self.add_widget(Space())
        else:
            self.padding = (dp(PAD), 0)
        if chosen and not fill:
            self.add_widget(Icon("check", 18, ink, pos_hint=MIDDLE))
        self.add_widget(label)
        if fill:
            self.add_widget(Space())


def chips_width() -> float:
    """How wide the chips are side by side, in pixels."""
    words = ruler("button")
    wide = sum(words.width(phrase(view.value)) + dp(2 * PAD) for view in View)
    return wide + dp(SIGN + 2 * 8)


class LedgerHead(Down):
    """One line, or two where the chips have no room beside the title."""

    def __init__(
        self,
        profile: Profile,
        back: Callable[[], None],
        choose: Callable[[View], None],
        tools: Sequence[IconButton],
    ) -> None:
        margin = dp(profile.margin)
        super().__init__(padding=(max(0, margin - dp(8)), dp(4), margin, dp(8)), spacing=dp(8))
        self._choose = choose
        title = phrase("Ledger")
        style = "question narrow" if profile.is_phone else "title"
        rest = dp(profile.width) - self.padding[0] - margin
        keys, chips = dp(48 + 8) * (1 + len(tools)), chips_width() + dp(8)
        taken = keys + ruler(style).width(title) + dp(8)
        if taken + chips > rest and profile.is_cramped:
            title, taken = "", keys  # in a low window a line is worth more than its name
        self._fill = taken + chips > rest
        left = rest - taken - (0 if self._fill else chips)
        self._second = Text("", "body", "ink2", pos_hint=MIDDLE)
        line = Across(IconButton("arrow-left", back, phrase("back")), spacing=dp(8))
        line.at_least(dp(56 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else 48))
        if title:
            line.add_widget(Text(title, style, shrink=True, pos_hint=MIDDLE))
        has_room = left >= dp(LEAST_SECOND) * max(1, theme.text_size)
        line.add_widget(self._second if has_room else Space())
        self._chips = Across(spacing=dp(8), pos_hint=MIDDLE, size_hint_x=1 if self._fill else None)
        if not self._fill:
            line.add_widget(self._chips)
        for tool in tools:
            line.add_widget(tool)
        self.add_widget(line)
        if self._fill:
            self._chips.padding = (margin - self.padding[0], 0, 0, 0)
            self.add_widget(self._chips)
        self._shown: View | None = None

    def show_chips(self, *, seen: bool) -> None:
        """The chips where they have a line of their own, or no such line."""
        if self._fill and seen != (self._chips.parent is not None):
            if seen:
                self.add_widget(self._chips)
            else:
                self.remove_widget(self._chips)

    def say(self, second: str, view: View) -> None:
        """What is played, and how the lines are sorted."""
        self._second.text = second
        if view is self._shown:
            return
        self._shown = view
        self._chips.clear_widgets()
        for one in View:
            does = lambda one=one: self._choose(one)  # noqa: E731 - what the chip does
            self._chips.add_widget(ViewChip(one, does, chosen=one is view, fill=self._fill))

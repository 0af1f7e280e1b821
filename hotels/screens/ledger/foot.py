"""What stands at the foot of the ledger: undo and redo, and right of them the slider."""

from collections.abc import Callable

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from hotels.screens.ledger.breaking import ruler
from hotels.screens.ledger.slider import Scrubber
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across

ALONE, OF_TWO, LEAST = 148, 104, 84
"""How wide the second line of a key may be beside the slider, in dp: of one, of two, at least."""

SIGN, SIDES = 34, 24
"""What a key's sign takes, and what is free at its sides, in dp."""

LONGEST_WORD = 110
"""A word of a second line is not broken up to this width, in dp."""

GAP = 12
"""Between the keys and the slider, in dp."""


class LedgerFoot(BoxLayout):
    """Undo bottom left, always; the slider beside it, or above it where there is no room."""

    def __init__(
        self,
        profile: Profile,
        undo: Callable[[], None],
        redo: Callable[[], None],
        on_slide: Callable[[int], None],
        turns: int,
    ) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, height=0, spacing=dp(8))
        self._high = 52 if profile.kind is not Kind.WIDE else 60
        self._does = {"Undo": undo, "Redo": redo}
        self.scrubber = Scrubber(on_slide, turns)
        self._keys = Across(spacing=dp(8), size_hint_x=None, pos_hint={"center_y": 0.5})
        self._line = Across(spacing=dp(GAP))
        self._said: tuple[tuple[str, str], ...] = ()
        self._shown: object = None
        self._settle = Clock.create_trigger(lambda _: self._arrange(), -1)
        self.bind(width=self._settle, minimum_height=self.setter("height"))
        self.say("", "")

    def say(self, undo: str, redo: str) -> None:
        """What can be taken back and what brought back."""
        said = (("Undo", undo or "nothing yet"), *((("Redo", redo),) if redo else ()))
        if said != self._said:
            self._said = said
            self._settle()

    def _arrange(self) -> None:
        """The keys as wide as there is room beside the slider, or below it."""
        two = len(self._said) > 1
        room = self.width - self.scrubber.least() - dp(GAP)
        ways = [(OF_TWO if two else ALONE, True), (LEAST, False)]
        fitting = (way for way in ways if self._width(*way) <= room)
        way = next(fitting, None)
        stacked = way is None
        wide, has_sign = way or (self._whole(), True)
        shown = self._said, wide, has_sign, stacked
        if shown == self._shown:
            return
        self._shown = shown
        self._keys.clear_widgets()
        for text, second in self._said:
            self._keys.add_widget(self._key(text, second, wide, has_sign=has_sign))
        self.clear_widgets()
        self._line.clear_widgets()
        self._line.add_widget(self._keys)
        if stacked:
            self.add_widget(self.scrubber)
        else:
            self._line.add_widget(self.scrubber)
        self.add_widget(self._line)

    def _key(self, text: str, second: str, wide: float, *, has_sign: bool) -> PushButton:
        can = second != "nothing yet"
        return PushButton(
            text,
            self._does[text] if can else None,
            kind="tonal",
            icon=text.lower() if has_sign else None,
            second=second,
            second_width=wide,
            height=self._high,
            enabled=can,
            compact=True,
            pos_hint={"center_y": 0.5},
        )

    def _width(self, wide: float, has_sign: bool) -> float:  # noqa: FBT001 - part of a way
        """How wide the keys are together, in pixels, with second lines so wide."""
        words, small = ruler("button"), ruler("caption")
        sums = dp(8) * (len(self._said) - 1)
        for text, second in self._said:
            longest = max(small.width(word) for word in second.split())
            most = max(dp(wide), min(longest, dp(LONGEST_WORD)))
            sums += max(words.width(text), min(small.width(second), most))
            sums += dp(SIDES + (SIGN if has_sign else 0))
        return sums

    def _whole(self) -> float:
        """How wide second lines may be where the keys have the whole width, in dp."""
        each = (self.width + dp(8)) / len(self._said) - dp(8 + SIDES + SIGN)
        return max(LEAST, each / dp(1))

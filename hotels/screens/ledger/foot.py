"""What stands at the foot of the ledger: undo and redo, and right of them the slider."""

from collections.abc import Callable
from typing import NamedTuple

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from hotels.screens.ledger.breaking import ruler
from hotels.screens.ledger.slider import Scrubber
from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.foot import NO_STEP
from hotels.screens.widgets.plate import Across
from hotels.wording.language import phrase, to_phrase

ALONE, OF_TWO, LEAST = 148, 104, 84
"""How wide it may be before it breaks in two, in dp: of one key, of two, at least."""

LINES = 3
"""In so many lines it may break beside the slider; with more the slider stands above the keys."""

ICON, SIDES = 34, 24
"""What a key's sign takes, and what is free at its sides, in dp."""

LARGE = 1.3
"""With text larger than this a low window has room for one line of keys without small type."""

SHORTEST = 72
"""How wide the slider is there at least, in dp."""

GAP = 12
"""Between the keys and the slider, in dp."""

NOTHING = to_phrase("nothing yet")
"""What a key says that has nothing to take back."""


class Sign(NamedTuple):
    """A key, by its word and its icon."""

    text: str
    icon: str


UNDO, REDO = Sign(to_phrase("Undo"), "undo"), Sign(to_phrase("Redo"), "redo")

Second = tuple[str, float]
"""The second line of a key, and how wide it may be, in pixels."""


class Way(NamedTuple):
    """One way for the keys to stand."""

    seconds: tuple[Second, ...]
    has_sign: bool = True
    stacked: bool = False
    """Whether the slider stands above them."""


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
        self._is_low = profile.is_cramped and theme.text_size > LARGE
        self._does = {UNDO: undo, REDO: redo}
        self.scrubber = Scrubber(on_slide, turns)
        self._keys = Across(spacing=dp(8), size_hint_x=None, pos_hint={"center_y": 0.5})
        self._line = Across(spacing=dp(GAP))
        self._said: tuple[tuple[Sign, str], ...] = ()
        """Which keys there are, and what they take back; nothing where there is nothing."""
        self._shown: object = None
        self._settle = Clock.create_trigger(lambda _: self._arrange(), -1)
        self.bind(width=self._settle, minimum_height=self.setter("height"))
        self.say("", "")

    def say(self, undo: str, redo: str) -> None:
        """What can be taken back and what brought back."""
        said = ((UNDO, undo), *(((REDO, redo),) if redo else ()))
        if said != self._said:
            self._said = said
            self._settle()

    def _arrange(self) -> None:
        """The keys as wide as there is room beside the slider, or below it."""
        room = self.width - self.scrubber.least() - dp(GAP)
        way = self._in_one_line() if self._is_low else self._beside(room) or self._below()
        shown = self._said, way
        if shown == self._shown:
            return
        self._shown = shown
        self._keys.clear_widgets()
        keys = [
            self._key(sign, second, wide, can=bool(back), has_sign=way.has_sign)
            for (sign, back), (second, wide) in zip(self._said, way.seconds, strict=True)
        ]
        for key in keys:
            key.bind(height=lambda *_: _level(keys))
            self._keys.add_widget(key)
        _level(keys)
        self.clear_widgets()
        self._line.clear_widgets()
        self._line.add_widget(self._keys)
        if way.stacked:
            self.add_widget(self.scrubber)
        else:
            self._line.add_widget(self.scrubber)
        self.add_widget(self._line)

    def _key(
        self, sign: Sign, second: str, wide: float, *, can: bool, has_sign: bool
    ) -> PushButton:
        key = PushButton(
            phrase(sign.text),
            self._does[sign] if can else None,
            kind="tonal",
            icon=sign.icon if has_sign else None,
            second=None if self._is_low else second,
            second_width=wide / dp(1) + 1,
            height=self._high,
            fill=self._is_low,
            enabled=can,
            why=phrase(NO_STEP[sign.icon]),
            compact=True,
            pos_hint={"center_y": 0.5},
        )
        if self._is_low:
            key.size_hint_x, key.width = None, min(key.natural, wide)
        return key

    def _in_one_line(self) -> Way:
        """The keys in equal shares beside the shortest slider, at most as wide as their words."""
        room = self.width - self.scrubber.least(SHORTEST) - dp(GAP)
        share = (room + dp(8)) / len(self._said) - dp(8)
        return Way(tuple((second, share) for second in self._seconds))

    def _beside(self, room: float) -> Way | None:
        """The keys beside the slider, their second lines broken once; else in equal shares."""
        said = self._seconds
        widest = ALONE if len(said) == 1 else OF_TWO
        for most, has_sign in ((widest, True), (LEAST, True), (LEAST, False)):
            seconds = tuple((second, narrow(second, dp(most))) for second in said)
            if self._sum(seconds, has_sign=has_sign) <= room:
                return Way(seconds, has_sign=has_sign)
        share = (room + dp(8)) / len(said) - dp(8 + SIDES)
        lines = max(len(ruler("caption").broken(second, share)) for second in said)
        if share < dp(LEAST) or lines > LINES:
            return None
        return Way(tuple((second, share) for second in said), has_sign=False)

    def _below(self) -> Way:
        """The keys with the whole width, below the slider; without signs if a word needs that."""
        share = (self.width + dp(8)) / len(self._said) - dp(8 + SIDES + ICON)
        share = max(dp(LEAST), share)
        seconds = tuple((second, share) for second in self._seconds)
        if self._sum(seconds, has_sign=True) <= self.width + dp(1):
            return Way(seconds, stacked=True)
        words = [ruler("button").width(phrase(sign.text)) for sign, _ in self._said]
        rest = self.width - self._sum(tuple(("", wide) for wide in words), has_sign=False)
        more = max(0.0, rest / len(words))
        shares = zip(self._seconds, words, strict=True)
        seconds = tuple((second, wide + more) for second, wide in shares)
        return Way(seconds, has_sign=False, stacked=True)

    @property
    def _seconds(self) -> tuple[str, ...]:
        """What the keys say in small type."""
        return tuple(back or phrase(NOTHING) for _, back in self._said)

    def _sum(self, seconds: tuple[Second, ...], *, has_sign: bool) -> float:
        """How wide the keys are together, in pixels."""
        words = ruler("button")
        sides = dp(SIDES + (ICON if has_sign else 0))
        pairs = zip(self._said, seconds, strict=True)
        wide = sum(
            max(words.width(phrase(sign.text)), second) + sides for (sign, _), (_, second) in pairs
        )
        return wide + dp(8) * (len(seconds) - 1)


def narrow(text: str, wanted: float) -> float:
    """How wide a text is in one line, if that is no wider than wanted, else in two; in pixels."""
    small, words = ruler("caption"), text.split(" ")
    whole = small.width(text)
    if whole <= wanted:
        return whole
    breaks = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return min((max(map(small.width, pair)) for pair in breaks), default=whole)


def _level(keys: list[PushButton]) -> None:
    """All keys as high as the highest."""
    high = max(key.height for key in keys)
    for key in keys:
        key.height = high

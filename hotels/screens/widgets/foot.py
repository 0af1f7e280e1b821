"""The foot of a game's screens: undo at the left, what else may be done at the right."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import LINE, theme
from hotels.screens.widgets.button import CLEAR, IconButton, PushButton, least_second
from hotels.screens.widgets.drawing import styled, widest_word, wrapped
from hotels.screens.widgets.head import Tool
from hotels.screens.widgets.plate import Across
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

KEPT = 20
"""Buttons that a foot keeps to show again."""

TIGHT, TIGHTEST, BARE, BROKEN = 2, 3, 4, 5
"""How often a foot that is too narrow makes its keys narrower: Redo, then all, then no icon, then
nothing but an icon, and at last the words of the others go on in a line below.
"""

LEAST_SENTENCE, LINES = 120, 4
"""How much room the last sentence needs, in dp, and in how many lines, or it is left out."""

MOST_LINES, FEW_LINES = 5, 2
"""So many lines say what is taken back; where they were more, the key has none. The second goes
for a low and narrow window with large text.
"""

LARGE, LOW = 1.3, 700
"""With larger text a narrow window that is lower than this, in dp, has room for little."""

LEAST_SECOND, STEP, MOST_SECOND = 92, 24, 236
"""How wide the second line of Undo is at least and at most where only keys stand beside it, in dp,
and in what steps it grows: it is seldom made anew.
"""


def is_low(profile: Profile) -> bool:
    """Whether a window is so low and narrow, and its text so large, that little has room."""
    low = profile.is_cramped or (profile.is_phone and profile.height < LOW)
    return low and theme.text_size > LARGE


def has_few_keys(profile: Profile) -> bool:
    """Whether a foot has room for Undo and one key besides."""
    return profile.is_phone or is_low(profile)


class Deed(NamedTuple):
    """What a button at the foot does."""

    text: str
    does: Callable[[], None]
    icon: str | None = None
    kind: str = "outlined"


class Foot(Across):
    """Undo and redo at the left, the last sentence, what else may be done at the right."""

    def __init__(
        self,
        profile: Profile,
        undo: Callable[[], None],
        redo: Callable[[], None],
        *,
        tools: Sequence[Tool] = (),
    ) -> None:
        phone = profile.is_phone
        super().__init__(spacing=dp(8))
        self._phone, self._short = phone, profile.kind is Kind.SHORT
        self._beside = self._short and not profile.is_cramped
        self._spacious = phone or profile.is_cramped
        self._lines = FEW_LINES if is_low(profile) else MOST_LINES
        high = 52 if profile.kind in {Kind.SHORT, Kind.PHONE} else 60
        self._high = high
        self.at_least(dp(high))
        self._undo_does, self._redo_does = undo, redo
        self._left = Across(spacing=dp(8), size_hint_x=None, pos_hint={"center_y": 0.5})
        self._right = Across(spacing=dp(8), size_hint_x=None, width=0, pos_hint={"center_y": 0.5})
        self.said = Text("", "support", "ink2", pos_hint={"center_y": 0.5})
        self._icon = Icon("comment-text-outline", 20, "ink2", pos_hint={"center_y": 0.5})
        self._wants_sentence = profile.kind is Kind.WIDE
        self._sentence = ""
        self.said.bind(width=lambda *_: self._say())
        self._undo: PushButton | None = None
        self._widest = 0.0
        self._tight = 0
        self._needed: dict[object, int] = {}
        """How narrow the keys had to be made for the same ones in the same width."""
        self._said: tuple[str, str, Sequence[Deed]] = "", "", ()
        self.bind(width=self._widen)
        self._keys: dict[tuple[str, str, int, int], PushButton] = {}
        self._icons = [IconButton(tool.icon, tool.does, tool.hint) for tool in tools]
        self.add_widget(self._left)
        if self._wants_sentence:
            self.add_widget(Widget(size_hint_x=None, width=dp(4)))
            self.add_widget(self._icon)
            self.add_widget(self.said)
        else:
            self.add_widget(Widget())
        self.add_widget(self._right)

    def say(self, undo: str, redo: str, sentence: str, deeds: Sequence[Deed]) -> None:
        """What can be taken back and brought back, what happened last, what else may be done."""
        self._said, self._sentence = (undo, redo, deeds), sentence
        self._fit()

    def _fit(self) -> None:
        """All keys, as ample as they have room for beside each other; then the sentence."""
        undo, redo, deeds = self._said
        asked = round(self.width), bool(undo), bool(redo), *(deed.text for deed in deeds)
        self._put_up(self._needed.get(asked, 0))
        while self._is_too_narrow and self._tight < BROKEN:
            self._put_up(self._tight + 1)
        self._needed[asked] = self._tight
        if self._wants_sentence:
            self._say()

    def _widen(self, *_: object) -> None:
        """In another width there is more room, or less."""
        if self._undo is not None:
            self._fit()

    @property
    def _is_too_narrow(self) -> bool:
        needed = self._left.width + self._right.width + (dp(60) if self._wants_sentence else dp(16))
        return bool(self.width > dp(LEAST_SENTENCE) and needed > self.width)

    def _put_up(self, tight: int) -> None:
        """The keys, made narrower so many times; each side is as wide as it will be at once."""
        if tight != self._tight:
            self._tight, self._undo = tight, None
        undo, redo, deeds = self._said
        self._stand(self._left, [self._back(undo), *self._forth(redo)])
        self._stand(self._right, [*map(self._key, deeds), *self._icons])
        for side in (self._left, self._right):
            for key in side.children:
                if isinstance(key, PushButton):
                    key.line.do_layout()
            side.do_layout()
        self.do_layout()

    def _say(self) -> None:
        """The last sentence, where the keys leave it room."""
        high = wrapped(self._sentence, "support", max(1, self.said.width)).height
        lines = LINES * LINE * theme.font("support")[1]
        has_room = self.said.width >= dp(LEAST_SENTENCE) and high <= lines + dp(1)
        self.said.text = self._sentence if has_room else ""
        self._icon.opacity = 1 if self.said.text else 0

    def _stand(self, side: Across, keys: list[Widget]) -> None:
        """These keys on a side; nothing is moved where they stand there already."""
        if side.children[::-1] != keys:
            side.clear_widgets()
            for key in keys:
                side.add_widget(key)

    def _back(self, undo: str) -> PushButton:
        widest = self._second_width()
        second = undo or phrase("nothing yet")
        as_before = self._undo is not None and self._undo.enabled == bool(undo)
        if self._undo is not None and as_before:
            as_before = (self._undo.second is not None) == self._has_lines(second)
        if self._undo is None or not as_before or widest != self._widest:
            self._widest = widest
            does = self._undo_does if undo else None
            self._undo = self._step("undo", phrase("Undo"), second, does)
        self._undo.tell(second)
        return self._undo

    def _has_lines(self, second: str) -> bool:
        """Whether a key has room for what it takes back."""
        if self._tight >= BARE:
            return False
        wide = max(dp(self._second_width()), least_second(second))
        lines = self._lines * LINE * theme.font("caption")[1]
        return bool(wrapped(second, "caption", wide).height <= lines + dp(1))

    def _forth(self, redo: str) -> list[PushButton]:
        if not redo:
            return []
        return [self._step("redo", phrase("Redo"), redo, self._redo_does)]

    def _key(self, deed: Deed) -> PushButton:
        """A deed's button, the same as before where it was there before."""
        most = self._room_for_words()
        name = deed.text, deed.kind, round(most), self._tight
        if name not in self._keys:
            if len(self._keys) > KEPT:
                self._keys.clear()
            self._keys[name] = PushButton(
                deed.text,
                kind=deed.kind,
                icon=None if self._phone or self._short or most else deed.icon,
                height=self._high,
                compact=self._phone or self._tight >= TIGHT,
                most=most,
            )
        self._keys[name].on_tap = deed.does
        return self._keys[name]

    def _room_for_words(self) -> float:
        """How wide a deed's words may be where they break, in pixels; 0 where they need not."""
        if self._tight < BROKEN:
            return 0
        _, redo, deeds = self._said
        others = dp(48 + 8) * (1 + bool(redo) + len(self._icons))
        room = self.width - others - len(deeds) * dp(2 * CLEAR + 8)
        wanted = sorted(styled(deed.text, "button").width for deed in deeds)
        share = room
        for place, wide in enumerate(wanted):  # who needs less than an equal share leaves the rest
            share = room / (len(wanted) - place)
            room -= min(wide, share)
        widest = max((widest_word(deed.text, "button") for deed in deeds), default=0)
        return float(max(share, widest))

    def _left_over(self) -> float:
        """How wide the second line of Undo may be beside all other keys, in dp."""
        _, redo, deeds = self._said
        others = sum(styled(deed.text, "button").width + dp(24 + 8) for deed in deeds)
        icons = len(self._icons) + bool(redo) + sum(deed.icon is not None for deed in deeds)
        # With what is left free between them, and for the sentence that has no room.
        others += dp(48 + 8) * icons + dp(60 if self._wants_sentence else 16)
        own = dp(2 * 12 + (0 if self._tight >= TIGHTEST else 26 + 8))
        return max(60.0, (self.width - others - own) / dp(1))

    def _second_width(self) -> float:
        """How wide the second line of Undo may be, in dp."""
        if self._tight >= TIGHT:
            return self._left_over()
        if self._spacious:
            steps = (self._left_over() - LEAST_SECOND) // STEP
            return min(MOST_SECOND, LEAST_SECOND + STEP * max(0.0, steps))
        return 150 if self._beside else 200

    def _step(
        self, icon: str, text: str, second: str, does: Callable[[], None] | None
    ) -> PushButton:
        bare = icon == "redo" and bool(self._tight)
        bare = bare or self._tight >= BARE
        return PushButton(
            "" if bare else text,
            does,
            kind="tonal",
            icon=icon if bare or self._tight < TIGHTEST else None,
            second=None if bare or not self._has_lines(second) else second,
            second_width=self._second_width(),
            height=self._high,
            enabled=does is not None,
            pos_hint={"center_y": 0.5},
            compact=self._phone or self._tight >= TIGHT,
        )

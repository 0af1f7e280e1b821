"""The foot of a game's screens: undo and redo at the left, what else may be done at the right.

Undo and Redo keep their places and sizes whatever they say, so that a finger finds them.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import LINE, theme
from hotels.screens.widgets.asked import Asked, Words
from hotels.screens.widgets.button import CLEAR, IconButton, PushButton
from hotels.screens.widgets.drawing import styled, widest_word, wrapped
from hotels.screens.widgets.head import Tool
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase, to_phrase

NO_STEP = {
    "undo": to_phrase("Nothing to undo yet."),
    "redo": to_phrase("Nothing to redo."),
}
"""Why the keys at the left do nothing, where they do not."""

KEPT = 20
"""Buttons that a foot keeps to show again."""

AMPLE, NARROW, NARROWEST = 168, 112, 72
"""How wide Undo and Redo are: in a roomy window, in a small one, and in the narrowest, in dp."""

ONE_DEED = 120
"""What two keys leave free in the narrowest window, in dp."""

DEED = 152
"""How wide the other keys are where there is room, in dp."""

ALONE = 340
"""How wide one is that is always as wide, in dp."""

ICON, SMALL_ICON, EDGE = 26, 22, 2
"""How large a key's sign is, and what is free above and below its words, in dp."""

SHARES = (1.0, 0.9, 0.8, 0.7)
"""To which shares of its size what a key takes back may shrink for two lines; else it goes."""

LEAST_SENTENCE, MOST_LINES = 120, 3
"""How much room the last sentence needs, in dp, and in how many lines, or it is left out."""

LARGE, LOW = 1.3, 700
"""With larger text a narrow window that is lower than this, in dp, has room for little."""

LASTING = 3
"""So many tools always stay: the first two and the last; the others are behind the dots as well."""


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
    is_wide: bool = False
    """Whether it stands at the right edge, always as wide, or on a line of its own."""


class Foot(Down):
    """Undo and redo at the left, what is to be handed over or happened last, and other deeds.

    Deeds that have no room beside the keys stand on a line above them.
    """

    def __init__(
        self,
        profile: Profile,
        undo: Callable[[], None],
        redo: Callable[[], None],
        *,
        tools: Sequence[Tool] = (),
    ) -> None:
        super().__init__(spacing=dp(8))
        small = profile.kind in {Kind.SHORT, Kind.PHONE}
        self._small, self._ample = small, NARROW if small else AMPLE
        self._captioned = not is_low(profile)
        self._alone = 0 if profile.is_cramped else dp(ALONE)
        self._high = 52 if small else 60
        self._does = {"undo": undo, "redo": redo}
        self._steps: dict[str, PushButton] = {}
        self._left = Across(spacing=dp(8), size_hint_x=None, pos_hint={"center_y": 0.5})
        self._right = Across(spacing=dp(8), size_hint_x=None, width=0, pos_hint={"center_y": 0.5})
        self._above = Across(spacing=dp(8))
        self._wants_sentence = profile.kind is Kind.WIDE
        self.said = Text("", "support", "ink2", pos_hint={"center_y": 0.5})
        self._icon = Icon("comment-text-outline", 20, "ink2", pos_hint={"center_y": 0.5})
        self._sentence = Across(self._icon, self.said, spacing=dp(10), pos_hint={"top": 1})
        self._sentence.size_hint_y = 1
        self.asked = Asked("ink", "ink2", pos_hint={"top": 1})
        self._gap = Widget(size_hint_x=None, width=0)
        self._middle = Widget()
        self._said: tuple[str, str, str, Sequence[Deed], Words] = "", "", "", (), ()
        self._line = Across(self._left, self._middle, self._right, spacing=dp(8))
        self.add_widget(self._line)
        self._keys: dict[tuple[str, str, float], PushButton] = {}
        self._icons = [IconButton(tool.icon, tool.does, tool.hint) for tool in tools]
        self.said.bind(width=lambda *_: self._say())
        self.bind(width=lambda *_: self._fit())

    @property
    def undo(self) -> PushButton:
        """The key that takes back."""
        return self._steps["undo"]

    @property
    def redo(self) -> PushButton:
        """The key that brings back."""
        return self._steps["redo"]

    @property
    def deeds(self) -> list[PushButton]:
        """The keys of what else may be done, from the left."""
        keys = self._above.children[::-1] + self._right.children[::-1]
        return [key for key in keys if isinstance(key, PushButton)]

    def say(
        self, undo: str, redo: str, sentence: str, deeds: Sequence[Deed], asked: Words = ()
    ) -> None:
        """What can be taken back and brought back, what happened last, what else may be done.

        Where the room for it is, what is ``asked`` for stands in place of the last sentence.
        """
        self._said = undo, redo, sentence, deeds, asked
        self._fit()

    def _fit(self) -> None:
        """All keys at their places; in between what there is room for."""
        undo, redo, _, _, asked = self._said
        nothing = phrase("nothing yet") if self._small else phrase("nothing to redo")
        self._stand(
            self._left,
            [
                self._step("undo", phrase("Undo"), undo, phrase("nothing yet")),
                self._step("redo", phrase("Redo"), redo, nothing),
            ],
        )
        self._left.do_layout()
        self._put_up_deeds()
        middle: Widget = self._middle
        if not self._small and asked:
            middle = self.asked
        elif self._wants_sentence:
            middle = self._sentence
        gap = [] if self._small else [self._gap]
        self._stand(self._line, [self._left, *gap, middle, self._right])
        self.asked.show(asked if middle is self.asked else ())
        for part in (self._right, self._line):
            part.do_layout()
        self._say()

    def _say(self) -> None:
        """The last sentence, where the keys leave it room."""
        sentence = self._said[2] if self._sentence.parent is not None else ""
        high = wrapped(sentence, "support", max(1, self.said.width)).height
        lines = MOST_LINES * LINE * theme.font("support")[1]
        has_room = self.said.width >= dp(LEAST_SENTENCE) and high <= lines + dp(1)
        self.said.text = sentence if has_room else ""
        self._icon.opacity = 1 if self.said.text else 0

    def _stand(self, side: Across, keys: list[Widget]) -> None:
        """These keys on a side; nothing is moved where they stand there already."""
        if side.children[::-1] != keys:
            side.clear_widgets()
            for key in keys:
                side.add_widget(key)

    # undo and redo

    @property
    def _step_width(self) -> float:
        """How wide Undo and Redo are, in pixels: the same whatever they say."""
        room = (self.width - dp(ONE_DEED)) / 2
        return round(min(dp(self._ample), max(dp(NARROWEST), room)))

    def _step(self, icon: str, text: str, back: str, nothing: str) -> PushButton:
        """Undo or Redo; another one only where it can be tapped now, or can no longer."""
        wide = self._step_width
        sign = SMALL_ICON if self._small else ICON
        beside = wide - dp(sign + 8 + 2 * CLEAR)
        second = back or nothing
        room = beside if widest_word(second, "caption") <= beside else wide - dp(2 * CLEAR)
        share = self._caption_share(second, room) if self._captioned else 0
        second = second if share else ""
        now = self._steps.get(icon)
        if now is None or now.enabled != bool(back) or now.width != wide:
            lines = styled(text, "button").height
            lines += wrapped("1\n2", "caption", wide).height if self._captioned else 0
            now = self._steps[icon] = PushButton(
                text,
                self._does[icon] if back else None,
                kind="tonal",
                icon=icon,
                second=second if self._captioned else None,
                height=max(self._high, lines / dp(1) + 2 * EDGE),
                edge=EDGE,
                sign=sign,
                fill=True,
                align="left",
                enabled=bool(back),
                why=phrase(NO_STEP[icon]),
                compact=True,
                pos_hint={"center_y": 0.5},
            )
            now.size_hint_x, now.width = None, wide
        now.tell(second)
        if now.second is not None:
            now.second.font_size = theme.font("caption")[1] * (share or 1)
        return now

    def _caption_share(self, text: str, room: float) -> float:
        """To which share of its size a caption shrinks to have room; 0 where it has none."""
        most = wrapped("1\n2", "caption", room).height + 1
        for share in SHARES if theme.text_size > 1 else SHARES[:-1]:
            widest = widest_word(text, "caption") * share
            if widest <= room and wrapped(text, "caption", room, share).height <= most:
                return share
        return 0

    # what else may be done

    def _put_up_deeds(self) -> None:
        """The deeds beside the tools; on a line above where they have no room there."""
        deeds, tools = self._said[3], list(self._icons)
        room = self.width - self._left.width - dp(2 * 8)
        if not self._small and self._said[4]:
            room -= self.asked.least(self._said[4]) + dp(8)
        while not (beside := self._beside(deeds, room - len(tools) * dp(48 + 8))):
            if len(tools) <= LASTING:
                break
            del tools[-2]
        above = not beside and bool(deeds)
        if above:
            wide = (self.width - (len(deeds) - 1) * dp(8)) / len(deeds)
            self._stand(self._above, [self._key(deed, wide, fill=True) for deed in deeds])
            if self._above.parent is None:
                self.add_widget(self._above, index=len(self.children))
        elif self._above.parent is not None:
            self.remove_widget(self._above)
            self._above.clear_widgets()
        tools = tools if above or beside else list(self._icons)
        at_edge = any(deed.is_wide for deed in deeds)
        self._stand(self._right, [*tools, *beside] if at_edge else [*beside, *tools])

    def _beside(self, deeds: Sequence[Deed], room: float) -> list[PushButton]:
        """The deeds as keys in so much room: as drawn, or with words in two lines."""
        room -= (len(deeds) - 1) * dp(8)
        least = [self._alone if deed.is_wide else 0 for deed in deeds]
        natural = [max(self._natural(deed), one) for deed, one in zip(deeds, least, strict=True)]
        in_two = [
            max(_in_two(deed.text) + dp(2 * CLEAR), one)
            for deed, one in zip(deeds, least, strict=True)
        ]
        for needed, most in ((natural, dp(DEED)), (in_two, 0)):
            over = (room - sum(needed)) / max(1, len(deeds))
            if deeds and over >= 0:
                wide = [
                    min(max(most, whole), one + over)
                    for one, whole in zip(needed, natural, strict=True)
                ]
                return [self._key(*one) for one in zip(deeds, wide, strict=True)]
        return []

    def _natural(self, deed: Deed) -> float:
        """How wide a deed is with all its words in a line, and its sign where there is room."""
        words = styled(deed.text, "button").width
        icon = dp(22 + 12) if deed.icon is not None and not self._small else 0
        return float(max(dp(48), words + icon + 2 * dp(12 if self._small else 20)))

    def _key(self, deed: Deed, wide: float, *, fill: bool = False) -> PushButton:
        """A deed's button of this width, the same as before where it was there before."""
        wide = int(wide)
        name = deed.text, deed.kind, wide
        if name not in self._keys:
            if len(self._keys) > KEPT:
                self._keys.clear()
            whole = wide >= int(self._natural(deed))
            self._keys[name] = key = PushButton(
                deed.text,
                kind=deed.kind,
                icon=deed.icon if whole and not self._small else None,
                height=self.undo.height / dp(1),
                compact=self._small,
                most=0 if whole else min(_in_two(deed.text), wide - dp(2 * CLEAR)),
                fill=whole or fill,
                least=wide,
                pos_hint={"center_y": 0.5},
            )
            key.size_hint_x, key.width = (1, wide) if fill else (None, wide)
        self._keys[name].on_tap = deed.does
        return self._keys[name]


def _in_two(text: str) -> float:
    """How wide words are in two lines, broken where both are as equal as can be."""
    parts = text.split(" ")
    ways = [(" ".join(parts[:at]), " ".join(parts[at:])) for at in range(1, len(parts))]
    widths = [max(styled(one, "button").width for one in way) for way in ways]
    return float(min(widths, default=styled(text, "button").width) + 1)

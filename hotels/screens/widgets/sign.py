"""The enamel sign over the door: who, and what the bank waits for."""

from collections.abc import Sequence
from enum import Enum
from math import inf

from kivy.graphics import Color, SmoothEllipse, SmoothLine
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import LINE, theme
from hotels.screens.widgets.asked import Asked, Words
from hotels.screens.widgets.drawing import styled, widest_word, wrapped
from hotels.screens.widgets.plate import Across, Down, Ground, Keyline
from hotels.screens.widgets.text import Text

MOST_LINES, SLAB_LINE = 3, 1.4
"""So many lines a headline has beside the lamps, one less in a cramped window; and how high a
line is at most, against its size."""


MOST_SECOND = 3
"""So many lines its second words have beside the lamps."""

SMALLEST = 0.6
"""Headlines are made smaller for a long word down to this share of their size."""


class Lamp(Enum):
    """What a lamp says of a part of the turn."""

    DONE = "lampDone"
    ON = "lampOn"
    AHEAD = None


class Bulb(Widget):
    """One lamp."""

    def __init__(self, state: Lamp, size: float) -> None:
        super().__init__(
            size_hint=(None, None), size=(dp(size), dp(size)), pos_hint={"center_x": 0.5}
        )
        with self.canvas:
            self._fill = Color()
            self._disc = SmoothEllipse()
            self._edge = Color()
            self._ring = SmoothLine(width=dp(1))
        self.state = state
        self.show(state)
        self.bind(pos=self._follow, size=self._follow)

    def show(self, state: Lamp) -> None:
        """Lit, done, or a ring for what is ahead."""
        self.state = state
        colour = theme.colour(state.value or "lampDone")
        self._edge.rgba = colour
        self._fill.rgba = (*colour[:3], 0 if state is Lamp.AHEAD else 1)

    def _follow(self, *_: object) -> None:
        self._disc.pos, self._disc.size = self.pos, self.size
        edge = dp(1)
        self._ring.circle = (
            self.center_x,
            self.center_y,
            max(0.1, self.width / 2 - edge),
        )


class Sign(Across):
    """A headline, a second line below it, lamps or something else at the right."""

    HEIGHTS = {Kind.WIDE: 84, Kind.PORTRAIT: 92, Kind.SHORT: 60, Kind.PHONE: 68}
    STYLES = {Kind.SHORT: "sign short", Kind.PHONE: "sign phone"}

    def __init__(
        self,
        profile: Profile,
        headline: str = "",
        second: str = "",
        *,
        lamps: Sequence[tuple[str, Lamp]] = (),
        right: Widget | None = None,
        left: Widget | None = None,
        height: float | None = None,
        asks: bool = False,
    ) -> None:
        kind = profile.kind
        side = dp(24 if kind in {Kind.WIDE, Kind.PORTRAIT} else 18)
        super().__init__(padding=(side, dp(10)), spacing=dp(16))
        self.profile = profile
        self._is_kept, self._most_after, self._aside = False, inf, 0.0
        style = "sign phone" if profile.is_cramped else self.STYLES.get(kind, "sign")
        self._lowest, self._wants_asked = dp(height or self.HEIGHTS[kind]), asks
        self.ground = Ground(self, "sign", None, 12)
        Keyline(self)
        if left is not None:
            self.add_widget(left)
        self.headline = Text(headline, style, "onSign")
        self.second = Text(second, "body", "onSign2")
        self.asked = Asked("onSign", "onSign2", size_hint_y=None, height=0)
        self._asks: Words = ()
        self.words = Down(self.headline, pos_hint={"center_y": 0.5})
        self.add_widget(self.words)
        self._row: Across | None = None
        self._most, self._share = inf, 1.0
        self._reserve()
        self.headline.bind(width=lambda *_: self._fit_words())
        self.say(headline, second)
        self.lamps: dict[str, tuple[Bulb, Text]] = {}
        if lamps:
            self._row = self._lamps(lamps)
            self.add_widget(self._row)
        if right is not None:
            self.add_widget(right)
        self.bind(width=lambda *_: self.make_room())

    def say(self, headline: str, second: str = "", asked: Words = ()) -> None:
        """Another headline and second line; what is ``asked`` for takes the second one's place."""
        if self._is_kept:
            self._is_kept, self._most = False, self._most_after
        self._ask(asked)
        second = "" if asked else second
        self._put(headline, second)
        self._grow()

    def say_within(self, *ways: tuple[str, str]) -> None:
        """The first of these that has room; it stays as high as it is until something is said."""
        if not self._is_kept:
            self._is_kept, self._most_after, self._most = True, self._most, self.height
        self._ask(())
        self._put(*next((way for way in ways if self._holds(*way)), ways[-1]))

    def _ask(self, asked: Words) -> None:
        """What is asked for below the headline; on a phone in the place of the lamps as well."""
        self._asks = asked
        self.asked.height = _asked_high(self.profile, asked) if asked else 0
        self.asked.show(asked)
        if bool(asked) != (self.asked.parent is not None):
            if asked:
                self.words.add_widget(self.asked)
            else:
                self.words.remove_widget(self.asked)

    def _put(self, headline: str, second: str) -> None:
        self.headline.text = headline
        self.second.text = second
        self._fit_words()
        self.make_room()

    def _grow(self, *_: object) -> None:
        if not self._is_kept:
            super()._grow()

    def fit(self, most: float, aside: float = 0) -> None:
        """No higher than so many pixels: the second words go, then the headline gets smaller.

        What stands beside the words besides the lamps may be said, in pixels.
        """
        self._aside = aside
        if self._is_kept:
            self._most_after = most
        elif most != self._most:
            self._most = most
            self._reserve()
            self.make_room()

    def _reserve(self) -> None:
        """Room for what is asked for, so that nothing moves when it comes; less where it must be.

        No less than what is asked for needs below a headline in its smallest type.
        """
        least = self._lowest
        if self._wants_asked:
            line = theme.font(self.headline.style)[1] * SLAB_LINE
            rest = _asked_high(self.profile) + 2 * self.padding[1]
            least = max(least, min(line + rest, max(SMALLEST * line + rest, self._most)))
        self._reserved = least
        self.at_least(least)

    def _fit_words(self) -> None:
        """Smaller type where a word would break within itself."""
        size = self._size(self.headline.text, self.headline.width)
        self.headline.font_size = min(size, theme.font(self.headline.style)[1] * self._share)

    def _size(self, headline: str, room: float) -> float:
        """How large a headline is where no word of it breaks, if it can be so small."""
        style = self.headline.style
        widest = max(styled(word, style).width for word in headline.split() or [""])
        fits = max(SMALLEST, min(1.0, (room - 1) / max(1, widest)))
        return float(theme.font(style)[1] * fits)

    def make_room(self) -> None:
        """A headline that would need many lines beside the lamps stands in their place."""
        room = self.width - 2 * self.padding[0] - self._aside
        if self._row is not None:
            beside = max(1, room - self._row.width - self.spacing)
            hides = self._is_crowded(beside, self.headline.text, self.second.text)
            if hides == (self._row.parent is not None):
                if hides:
                    self.remove_widget(self._row)
                else:
                    self.add_widget(self._row, index=0)
            room = room if hides else beside
        headline, second = self.headline.text, self.second.text
        most = max(self._most, self._reserved)
        for said, share in ((second, 1.0), ("", 1.0), ("", 0.8), ("", SMALLEST)):
            if most == inf or self._high(room, headline, said, share=share) <= most:
                break
        if share != self._share:
            self._share = share
            self._fit_words()
        if bool(said) != (self.second.parent is not None):
            if said:
                self.words.add_widget(self.second)
            else:
                self.words.remove_widget(self.second)

    def _holds(self, headline: str, second: str) -> bool:
        """Whether these words have room in it as high as it is, and beside the lamps."""
        room = self.width - 2 * self.padding[0]
        if self._row is not None:
            room -= self._row.width + self.spacing
        words = headline, second
        return not self._is_crowded(max(1, room), *words) and (
            self._high(room, *words, share=1.0) <= max(self._most, self._reserved)
        )

    def _is_crowded(self, beside: float, headline: str, second: str) -> bool:
        """Whether the words would need many lines beside the lamps."""
        if self._asks and self.profile.is_phone:
            return True
        lines = wrapped(headline or " ", self.headline.style, beside).height
        most = MOST_LINES - self.profile.is_cramped
        seconds = wrapped(second or " ", "body", beside).height
        return bool(
            widest_word(second, "body") > beside
            or lines > most * self._size(headline, beside) * SLAB_LINE
            or seconds > MOST_SECOND * theme.font("body")[1] * SLAB_LINE
        )

    def _high(self, room: float, headline: str, second: str, *, share: float) -> float:
        """How high it is with these words, the headline of a share of its size."""
        room = max(1, room)
        high = wrapped(headline or " ", self.headline.style, room, share).height
        high += wrapped(second, "body", room).height if second else 0
        high += _asked_high(self.profile, self._asks) if self._asks else 0
        return float(high + 2 * self.padding[1])

    def light(self, lamps: Sequence[tuple[str, Lamp]]) -> None:
        """The lamps as they stand now."""
        for name, state in lamps:
            bulb, label = self.lamps[name]
            bulb.show(state)
            label.color = theme.colour("onSign" if state is Lamp.ON else "onSign2")

    def _lamps(self, lamps: Sequence[tuple[str, Lamp]]) -> Across:
        phone = self.profile.is_phone
        row = Across(size_hint=(None, None), spacing=dp(4), pos_hint={"center_y": 0.5})
        row.bind(minimum_height=row.setter("height"))
        for name, state in lamps:
            bulb = Bulb(state, 11 if phone else 14)
            label = Text(name, "caption medium", "onSign2", shrink=True)
            label.pos_hint = {"center_x": 0.5}
            one = Down(bulb, label, spacing=dp(6), size_hint=(None, None))
            pitch = dp(40 if phone else 52)
            one.width = max(pitch, label.width + dp(8))
            one.bind(minimum_height=one.setter("height"))
            row.add_widget(one)
            self.lamps[name] = bulb, label
        self.light(lamps)
        return row


def _asked_high(profile: Profile, asked: Words = ()) -> float:
    """How high what is asked for is: a line, on a phone a second one with the bills.

    With words before it, on what it depends, it takes one line more.
    """
    styles = ["amount", *(["bills"] if profile.is_phone else [])]
    styles += ["support"] if asked and asked[0][1] == "support" else []
    return sum(theme.font(style)[1] for style in styles) * LINE

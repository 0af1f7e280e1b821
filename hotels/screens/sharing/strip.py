"""What just happened, in type that is read from across the table, and aloud if that is wanted."""

from itertools import product
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from kivy.graphics import PopMatrix, PushMatrix, Rotate
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.drawing import wrapped
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.text import Text
from hotels.views.announcing import NOTHING_YET, announcement, is_news
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.screens.kept import Kept

HEIGHT = {Kind.WIDE: 84, Kind.SHORT: 60, Kind.PORTRAIT: 96, Kind.PHONE: 72}
"""How high it is at least, in dp."""

STYLES = ("house", "sign", "sign short", "sign phone", "name short")
"""The first of these that has room."""

_turned: "WeakKeyDictionary[HotelsApp, bool]" = WeakKeyDictionary()
"""Whether it is turned to those who sit opposite; so it stays from screen to screen."""

_heard: "WeakKeyDictionary[Kept, int]" = WeakKeyDictionary()
"""How many lines of a game's log were there when something was last read aloud."""


class Strip(Across):
    """Over a screen of a game, if the keeper wants it; else nothing, and no room taken."""

    def __init__(self, house: "HotelsApp", profile: Profile) -> None:
        super().__init__(spacing=dp(8))
        self._house, self._profile = house, profile
        self.is_on, self.opacity = False, 0  # without height its ground would still be a line
        self.words = Turned()
        self._said = "", ""
        """What happened, and the same without who pays and receives what."""
        Ground(self, "brassC", None, 0)
        self.bind(width=self._fit)

    def over(self, content: Widget) -> Widget:
        """A screen's content below it."""
        return Down(self, content, size_hint_y=1)

    def turn(self) -> None:
        """To those opposite, or back."""
        _turned[self._house] = not _turned.get(self._house, False)
        self.words.turn(round_=_turned[self._house])

    def hear(self, sitting: "Kept", said: str | None = None) -> None:
        """Say what happened last, as the game itself tells it if it does; aloud what is new."""
        table, settings = sitting.table, self._house.settings
        if self.is_on != settings.announcements:
            self._put_up(on=settings.announcements)
        if not (self.is_on or settings.speech):
            return
        owed = sitting.owed if said is None else None
        short = announcement(table, sitting.speech) if said is None else said
        said = announcement(table, sitting.speech, owed) if said is None else said
        said, short = said or NOTHING_YET, short or NOTHING_YET
        if self.is_on and (said, short) != self._said:
            self._said = said, short
            self._fit()
        heard = _heard.get(sitting, len(table.lines))
        _heard[sitting] = len(table.lines)
        if settings.speech and is_news(table, heard, owed):
            from hotels import device

            device.speak(self._house, said, unasked=True)

    def _put_up(self, *, on: bool) -> None:
        """Stand there, or take no room."""
        self.is_on = on
        self.opacity = 1 if on else 0
        self.clear_widgets()
        self.padding = (dp(self._profile.margin), dp(6), dp(6), dp(6)) if on else 0
        self.at_least(0)
        if on:
            turn = IconButton("screen-rotation", self.turn, phrase("turn round"), role="onBrassC")
            self.add_widget(self.words)
            self.add_widget(turn)
            self.words.turn(round_=_turned.get(self._house, False))

    def _fit(self, *_: object) -> None:
        """As large as it can be in the height there is; what has no room is left out.

        It is higher only where what happened is too long by itself.
        """
        if not self.is_on:
            return
        profile = self._profile
        least = dp(HEIGHT[profile.kind])
        room = max(dp(60), self.width - dp(profile.margin + 6 + 8 + 48))
        high = 0.0
        for text, style in product(self._said, STYLES):
            high = wrapped(text, style, room).height + dp(12)
            self.words.text = text
            self.words.dress(style)
            if high <= least:
                break
        self.at_least(max(least, high))


class Turned(Text):
    """Words that can be turned round where they stand."""

    def __init__(self) -> None:
        super().__init__("", "sign", "onBrassC", pos_hint={"center_y": 0.5})
        with self.canvas.before:
            PushMatrix()
            self._way = Rotate(angle=0, axis=(0, 0, 1))
        with self.canvas.after:
            PopMatrix()
        self.bind(pos=self._follow, size=self._follow)

    @property
    def is_turned(self) -> bool:
        """Whether they stand on their head for us."""
        return bool(self._way.angle)

    def turn(self, *, round_: bool) -> None:
        """On their head, or upright."""
        self._way.angle = 180 if round_ else 0

    def dress(self, style: str) -> None:
        """The same words in another style."""
        self.style = style
        self.font_name, self.font_size = theme.font(style)

    def _follow(self, *_: object) -> None:
        self._way.origin = self.center

"""The plain page that is shown when Hotels itself fails.

Made of Kivy's own simplest parts, and of none of ours: what has just failed may be one of them.
"""

from collections.abc import Callable
from contextlib import suppress

from kivy.core.window import Window
from kivy.graphics import Color, Rectangle, SmoothRoundedRectangle
from kivy.metrics import dp, sp
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.label import Label
from kivy.uix.scrollview import ScrollView

from hotels.views import crash as words
from hotels.wording.language import phrase

Colour = tuple[float, ...]
Insets = tuple[float, float, float, float]

ROLES = ("paper", "ink", "ink2", "pri", "onPri", "outline")
PLAIN: dict[str, Colour] = {
    "paper": (1, 1, 1, 1),
    "ink": (0, 0, 0, 1),
    "ink2": (0.25, 0.25, 0.25, 1),
    "pri": (0.1, 0.3, 0.25, 1),
    "onPri": (1, 1, 1, 1),
    "outline": (0.4, 0.4, 0.4, 1),
}
"""The colours where not even those of the theme can be had."""

WIDEST = 640
"""How wide the words are, in dp."""

ESCAPE = 27


class Said(Label):
    """Words that take the height they need."""

    def __init__(self, text: str, size: float, colour: Colour, *, bold: bool = False) -> None:
        super().__init__(
            text=text, font_size=sp(size), color=colour, bold=bold, halign="left", valign="top"
        )
        self.size_hint_y, self.height = None, 0
        self.bind(width=self._wrap, texture_size=self._grow, text=self._grow)

    def _wrap(self, *_: object) -> None:
        self.text_size = (self.width, None)

    def _grow(self, *_: object) -> None:
        self.height = self.texture_size[1] if self.text else 0


class Key(ButtonBehavior, Label):
    """A key: an edge, and a ground in it."""

    def __init__(
        self, text: str, does: Callable[[], None], edge: Colour, ground: Colour, **look: object
    ) -> None:
        super().__init__(text=text, halign="center", **look)
        self.size_hint_y = None
        self.height = max(dp(56), self.font_size * 2.4)
        self._does = does
        with self.canvas.before:
            Color(*edge)
            self._edge = SmoothRoundedRectangle(radius=[dp(12)])
            Color(*ground)
            self._ground = SmoothRoundedRectangle(radius=[dp(10.5)])
        self.bind(pos=self._follow, size=self._follow)

    def on_release(self) -> None:
        """What it does."""
        self._does()

    def _follow(self, *_: object) -> None:
        (x, y), (width, height), edge = self.pos, self.size, dp(1.5)
        self._edge.pos, self._edge.size = self.pos, self.size
        self._ground.pos = x + edge, y + edge
        self._ground.size = width - 2 * edge, height - 2 * edge


class CrashScreen(FloatLayout):
    """What happened, what is safe, what to do."""

    def __init__(
        self, says: str, report: str, go_on: Callable[[], None] | None, close: Callable[[], None]
    ) -> None:
        super().__init__()
        self._report, self._reads = report, False
        self.colours, size = _look()
        ink, ink2 = self.colours["ink"], self.colours["ink2"]
        with self.canvas.before:
            Color(*self.colours["paper"])
            self._paper = Rectangle()
        self.column = BoxLayout(orientation="vertical", spacing=dp(12), size_hint=(None, None))
        self.column.bind(minimum_height=self.column.setter("height"))
        self._size = size
        for text, height, colour, bold in (
            (words.TITLE, 24, ink, True),
            (words.HAPPENED, 16, ink, False),
            (words.SAFE, 16, ink, False),
            (says, 16, ink, False),
        ):
            self.column.add_widget(Said(phrase(text), height * size, colour, bold=bold))
        if go_on is not None:
            self._key(words.GO_ON, go_on, filled=True)
        self.column.add_widget(Said(phrase(words.HAND_ON), 16 * size, ink2))
        if _hands_on():
            self._key(words.SHARE, self._share)
        self._key(words.COPY, self._copy)
        self._read_key = self._key(words.READ, self._read)
        self._key(words.CLOSE, close)
        self._status = Said("", 16 * size, ink)
        self._written = Said("", 13 * size, ink2)
        self.column.add_widget(self._status)
        self.column.add_widget(self._written)
        self._scroll = ScrollView(do_scroll_x=False, size_hint=(None, None))
        self._scroll.add_widget(self.column)
        self.add_widget(self._scroll)
        self.insets: Insets = (0, 0, 0, 0)
        self.bind(pos=self._follow, size=self._follow)

    def keep_clear(self, insets: Insets) -> None:
        """Left, top, right and bottom, in dp, that the system's bars cover."""
        self.insets = insets
        self._follow()

    def say(self, text: str) -> None:
        """A word under the keys."""
        self._status.text = text

    def take_key(self, _: object, key: int, *__: object) -> bool:
        """Back and Esc lead nowhere from here."""
        return key == ESCAPE

    def _key(self, text: str, does: Callable[[], None], *, filled: bool = False) -> Key:
        edge = self.colours["pri" if filled else "outline"]
        ground = self.colours["pri" if filled else "paper"]
        ink = self.colours["onPri" if filled else "ink"]
        key = Key(phrase(text), does, edge, ground, color=ink, font_size=sp(16 * self._size))
        self.column.add_widget(key)
        return key

    def _copy(self) -> None:
        try:
            from kivy.core.clipboard import Clipboard

            Clipboard.copy(self._report)
        except Exception:  # noqa: BLE001 - every system has a clipboard, and errors, of its own
            self.say(phrase(words.NOT_COPIED))
        else:
            self.say(phrase(words.COPIED))

    def _share(self) -> None:
        from hotels import device

        with suppress(Exception):
            device.share_text(self, self._report)

    def _read(self) -> None:
        self._reads = not self._reads
        self._read_key.text = phrase(words.HIDE if self._reads else words.READ)
        self._written.text = self._report if self._reads else ""

    def _follow(self, *_: object) -> None:
        self._paper.pos, self._paper.size = self.pos, self.size
        left, top, right, bottom = (dp(one) for one in self.insets)
        room = self.width - left - right
        self.column.width = max(dp(1), min(dp(WIDEST), room - dp(32)))
        self.column.padding = (dp(4), dp(24), dp(8), dp(24))
        self._scroll.size = (self.column.width, max(dp(1), self.height - top - bottom))
        self._scroll.pos = (round(self.x + left + (room - self.column.width) / 2), self.y + bottom)


def shown(screen: CrashScreen) -> None:
    """The page, and nothing else in the window."""
    with suppress(Exception):
        Window.release_all_keyboards()
    for widget in [*Window.children]:
        Window.remove_widget(widget)
    Window.add_widget(screen)
    Window.bind(on_keyboard=screen.take_key)
    Window.clearcolor = screen.colours["paper"]


def put_away(screen: CrashScreen) -> None:
    """The page goes."""
    Window.unbind(on_keyboard=screen.take_key)
    Window.remove_widget(screen)


def _look() -> tuple[dict[str, Colour], float]:
    """The theme's colours and size of text, if they can be had."""
    try:
        from hotels.screens.theme import theme

        return {role: theme.colour(role) for role in ROLES}, theme.text_size
    except Exception:  # noqa: BLE001 - whatever is wrong, this page is not to fail
        return PLAIN, 1


def _hands_on() -> bool:
    """Whether the device gives a text to another app."""
    from hotels.device.where import is_android

    return is_android()

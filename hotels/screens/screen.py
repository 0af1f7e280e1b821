"""One screen, and the sheet that floats over it."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from typing import TYPE_CHECKING, Any

from kivy.core.window import Window
from kivy.graphics import Color, Rectangle
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Card, Down
from hotels.store.hindrance import DiskError
from hotels.views.people import resolved

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class Filled(FloatLayout):
    """What is told to fill it does, wherever it stands: beside the system's bars, too."""

    def do_layout(self, *args: Any, **rest: Any) -> None:
        """Everything where it belongs."""
        super().do_layout(*args, **rest)
        for child in self.children:
            if tuple(child.size_hint) == (1, 1) and not child.pos_hint:
                child.pos = self.pos


class Barrier(Filled):
    """What lets nothing behind it feel a finger."""

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """It ends here, whoever on it takes it."""
        if not super().on_touch_down(touch):
            self.beside(touch)
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """It ends here."""
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """It ends here."""
        super().on_touch_up(touch)
        return True

    def beside(self, touch: MotionEvent) -> None:
        """A finger came down that nothing on it takes."""


class Screen(Filled):
    """What fills the window. It is built anew whenever it is shown and the window changes.

    What it must remember stands in its attributes, never in its widgets. One that can say all that
    is new (``renews``) is shown again as it stands, if neither window nor look have changed.
    """

    renews = False
    is_table = False
    """Whether a game is played here: then it is lit, and nobody sees it in passing."""
    is_deep = False
    """Whether Kivy would lay it out in more passes than it makes before the first frame."""

    def __init__(self, house: "HotelsApp") -> None:
        super().__init__()
        self.house = house
        self.profile = Profile()
        self.sheets: list[Sheet] = []
        """What lay over it when another screen came in between."""
        self._built: object = None
        self._at_first: object = None

    @property
    def pieces(self) -> tuple[str, ...] | None:
        """The colours of the chains that are shown; None where those below it are meant."""
        game = game_on(self)
        return None if game is None else pieces_of(game)

    @property
    def seating(self) -> tuple[int, ...] | None:
        """The colours of those at the table that is shown, likewise."""
        game = game_on(self)
        return None if game is None else seating_of(self.house, game.record.players)

    def wear(self) -> None:
        """Chains and players are drawn in the colours of those that are shown here."""
        seating = self.seating
        if seating is not None:
            theme.seating = seating
        pieces = self.pieces
        if pieces is not None:
            theme.pieces = pieces

    def show_again(self, profile: Profile) -> None:
        """Shown anew: as it stands and with what is new, or built from nothing."""
        for screen in self.house.shell.screens:
            screen.wear()
        if self.renews and self._built == (profile, theme.key):
            self.refresh()
        else:
            self.arrange(profile)

    def refresh(self) -> None:
        """Say what is new."""

    def build_anew(self) -> None:
        """Nothing stays as it stands when it is shown again."""
        if self._built is not None:
            self._built = "as it was"

    def arrange(self, profile: Profile) -> None:
        """Everything anew, for a window like this."""
        self.profile = profile
        self.wear()
        if self._built is None:
            self._at_first = self.begun
        self._built = profile, theme.key
        self.clear_widgets()
        self.build(profile)
        if self.is_deep:
            from hotels.screens.widgets.pane import settle

            for part in self.children:
                self.size = part.size = dp(profile.width), dp(profile.height)
                settle(part)

    def build(self, profile: Profile) -> None:
        """Put the widgets there."""
        raise NotImplementedError

    @property
    def begun(self) -> object:
        """What was begun here and is written nowhere: whoever leaves it may come back to it."""
        return None

    @property
    def is_begun(self) -> bool:
        """Whether something was begun since the screen was first shown."""
        return self._built is not None and self.begun != self._at_first

    def take_back(self) -> bool:
        """Whether Back did something here, so that the screen stays."""
        return False

    def left(self) -> None:
        """The screen is no longer shown."""


SHEET = 560
"""How wide a sheet is, in dp, where the window has room for it."""


def inside(profile: Profile, width: float = SHEET) -> float:
    """How wide what stands in a sheet is, in pixels."""
    return float(dp(min(width, profile.width - 2 * profile.margin) - 2 * _pad(profile)))


def _pad(profile: Profile) -> float:
    """What is free around it, in dp."""
    return 16 if profile.is_phone else 24


class Sheet(Barrier):
    """A sheet over the screen, with what is behind it dimmed; a tap beside it closes it."""

    def __init__(
        self,
        content: Callable[[Profile], Widget],
        close: Callable[[], None],
        *,
        width: float = SHEET,
        closable: bool = True,
    ) -> None:
        super().__init__()
        self._content, self.close, self._wide = content, close, width
        self._fit: Callable[[], None] = lambda: None
        self._arranged: object = None
        self._was_begun = False
        self._at_first = settled(content)
        self.closable = closable
        with self.canvas.before:
            Color(0, 0, 0, 0.45)
            self._scrim = Rectangle()
        self.bind(pos=self._follow, size=self._follow)

    def arrange(self, profile: Profile) -> None:
        """Everything anew, for a window like this."""
        self._arranged = profile, theme.key
        self._was_begun = self.is_begun
        self.clear_widgets()
        phone = profile.is_phone
        content = self._content(profile)
        pad = dp(_pad(profile))
        body = Down(content, padding=(pad, pad))
        scroll = ScrollView(do_scroll_x=False, size_hint=(1, 1), bar_width=dp(3))
        scroll.add_widget(body)
        self.card = Card(scroll, size_hint=(None, None))
        self.card.unbind(minimum_height=self.card.setter("height"))
        self.card.width = dp(min(self._wide, profile.width - 2 * profile.margin))
        most = dp(profile.height - 2 * profile.margin)

        self.card.pos_hint = {}

        def fit(*_: object) -> None:
            # On whole pixels, or its borders are blurred.
            self.card.height = min(most, body.minimum_height)
            self.card.x = round(self.center_x - self.card.width / 2)
            self.card.y = round(self.y if phone else self.center_y - self.card.height / 2)

        body.bind(minimum_height=fit)
        self._fit = fit
        fit()
        self.add_widget(self.card)

    def arrange_again(self, profile: Profile) -> None:
        """The same for the same window and look: as it was left."""
        if self._arranged != (profile, theme.key):
            self.arrange(profile)

    @property
    def is_begun(self) -> bool:
        """Whether something was typed in it."""
        if self._was_begun or settled(self._content) != self._at_first:
            return True
        parts = (part for part in self.walk() if part is not self)
        return any(getattr(part, "is_begun", False) for part in parts)

    def beside(self, touch: MotionEvent) -> None:
        """It is closed by a tap beside its card."""
        if self.closable and not self.card.collide_point(*touch.pos):
            self.close()

    def _follow(self, *_: object) -> None:
        self._scrim.size = Window.size  # what lies under the system's bars is dimmed as well
        self._fit()


def game_on(screen: Screen) -> Any:
    """The game that a screen shows, if it shows one."""
    for holder in (getattr(screen, "sitting", None), screen):
        game = getattr(holder, "game", None)
        if hasattr(game, "record") and hasattr(game, "table"):
            return game
    return None


def pieces_of(game: Any) -> tuple[str, ...]:
    """The colours of the chains of a game; nothing where it has none or they are not known."""
    edition = getattr(getattr(game.table.game, "terms", None), "edition", None)
    return () if edition is None else edition.colours


def seating_of(house: "HotelsApp", names: Sequence[str]) -> tuple[int, ...]:
    """The colours of people who sit at a table in this order."""
    known: dict[str, int] = {}
    if house.store is not None:
        with suppress(DiskError):
            known = house.store.colours(filter(None, names))
    return resolved([known.get(name) for name in names])


def settled(content: Callable[[Profile], Widget]) -> dict[str, object]:
    """What whoever makes a sheet's content remembers of what was said in it so far."""
    owner = getattr(content, "__self__", content)
    if isinstance(owner, Widget):
        return {}  # what a screen remembers is none of the sheet's
    kept = getattr(owner, "__dict__", {})
    plain = str, int, float, tuple, frozenset, dict
    return {name: copy(held) for name, held in kept.items() if isinstance(held, plain)}


def scrolled(content: Widget) -> ScrollView:
    """A pane whose content may be higher than it."""
    scroll = ScrollView(do_scroll_x=False, bar_width=dp(3), scroll_distance=dp(12))
    scroll.bar_color = theme.colour("outline")
    scroll.add_widget(content)
    return scroll

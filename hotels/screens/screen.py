"""One screen, and the sheet that floats over it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.graphics import Color, Rectangle
from kivy.input import MotionEvent
from kivy.metrics import dp
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Card, Down

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class Screen(FloatLayout):
    """What fills the window. It is built anew whenever it is shown and the window changes.

    What it must remember stands in its attributes, never in its widgets. One that can say all that
    is new (``renews``) is shown again as it stands, if neither window nor look have changed.
    """

    renews = False

    def __init__(self, house: "HotelsApp") -> None:
        super().__init__()
        self.house = house
        self.profile = Profile()
        self._built: object = None

    def show_again(self, profile: Profile) -> None:
        """Shown anew: as it stands and with what is new, or built from nothing."""
        if self.renews and self._built == (profile, theme.key):
            self.refresh()
        else:
            self.arrange(profile)

    def refresh(self) -> None:
        """Say what is new."""

    def arrange(self, profile: Profile) -> None:
        """Everything anew, for a window like this."""
        self.profile = profile
        self._built = profile, theme.key
        self.clear_widgets()
        self.build(profile)

    def build(self, profile: Profile) -> None:
        """Put the widgets there."""
        raise NotImplementedError

    def take_back(self) -> bool:
        """Whether Back did something here, so that the screen stays."""
        return False

    def left(self) -> None:
        """The screen is no longer shown."""


class Sheet(FloatLayout):
    """A sheet over the screen, with what is behind it dimmed; a tap beside it closes it."""

    def __init__(
        self,
        content: Callable[[Profile], Widget],
        close: Callable[[], None],
        *,
        width: float = 560,
        closable: bool = True,
    ) -> None:
        super().__init__()
        self._content, self.close, self._wide = content, close, width
        self._fit: Callable[[], None] = lambda: None
        self.closable = closable
        with self.canvas.before:
            Color(0, 0, 0, 0.45)
            self._scrim = Rectangle()
        self.bind(pos=self._follow, size=self._follow)

    def arrange(self, profile: Profile) -> None:
        """Everything anew, for a window like this."""
        self.clear_widgets()
        phone = profile.is_phone
        inside = self._content(profile)
        pad = 16 if phone else 24
        body = Down(inside, padding=(dp(pad), dp(pad)))
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

    def on_touch_down(self, touch: MotionEvent) -> bool:
        """Nothing behind a sheet feels a finger."""
        if super().on_touch_down(touch):
            return True
        if self.closable and not self.card.collide_point(*touch.pos):
            self.close()
        return True

    def on_touch_move(self, touch: MotionEvent) -> bool:
        """Nothing behind a sheet feels a finger."""
        super().on_touch_move(touch)
        return True

    def on_touch_up(self, touch: MotionEvent) -> bool:
        """Nothing behind a sheet feels a finger."""
        super().on_touch_up(touch)
        return True

    def _follow(self, *_: object) -> None:
        self._scrim.pos, self._scrim.size = self.pos, self.size
        self._fit()


def scrolled(content: Widget) -> ScrollView:
    """A pane whose content may be higher than it."""
    scroll = ScrollView(do_scroll_x=False, bar_width=dp(3), scroll_distance=dp(12))
    scroll.bar_color = theme.colour("outline")
    scroll.add_widget(content)
    return scroll

"""A link as a QR code, as large as the window lets it be."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels import device
from hotels.screens.palette import LIGHT
from hotels.screens.profile import Profile
from hotels.screens.screen import Screen, scrolled
from hotels.screens.theme import rgba
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.page_head import page_head
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.raster import texture_of
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

QUIET = 4
"""Light modules on every side, without which nobody finds the code."""

WORDS = 320
"""How wide the words beside the code are, in dp."""

SCAN = to_phrase(
    "Scan this with the phone you log your plays on. BG Stats opens with the game filled in; long"
    " names are shortened."
)


class QrCode(Widget):
    """A code in dark and light, whatever the theme: every module so many whole pixels."""

    def __init__(self, text: str, **rest: object) -> None:
        super().__init__(**rest)
        rows = matrix(text)
        self.modules = len(rows)
        ink = bytes(255 if dark else 0 for row in reversed(rows) for dark in row)
        with self.canvas:
            Color(*rgba(LIGHT["sheet"]))
            self._paper = Rectangle()
            Color(*rgba(LIGHT["ink"]))
            self._code = Rectangle(texture=texture_of(ink, self.modules, self.modules))
        self.bind(pos=self._follow, size=self._follow)
        self._follow()

    def _follow(self, *_: object) -> None:
        module = max(1, int(min(self.width, self.height) // self.modules))
        side = module * self.modules
        place = round(self.center_x - side / 2), round(self.center_y - side / 2)
        for part in (self._paper, self._code):
            part.pos, part.size = place, (side, side)


def matrix(text: str) -> Sequence[Sequence[bool]]:
    """The modules from the top, those that are dark true, with the light ones around them."""
    import segno

    code = segno.make(text, error="l", micro=False, boost_error=False)
    return [[bool(dark) for dark in row] for row in code.matrix_iter(border=QUIET)]


class QrScreen(Screen):
    """The code, and what to do with it."""

    def __init__(self, house: "HotelsApp", link: str) -> None:
        super().__init__(house)
        self.link = link

    def build(self, profile: Profile) -> None:
        """The code beside the words, or above them."""
        beside = profile.width > profile.height
        code = QrCode(self.link)
        open_key = PushButton(
            phrase("Open here"),
            lambda: device.open_link(self.house, self.link),
            kind="outlined",
            fill=True,
        )
        copy = PushButton(
            phrase("Copy the link"),
            lambda: device.copy(self.house, self.link, phrase("Link copied.")),
            kind="tonal",
            fill=True,
        )
        words = Down(Text(phrase(SCAN), "body"), copy, open_key, spacing=dp(8))
        margin = dp(profile.margin)
        body = BoxLayout(
            orientation="horizontal" if beside else "vertical",
            spacing=dp(profile.gap),
            padding=(margin, dp(4), margin, margin),
        )
        body.add_widget(code)
        if beside:
            pane = scrolled(words)
            pane.size_hint_x, pane.width = None, dp(min(WORDS, profile.width * 0.42))
            body.add_widget(pane)
        else:
            body.add_widget(words)
        head = page_head(self.house, profile, phrase("QR code for BG Stats"))
        self.add_widget(Down(head, body, size_hint_y=1))

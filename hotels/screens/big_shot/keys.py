"""The keys of the questions: bids and the way to more of them, cubes that mean something."""

from collections.abc import Callable
from functools import lru_cache
from math import ceil
from typing import TYPE_CHECKING

from kivy.graphics import Color, InstructionGroup, SmoothLine
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.gridlayout import GridLayout

from hotels.screens.big_shot.cubes import Cube, Mark
from hotels.screens.theme import theme
from hotels.screens.widgets.baked import Baked, Picture
from hotels.screens.widgets.dashed import round_dashes
from hotels.screens.widgets.drawing import smooth, widest_word
from hotels.screens.widgets.plate import Across, Down, Frame
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.big_shot import Cube as Said
from hotels.views.big_shot_keys import BidKey

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

ROUND = 14

INSIDE = 4
"""What is free round the words of a key, in dp."""

# kind: ground, border, ink
KINDS = {
    "first": ("pri", None, "onPri"),
    "cash": ("cont2", None, "ink"),
    "loan": ("sheet", None, "ink"),
    "beyond": ("sheet", "rule", "ink3"),
}


class KeyGrid(GridLayout):
    """Keys, so many abreast; half as many where a word on one of them would break."""

    def __init__(self, most: int, gap: float) -> None:
        super().__init__(cols=most, spacing=dp(gap), size_hint_y=None)
        self._most = most
        self.bind(minimum_height=self.setter("height"), width=self.fit)

    def fit(self, *_: object) -> None:
        """As many abreast as have room for what they say now."""
        widest = max((getattr(key, "widest", 0.0) for key in self.children), default=0.0)
        each = (self.width - (self._most - 1) * self.spacing[0]) / self._most
        self.cols = self._most if widest + dp(2 * INSIDE) <= each else ceil(self._most / 2)


class WordedKey(Tap, AnchorLayout):
    """A key as high as it was asked to be, and higher where its words are."""

    def __init__(self, on_tap: Callable[[], None], high: float) -> None:
        super().__init__(
            on_tap=on_tap, size_hint_y=None, height=high, corner=ROUND, padding=dp(INSIDE)
        )
        self._high = high

    def place(self, words: Down) -> None:
        """What stands on it."""
        words.bind(height=self._grow)
        self.add_widget(words)

    def _grow(self, _: object, height: float) -> None:
        self.height = max(self._high, height + dp(2 * INSIDE))


class AmountKey(WordedKey):
    """A bid: filled where it is in reach, dashed where it needs a loan, outlined beyond."""

    def __init__(
        self, on_tap: Callable[[int], None], height: float = 76, *, brief: bool = False
    ) -> None:
        low = theme.least(0, "amount large", "caption") - dp(8) > dp(height)
        style = "amount" if low else "amount large"
        high = max(dp(height), theme.least(0, style, "caption") - dp(8))
        super().__init__(self._say, high)
        self._says, self._brief = on_tap, brief
        self.ground = Frame(self, "cont2", None, ROUND)
        self.figure = Text("", style, "ink", align="center")
        self.second = Text("", "caption", "ink2", align="center")
        self.words = Down(self.figure)
        self.place(self.words)
        self._dashes = InstructionGroup()
        self.canvas.before.add(self._dashes)
        self.bind(pos=self._frame, size=self._frame)
        self.key: BidKey | None = None

    @property
    def text(self) -> str:
        """The amount on it."""
        return "" if self.key is None else str(self.key.amount)

    @property
    def widest(self) -> float:
        """How wide the widest word on it is."""
        figure = widest_word(self.figure.text, self.figure.style)
        return max(figure, widest_word(self.second.text, "caption"))

    def show(self, key: BidKey) -> None:
        """Another amount, or the same one in another reach."""
        if key == self.key:
            return
        before = self.key.kind if self.key is not None else None
        self.key = key
        second = key.brief if self._brief else key.second
        self.figure.text, self.second.text = str(key.amount), second
        if bool(second) != (self.second.parent is not None):
            if second:
                self.words.add_widget(self.second)
            else:
                self.words.remove_widget(self.second)
        if key.kind != before:
            ground, line, ink = KINDS[key.kind]
            self.ground.frame(ground, line, 1)
            self.figure.recolour(ink)
            self.second.recolour("ink3" if key.kind == "beyond" else "ink2")
            self._frame()

    def _say(self) -> None:
        if self.key is not None:
            self._says(self.key.amount)

    def _frame(self, *_: object) -> None:
        """The dashed border of a bid that needs a loan."""
        self._dashes.clear()
        if self.key is not None and self.key.kind == "loan" and min(self.size) > dp(20):
            self._dashes.add(Color(1, 1, 1, 1))
            size = round(self.width), round(self.height)
            self._dashes.add(Picture(dashed_frame(size, theme.key), self.pos))


@lru_cache(maxsize=12)
def dashed_frame(size: tuple[int, int], _: object) -> Baked:
    """A dashed border with round corners, drawn once for all keys of a size."""
    baked = Baked(*size, theme.colour("sheet"))

    def draw(group: InstructionGroup) -> None:
        group.add(Color(*theme.colour("outline")))
        edge = dp(1)
        box = edge, edge, size[0] - 2 * edge, size[1] - 2 * edge
        for points in round_dashes(box, dp(ROUND - 1), dp(5), dp(4)):
            group.add(SmoothLine(points=points, width=smooth(dp(1.5))))

    baked.bake(draw)
    return baked


class CubeKey(WordedKey):
    """A cube with what it stands for below it; the one that is held has a frame."""

    def __init__(self, cube: Said, text: str, on_tap: Callable[[], None], height: float) -> None:
        low = height < 72
        size = 24 if low else 34 if height < 100 else 40
        style = "support medium" if not low else "caption medium"
        high = max(dp(height), dp(size - 4) + theme.least(0, style, "caption"))
        super().__init__(on_tap, high)
        self.ground = Frame(self, "cont", None, ROUND)
        self.text = text
        self.cube = Cube(Mark(*cube), size, pos_hint={"center_x": 0.5})
        self.label = Text(text, style, align="center")
        self.second = Text("", "caption", "ink2", align="center")
        self.place(Down(self.cube, self.label, self.second, spacing=dp(2)))

    @property
    def widest(self) -> float:
        """How wide the widest word on it is."""
        label = widest_word(self.label.text, self.label.style)
        return max(label, widest_word(self.second.text, "caption"))

    def tell(self, second: str, *, can: bool = True, held: bool = False) -> None:
        """What stands below, and whether it can be tapped or is the one held."""
        self.second.text = second
        ground, line, ink = ("cont", None, "ink") if can else ("sheet", "rule", "ink3")
        if held:
            ground, line, ink = "priC", "pri", "onPriC"
        self.ground.frame(ground, line, 2.5 if held else 1)
        self.label.recolour(ink)
        self.second.recolour("onPriC" if held else "ink2" if can else "ink3")


class PageKey(Tap, AnchorLayout):
    """``11 to 15``: the way to other amounts, or nothing where there are none."""

    def __init__(self, on_tap: Callable[[], None], *, low: bool = False) -> None:
        super().__init__(on_tap=on_tap, size_hint_y=None, height=0)
        self.least = 0.0
        """How high it is at least, in pixels; as high where there are no others."""
        self.label = Text("", "support medium" if low else "button", "pri", shrink=True)
        icon = Icon("chevron-down", 22, "pri")
        if low:
            self.label.pos_hint = icon.pos_hint = {"center_x": 0.5}
            self._line: Widget = Down(self.label, icon, size_hint=(None, None))
            self.label.bind(width=lambda _, wide: setattr(self._line, "width", wide))
        else:
            self.label.pos_hint = icon.pos_hint = {"center_y": 0.5}
            self._line = Across(self.label, icon, spacing=dp(6), size_hint=(None, None))
        self.enabled = False

    @property
    def text(self) -> str:
        """Which amounts come next."""
        return str(self.label.text) if self.enabled else ""

    def show(self, text: str) -> None:
        """Other amounts."""
        if text != self.text:
            self.enabled = bool(text)
            self.label.text = text
            if self.enabled != (self._line.parent is not None):
                self.clear_widgets()
                if self.enabled:
                    self.add_widget(self._line)
        self.opacity = 1 if self.enabled else 0  # only its place is kept
        high = max(dp(48), theme.least(0, "button")) if self.enabled else 0
        self.height = max(self.least, high)

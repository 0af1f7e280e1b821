"""The pad for a dealt pile: 0 to 15, and more where an edition deals more."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.gridlayout import GridLayout

from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.language import phrase

PAGE = 16


class Count(Tap, AnchorLayout):
    """A key with a number; one that cannot be right is only outlined, and still writes."""

    def __init__(self, number: int, on_tap: Callable[[], None], high: float, *, fits: bool) -> None:
        super().__init__(on_tap=on_tap, corner=14, size_hint_y=None, height=high)
        self.number, self.fits = number, fits
        Ground(self, "cont" if fits else "paper", None if fits else "rule", 14, 1.5)
        style = "amount large" if high >= dp(60) else "amount"
        self.add_widget(Text(str(number), style, "ink" if fits else "ink3", align="center"))


class Other(Tap, AnchorLayout):
    """A key that is no number."""

    def __init__(self, icon: str, hint: str, on_tap: Callable[[], None], high: float) -> None:
        super().__init__(on_tap=on_tap, corner=14, size_hint_y=None, height=high)
        self.hint = hint
        Ground(self, "cont2", None, 14)
        self.add_widget(Icon(icon, 24, "ink"))


class CountPad(Down):
    """Sixteen keys, and below them the way back and to larger numbers."""

    def __init__(
        self,
        on_count: Callable[[int], None],
        on_back: Callable[[], None],
        fits: Callable[[int], bool],
        *,
        most: int,
        columns: int = 4,
        high: float = 84,
    ) -> None:
        super().__init__(spacing=dp(10))
        self._on_count, self._fits, self._most = on_count, fits, most
        self._high = theme.least(high, "amount")
        self._page = 0
        self.keys = GridLayout(cols=columns, spacing=dp(10 if columns == 4 else 8))
        self.keys.size_hint_y = None
        self.keys.bind(minimum_height=self.keys.setter("height"))
        self.add_widget(self.keys)
        self._on_back, self._in_grid = on_back, columns > 4
        """On a narrow pad the way back stands among the numbers."""
        if not self._in_grid:
            foot = Across(spacing=dp(10))
            foot.add_widget(
                PushButton(
                    phrase("as a key|Back"),
                    on_back,
                    kind="tonal",
                    icon="arrow-left",
                    height=52,
                    fill=True,
                )
            )
            if most >= PAGE:
                foot.add_widget(
                    PushButton(
                        phrase("as a key|More"), self._turn, kind="tonal", height=52, fill=True
                    )
                )
            self.add_widget(foot)
        self.show()

    def show(self) -> None:
        """The keys as they can be now."""
        self.keys.clear_widgets()
        for number in range(self._page * PAGE, (self._page + 1) * PAGE):
            key = Count(
                number,
                lambda number=number: self._on_count(number),
                self._high,
                fits=self._fits(number),
            )
            self.keys.add_widget(key)
        if self._in_grid:
            if self._most >= PAGE:
                self.keys.add_widget(
                    Other("dots-horizontal", phrase("as a hint|more"), self._turn, self._high)
                )
            self.keys.add_widget(
                Other("arrow-left", phrase("previous cell"), self._on_back, self._high)
            )

    def _turn(self) -> None:
        """The next sixteen numbers, or the first ones again."""
        self._page = (self._page + 1) % (self._most // PAGE + 1)
        self.show()

"""How sure a figure or a rule is, as a small mark."""

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout

from hotels.ledger.working import Mark
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import dashes, filled
from hotels.screens.widgets.plate import Across, Ground
from hotels.screens.widgets.text import Icon, Text
from hotels.wording.sure import mark_word

# mark: icon, ground, border, ink
LOOKS = {
    Mark.ATTESTED: ("check-decagram", "priC", None, "onPriC"),
    Mark.DERIVED: ("function-variant", None, "pri", "pri"),
    Mark.RECONSTRUCTED: ("pencil-ruler", None, None, "brass"),
    Mark.HOUSE: ("home-edit-outline", "brassC", None, "onBrassC"),
}


class MarkChip(AnchorLayout):
    """A mark with its icon and its word; big on a turned receipt."""

    def __init__(
        self, mark: Mark, *, big: bool = False, ground: str = "sheet", **rest: object
    ) -> None:
        rest.setdefault("pos_hint", {"center_y": 0.5})
        super().__init__(size_hint=(None, None), **rest)
        self.mark = mark
        icon, fill, line, ink = LOOKS[mark]
        if mark is Mark.ATTESTED and ground == "priC":
            fill = "sheet"
        style = "receipt mark" if big else "caption medium"
        words = Text(mark_word(mark), style, ink, shrink=True)
        sign = Icon(icon, 20 if big else 14, ink, pos_hint={"center_y": 0.5})
        words.pos_hint = {"center_y": 0.5}
        row = Across(sign, words, spacing=dp(8 if big else 6), size_hint=(None, None))
        row.width = sign.width + row.spacing + words.width  # before it is laid out as well
        self.add_widget(row)
        side = dp(12 if big else 8)
        least = theme.least(0, style) - dp(12 if not big else 4)
        self.height = max(dp(36 if big else 24), least)
        row.bind(width=lambda *_: self._fit(row, side))
        self._fit(row, side)
        if line:
            Ground(self, ground, line, 6, 1.5)
        elif fill:
            Ground(self, fill, None, 6)
        self._dashes = InstructionGroup()
        self.canvas.before.add(self._dashes)
        if mark is Mark.RECONSTRUCTED:
            self.bind(pos=self._dash, size=self._dash)
            self._dash()

    def _fit(self, row: Across, side: float) -> None:
        self.width = row.width + 2 * side

    def _dash(self, *_: object) -> None:
        group = self._dashes
        group.clear()
        group.add(Color(*theme.colour("brass")))
        edges = dashes(self.x, self.y, self.width, self.height, dp(4), dp(3), dp(1.5))
        group.add(filled(edges))


class SureChip(Across):
    """How sure something is: an icon and a word, or the icon alone."""

    def __init__(
        self,
        mark: Mark,
        text: str = "",
        *,
        brief: bool = False,
        ground: str | None = None,
        **rest: object,
    ) -> None:
        icon, fill, line, ink = LOOKS[mark]
        ground = ground if ground and mark is not Mark.HOUSE else fill or "sheet"
        rest.setdefault("pos_hint", {"center_y": 0.5})
        super().__init__(size_hint=(None, None), padding=(dp(7), dp(3)), spacing=dp(6), **rest)
        self.mark, self.text = mark, text or mark_word(mark)
        Ground(self, ground, line, 6, 1.5)
        if mark is Mark.RECONSTRUCTED:
            self._dashes = InstructionGroup()
            self.canvas.add(self._dashes)
            self.bind(pos=self._dash, size=self._dash)
        sign = Icon(icon, 15, ink)
        sign.pos_hint = {"center_y": 0.5}
        self.add_widget(sign)
        self.width = sign.width + dp(14)
        if not brief:
            words = Text(self.text, "caption medium", ink, shrink=True)
            words.pos_hint = {"center_y": 0.5}
            self.add_widget(words)
            self.width += words.width + dp(6)  # known before anything is laid out
        self.at_least(theme.least(24, "caption medium") - dp(6))
        if self.height < dp(24):
            self.at_least(dp(24))

    def _dash(self, *_: object) -> None:
        self._dashes.clear()
        self._dashes.add(Color(*theme.colour("brass")))
        edges = dashes(*self.pos, *self.size, dp(3), dp(2.5), dp(1.2))
        self._dashes.add(filled(edges))

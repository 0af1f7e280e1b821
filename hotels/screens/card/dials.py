"""What sets a figure: keys and a number, a switch, answers, a name."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.graphics import Color, InstructionGroup
from kivy.metrics import dp
from kivy.uix.widget import Widget
from kivymd.icon_definitions import md_icons

from hotels.screens.theme import ICONS, rgba, theme, with_ink
from hotels.screens.widgets.drawing import styled, words, write
from hotels.screens.widgets.drawn import Drawn
from hotels.screens.widgets.field import Field
from hotels.screens.widgets.number import Figure, open_number
from hotels.screens.widgets.plate import Across, Down, Flow, Space
from hotels.screens.widgets.raster import plate
from hotels.screens.widgets.stepper import StepKey
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import ChoiceRow, SwitchRow
from hotels.views.card_knobs import Choice, Knob, Number, Swatches, Switch, Unit, Value, Words
from hotels.views.card_rules import BILL
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

MIDDLE = {"center_y": 0.5}

WIDE, BESIDE = 264, 132
"""How wide the keys and the figure are together at least, and what is beside its words, in dp."""

Sets = Callable[[str, Value], None]


class NumberDial(Down):
    """A label, minus, the number and plus; a tap on the number types it."""

    def __init__(
        self, knob: Number, now: int, sets: Sets, on_type: Callable[[], None], *, stacked: bool
    ) -> None:
        super().__init__(padding=(0, dp(4)), spacing=dp(6))
        self.knob, self._now, self._sets = knob, now, sets
        less = StepKey("minus", lambda: self._step(-1), (12, 0, 0, 12))
        more = StepKey("plus", lambda: self._step(1), (0, 12, 12, 0))
        self._less, self._more = less, more
        self.figure = Figure(on_type if knob.unit is not Unit.TIMES else None)
        keys = Across(less, self.figure, more, pos_hint=MIDDLE)
        keys.size_hint_x = None  # set late: its width is not its children's
        self._keys = keys
        label = Text(knob.label, "name short", pos_hint=MIDDLE)
        if stacked:
            self.add_widget(label)
            self.add_widget(Across(Space(), keys))
        else:
            self.add_widget(Across(label, keys, spacing=dp(12)))
        self._show()

    def _step(self, by: int) -> None:
        knob = self.knob
        self._now = max(knob.least, min(knob.most, self._now + by * knob.step))
        self._sets(knob.key, self._now)
        self._show()

    def _show(self) -> None:
        knob, now = self.knob, self._now
        said = self.figure.label.text = knob.unit.said(now)
        needed = dp(BESIDE) + styled(said, self.figure.label.style).width
        self._keys.width = max(dp(WIDE), needed)
        least, most = knob.unit.said(knob.least), knob.unit.said(knob.most)
        self._less.allow(can=now > knob.least, why=phrase("At least {count}.", count=least))
        self._more.allow(can=now < knob.most, why=phrase("At most {count}.", count=most))


class Swatch(Tap, Drawn):
    """A colour to choose, with a ring and a tick where it is chosen."""

    def __init__(self, colour: str, on_tap: Callable[[], None], *, chosen: bool) -> None:
        self.colour, self.chosen = colour, chosen
        super().__init__(dp(48), dp(48), on_tap=on_tap)

    def draw(self, group: InstructionGroup) -> None:
        """The colour, in a ring of ink and one of paper if it is chosen."""
        ground, ink = with_ink(rgba(self.colour))
        rings = [(0, theme.colour("ink")), (3, theme.colour("sheet"))] if self.chosen else []
        for inset, colour in (*rings, (5, ground)):
            edge = dp(inset)
            group.add(Color(*colour))
            box = self.x + edge, self.y + edge, self.width - 2 * edge, self.height - 2 * edge
            group.add(plate(box, dp(12) - edge))
        if self.chosen:
            tick = words(md_icons["check"], ICONS, dp(24))
            group.add(Color(*ink))
            middle = self.center_x - tick.width / 2, self.center_y - tick.height / 2
            write(group, tick, *middle)


def dial(
    house: "HotelsApp",
    knob: Knob,
    now: Value,
    sets: Sets,
    again: Callable[[], None],
    *,
    narrow: bool,
) -> Widget:
    """What sets one thing; ``again`` shows the sheet anew where that needs more than a figure."""

    def put(value: Value) -> None:
        sets(knob.key, value)
        again()

    match knob:
        case Number(_, label):
            # The sheet below may have been built anew before the number is there.
            types = lambda: open_number(house, label, lambda _: "", put)  # noqa: E731 - what its tap does
            stacked = narrow or theme.text_size > 1.15
            return NumberDial(knob, int(now), sets, types, stacked=stacked)
        case Switch(key, label, support, _):
            style = "amount" if key.startswith(BILL) else "name short"
            toggle = lambda: put(not now)  # noqa: E731 - what the row does
            return SwitchRow(label, support, bool(now), toggle, side=0, style=style)
        case Choice(_, label, answers, _):
            body = Down(Text(label, "support medium", "ink2"), spacing=dp(8))
            for value, says in answers:
                row = ChoiceRow(says, "", value == now, lambda value=value: put(value), height=52)
                body.add_widget(row)
            return body
        case Swatches(_, label, answers, _):
            named = dict(answers).get(str(now), phrase("of colours|not known"))
            flow = Flow()
            for value, _ in answers:
                flow.add_widget(Swatch(value, lambda value=value: put(value), chosen=value == now))
            return Down(Text(f"{label}: {named}", "support medium", "ink2"), flow, spacing=dp(8))
        case Words(key, label, _):
            field = Field(str(now), label, on_change=lambda text: sets(key, text))
            return Down(Text(label, "support medium", "ink2"), field, spacing=dp(4))
    raise AssertionError(knob)

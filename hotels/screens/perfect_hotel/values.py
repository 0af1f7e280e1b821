"""What the kinds are worth: above the hotels, and on a sheet where it is changed."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.perfect_hotel.terms import KINDS, LEAST_VALUE, MOST_VALUE, Values, value_mark
from hotels.screens.perfect_hotel.kinds import KindChip
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.field import HalfTyped
from hotels.screens.widgets.mark import SureChip
from hotels.screens.widgets.plate import Across, Down, Flow, Ground, Space
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import ChoiceRow
from hotels.views.perfect_hotel_start import Named, called, in_short, known, offered, to_keep
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.views.perfect_hotel import Page, ValueView

MIDDLE = {"center_y": 0.5}

ASIDE, GAP = 10, 8
"""Within a value's chip, and between two of them, in dp."""

CHIP = 24

LARGE = 1.3
"""Above this size of text a name and two keys have no room beside each other on a phone."""


class ValueChip(Across):
    """A kind's icon, its name where there is room, and what it is worth."""

    def __init__(self, value: "ValueView", *, named: bool) -> None:
        super().__init__(padding=(dp(ASIDE), dp(6)), spacing=dp(8), size_hint_x=None)
        Ground(self, "sheet", "rule", 8)
        self.pos_hint = MIDDLE
        self.add_widget(KindChip(value.kind, CHIP))
        if named:
            name = Text(value.name, "support medium", shrink=True, pos_hint=MIDDLE)
            self.add_widget(name)
        self.points = Text(value.points, "amount", shrink=True, pos_hint=MIDDLE)
        self.add_widget(self.points)
        self.at_least(dp(40))


def chips_width(values: "Sequence[ValueView]", *, named: bool) -> float:
    """How wide the chips of all kinds are side by side, in pixels."""
    wide = 0.0
    for value in values:
        wide += dp(2 * ASIDE + CHIP + 8) + styled(value.points, "amount").width
        if named:
            wide += styled(value.name, "support medium").width + dp(8)
    return wide + dp(GAP) * (len(values) - 1)


class ValuesStrip(Tap, Across):
    """All values in a line, and how sure they are; a tap changes them."""

    def __init__(self, on_tap: Callable[[], None], page: "Page", width: float) -> None:
        super().__init__(on_tap=on_tap, spacing=dp(GAP))
        self._width = width
        self._shows: object = None
        self.at_least(theme.least(48, "amount"))
        self.show(page)

    @staticmethod
    def fits(page: "Page", width: float) -> bool:
        """Whether there is room for the chips at all, be it without names."""
        return chips_width(page.values, named=False) <= width

    def show(self, page: "Page") -> None:
        """The values as they are now."""
        if page.values == self._shows:
            return
        self._shows = page.values
        self.clear_widgets()
        named = chips_width(page.values, named=True) <= self._width
        left = self._width - chips_width(page.values, named=named)
        for value in page.values:
            self.add_widget(ValueChip(value, named=named))
        marks = [SureChip(mark, what) for mark, what in page.marks]
        needed = sum(mark.width for mark in marks) + dp(GAP) * (len(marks) + 1)
        if needed <= left:
            self.add_widget(Space(height=1))
            for mark in marks:
                self.add_widget(mark)


class ValueRow(Across):
    """One kind with the keys that change what it is worth."""

    def __init__(self, sheet: "ValuesSheet", kind: int, *, narrow: bool) -> None:
        super().__init__(spacing=dp(8 if narrow else 12), padding=(0, dp(4)))
        self.kind = kind
        self.stepper = Stepper(lambda step: sheet.step(kind, step))
        self.stepper.size_hint_x = None
        self.stepper.width = dp(176) if not narrow else dp(160)
        self.stepper.pos_hint = MIDDLE
        self._mark = Down(pos_hint=MIDDLE)
        self._shown: object = None
        words = Down(
            Text(phrase(KINDS[kind]), "name short"), self._mark, pos_hint=MIDDLE, spacing=dp(2)
        )
        chip = KindChip(kind, 28 if narrow else 36)
        if narrow and theme.text_size > LARGE:
            # Beside the name there is no room for the keys.
            self.stepper.size_hint_x = 1
            head = Across(chip, words, spacing=dp(8))
            self.add_widget(Down(head, self.stepper, spacing=dp(4)))
            return
        for part in (chip, words, self.stepper):
            self.add_widget(part)

    def show(self, points: int) -> None:
        """What it is worth now, and how sure that is."""
        self.stepper.show(points, least=LEAST_VALUE, most=MOST_VALUE)
        mark = value_mark(self.kind, points)
        if mark != self._shown:
            self._shown = mark
            self._mark.clear_widgets()
            self._mark.add_widget(SureChip(mark, pos_hint={"x": 0}))


class ValuesSheet(HalfTyped):
    """What the kinds are worth; it remembers what was changed while the window turns."""

    def __init__(
        self,
        house: "HotelsApp",
        values: Values,
        use: Callable[[Values], None],
        note: str,
    ) -> None:
        super().__init__()
        self.house, self.values, self.use, self.note = house, values, use, note
        self.before = values
        self.naming = False
        self.rows: list[ValueRow] = []
        self._refill: Callable[[], None] = lambda: None

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        body = Down(spacing=dp(8))

        def fill() -> None:
            body.clear_widgets()
            for part in self._naming() if self.naming else self._parts(profile):
                body.add_widget(part)

        self._refill = fill
        fill()
        return body

    def step(self, kind: int, step: int) -> None:
        """A kind is worth one more, or one less."""
        points = max(LEAST_VALUE, min(MOST_VALUE, self.values[kind] + step))
        self.values = (*self.values[:kind], points, *self.values[kind + 1 :])
        self._show()

    # what stands here

    def _parts(self, profile: Profile) -> list[Widget]:
        self.rows = [ValueRow(self, kind, narrow=profile.is_phone) for kind in range(len(KINDS))]
        self.called = Text("", "support", "ink2")
        self.apply = PushButton(phrase("Use these values"), self._use, fill=True, height=56)
        keys = Flow()
        more = (
            (phrase("Other values"), "playlist-check", self._choose),
            (phrase("Save as"), "pencil-outline", self._name),
        )
        for text, icon, does in more:
            keys.add_widget(PushButton(text, does, kind="tonal", icon=icon, height=48))
        parts: list[Widget] = [
            Text(phrase("What is each kind worth?"), "question"),
            self.called,
            *self.rows,
            Text(self.note, "support", "ink2"),
            keys,
            self.apply,
        ]
        self._show()
        return parts

    def _show(self) -> None:
        for row, points in zip(self.rows, self.values, strict=True):
            row.show(points)
        self.called.text = called(self.values, self._houses())

    def _naming(self) -> list[Widget]:
        """What the values are to be called."""
        return [
            Text(phrase("What should these values be called?"), "question"),
            Text(in_short(self.values), "support", "ink2"),
            self.ask(phrase("Name"), lambda _: self._keep()),
            PushButton(phrase("Save values"), self._keep, fill=True),
            PushButton(phrase("Back to the values"), self._back, kind="outlined", fill=True),
        ]

    # what the keeper does

    def _use(self) -> None:
        self.house.close_sheet()
        self.use(self.values)

    def _name(self) -> None:
        self.naming = True
        self._refill()

    def _back(self) -> None:
        self.naming = False
        self._refill()

    def _keep(self) -> None:
        from hotels.views.perfect_hotel_start import name_against

        if wrong := name_against(self.typed):
            self.refuse(wrong)
            return
        with self.house.disk() as store:
            kept = to_keep(self.typed, self.values, store.editions())
            store.keep_edition(kept.id, kept.written)
            self.house.say(phrase("Saved as {name}.", name=kept.name))
            self.typed = ""
            self._back()

    def _choose(self) -> None:
        """All values that have a name."""

        def pick(values: Values) -> None:
            self.house.close_sheet()
            self.values = values
            self._show()

        self.house.open_sheet(named_list(offered(self._houses()), self.values, pick), width=560)

    def _houses(self) -> Sequence:  # type: ignore[type-arg]
        with self.house.disk() as store:
            return known(store.editions())
        return ()


def named_list(
    named: Sequence[Named], chosen: Values, pick: Callable[[Values], None]
) -> Callable[[Profile], Widget]:
    """The sheet with the usual values and those of the house."""

    def content(_: Profile) -> Widget:
        body = Down(Text(phrase("Which values?"), "question"), spacing=dp(8))
        for one in named:
            second = f"{in_short(one.values)}. {one.says}."
            on = one.values == chosen
            body.add_widget(
                ChoiceRow(one.name, second, on, lambda one=one: pick(one.values), height=64)
            )
        return body

    return content

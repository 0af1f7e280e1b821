"""A sheet about one figure of a card: how sure it is, from where, and what else it could be."""

from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.edition import Edition
from hotels.ledger.objection import Refused
from hotels.screens.card.dials import dial
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.field import fault
from hotels.screens.widgets.mark import SureChip
from hotels.screens.widgets.menu_row import MenuRow
from hotels.screens.widgets.pad import Begun, DigitPad
from hotels.screens.widgets.plate import Across, Beside, Down, Flow, Ground, Hairline, Space
from hotels.screens.widgets.text import Icon, Text
from hotels.views import card_list as words
from hotels.views.card_doubts import doubts
from hotels.views.card_edit import changed, knobs
from hotels.views.card_house import refusal, remade
from hotels.views.card_knobs import Knob, Number, Unit, Value
from hotels.views.card_spots import Spot, What
from hotels.views.card_told import Deed, deeds, done, told
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from collections.abc import Callable

    from hotels.screens.card.screen import CardScreen

MIDDLE = {"center_y": 0.5}

SHORT = 14
"""So many signs at most stand in the type of a large amount."""


class Doubted(NamedTuple):
    """An edition with a figure that looks like a slip."""

    edition: Edition
    sentences: tuple[str, ...]


class FigureSheet:
    """One figure; what was set and is not kept yet stands here while the window turns."""

    def __init__(self, screen: "CardScreen", spot: Spot) -> None:
        self.screen, self.spot = screen, spot
        self.values: dict[str, Value] = {knob.key: knob.now for knob in self._knobs}
        self.begun = Begun()
        self.wrong = ""
        self.doubted: Doubted | None = None
        """What was to be kept and looks like a slip, until the keeper says that it is none."""
        self._refill: Callable[[], None] = lambda: None

    @property
    def _edition(self) -> Edition:
        return self.screen.edition

    @property
    def _knobs(self) -> tuple[Knob, ...]:
        return knobs(self._edition, self.spot)

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        body = Down(spacing=dp(10))

        def fill() -> None:
            body.clear_widgets()
            for part in self._parts(profile):
                body.add_widget(part)

        self._refill = fill
        fill()
        return body

    # what stands here

    def _parts(self, profile: Profile) -> list[Widget]:
        said = told(self._edition, self.spot)
        close = IconButton("close", self.screen.house.close_sheet, phrase("close"))
        head = Text(said.title, "question", pos_hint=MIDDLE)
        parts: list[Widget] = [Across(head, close, spacing=dp(8))]
        chip = SureChip(said.sure.mark, said.sure.text)
        if said.value and len(said.value) <= SHORT:
            value = Text(said.value, "amount large", shrink=True, pos_hint=MIDDLE)
            parts.append(Beside(value, chip, value.width + dp(12) + chip.width, gap=12))
        else:
            if said.value:
                parts.append(Text(said.value, "name short"))
            parts.append(Across(chip))
        parts.append(Text(said.means, "body"))
        parts += [Text(note, "support", "ink2") for note in said.notes]
        if self.doubted is None:
            parts += [doubt(one) for one in doubts(self._edition, self.spot)]
        for spot, name, second in said.leads:
            lead = lambda spot=spot: self._lead(spot)  # noqa: E731 - what the row does
            parts.append(MenuRow("chevron-right", name, second, lead))
        if self.screen.held.can_change:
            parts += self._editor(profile)
        parts.append(Hairline())
        parts += [fact(label, text) for label, text in said.facts]
        if not self.screen.held.can_change and self._can_be_set:
            parts += self._way_on(profile)
        return parts

    def _editor(self, profile: Profile) -> list[Widget]:
        """The pad or the dials, what is wrong, and what else can be done with one tap."""
        parts: list[Widget] = []
        if self.wrong:
            parts.append(fault(self.wrong, "body"))
        if self.doubted is not None:
            return [self._doubt(self.doubted, fill=profile.is_phone)]
        found = self._knobs
        single = found[0] if len(found) == 1 else None
        if isinstance(single, Number) and single.unit is not Unit.TIMES:
            high = 48 if profile.height < 700 else 56
            pad = DigitPad(
                lambda number: self._keep({single.key: number}),
                self.begun,
                label=single.unit.said,
                says=phrase("Save"),
                height=high,
            )
            parts.append(pad)
        elif found:
            narrow = profile.is_phone
            for knob in found:
                now = self.values.get(knob.key, knob.now)
                sets = self.values.__setitem__
                parts.append(dial(self.screen.house, knob, now, sets, self._again, narrow=narrow))
            counts = any(isinstance(knob, Number) for knob in found)
            deed = phrase("Save figures") if counts else phrase("Save")
            parts.append(PushButton(deed, lambda: self._keep(self.values), fill=True))
        return parts + self._deeds(fill=profile.is_phone)

    def _doubt(self, doubted: Doubted, *, fill: bool) -> Widget:
        """What looks like a slip, and the keys to keep it all the same or to set another."""
        plate = Down(spacing=dp(8), padding=(dp(14), dp(10)))
        Ground(plate, "brassC", None, 12)
        for sentence in doubted.sentences:
            plate.add_widget(doubt(sentence, "onBrassC"))
        keep = lambda: self._hold(doubted.edition)  # noqa: E731 - what the key does
        keys = [
            PushButton(phrase("Change figure"), self._again, kind="outlined", height=48, fill=fill),
            PushButton(phrase("Save anyway"), keep, kind="outlined", height=48, fill=fill),
        ]
        plate.add_widget(Down(*keys, spacing=dp(8)) if fill else Across(Space(), *keys))
        plate.children[0].spacing = dp(8)
        return plate

    def _deeds(self, *, fill: bool) -> list[Widget]:
        """A key for each thing that is done with one tap."""
        keys: list[Widget] = []
        for deed in deeds(self._edition, self.spot):
            does = lambda deed=deed: self._do(deed)  # noqa: E731 - what the key does
            keys.append(
                PushButton(deed.text, does, kind="outlined", icon=deed.icon, height=48, fill=fill)
            )
        if fill or not keys:
            return keys
        flow = Flow()
        for key in keys:
            flow.add_widget(key)
        return [flow]

    def _way_on(self, profile: Profile) -> list[Widget]:
        """Why the figure is to be read only, and the way to change it all the same."""
        fill = profile.is_phone
        make = PushButton(
            phrase("Create house edition"), self._make, kind="tonal", icon="pencil", fill=fill
        )
        why = Text(self._why_not, "support", "ink2")
        return [why, make if fill else Across(Space(), make)]

    @property
    def _can_be_set(self) -> bool:
        """Whether a house edition can have another figure there."""
        return bool(self._knobs) or self.spot.what in {What.PRICES, What.SIZES}

    @property
    def _why_not(self) -> str:
        held = self.screen.held
        if held.gone:
            return phrase(words.GONE)
        if held.at_table:
            return phrase(words.FOR_READING)
        if not held.edition.based_on:
            return phrase(words.PRINTED)
        return phrase(words.IN_USE if held.is_kept else words.HELD)

    # what the keeper does

    def _keep(self, values: dict[str, Value]) -> None:
        """What was set, on the disk; or why it cannot be."""
        stays = ""
        found = self._knobs
        if len(found) == 1 and isinstance(found[0], Number):
            stays = found[0].unit.said(found[0].now)
        try:
            edition = remade(self._edition, changed(self._edition, self.spot, values))
        except Refused as refused:
            self._say(refusal(refused, self._edition, stays))
            return
        known = doubts(self._edition, self.spot)
        fresh = tuple(one for one in doubts(edition, self.spot) if one not in known)
        if fresh:
            self.wrong, self.doubted = "", Doubted(edition, fresh)
            self._refill()
            return
        self._hold(edition)

    def _hold(self, edition: Edition) -> None:
        """The edition on the disk."""
        if self.screen.held.change(edition):
            self.screen.house.close_sheet()

    def _do(self, deed: Deed) -> None:
        """A deed of one tap; the figure is looked at again where it is another one then."""
        try:
            after, spot = done(self._edition, self.spot, deed.key)
            edition = remade(self._edition, after)
        except Refused as refused:
            self._say(refusal(refused, self._edition))
            return
        if self.screen.held.change(edition):
            self.screen.house.close_sheet()
            if deed.goes_on:
                open_figure(self.screen, spot)

    def _again(self) -> None:
        """Everything as it is set now."""
        self._say("")

    def _say(self, wrong: str) -> None:
        """What is wrong with it, and room for another number."""
        self.begun.clear()
        self.wrong, self.doubted = wrong, None
        self._refill()

    def _lead(self, spot: Spot) -> None:
        self.screen.house.close_sheet()
        open_figure(self.screen, spot)

    def _make(self) -> None:
        self.screen.house.close_sheet()
        self.screen.make(self.spot)


def doubt(sentence: str, role: str = "brass") -> Across:
    """What looks like a slip, with a sign before it."""
    sign = Icon("alert-outline", 22, role, pos_hint=MIDDLE)
    words = Text(sentence, "body", "ink" if role == "brass" else role, pos_hint=MIDDLE)
    return Across(sign, words, spacing=dp(10))


def fact(label: str, text: str) -> Across:
    """A line of where a figure is from."""
    name = Text(label, "support", "ink2", size_hint_x=None, pos_hint={"top": 1})
    name.width = dp(72) * max(1, theme.text_size)
    return Across(name, Text(text, "support", pos_hint={"top": 1}), spacing=dp(8))


def open_figure(screen: "CardScreen", spot: Spot) -> None:
    """The sheet about a figure."""
    screen.house.open_sheet(FigureSheet(screen, spot), width=560)

"""The editions to choose from, as the boxes that people own."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.ledger.chains.edition import Edition
from hotels.ledger.working import Mark
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen
from hotels.screens.setup.boxes import BoxDrawing
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.mark import SureChip
from hotels.screens.widgets.pane import BAR, Pane, settle
from hotels.screens.widgets.plate import Across, Beside, Down, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.screens.widgets.title_bar import title_bar
from hotels.views.boxes import LOOKED_AT, Box, Part, first_edition, parts
from hotels.views.card_house import known_in
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.store.records import Record

MIDDLE = {"center_y": 0.5}

GAP = 16
ABREAST = ((3, 376), (2, 276), (1, 0))
"""So many cards side by side where each is at least so many dp wide."""

TALL, LOW = 180, 132
"""How high a card is at least, and on a phone."""

LARGE = 1.15
"""With larger text a chip's words need lines of their own."""

SMALL_BOX = 100
"""How high the field of a box is on a phone."""


class BoxCard(Tap, Across):
    """An edition as its box; a tap chooses it."""

    def __init__(
        self,
        box: Box,
        pick: Callable[[Edition], None],
        *,
        chosen: bool,
        phone: bool,
    ) -> None:
        side = dp(12 if phone else 18)
        super().__init__(
            on_tap=lambda: pick(box.edition),
            size_hint_y=1,
            padding=(side, dp(14)),
            spacing=dp(12 if phone else 16),
        )
        self.edition, self.chosen = box.edition, chosen
        Ground(
            self, "priC" if chosen else "sheet", "pri" if chosen else "rule", 12, 2 if chosen else 1
        )
        ink = "onPriC" if chosen else "ink"
        if not (phone and theme.text_size > LARGE):
            self.add_widget(BoxDrawing(box.looks, SMALL_BOX if phone else 132))
        words = Down(
            Text(box.name, "sign phone", ink),
            Text(box.printed, "support", "onPriC" if chosen else "ink2"),
            Text(box.differs, "body", ink),
            spacing=dp(5),
            pos_hint=MIDDLE,
        )
        narrow = phone or theme.text_size > LARGE
        foot = Across(spacing=dp(8), pos_hint=MIDDLE)
        if box.played:
            foot.add_widget(_played(box.played, ink, narrow=narrow))
        elif box.doubt and narrow:
            foot.add_widget(SureChip(Mark.RECONSTRUCTED, brief=True, ground="sheet"))
            role = "onPriC" if chosen else "brass"
            foot.add_widget(Text(box.doubt, "caption medium", role, pos_hint=MIDDLE))
        elif box.doubt:
            foot.add_widget(SureChip(Mark.RECONSTRUCTED, box.doubt, ground="sheet"))
        if foot.children or chosen:
            if not narrow or not foot.children:
                foot.add_widget(Space(height=1))
            if chosen:
                foot.add_widget(Icon("check-circle", 24, "pri", pos_hint=MIDDLE))
            words.add_widget(foot)
        self.add_widget(words)


class Row(Across):
    """Cards side by side, all as high as the highest."""

    def __init__(self, cards: Sequence[BoxCard], abreast: int, least: float) -> None:
        super().__init__(*cards, spacing=dp(GAP))
        self._cards, self._lowest = cards, dp(least)
        for _ in range(abreast - len(cards)):
            self.add_widget(Space(height=1))
        for card in cards:
            card.bind(minimum_height=self._fit)
        self._fit()

    def _fit(self, *_: object) -> None:
        self.at_least(max(self._lowest, *(card.minimum_height for card in self._cards)))


def _played(said: str, ink: str, *, narrow: bool) -> Widget:
    """When it was played last."""
    if narrow:
        return Text(said, "caption medium", ink, pos_hint=MIDDLE)
    words = Text(said, "caption medium", shrink=True, pos_hint=MIDDLE)
    icon = Icon("history", 15, pos_hint=MIDDLE)
    chip = Across(icon, words, padding=(dp(8), dp(3)), spacing=dp(6), size_hint=(None, None))
    chip.pos_hint = MIDDLE
    Ground(chip, "sheet", None, 8)
    return chip.at_least(max(dp(24), theme.least(24, "caption medium") - dp(10)))


class EditionPicker(Screen):
    """All editions: the one played last first, then the newest box, typescripts last."""

    def __init__(
        self, house: "HotelsApp", chosen: Edition, pick: Callable[[Edition], None]
    ) -> None:
        super().__init__(house)
        self.chosen, self._pick = chosen, pick
        self._panes: list[Pane] = []

    @property
    def pieces(self) -> tuple[str, ...]:
        """No chain is shown here."""
        return ()

    def build(self, profile: Profile) -> None:
        """The cards under their headings, and the way to a house edition below them."""
        own: list[Edition] = []
        records: list[Record] = []
        with self.house.disk() as store:
            own = known_in(store.editions().values())
            records = store.page(count=LOOKED_AT)
        margin = max(profile.margin, 24 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else 0)
        room = profile.width - 2 * margin
        large = max(1, theme.text_size)
        abreast, wide = next(
            (count, (room - GAP * (count - 1)) / count)
            for count, least in ABREAST
            if (room - GAP * (count - 1)) / count >= least * large
        )
        content = Down(spacing=dp(GAP), padding=(0, 0, dp(BAR), dp(margin)))
        for part in parts(own, records):
            if part.heading:
                content.add_widget(_heading(part))
            for row in self._rows(part, abreast, phone=wide < 340 or profile.is_phone):
                content.add_widget(row)
        offset = self._panes[0].offset if self._panes else 0
        self._panes = [Pane(content, offset=offset)]
        around = BoxLayout(padding=(dp(margin), dp(4), dp(margin - BAR), 0))
        around.add_widget(self._panes[0])
        order = Text(
            phrase("Last played first, then newest"),
            "support",
            "ink2",
            shrink=True,
            pos_hint=MIDDLE,
        )
        beside = order if profile.width >= 900 * large else None
        box = BoxLayout(orientation="vertical")
        box.add_widget(
            title_bar(
                profile, margin, phrase("Which Acquire do you have?"), "", self.house.back, beside
            )
        )
        box.add_widget(around)
        box.add_widget(self._foot(profile, margin))
        self.size = (dp(profile.width), dp(profile.height))
        self.add_widget(box)
        settle(self)

    def choose(self, edition: Edition) -> None:
        """The edition that was meant, and back."""
        self._pick(edition)
        self.house.back()

    def make_own(self) -> None:
        """The card of the chosen one, of which a house edition can be made."""
        from hotels.screens.card import open_card

        open_card(self.house, self.chosen)

    def _rows(self, part: Part, abreast: int, *, phone: bool) -> list[Widget]:
        cards = [
            BoxCard(box, self.choose, chosen=box.edition.id == self.chosen.id, phone=phone)
            for box in part.boxes
        ]
        least = LOW if phone else TALL
        lines = (cards[at : at + abreast] for at in range(0, len(cards), abreast))
        return [Row(line, abreast, least) for line in lines]

    def _foot(self, profile: Profile, margin: float) -> Widget:
        """How to find out which it is, and the way to one of the house."""
        icon = Icon("information-outline", 20, pos_hint=MIDDLE)
        hint = phrase("Not sure? Compare the chain names on your board.")
        words = Across(icon, Text(hint, "support", "ink2", pos_hint=MIDDLE), spacing=dp(8))
        words.pos_hint = MIDDLE
        narrow = profile.is_phone
        own = PushButton(
            phrase("House edition"),
            self.make_own,
            kind="outlined",
            icon="home-edit-outline",
            height=60 if profile.kind is Kind.WIDE else 52,
            fill=narrow,
            pos_hint={} if narrow else MIDDLE,
        )
        pad = (dp(margin), dp(8), dp(margin), dp(8 if profile.kind is not Kind.WIDE else 16))
        if narrow:
            return Down(own, padding=pad)
        return Across(words, own, padding=pad, spacing=dp(16))


def _heading(part: Part) -> Widget:
    """A heading over a hairline, with what is said beside it, or below where there is no room."""
    name, note = Text(part.heading, "name", pos_hint=MIDDLE), Text(part.note, "support", "ink2")
    note.size_hint_x, note.pos_hint = None, MIDDLE
    note.width = styled(part.note, "support").width
    needs = styled(part.heading, "name").width + dp(GAP) + note.width
    line = Beside(name, note, needs, GAP)
    return Down(line, Hairline(), spacing=dp(6), padding=(0, dp(4), 0, 0))


def open_picker(house: "HotelsApp", chosen: Edition, pick: Callable[[Edition], None]) -> None:
    """Ask which edition it is; what was asked before is shown again after that."""
    house.show(EditionPicker(house, chosen, pick))


def edition_meant(house: "HotelsApp") -> Edition:
    """The edition where nobody has said another: the one played last."""
    records: list[Record] = []
    with house.disk() as store:
        records = store.page(count=LOOKED_AT)
    return first_edition(records)

"""A board of Big Shot is made: what each lot is worth, and which ones lie by a park."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.big_shot.board_sheets import LotSheet, ParkSheet
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.field import Field, fault
from hotels.screens.widgets.link_row import LinkRow
from hotels.screens.widgets.mark import MarkChip
from hotels.screens.widgets.page_head import page_head
from hotels.screens.widgets.pane import Pane
from hotels.screens.widgets.plate import Across, Card, Down, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views import big_shot_boards as boards
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.screens.big_shot.start import BigShotStart

MIDDLE = {"center_y": 0.5}

LEAST = 400
"""How wide a pane must be in dp, so that two stand side by side."""

WHY = to_phrase("The printed values aren't confirmed. Enter the ones on your board.")


class BoardScreen(Screen):
    """Lots and parks, each a row; the board is kept under a name."""

    def __init__(self, begins: "BigShotStart", making: boards.Making) -> None:
        super().__init__(begins.house)
        self.begins, self.making = begins, making
        self.wrong = ""
        self._panes: list[Pane] = []

    def build(self, profile: Profile) -> None:
        """The name, the lots, the parks, and the way on."""
        margin = dp(profile.margin)
        half = (profile.width - 3 * profile.margin) / 2
        beside = profile.is_landscape and half >= LEAST * max(1, theme.text_size)
        lots, parks = self._lots(), self._parks()
        columns: list[list[Widget]] = [[self._name(), parks], [lots]]
        if not beside:
            columns = [[self._name(), lots, parks]]
        offsets = [pane.offset for pane in self._panes]
        self._panes = [
            Pane(
                Down(*cards, spacing=dp(14), padding=(0, 0, dp(8), 0)),
                (),
                offsets[place] if len(offsets) == len(columns) else 0,
            )
            for place, cards in enumerate(columns)
        ]
        inner = BoxLayout(padding=(margin, dp(2), margin - dp(8), 0))
        inner.add_widget(Across(*self._panes, spacing=margin, size_hint_y=1))
        box = BoxLayout(orientation="vertical")
        for part in (
            page_head(self.house, profile, phrase("Values and parks")),
            inner,
            self._foot(),
        ):
            box.add_widget(part)
        self.add_widget(box)

    @property
    def begun(self) -> object:
        """The board as it was typed."""
        return self.making

    # what the keeper does

    def change(self, making: boards.Making) -> None:
        """A board that is made otherwise."""
        self.making, self.wrong = making, ""
        if self.get_root_window() is not None:
            self.arrange(self.profile)

    def open_lot(self, place: int) -> None:
        """One lot."""
        self.house.open_sheet(LotSheet(self, place), width=480)

    def open_park(self, place: int) -> None:
        """One park."""
        self.house.open_sheet(ParkSheet(self, place), width=480)

    def keep(self) -> None:
        """The board of the house, or what is wrong with it."""
        self.wrong = boards.trouble(self.making)
        if self.wrong:
            self.arrange(self.profile)
        else:
            self._at_first = self.making  # what is kept is not lost by leaving
            self.begins.keep_board(self.making)

    # what stands here

    def _name(self) -> Card:
        field = Field(self.making.name, phrase("Board name"), on_change=self._type)
        mark = Across(MarkChip(boards.mark_of(self.making.board)))
        card = Card(
            Text(phrase("Board name"), "name"),
            field,
            mark,
            Text(phrase(WHY), "support", "ink2"),
            padding=dp(20),
            spacing=dp(8),
        )
        if self.wrong:
            card.add_widget(fault(self.wrong))
        return card

    def _type(self, text: str) -> None:
        self.making = self.making.called(text)

    def _lots(self) -> Card:
        board = self.making.board
        card = Card(Down(Text(phrase("Lots"), "name"), padding=(dp(20), dp(14))))
        for place, (name, _) in enumerate(board.values):
            card.add_widget(Hairline())
            does = lambda place=place: self.open_lot(place)  # noqa: E731 - what the row does
            card.add_widget(BoardRow(name, boards.lot_line(board, name), does))
        card.add_widget(Hairline())
        more = len(board.values)
        card.add_widget(LinkRow(phrase("Add lot"), "", "plus", lambda: self.open_lot(more)))
        return card

    def _parks(self) -> Card:
        board = self.making.board
        card = Card(Down(Text(phrase("Parks"), "name"), padding=(dp(20), dp(14))))
        for place, (name, _) in enumerate(board.parks):
            card.add_widget(Hairline())
            does = lambda place=place: self.open_park(place)  # noqa: E731 - what the row does
            card.add_widget(BoardRow(name, boards.park_line(board, name), does))
        card.add_widget(Hairline())
        more = len(board.parks)
        card.add_widget(LinkRow(phrase("Add park"), "", "plus", lambda: self.open_park(more)))
        return card

    def _foot(self) -> Widget:
        profile = self.profile
        narrow, low = profile.is_phone, profile.kind is Kind.SHORT
        keep = PushButton(
            phrase("Save board"),
            self.keep,
            height=52 if low else 60,
            fill=narrow,
            pos_hint=MIDDLE,
        )
        side, edge = dp(profile.margin), dp(8 if low or narrow else 12)
        if narrow:
            return Down(keep, padding=(side, edge))
        said = phrase(
            "{size}. The board needs at least 11 in total to hold all 72 cubes.",
            size=boards.size_line(self.making.board),
        )
        words = Text(said, "support", "ink2", pos_hint=MIDDLE)
        return Across(words, keep, padding=(side, edge), spacing=dp(16))


class BoardRow(Tap, Across):
    """A lot or a park; a tap changes it."""

    def __init__(self, name: str, second: str, on_tap: object) -> None:
        super().__init__(on_tap=on_tap, corner=0, padding=(dp(20), dp(8)), spacing=dp(14))
        self.name = name
        words = Down(Text(name, "name"), Text(second, "support", "ink2"), pos_hint=MIDDLE)
        self.add_widget(words)
        self.add_widget(Icon("pencil-outline", 22, pos_hint=MIDDLE))
        self.at_least(theme.least(60, "name", "support"))

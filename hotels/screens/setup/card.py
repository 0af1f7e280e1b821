"""An edition's information card as a sheet that looks like the printed one; read only."""

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from hotels.ledger.chains.edition import Edition
from hotels.ledger.working import Mark
from hotels.screens.profile import Profile
from hotels.screens.setup.chip import MarkChip
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline, Space
from hotels.screens.widgets.text import Icon, Text
from hotels.views.setup_card import MEANINGS, Blocks, Face, Row, Sure, at_sizes, face
from hotels.wording.speech import title

if TYPE_CHECKING:
    from hotels.app import HotelsApp

MIDDLE = {"center_y": 0.5}

WIDTH = 1160
"""Of the sheet, where there is room."""

SHARE = 0.62
"""Of it, the red card's part where the blocks stand beside it."""

GAP = dp(6)
"""Between two columns."""


def card_sheet(edition: Edition, house: "HotelsApp") -> Callable[[Profile], Widget]:
    """The sheet's content."""

    def content(profile: Profile) -> Widget:
        said = face(edition)
        head = Across(
            Down(
                Text("Information card", "question"),
                Text(title(edition), "body", "ink2"),
                pos_hint=MIDDLE,
            ),
            IconButton("close", house.close_sheet, "close the card"),
        )
        beside = Down(_blocks(said), _legend(), spacing=dp(14))
        room = dp(min(WIDTH, profile.width - 2 * profile.margin) - (32 if profile.is_phone else 48))
        red = RedCard(said, profile, (room - dp(16)) * SHARE)
        both: Widget
        if profile.is_landscape and red.fits:
            red.size_hint_x, beside.size_hint_x = SHARE, 1 - SHARE
            red.pos_hint = beside.pos_hint = {"top": 1}
            both = Across(red, beside, spacing=dp(16))
        else:
            both = Down(RedCard(said, profile, room), beside, spacing=dp(14))
        return Down(head, both, spacing=dp(12))

    return content


def open_card(house: "HotelsApp", edition: Edition) -> None:
    """The card of an edition over whatever is shown."""
    house.open_sheet(card_sheet(edition, house), width=WIDTH)


class Written(NamedTuple):
    """A cell with words."""

    text: str
    style: str
    role: str
    align: str


class RedCard(Down):
    """Prices and bonuses in their red frame.

    Where its columns do not fit side by side, how sure a figure is stands below it.
    """

    def __init__(self, said: Face, profile: Profile, wide: float) -> None:
        frame, side = (dp(8), dp(12)) if profile.is_phone else (dp(14), dp(20))
        super().__init__(padding=frame)
        Ground(self, "cardRed", None, 18)
        self.said = said
        room = wide - 2 * (frame + side)
        self._widths: list[float] = []
        for brief in (False, True):
            self.brief = brief
            widths = self._columns()
            over = room - sum(widths) - GAP * (len(widths) - 1)
            if over >= dp(50 if brief else 100):
                self._widths = [column + over / len(widths) for column in widths]
                break
        page = Down(padding=(side, dp(14), side, dp(8)))
        Ground(page, "sheet", None, 10)
        page.add_widget(Text("Prices and bonuses", "question narrow", "cardHead"))
        columns = self._columns()
        figures = [columns[len(said.heads)], *columns[len(said.heads) + 2 : -1]]
        over = room - sum(figures) - GAP * (len(figures) - 1)
        self._figures = [column + over / len(figures) for column in figures] if over >= 0 else []
        if self.fits or self._figures:
            page.add_widget(self._row(self._heads()) if self.fits else self._narrow_heads())
        for row in said.rows:
            page.add_widget(Hairline("ledgerRule"))
            page.add_widget(
                self._row(self._cells(row)).at_least(theme.least(46, "amount"))
                if self.fits
                else self._narrow(row)
            )
        page.add_widget(Hairline("ledgerRule"))
        mark = Icon("information-outline", 20)
        mark.pos_hint = MIDDLE
        note = Text(said.note, "support", "ink2", pos_hint=MIDDLE)
        page.add_widget(Across(mark, note, spacing=dp(8), padding=(0, dp(10))).at_least(dp(40)))
        self.add_widget(page)

    @property
    def fits(self) -> bool:
        """Whether all columns stand side by side."""
        return bool(self._widths)

    def _columns(self) -> list[float]:
        """How wide each column must be."""
        rows = [self._heads(), *map(self._cells, self.said.rows)]
        columns = zip(*rows, strict=True)
        return [max(_width(cell, brief=self.brief) for cell in column) for column in columns]

    def _heads(self) -> list[Written | Sure]:
        said, style = self.said, ("support medium", "cardHead")
        words = [
            *(Written(head, *style, "left") for head in said.heads),
            Written("Price", *style, "right"),
            Written("", *style, "left"),
            *(Written(rank, *style, "right") for rank in said.ranks),
            Written("", *style, "left"),
        ]
        return [*words]

    def _cells(self, row: Row) -> list[Written | Sure]:
        """Sizes, price and its mark, bonuses and theirs."""
        return [
            *(Written(size, "name", "ink", "left") for size in row.sizes),
            Written(row.price, "price", "ink", "right"),
            row.price_sure,
            *(Written(bonus, "bonus", "ink", "right") for bonus in row.bonuses),
            row.bonus_sure,
        ]

    def _row(self, cells: list[Written | Sure]) -> Across:
        line = Across(spacing=GAP, padding=(0, dp(6)))
        for cell, wide in zip(cells, self._widths, strict=True):
            if isinstance(cell, Sure):
                box = AnchorLayout(anchor_x="left", size_hint=(None, None), pos_hint=MIDDLE)
                chip = MarkChip(cell.mark, cell.text, brief=self.brief)
                box.add_widget(chip)
                box.size = (wide, chip.height)
            else:
                box = Text(*cell[:3], align=cell.align, size_hint_x=None, pos_hint=MIDDLE)
                box.width = wide
            line.add_widget(box)
        return line

    def _narrow_heads(self) -> Across:
        line = Across(spacing=GAP, padding=(0, dp(6)))
        for head, wide in zip(("Price", *self.said.ranks), self._figures, strict=True):
            line.add_widget(_right(head, "support medium", "cardHead", wide))
        return line

    def _bonuses(self, row: Row) -> list[tuple[str, str, str]]:
        return [
            (rank, bonus, "bonus") for rank, bonus in zip(self.said.ranks, row.bonuses, strict=True)
        ]

    def _narrow(self, row: Row) -> Down:
        """The figures, and below them how sure they are."""
        figures = (("Price", row.price, "price"), *self._bonuses(row))
        box = Down(spacing=dp(2), padding=(0, dp(6), 0, dp(10)))
        sizes = at_sizes(self.said, row)
        box.add_widget(Text(sizes, "name short" if len(row.sizes) == 1 else "support"))
        line = Across(spacing=GAP)
        if self._figures:
            box.add_widget(line)
        for place, (head, figure, style) in enumerate(figures):
            if self._figures:
                line.add_widget(_right(figure, style, "ink", self._figures[place]))
            else:
                words = Text(head, "support medium", "cardHead", pos_hint=MIDDLE)
                box.add_widget(Across(words, Text(figure, style, align="right")))
        for head, sure in (("price", row.price_sure), ("bonus", row.bonus_sure)):
            words = Text(head, "caption", "ink2", size_hint_x=None, pos_hint=MIDDLE)
            words.width = dp(40) * theme.text_size
            box.add_widget(
                Across(words, MarkChip(sure.mark, sure.text), spacing=dp(8), padding=(0, dp(2)))
            )
        return box


def _right(text: str, style: str, role: str, wide: float) -> Text:
    """Words that end at the right of a column."""
    words = Text(text, style, role, align="right", size_hint_x=None, pos_hint=MIDDLE)
    words.width = wide
    return words


def _width(cell: "Written | Sure", *, brief: bool) -> float:
    """How wide a cell must be."""
    if isinstance(cell, Sure):
        return float(MarkChip(cell.mark, cell.text, brief=brief).width)
    return max(float(styled(line, cell.style).width) for line in cell.text.split("\n"))


def _blocks(said: Face) -> Card:
    """How many blocks each chain has."""
    head = Across(
        Text("Blocks", "name", pos_hint=MIDDLE),
        MarkChip(said.blocks_sure.mark),
        padding=(dp(16), dp(8)),
        spacing=dp(8),
    ).at_least(theme.least(52, "name"))
    card = Card(head, Hairline())
    columns = zip(said.totals, said.block_heads, strict=True)
    widths = [
        max(dp(36), styled(total, "price").width, styled(head, "support").width)
        for total, head in columns
    ]
    card.add_widget(_figures("Chain", said.block_heads, "support", "ink2", widths))
    for row in said.blocks:
        card.add_widget(Hairline())
        card.add_widget(_figures(row.name, row.figures, "bonus", "ink", widths, row))
    card.add_widget(Hairline("ink"))
    card.add_widget(_figures("In all", said.totals, "bonus", "ink", widths))
    if said.names_sure.mark is not Mark.ATTESTED:
        words = Text("The names are", "support", "ink2", shrink=True, pos_hint=MIDDLE)
        card.add_widget(Hairline())
        card.add_widget(
            Across(words, MarkChip(said.names_sure.mark), spacing=dp(8), padding=(dp(16), dp(10)))
        )
    return card


def _figures(
    name: str,
    figures: tuple[str, ...],
    style: str,
    role: str,
    widths: list[float],
    row: Blocks | None = None,
) -> Across:
    large = theme.text_size > 1.15
    line = Across(padding=(dp(8 if large else 16), dp(4)), spacing=dp(6 if large else 10))
    fob = 26 if large else 40
    line.add_widget(Fob(row.place, row.letter, fob) if row else Space(width=0.78 * fob, height=1))
    words = "name short" if style == "bonus" else style
    line.add_widget(Text(name, words, role, pos_hint=MIDDLE))
    for place, figure in enumerate(figures):
        last = style == "bonus" and place == len(figures) - 1
        line.add_widget(_right(figure, "price" if last else style, role, widths[place]))
    return line.at_least(theme.least(46 if style == "bonus" else 36, style))


def _legend() -> Card:
    """What each mark means."""
    card = Card(padding=(dp(16), dp(12)), spacing=dp(8))
    card.add_widget(Text("How sure is a figure?", "support medium", "ink2"))
    for mark, meaning in MEANINGS:
        cell = AnchorLayout(anchor_x="left", size_hint=(None, None), pos_hint=MIDDLE)
        chip = MarkChip(mark)
        cell.add_widget(chip)
        cell.size = (dp(124) * theme.text_size, chip.height)
        card.add_widget(Across(cell, Text(meaning, "support", pos_hint=MIDDLE), spacing=dp(8)))
    return card

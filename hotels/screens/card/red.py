"""The red card: prices and bonuses in their frame, a mark beside every figure."""

from collections.abc import Callable, Sequence
from itertools import product

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.card.cells import (
    NO_MARK,
    Column,
    Group,
    Widths,
    line,
    needed,
    own_mark,
    widths_of,
)
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Down, Ground, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.card import Face, Row
from hotels.views.card_spots import Figure, Spot, Sure
from hotels.wording.language import phrase

MIDDLE = {"center_y": 0.5}


class SplitCell(Tap, Across):
    """A figure that has lines to itself, as a target."""

    def __init__(self, on_tap: Callable[[], None] | None) -> None:
        super().__init__(on_tap=on_tap, corner=8)


class RedCard(Down):
    """Prices and bonuses in their red frame; where there is no room, a row has several lines."""

    def __init__(
        self, said: Face, profile: Profile, wide: float, tap: Callable[[Spot], None]
    ) -> None:
        frame, side = (dp(8), dp(12)) if profile.is_phone else (dp(14), dp(24))
        if profile.is_landscape and profile.height < 700:
            frame, side = dp(10), dp(14)
        super().__init__(padding=frame)
        Ground(self, "cardRed", None, 12)
        self.said, self._tap, self._side = said, tap, side
        self._room = wide - 2 * (frame + side)
        self._rows = [self._groups(row) for row in said.rows]
        self._brief = False
        self._lines: list[slice] = []
        self._widths: Widths = []
        self._arrange()
        page = Down(padding=(0, dp(12), 0, 0))
        Ground(page, "sheet", None, 8)
        page.add_widget(self._head(narrow=profile.is_phone))
        self._add_heads(page)
        for groups in self._rows:
            page.add_widget(Hairline("ledgerRule"))
            page.add_widget(self._row(groups))
        page.add_widget(Hairline("ledgerRule"))
        mark = Icon("information-outline", 20)
        mark.pos_hint = MIDDLE
        note = Text(said.note, "support", "ink2", pos_hint=MIDDLE)
        foot = Across(mark, note, spacing=dp(8), padding=(side, dp(12), side, dp(14)))
        page.add_widget(foot)
        self.add_widget(page)

    # what stands in a row

    def _groups(self, row: Row) -> tuple[Group, ...]:
        """Sizes, the price with its mark, the bonuses with theirs."""
        sizes = [
            Group(
                (
                    Column(one.text, "name", align="left", below=one.own),
                    own_mark(one.own),
                ),
                one.spot,
                head,
            )
            for one, head in zip(row.sizes, self.said.heads, strict=True)
        ]
        price = Group(
            (
                _figure(row.price, "price"),
                _mark(row.price.sure, "left"),
            ),
            row.price_spot,
            phrase("Price"),
        )
        marks = _mark(row.bonus_sure, "right")
        bonuses = (*(_figure(bonus, "bonus") for bonus in row.bonuses), marks)
        return (*sizes, price, Group(bonuses, row.bonus_spot, phrase("Bonus")))

    def _heads(self) -> tuple[Group, ...]:
        """The same over all rows."""
        style, role = "support medium", "cardHead"
        sizes = [Group((Column(head, style, role, "left"), NO_MARK)) for head in self.said.heads]
        price = Group((Column(phrase("Price"), style, role), NO_MARK))
        bonuses = (*(Column(rank, style, role) for rank in self.said.ranks), NO_MARK)
        return (*sizes, price, Group(bonuses))

    # how it is arranged

    def _arrange(self) -> None:
        """The first arrangement that has room, with words in the marks if that is possible."""
        sizes = len(self.said.heads)
        price, end = sizes + 1, sizes + 2
        ways = (
            [slice(0, end)],
            [slice(0, price), slice(price, end)],
            [slice(0, sizes), slice(sizes, end)],
            [slice(0, sizes), slice(sizes, price), slice(price, end)],
        )
        for way, brief in product(ways, (False, True)):
            widths = widths_of([self._heads(), *self._rows], brief=brief)
            if all(needed(widths[part]) <= self._room for part in way):
                self._lines, self._widths, self._brief = way, widths, brief
                return

    def _head(self, *, narrow: bool) -> Widget:
        """The title, and which card it is."""
        words = Down(
            Text(
                phrase("Prices and bonuses"),
                "question narrow" if narrow else "question",
                "cardHead",
            ),
            Text(self.said.subject, "support", "ink2"),
            pos_hint=MIDDLE,
        )
        head = Across(words, padding=(self._side, 0, self._side, dp(8)), spacing=dp(8))
        if self.said.card and not narrow:
            head.add_widget(Text(self.said.card, "support", "ink2", shrink=True, pos_hint=MIDDLE))
        return head

    def _add_heads(self, page: Down) -> None:
        heads = self._heads()
        for part in self._lines:
            row = self._line(heads[part], self._widths[part])
            page.add_widget(Down(row, padding=(self._side, dp(6), self._side, dp(6))))

    def _row(self, groups: Sequence[Group]) -> Down:
        box = Down(padding=(self._side, 0, self._side, 0))
        if self._lines:
            for part in self._lines:
                box.add_widget(self._line(groups[part], self._widths[part]))
            return box
        box.padding = (self._side, dp(8), self._side, dp(8))
        for group in groups:
            self._add_split(box, group)
        return box

    def _line(self, groups: Sequence[Group], widths: Widths) -> Across:
        return line(groups, widths, self._room, self._tap, brief=self._brief)

    def _add_split(self, box: Down, group: Group) -> None:
        """A figure, or each of several bonuses, on a line of its own, its mark under it."""
        figures = [one for one in group.columns if one.sure is None and (one.text or one.below)]
        if not figures:
            return
        marks = [one for one in group.columns if one.sure is not None]
        lines = Down()
        for place, figure in enumerate(figures):
            several = len(figures) > 1
            label = self.said.ranks[place] if several else group.label.replace("\n", ", ")
            words = Text(label, "support medium", "cardHead", pos_hint=MIDDLE)
            wide = min(figure.width(brief=False), self._room * 0.6)
            lines.add_widget(Across(words, figure.widget(wide, brief=False), spacing=dp(8)))
        for mark in marks:
            wide = min(mark.width(brief=False), self._room)
            lines.add_widget(Across(Widget(), mark.widget(wide, brief=False)))
        spot = group.spot
        cell = SplitCell(None if spot is None else lambda: self._tap(spot))
        cell.add_widget(lines)
        box.add_widget(cell.at_least(theme.least(48, "amount")))


def _mark(sure: Sure, align: str) -> Column:
    """How sure a figure is, where it is not simply printed."""
    return Column(sure=sure, align=align, is_figure=False) if sure.is_marked else NO_MARK


def _figure(figure: Figure, style: str) -> Column:
    return Column(figure.text, style, below=figure.was)

"""What stands beside the red card: the blocks, what the marks mean, what the table does."""

from collections.abc import Callable, Iterator, Sequence

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from hotels.ledger.working import Mark
from hotels.screens.card.cells import figure
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled, widest_word, word_room
from hotels.screens.widgets.fob import WIDE as FOB
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.mark import SureChip
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.views.card import Blocks, Face
from hotels.views.card_spots import Spot
from hotels.views.card_terms import Term
from hotels.wording.language import phrase

MIDDLE = {"center_y": 0.5}

SIDE, NARROW_SIDE = 20, 12

ROW, HEAD = 46, 40

WIDEST_WORD = 150
"""How much room a word of a name is given beside its figures, in dp of plain text."""

LARGE = 1.15
"""Text larger than this leaves the fobs less room."""


class BlocksCard(Card):
    """How many blocks each chain has; a tap on a chain explains or changes it."""

    def __init__(self, said: Face, tap: Callable[[Spot], None], *, narrow: bool) -> None:
        super().__init__()
        self._narrow = narrow
        self._side = dp(NARROW_SIDE if narrow else SIDE)
        self._fob = 26 if theme.text_size > LARGE else 36
        head = Across(
            Text(said.block_title, "name", pos_hint=MIDDLE),
            padding=(self._side, dp(8)),
            spacing=dp(8),
        )
        if said.blocks_sure.is_marked:
            head.add_widget(SureChip(said.blocks_sure.mark))
        self.add_widget(head.at_least(theme.least(52, "name")))
        self._widths = [*_widths(said)]
        self._needs = self._width_of(said)
        self.add_widget(Hairline())
        self.add_widget(self._line(phrase("Chain"), said.block_heads, "support", "ink2", HEAD))
        for row in said.blocks:
            self.add_widget(Hairline())
            self.add_widget(ChainRow(lambda spot=row.spot: tap(spot), self._chain(row)))
        self.add_widget(Hairline("ink"))
        self.add_widget(self._line(said.block_title, said.totals, "bonus", "ink", ROW))
        if said.names_sure.is_marked:
            words = Text(phrase("Chain names"), "support", "ink2", shrink=True, pos_hint=MIDDLE)
            chip = SureChip(said.names_sure.mark)
            self.add_widget(Hairline())
            foot = Beside(words, chip, words.width + dp(8) + chip.width)
            self.add_widget(Down(foot, padding=(self._side, dp(10))))

    def _width_of(self, said: Face) -> float:
        """How wide a line must be so that its name stands beside its figures."""
        gap = self._gap()
        names = [word_room(row.name, "name short", WIDEST_WORD) for row in said.blocks]
        names += [word_room(row.was, "caption", WIDEST_WORD) for row in said.blocks if row.was]
        has_own = any(row.is_own for row in said.blocks) and not self._narrow
        own = dp(24 + 2 * 8) + gap if has_own else 0
        needs = max(
            max(names) + dp(self._fob) * FOB + gap + own,
            widest_word(phrase("Chain"), "support"),
            widest_word(said.block_title, "name short"),
        )
        return float(needs + sum(width + gap for width in self._widths))

    def _chain(self, row: Blocks) -> Across:
        line = Across(Fob(row.spot.at, row.letter, self._fob), spacing=self._gap())
        name = Down(Text(row.name, "name short"), pos_hint=MIDDLE, spacing=dp(2))
        if row.was:
            name.add_widget(Text(row.was, "caption", "ink2"))
        line.add_widget(name)
        if row.is_own and self._narrow:
            name.add_widget(Across(SureChip(Mark.HOUSE), Space(height=1)))
        elif row.is_own:
            line.add_widget(SureChip(Mark.HOUSE, brief=True))
        figures = self._figures()
        for place, (count, was) in enumerate(row.figures):
            style = "price" if place == len(row.figures) - 1 else "bonus"
            figures.add_widget(figure(count, style, "ink", self._widths[place], was))
        line.pos_hint = MIDDLE
        return self._open(ROW, "bonus", line, figures)

    def _line(
        self, name: str, figures: tuple[str, ...], style: str, role: str, high: float
    ) -> Across:
        words = "name short" if style == "bonus" else style
        row = self._figures()
        for place, count in enumerate(figures):
            last = style == "bonus" and place == len(figures) - 1
            own = "price" if last else style
            row.add_widget(figure(count, own, role, self._widths[place]))
        return self._open(high, style, Text(name, words, role, pos_hint=MIDDLE), row)

    def _gap(self) -> float:
        return float(dp(8 if self._narrow or theme.text_size > LARGE else 12))

    def _figures(self) -> Across:
        """The columns, at the right."""
        at_right = {"right": 1, "center_y": 0.5}
        return Across(spacing=self._gap(), size_hint_x=None, pos_hint=at_right)

    def _open(self, high: float, style: str, name: Widget, figures: Across) -> Across:
        """A line; the names stand above their figures where one of them has no room."""
        beside = Beside(name, figures, self._needs, self._gap() / dp(1))
        return Across(beside, padding=(self._side, dp(4))).at_least(theme.least(high, style))


def _widths(said: Face) -> Iterator[float]:
    """How wide each column of figures is."""
    columns = zip(*(row.figures for row in said.blocks), strict=True)
    for head, total, column in zip(said.block_heads, said.totals, columns, strict=True):
        yield max(
            dp(34),
            *(styled(count, "price").width for count, _ in column),
            *(styled(was, "caption").width for _, was in column if was),
            styled(total, "price").width,
            styled(head, "support").width,
        )


class ChainRow(Tap, Across):
    """A chain of the card."""

    def __init__(self, on_tap: Callable[[], None], line: Across) -> None:
        super().__init__(line, on_tap=on_tap, corner=0)
        line.pos_hint = MIDDLE
        self.at_least(theme.least(48, "bonus"))


class Legend(Card):
    """What each mark means."""

    def __init__(self, marks: Sequence[tuple[Mark, str]], *, narrow: bool) -> None:
        side = dp(NARROW_SIDE if narrow else SIDE)
        super().__init__(padding=(side, dp(12)), spacing=dp(8))
        self.add_widget(Text(phrase("What the marks mean"), "support medium", "ink2"))
        chips = [SureChip(mark) for mark, _ in marks]
        wide = max((float(chip.width) for chip in chips), default=0)
        for chip, (_, meaning) in zip(chips, marks, strict=True):
            cell = AnchorLayout(anchor_x="left", size_hint=(None, None), pos_hint=MIDDLE)
            cell.add_widget(chip)
            cell.size = (wide, chip.height)
            words = Text(meaning, "support", pos_hint=MIDDLE)
            self.add_widget(Across(cell, words, spacing=dp(14)))
        printed = phrase("Figures without a mark come from a printed source.")
        self.add_widget(Text(printed, "support"))


class TermsCard(Card):
    """What the table does by this edition."""

    def __init__(self, said: Face, tap: Callable[[Spot], None], *, narrow: bool) -> None:
        super().__init__()
        side = dp(NARROW_SIDE if narrow else SIDE)
        head = Across(Text(phrase("At the table"), "name", pos_hint=MIDDLE), padding=(side, dp(8)))
        self.add_widget(head.at_least(theme.least(52, "name")))
        for term in said.terms:
            self.add_widget(Hairline())
            self.add_widget(TermRow(term, tap, side, narrow=narrow))


class TermRow(Tap, Across):
    """One thing the table does, and how sure that is."""

    def __init__(
        self, term: Term, tap: Callable[[Spot], None], side: float, *, narrow: bool
    ) -> None:
        super().__init__(
            on_tap=lambda: tap(term.spot), corner=0, padding=(side, dp(8)), spacing=dp(12)
        )
        words = Down(
            Text(term.title, "support", "ink2"),
            Text(term.says.text, "body"),
            pos_hint=MIDDLE,
            spacing=dp(2),
        )
        if term.says.was:
            words.add_widget(Text(term.says.was, "caption", "ink2"))
        self.add_widget(words)
        brief = narrow or theme.text_size > LARGE
        if term.says.sure.is_marked:
            self.add_widget(SureChip(term.says.sure.mark, term.says.sure.text, brief=brief))
        self.at_least(theme.least(60, "support", "body"))

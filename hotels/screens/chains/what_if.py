"""What if these chains merged: chosen by taps, figured by the rules, written nowhere."""

from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.merging import Way
from hotels.screens.chains.chart_keys import ChartKey
from hotels.screens.chains.sums_table import Cell, Line, measures, sums, table_row
from hotels.screens.profile import Kind, Profile
from hotels.screens.receipt import show_receipts
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.leader import DoubleLine
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Flow, Frame, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views import what_if as view
from hotels.views.what_if import Cell as Choice
from hotels.views.what_if import Outcome, WhatIf
from hotels.views.what_if_told import Gain, Pot, Side
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.chains.standing_now import StandingNow

MIDDLE = {"center_y": 0.5}

GAP, WIDEST, LEAST = 8, 75, 56
"""Between two chains, and how wide one is at most and at least, in dp."""

BESIDE = 440
"""From this width on, in dp, the chains that merge stand side by side."""

PALE = 0.6
"""How opaque the fob of a chain that cannot be chosen is."""


class ChainKey(Tap, Down):
    """One chain to choose: its fob, and how large it is."""

    def __init__(self, cell: Choice, on_tap: object, wide: float) -> None:
        super().__init__(
            on_tap=on_tap,
            corner=10,
            size_hint=(None, None),
            width=wide,
            padding=(0, dp(4)),
            spacing=dp(2),
        )
        self.cell, self.hint = cell, cell.name
        ground = "priC" if cell.chosen else "cont2" if cell.bar else "sheet"
        line, edge = ("pri", 2) if cell.chosen else ("rule", 1)
        Frame(self, ground, line, 10, edge)
        fob = Fob(cell.chain, cell.letter, 46, ground=ground, pos_hint={"center_x": 0.5})
        fob.opacity = PALE if cell.bar else 1
        self.add_widget(fob)
        ink = "onPriC" if cell.chosen else "ink"
        self.add_widget(
            Text(cell.line, "caption medium" if cell.chosen else "caption", ink, align="center")
        )
        self.bind(
            minimum_height=lambda *_: setattr(self, "height", max(dp(72), self.minimum_height))
        )


class WhatIfPane(Card):
    """The chains to choose, and what their merger comes to."""

    def __init__(self, screen: "StandingNow", profile: Profile, room: float) -> None:
        super().__init__()
        self.screen, self.profile, self.room = screen, profile, room
        self.side = dp(20 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else 12)
        self._show()

    @property
    def told(self) -> WhatIf:
        """What there is to say."""
        sitting = self.screen.sitting
        return view.what_if(sitting.table.books, self.screen.chosen, sitting.speech)

    # what is done here

    def choose(self, cell: Choice) -> None:
        """A chain more or less, or why it cannot be chosen."""
        if cell.bar:
            self.screen.house.say(cell.bar)
            return
        books = self.screen.sitting.table.books
        self._now(view.tapped(books, self.screen.chosen, cell.chain))

    def swap(self) -> None:
        """Another of the equally large chains survives."""
        self._now(view.swapped(self.screen.sitting.table.books, self.screen.chosen))

    def go(self, way: Way) -> None:
        """Everybody does another thing."""
        self._now(self.screen.chosen._replace(way=way))

    def show_why(self, gain: Gain) -> None:
        """How what the bank pays somebody comes about."""
        sitting = self.screen.sitting
        found = view.gain_receipts(
            sitting.table.books, self.screen.chosen, gain.seat, sitting.speech
        )
        if found:
            show_receipts(self.screen.house, found)

    def show_pot(self, pot: Pot) -> None:
        """How a bonus comes about."""
        show_receipts(self.screen.house, (pot.receipt,))

    def _now(self, chosen: view.Chosen) -> None:
        if chosen != self.screen.chosen:
            self.screen.chosen = chosen
            self._show()

    # what stands here

    def _show(self) -> None:
        told = self.told
        self.clear_widgets()
        head = Text(phrase("What if two chains merge?"), "question", pos_hint=MIDDLE)
        hint = Text(phrase("tap two"), "support", "ink2", shrink=True, pos_hint=MIDDLE)
        needs = widest_word(head.text, "question") + hint.width
        self.add_widget(Down(Beside(head, hint, needs), padding=(self.side, dp(8))))
        if told.cells:
            self.add_widget(self._chains(told))
        if told.outcome is None:
            missing = Text(told.missing, "body", "ink2")
            self.add_widget(Down(missing, padding=(self.side, dp(16))))
            return
        self._outcome(told.outcome)

    def _chains(self, told: WhatIf) -> Widget:
        gap, count = dp(GAP), len(told.cells)
        inner = self.room - 2 * self.side
        least = max(styled(cell.line, "caption medium").width for cell in told.cells) + dp(8)
        wide = min(dp(WIDEST), (inner - gap * (count - 1)) / count)
        wide = max(dp(LEAST), least, wide)
        row = Flow(GAP)
        for cell in told.cells:
            row.add_widget(ChainKey(cell, partial(self.choose, cell), wide))
        return Down(row, padding=(self.side, 0))

    def _outcome(self, told: Outcome) -> None:
        self.add_widget(Down(self._line(told), padding=(self.side, dp(10))))
        self.add_widget(Hairline())
        if told.gains:
            self._gains(told)
        for pot in told.pots:
            self.add_widget(self._pot(pot))
            self.add_widget(Hairline())
        said = Down(*(Text(one, "support") for one in told.said), spacing=dp(2), pos_hint=MIDDLE)
        sign = Icon("information-outline", 20, "ink2", pos_hint=MIDDLE)
        self.add_widget(Across(sign, said, spacing=dp(12), padding=(self.side, dp(10))))
        self.add_widget(self._foot(told))

    def _line(self, told: Outcome) -> Widget:
        """Which chains fall, an arrow, and which survives."""
        upright = self.room < dp(BESIDE) * max(1, theme.text_size)
        falls = Down(*map(self._side, told.falls), spacing=dp(6), pos_hint=MIDDLE)
        survivor = self._side(told.survivor)
        arrow: Widget
        if told.may_swap:
            icon = "swap-vertical" if upright else "swap-horizontal"
            arrow = IconButton(icon, self.swap, phrase("as a hint|swap the chains"), role="brass")
        else:
            arrow = Icon("arrow-down" if upright else "arrow-right", 26, "brass", pos_hint=MIDDLE)
        if upright:
            return Down(falls, arrow, survivor, spacing=dp(4))
        survivor.pos_hint = MIDDLE
        falls.size_hint_x = 0.8
        return Across(falls, arrow, survivor, spacing=dp(12))

    @staticmethod
    def _side(side: Side) -> Across:
        words = Down(Text(side.name, "name"), Text(side.line, "support", "ink2"), pos_hint=MIDDLE)
        return Across(Fob(side.chain, side.letter, 52), words, spacing=dp(10))

    def _gains(self, told: Outcome) -> None:
        lines = [self._gain(gain) for gain in told.gains]
        bonus, sale, both = told.total
        cells = tuple(Cell(text, "bonus") for text in ("", bonus, sale))
        bank = Line(None, phrase("The bank pays"), (*cells, Cell(both, "amount"), Cell("")))
        heads, height = told.heads, 48
        found = measures(heads, [*lines, bank], self.room, self.side)
        self.add_widget(
            sums(told.over, heads, [*lines], self.room, height=height, side=self.side, found=found)
        )
        self.add_widget(Down(DoubleLine(), padding=(self.side, 0)))
        if found.needs <= self.room:
            self.add_widget(table_row(bank, found, height))
        else:
            words = Text(bank.name, "name short", pos_hint=MIDDLE)
            amount = Text(both, "amount", shrink=True, pos_hint=MIDDLE)
            self.add_widget(
                Across(words, amount, padding=(self.side, dp(6)), spacing=dp(8)).at_least(dp(48))
            )
        self.add_widget(Hairline())

    def _gain(self, gain: Gain) -> Line:
        none, same = phrase("instead of a sum|none"), phrase("no change")
        taps = partial(self.show_why, gain) if gain.pays else None
        cells = [Cell(gain.blocks, "bonus")]
        cells += [
            Cell(text, "bonus", None if text == none else taps, text == none)
            for text in (gain.bonus, gain.third)
        ]
        cells += [
            Cell(text, "amount", None if text == same else taps, text == same)
            for text in (gain.cash, gain.worth)
        ]
        return Line(gain.seat, gain.name, tuple(cells))

    def _pot(self, pot: Pot) -> Widget:
        row = PotRow(on_tap=partial(self.show_pot, pot), corner=0, padding=(self.side, dp(6)))
        row.spacing = dp(8)
        row.at_least(dp(48))
        row.add_widget(Text(pot.name, "body", pos_hint=MIDDLE))
        row.add_widget(Text(pot.amount, "amount", shrink=True, pos_hint=MIDDLE))
        return row

    def _foot(self, told: Outcome) -> Widget:
        """What everybody does, and the squares that would join them."""
        keys = Flow(GAP)
        wide = 0.0
        for way, text, is_on in told.ways:
            key = ChartKey(text, is_on, partial(self.go, way))
            keys.add_widget(key)
            wide += key.width + dp(GAP)
        inner = self.room - 2 * self.side
        least = max(widest_word(told.squares, "name short"), widest_word(told.joins, "support"))
        beside = bool(told.ways) and wide + max(least, dp(120)) <= inner
        align = "right" if beside else "left"
        squares = Down(
            Text(told.squares, "name short", align=align),
            Text(told.joins, "support", "ink2", align=align),
            pos_hint=MIDDLE,
        )
        pad = (self.side, 0, self.side, dp(12))
        if not told.ways:
            return Down(squares, padding=pad)
        if not beside:
            return Down(keys, squares, spacing=dp(8), padding=pad)
        keys.size_hint_x, keys.width = None, wide
        keys.pos_hint = MIDDLE
        return Across(keys, squares, padding=pad)


class PotRow(Tap, Across):
    """A bonus that would be paid; a tap shows how it comes about."""

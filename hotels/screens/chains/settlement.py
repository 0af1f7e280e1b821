"""The end of a chain game on paper: the settlement chain by chain, who held what."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text, unbroken
from hotels.views.holdings import Holdings
from hotels.views.receipts import Receipt
from hotels.views.standing import Cell, ChainLine, Handed, Result
from hotels.wording.language import phrase

OnReceipts = Callable[[Sequence[Receipt]], None]

LEAST_CELL = 128
"""A column a player needs so many dp, or the table is told player by player."""


class Money(Tap, Down):
    """What one player got of one chain; a tap tells why."""

    def __init__(self, cell: Cell, on_receipts: OnReceipts) -> None:
        taps = (lambda: on_receipts(cell.receipts)) if cell.receipts else None
        super().__init__(on_tap=taps, corner=8, padding=(0, dp(5)), pos_hint={"center_y": 0.5})
        self.cell = cell
        self.add_widget(bonus_text(cell, align="right"))
        said = f"{cell.blocks}, {cell.sale}" if cell.sale else cell.blocks
        self.add_widget(Text(said, "support", "ink2", align="right"))


def bonus_text(cell: Cell, **rest: object) -> Text:
    """The bonus, or that there was none."""
    style, role = ("amount", "ink") if cell.is_paid else ("bonus", "ink2")
    return Text(cell.bonus, style, role, **rest)


def handed_words(handed: Handed) -> Down:
    """What a player gets in all, and in which bills."""
    paid = bool(handed.bills)
    amount = Text(
        handed.amount, "amount" if paid else "bonus", "ink" if paid else "ink2", align="right"
    )
    words = Down(amount, pos_hint={"center_y": 0.5})
    if paid:
        words.add_widget(Text(unbroken(handed.bills), "body", align="right"))
    return words


class SettlementTable(Card):
    """Chains down, players across: the bonus, and below it the blocks and what they sold for."""

    def __init__(self, result: Result, names: Sequence[str], on_receipts: OnReceipts) -> None:
        super().__init__()
        head = Across(spacing=dp(12), padding=(dp(20), dp(8))).at_least(
            theme.least(44, "support medium")
        )
        words = Down(
            Text(result.settled, "support medium"),
            Text(result.hint, "caption", "ink2"),
            pos_hint={"center_y": 0.5},
            size_hint_x=1.6,
        )
        head.add_widget(words)
        for name in names:
            head.add_widget(Text(name, "support medium", align="right", pos_hint={"center_y": 0.5}))
        self.add_widget(head)
        for line in result.lines:
            self.add_widget(Hairline())
            row = Across(spacing=dp(12), padding=(dp(20), 0))
            row.at_least(theme.least(54, "amount", "support"))
            chain = chain_words(line)
            chain.size_hint_x = 1.6
            row.add_widget(chain)
            for cell in line.cells:
                row.add_widget(Money(cell, on_receipts))
            self.add_widget(row)
        self.add_widget(Hairline("outline"))
        row = Across(spacing=dp(12), padding=(dp(20), dp(8)))
        row.at_least(theme.least(54, "amount", "body"))
        row.add_widget(
            Text(result.in_all, "name short", pos_hint={"center_y": 0.5}, size_hint_x=1.6)
        )
        for handed in result.handed:
            row.add_widget(handed_words(handed))
        self.add_widget(row)


class SettlementList(Card):
    """The settlement where it is narrow: under each chain its holders, one below the other."""

    def __init__(self, result: Result, names: Sequence[str], on_receipts: OnReceipts) -> None:
        super().__init__()
        title = Down(
            Text(result.settled, "name short"),
            Text(phrase("tap an amount to see how it was worked out"), "support", "ink2"),
            padding=(dp(16), dp(12)),
        )
        self.add_widget(title)
        for line in result.lines:
            head = Across(chain_words(line), padding=(dp(16), dp(8)))
            Ground(head, "cont", None, 0)
            self.add_widget(head)
            for cell in line.cells:
                self.add_widget(Hairline())
                self.add_widget(CellRow(cell, names[cell.seat], on_receipts))
        head = Across(Text(result.in_all, "name short"), padding=(dp(16), dp(12)))
        Ground(head, "cont", None, 0)
        self.add_widget(head)
        for handed in result.handed:
            self.add_widget(Hairline())
            words = Text(names[handed.seat], "name short", pos_hint={"center_y": 0.5})
            paid = handed_words(handed)
            paid.size_hint_x = 1.5
            row = Across(words, paid, spacing=dp(12))
            row.padding = (dp(16), dp(6))
            self.add_widget(row.at_least(theme.least(56, "amount", "body")))


class CellRow(Tap, Across):
    """What one player got of one chain, as a row."""

    def __init__(self, cell: Cell, name: str, on_receipts: OnReceipts) -> None:
        taps = (lambda: on_receipts(cell.receipts)) if cell.receipts else None
        super().__init__(on_tap=taps, corner=0, padding=(dp(16), dp(6)), spacing=dp(12))
        self.cell = cell
        self.at_least(theme.least(56, "name short", "support"))
        sold = cell.blocks
        if cell.sale:
            sold = phrase("{blocks} sold for {amount}", blocks=cell.blocks, amount=cell.sale)
        words = Down(
            Text(name, "name short"),
            Text(sold, "support", "ink2"),
            pos_hint={"center_y": 0.5},
        )
        self.add_widget(words)
        self.add_widget(bonus_text(cell, shrink=True, pos_hint={"center_y": 0.5}))


def chain_words(line: ChainLine) -> Across:
    """A chain's fob, its name, its size and price."""
    words = Down(
        Text(line.name, "name short"),
        Text(line.detail, "support", "ink2"),
        pos_hint={"center_y": 0.5},
    )
    return Across(
        Fob(line.chain, line.letter, 40), words, spacing=dp(12), pos_hint={"center_y": 0.5}
    )


def settlement(result: Result, names: Sequence[str], width: float, on_receipts: OnReceipts) -> Card:
    """The settlement as a table where each player has room for a column, else as a list."""
    column = (width - 40) / (len(names) + 1.6) - 12
    kind = SettlementTable if column >= LEAST_CELL * theme.text_size else SettlementList
    return kind(result, names, on_receipts)


def holdings_sheet(held: Holdings, close: Widget) -> Widget:
    """Who held what at the end: the chains across, under each name how many."""
    body = Down(Text(phrase("Who held what"), "question"), spacing=dp(12))
    fobs = Across(padding=(0, dp(4)))
    for chain, letter, on_board in held.fobs:
        fob = Fob(chain, letter, 40, pale=not on_board, pos_hint={"center_x": 0.5})
        fobs.add_widget(Down(fob))
    body.add_widget(fobs)
    for holder in held.holders:
        row = Down(Hairline(), Space(height=6), spacing=dp(2))
        row.add_widget(Text(holder.name, "name short"))
        counts = Across()
        for pile in holder.piles:
            role = "ink2" if pile.text == "0" else "ink"
            style = "bonus" if pile.text == "0" else "amount"
            counts.add_widget(Text(pile.text, style, role, align="center"))
        row.add_widget(counts)
        body.add_widget(row)
    if held.note:
        body.add_widget(Hairline())
        body.add_widget(Text(held.note, "support", "ink2"))
    body.add_widget(close)
    return body

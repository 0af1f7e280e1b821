"""Whose statement, or which chain's page: the line over the lines, and the sheet to choose one."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.asking import closing
from hotels.screens.ledger.breaking import ruler
from hotels.screens.ledger.looking import View
from hotels.screens.ledger.sitting import LedgerSitting
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Down, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.chains import chain_letters
from hotels.views.ledger.moments import moment
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.ledger.laid import Columns

MIDDLE = {"center_y": 0.5}


class StatementHead(Tap, Across):
    """Whose statement it is; a tap chooses another one."""

    def __init__(self, sitting: LedgerSitting, on_tap: Callable[[], None]) -> None:
        super().__init__(
            on_tap=on_tap, corner=11, spacing=dp(10), padding=(dp(14), dp(6), 0, dp(6))
        )
        self.at_least(theme.least(48, "name short"))
        is_chain = sitting.view is View.CHAIN
        if is_chain:
            letters = chain_letters(sitting.table.books.header, sitting.speech)
            self.add_widget(Fob(sitting.chain, letters[sitting.chain], 34))
            name = sitting.speech.chain(sitting.chain)
        else:
            self.add_widget(Icon("account-outline", 24, "ink2", pos_hint=MIDDLE))
            name = sitting.speech.player(sitting.seat)
        self.add_widget(Icon("menu-down", 24, "ink2", pos_hint=MIDDLE))
        self.add_widget(Text(name, "name short", pos_hint=MIDDLE))
        self._heads = [
            Text(text, "caption medium", "ink2", align="right", size_hint_x=None, pos_hint=MIDDLE)
            for text in (
                phrase("over amounts|Amount"),
                phrase("Size, price") if is_chain else phrase("Cash"),
            )
        ]

    def fit(self, at: "Columns", width: float) -> None:
        """The heads over their columns; without any where balances have none of their own."""
        moved, balance = self._heads
        for head in self._heads:
            if at.balance and head.parent is None:
                self.add_widget(head)
            elif not at.balance and head.parent is not None:
                self.remove_widget(head)
        self.padding[2] = width - at.right if at.balance else dp(14)
        balance.width = max(at.balance, ruler("caption medium").width(balance.text)) + dp(2)
        moved.width = dp(64) * theme.text_size


class ChoiceLine(Tap, Across):
    """One player or chain that may be chosen."""

    def __init__(
        self, sign: Widget, text: str, second: str, on_tap: Callable[[], None], *, chosen: bool
    ) -> None:
        super().__init__(on_tap=on_tap, corner=8, spacing=dp(14), padding=(dp(8), dp(6)))
        self.at_least(theme.least(56, "name short"))
        sign.pos_hint = MIDDLE
        self.add_widget(sign)
        self.add_widget(Text(text, "name short", pos_hint=MIDDLE))
        if second:
            words = Text(second, "amount", shrink=True, pos_hint=MIDDLE)
            self.add_widget(words)
        self.add_widget(Icon("check" if chosen else "chevron-right", 22, "ink2", pos_hint=MIDDLE))


def choose(sitting: LedgerSitting, view: View) -> None:
    """The sheet with all players, or all chains."""

    def then(which: int) -> Callable[[], None]:
        return closing(sitting.house, lambda: sitting.show(view, which))

    def content(_: Profile) -> Widget:
        is_now = sitting.view is view
        title = phrase("Whose statement?") if view is View.PLAYER else phrase("Which chain?")
        body = Down(Text(title, "question"), spacing=dp(4))
        if view is View.PLAYER:
            rows = moment(sitting.table, sitting.last, sitting.speech).players
            lines = [
                ChoiceLine(
                    Icon("account-outline", 24, "ink2"),
                    row.name,
                    row.cash,
                    then(row.seat),
                    chosen=is_now and row.seat == sitting.seat,
                )
                for row in rows
            ]
        else:
            letters = chain_letters(sitting.table.books.header, sitting.speech)
            lines = [
                ChoiceLine(
                    Fob(place, letter, 40),
                    sitting.speech.chain(place),
                    "",
                    then(place),
                    chosen=is_now and place == sitting.chain,
                )
                for place, letter in enumerate(letters)
            ]
        for place, line in enumerate(lines):
            if place:
                body.add_widget(Hairline())
            body.add_widget(line)
        return body

    sitting.house.open_sheet(content, width=440)

"""The end of an auction at once: who won, and the last bid, for bids fly fast."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.gridlayout import GridLayout
from kivy.uix.widget import Widget

from hotels.ledger.big_shot.books import Question
from hotels.ledger.big_shot.terms import Player
from hotels.ledger.money import Money
from hotels.screens.big_shot.keys import AmountKey, KeyGrid, PageKey
from hotels.screens.big_shot.sheets import CubeRow
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.text import Text
from hotels.views import big_shot_asked as asked
from hotels.views.big_shot import letters_of
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.big_shot.game import Sitting

KEYS = 12
"""Amounts at once."""


class HammerSheet:
    """Who won and for how much; it remembers who was tapped while the window turns."""

    def __init__(self, sitting: "Sitting") -> None:
        self.sitting = sitting
        self.winner: Player | None = None
        self.page = 0

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        sitting, books = self.sitting, self.sitting.books
        body = Down(Text(phrase("Who won the auction?"), "question"), spacing=dp(10))
        narrow = profile.width < 520 * max(1, theme.text_size)
        grid = GridLayout(cols=1 if narrow else 2, spacing=dp(8), size_hint_y=None)
        grid.bind(minimum_height=grid.setter("height"))
        signs = letters_of(sitting.words)
        for seat in books.order:
            colour = books.terms.colours_of(seat)[0]
            does = lambda seat=seat: self._choose(seat)  # noqa: E731 - what the row does
            name = sitting.words.player(seat)
            on = seat == self.winner
            grid.add_widget(CubeRow((colour, signs[colour]), name, "", does, on=on))
        body.add_widget(grid)
        if books.lead is None:
            body.add_widget(
                PushButton(
                    phrase("Nobody bid"), lambda: self._end(None, 0), kind="outlined", fill=True
                )
            )
        if self.winner is not None:
            self._amounts(body, self.winner, brief=narrow)
        return body

    def _amounts(self, body: Down, winner: Player, *, brief: bool) -> None:
        """The last bid as keys, from the lowest that it can have been."""
        books = self.sitting.books
        least = asked.least_price(books, winner)
        body.add_widget(Text(phrase("For how many millions?"), "name"))
        grid = KeyGrid(4, 8)
        for said in asked.bid_keys(books, winner, self.page, least=least, size=KEYS):
            key = AmountKey(lambda amount: self._end(winner, amount), 60, brief=brief)
            key.show(said)
            grid.add_widget(key)
        grid.fit()
        body.add_widget(grid)
        more = PageKey(self._turn)
        more.show(asked.page_words(books, winner, self.page, least=least, size=KEYS))
        if more.enabled:
            body.add_widget(more)

    def _choose(self, seat: Player) -> None:
        self.winner, self.page = seat, 0
        self._again()

    def _turn(self) -> None:
        if self.winner is not None:
            books, winner = self.sitting.books, self.winner
            least = asked.least_price(books, winner)
            pages = asked.bid_pages(books, winner, least=least, size=KEYS)
            self.page = (self.page + 1) % pages
            self._again()

    def _again(self) -> None:
        self.sitting.house.shell.renew_sheet()

    def _end(self, winner: Player | None, amount: Money) -> None:
        self.sitting.house.close_sheet()
        self.sitting.hammer(winner, amount)


def open_hammer(sitting: "Sitting") -> None:
    """A sheet to enter the end of the auction."""
    question = sitting.books.awaiting
    if question is not None and question.kind is Question.BID:
        sitting.house.open_sheet(HammerSheet(sitting), width=520)

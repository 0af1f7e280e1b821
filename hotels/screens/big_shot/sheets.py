"""Sheets over a game of Big Shot: loans, who rolls, one lot in full, the players."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.big_shot.books import Question
from hotels.ledger.big_shot.terms import Player
from hotels.screens.asking import close_key, closing
from hotels.screens.big_shot.cubes import Cube, CubeLine, Mark
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views import big_shot_asked as asked
from hotels.views.big_shot import Cube as Said
from hotels.views.big_shot import letters_of
from hotels.views.big_shot_lots import lot_page
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.screens.big_shot.game import Sitting

MIDDLE = {"center_y": 0.5}

RULE = to_phrase(
    "Each loan comes with a debit card that costs 10 million at the end. The first loan pays 9 "
    "million, each later one a million less. One loan per round."
)


class CubeRow(Tap, Across):
    """A line that begins with a cube; a tap on it does something."""

    def __init__(
        self,
        cube: Said,
        name: str,
        second: str,
        on_tap: Callable[[], None] | None,
        right: Widget | None = None,
        *,
        on: bool = False,
        faint: bool = False,
    ) -> None:
        super().__init__(on_tap=on_tap, corner=12, padding=(dp(12), dp(8)), spacing=dp(14))
        self.name = name
        ink, ink2 = ("onPriC", "onPriC") if on else ("ink3" if faint else "ink", "ink2")
        Ground(self, "priC" if on else "sheet", "priC" if on else "rule", 12)
        self.add_widget(Cube(Mark(*cube), 32))
        words = Down(Text(name, "name short", ink), pos_hint=MIDDLE)
        if second:
            words.add_widget(Text(second, "support", ink2))
        self.add_widget(words)
        if right is not None:
            self.add_widget(right)
        self.at_least(theme.least(60, "name short", *(["support"] if second else [])))


def borrow(sitting: "Sitting") -> None:
    """A loan for the bidder; where he has two colours it is asked for which."""
    question = sitting.books.awaiting
    if question is None or question.kind is not Question.BID:
        return
    colours = sitting.books.terms.colours_of(question.player)
    if len(colours) > 1:
        open_loans(sitting, question.player)
    else:
        sitting.borrow(colours[0])


def open_loans(sitting: "Sitting", player: Player | None = None) -> None:
    """What the next loan of everybody brings, and who may take one now."""
    house = sitting.house

    def content(profile: Profile) -> Widget:
        body = Down(
            Text(phrase("Loans"), "question"), Text(phrase(RULE), "support", "ink2"), spacing=dp(8)
        )
        for offer in asked.loan_offers(sitting.books, sitting.words):
            if player is not None and sitting.books.terms.owners[offer.colour] != player:
                continue
            brings = Text(f"+{offer.brings}", "amount", "ink", shrink=True, pos_hint=MIDDLE)
            lock = Icon("lock-outline", 22, "ink2", pos_hint=MIDDLE)
            does = closing(house, partial(sitting.borrow, offer.colour))
            right = brings if offer.can else lock
            body.add_widget(
                CubeRow(offer.cube, offer.name, offer.second, does, right, faint=not offer.can)
            )
        body.add_widget(close_key(house, profile))
        return body

    house.open_sheet(content, width=480)


def open_rollers(sitting: "Sitting") -> None:
    """Who rolled, where that is not whose turn it is."""
    house = sitting.house

    def content(_: Profile) -> Widget:
        body = Down(Text(phrase("Who rolls?"), "question"), spacing=dp(8))
        body.add_widget(
            Text(phrase("The die passes to the left. The roller bids last."), "support")
        )
        signs = letters_of(sitting.words)
        for seat in range(sitting.books.terms.seats):
            colour = sitting.books.terms.colours_of(seat)[0]
            does = closing(house, partial(sitting.let_roll, seat))
            name = sitting.words.player(seat)
            body.add_widget(
                CubeRow((colour, signs[colour]), name, "", does, on=seat == sitting.rolls)
            )
        return body

    house.open_sheet(content, width=440)


def open_lot(sitting: "Sitting", lot: str) -> None:
    """Everything about a lot; while cubes are placed, the one in hand can be put there."""
    house, books = sitting.house, sitting.books
    page = lot_page(books, lot, sitting.words)

    def content(profile: Profile) -> Widget:
        body = Down(Text(page.title, "question"), spacing=dp(8))
        if page.cubes:
            line = CubeLine(28, 4, pos_hint={})
            line.show([Mark(*cube) for cube in page.cubes], 7)
            body.add_widget(line)
        for said in page.lines:
            body.add_widget(Text(said, "body"))
        if page.more:
            body.add_widget(Text(phrase("With one more cube"), "support medium", "ink2"))
            card = Card()
            for place, (cube, words) in enumerate(page.more):
                if place:
                    card.add_widget(Hairline())
                row = Across(Cube(Mark(*cube), 26), spacing=dp(12), padding=(dp(12), dp(6)))
                row.add_widget(Text(words, "body", pos_hint=MIDDLE))
                card.add_widget(row.at_least(dp(44)))
            body.add_widget(card)
        keys = [close_key(house, profile)]
        question = books.awaiting
        if question is not None and question.kind is Question.PLACE and page.more:
            put = closing(house, partial(sitting.put, lot))
            keys.insert(0, PushButton(phrase("Place cube here"), put, fill=True))
        for key in keys:
            body.add_widget(key)
        return body

    house.open_sheet(content, width=480)

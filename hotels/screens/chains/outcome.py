"""What every end of a game has: its sign, the keys of its charts, who held what, each sum."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.books import Books
from hotels.screens.chains.settlement import holdings_sheet
from hotels.screens.profile import Kind, Profile
from hotels.screens.receipt import disputing, show_receipts
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.curves import Chip
from hotels.screens.widgets.plate import Across, Flow, Ground
from hotels.screens.widgets.sign import Sign
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.receipts import Receipt
from hotels.views.standing import holdings
from hotels.views.worth import Graph
from hotels.wording.language import phrase
from hotels.wording.speech import Speech

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class Headed(Protocol):
    """How a game came out, or stands, in one sentence and another."""

    @property
    def headline(self) -> str:
        """Who won, or leads."""

    @property
    def second(self) -> str:
        """By how much."""


def outcome_sign(
    house: "HotelsApp",
    profile: Profile,
    told: Headed,
    leave: Callable[[], None] | None = None,
    icon: str = "trophy-outline",
) -> Sign:
    """Who won, with the way home (or wherever) at the left and a cup at the right."""
    hint = phrase("home") if leave is None else phrase("back")
    back = IconButton("arrow-left", leave or house.shell.home, hint, role="onSign")
    cup = Icon(icon, 28 if profile.is_phone else 40, "lampOn")
    cup.pos_hint = {"center_y": 0.5}
    height = 92 if profile.kind is Kind.WIDE else None
    second = "" if profile.is_cramped else told.second
    sign = Sign(profile, told.headline, second, left=back, right=cup, height=height)
    if profile.is_phone:
        sign.padding, sign.spacing = (dp(8), dp(10), dp(16), dp(10)), dp(8)
    return sign


def open_holdings(house: "HotelsApp", books: Books, speech: Speech) -> None:
    """Who held what at the end."""
    held = holdings(books, speech)

    def content(profile: Profile) -> Widget:
        close = PushButton(
            phrase("as a key|Close"), house.close_sheet, kind="outlined", fill=profile.is_phone
        )
        return holdings_sheet(held, profile, close)

    house.open_sheet(content, width=640)


def open_receipts(
    house: "HotelsApp", books: Books, paid: Sequence[Receipt], speech: Speech
) -> None:
    """Why a player got what he got of one chain, and from there to the dispute desk."""
    chain = paid[0].chain
    desk = None if chain is None else disputing(house, books, chain, speech)
    show_receipts(house, paid, desk)


def chart_key(graph: Graph) -> Flow:
    """Which letter is which chain."""
    key = Flow()
    for line in graph.lines:
        name = Text(line.name, "support", shrink=True, pos_hint={"center_y": 0.5})
        one = Across(Chip(line.place, line.letter), name, spacing=dp(6), size_hint_x=None)
        key.add_widget(one.at_least(dp(24)))
    return key


class ChartKey(Tap, Across):
    """One of two charts; the one that is shown is tinted."""

    def __init__(self, text: str, on: bool, on_tap: Any) -> None:  # noqa: FBT001 - chosen or not
        super().__init__(on_tap=on_tap, corner=10, padding=(dp(14), 0), size_hint_x=None)
        self.text, self.on = text, on
        self.at_least(theme.least(48, "support medium"))
        Ground(self, "priC" if on else "sheet", "priC" if on else "outline", 10, 1.5)
        self.label = Text(text, "support medium", "onPriC" if on else "ink", shrink=True)
        self.label.pos_hint = {"center_y": 0.5}
        self.add_widget(self.label)

"""What the bank asks, and the keys that answer it: a panel for each question."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.ledger.big_shot.books import Question
from hotels.screens.big_shot.keys import AmountKey, CubeKey, KeyGrid, PageKey
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import styled, wrapped
from hotels.screens.widgets.plate import Across, Beside, Card, Down
from hotels.screens.widgets.text import Reserved, Text
from hotels.views import big_shot_asked as asked
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.big_shot.game import Sitting

GAP = 8

EDGE = 2
"""Above and below the two lines that stand on the key for a loan, in dp."""

LOW_KEYS = 7
"""Bids on a low panel, the way to others in line with them."""


class Panel(Card):
    """A question with its answers; on a phone the sign asks it."""

    def __init__(self, sitting: "Sitting", profile: Profile) -> None:
        low = profile.kind in {Kind.SHORT, Kind.PHONE}
        side = dp(10 if low else 20)
        super().__init__(padding=(side, dp(10 if low else 16)), spacing=dp(GAP if low else 12))
        self.sitting, self.profile, self.low = sitting, profile, low
        self.high = 64 if low else 110
        """How high a key with a cube is, in dp."""
        self.lead = ""
        """What the sign would say besides, where it has no room."""
        self.title = Text("", "question narrow" if not low else "name")
        self.second = Reserved("", "support", "ink2")
        words = Down(spacing=dp(2))
        if not low:
            words.add_widget(self.title)
        words.add_widget(self.second)
        self.add_widget(words)

    def say(self, title: str, second: str) -> None:
        """What is asked, after what the sign has no room for."""
        self.title.text, self.second.text = title, f"{self.lead} {second}".strip()

    def show(self) -> None:
        """What is new."""
        raise NotImplementedError


class OpenPanel(Panel):
    """Which four cubes lie on the space, who rolled, and the loans before the bidding."""

    def __init__(self, sitting: "Sitting", profile: Profile) -> None:
        super().__init__(sitting, profile)
        keys = asked.colour_keys(sitting.books, (), sitting.words)
        self.keys = [
            CubeKey(key.cube, key.name, _does(sitting.add, key.cube[0]), self.high) for key in keys
        ]
        self.grid = grid = KeyGrid(4, GAP)
        for one in self.keys:
            grid.add_widget(one)
        self.add_widget(grid)
        from hotels.screens.big_shot.sheets import open_loans, open_rollers

        high = 48 if self.low else 56
        loans = PushButton(
            phrase("Loans"),
            lambda: open_loans(sitting),
            kind="tonal",
            icon="hand-coin-outline",
            height=high,
            fill=True,
            compact=True,
        )
        roller = PushButton(
            phrase("Change roller"),
            lambda: open_rollers(sitting),
            kind="outlined",
            height=high,
            fill=True,
            compact=True,
        )
        wide = 2 * max(loans.natural, roller.natural) + dp(GAP)
        self.add_widget(Beside(loans, roller, wide, GAP))

    def show(self) -> None:
        """How many of each colour are still to come."""
        sitting = self.sitting
        four = len(sitting.chosen) == len(self.keys)
        second = phrase("Tap four to start the bidding.")
        if four:
            second = phrase("The last four cubes. Auction them below.")
        elif self.low:
            second = phrase("Tap four. The numbers show cubes left.")
        self.say(phrase("Which four cubes?"), second)
        for key, said in zip(
            self.keys, asked.colour_keys(sitting.books, sitting.chosen, sitting.words), strict=True
        ):
            key.tell(said.brief if self.low else said.second, can=said.can)
        self.grid.fit()


class BidPanel(Panel):
    """The bids as keys, the next loan, and passing."""

    def __init__(self, sitting: "Sitting", profile: Profile) -> None:
        super().__init__(sitting, profile)
        high = 48 if profile.is_cramped else 52 if self.low else 76
        count = LOW_KEYS if self.low else asked.PAGE
        self.keys = [AmountKey(sitting.bid, high, brief=self.low) for _ in range(count)]
        cols = 4 if self.low else 3
        self.grid = grid = KeyGrid(cols, GAP if self.low else 10)
        for one in self.keys:
            grid.add_widget(one)
        self.more = PageKey(lambda: sitting.turn_page(count), low=self.low)
        self.add_widget(grid)
        if self.low:
            self.more.least = self.keys[0].height
            grid.add_widget(self.more)
        else:
            self.add_widget(self.more)
        brief = profile.is_cramped
        self.second.reserve(asked.bid_captions(sitting.books, brief=brief))
        lines = styled("0", "button").height + wrapped("1\n2", "caption", 1000).height
        high = max(52 if self.low else 60, lines / dp(1) + 2 * EDGE)
        self.loan = PushButton(
            phrase("Take a loan"),
            self._borrow,
            kind="tonal",
            icon=None if profile.is_phone or profile.is_cramped else "hand-coin-outline",
            second="",
            second_width=120,
            height=high,
            edge=EDGE,
            fill=True,
            compact=True,
        )
        self.pass_ = PushButton(
            phrase("as a key|Pass"),
            sitting.pass_,
            kind="outlined",
            height=high,
            fill=True,
            compact=True,
        )
        self.pass_.size_hint_x = share = 0.68
        self.loan.pos_hint = self.pass_.pos_hint = {"center_y": 0.5}
        wide = (1 + share) * max(self.loan.natural, self.pass_.natural / share) + dp(GAP)
        self.add_widget(Beside(self.loan, self.pass_, wide, GAP))

    def show(self) -> None:
        """The bids of the player whose turn it is."""
        sitting, books = self.sitting, self.sitting.books
        question = books.awaiting
        if question is None or question.kind is not Question.BID:
            return
        brief = self.profile.is_cramped
        self.say(*asked.bid_question(books, sitting.words, brief=brief))
        player, size = question.player, len(self.keys)
        page = sitting.page(size)
        for key, said in zip(
            self.keys, asked.bid_keys(books, player, page, size=size), strict=True
        ):
            key.show(said)
        self.grid.fit()
        self.more.show(asked.page_words(books, player, page, size=size, brief=self.low))
        words, can = asked.loan_key(books, player)
        self.loan.tell(words)
        self.loan.label.recolour("ink" if can else "ink3")

    def _borrow(self) -> None:
        from hotels.screens.big_shot.sheets import borrow

        borrow(self.sitting)


class ColourPanel(Panel):
    """Where two play: which of his colours pays."""

    def __init__(self, sitting: "Sitting", profile: Profile) -> None:
        super().__init__(sitting, profile)
        self.row = Across(spacing=dp(GAP))
        self.add_widget(self.row)
        self._keys: dict[int, CubeKey] = {}

    def show(self) -> None:
        """The two colours, and what each would have left."""
        sitting = self.sitting
        keys = asked.pay_keys(sitting.books, sitting.words)
        self.say(phrase("Which colour pays?"), phrase("One colour pays the full amount."))
        if {key.colour for key in keys} != set(self._keys):
            self.row.clear_widgets()
            self._keys = {
                key.colour: CubeKey(key.cube, key.name, _does(sitting.pay, key.colour), 96)
                for key in keys
            }
            for one in self._keys.values():
                self.row.add_widget(one)
        for key in keys:
            self._keys[key.colour].tell(key.second, can=key.can)


class RepeatPanel(Panel):
    """A bid that cannot be paid: the auction is held again."""

    def __init__(self, sitting: "Sitting", profile: Profile) -> None:
        super().__init__(sitting, profile)
        self.add_widget(
            PushButton(
                phrase("Repeat the auction"), sitting.repeat, icon="replay", height=60, fill=True
            )
        )

    def show(self) -> None:
        """Whose fault it was."""
        question = self.sitting.books.awaiting
        who = "" if question is None else self.sitting.words.player(question.player)
        self.say(
            phrase("The bid can't be paid"),
            phrase(
                "The same cubes are auctioned again. From now on {player} plays with open money.",
                player=who,
            ),
        )


class PlacePanel(Panel):
    """The cubes that are left to place; the one in hand goes where the next tap is."""

    def __init__(self, sitting: "Sitting", profile: Profile) -> None:
        super().__init__(sitting, profile)
        self.grid = KeyGrid(4, GAP)
        self.add_widget(self.grid)
        self._keys: dict[int, CubeKey] = {}
        self._places: list[int] = []
        """The colours from the left; one that is used up leaves its place empty."""

    def show(self) -> None:
        """What is left, and which one is in hand."""
        sitting = self.sitting
        keys = asked.place_keys(sitting.books, sitting.words)
        said = [phrase("Tap a lot to place the framed cube.")]
        if not self.low:
            said.append(phrase("Hold a lot for details."))
        self.say(phrase("Which cube goes where?"), " ".join(said))
        colours = [key.cube[0] for key in keys]
        if colours != list(self._keys):
            self._keys = {
                key.cube[0]: self._keys.get(key.cube[0])
                or CubeKey(key.cube, key.name, _does(sitting.hold, key.cube[0]), self.high)
                for key in keys
            }
            if not {*colours} <= {*self._places}:
                self._places = [*colours, *[-1] * (4 - len(colours))]
            self.grid.clear_widgets()
            for colour in self._places:
                self.grid.add_widget(self._keys.get(colour) or Down())
        for key in keys:
            self._keys[key.cube[0]].tell(
                phrase("of cubes|{count} left", count=key.left), held=key.cube[0] == sitting.held
            )
        self.grid.fit()


PANELS: dict[Question, type[Panel]] = {
    Question.OPEN: OpenPanel,
    Question.BID: BidPanel,
    Question.PAY: ColourPanel,
    Question.REPEAT: RepeatPanel,
    Question.PLACE: PlacePanel,
}


def _does(deed: Callable[[int], None], colour: int) -> Callable[[], None]:
    return lambda: deed(colour)

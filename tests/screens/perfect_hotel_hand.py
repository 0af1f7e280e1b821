"""A finger that scores hotels by touches alone, and counts them."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from hotels.ledger.perfect_hotel.books import Hotel
from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.ledger.perfect_hotel.terms import KINDS, Terms
from hotels.store.keeping import began
from tests.screens.hand import Hand as Scrolling
from tests.views.perfect_hotel_games import NAMES, Floors, Round, played

if TYPE_CHECKING:
    from tests.screens.driver import Driver


class Hand:
    """A finger that scrolls to what it taps, and looks what is written."""

    def __init__(self, driver: "Driver") -> None:
        self.driver = driver
        self._scrolls = Scrolling(driver)

    @property
    def taps(self) -> int:
        """How many there were."""
        return self._scrolls.taps

    @property
    def screen(self) -> Any:
        """The screen that is shown."""
        return self.driver.app.shell.top

    @property
    def sitting(self) -> Any:
        """The game on the screen."""
        return self.screen.sitting

    @property
    def books(self) -> Any:
        """Where it stands."""
        return self.sitting.books

    @property
    def entries(self) -> list[Any]:
        """What counts, in order."""
        return [one.page.entry for one in self.sitting.table.pages]

    # touches

    def tap(self, widget: Any) -> None:
        """A tap on a widget, scrolled to if it has to be."""
        self._scrolls.tap(widget)

    def button(self, text: str) -> None:
        """A tap on the button that says so, on what lies on top."""
        found = [w for w in each(self.driver, "PushButton", "DeedKey") if w.text == text]
        assert found, f"no button {text!r}; there is {self.driver.words()}"
        self.tap(found[-1])

    def tool(self, hint: str) -> None:
        """A tap on an icon, by what it is for."""
        self.tap(next(w for w in each(self.driver, "IconButton") if w.hint == hint))

    def step(self, stepper: Any, count: int) -> None:
        """So often more, or less."""
        for _ in range(abs(count)):
            self.tap(stepper.more if count > 0 else stepper.less)

    def menu(self, text: str) -> None:
        """A row of the sheet behind the dots."""
        self.tool("more")
        self.tap(self.driver.bearer(text))

    # floors

    def sheet(self) -> Any:
        """What the uppermost sheet remembers."""
        return self.driver.app.shell.sheets[-1]._content

    def whose(self, player: int) -> None:
        """Whose floor it is."""
        self.tap(self.driver.find("PlayerKey", player=player))

    def kind(self, kind: int) -> None:
        """Of which kind it is."""
        self.tap(self.driver.find("KindButton", place=kind))

    def say(self, kind: int, cards: int, tourists: int = 0) -> None:
        """A floor on its sheet, without keeping it."""
        self.kind(kind)
        steppers = list(each(self.driver, "Stepper"))[-2:]
        form = self.sheet().form
        self.step(steppers[1], tourists - form.tourists)
        self.step(steppers[0], cards - form.cards)

    def floor(self, kind: int, cards: int, tourists: int = 0) -> None:
        """A floor, built."""
        self.say(kind, cards, tourists)
        self.button(f"Build {KINDS[kind]}")

    def add(self) -> None:
        """The key at the foot."""
        keys = each(self.driver, "PushButton")
        self.tap(next(w for w in keys if w.text == "Add floor" or w.text.startswith("Floor for ")))

    def hotel(self, player: int, floors: Floors) -> None:
        """All floors of a hotel while the sheet is open."""
        self.whose(player)
        for kind, cards, *tourists in floors:
            self.floor(kind, cards, *tourists)

    def round(self, hotels: Round) -> None:
        """All hotels of a round, and what is left in hand."""
        self.add()
        for player, (floors, _) in enumerate(hotels):
            self.hotel(player, floors)
        self.button("Done")
        for player, (_, in_hand) in enumerate(hotels):
            if in_hand:
                self.hand(player, in_hand)

    def keep(self) -> None:
        """The round is kept."""
        found = (w for w in each(self.driver, "PushButton") if w.text.startswith("Save round"))
        self.tap(next(found))

    def hand(self, player: int, count: int) -> None:
        """So many Tourist Groups left in hand."""
        self.see(player)
        self.tap(self.hand_row(player))
        self.tap([w for w in each(self.driver, "NumberKey") if w.text == str(count)][-1])

    def see(self, player: int) -> None:
        """The hotel of a player, where one is seen at a time."""
        if self.screen.one is not None:
            self.tap(self.screen.one.skyline.keys[player])

    def hand_row(self, player: int) -> Any:
        """Where the Tourist Groups in a hand are said."""
        if self.screen.one is not None:
            return next(each(self.driver, "HandRow"))
        return self.screen.scores.cards[player].hand

    def storey(self, player: int, place: int) -> None:
        """A tap on a floor, from the bottom up."""
        self.see(player)
        column = self.column(player)
        self._scrolls.reach(column)
        index = len(column.rows) - 1 - place
        box = column.boxes[index]
        self._scrolls.touch(column.to_window(box.x + box.width / 2, box.middle))

    def sign(self, player: int) -> None:
        """A tap on a hotel's sign."""
        self.see(player)
        column = self.column(player)
        box = column.boxes[0]
        self._scrolls.touch(column.to_window(box.x + box.width / 2, box.middle))

    def column(self, player: int) -> Any:
        """The hotel of a player as it is drawn."""
        if self.screen.one is not None:
            return self.screen.one.column
        return self.screen.street.plots[player].column

    # what is seen

    def total(self, player: int) -> str:
        """The points of the round on a player's card."""
        now = self.cards()[player]
        return str(now.total)

    def sums(self) -> list[str]:
        """Everybody's points with the rounds before."""
        return [card.sum for card in self.cards()]

    def cards(self) -> Sequence[Any]:
        """What the cards show."""
        from hotels.views.perfect_hotel import score_cards

        sitting = self.sitting
        told = score_cards(sitting.books, sitting.place, sitting.speech)
        words = set(self.driver.words())
        assert {card.total for card in told} <= words, "the screen shows other points"
        return told


def each(driver: "Driver", *kinds: str) -> Iterator[Any]:
    """Every widget of these classes, the uppermost last."""
    return (widget for widget in driver.widgets() if type(widget).__name__ in kinds)


def as_hotels(hotels: Round) -> tuple[Hotel, ...]:
    """A round as the books have it."""
    found = []
    for floors, in_hand in hotels:
        hotel = Hotel(in_hand=in_hand)
        for kind, cards, *tourists in floors:
            hotel = hotel.with_floor(kind, cards, tourists[0] if tourists else 0)
        found.append(hotel)
    return tuple(found)


def seated(
    hand: Hand,
    *rounds: Round,
    seats: int = 4,
    planned: int = 3,
    names: Sequence[str] = NAMES,
    **rest: Any,
) -> int:
    """A game with these rounds, on the screen; its number."""
    store = hand.driver.app.store
    game = began(store, PerfectHotel(Terms(seats, rounds=planned)), names[:seats])
    played(game.table, *rounds, **rest)
    hand.driver.app.resume(game.record.id)
    hand.driver.frames(5)
    return game.record.id


def resumed(hand: Hand, number: int) -> None:
    """The same game from the disk, after everything was put away."""
    hand.driver.app.shell.home()
    hand.driver.frames(3)
    hand.driver.app.resume(number)
    hand.driver.frames(5)

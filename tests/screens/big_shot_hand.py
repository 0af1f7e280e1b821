"""A hand that plays Big Shot by touches alone, and the games it plays."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from hotels.ledger.big_shot.books import Books, Question
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Pay, Put, Repeat
from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.big_shot.terms import COLOURS, Terms, terms_of
from hotels.store.keeping import began
from tests.screens.hand import Hand as Finger

if TYPE_CHECKING:
    from tests.screens.driver import Driver

NAMES = ("Alice", "Bob", "Carol", "Dave")
RED, YELLOW, WHITE, BLACK = range(4)

PLAYED: dict[int, list[Any]] = {
    2: [["red", "yellow"], ["white", "black"]],
    3: ["red", "yellow", "white"],
    4: ["red", "yellow", "white", "black"],
}
"""The colours by seat."""


def terms(seats: int = 4, *, hidden: bool = False, board: Any = None) -> Terms:
    """What a table of so many agreed."""
    said: dict[str, Any] = {"colours": PLAYED[seats], "hidden": hidden}
    return terms_of(said | ({"board": board} if board is not None else {}), seats)


def begun(
    driver: "Driver",
    seats: int = 4,
    entries: Iterable[Entry] = (),
    players: Sequence[str] = NAMES,
    **agreed: Any,
) -> Any:
    """A game with these entries, in the archive; it is not shown."""
    game = began(driver.app.store, BigShot(terms(seats, **agreed)), players[:seats])
    for entry in entries:
        page = game.table.write(entry, forced=True)
        assert page.stands, (entry, page.objections)
    return game


class Hand(Finger):
    """Finds where each answer is given, and touches there."""

    @property
    def books(self) -> Books:
        books: Books = self.sitting.books
        return books

    @property
    def entries(self) -> list[Entry]:
        """What is written and stands, in order."""
        return [one.page.entry for one in self.sitting.table.pages]

    def each(self, kind: str) -> list[Any]:
        """The widgets of a class, by its name."""
        return [one for one in self.driver.widgets() if type(one).__name__ == kind]

    def named(self, kind: str, name: str) -> Any:
        """The widget of a class that bears a name or a text."""
        found = [one for one in self.each(kind) if name in {getattr(one, "text", 0), _name_of(one)}]
        assert found, (kind, name, self.driver.words())
        return found[-1]

    def lot(self, name: str, seconds: float = 0) -> None:
        """A tap on a lot, or a finger that lies there so long; scrolled to if it has to be."""
        grid = self.screen.lots
        _, box = grid.lot(name)
        view = grid.parent.parent
        low = view.to_window(view.x, view.y)[1]
        middle = grid.to_window(box.x + box.width / 2, box.middle)
        if not low + 8 < middle[1] < low + view.height - 8:
            content = view.children[0]
            over = content.height - view.height
            wanted = box.middle - content.y - view.height / 2
            view.scroll_y = max(0.0, min(1.0, wanted / over))
            self.driver.frames(3)
            _, box = grid.lot(name)
            middle = grid.to_window(box.x + box.width / 2, box.middle)
        if seconds:
            self.driver.touch(*middle, seconds)
        else:
            self.touch(middle)

    def player(self, name: str, at: float = 0.3, seconds: float = 0.05) -> None:
        """A finger on a player's row."""
        rows = self.screen.players
        index = next(place for place, row in enumerate(rows.rows) if row.name == name)
        box = rows.boxes[index]
        self.driver.touch(*rows.to_window(box.x + box.width * at, box.middle), seconds)

    def face(self, name: str) -> Any:
        """What stands on a lot."""
        return self.screen.lots.lot(name)[0]

    @property
    def amounts(self) -> dict[str, Any]:
        """The keys with amounts: those of the sheet, if one is open."""
        sheets = self.driver.app.shell.sheets
        above = sheets[-1] if sheets else self.screen
        keys = [one for one in above.walk(restrict=True) if type(one).__name__ == "AmountKey"]
        return {key.text: key for key in keys}

    def amount(self, amount: int) -> None:
        """The key of an amount, on whichever page it stands."""
        for _ in range(12):
            keys = self.amounts
            if str(amount) in keys:
                self.tap(keys[str(amount)])
                return
            self.tap(self.each("PageKey")[-1])
        raise AssertionError(f"no key says {amount}")

    def does(self, entry: Entry) -> None:
        """Touch what writes this entry."""
        lines = len(self.sitting.table.lines)
        match entry:
            case Open(cubes=cubes):
                self._open(cubes)
            case Loan(colour=colour):
                self._borrow(colour)
            case Bid(amount=amount):
                self.amount(amount)
            case Pass():
                self.button("Pass")
            case Hammer(winner=winner, amount=amount):
                self._hammer(winner, amount)
            case Pay(colour=colour):
                self.tap(self.named("CubeKey", f"{COLOURS[colour].capitalize()} pays"))
            case Repeat():
                self.button("Repeat the auction")
            case Put(lot=lot, colour=colour):
                if self.sitting.held != colour:
                    self.tap(self.named("CubeKey", COLOURS[colour]))
                self.lot(lot)
        assert len(self.sitting.table.lines) == lines + 1, (entry, self.driver.words())
        assert self.entries[-1] == entry

    def _open(self, cubes: Sequence[int]) -> None:
        if self.sitting.chosen:
            self.button("Auction these four")
            return
        for colour, count in enumerate(cubes):
            for _ in range(count):
                self.tap(self.named("CubeKey", COLOURS[colour]))

    def _borrow(self, colour: int) -> None:
        question = self.books.awaiting
        owner = self.books.terms.owners[colour]
        if question is not None and question.kind is Question.OPEN:
            self.button("Loans")
        else:
            assert question is not None
            assert question.player == owner
            self.button("Take a loan")
        if self.driver.app.shell.sheets:
            self.tap(self.named("CubeRow", self.sitting.words.owner(colour)))

    def _hammer(self, winner: int | None, amount: int) -> None:
        texts = {one.text for one in self.each("PushButton")}
        self.button("Enter winner" if "Enter winner" in texts else "Winner")
        if winner is None:
            self.button("Nobody bid")
        else:
            self.tap(self.named("CubeRow", self.sitting.words.player(winner)))
            self.amount(amount)


def _name_of(widget: Any) -> Any:
    return getattr(widget, "name", 0)


def resumed(hand: Hand, game: Any) -> Hand:
    """A game of the archive on the screen."""
    hand.driver.app.resume(game.record.id)
    hand.driver.frames(5)
    return hand


LOTS: tuple[tuple[str, ...], ...] = (
    ("16",) * 4 + ("20",) * 3 + ("21",) * 3 + ("P1",) * 2 + ("9a",) * 2
    + ("11a", "9b", "11b", "11b"),
    ("16",) * 3 + ("17",) * 4 + ("21",) * 3 + ("9a",) + ("10a",) * 2 + ("P2",)
    + ("11b",) * 3 + ("10b",),
    ("17",) * 3 + ("18",) * 4 + ("21",) + ("10a",) * 2 + ("11a",) + ("10b",) * 3
    + ("11b", "P1", "9a", "9b"),
    ("18",) * 3 + ("20",) * 4 + ("10a",) + ("11a",) + ("P2",) * 3 + ("9b",) * 2 + ("11b",)
    + ("10b",) * 3,
)  # fmt: skip
"""Where the red, yellow, white and black cubes go, one of each a round."""

BEFORE: dict[int, tuple[Entry, ...]] = {4: (Loan(RED),), 14: (Loan(YELLOW),)}
"""Loans before the bidding, by round."""

AUCTIONS: tuple[tuple[Entry, ...], ...] = (
    (Bid(1, 2), Bid(2, 3), Pass(3), Pass(0), Pass(1)),
    (Hammer(3, 4),),
    (Pass(3), Pass(0), Pass(1)),
    (Hammer(0, 12),),
    (Bid(1, 1), Pass(2), Pass(3), Pass(0)),
    (Hammer(2, 5),),
    (Bid(3, 5), Pass(0), Pass(1), Loan(WHITE), Bid(2, 8), Pass(3)),
    (Hammer(None, 0),),
    (Hammer(1, 3),),
    (Hammer(3, 2),),
    (Hammer(None, 0),),
    (Hammer(0, 2),),
    (Hammer(1, 6),),
    (Hammer(1, 4),),
    (Hammer(None, 0),),
    (Hammer(2, 3),),
    (Hammer(3, 4),),
    (Hammer(None, 0),),
)
"""What happened in each of the eighteen auctions of four players."""


def whole_game() -> list[Entry]:
    """Eighteen rounds of four players, a cube of each colour in every space.

    Cash: Alice 10+9-12-2 = 5, Bob 10-1-3-6+9-4 = 5, Carol 10-3-5+9-8-3 = 0, Dave 10-4-2-4 = 0;
    Alice, Bob and Carol owe 10. Lots: 16 red 4:3, 17 yellow 4:3, 18 white 4:3, 20 black 4:3,
    21 red and yellow 3:3 cancel, white's 1 has it; P1 red 2:1, 9a red 2:1:1 and doubled; 10a
    yellow and white 2:2 cancel, black's 1 has it; 11a 1:1:1 nobody's; P2 black 3:1, 9b black
    2:1:1 and doubled; 10b white and black 3:3 cancel, yellow's 1 has it; 11b yellow 3:2:1:1.
    Worth: Alice 16+18+5-10 = 29, Bob 17+11+10+5-10 = 33, Carol 18+21-10 = 29,
    Dave 20+10+18 = 48.
    """
    entries: list[Entry] = []
    for place, auction in enumerate(AUCTIONS):
        entries += BEFORE.get(place + 1, ())
        entries.append(Open(place % 4, (1, 1, 1, 1)))
        entries += auction
        entries += (Put(LOTS[colour][place], colour) for colour in range(4))
    return entries


WORTH = (29, 33, 29, 48)
CASH, DEBTS = (5, 5, 0, 0), (10, 10, 10, 0)
OWNERS = {
    "9a": RED, "10a": BLACK, "11a": None, "9b": BLACK, "10b": YELLOW, "11b": YELLOW, "16": RED,
    "17": YELLOW, "18": WHITE, "20": BLACK, "21": WHITE, "P1": RED, "P2": BLACK,
}  # fmt: skip
"""What the whole game comes to, worked out by hand."""


def until(round_: int, *, opened: bool = False, sold: bool = False) -> list[Entry]:
    """The whole game up to a round: before it, with its space opened, or with its auction over."""
    found: list[Entry] = []
    rounds = 0
    for entry in whole_game():
        if isinstance(entry, Open):
            rounds += 1
        is_over = rounds > round_ or (rounds == round_ and isinstance(entry, Put))
        if is_over or (rounds == round_ and not (opened or sold)):
            break
        if rounds == round_ and not sold and not isinstance(entry, Open):
            break
        found.append(entry)
    return found

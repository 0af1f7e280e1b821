"""The ledger under a finger: its lines, its slider, what it says now."""

from collections.abc import Iterable, Iterator
from typing import Any

from hotels.ledger.chains.board import FIRST_CHAIN, LONE
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Buy, Correct, Count, Lay, Note, Peek, TurnTo
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile
from hotels.ledger.posting import CASH
from hotels.store.keeping import Opened, began, opened
from hotels.store.store import Store
from tests.screens.driver import Driver
from tests.store.playing import entries, recorded

QUARTET = ("Alice", "Bob", "Carol", "Dave")
ALICE, BOB, CAROL, DAVE = range(4)


def manuscript(store: Store, until: int | None = None) -> Opened[Any, Any]:
    """The manuscript's own game, all of its 24 entries or its beginning."""
    begun = began(store, ChainGame(recorded().header), QUARTET)
    for entry in entries()[:until]:
        begun.table.write(entry)
    return begun


def mended(store: Store) -> Opened[Any, Any]:
    """The same after an evening of second thoughts: something of every kind.

    Its lines 1 to 24 are the game's own; what each of the others did stands beside it.
    """
    begun = manuscript(store)
    table = begun.table
    table.write(Note("The door rang"))  # 25
    table.write(Peek(CAROL))  # 26
    table.write(Count(DAVE, CASH, 8_000))  # 27: the books say $8,900
    table.write(Correct(DAVE, CASH, 8_000))  # 28
    table.write(TurnTo(CAROL))  # 29: it would have been Bob's
    table.write(Lay(CAROL, Tile(0, 0)))  # 30
    table.write(Buy(CAROL, ("American",) * 2), forced=True)  # 31: one a turn is the limit
    table.write(Lay(BOB, Tile(0, 11)), forced=True)  # 32: it is Dave's turn
    table.write(Lay(CAROL, Tile(8, 11)), forced=True)  # 33: Bob's purchase is owed
    table.amend(1, Lay(ALICE, Tile(1, 2)))  # 34: the same tile again
    table.insert(3, Note("tea"))  # 35
    table.strike(27)  # 36
    table.move(26, 25)  # 37
    return begun


def quiet(store: Store, name: str) -> Opened[Any, Any]:
    """A recorded game up to its first takeover: nobody has announced anything yet."""
    begun = began(store, ChainGame(recorded(name).header), QUARTET)
    for entry in entries(name):
        page = begun.table.book(entry)
        if page.books.takeover is not None:
            break
        begun.table.write(entry)
    return begun


class LedgerPage:
    """Finds what stands in the ledger, and touches there."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @classmethod
    def of(cls, driver: Driver, game: Opened[Any, Any], **which: Any) -> "LedgerPage":
        """The ledger of a game, opened afresh from the disk over its own screen."""
        from hotels.screens.ledger import open_ledger

        driver.app.resume(game.record.id)
        driver.frames(3)
        open_ledger(driver.app, opened(driver.app.store, game.record.id), **which)
        driver.frames(15)
        return cls(driver)

    # what is there

    @property
    def screen(self) -> Any:
        """The screen that is shown."""
        return self.driver.app.shell.top

    @property
    def sitting(self) -> Any:
        """What the screen shows."""
        return self.screen.sitting

    @property
    def table(self) -> Any:
        """The game."""
        return self.sitting.table

    @property
    def lines(self) -> list[Any]:
        """All lines as they are shown."""
        return list(self.screen.list.lines)

    def texts(self) -> list[str]:
        """Their sentences."""
        return [shown.line.text for shown in self.lines]

    def drawn(self) -> dict[str, list[str]]:
        """The words of the lines that are drawn, by their sentence."""
        rows = self.screen.list
        return {
            row.name: [" ".join(said.text.split()) for said in rows.placed[place]]
            for place, row in enumerate(rows.rows)
        }

    def within(self) -> dict[str, list[str]]:
        """The words of the lines that reach into the window, by their sentence."""
        rows, roll = self.screen.list, self.screen.roll
        low = roll.to_window(roll.x, roll.y)[1]
        reaching = set()
        for row, box in zip(rows.rows, rows.boxes, strict=True):
            foot = rows.to_window(box.x, box.y)[1]
            if foot < low + roll.height and low < foot + box.height:
                reaching.add(row.name)
        return {name: words for name, words in self.drawn().items() if name in reaching}

    def seen(self) -> list[str]:
        """The sentences of the lines that lie in the window, wholly."""
        rows, roll = self.screen.list, self.screen.roll
        low = roll.to_window(roll.x, roll.y)[1]
        found = []
        for row, box in zip(rows.rows, rows.boxes, strict=True):
            foot = rows.to_window(box.x, box.y)[1]
            if low - 1 <= foot and foot + box.height <= low + roll.height + 1:
                found.append(row.name)
        return found

    def cells(self) -> list[tuple[str, int | None]]:
        """What lies on the squares of the moment: its state and its chain."""
        squares = self.screen.moment.board.squares
        return [(one.state.name, one.mark.place if one.mark else None) for one in squares]

    def cash(self) -> list[str]:
        """The players' money at the moment."""
        return [row.cash for row in self.screen.moment.players.rows]

    # fingers

    def show(self, number: int) -> None:
        """Scroll until a line can be seen."""
        rows, roll = self.screen.list, self.screen.roll
        index = rows.place_of(number)
        assert index is not None, (number, self.texts())
        roll.centre(rows.top_of(index), rows.top_of(index) + rows.height_of(index))
        self.driver.frames(8)

    def tap(self, number: int, *, amount: bool = False) -> None:
        """A tap on a line, or on its amount."""
        self.show(number)
        rows = self.screen.list
        place, box = next(
            (row, box)
            for row, box in zip(rows.rows, rows.boxes, strict=True)
            if number in {row.line.number, row.line.purchase}
        )
        del place
        x = box.right - 40 if amount else box.x + box.width * 0.4
        self.driver.touch(*rows.to_window(x, box.middle))
        self.driver.frames(10)

    def key(self, text: str) -> None:
        """A tap on a key of the opened line."""
        self.driver.tap(self.driver.find("LineKey", text=text))
        self.driver.frames(6)

    def icon(self, hint: str) -> None:
        """A tap on an icon at the head."""
        self.driver.tap(self.driver.find("IconButton", hint=hint))
        self.driver.frames(8)

    def step(self, *, back: bool) -> None:
        """A tap on the key at an end of the slider."""
        scrubber = self.screen.foot.scrubber
        self.driver.tap(scrubber.back if back else scrubber.forth)

    def slide(self, start: float, end: float) -> None:
        """A finger that slides from one share of the slider to another."""
        slider = self.screen.foot.scrubber.slider
        y = slider.center_y
        ends = (slider.x + slider.width * share for share in (start, end))
        first, last = ((*slider.to_window(x, y),) for x in ends)
        self.driver.drag(first, last)
        self.driver.frames(12)

    def button(self, text: str) -> None:
        """A tap on a button."""
        self.driver.tap(self.driver.find("PushButton", text=text))
        self.driver.frames(8)


def at(table: Any, place: int) -> Any:
    """The books after so many entries."""
    return table.pages[place - 1].page.books if place else table.game.opening()


def lies(books: Books) -> list[object]:
    """What lies on each square by the books: nothing, a lone tile, or a chain's."""
    cells = books.board.cells
    return [None if not code else "LONE" if code == LONE else code - FIRST_CHAIN for code in cells]


def laid(page: LedgerPage) -> list[object]:
    """The same on the screen."""
    return [
        place if state == "CHAIN" else "LONE" if state == "LONE" else None
        for state, place in page.cells()
    ]


def agrees(page: LedgerPage, place: int) -> None:
    """The screen shows the table as it was after so many entries."""
    books = at(page.table, place)
    assert laid(page) == lies(books)
    outcome = page.table.game.outcome(books)  # after the end what the settlement left each of them
    amounts = books.cash[: books.header.seats] if outcome is None else outcome.cash
    assert page.cash() == [f"${cash:,}" for cash in amounts]
    sizes = [row.under for row in page.screen.moment.chains.rows]
    for size, under in zip(books.board.sizes, sizes, strict=True):
        assert under.startswith(f"{size} hotel" if size else "not on the board")
    turn = f"Turn {books.turn}" if books.turn else "Before the first turn"
    assert page.screen.moment.turn.text == turn
    assert page.screen.foot.scrubber.slider.at == place


def everything(page: LedgerPage) -> dict[str, object]:
    """All that the screen says, to be compared with another one's."""
    screen = page.screen
    board = screen.moment.board
    words = [text for text in page.driver.words() if text]
    return {
        "lines": page.lines,
        "drawn": page.within(),
        "board": board.squares,
        "chains": screen.moment.chains.rows,
        "players": screen.moment.players.rows,
        "slider": (screen.foot.scrubber.slider.at, screen.foot.scrubber.slider.of),
        "words": sorted(words),
        "columns": screen.list.columns,
        "above": round(screen.roll.seen),
    }


def differing(one: dict[str, object], other: dict[str, object]) -> dict[str, object]:
    """What two screens say otherwise."""
    return {name: (one[name], other[name]) for name in one if one[name] != other[name]}


def numbers(lines: Iterable[Any]) -> Iterator[int]:
    """The numbers of the lines, those of shared purchases among them."""
    for shown in lines:
        yield shown.line.number
        if shown.line.purchase:
            yield shown.line.purchase

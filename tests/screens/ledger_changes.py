"""A line of the ledger under change: forms filled in by touches, kept, left, walked through."""

from typing import Any

from hotels.ledger.chains.agreement import agreed, no_deal
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Leave,
    Name,
    Note,
    Pass,
    Settle,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile
from hotels.ledger.posting import CASH
from hotels.store.keeping import Opened, began, opened
from hotels.store.store import Store
from tests.ledger.chains.table import deeds
from tests.screens.hand import Hand
from tests.screens.ledger_page import LedgerPage
from tests.store.playing import entries, recorded

PEOPLE = ("Alice", "Bob", "Carol", "Dave", "Emil", "Fay")

SHOWN = ("lines", "board", "chains", "players", "slider")
"""What of a ledger has to be the same when it is opened afresh."""


def game(store: Store, name: str = "manuscript", until: int | None = None) -> Opened[Any, Any]:
    """A recorded game, all of it or its beginning."""
    header = recorded(name).header
    begun = began(store, ChainGame(header), PEOPLE[: header.seats])
    for entry in entries(name)[:until]:
        begun.table.write(entry)
    return begun


def told(store: Store, edition: Edition, seats: int, text: str) -> Opened[Any, Any]:
    """A small game of Acquire as it was told, in the archive; 1I, 3I and 5I lay there first."""
    opening = [Tile(8, column) for column in range(0, 2 * seats, 2)]
    terms = agreed(edition, seats, edition.options, opening, no_deal(edition, seats))
    begun = began(store, ChainGame(terms), ("Ana", "Ben", "Cat")[:seats])
    for entry in deeds(edition, text):
        assert begun.table.write(entry, forced=True).stands, entry
    return begun


def with_asides(store: Store) -> Opened[Any, Any]:
    """The manuscript's game (24 entries), and after it one of each that no rule knows."""
    begun = game(store)
    bob, carol, dave = 1, 2, 3
    for entry in (
        Note("The door rang"),  # 25
        Count(dave, CASH, 8_000),  # 26
        Correct(dave, CASH, 8_000),  # 27
        Leave(carol, returns=False),  # 28
        Sit(carol),  # 29
        TurnTo(carol),  # 30: it would have been Bob's
    ):
        assert begun.table.write(entry, forced=True).stands, entry
    assert bob not in begun.table.books.away
    return begun


class Changer(LedgerPage):
    """Changes lines by touches."""

    @property
    def hand(self) -> Hand:
        """What finds and scrolls to keys."""
        return Hand(self.driver)

    @property
    def acts(self) -> list[Any]:
        """Every act in the log."""
        return [line.act for line in self.table.lines]

    @property
    def pane(self) -> Any:
        """What stands beside the lines."""
        kinds = {"FormPane", "Changes", "QuestionPane"}
        return next(w for w in self.driver.widgets() if type(w).__name__ in kinds)

    @property
    def is_beside(self) -> bool:
        """Whether a line is being changed."""
        return self.sitting.beside_lines is not None

    def inside(self, kind: str) -> Any:
        """A part of the form."""
        return self.driver.find(kind)

    @property
    def notices(self) -> list[str]:
        """What is said over the lines."""
        return [w.text for w in self.driver.widgets() if type(w).__name__ == "OpenLine"]

    @property
    def changes(self) -> Any:
        """The rows of the list of what changes."""
        return self.inside("ChangeRows")

    @property
    def listed(self) -> list[str]:
        """What the rows say that are drawn, from the top."""
        return [one.row.sentence for one in self.changes.rows]

    def row_box(self, sentence: str) -> tuple[float, float]:
        """Foot and top of a row that is drawn, in the window."""
        rows = self.changes
        box = rows.boxes[self.listed.index(sentence)]
        foot = rows.to_window(box.x, box.y)[1]
        return foot, foot + box.height

    # fingers

    def deed(self, number: int, text: str) -> None:
        """Open a line, and tap one of its keys."""
        if self.sitting.opened != number:
            self.tap(number)
            if self.sitting.opened != number:  # the other half of a shared line
                self.tap(number)
        assert self.sitting.opened == number
        key = self.driver.find("LineKey", text=text)
        self.hand.tap(key)
        self.driver.frames(8)

    def push(self, text: str) -> None:
        """A tap on a key that begins so, scrolled to if it has to be."""
        keys = [w for w in self.driver.widgets() if type(w).__name__ == "PushButton"]
        found = [key for key in keys if key.text.startswith(text)]
        assert found, (text, [key.text for key in keys])
        self.hand.tap(found[-1])
        self.driver.frames(8)

    def may_push(self, text: str) -> bool:
        """Whether such a key is there and does something."""
        keys = [w for w in self.driver.widgets() if type(w).__name__ == "PushButton"]
        return any(key.text.startswith(text) and key.enabled for key in keys)

    def row(self, text: str) -> None:
        """A tap on a row that may be chosen."""
        rows = [w for w in self.driver.widgets() if type(w).__name__ == "AnswerRow"]
        found = [row for row in rows if row.text == text]
        assert found, (text, [row.text for row in rows])
        self.hand.tap(found[0])
        self.driver.frames(8)

    def rows(self) -> dict[str, bool]:
        """The rows to choose from, and whether each of them can be."""
        rows = [w for w in self.driver.widgets() if type(w).__name__ == "AnswerRow"]
        return {row.text: row.can for row in rows}

    def square(self, name: str) -> None:
        """A tap on a square; first on the small board where a finger could not meet it."""
        form = self.inside("SquareForm")
        square = next(one.number for one in form.squares if one.name == name)
        if form.board.parent is not None and form.board.is_small:
            self._touch(form.board, square)
        board = form.glass.board if form.glass is not None else form.board
        self._touch(board, square)

    def _touch(self, board: Any, square: int) -> None:
        scroll = self.pane.scroll
        left, low, wide, high = board.box(square)
        for _ in range(8):
            y = board.to_window(left, low + high / 2)[1]
            foot = scroll.to_window(scroll.x, scroll.y)[1]
            if foot + high < y < foot + scroll.height - high:
                break
            room = scroll.children[0].height - scroll.height
            away = y - (foot + scroll.height / 2)
            scroll.scroll_y = max(0, min(1, scroll.scroll_y + away / max(1, room)))
            self.driver.frames(3)
        self.driver.touch(*board.to_window(left + wide / 2, low + high / 2))
        self.driver.frames(8)

    def chain(self, place: int) -> None:
        """A tap on a chain of a purchase."""
        rows = self.inside("BlocksForm").chains
        self.hand.row(rows, place)
        self.driver.frames(4)

    def digits(self, digits: str) -> None:
        """A number typed."""
        for digit in digits:
            self.hand.number(int(digit))

    def undo(self) -> None:
        """A tap on the key that takes back."""
        self.driver.tap("Undo")
        self.driver.frames(8)

    # what comes of it

    def keep(self) -> None:
        """Keep what is shown; what the rules say against it is not minded, what is owed is left."""
        self.push("Save" if self.may_push("Save") else "Save note")
        self.later()

    def later(self) -> None:
        """A walk that began is left."""
        if self.sitting.walk.is_on:
            self.push("Later")
        assert not self.is_beside, self.driver.words()

    def see(self) -> None:
        """From a form that is filled in to what it would come to."""
        if self.may_push("See what changes"):
            self.push("See what changes")
        if self.driver.app.shell.sheets:
            self.push("Record it anyway")

    def is_as_on_the_disk(self) -> None:
        """Everything the screen says is what a fresh opening of the file says."""
        sitting = self.sitting
        fresh = opened(self.driver.app.store, sitting.game.record.id)
        assert [*fresh.table.lines] == [*sitting.table.lines]
        assert pages(fresh.table) == pages(sitting.table)
        mine = self.said()
        theirs = Changer.of(self.driver, fresh).said()
        assert mine == theirs

    def said(self) -> dict[str, object]:
        """What stands on the screen at the end of the game, no line opened."""
        sitting = self.sitting
        if sitting.opened is not None:
            sitting.open(sitting.opened)
        sitting.scrub(sitting.last)
        self.driver.frames(12)
        moment = self.screen.moment
        said = {
            "lines": self.lines,
            "board": moment.board.squares,
            "chains": moment.chains.rows,
            "players": moment.players.rows,
            "open": len(sitting.walk.owed),
        }
        if sitting.beside_lines is None and self.screen.list.get_root_window() is None:
            self.screen.turn_over()  # from the board to the lines
        self.driver.frames(6)
        return said | {"notices": self.notices}


def pages(table: Any) -> list[Any]:
    """The pages of a game, to be compared."""
    return [(number, page.entry, page.objections, page.books) for number, page in table.pages]


def other(page: Changer, entry: Entry, table: Any) -> None:
    """Fill in the form of an entry with something else that can have happened."""
    match entry:
        case Lay() | Pass():
            page.square("I1" if not isinstance(entry, Lay) else "H7")
        case Name() | Choose() | Settle():
            here = table.books.header.edition.names.index(entry.chain)
            speech = page.sitting.speech
            rows = page.rows()
            page.row(next(text for text, can in rows.items() if can and text != speech.chain(here)))
        case Announce(blocks=blocks) | Draw(blocks=blocks):
            page.hand.number(blocks + 1)
        case Dispose(keep=keep):
            steppers = page.inside("SplitForm")._steppers
            page.hand.tap(steppers[2].less if keep else steppers[0].less)
        case Buy(chains=chains):
            if chains:
                page.hand.tap(page.inside("Bought"))
            else:
                page.chain(_for_sale(page))
        case Count() | Correct():
            page.digits("7500")
        case Note():
            page.inside("TextForm").line.insert_text(" twice")
            page.driver.frames(3)
        case Leave():
            page.row("The blocks went back to the bank")
        case Sit() | TurnTo() | End():
            player = page.sitting.speech.player(entry.player)
            free = [text for text, can in page.rows().items() if can and text != player]
            if free:
                page.row(free[0])


def _for_sale(page: Changer) -> int:
    """The first chain that could be bought then."""
    rows = page.inside("BlocksForm").chains.rows
    return next(row.place for row in rows if row.buy)

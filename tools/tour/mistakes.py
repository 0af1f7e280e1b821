"""Mistakes on the tour: an early tile corrected, a walk, a deletion, an inserted purchase.

All of it is reckoned by hand from the rules; Alice, Bob, Carol and Dave come out of the
manuscript's own game with $6,900, $5,800, $6,000 and $8,900.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep
from typing import Any

from hotels.ledger.chains.entries import Buy, Correct, Dispose, End, Entry, Lay, Name
from hotels.ledger.chains.terms import Tile
from hotels.ledger.journal import Act, Amend, Cut, Insert, Redo, Strike, Undo, Write
from hotels.ledger.posting import CASH
from hotels.store.keeping import opened
from hotels.views.ledger.gaps import owed
from tools.tour.acts import same_so_far
from tools.tour.both import Both, pieces
from tools.tour.figures import compare, compare_final
from tools.tour.wrong import hold

ALICE, BOB, CAROL, DAVE = range(4)
AMERICAN = 3
"""Its place on VACATION's card."""

F4, E4, C3 = Tile(5, 3), Tile(4, 3), Tile(2, 2)
D4, G5, D6, C6 = Tile(3, 3), Tile(6, 4), Tile(3, 5), Tile(2, 5)

REST = 0.2
"""Seconds in which a list that was scrolled or opened finds its place."""


class Keeper(Both):
    """A hand that also finds its way in the ledger."""

    # what is there

    @property
    def table(self) -> Any:
        """The game, whichever screen shows it."""
        return self.sitting.table

    def line(self, entry: Entry) -> int:
        """The number of the line in which something stands."""
        found: int = next(number for number, page in self.table.pages if page.entry == entry)
        return found

    def stands(self, cash: tuple[int, ...], *, asked: int, last: Act[Any]) -> None:
        """The cash is this, so many questions are open, and the file says all of it, too."""
        table, speech = self.table, self.sitting.speech
        act, found = table.lines[-1].act, tuple(table.books.cash[: len(cash)])
        hold(act == last, f"{act} was written, not {last}.")
        hold(found == cash, f"After {last} the purses are {found}, not {cash}.")
        count = len(owed(table, speech))
        hold(count == asked, f"After {last} {count} questions are open, not {asked}.")
        fresh = opened(self.driver.app.store, self.sitting.game.record.id).table
        hold([*fresh.lines] == [*table.lines], f"The file has not the lines of {last}.")
        hold(_pages(fresh) == _pages(table), f"The file is read otherwise than {last} left it.")

    def tells(self, change: str) -> None:
        """The list of changes has this row."""
        lists = (one for one in self.driver.widgets() if type(one).__name__ == "ChangeRows")
        drawn = [told.row.sentence for one in lists for told in one.rows]
        hold(change in drawn, f"The list of changes does not say {change!r}, but {drawn}.")

    def costs(self, *differences: str) -> None:
        """What a change would cost each player, as the screen says it before anything is kept."""
        self.driver.bearer("Preview. Nothing saved yet.")
        people = self.driver.find("Changes").people.rows
        found = tuple(cell.difference for cell in people)
        hold(found == differences, f"The change costs the players {found}, not {differences}.")

    def table_shows(self, cash: list[int], *, size: int, price: int, left: int) -> None:
        """The cash, American and the fallen Wilton, in the books and on the table's screen."""
        said = {"after": len(self.table.lines), "cash": cash}
        chains = {
            "sizes": {"American": size, "Wilton": 0},
            "prices": {"American": price, "Wilton": 0},
            "bank": {"American": left, "Wilton": 22},
        }
        compare(self, said | chains)

    # touches

    def rest(self) -> None:
        """Wait until all has found its place on both."""
        self.driver.wait(REST)
        sleep(REST)
        self.agree()

    def push(self, text: str) -> None:
        """A tap on the key that begins so."""
        keys = [key for key in pieces(self, "PushButton") if key.text.startswith(text)]
        hold(keys, f"No key says {text!r}; there is {self.driver.words()}.")
        self.tap(keys[-1])
        self.rest()

    def choose(self, text: str) -> None:
        """A tap on the row that says so."""
        self.tap(next(row for row in pieces(self, "AnswerRow") if row.text == text))
        self.rest()

    def deed(self, number: int, text: str) -> None:
        """Open a line, and tap one of its keys."""
        if self.sitting.opened != number:
            self._open(number)
        self.tap(self.driver.find("LineKey", text=text))
        self.rest()

    def _open(self, number: int) -> None:
        """A tap on a line; the slider brings it into sight, and what lacks then the wheel."""
        slider, rows = self.screen.foot.scrubber.slider, self.screen.list
        pages = self.table.pages
        place = next(at for at, page in enumerate(pages, 1) if page.number == number)
        if place != slider.at:
            self.touch(slider.to_window(slider.knob_at(place), slider.center_y))
            self.rest()
        index = rows.place_of(number)
        self._bring(rows, lambda: (_foot(rows, index), rows.height_of(index)))
        middle = _foot(rows, index) + rows.height_of(index) / 2
        self.touch((rows.to_window(rows.x + rows.width / 2, 0)[0], middle))
        self.rest()
        hold(self.sitting.opened == number, f"Line {number} was tapped and is not open.")

    def was_laid_on(self, tile: Tile) -> None:
        """A tap on a square of the board in a form."""
        form = self.driver.find("SquareForm")
        self.touch(self._middle(form.board, self.table.books.header.shape.square(tile)))
        self.rest()

    def back_and_forth(self, *acts: Act[Any]) -> None:
        """The last acts are taken back, one after the other, and brought back."""
        before, books = len(self.table.lines), self.table.books
        for _ in acts:
            self.push("Undo")
        hold(self.table.books != books, "Undo took nothing back.")
        for _ in acts:
            self.push("Redo")
        done = [line.act for line in self.table.lines[before:]]
        hold(done == [Undo()] * len(acts) + [Redo()] * len(acts), f"That wrote {done}.")
        hold(self.table.books == books, "Redo brought back something else.")

    @contextmanager
    def ledger(self) -> Iterator[None]:
        """The ledger, opened from the table's menu and left again."""
        self.icon("more")
        self.words("Ledger")
        self.rest()
        yield
        self.icon("back")
        self.rest()


def mistakes(both: Both) -> None:
    """The manuscript's game goes on, and what was written wrong in it is corrected by touch."""
    keeper = Keeper.taking_over(both)
    keeper.button("Resume")
    with keeper.ledger():
        keeper.picture("ledger")
        _another_square(keeper)
        _strikes(keeper)
        _forgotten(keeper)
    _counted(keeper)
    _go_on(keeper)
    with keeper.ledger():
        _late_end(keeper)
    # American has 11 hotels at $800 then. Alice and Carol hold 5 each and share both bonuses,
    # $8,000 and $4,000, evenly; Bob has 4 blocks and Dave 3; Bob's and Dave's Wilton is worthless.
    # Alice 6,900 + 6,000 + 5 x 800, Bob 4,900 + 4 x 800, Carol 5,100 + 6,000 + 5 x 800,
    # Dave 8,000 + 3 x 800.
    compare_final(keeper, {"cash": [16_900, 8_100, 15_100, 10_400], "winners": [ALICE]})
    keeper.picture("standing-mended")
    keeper.escape()
    same_so_far(keeper)


def _another_square(keeper: Keeper) -> None:
    """Alice's F4 of turn 5 was E4, beside E5: a chain whose name nobody wrote down.

    With it Bob's D5 makes 4 hotels and not 3, so Carol paid $400 in turn 7 and not $300; F5 then
    makes 5 and C4 makes 9, as before.
    """
    tile = keeper.line(Lay(ALICE, F4))
    name = Insert(keeper.line(Buy(ALICE, ("Wilton",))), Name(ALICE, "American"))
    keeper.deed(tile, "Move")
    keeper.was_laid_on(E4)
    keeper.costs("no change", "no change", "−$100", "no change")
    keeper.picture("ledger-change")
    keeper.push("Save change")
    cash = 6_900, 5_800, 5_900, 8_900
    keeper.stands(cash, asked=1, last=Amend(tile, Lay(ALICE, E4)))
    keeper.driver.bearer("Which chain did Alice found in turn 5?")
    keeper.push("Something else")
    keeper.choose("American")
    keeper.tells("Bob's name no longer fits: there is no new chain to name")
    keeper.push("Save and drop 1 entry")
    keeper.stands(cash, asked=1, last=name)
    keeper.driver.bearer(
        "“Bob named the new chain American” does not fit in turn 6. What happened?"
    )
    keeper.picture("ledger-walk")
    keeper.push("Leave it dropped")
    hold(not keeper.sitting.walk.is_on, "The last question was left, and the walk goes on.")
    keeper.stands(cash, asked=1, last=name)


def _strikes(keeper: Keeper) -> None:
    """Bob named nothing, and the Wilton that he bought for $200 in turn 6 was none.

    He lacks it in turn 9, where he traded two; what he bought is open. The bonuses of turn 9
    stay as they were: Dave's five and Alice's three are still the most.
    """
    name, purchase = keeper.line(Name(BOB, "American")), keeper.line(Buy(BOB, ("Wilton",)))
    keeper.deed(name, "Delete")
    keeper.push("Save change")
    keeper.stands((6_900, 5_800, 5_900, 8_900), asked=0, last=Strike(name))
    keeper.deed(purchase, "Delete")
    keeper.costs("no change", "+$200", "no change", "no change")
    keeper.push("Save change")
    keeper.driver.bearer("What did Bob buy in turn 6?")
    keeper.push("Later")
    keeper.stands((6_900, 6_000, 5_900, 8_900), asked=2, last=Strike(purchase))


def _forgotten(keeper: Keeper) -> None:
    """Before Carol's C3 of turn 7 Bob bought American, at $400 with its 4 hotels."""
    tile = keeper.line(Lay(CAROL, C3))
    put_in = Insert(tile, Buy(BOB, ("American",)))
    traded = keeper.line(Dispose(BOB, "Wilton", 0, 2, 0))
    keeper.deed(tile, "Insert")
    keeper.choose("A purchase")
    keeper.row(keeper.driver.find("BlocksForm").chains, AMERICAN)
    keeper.push("See what changes")
    keeper.costs("no change", "−$400", "no change", "no change")
    keeper.push("Save change")
    keeper.stands((6_900, 5_600, 5_900, 8_900), asked=1, last=put_in)
    keeper.back_and_forth(put_in)
    keeper.push("Answer")
    keeper.push("Bob kept 1 Wilton")
    kept = Amend(traded, Dispose(BOB, "Wilton", 0, 0, 1))
    keeper.stands((6_900, 5_600, 5_900, 8_900), asked=0, last=kept)


def _counted(keeper: Keeper) -> None:
    """At the table Dave counts $8,000; the bank takes the rest of his $8,900."""
    keeper.push("Tick all")  # what the changes of the past leave to pay and to collect
    players = keeper.screen.players[0]
    box = players.boxes[DAVE]
    keeper.touch(players.to_window(box.right - 40, box.middle))
    for key in ("8", "0", "00"):
        keeper.tap(next(one for one in pieces(keeper, "NumberKey") if one.text == key))
    keeper.picture("count")
    keeper.push("Adjust the books")
    keeper.stands((6_900, 5_600, 5_900, 8_000), asked=0, last=Write(Correct(DAVE, CASH, 8_000)))
    # Of American's 29 blocks the players hold 5, 3, 4 and 3, of Wilton's 24 Bob and Dave one each.
    keeper.table_shows([6_900, 5_600, 5_900, 8_000], size=9, price=700, left=14)


def _go_on(keeper: Keeper) -> None:
    """Four more turns of American: 10 hotels at $700, then 11, 12 and 13 at $800.

    With 11 it is safe and the only chain: after Carol's turn 11 the game may end.
    """
    for seat, tile in ((BOB, D4), (CAROL, G5), (DAVE, D6), (ALICE, C6)):
        keeper.do(Lay(seat, tile))
        keeper.do(Buy(seat, ("American",)))
    last = Write(Buy(ALICE, ("American",)))
    keeper.stands((6_100, 4_900, 5_100, 7_200), asked=0, last=last)
    keeper.table_shows([6_100, 4_900, 5_100, 7_200], size=13, price=800, left=10)


def _late_end(keeper: Keeper) -> None:
    """Carol declares the end after her turn 11; the four entries after it are deleted."""
    beyond = keeper.line(Lay(DAVE, D6))
    ended, struck = Insert(beyond, End(CAROL)), Cut(beyond)
    keeper.push("End it there")
    keeper.driver.bearer("End the game after turn 11?")
    keeper.tells("The game ends: Alice wins with $16,900")
    # Now Alice has 6,100, Bob 4,900, Carol 5,100 and Dave 7,200; then what follows below.
    keeper.costs("+$10,800", "+$3,200", "+$10,000", "+$3,200")
    keeper.picture("ledger-late")
    keeper.push("Save and drop 4 entries")
    cash = 6_900, 4_900, 5_100, 8_000
    keeper.stands(cash, asked=1, last=ended)
    keeper.driver.bearer("Four entries come after the end. What should happen to them?")
    keeper.push("Delete them")
    keeper.stands(cash, asked=0, last=struck)
    keeper.back_and_forth(ended, struck)
    keeper.stands(cash, asked=0, last=Redo())


def _foot(rows: Any, index: int) -> float:
    """How high in the window a line of a list ends."""
    below: float = rows.to_window(0, rows.y + rows.height - rows.top_of(index))[1]
    return below - float(rows.height_of(index))


def _pages(table: Any) -> list[Any]:
    """The pages of a game, to be compared."""
    return [(number, page.entry, page.objections, page.books) for number, page in table.pages]

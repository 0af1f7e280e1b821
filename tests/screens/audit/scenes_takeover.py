"""A takeover at each of its questions, receipts, and the end of a game."""

from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.entries import Buy, End, Lay, Pass
from hotels.store.keeping import opened
from hotels.views.payouts import pay_list
from tests.screens.audit.names import LONG
from tests.screens.audit.scenes_table import Scene, asks, at, game, table
from tests.screens.audit.stage import Show, tick
from tests.store.playing import entries

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SEVERAL = 22
"""Entries of the recorded game with four equal chains after which three of them fall."""


def split(driver: "Driver") -> None:
    """The one who is asked sells some and trades some."""
    screen = table(driver)
    for which in (0, 1):
        screen._step(which, 1)


def opened_holders(driver: "Driver") -> None:
    """Those who have settled stand one by one."""
    screen = table(driver)
    screen._open()


def folded(driver: "Driver") -> None:
    """No receipt is folded out."""
    screen = table(driver)
    screen._folded = True
    screen.arrange(screen.profile)


def second_unfolded(driver: "Driver") -> None:
    """The last bonus shows its receipt."""
    screen = table(driver)
    screen.unfolded = 9
    screen.arrange(screen.profile)


def last_sold(driver: "Driver") -> None:
    """All holders sell or trade what they can, the takeover is over; the first of them is paid."""
    sitting = table(driver).sitting
    while asks(Question.DISPOSE)(sitting.books):
        asked = sitting.books.awaiting
        held = sitting.books.blocks[asked.chain][asked.player]
        traded = 2 if held % 2 == 0 else 0
        sitting.dispose(held - traded, traded, 0)
    listed = pay_list(sitting.owed, sitting.speech, "table")
    if listed is not None and not listed.rows[0].is_ticked:
        sitting.tick(listed.rows[0])
        sitting.refresh()


def last_taken_back(driver: "Driver") -> None:
    """All of it is paid, and the last disposal is taken back."""
    last_sold(driver)
    sitting = table(driver).sitting
    listed = pay_list(sitting.owed, sitting.speech, "table")
    if listed is not None:
        sitting.tick(*(row for row in listed.rows if not row.is_ticked))
    sitting.undo()


def tile_taken_back(driver: "Driver") -> None:
    """The tile that paid the bonuses is taken back."""
    sitting = table(driver).sitting
    if not asks(Question.DISPOSE)(sitting.books):
        sitting.redo()
    sitting.undo()


def disposing(turn: int, settled: int) -> Any:
    """Whether so many have disposed in a takeover from a turn on."""
    met: list[Books] = []

    def done(books: Books) -> bool:
        if not books.turn:  # the game anew
            met.clear()
        if asks(Question.DISPOSE, turn)(books):
            met.append(books)
        return len(met) > settled

    return done


DISPOSE = Question.DISPOSE

TAKEOVER: dict[str, Scene] = {
    "takeover, survivor": at("vacation-p6_017", asks(Question.SURVIVOR)),
    "takeover, survivor of four": at("four-equal-vacation", asks(Question.SURVIVOR), LONG),
    "takeover, announce": at("vacation-p3_002-unknown", asks(Question.ANNOUNCE)),
    "takeover, announce, 6 players": at(
        "decision-draft-p6_010-unknown", asks(Question.ANNOUNCE, 60), LONG
    ),
    "takeover, bank draws": at("vacation-p2_010", asks(Question.BANK_HOLDS), bank_holds=True),
    "takeover, next defunct": at("four-equal-vacation", SEVERAL, LONG),
    "takeover, dispose, first": at("manuscript", asks(DISPOSE)),
    "takeover, dispose, part and part": at("vacation-p2_010", asks(DISPOSE), then=split),
    "takeover, dispose, later": at("manuscript", SEVERAL),
    "takeover, dispose, later, opened": at("manuscript", SEVERAL, LONG, then=opened_holders),
    "takeover, dispose, folded": at("acquire-p5_023", disposing(40, 2), then=folded),
    "takeover, dispose, another unfolded": at(
        "acquire-p5_023", disposing(60, 3), LONG, second_unfolded
    ),
    "takeover, several defunct": at("four-equal-vacation", SEVERAL + 2),
    "takeover, several defunct, later": at("four-equal-vacation", SEVERAL + 9, LONG),
    "takeover, 6 players": at("vacation-p6_017", disposing(76, 1), LONG),
    "takeover, last disposal to pay": at("manuscript", asks(DISPOSE), LONG, last_sold),
    "takeover, last disposal taken back": at("manuscript", asks(DISPOSE), LONG, last_taken_back),
    "takeover, tile taken back": at("manuscript", asks(DISPOSE), LONG, tile_taken_back),
}


def receipt(name: str, which: str, *, turned: bool = True) -> Scene:
    """A receipt of a recorded game full screen: the one with most in it, or of a price."""

    def scene(driver: "Driver") -> Show:
        from hotels.views.receipts import price_receipt
        from tests.exports.games import played as told

        exported = told(name)

        def show() -> None:
            from hotels.screens.receipt import ReceiptScreen

            if which == "price":
                books = exported.steps[len(exported.steps) // 2].before
                found = price_receipt(books, books.board.on_board[0], exported.speech)
            else:
                found = largest(exported)
            screen = ReceiptScreen(driver.app, found)
            screen.is_turned = turned
            driver.app.show(screen)

        return show

    return scene


def largest(exported: Any) -> Any:
    """The receipt with most lines."""
    from hotels.views.receipts import receipts_of

    receipts = [
        one
        for step in exported.steps
        for _, one in receipts_of(step.before, step.page, exported.speech)
    ]
    return max(receipts, key=lambda one: (len(one.steps) + len(one.holdings), len(one.why)))


def ended(name: str, *, long: bool = False, then: Any = None) -> Scene:
    """The end of a recorded game."""
    return at(name, None, LONG, then) if long else at(name, then=then)


def tied(driver: "Driver") -> Show:
    """A game that ends before anybody spent anything: all win."""
    number = game(driver, "vacation-p3_002-unknown", 0)
    kept = opened(driver.app.store, number)
    tiles = [entry.tile for entry in entries("vacation-p3_002-unknown") if isinstance(entry, Lay)]
    kept.table.write(Lay(0, tiles[0]), forced=True)
    kept.table.write(Buy(0, ()), forced=True)
    kept.table.write(Pass(1), forced=True)
    kept.table.write(Buy(1, ()), forced=True)
    kept.table.write(End(1), forced=True)
    return lambda: driver.app.resume(number)


def bought_last(driver: "Driver") -> Show:
    """A purchase ends the game, after a whole round without a tile."""
    number = game(driver, "manuscript", 18)
    kept = opened(driver.app.store, number)
    for seat in range(kept.table.books.header.seats):
        kept.table.write(Pass(seat))
        if seat < kept.table.books.header.seats - 1:
            kept.table.write(Buy(seat, ()))

    def show() -> None:
        driver.app.resume(number)
        sitting = getattr(table(driver), "sitting", None)
        if sitting is not None:
            sitting.write(Buy(3, ("American",)))

    return show


def read_chart(driver: "Driver") -> None:
    """A moment of the chart of chains is read."""
    screen = table(driver)
    screen.choose_chart(chains=True)
    tick(driver, 4)
    screen.chart.read(len(screen.chart.graph.moments) // 2)


def read_worth(driver: "Driver") -> None:
    """The last moment of the chart of players is read."""
    chart = table(driver).chart
    chart.read(len(chart.graph.moments) - 1)


def holdings(driver: "Driver") -> None:
    """Who held what."""
    table(driver).show_holdings()


def both_receipts(driver: "Driver") -> None:
    """What one player got of a chain, in a sheet."""
    from hotels.screens.receipt import show_receipts

    told, *_ = table(driver)._telling()
    cells = [cell for line in told.lines for cell in line.cells]
    show_receipts(driver.app, max(cells, key=lambda cell: len(cell.receipts)).receipts)


STANDING: dict[str, Scene] = {
    "receipt, turned": receipt("manuscript", "largest"),
    "receipt, long": receipt("vacation-p6_017", "largest", turned=False),
    "receipt, price": receipt("acquire-p4_027", "price"),
    "standing, 2 players": ended("acquire-p2_057"),
    "standing, 4 players, a moment read": ended("acquire-p4_027", then=read_worth),
    "standing, 6 players, long names": ended("vacation-p6_017", long=True),
    "standing, chains": ended("acquire-p5_023", long=True, then=read_chart),
    "standing, tie": tied,
    "standing, a purchase to collect": bought_last,
    "standing, holdings": ended("acquire-p5_023", long=True, then=holdings),
    "standing, receipts": ended("acquire-p4_027", then=both_receipts),
}

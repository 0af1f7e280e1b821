"""What an evening brings: counts, seats, the lock, coming back, receipts that are argued about."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Correct, Count, Leave
from hotels.ledger.posting import CASH
from tests.screens.audit.names import LONG
from tests.screens.audit.scenes_table import Scene, asks, at, table
from tests.screens.audit.stage import tick

if TYPE_CHECKING:
    from tests.screens.driver import Driver

Then = Callable[["Driver"], None]


def purse(*digits: str) -> Then:
    """The first player's cash is counted: these digits were typed."""

    def then(driver: "Driver") -> None:
        sheet = counting(driver, CASH)
        for one in digits:
            sheet._type(one)

    return then


def bills(driver: "Driver") -> None:
    """The first player's cash, bill by bill."""
    sheet = counting(driver, CASH)
    sheet._turn()
    tick(driver, 4)
    sheet._step(0, 1)


def pile(driver: "Driver") -> None:
    """Shares, of which one too many was counted."""
    books = table(driver).sitting.books
    place = books.board.on_board[0]
    held = books.blocks[place][0]
    counting(driver, books.header.edition.names[place])._pick(held + 1)


def counting(driver: "Driver", thing: str) -> Any:
    """The sheet of a count."""
    from hotels.screens.chains.counting import open_count

    open_count(table(driver).sitting, 0, thing)
    tick(driver, 4)
    return driver.app.shell.sheets[-1]._content


def whose(driver: "Driver") -> None:
    """Whose cash is counted."""
    from hotels.screens.chains.counting import choose_count

    choose_count(table(driver).sitting)


def marks(driver: "Driver") -> None:
    """A count that agreed, one that did not, and cash adjusted."""
    sitting = table(driver).sitting
    for seat, less in enumerate((0, 100)):
        sitting.table.write(Count(seat, CASH, sitting.books.cash[seat] - less))
    sitting.table.write(Correct(2, CASH, sitting.books.cash[2] + 1_200))
    sitting.refresh()


def short(driver: "Driver") -> None:
    """A purchase that there is too little cash for."""
    sitting = table(driver).sitting
    books = sitting.books
    sitting.table.write(Correct(books.player, CASH, 0))
    sitting.pick(books.board.on_board[0])


def left(driver: "Driver") -> None:
    """The second player has left."""
    sitting = table(driver).sitting
    if 1 not in sitting.books.away:
        sitting.table.write(Leave(1, returns=False))
    sitting.refresh()


def seats(driver: "Driver") -> None:
    """Every seat, one of them empty."""
    from hotels.screens.chains.seats import open_seats

    left(driver)
    open_seats(table(driver).sitting)


def leaving(seat: int) -> Then:
    """Somebody is called away."""

    def then(driver: "Driver") -> None:
        from hotels.screens.chains.seats import open_leaving

        open_leaving(table(driver).sitting, seat)

    return then


def taking(driver: "Driver") -> None:
    """Who takes the empty seat, of those who played before."""
    from hotels.screens.chains.seats import open_taking

    left(driver)
    for name in ("Eve", "Frank", "Grace Hopper", "Heidi"):
        driver.app.store.disk.write("INSERT OR IGNORE INTO people (name) VALUES (?)", (name,))
    open_taking(table(driver).sitting, 1)


def locked(driver: "Driver") -> None:
    """The table is locked, and the key half held."""
    from hotels.screens.chains.lock import lock

    lock(table(driver).sitting)
    key = driver.app.shell.cover.key
    key.share = 0.6
    key._draw()


def back(driver: "Driver") -> None:
    """The banker comes back."""
    from hotels.screens.chains.returning import came_back

    came_back(driver.app, 60)


def pinned(driver: "Driver") -> None:
    """Two receipts are argued about: of a price now, and of a payment that was taken back."""
    from hotels.screens.chains import pinned as pinned_
    from hotels.screens.chains.pinned import pin, pins, unpin
    from hotels.views.pins import Origin
    from hotels.views.receipts import price_receipt, receipts_of

    sitting = table(driver).sitting
    pages, paid = sitting.table.pages, ()
    for one in pins(sitting):  # of the last window
        unpin(sitting, one.receipt)
    while not paid:
        *pages, (_, page) = pages
        paid = receipts_of(pages[-1].page.books, page, sitting.speech)
    pin(sitting, paid[0][1])
    gone = pins(sitting)[0]._replace(origin=Origin(0, 0))
    pinned_._keep(sitting, (gone,))
    chain = sitting.books.board.on_board[0]
    pin(sitting, price_receipt(sitting.books, chain, sitting.speech))
    sitting.refresh()


def locked_with_receipt(driver: "Driver") -> None:
    """The receipt stays in view."""
    pinned(driver)
    tick(driver, 4)
    locked(driver)


def receipt(driver: "Driver") -> None:
    """A receipt over a table, where it can be pinned."""
    from hotels.screens.receipt import ReceiptScreen, disputing
    from hotels.views.receipts import price_receipt

    sitting = table(driver).sitting
    chain = sitting.books.board.on_board[0]
    found = price_receipt(sitting.books, chain, sitting.speech)
    desk = disputing(driver.app, sitting.books, chain, sitting.speech)
    driver.app.show(ReceiptScreen(driver.app, found, desk))


TILE, BUY, DISPOSE = Question.TILE, Question.BUY, Question.DISPOSE
FOUR, SIX = "acquire-p4_027", "vacation-p6_017"

EVENING: dict[str, Scene] = {
    "evening, whose purse": at(SIX, asks(TILE, 60), LONG, whose),
    "evening, a purse counted": at(FOUR, asks(TILE, 40), LONG, purse("3", "00")),
    "evening, bill by bill": at(FOUR, asks(TILE, 40), then=bills),
    "evening, a pile counted": at(SIX, asks(TILE, 60), LONG, pile, holdings="open"),
    "evening, an unknown deal": at("vacation-p3_002-unknown", asks(TILE, 6), then=purse()),
    "evening, counted": at(FOUR, asks(TILE, 40), LONG, marks),
    "evening, a purse too short": at(FOUR, asks(BUY, 50), LONG, short),
    "evening, somebody left": at(SIX, asks(TILE, 60), LONG, left, holdings="open"),
    "evening, seats": at(SIX, asks(BUY, 60), LONG, seats),
    "evening, leaving": at(FOUR, asks(TILE, 40), LONG, leaving(0)),
    "evening, cannot leave": at(SIX, asks(BUY, 60), LONG, leaving(5)),
    "evening, taking a seat": at(SIX, asks(TILE, 60), LONG, taking),
    "evening, locked": at(SIX, asks(TILE, 60), LONG, locked),
    "evening, locked with a receipt": at(FOUR, asks(TILE, 40), then=locked_with_receipt),
    "evening, back": at(SIX, asks(TILE, 60), LONG, back),
    "evening, back in a takeover": at("manuscript", asks(DISPOSE), LONG, back),
    "evening, pinned": at(FOUR, asks(BUY, 40), LONG, pinned),
    "evening, pinned in a takeover": at("vacation-p2_010", asks(DISPOSE), then=pinned),
    "evening, a receipt to pin": at(FOUR, asks(TILE, 40), then=receipt),
}

"""Big Shot: its beginning, its boards, its table in every question, and its settlement."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Put
from tests.screens.audit.names import LONG, SHORT
from tests.screens.audit.scenes_table import Scene, table
from tests.screens.audit.stage import Show, tick
from tests.screens.big_shot_hand import begun, until, whole_game

if TYPE_CHECKING:
    from tests.screens.driver import Driver

Act = Callable[["Driver"], None]

SPACE = (1, 1, 1, 1)

LARGE = {
    "lots": {f"Lot of the old harbour{number}"[:20]: number for number in range(1, 10)}
    | {f"L{number}": number for number in range(10, 30)},
    "parks": {f"Park {number}": [f"L{number + 9}"] for number in range(1, 8)},
}
"""A board with many lots, some with long names."""


def playing(
    entries: Iterable[Entry] = (),
    seats: int = 4,
    players: Sequence[str] = SHORT,
    act: Act | None = None,
    **agreed: Any,
) -> Scene:
    """A game on the screen, and what is done there."""

    def scene(driver: "Driver") -> Show:
        game = begun(driver, seats, entries, players, **agreed)

        def show() -> None:
            driver.app.resume(game.record.id)
            if act is not None:
                tick(driver, 6)
                act(driver)

        return show

    return scene


def starting(act: Act | None = None, seats: int = 4, *, known: bool = False) -> Scene:
    """The page before the first round."""

    def scene(driver: "Driver") -> Show:
        if known:
            begun(driver, seats, (), LONG)

        def show() -> None:
            from hotels.screens.big_shot import BigShotStart

            screen = BigShotStart(driver.app)
            screen.draft = screen.draft.sized(seats)
            driver.app.show(screen)
            if act is not None:
                tick(driver, 6)
                act(driver)

        return show

    return scene


def two_cubes(driver: "Driver") -> None:
    """Two cubes of the space are tapped."""
    sitting = table(driver).sitting
    sitting.add(0)
    sitting.add(2)


def sheet(name: str, *rest: Any) -> Act:
    """One of the sheets."""

    def do(driver: "Driver") -> None:
        from hotels.screens.big_shot import hammer, menu, sheets

        where = next(one for one in (sheets, menu, hammer) if hasattr(one, name))
        getattr(where, name)(table(driver).sitting, *rest)

    return do


def hammering(driver: "Driver") -> None:
    """Who won is chosen, the last bid is not."""
    from hotels.screens.big_shot.hammer import open_hammer

    open_hammer(table(driver).sitting)
    tick(driver, 2)
    sheet = driver.app.shell.sheets[-1]
    sheet._content._choose(2)


def players(driver: "Driver") -> None:
    """The players on their sheet."""
    table(driver).open_players()


def peeking(driver: "Driver") -> None:
    """The second player looks at his money."""
    screen = table(driver)
    screen.peeking = 1
    screen._show_players()


def beyond(driver: "Driver") -> None:
    """A bid that is more than there is."""
    table(driver).sitting.bid(40)


def purse(driver: "Driver") -> None:
    """Where a player's cash comes from."""
    screen = table(driver)
    screen._player_tapped(screen.players.rows[2], "money")


def rank(driver: "Driver") -> None:
    """Why somebody is worth what he is."""
    from hotels.screens.receipt import show_receipts
    from hotels.views.big_shot_standing import result

    sitting = table(driver).sitting
    show_receipts(driver.app, [result(sitting.books, sitting.words).ranks[0].receipt])


def share(driver: "Driver") -> None:
    """What the game can be handed on as."""
    table(driver).share()


def undone(driver: "Driver") -> None:
    """Something was taken back."""
    table(driver).sitting.undo()


def seat(driver: "Driver") -> None:
    """What can be done with a player."""
    table(driver).open_seat(1)


def some_boards(driver: "Driver") -> None:
    """The boards there are."""
    table(driver).open_boards()


def board(driver: "Driver") -> None:
    """A board is made."""
    table(driver).edit_board()


def a_lot(driver: "Driver") -> None:
    """A lot of it."""
    board(driver)
    tick(driver, 4)
    table(driver).open_lot(0)


def a_park(driver: "Driver") -> None:
    """A park of it."""
    board(driver)
    tick(driver, 4)
    table(driver).open_park(0)


FIRST = (Open(0, SPACE),)
PAID = (Loan(1), *FIRST, Bid(1, 12), Pass(0))
SHORT_OF = (*FIRST, Bid(1, 12), Pass(2), Pass(3), Pass(0))

BIG_SHOT: dict[str, Scene] = {
    "big shot, start": starting(),
    "big shot, start, three": starting(seats=3),
    "big shot, start, two, long names": starting(seats=2, known=True),
    "big shot, a seat": starting(seat, known=True),
    "big shot, a seat of two": starting(seat, 2),
    "big shot, the boards": starting(some_boards),
    "big shot, a board": starting(board),
    "big shot, a lot of a board": starting(a_lot),
    "big shot, a park of a board": starting(a_park),
    "big shot, open, first": playing(),
    "big shot, open, two cubes": playing(until(9), act=two_cubes),
    "big shot, open, the last": playing(until(18)),
    "big shot, loans": playing(until(9), act=sheet("open_loans")),
    "big shot, who rolls": playing(until(9), act=sheet("open_rollers")),
    "big shot, bids": playing(until(7, opened=True)),
    "big shot, bids, a loan needed": playing((*until(7, opened=True), Bid(3, 5), Bid(0, 9))),
    "big shot, bids, long names": playing((*until(9, opened=True), Bid(1, 3)), players=LONG),
    "big shot, bids, two": playing((*FIRST, Bid(1, 3)), 2),
    "big shot, bids, three": playing((*FIRST, Bid(1, 3)), 3, LONG),
    "big shot, bids, hidden": playing((*FIRST, Bid(1, 3)), hidden=True),
    "big shot, peeking": playing((*FIRST, Bid(1, 3)), hidden=True, act=peeking),
    "big shot, the winner at once": playing(until(9, opened=True), act=sheet("open_hammer")),
    "big shot, the winner's bid": playing(until(9, opened=True), players=LONG, act=hammering),
    "big shot, beyond": playing(until(9, opened=True), act=beyond),
    "big shot, which colour pays": playing(PAID, 2),
    "big shot, repeat": playing(SHORT_OF, hidden=True),
    "big shot, place": playing(until(13, sold=True)),
    "big shot, place, long names": playing(until(15, sold=True), players=LONG),
    "big shot, place, two": playing((*FIRST, Hammer(None, 0), Put("16", 0)), 2, LONG),
    "big shot, undone": playing(until(5, sold=True), act=undone),
    "big shot, a lot": playing(until(8), act=sheet("open_lot", "10a"), players=LONG),
    "big shot, a lot that is sold": playing(until(13), act=sheet("open_lot", "16")),
    "big shot, the players": playing(until(8), players=LONG, act=players),
    "big shot, a purse": playing(until(18), act=purse),
    "big shot, menu": playing(until(8), act=sheet("open_menu")),
    "big shot, a large board": playing(until(1), board=LARGE),
    "big shot, how it stands": playing(until(8), act=sheet("open_standing")),
    "big shot, how it stands, hidden": playing(until(4), hidden=True, act=sheet("open_standing")),
    "big shot, the end": playing(whole_game()),
    "big shot, the end, long names": playing(whole_game(), players=LONG),
    "big shot, a receipt": playing(whole_game(), act=rank),
    "big shot, shared": playing(whole_game(), act=share),
}

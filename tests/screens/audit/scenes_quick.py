"""The quick score: its beginning, its figures in every state, and its ranking."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.tally import Figure, Place, Sort, Tally, terms
from hotels.store.keeping import began
from tests.ledger.chains.final_position import CASH, of_the_position
from tests.screens.audit.names import LONG, SHORT
from tests.screens.audit.scenes_table import Scene, game, table
from tests.screens.audit.stage import Show, tick

if TYPE_CHECKING:
    from tests.screens.driver import Driver

ALL = 200


def number_at(place: Place) -> int:
    """A figure of the position; whoever else plays holds nothing."""
    match place.sort:
        case Sort.BLOCKS if place.player >= len(CASH):
            return 0
        case Sort.CASH:
            return CASH[place.player % len(CASH)]
        case Sort.DRAWN:
            return 5
        case _:
            return of_the_position(place)


def counted(
    driver: "Driver",
    figures: int = ALL,
    edition: str = "vacation",
    players: Sequence[str] = SHORT[:4],
    *,
    bank: bool = False,
    then: Sequence[tuple[Place, int]] = (),
) -> Any:
    """A quick score with so many figures, and some more after them; it is not shown."""
    chosen = EDITIONS[edition]
    options = replace(chosen.options, bank_holds=bank or chosen.options.bank_holds)
    begun = began(driver.app.store, Tally(terms(chosen, len(players), options)), players)
    for _ in range(figures):
        place = next(iter(begun.table.books.wanting), None)
        if place is None:
            break
        begun.table.write(Figure(place, number_at(place)))
    for place, number in then:
        begun.table.write(Figure(place, number))
    return begun


def scored(*rest: Any, act: Any = None, **named: Any) -> Scene:
    """A quick score on the screen, and what is done there."""

    def scene(driver: "Driver") -> Show:
        begun = counted(driver, *rest, **named)

        def show() -> None:
            driver.app.resume(begun.record.id)
            if act is not None:
                tick(driver, 6)
                act(driver)

        return show

    return scene


def starting(act: Any = None, *, known: bool = False, seats: int = 0) -> Scene:
    """The page before the first figure."""

    def scene(driver: "Driver") -> Show:
        if known:
            game(driver, "acquire-p5_023", 0, LONG)

        def show() -> None:
            driver.app.show(_start(driver, seats))
            if act is not None:
                tick(driver, 6)
                act(driver)

        return show

    return scene


def _start(driver: "Driver", seats: int) -> Any:
    from hotels.screens.quick import QuickStart
    from hotels.views.tally_start import sized

    screen = QuickStart(driver.app)
    if seats:
        screen.draft = sized(screen.draft, seats)
    return screen


def turned(driver: "Driver") -> None:
    """The keys are turned to larger numbers."""
    sitting = table(driver).sitting
    if not sitting.turned:
        sitting.turn()


def a_purse(driver: "Driver") -> None:
    """Cash is half typed."""
    table(driver).sitting.type("12300")


def bills(driver: "Driver") -> None:
    """Cash is counted bill by bill."""
    from hotels.screens.quick.bills import count_bills

    count_bills(table(driver).sitting)


def taken_back(driver: "Driver") -> None:
    """The last figure is taken back."""
    table(driver).sitting.undo()


def changing(driver: "Driver") -> None:
    """All is in, and a figure is changed."""
    table(driver).sitting.change()


def receipt(driver: "Driver") -> None:
    """The receipts of an amount of the settlement."""
    from hotels.screens.receipt import show_receipts
    from hotels.views.tally_result import scored as result

    screen = table(driver)
    told = result(screen.books, screen.sitting.speech)
    show_receipts(driver.app, told.lines[0].cells[0].receipts)


def last(driver: "Driver") -> None:
    """Who played last is asked."""
    from hotels.screens.quick.last import ask_last

    ask_last(table(driver).sitting)


def name(driver: "Driver") -> None:
    """Somebody's name is asked."""
    table(driver).open_name(1)


WRONG = (
    (Place(Sort.SIZE, 0), 1),
    (Place(Sort.SIZE, 1), 99),
    (Place(Sort.BLOCKS, 2, 0), 25),
    (Place(Sort.CASH, player=0), 12_350),
)

QUICK: dict[str, Scene] = {
    "quick, start": starting(),
    "quick, start, long names": starting(known=True),
    "quick, start, two players": starting(seats=2),
    "quick, a name": starting(name, known=True),
    "quick, empty": scored(0),
    "quick, half": scored(15),
    "quick, turned": scored(16, act=turned),
    "quick, undone": scored(16, act=taken_back),
    "quick, a purse": scored(31, act=a_purse),
    "quick, bills": scored(31, act=bills),
    "quick, wrong": scored(32, then=WRONG),
    "quick, all in": scored(act=changing),
    "quick, six long names": scored(20, players=LONG),
    "quick, six purses": scored(43, "decision", LONG),
    "quick, the bank holds": scored(12, players=SHORT[:2], bank=True),
    "quick, played last": scored(12, "decision-draft", act=last),
    "quick, ranking": scored(),
    "quick, ranking of six": scored(players=LONG),
    "quick, ranking of two": scored(players=SHORT[:2], bank=True),
    "quick, a receipt": scored(act=receipt),
}

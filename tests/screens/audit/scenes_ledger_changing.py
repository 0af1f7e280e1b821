"""The ledger while a line is changed: every form, what it comes to, the walk, the late end."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Dispose,
    Entry,
    Lay,
    Leave,
    Name,
    Sit,
)
from hotels.wording.language import phrase
from tests.screens.audit.names import LONG
from tests.screens.audit.scenes_ledger import Then, ledger
from tests.screens.audit.scenes_table import Scene, asks, table
from tests.screens.audit.stage import tick

if TYPE_CHECKING:
    from tests.screens.driver import Driver

TILE = Question.TILE

FOUR, SIX, THREE = "four-equal-vacation", "vacation-p6_017", "vacation-p3_002-unknown"


def deed(word: str, kind: type[Entry], which: int = -1) -> Then:
    """A key of a line of this kind, the last one or another."""

    def do(driver: "Driver") -> None:
        sitting = table(driver).sitting
        found = [number for number, page in sitting.table.pages if isinstance(page.entry, kind)]
        number = found[which]
        if sitting.opened != number:
            sitting.open(number)
        tick(driver, 4)
        offer = next(one for one in sitting.opened_line().deeds if one.deed.value == word)
        sitting.begin(offer, number)
        tick(driver, 4)
        if table(driver).sitting.beside_lines is None:
            raise AssertionError(driver.words())

    return do


def also(first: Then, *more: Callable[["Driver", Any], None]) -> Then:
    """And then something in the form that stands there."""

    def do(driver: "Driver") -> None:
        first(driver)
        for one in more:
            pane = next(w for w in driver.widgets() if type(w).__name__ == "FormPane")
            one(driver, pane._forming)
            tick(driver, 4)

    return do


def free_square(driver: "Driver", forming: Any) -> None:
    """The tile lay on the last square where one could have."""
    del driver
    free = [one.number for one in forming.inside(table_profile()).squares if one.state.is_empty]
    forming.take(forming.form.with_square(free[-1]))


def table_profile() -> Any:
    """The window as it is."""
    from kivy.app import App

    return App.get_running_app().shell.profile


def taken_square(driver: "Driver", forming: Any) -> None:
    """A tap on a square where a tile lies: the form says why it cannot be."""
    del driver
    taken = [
        one.number for one in forming.inside(table_profile()).squares if not one.state.is_empty
    ]
    forming.take(forming.form.with_square(taken[0]))


def magnified(driver: "Driver", forming: Any) -> None:
    """The large squares, where the board is too small for a finger."""
    del forming
    form = next(w for w in driver.widgets() if type(w).__name__ == "SquareForm")
    if form.board.is_small:
        form._look(len(form.squares) - 1)


def one_more(driver: "Driver", forming: Any) -> None:
    """One more block of each chain on the board than the rules allow."""
    del driver
    for place in forming.form.books.board.on_board[:3]:
        forming.say(forming.form.with_more(place))


def unsellable(driver: "Driver", forming: Any) -> None:
    """A chain that was not on the board."""
    del driver
    sizes = forming.form.books.board.sizes
    forming.say(forming.form.with_more(next(at for at, size in enumerate(sizes) if not size)))


def whose(driver: "Driver", forming: Any) -> None:
    """Whose deed it was."""
    del driver
    forming.ask_whose()


def choice(text: str) -> Then:
    """What was forgotten before the last tile, and its form."""

    def do(driver: "Driver") -> None:
        deed("Insert", Lay)(driver)
        row = next(
            w
            for w in driver.widgets()
            if type(w).__name__ == "AnswerRow" and w.text == phrase(text) and w.on_tap is not None
        )
        row.on_tap()
        tick(driver, 4)

    return do


def walk(answers: int = 0) -> Then:
    """An early tile is deleted: the walk through what that leaves open, some of it answered."""

    def do(driver: "Driver") -> None:
        from hotels.ledger.journal import Strike
        from hotels.screens.ledger.keeping import kept

        sitting = table(driver).sitting
        if isinstance(sitting.table.lines[-1].act, Strike):
            sitting.table.undo()  # it is shown in many windows, one after another
        lays = [number for number, page in sitting.table.pages if isinstance(page.entry, Lay)]
        kept(sitting, Strike(lays[3]))
        tick(driver, 6)
        for _ in range(answers):
            sitting.walk.leave(sitting.walk.rest[0])
            tick(driver, 6)

    return do


def unfolds(driver: "Driver") -> None:
    """What deleting an early tile changes, with all that was counted."""
    deed("Delete", Lay, 2)(driver)
    many = [w for w in driver.widgets() if type(w).__name__ == "ManyRow"]
    for row in many:
        row.on_tap()
        tick(driver, 4)
    if not many:
        raise AssertionError(driver.words())


def left(driver: "Driver") -> None:
    """What is open is left: the line over the ledger says how much it is."""
    walk()(driver)
    table(driver).sitting.walk.later()
    tick(driver, 4)


def filled(driver: "Driver") -> None:
    """The form of what is asked on the walk."""
    walk()(driver)
    sitting = table(driver).sitting
    from hotels.screens.ledger.step import Step

    one = next(one for one in sitting.walk.rest if one.answers[0].form is not None)
    Step(sitting, sitting.walk, one).answer(one.answers[0])
    tick(driver, 4)


def ends_late(driver: "Driver") -> None:
    """What the late end would come to."""
    from hotels.screens.ledger.late import end_late

    end_late(table(driver).sitting)
    tick(driver, 4)


def asides(kept: Any) -> None:
    """Somebody left, and came back."""
    kept.write(Leave(1, returns=False))
    kept.write(Sit(1))


CHANGE, MOVE = "Edit", "Move"

LEDGER_CHANGING: dict[str, Scene] = {
    "ledger, change a tile": ledger(SIX, asks(TILE, 40), then=deed(CHANGE, Lay)),
    "ledger, change a tile, large squares": ledger(
        SIX, asks(TILE, 40), LONG, then=also(deed(CHANGE, Lay), magnified)
    ),
    "ledger, change a tile, taken": ledger(
        SIX, asks(TILE, 40), LONG, then=also(deed(CHANGE, Lay), taken_square)
    ),
    "ledger, change a name": ledger(FOUR, asks(TILE, 9), LONG, then=deed(CHANGE, Name)),
    "ledger, change a choice": ledger(FOUR, then=deed(CHANGE, Choose)),
    "ledger, change a purchase": ledger(
        "acquire-p4_027", asks(TILE, 30), LONG, then=also(deed(CHANGE, Buy), one_more)
    ),
    "ledger, change a purchase, not on the board": ledger(
        FOUR, asks(TILE, 8), then=also(deed(CHANGE, Buy), unsellable)
    ),
    "ledger, change a disposal": ledger(FOUR, players=LONG, then=deed(CHANGE, Dispose, 0)),
    "ledger, change an announcement": ledger(THREE, players=LONG, then=deed(CHANGE, Announce)),
    "ledger, whose deed": ledger(
        "acquire-p4_027", asks(TILE, 30), LONG, then=also(deed(CHANGE, Buy), whose)
    ),
    "ledger, change who left": ledger(
        SIX, asks(TILE, 40), LONG, mend=asides, then=deed(CHANGE, Leave)
    ),
    "ledger, move a tile": ledger(SIX, asks(TILE, 40), then=deed(MOVE, Lay)),
    "ledger, another place": ledger(SIX, asks(TILE, 40), LONG, then=deed(MOVE, Buy)),
    "ledger, what was forgotten": ledger(SIX, asks(TILE, 40), LONG, then=deed("Insert", Lay)),
    "ledger, a purse was counted": ledger(
        FOUR, asks(TILE, 9), LONG, then=choice("A count"), holdings="open"
    ),
    "ledger, a note": ledger(FOUR, asks(TILE, 9), LONG, then=deed("Note", Lay)),
    "ledger, what changes": ledger(
        FOUR, asks(TILE, 9), LONG, then=also(deed(MOVE, Lay, 3), free_square)
    ),
    "ledger, what changes, many": ledger(SIX, players=LONG, then=deed("Delete", Lay, 4)),
    "ledger, what changes, 6 players": ledger(SIX, asks(TILE, 60), then=deed("Delete", Lay, 2)),
    "ledger, what changes, unfolded": ledger(SIX, players=LONG, then=unfolds),
    "ledger, the walk": ledger(FOUR, players=LONG, then=walk()),
    "ledger, the walk, a gap": ledger(SIX, asks(TILE, 60), LONG, then=walk(2)),
    "ledger, the walk, its form": ledger(SIX, asks(TILE, 60), then=filled),
    "ledger, questions are open": ledger(SIX, asks(TILE, 60), LONG, then=left),
    "ledger, could have ended": ledger("vacation-p4_001", players=LONG),
    "ledger, what the late end changes": ledger("vacation-p4_001", players=LONG, then=ends_late),
}

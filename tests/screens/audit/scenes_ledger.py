"""The ledger: its three views, every kind of line, an opened one, a moment of the game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Buy, Correct, Count, Lay, Note, Peek
from hotels.ledger.chains.terms import Tile
from hotels.ledger.posting import CASH
from hotels.store.keeping import opened
from tests.screens.audit.names import LONG, SHORT
from tests.screens.audit.scenes_table import Done, Scene, asks, game, table
from tests.screens.audit.stage import Show, tick

if TYPE_CHECKING:
    from tests.screens.driver import Driver

TILE = Question.TILE

Then = Callable[["Driver"], None]


def ledger(
    name: str,
    until: int | Done | None = None,
    players: Sequence[str] = SHORT,
    then: Then | None = None,
    mend: Callable[[Any], None] | None = None,
    **rest: Any,
) -> Scene:
    """The ledger of a recorded game, after what was mended in it, and what is done there."""
    wanted = {key: rest.pop(key) for key in ("seat", "chain", "line") if key in rest}

    def scene(driver: "Driver") -> Show:
        number = game(driver, name, until, players, **rest)
        if mend is not None:
            mend(opened(driver.app.store, number).table)

        def show() -> None:
            from hotels.screens.ledger import open_ledger

            open_ledger(driver.app, opened(driver.app.store, number), **wanted)
            if then is not None:
                tick(driver, 8)
                then(driver)

        return show

    return scene


def mended(kept: Any) -> None:
    """Something of every kind."""
    kept.write(Peek(1))
    kept.write(Count(2, CASH, kept.books.cash[2] - 300))
    kept.write(Correct(2, CASH, kept.books.cash[2] - 300))
    kept.write(Note("Dora was called away for ten minutes; Ana laid her tile, as was agreed."))
    chain = kept.books.header.edition.names[kept.books.board.on_board[0]]
    kept.write(Lay(kept.books.awaiting.player, Tile(8, 11)), forced=True)
    kept.write(Buy(kept.books.awaiting.player, (chain,) * 3), forced=True)
    kept.amend(13, Lay(1, Tile(8, 10)))
    kept.strike(9)
    kept.insert(5, Note("It was late."))


def struck(kept: Any) -> None:
    """Its last act can be brought back."""
    mended(kept)
    kept.undo()


def scrolled(share: float) -> Then:
    """So much of the lines is hidden above."""

    def do(driver: "Driver") -> None:
        roll = table(driver).roll
        roll.to(roll.hidden * share)
        tick(driver, 4)

    return do


def opens(place: float, *, bought: bool = False) -> Then:
    """The line that stands so far down is opened."""

    def do(driver: "Driver") -> None:
        sitting = table(driver).sitting
        lines = sitting.lines()
        if bought:
            lines = [line for line in lines if line.purchase]
        line = lines[int(place * (len(lines) - 1))]
        sitting.open(line.purchase if bought and line.purchase else line.number)
        tick(driver, 6)

    return do


def scrubs(share: float) -> Then:
    """The game as it was after a share of its entries."""

    def do(driver: "Driver") -> None:
        sitting = table(driver).sitting
        sitting.scrub(int(share * sitting.last))
        tick(driver, 12)

    return do


def searches(words: str) -> Then:
    """The lines with these words."""

    def do(driver: "Driver") -> None:
        table(driver).search()
        table(driver).field.line.focus = False
        table(driver).sitting.look_for(words)
        tick(driver, 4)

    return do


def chooses(driver: "Driver") -> None:
    """Whose statement it shall be."""
    from hotels.screens.ledger.looking import View
    from hotels.screens.ledger.statement import choose

    choose(table(driver).sitting, View.PLAYER)


def asks_to_play(driver: "Driver") -> None:
    """Whether all that follows is taken back."""
    scrubs(0.4)(driver)
    table(driver).sitting.play_from()


def damaged(driver: "Driver") -> Show:
    """A line of it is damaged: it is only shown."""
    number = game(driver, "acquire-p4_027", asks(TILE, 20), LONG)

    def show() -> None:
        from hotels.screens.ledger import open_ledger

        kept = opened(driver.app.store, number)._replace(damaged_at=41, reckoned_at=None)
        open_ledger(driver.app, kept)
        tick(driver, 6)
        opens(0.8)(driver)

    return show


def otherwise(driver: "Driver") -> Show:
    """The rules calculate differently from a line on."""
    number = game(driver, "acquire-p4_027", asks(TILE, 20), SHORT)

    def show() -> None:
        from hotels.screens.ledger import open_ledger

        open_ledger(driver.app, opened(driver.app.store, number)._replace(reckoned_at=12))

    return show


LEDGER: dict[str, Scene] = {
    "ledger, empty": ledger("vacation-p3_002-unknown", 0),
    "ledger by turn, 4 players": ledger("four-equal-vacation", asks(TILE, 9)),
    "ledger by turn, 6 players, open, finished": ledger("vacation-p6_017", holdings="open"),
    "ledger by turn, long names": ledger("acquire-p4_027", asks(TILE, 20), LONG),
    "ledger, every kind of line": ledger(
        "four-equal-vacation", asks(TILE, 9), mend=mended, then=scrolled(0.25)
    ),
    "ledger, every kind, long names": ledger(
        "four-equal-vacation", asks(TILE, 9), LONG, mend=struck, then=scrolled(1)
    ),
    "ledger, a purchase opened": ledger(
        "vacation-p6_017", asks(TILE, 30), then=opens(0.5, bought=True)
    ),
    "ledger, a takeover opened, long names": ledger(
        "four-equal-vacation", asks(TILE, 9), LONG, line=24
    ),
    "ledger, a gap opened": ledger("four-equal-vacation", asks(TILE, 9), mend=mended, line=13),
    "ledger, the end opened": ledger("vacation-p4_001", players=LONG, line=175),
    "ledger, a statement": ledger("manuscript", seat=1),
    "ledger, a statement, long names": ledger("vacation-p6_017", asks(TILE, 40), LONG, seat=2),
    "ledger, a chain": ledger("vacation-p6_017", asks(TILE, 50), chain=1),
    "ledger, a chain, opened, long names": ledger(
        "acquire-p5_023", asks(TILE, 40), LONG, chain=3, then=opens(0.5)
    ),
    "ledger, a search": ledger("vacation-p6_017", asks(TILE, 40), then=searches("bought wil")),
    "ledger, a search for nothing": ledger("manuscript", then=searches("nowhere")),
    "ledger, a moment": ledger("vacation-p6_017", asks(TILE, 60), then=scrubs(0.6)),
    "ledger, a moment, open, long names": ledger(
        "vacation-p6_017", asks(TILE, 60), LONG, then=scrubs(0.8), holdings="open"
    ),
    "ledger, the beginning": ledger("acquire-p2_057", asks(TILE, 20), then=scrubs(0)),
    "ledger, whose statement": ledger("vacation-p6_017", asks(TILE, 20), LONG, then=chooses),
    "ledger, play from here": ledger("acquire-p4_027", asks(TILE, 20), LONG, then=asks_to_play),
    "ledger, damaged": damaged,
    "ledger, reckoned otherwise": otherwise,
}

"""The dispute desk: questions and answers, what tables argue about, disposals."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.asking import asked_about
from tests.screens.audit.names import LONG, SHORT
from tests.screens.audit.scenes_table import Scene, game, table
from tests.screens.audit.stage import Show, tick

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def desk(
    blocks: tuple[int, ...],
    names: tuple[str, ...] = SHORT,
    then: Callable[[Any], None] | None = None,
    edition: str = "vacation",
    **changed: Any,
) -> Scene:
    """A holding at the desk, and what is done there."""

    def scene(driver: "Driver") -> Show:
        from hotels.ledger.chains.editions import EDITIONS

        asked = asked_about(EDITIONS[edition], names[: len(blocks)])
        asked = asked._replace(blocks=blocks, **{"chain": 3, "size": 3} | changed)

        def show() -> None:
            from hotels.screens.desk import DeskScreen

            driver.app.show(DeskScreen(driver.app, asked))
            if then is not None:
                tick(driver, 6)
                then(table(driver))

        return show

    return scene


def tonight(driver: "Driver") -> Show:
    """Which chain of tonight's game it is about."""
    game(driver, "acquire-p4_027", 120, LONG)

    def show() -> None:
        from hotels.screens.desk import DeskScreen

        driver.app.show(DeskScreen(driver.app))
        tick(driver, 6)
        table(driver).open_tonight()

    return show


def changed(screen: Any) -> None:
    """One block more, so that there is something to take back."""
    screen.step_blocks(0, 1)


def argued(key: str) -> Callable[[Any], None]:
    """A question that tables argue about."""

    def do(screen: Any) -> None:
        screen.open_disputes()
        shown = screen.house.shell.top
        if key:
            shown.read(key)

    return do


def searched(screen: Any) -> None:
    """Words that no question has."""
    screen.open_disputes()
    screen.house.shell.top.look_for("nothing of the kind")


def calculated(screen: Any) -> None:
    """What to do with a large holding."""
    screen.open_calculator()
    screen.house.shell.top.show_more()


TIE, PAIR, SIX = (3, 3, 1, 0), (7, 4), (5, 4, 4, 2, 1, 0)

DESK: dict[str, Scene] = {
    "desk, a tie": desk(TIE, then=changed),
    "desk, long names": desk(SIX, LONG),
    "desk, two players": desk(PAIR, size=41, drawn=4),
    "desk, too many blocks": desk((20, 12, 0)),
    "desk, one edition is for fewer": desk((1, 0), edition="decision-draft"),
    "desk, by seat": desk((4, 4, 4), LONG, edition="decision-draft", size=2),
    "desk, nobody": desk((0, 0, 0), edition="acquire-tycoon"),
    "desk, a number": desk(TIE, then=lambda screen: screen.type_size()),
    "desk, a name": desk(TIE, LONG, then=lambda screen: screen.open_name(0)),
    "desk, who laid the tile": desk(TIE, LONG, then=lambda s: s.open_tile_player()),
    "desk, receipts": desk(SIX, LONG, then=lambda screen: screen.show_own_receipts()),
    "desk, turned": desk(SIX, LONG, then=lambda screen: screen.turn()),
    "desk, tonight": tonight,
    "desk, disputes": desk(TIE, then=argued("")),
    "desk, disputes, none found": desk(TIE, then=searched),
    "desk, dispute with refusals": desk(TIE, then=argued("last blocks")),
    "desk, dispute in two cases": desk(TIE, then=argued("one holder"), edition="decision-draft"),
    "desk, disposals": desk((12, 3), then=calculated),
}

"""A finished game that comes out otherwise now: its standing, and the sheet that asks."""

from typing import TYPE_CHECKING, Any

from hotels.store.keeping import opened
from hotels.store.records import checked, unchecked
from tests.screens.audit.names import LONG, SHORT
from tests.screens.audit.scenes_quick import counted
from tests.screens.audit.scenes_table import Scene, game, table
from tests.screens.audit.stage import Show, tick

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.screens.driver import Driver


def then(driver: "Driver", number: int) -> Any:
    """A finished game whose recorded result is another one than today's."""
    kept = opened(driver.app.store, number)
    said = unchecked(kept.record.result)
    assert said is not None
    cash = said["cash"]
    assert isinstance(cash, list)
    other = checked({"cash": [each - 1_300 for each in cash], "winners": said["winners"]})
    at = len(kept.table.lines) // 2
    return kept._replace(reckoned_at=at, record=kept.record._replace(result=other))


def standing(players: "Sequence[str]", *, asks: bool = False) -> Scene:
    """How it was recorded, and what today's rules make of it."""

    def scene(driver: "Driver") -> Show:
        number = game(driver, "acquire-p4_027", players=players)

        def show() -> None:
            from hotels.screens.chains.standing import Standing

            driver.app.show(Standing(driver.app, then(driver, number)))
            if asks:
                tick(driver, 4)
                table(driver).kept.warn()

        return show

    return scene


def quick_score(driver: "Driver") -> Show:
    """A quick score, with what each was recorded with."""
    number = counted(driver, players=LONG[:4]).record.id

    def show() -> None:
        from hotels.screens.quick.sitting import Sitting

        sitting = Sitting(driver.app, then(driver, number))
        sitting.ranked = True
        sitting.show(instead=False)

    return show


RECKONED: dict[str, Scene] = {
    "reckoned, the standing": standing(SHORT),
    "reckoned, the standing, long names": standing(LONG),
    "reckoned, asked": standing(SHORT, asks=True),
    "reckoned, asked, long names": standing(LONG, asks=True),
    "reckoned, a quick score": quick_score,
}

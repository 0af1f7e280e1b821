"""The app in any window and look, brought to a scene, and looked at when it has come to rest."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tests.screens.audit.cases import Case
from tests.screens.audit.checks import findings
from tests.screens.audit.colours import Picture
from tests.screens.audit.pieces import seen

if TYPE_CHECKING:
    from tests.screens.driver import Driver

Show = Callable[[], None]
"""What brings a scene to the screen."""

LONGEST = 40
"""Frames in which everything must have found its place."""


def cleared(driver: "Driver") -> None:
    """An empty archive and an empty screen; Home would be built anew for every window."""
    from hotels.places import data_folder
    from hotels.screens.screen import Screen

    class Nothing(Screen):
        def build(self, _: object) -> None:
            pass

    app = driver.app
    app.shell.uncover()
    app.shell.home()
    app.show(Nothing(app), instead=True)
    if app.store is not None:
        app.store.close()
    app.unsaid = None  # of a game of the last archive
    app.folder = data_folder()
    app.open_archive()


def looked_at(driver: "Driver", show: Show, case: Case, *, colours: bool = True) -> list[str]:
    """What is wrong with a scene in a window and a look; ``colours`` takes longest."""
    dress(driver, case)
    show()
    if not come_to_rest(driver):
        return [f"it does not come to rest in {LONGEST} frames"]
    return findings(seen(), Picture.of(driver, case.view.density) if colours else None)


def dress(driver: "Driver", case: Case) -> None:
    """Another window and another look, with nothing there yet."""
    app = driver.app
    app.shell.uncover()
    app.shell.home()
    app.draft = None  # what was begun for the last window
    driver.set_density(case.view.density)
    driver.set_size(case.view.width, case.view.height)
    look = {"theme": case.theme, "text_size": case.text_size, "language": case.language}
    app.settings = replace(app.settings, **look)
    app.speak()
    app.show_look()
    tick(driver)
    app.shell.arrange()


def tick(driver: "Driver", count: int = 2) -> None:
    """So many frames that nobody draws: where things stand is known without."""
    for _ in range(count):
        driver._now += driver.FRAME
        driver._frame_undrawn()


def come_to_rest(driver: "Driver") -> bool:
    """Whether everything found its place."""
    before: Any = None
    still = 0
    for _ in range(LONGEST):
        tick(driver, 1)
        now = [(*each.pos, *each.size) for each in driver.app.shell.walk(restrict=True)]
        still = still + 1 if now == before else 0
        before = now
        if still >= 4:
            return True
    return False

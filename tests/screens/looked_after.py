"""What must be so wherever somebody has touched, typed and turned things."""

from collections.abc import Iterator
from difflib import unified_diff
from typing import Any

from kivy.uix.label import Label
from kivy.uix.textinput import TextInput

from hotels.screens.screen import game_on
from hotels.store.disk import DiskError
from hotels.store.keeping import opened
from tests.screens.audit.stage import come_to_rest, tick
from tests.screens.driver import Driver

MOST_BACKS = 12
"""So often Back is pressed until Home stands there, from wherever it is."""


def looked_after(driver: Driver) -> None:
    """All is at rest, nothing that is shown is stale, and all is on the disk; Back leads Home."""
    driver.app.shell.unsay()
    tick(driver, 90)
    assert come_to_rest(driver), "it does not come to rest"
    assert_on_disk(driver)
    assert_as_built(driver)
    assert_back_leads_home(driver)


def assert_on_disk(driver: Driver) -> None:
    """Every game on the screens is what a fresh opening of the file makes of it."""
    for game in _games(driver):
        if driver.app.store is None:
            return
        try:
            again = opened(driver.app.store, game.record.id)
        except DiskError:
            continue  # deleted for good while it was shown
        assert [*again.table.lines] == [*game.table.lines], (
            [type(screen).__name__ for screen in driver.app.shell.screens],
            game.record.id,
            len(again.table.lines),
            len(game.table.lines),
        )
        assert again.table.pages == game.table.pages
        assert again.record.players == game.record.players


def assert_as_built(driver: Driver) -> None:
    """What is shown after so many small changes is what would be built anew."""
    before = coloured(driver)
    driver.app.shell.arrange()
    driver.frames(3)
    assert come_to_rest(driver), "built anew it does not come to rest"
    again = coloured(driver)
    assert again == before, [*unified_diff(before, again, n=0, lineterm="")]


def coloured(driver: Driver) -> list[str]:
    """Every text with its colour, for what is chosen has another one; what was typed as well."""
    found: list[str] = []
    for widget in driver.widgets():
        if isinstance(widget, TextInput):
            found.append(f"typed: {widget.text}")
        elif isinstance(widget, Label) and widget.text:
            found.append(f"{widget.text} {[round(part, 3) for part in widget.color]}")
    return found


def assert_back_leads_home(driver: Driver) -> None:
    """From wherever it is; a plate over everything is taken off by its own key."""
    shell = driver.app.shell
    shell.uncover()
    for _ in range(MOST_BACKS):
        if len(shell.screens) == 1 and not shell.sheets:
            break
        driver.key(27)
    names = [type(one).__name__ for one in (*shell.screens, *shell.sheets)]
    assert names == ["Home"], names


def _games(driver: Driver) -> Iterator[Any]:
    games = map(game_on, driver.app.shell.screens)
    yield from (game for game in games if game is not None)

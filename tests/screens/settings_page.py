"""Settings opened for a test, and games for it to tell of."""

from dataclasses import replace
from typing import TYPE_CHECKING

from hotels.ledger.chains.agreement import agreed
from hotels.ledger.chains.editions.vacation import VACATION
from hotels.ledger.chains.game import ChainGame
from hotels.store.keeping import began
from hotels.views.settings import Section

if TYPE_CHECKING:
    from hotels.screens.settings import SettingsScreen
    from tests.screens.driver import Driver

BACK = 27


def game(driver: "Driver", *players: str) -> int:
    """A game in the archive that nobody has played on."""
    options = replace(VACATION.options, deal="unknown")
    header = agreed(VACATION, len(players), options, (), None)
    return began(driver.app.store, ChainGame(header), players).record.id


def settings(driver: "Driver", section: Section | None = None) -> "SettingsScreen":
    from hotels.screens.settings import SettingsScreen

    screen = SettingsScreen(driver.app, section)
    driver.app.show(screen)
    driver.frames(5)
    return screen


def to_the_foot(driver: "Driver", screen: "SettingsScreen") -> None:
    """The page moved up as far as it goes."""
    assert screen.pane is not None
    screen.pane.scroll_y = 0
    driver.frames(3)

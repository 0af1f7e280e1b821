"""Home, the list of games, settings and help."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from hotels.sample import sample
from hotels.store.reached import Gap, Missing
from hotels.store.records import NewGame
from hotels.store.rescue import Salvage
from hotels.views.help import TOPICS
from hotels.views.settings import Section
from tests.screens.audit.names import DAMAGED_FILE, LONGER
from tests.screens.audit.scenes_table import Scene, game, table
from tests.screens.audit.stage import Show, tick

if TYPE_CHECKING:
    from tests.screens.driver import Driver

HEADER = '{"edition":"vacation","options":{"deal":"unknown"}}'


def many_games(driver: "Driver") -> None:
    """Games of every kind: under way, finished, damaged, deleted, of long names and of none."""
    store = driver.app.store
    for place, players in enumerate((("", ""), ("Eve", "Frank", "", "Gil"), LONGER[::-1])):
        store.begin(NewGame(f"begun-{place}", "chains", HEADER, players))
    damaged = store.begin(NewGame("damaged", "chains", HEADER, ("Ada", "Ben")))
    store.disk.write("UPDATE games SET about = 'otherwise' WHERE id = ?", (damaged,))
    sample(store)
    game(driver, "acquire-p2_057")
    for _ in range(2):
        store.delete(game(driver, "acquire-p5_023", 60, LONGER))
    game(driver, "acquire-p5_023", 80, LONGER)


def home(fill: Callable[["Driver"], None] | None = None, then: Any = None) -> Scene:
    """Home over an archive."""

    def scene(driver: "Driver") -> Show:
        if fill is not None:
            fill(driver)

        def show() -> None:
            from hotels.screens.home import Home

            driver.app.show(Home(driver.app))
            if then is not None:
                tick(driver, 6)
                then(driver)

        return show

    return scene


def harm(driver: "Driver") -> None:
    """The archive's file is no archive."""
    app = driver.app
    app.store.close()
    app.store.path.write_bytes(b"nothing of an archive" * 100)
    app.open_archive()
    assert app.store is None


def rescued(driver: "Driver") -> None:
    """A word of what became of a rescue."""
    screen = table(driver)
    screen.rescued = Salvage(whole=12, partly=3), DAMAGED_FILE
    screen.changed()


def missing(driver: "Driver") -> None:
    """A word of what was saved and is missing."""
    store = driver.app.store
    games = [Gap(record.uid, 40, 52) for record in store.page(count=2)]
    store.missing = Missing(torn=True, games=(*games, Gap("nowhere", 0, 3)))
    table(driver).changed()


def deleted(driver: "Driver") -> None:
    """A game was just deleted."""
    screen = table(driver)
    screen.gone = screen._earlier() if hasattr(screen, "_earlier") else _first_row(driver)
    screen.changed()


def _first_row(driver: "Driver") -> Any:
    from datetime import UTC, datetime

    from hotels.views.home import game_row

    return game_row(driver.app.store.page()[0], datetime(2026, 11, 18, tzinfo=UTC))


def a_menu(driver: "Driver") -> None:
    """What can be done with a game."""
    table(driver).menu(_first_row(driver))


def all_games(driver: "Driver") -> None:
    """Every game."""
    table(driver).all_games()


def deleted_games(driver: "Driver") -> None:
    """Those deleted."""
    all_games(driver)
    tick(driver, 6)
    table(driver).turn_over()


def nothing_found(driver: "Driver") -> None:
    """No game has the words that were typed."""
    all_games(driver)
    tick(driver, 6)
    screen = table(driver)
    screen.look_for("nobody of this name")
    tick(driver, 20)


def settings(section: Section | None, then: Any = None) -> Scene:
    """A section of the settings, over an archive with games."""

    def scene(driver: "Driver") -> Show:
        many_games(driver)

        def show() -> None:
            from hotels.screens.settings import SettingsScreen

            driver.app.show(SettingsScreen(driver.app, section))
            if then is not None:
                tick(driver, 8)
                then(driver)

        return show

    return scene


def forget(driver: "Driver") -> None:
    """A name is to be forgotten."""
    table(driver).people._ask(LONGER[0])


def check_all(driver: "Driver") -> None:
    """The archive is looked through."""
    screen = table(driver)
    screen.storage._start()
    tick(driver, 60)


def help_at(topic: str | None) -> Scene:
    """Help, at a topic."""

    def scene(driver: "Driver") -> Show:
        def show() -> None:
            from hotels.screens.help import Help

            driver.app.show(Help(driver.app, topic))

        return show

    return scene


LONGEST = max(TOPICS, key=lambda topic: sum(map(len, topic.paragraphs))).key

HOUSE: dict[str, Scene] = {
    "home, empty": home(),
    "home, many games": home(many_games),
    "home, a sample only": home(lambda driver: (sample(driver.app.store), None)[1]),
    "home, a damaged archive": home(harm),
    "home, rescued": home(many_games, rescued),
    "home, entries missing": home(many_games, missing),
    "home, just deleted": home(many_games, deleted),
    "home, a game's menu": home(many_games, a_menu),
    "all games": home(many_games, all_games),
    "all games, nothing found": home(many_games, nothing_found),
    "all games, deleted": home(many_games, deleted_games),
    "settings, look": settings(Section.LOOK),
    "settings, people": settings(Section.PEOPLE),
    "settings, forget": settings(Section.PEOPLE, forget),
    "settings, games": settings(Section.GAMES),
    "settings, games checked": settings(Section.GAMES, check_all),
    "settings, about": settings(Section.ABOUT),
    "settings, list": settings(None),
    "help": help_at(None),
    "help, the longest topic": help_at(LONGEST),
}

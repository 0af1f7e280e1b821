"""A file that comes in: chosen, asked about, on its way, taken in, refused; and all in one file."""

import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hotels.exports.archive import TakenIn
from hotels.exports.incoming import Found, Sort
from hotels.exports.recorded import Fate
from hotels.views import importing as views
from hotels.wording.language import phrase
from tests.command import GAMES
from tests.screens.audit.names import LONG, OVERSOLD
from tests.screens.audit.scenes_house import many_games
from tests.screens.audit.scenes_table import Scene
from tests.screens.audit.stage import Show, tick

if TYPE_CHECKING:
    from tests.screens.driver import Driver

NAME = "hotels-2026-11-18-maximiliane-ben-zoe-and-the-family.json"

Then = Callable[["Driver", Any], None]


def whole(said: Any) -> Any:
    """A file as it should be."""
    return said


def otherwise(said: Any) -> Any:
    """A file that claims what its entries do not come to."""
    claims = said["checkpoints"][3:5]
    for claim in claims:
        claim["cash"] = [cash + 12_300 for cash in claim["cash"]]
        claim["shares"]["Continental"][0] += 1
    return {**said, "checkpoints": claims, "final": {"winners": [0, 2, 3]}}


def page(then: Then, has: Callable[[Any], Any] = whole) -> Scene:
    """The page of a file, brought to where something is to be seen."""

    def scene(driver: "Driver") -> Show:
        many_games(driver)

        def show() -> None:
            from hotels.device.files import Handed
            from hotels.screens.importing import ImportScreen

            driver.app.shell.home()
            data = json.loads((GAMES / "manuscript.json").read_bytes()) | {"players": LONG[:4]}
            text = json.dumps(has(data)).encode()
            screen = ImportScreen(driver.app, Handed(NAME, io.BytesIO(text), len(text)))
            driver.app.show(screen)
            then(driver, screen)
            screen.changed()

        return show

    return scene


def asked(_: "Driver", screen: Any) -> None:
    """Another app has handed it over."""
    screen.taking._look()
    screen.consent = views.asked(screen.taking.found, screen.taking.ready, NAME)


def working(_: "Driver", screen: Any) -> None:
    """An archive is half in, and a long game of it as well."""
    screen.taking.found = Found(Sort.ARCHIVE, {})
    screen.taking.done, screen.taking.total = 1_234, 5_678
    screen.taking.within = 24_000, 60_000
    screen.taking.source.read_so_far = screen.taking.source.size // 2


def one_game(driver: "Driver", screen: Any) -> None:
    """A game is in."""
    screen.taking._look()
    screen.fate = Fate.NEW
    screen.told = views.game_kept(screen.taking.ready, Fate.NEW)
    screen.groups = views.groups([(driver.app.store.page()[0].id, Fate.NEW)])


def an_edition(_: "Driver", screen: Any) -> None:
    """An edition is in, beside another."""
    screen.taking.found = Found(Sort.EDITION, {"name": "Our own VACATION of the long evenings"})
    screen._own_id, screen.fate = "house-own", Fate.NEW
    thing = type("Thing", (), {"name": "Our own VACATION of the long evenings"})
    screen.told = views.own_kept(Sort.EDITION, thing(), new=True, beside=True)


def an_archive(driver: "Driver", screen: Any) -> None:
    """Many games are in, new ones and others."""
    records = driver.app.store.page()
    fates = [Fate.NEW, Fate.GROWN, Fate.KNOWN, Fate.BACK]
    games = [(record.id, fates[place % len(fates)]) for place, record in enumerate(records)]
    screen.taking.found = Found(Sort.ARCHIVE, {})
    screen.told = views.archive_kept(TakenIn(41, 12, 2, 3, 1, 2))
    groups = views.groups(games)
    screen.groups = (groups[0]._replace(more=38), *groups[1:])


def several(driver: "Driver", screen: Any) -> None:
    """Games of a list are in, some of them with other figures."""
    records = driver.app.store.page()[:5]
    fates = [Fate.NEW, Fate.NEW, Fate.KNOWN]
    screen.taking.found = Found(Sort.SEVERAL, {})
    screen.told = views.games_kept(TakenIn(new=4, known=1), 2)
    games = [(record.id, fates[place % len(fates)]) for place, record in enumerate(records)]
    screen.groups = views.groups(games)


def refused(driver: "Driver", screen: Any) -> None:
    """It cannot be taken in."""
    one_game(driver, screen)
    screen.fate, screen.groups = None, ()
    screen.told = views.Told(phrase(views.REFUSED), OVERSOLD, phrase(views.UNTOUCHED), refused=True)


def choosing(driver: "Driver") -> Show:
    """A folder with files of long names."""
    from hotels.places import data_folder

    folder = data_folder().parent / "the keeper's own folder" / "Downloads"
    for name in ("From the other tablet", "Old games"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    for place in range(4):
        (folder / f"{place}-{NAME}").write_text("x" * 12_345)

    def show() -> None:
        from hotels.screens.home import Home
        from hotels.screens.sharing.choosing import ChooseSheet

        driver.app.show(Home(driver.app))
        tick(driver, 4)
        sheet = ChooseSheet(driver.app, lambda _: None)
        sheet._at, sheet._most = Path(folder), 4
        sheet.open()

    return show


IMPORT: dict[str, Scene] = {
    "import, choosing": choosing,
    "import, asked": page(asked),
    "import, asked, figures otherwise": page(asked, otherwise),
    "import, under way": page(working),
    "import, a game": page(one_game),
    "import, a game, figures otherwise": page(one_game, otherwise),
    "import, an edition": page(an_edition),
    "import, an archive": page(an_archive),
    "import, several games": page(several),
    "import, refused": page(refused),
}

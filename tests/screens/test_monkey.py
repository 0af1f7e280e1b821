"""A monkey on the screens: nothing falls, nothing freezes, nothing is shown that is not so.

A few touches from the middle of every kind of game; ``make monkey`` makes twenty thousand, from
every scene that is not set up by hand. HOTELS_MONKEY is the seed, and long for that.
"""

import gc
import json
import os
import random
from collections.abc import Iterator
from ctypes import CDLL
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

from tests.fuzz.spoilt import FILES
from tests.screens.audit.scenes import SCENES

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SEED, _, LONG = os.environ.get("HOTELS_MONKEY", "0").partition(" ")
STAGED = ("import, ", "ledger, damaged", "home, rescued", "home, entries missing")
"""Scenes that are set up by hand and could not come about so."""

FEW = (
    *("table, a purchase, 4 players", "takeover, dispose, first", "takeover, survivor"),
    *("ledger, every kind of line", "desk, a tie", "quick, half", "big shot, bids"),
    *("big shot, place", "perfect hotel, drawn", "card of the house", "settings, games"),
    *("new game, 4 players", "home, many games", "standing, 4 players, a moment read"),
)
"""From the middle of every kind of game, and from what lies around them."""

ALL = [scene for scene in SCENES if not scene.startswith(STAGED)]
STARTS = random.Random(SEED).sample(ALL, len(ALL)) if LONG else FEW  # noqa: S311 - no secret
EVENTS = 65 if LONG else 30

WARM = 40 if LONG else 4
"""So many starts until everything has been loaded and drawn once."""

MOST_GROWTH = 30 if LONG else 100
"""Millions of bytes that may be taken then and not given back."""

MOST_WIDGETS = 20
"""So many more may be there than at first, on the same empty Home."""


class Alive(NamedTuple):
    """What is there on an empty Home, once all else is cleared away."""

    megabytes: float
    widgets: int


alive: list[Alive] = []


@pytest.fixture(scope="module")
def app(_kivy: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator["Driver"]:
    """One app for all of it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOTELS_DATA", str(tmp_path_factory.mktemp("data")))
        patch.setenv("HOME", str(tmp_path_factory.mktemp("home")))
        patch.setattr("webbrowser.open", lambda _: False)
        from hotels.app import HotelsApp
        from tests.screens.driver import Driver

        with Driver(HotelsApp()) as driver:
            yield driver


@pytest.fixture
def driver(app: "Driver", tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Driver":
    """The app with an empty archive and nothing on the screen but Home."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    begin(app)
    return app


def begin(driver: "Driver") -> None:
    """Another evening: an empty archive, the window and the look as at first."""
    from kivy.uix.textinput import TextInput

    from hotels.screens.home import Home
    from hotels.settings import Settings
    from tests.screens.audit.stage import cleared, tick

    app = driver.app
    cleared(driver)
    app.settings = Settings()
    app.draft = app.unsaid = None
    app.show_look()
    app.home = Home(app)
    app.show(app.home, instead=True)
    driver.resize(1280, 800)
    app.shell.unsay()
    TextInput().insert_text("a")  # Kivy keeps the last one that was written in, and what it is in
    tick(driver, 60)
    alive.append(measured())


def measured() -> Alive:
    """How much memory is taken, and how many widgets there are."""
    from kivy.uix.widget import Widget

    gc.collect()
    CDLL(None).malloc_trim(0)  # what is free already, but lies between what is not, is given back
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    widgets = sum(issubclass(type(one), Widget) for one in gc.get_objects())
    return Alive(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, widgets)


@pytest.mark.parametrize("start", STARTS)
def test_a_monkey_does_no_harm(driver: "Driver", start: str) -> None:
    from tests.screens.looked_after import looked_after
    from tests.screens.monkey import Monkey

    files = tuple(json.dumps(file).encode() for file in FILES.values())
    SCENES[start](driver)()
    Monkey(driver, f"{SEED} {start}", files).play(EVENTS)
    looked_after(driver)


def test_nothing_is_left_behind(driver: "Driver") -> None:
    assert driver.runs()
    assert len(alive) > WARM
    first, last = alive[WARM], alive[-1]
    least = min(one.megabytes for one in alive[-WARM:])
    assert least - first.megabytes < MOST_GROWTH, [*map(tuple, alive)]
    assert last.widgets - first.widgets < MOST_WIDGETS, [*map(tuple, alive)]

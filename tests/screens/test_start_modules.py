"""What is loaded when the app starts: what Home shows, and nothing else.

Whoever needs another module at the start adds it here, and says why it cannot wait.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from hotels.ledger.big_shot import terms as shot
from hotels.ledger.big_shot.entries import Open
from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.perfect_hotel import terms as hotel
from hotels.ledger.perfect_hotel.entries import Build
from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.places import FILE
from hotels.store.keeping import began
from hotels.store.store import Store
from tests.exports.handed import scored_game
from tests.store.playing import played

PROGRAM = """
import os, runpy, sys
os.environ |= {"KIVY_NO_ARGS": "1", "KIVY_NO_CONFIG": "1", "KIVY_NO_FILELOG": "1"}
from kivy.core.window import Window
awaited = sys.argv[1:]

def tell(*_):
    if {*awaited} <= sys.modules.keys():
        print("loaded", *sys.modules, flush=True)
        os._exit(0)
    Window.canvas.ask_update()

Window.bind(on_flip=tell)
runpy.run_path("main.py", run_name="__main__")
"""
"""The app, started as everybody does, until a frame at which all that is awaited is there."""

BARE = {
    "the app, its window, and where its archive lies": "app places private settings screens "
    "screens.shell screens.screen screens.profile",
    "what feels the fingers, and says why a tap does nothing": "screens.fingers screens.why",
    "what may happen at any moment: a pause, another window, an error that nobody caught": ""
    "screens.life screens.net interrupted",
    "colours and type": "screens.palette screens.patterns screens.theme",
    "Home": "screens.home screens.home.ahead screens.home.big_card screens.home.cards "
    "screens.home.column screens.home.directory screens.home.entries screens.home.game_line "
    "screens.home.indexes "
    "screens.home.games screens.home.house_mark screens.home.lobby screens.home.room",
    "the parts that Home is made of": "screens.widgets screens.widgets.baked "
    "screens.widgets.button screens.widgets.drawing screens.widgets.drawn screens.widgets.fob "
    "screens.widgets.plate screens.widgets.raster screens.widgets.small_board "
    "screens.widgets.tap screens.widgets.text",
    "what Home says": "views views.game_rows views.home views.people wording wording.amounts "
    "wording.language",
    "the archive, and how its texts are read": "store store.disk store.hindrance store.looking "
    "store.reached store.watched "
    "store.people store.records store.schema store.searching store.store store.unread ledger "
    "ledger.money ledger.objection ledger.outcome ledger.reading",
    "its folder, where a rescue may have been broken off": "store.folder",
    "the board on the card: what a square holds": "ledger.chains ledger.chains.board "
    "ledger.chains.terms",
}
"""The modules of Hotels with which every Home begins, by what they are for."""

FIRST_STEPS = {
    "the help, of which Home shows the first steps where games are few": "views.help "
    "views.help_long"
}

NO_GAME = BARE | FIRST_STEPS

CHAINS = NO_GAME | {
    "what the edition of a game is called, its board and its colours": "ledger.working "
    "ledger.chains.colours "
    "ledger.chains.edition ledger.chains.editions ledger.chains.editions.acquire "
    "ledger.chains.editions.acquire_later ledger.chains.editions.cities "
    "ledger.chains.editions.decision ledger.chains.editions.vacation ledger.chains.rule",
}

OTHER = NO_GAME | {"how other games are told": "views.home_others wording.kinds"}

OTHERS = {
    "kivy": "the window",
    "kivymd": "its app, its theme and its fonts",
    "materialyoucolor": "KivyMD's theme works out its colours with it",
    "PIL": "materialyoucolor loads it",
    "filetype": "Kivy looks with it at what a picture is",
}
"""The packages besides, each with who loads it."""

# Hotels itself, and what Kivy's compiled parts share, which counts as a module.
NO_PACKAGES = {"hotels", "cython_runtime"}

PEOPLE = ("Ana", "Ben", "Cat")
NEVER = 60
"""Seconds after which what is awaited will not come."""


def chains(store: Store) -> None:
    played(store, until=9)


def big_shot(store: Store) -> None:
    game = BigShot(shot.terms_of({"colours": ["red", "yellow", "white"]}, 3))
    began(store, game, PEOPLE).table.write(Open(1, (2, 1, 1, 0)))


def perfect_hotel(store: Store) -> None:
    game = PerfectHotel(hotel.terms_of({"rounds": 3}, 3))
    began(store, game, PEOPLE).table.write(Build(1, 0, 3, 0))


def quick_score(store: Store) -> None:
    scored_game(store)


def nothing(_: Store) -> None:
    """An empty archive."""


def loaded(folder: Path, waits: Callable[[Store], None], *awaited: str) -> frozenset[str]:
    """All modules at the first frame at which those that are awaited are among them."""
    with Store(folder / FILE) as store:
        waits(store)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *awaited],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "HOTELS_DATA": str(folder), "KIVY_HOME": str(folder / "kivy")},
        capture_output=True,
        text=True,
        check=True,
        timeout=NEVER,
    )
    (told,) = (line for line in done.stdout.splitlines() if line.startswith("loaded "))
    return frozenset(told.split()[1:])


def named(parts: Mapping[str, str]) -> Iterator[str]:
    yield "hotels"
    for names in parts.values():
        yield from (f"hotels.{name}" for name in names.split())


@pytest.mark.process
@pytest.mark.parametrize(
    ("waits", "parts"),
    [
        (nothing, NO_GAME),
        (chains, CHAINS),
        (big_shot, OTHER),
        (perfect_hotel, OTHER),
        (quick_score, CHAINS | OTHER),
    ],
)
def test_only_what_home_shows_and_stands_on_is_loaded(
    tmp_path: Path, waits: Callable[[Store], None], parts: Mapping[str, str]
) -> None:
    found, listed = loaded(tmp_path, waits), {*named(parts)}
    ours = {name for name in found if f"{name}.".startswith("hotels.")}
    assert sorted(ours - listed) == [], "loaded with Home, and Home does not show it"
    assert sorted(listed - ours) == [], "listed, and not loaded"
    tops = {name.partition(".")[0] for name in found}
    foreign = {name for name in tops - sys.stdlib_module_names if not name.startswith("_")}
    assert foreign - NO_PACKAGES == OTHERS.keys()


@pytest.mark.process
@pytest.mark.parametrize(
    ("waits", "rules"),
    [(nothing, "chains"), (chains, "chains"), (perfect_hotel, "perfect_hotel")],
)
def test_then_the_rules_of_the_last_game_are_loaded_and_no_others(
    tmp_path: Path, waits: Callable[[Store], None], rules: str
) -> None:
    awaited = f"hotels.ledger.{rules}.game"
    games = {f"hotels.ledger.{game}.game" for game in ("chains", "big_shot", "perfect_hotel")}
    found = loaded(tmp_path, waits, awaited)
    assert found & games == {awaited}
    assert not {name for name in found if name.startswith("hotels.screens.chains")}

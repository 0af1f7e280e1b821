"""What is loaded when the app starts: what Home shows, and nothing else.

Whoever needs another module at the start adds it here, and says why it cannot wait.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.places import FILE
from hotels.store.store import Store
from tests.store.playing import played

PROGRAM = """
import os, runpy, sys
os.environ |= {"KIVY_NO_ARGS": "1", "KIVY_NO_CONFIG": "1", "KIVY_NO_FILELOG": "1"}
from kivy.clock import Clock

def tell(_):
    from kivy.app import App
    print("loaded", *sys.modules)
    App.get_running_app().stop()

Clock.schedule_once(lambda _: Clock.schedule_once(tell), 0)
runpy.run_path("main.py", run_name="__main__")
"""
"""The app, started as everybody does, up to the frame after its first."""

HOME = {
    "the app, its window, and where its archive lies": "app places settings screens "
    "screens.shell screens.screen screens.profile",
    "what may happen at any moment: a pause, another window, an error that nobody caught": ""
    "screens.life screens.cover screens.net interrupted",
    "colours and type": "screens.palette screens.patterns screens.theme",
    "Home": "screens.home screens.home.big_card screens.home.cards screens.home.column "
    "screens.home.directory screens.home.entries screens.home.game_line screens.home.games "
    "screens.home.house_mark screens.home.lobby",
    "Home's way out of a damaged archive": "screens.home.rescuing screens.home.trouble_card "
    "views.trouble wording.disk store.rescue",
    "the parts that Home is made of": "screens.widgets screens.widgets.baked "
    "screens.widgets.button screens.widgets.drawing screens.widgets.fob screens.widgets.plate "
    "screens.widgets.raster screens.widgets.small_board screens.widgets.tap screens.widgets.text",
    "what Home says": "views views.game_rows views.home views.home_others views.letters "
    "views.people wording wording.amounts wording.kinds",
    "the help's first steps, and the explanation of what is new": "views.help views.hints "
    "wording.speech",
    "the archive": "store store.disk store.keeping store.records store.schema store.searching "
    "store.store store.unread table",
    "the sample that Home offers": "sample",
    "a game that waits, with its board": "ledger ledger.codec ledger.difference ledger.game "
    "ledger.journal ledger.money ledger.objection ledger.posting ledger.reading ledger.replay "
    "ledger.working ledger.chains ledger.chains.agreement ledger.chains.board "
    "ledger.chains.booking ledger.chains.books ledger.chains.changes ledger.chains.codec "
    "ledger.chains.edition ledger.chains.editions ledger.chains.editions.acquire "
    "ledger.chains.editions.acquire_later ledger.chains.editions.cities "
    "ledger.chains.editions.decision ledger.chains.editions.vacation ledger.chains.entries "
    "ledger.chains.game ledger.chains.header ledger.chains.headers ledger.chains.house "
    "ledger.chains.rule ledger.chains.rules ledger.chains.rules.asides "
    "ledger.chains.rules.bonuses ledger.chains.rules.deal ledger.chains.rules.ending "
    "ledger.chains.rules.purchases ledger.chains.rules.takeovers ledger.chains.rules.tiles "
    "ledger.chains.terms ledger.chains.trouble ledger.chains.workings",
}
"""The modules of Hotels by what they are for."""

OTHERS = {
    "kivy": "the window",
    "kivymd": "its app, its theme and its fonts",
    "materialyoucolor": "KivyMD's theme reckons its colours with it",
    "PIL": "materialyoucolor loads it",
    "filetype": "Kivy looks with it at what a picture is",
}
"""The packages besides, each with who loads it."""

# Hotels itself, and what Kivy's compiled parts share, which counts as a module.
NO_PACKAGES = {"hotels", "cython_runtime"}


@pytest.fixture(scope="module")
def loaded(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """All modules once Home stands there with a game that waits."""
    folder = tmp_path_factory.mktemp("start")
    with Store(folder / FILE) as store:
        played(store, until=9)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "HOTELS_DATA": str(folder), "KIVY_HOME": str(folder / "kivy")},
        capture_output=True,
        text=True,
        check=True,
    )
    (told,) = (line for line in done.stdout.splitlines() if line.startswith("loaded "))
    return frozenset(told.split()[1:])


def named(parts: dict[str, str]) -> Iterator[str]:
    for names in parts.values():
        yield from (f"hotels.{name}" for name in names.split())


@pytest.mark.process
def test_of_hotels_only_what_home_shows_is_loaded(loaded: frozenset[str]) -> None:
    ours = {name for name in loaded if name.startswith("hotels.")}
    assert sorted(ours - {*named(HOME)}) == [], "loaded with Home, and Home does not show it"


@pytest.mark.process
def test_nothing_is_listed_that_is_not_loaded(loaded: frozenset[str]) -> None:
    assert sorted({*named(HOME)} - loaded) == []


@pytest.mark.process
def test_of_others_only_what_home_stands_on_is_loaded(loaded: frozenset[str]) -> None:
    tops = {name.partition(".")[0] for name in loaded}
    foreign = {name for name in tops - sys.stdlib_module_names if not name.startswith("_")}
    assert foreign - NO_PACKAGES == OTHERS.keys()

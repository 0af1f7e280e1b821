"""The start after a fault, and a fault at the start, under Kivy's own loop too."""

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from hotels import interrupted
from hotels.interrupted import Interrupted
from hotels.views import crash as words
from tests.screens.falling import NAMES, at_the_table, fail, told
from tests.store.playing import played

if TYPE_CHECKING:
    from hotels.screens.net import Net
    from tests.screens.driver import Driver


def test_the_next_start_goes_on_with_one_line_about_it(driver: "Driver", net: "Net") -> None:
    game = played(driver.app.store, players=NAMES, until=12)
    interrupted.remember(driver.app.folder, game.record.id)
    net.welcome()
    driver.frames(5)
    assert words.RESUMED in driver.words()
    assert driver.app.shell.top.sitting.game.record.id == game.record.id
    assert interrupted.recalled(driver.app.folder) is None
    net.welcome()
    assert driver.app.shell.top.sitting.game.record.id == game.record.id


@pytest.mark.parametrize("game", [None, 999])
def test_the_next_start_without_a_game_shows_home(
    driver: "Driver", net: "Net", game: int | None
) -> None:
    interrupted.remember(driver.app.folder, game)
    net.welcome()
    driver.frames(3)
    assert driver.app.shell.top is driver.app.home
    assert words.RESUMED_HOME in driver.words()


def test_a_start_that_fails_where_it_resumes_does_not_resume_again(
    driver: "Driver", net: "Net", monkeypatch: pytest.MonkeyPatch
) -> None:
    from kivy.clock import Clock

    from hotels.screens.chains.table import TableScreen

    table = at_the_table(driver)
    driver.app.shell.home()
    monkeypatch.setattr(TableScreen, "build", fail)
    interrupted.remember(driver.app.folder, table.record.id)
    Clock.schedule_once(lambda _: net.welcome(), 0)
    told(driver, says=words.AGAIN)
    assert interrupted.recalled(driver.app.folder) == Interrupted(None)


LONGEST = 120
"""Seconds that a program may take that ends by itself."""

PROGRAM = """
import os, sys, tempfile
os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
os.environ["KIVY_NO_CONSOLELOG"] = "1"
from kivy.clock import Clock
from hotels.app import HotelsApp
from hotels.screens.home import Home
from hotels.screens.net import Net

def fail(*_):
    raise ValueError("Ana")

def words():
    from kivy.core.window import Window
    return [w.text for top in Window.children for w in top.walk() if getattr(w, "text", "")]

def when(is_so, then):
    def look(_):
        if is_so():
            then()
            return False
    Clock.schedule_interval(look, 0.05)

def go_on():
    print(words()[0])
    net.go_on()
    when(lambda: net.screen is None and words(), lambda: (print(words()[0]), net.house.stop()))

net = Net(HotelsApp())
if sys.argv[1] == "start":
    Home.build = fail
    when(lambda: net.screen is not None, lambda: (print(words()[0]), net._end()))
else:
    Clock.schedule_once(fail, 0.5)
    when(lambda: net.screen is not None, go_on)
net.run()
print("over", net.screen is not None)
"""


@pytest.mark.process
@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("loop", [words.TITLE, "Hotels", "over False"]),
        ("start", [words.TITLE, "over True"]),
    ],
)
def test_kivy_s_own_loop_goes_on(where: str, said: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, where],
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    assert (done.returncode, done.stdout.splitlines()) == (0, said), done.stderr


STARTED = """
import os, tempfile
os.environ |= {"HOTELS_DATA": tempfile.mkdtemp(), "KIVY_NO_CONSOLELOG": "1"}
from hotels.app import HotelsApp
from hotels.screens.net import Net

on_start = HotelsApp.on_start
HotelsApp.on_start = lambda app: (on_start(app), print("started"))[0]
net = Net(HotelsApp())
net.welcome = lambda: (print("welcome"), net.house.stop())
net.run()
"""


@pytest.mark.process
def test_the_app_hears_that_it_has_started_and_then_the_banker_is_welcome() -> None:
    done = subprocess.run(
        [sys.executable, "-c", STARTED],
        capture_output=True,
        text=True,
        check=False,
        timeout=LONGEST,
    )
    assert (done.returncode, done.stdout.split()) == (0, ["started", "welcome"]), done.stderr

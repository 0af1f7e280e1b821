"""Rules are loaded beside the screens: whatever is done at that very moment goes as ever."""

import os
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread
from typing import TYPE_CHECKING

import pytest

from hotels.places import FILE
from hotels.store.store import Store
from tests.store.playing import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.screens.driver import Driver

ROOT = Path(__file__).parents[2]
NEVER = 120
"""Seconds after which what is awaited will not come."""

PROGRAM = """
import os, runpy, sys
from threading import Event
os.environ |= {"KIVY_NO_ARGS": "1", "KIVY_NO_CONFIG": "1", "KIVY_NO_FILELOG": "1"}
sys.setswitchinterval(1e-6)
from hotels.app import HotelsApp
from kivy.app import App
from kivy.core.window import Window
from hotels.screens.home import ahead
from hotels.screens.home.entries import entries

deed, frames, begun, load = sys.argv[1], [], Event(), ahead._load

def noted(last):
    begun.set()
    load(last)

def tell(*_):
    Window.canvas.ask_update()
    if not begun.is_set():
        return
    app = App.get_running_app()
    frames.append(None)
    if len(frames) == 1 and deed == "resume":
        app.resume(app.store.page()[0].id)
    elif len(frames) == 1 and deed != "close":
        next(entry for entry in entries(app.home) if entry.name == deed).enter()
    if len(frames) == 10 or deed == "close":
        print("shown", type(app.shell.top).__name__, flush=True)
        app.stop()

ahead._load = noted
Window.bind(on_flip=tell)
runpy.run_path("main.py", run_name="__main__")
"""
"""The app, started as everybody does; at the frame at which the rules begin to load, a deed."""


@pytest.mark.process
@pytest.mark.parametrize(
    ("deed", "shown"),
    [
        ("close", "Home"),
        ("resume", "TableScreen"),
        ("New game", "NewGame"),
        ("Settle a dispute", "DeskScreen"),
        ("Perfect Hotel", "PerfectHotelStart"),
    ],
)
def test_what_is_done_while_the_rules_load_is_done(tmp_path: Path, deed: str, shown: str) -> None:
    with Store(tmp_path / FILE) as store:
        if deed == "resume":
            played(store, until=9)
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, deed],
        cwd=ROOT,
        env={**os.environ, "HOTELS_DATA": str(tmp_path), "KIVY_HOME": str(tmp_path / "kivy")},
        capture_output=True,
        text=True,
        check=False,
        timeout=NEVER,
    )
    assert done.stdout.splitlines()[-1:] == [f"shown {shown}"]
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "[Hotels" not in done.stderr


DOORS = """
import sys, threading
from threading import Event
from time import sleep
inside = Event()

class Slow:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == "hotels.ledger.chains.editions" and threading.current_thread() is thread:
            inside.set()
            sleep(2)

def load():
    from hotels.ledger.chains import game

sys.meta_path.insert(0, Slow)
thread = threading.Thread(target=load)
thread.start()
inside.wait(10)
import {module}
thread.join()
"""
"""One thread is about to load the editions, and another loads what knows them."""


@pytest.mark.process
@pytest.mark.parametrize("module", ["hotels.views.settings", "hotels.views.setup"])
def test_two_threads_that_load_the_editions_at_once_both_get_them(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", DOORS.format(module=module)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=NEVER,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_what_goes_wrong_beside_the_screens_is_nobody_s_concern(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.screens.home import ahead
    from hotels.store import keeping

    tried = Event()
    fell: list[object] = []

    def wrong(_: object) -> None:
        tried.set()
        raise MemoryError

    monkeypatch.setattr(keeping, "understood", wrong)
    monkeypatch.setattr("threading.excepthook", fell.append)
    begun: list[Thread] = []

    def thread(**how: "Callable[..., None]") -> Thread:
        begun.append(Thread(**how))
        return begun[-1]

    monkeypatch.setattr(ahead, "Thread", thread)
    played(driver.app.store, until=2)
    ahead.load_ahead(lambda: driver.app.store.page()[0])
    driver.wait(1)
    assert tried.wait(NEVER)
    begun[0].join()
    assert fell == []
    assert driver.app.shell.top is driver.app.home

"""The Ledger: how soon it is there, how it scrolls, what a step and a change of it cost.

Each is measured in a process of its own, as the other screens are: ``python -m bench.window WHAT``.
"""

import os
import tempfile
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from bench.window import ENTRIES, TAPS, answer, recorded

STEP, STEPS = 24, 200
"""How many pixels a frame scrolls by, and how often."""

ROW = 48
"""How high a row of the bare list is."""

OPENINGS = 8


def kept(app: Any, name: str = "vacation-p6_017", events: int = 160) -> Any:
    """A game of 300 entries on the disk, still under way."""
    from hotels.ledger.chains.codec import decoded
    from hotels.ledger.chains.entries import Count
    from hotels.ledger.chains.game import ChainGame
    from hotels.store.keeping import began

    game = recorded(name)
    seats = game.header.seats
    sat = began(app.store, ChainGame(game.header), [f"P{seat}" for seat in range(seats)])
    for event in game.events[:events]:
        sat.table.write(decoded(event))
    while len(sat.table.lines) < ENTRIES:
        player = len(sat.table.lines) % seats
        sat.table.write(Count(player, "cash", sat.table.books.cash[player]))
    return sat


def opened(driver: Any, game: Any) -> Any:
    """Its ledger on the screen, from the table."""
    from hotels.screens.ledger import open_ledger

    driver.app.resume(game.record.id)
    driver.frames(10)
    open_ledger(driver.app, driver.app.shell.top.sitting.game)
    driver.frames(30)
    return driver.app.shell.top


def ledger() -> None:
    """From the tap at the table to the Ledger drawn."""
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        from hotels.screens.chains.looking_up import open_ledger

        game = kept(app)
        times = []
        for _ in range(OPENINGS):
            app.resume(game.record.id)
            driver.frames(20)
            sitting = app.shell.top.sitting
            start = time.perf_counter()
            open_ledger(sitting)
            driver.frames(1)
            times.append(time.perf_counter() - start)
            app.shell.home()
            driver.frames(30)
        answer(first=times[0], later=median(times[1:]))


def scrolled() -> None:
    """A frame of the Ledger while its lines are scrolled."""
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        screen = opened(driver, kept(app))
        rows = len(screen.list.lines)
        answer(frame=frames(driver, screen.roll, screen.roll.hidden), rows=rows)


def recycled() -> None:
    """The same of a bare RecycleView with as many rows."""
    from kivy.uix.label import Label
    from kivy.uix.recycleboxlayout import RecycleBoxLayout
    from kivy.uix.recycleview import RecycleView
    from kivymd.app import MDApp

    from tests.screens.driver import Driver

    class Bare(MDApp):
        def build(self) -> RecycleView:
            layout = RecycleBoxLayout(
                default_size=(None, ROW),
                default_size_hint=(1, None),
                size_hint_y=None,
                orientation="vertical",
            )
            layout.bind(minimum_height=layout.setter("height"))
            view = RecycleView(viewclass=Label)
            view.add_widget(layout)
            view.data = [{"text": text} for text in sentences()]
            return view

    with Driver(Bare()) as driver:
        driver.frames(30)
        view = driver.app.root
        answer(frame=frames(driver, view, len(view.data) * ROW - view.height))


def scrubbed() -> None:
    """A step of the slider, to the board, the chains and the players of the next frame."""
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        screen = opened(driver, kept(app))
        times = []
        for step in range(TAPS):
            start = time.perf_counter()
            screen.sitting.scrub(100 + step)
            driver.frames(1)
            times.append(time.perf_counter() - start)
            driver.frames(12)
        answer(frame=median(times))


def changed() -> None:
    """The key that strikes an early tile, to the list of what that changes in the next frame."""
    from hotels.app import HotelsApp
    from hotels.ledger.chains.entries import Lay
    from hotels.views.ledger.opened import LineDeed, Offer
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        sitting = opened(driver, kept(app)).sitting
        tiles = [number for number, one in sitting.table.pages if isinstance(one.entry, Lay)]
        times = []
        for tap in range(TAPS):
            start = time.perf_counter()
            sitting.begin(Offer(LineDeed.STRIKE), tiles[tap % len(tiles)])
            driver.frames(1)
            times.append(time.perf_counter() - start)
            sitting.close_beside()
            driver.frames(12)
        answer(frame=median(times))


def frames(driver: Any, view: Any, hidden: float) -> float:
    """A frame of a view that scrolls, so many pixels each, there and back."""
    times = []
    above = hidden * 0.1
    for step in range(STEPS):
        above += STEP if step < STEPS / 2 else -STEP
        start = time.perf_counter()
        view.scroll_y = 1 - above / hidden
        driver.frames(1)
        times.append(time.perf_counter() - start)
    return median(times)


def sentences() -> Sequence[str]:
    """What the lines of the Ledger say."""
    from hotels.ledger.chains.codec import decoded
    from hotels.ledger.chains.entries import Count
    from hotels.ledger.chains.game import ChainGame
    from hotels.ledger.journal import Line, Write
    from hotels.table import Table
    from hotels.views.ledger.lines import by_turn
    from hotels.views.table import speech_of

    game = recorded("vacation-p6_017")
    entries = [decoded(event) for event in game.events[:160]]
    entries += [Count(n % game.header.seats, "cash", 5_000) for n in range(ENTRIES - 160)]
    lines = (Line(number, Write(entry)) for number, entry in enumerate(entries, 1))
    table = Table(ChainGame(game.header), lines)
    names = [f"P{seat}" for seat in range(game.header.seats)]
    return [line.text for line in by_turn(table, speech_of(game.header, names, {}))]


def standing() -> None:
    """The standing of a game that goes on, from the tap on its key to it drawn."""
    from hotels.app import HotelsApp
    from hotels.screens.chains.looking_up import open_standing
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        app.resume(kept(app, "acquire-p6_024", 180).record.id)
        driver.frames(10)
        sitting, times = app.shell.top.sitting, []
        for _ in range(OPENINGS):
            start = time.perf_counter()
            open_standing(sitting)
            driver.frames(1)
            times.append(time.perf_counter() - start)
            app.back()
            driver.frames(5)
        answer(first=times[0], later=median(times[1:]))


WHAT: dict[str, Callable[[], None]] = {
    one.__name__: one for one in (ledger, scrolled, recycled, scrubbed, changed, standing)
}

"""One measurement in a process of its own, with a window: ``python -m bench.window WHAT``.

The parent says when it started this process; the answer is a line of JSON.
"""

import json
import os
import resource
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from hotels.ledger import reading
from hotels.ledger.chains.transcript import Transcript, transcript

os.environ.setdefault("KIVY_NO_ARGS", "1")
os.environ.setdefault("KIVY_NO_CONSOLELOG", "1")
os.environ.setdefault("KIVY_NO_CONFIG", "1")
os.environ.setdefault("KIVY_NO_FILELOG", "1")

GAMES = Path(__file__).parent.parent / "tests" / "games"
TAPS = 40
SHEETS, SITTINGS = 200, 50
ENTRIES = 300
ROUNDS = 7


def answer(**figures: float) -> None:
    """What was measured, for the parent."""
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.flush()


def peak() -> float:
    """The most memory this process ever had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def memory() -> float:
    """The memory this process has now, in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def run_to_first_frame(app: Any) -> None:
    """Run an app until its first frame is on the screen."""
    from kivy.core.window import Window

    def shown(*_: object) -> None:
        answer(first_frame=time.time() - float(sys.argv[2]), peak=peak())
        os._exit(0)

    Window.bind(on_flip=shown)
    app.run()


def hello() -> None:
    """A bare KivyMD window that says hello."""
    from kivymd.app import MDApp
    from kivymd.uix.label import MDLabel
    from kivymd.uix.screen import MDScreen

    class Hello(MDApp):
        def build(self) -> MDScreen:
            return MDScreen(MDLabel(text="Hello", halign="center"))

    run_to_first_frame(Hello())


def home() -> None:
    """Hotels, at Home, with a game to resume."""
    from hotels.app import HotelsApp

    run_to_first_frame(HotelsApp())


def square() -> None:
    """A bare redraw of one square among 108 on a canvas, in a KivyMD window."""
    from kivy.graphics import Color, Rectangle
    from kivy.uix.widget import Widget
    from kivymd.app import MDApp

    squares = []

    class Bare(MDApp):
        def build(self) -> Widget:
            widget = Widget()
            with widget.canvas:
                for place in range(108):
                    colour = Color(0.2, 0.4, 0.6, 1)
                    row, column = divmod(place, 12)
                    Rectangle(pos=(16 + 70 * column, 84 + 68 * row), size=(66, 64))
                    squares.append(colour)
            return widget

    from tests.screens.driver import Driver

    with Driver(Bare()) as driver:
        driver.frames(30)
        times = []
        for tap in range(TAPS):
            start = time.perf_counter()
            squares[tap].rgba = (0.9, 0.6, 0.1, 1)
            driver.frames(1)
            times.append(time.perf_counter() - start)
        answer(frame=median(times))


def recorded(name: str) -> Transcript:
    """A recorded game."""
    return transcript(reading.parsed((GAMES / f"{name}.json").read_bytes()))


def begun(driver: Any, name: str) -> Transcript:
    """A recorded game, begun on the screen."""
    from hotels.ledger.chains.game import ChainGame

    game = recorded(name)
    driver.app.begin(ChainGame(game.header), [f"P{seat}" for seat in range(game.header.seats)])
    driver.frames(5)
    return game


def tap() -> None:
    """A whole game by touch: each tap on a square to the next frame drawn."""
    from hotels.app import HotelsApp
    from hotels.ledger.chains.codec import decoded
    from hotels.ledger.chains.entries import Lay
    from tests.screens.driver import Driver, Finger
    from tests.screens.hand import Hand

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        game = begun(driver, sys.argv[3])
        hand = Hand(driver)
        times: list[float] = []
        taps = turns = 0
        from kivy.base import EventLoop

        for event in game.events:
            entry = decoded(event)
            if isinstance(entry, Lay):
                turns += 1
                taps += 1
                place = hand._middle(  # noqa: SLF001 - the hand knows where the square is
                    hand.screen.board, hand.books.header.shape.square(entry.tile)
                )
                finger = Finger(*place)
                EventLoop.post_dispatch_input("begin", finger)
                driver.frames(2)
                start = time.perf_counter()
                EventLoop.post_dispatch_input("end", finger)
                driver.frames(1)
                times.append(time.perf_counter() - start)
                driver.frames(12)
            else:
                before = hand.taps
                hand.do(entry)
                taps += hand.taps - before
        answer(frame=median(times), taps=taps / turns, peak=peak())


def resume() -> None:
    """From the tap on Home to the table of a long game drawn."""
    from hotels.app import HotelsApp
    from hotels.ledger.chains.codec import decoded
    from hotels.ledger.chains.entries import Count
    from hotels.ledger.chains.game import ChainGame
    from hotels.store.keeping import began
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        game = recorded("vacation-p6_017")
        seats = game.header.seats
        sat = began(app.store, ChainGame(game.header), [f"P{seat}" for seat in range(seats)])
        for event in game.events[:160]:  # still under way
            sat.table.write(decoded(event))
        while len(sat.table.lines) < ENTRIES:
            player = len(sat.table.lines) % seats
            sat.table.write(Count(player, "cash", sat.table.books.cash[player]))
        app.shell.home()
        app.shell.arrange()
        driver.frames(10)
        times = []
        for _ in range(5):
            start = time.perf_counter()
            app.resume(sat.record.id)
            driver.frames(1)
            times.append(time.perf_counter() - start)
            app.shell.home()
            driver.frames(5)
        answer(first=times[0], later=median(times[1:]))


def flat() -> None:
    """What is left of many sheets, and of many games opened and closed."""
    import gc

    from hotels.app import HotelsApp
    from hotels.screens.chains.menu import open_menu
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        begun(driver, "manuscript")
        number = app.shell.top.sitting.game.record.id
        sitting = app.shell.top.sitting

        def sheets(count: int) -> None:
            for _ in range(count):
                open_menu(sitting)
                driver.frames(1)
                app.close_sheet()
                driver.frames(1)

        def games(count: int) -> None:
            for _ in range(count):
                app.resume(number)
                driver.frames(1)
                app.shell.home()
                driver.frames(1)

        figures = {}
        for name, do, count in (("sheets", sheets, SHEETS), ("games", games, SITTINGS)):
            do(count // 2)
            gc.collect()
            before = memory()
            do(count)
            gc.collect()
            figures[name] = memory() - before
        answer(**figures)


def desk() -> None:
    """A step of the size on the dispute desk, to the new answer in the next frame drawn."""
    from hotels.app import HotelsApp
    from hotels.screens.desk import DeskScreen
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        screen = DeskScreen(app)
        app.show(screen)
        driver.frames(30)
        times = []
        for step in range(TAPS):
            start = time.perf_counter()
            screen.step_size(-1 if step % 2 else 1)
            driver.frames(1)
            times.append(time.perf_counter() - start)
            driver.frames(12)
        answer(frame=median(times))


def picture() -> None:
    """The picture of the standing of a finished game, as a PNG; the floor is its pixels alone."""
    from io import BytesIO

    from PIL import Image

    from hotels.app import HotelsApp
    from hotels.ledger.chains.codec import decoded
    from hotels.ledger.chains.game import ChainGame
    from hotels.screens.chains.share_card import standing_picture
    from hotels.screens.sharing.studio import QUICK
    from hotels.store.keeping import began
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        game = recorded("vacation-p4_001")
        sat = began(app.store, ChainGame(game.header), game.players, dict(game.names))
        for event in game.events:
            sat.table.write(decoded(event))
        driver.frames(5)
        times, pressed = [], []
        for _ in range(ROUNDS):
            start = time.perf_counter()
            data = standing_picture(sat)
            times.append(time.perf_counter() - start)
            with Image.open(BytesIO(data)) as image:
                image.load()
                start = time.perf_counter()
                image.save(BytesIO(), "PNG", compress_level=QUICK)
                pressed.append(time.perf_counter() - start)
        answer(first=times[0], later=median(times[1:]), floor=median(pressed))


WHAT: dict[str, Callable[[], None]] = {
    one.__name__: one for one in (hello, home, square, tap, resume, desk, flat, picture)
}

if __name__ == "__main__":
    from bench import ledger, many

    (WHAT | ledger.WHAT | many.WHAT)[sys.argv[1]]()

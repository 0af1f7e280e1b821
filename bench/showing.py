"""The screens: how soon they are there, how soon a tap is seen, how much memory they take.

Every measurement is a process of its own with a window (``bench/window.py``), on whatever display
there is; ours and the floor take turns, so that a busy spell of the machine falls on both.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from statistics import median

from bench.row import MILLI, Row

ROUNDS = 7
FLOOR = (
    "a bare KivyMD window; one of 108 squares on a bare canvas drawn anew; "
    "a picture's pixels pressed; a bare RecycleView scrolled; the same with few games"
)
TAPPED = "vacation-p2_010"
COUNTED = {"VACATION": (TAPPED, "2.7"), "Acquire classic": ("acquire-p4_027", "3.7")}


def rows() -> Iterator[Row]:
    """What is felt first, first."""
    if find_spec("kivy") is None or not os.environ.get("DISPLAY"):
        return
    hello, home = _turns(("hello",), ("home",), rounds=ROUNDS)
    first, bare = (middle(found, "first_frame") * MILLI for found in (home, hello))
    yield Row("first frame of Home", first, bare, "ms", "1.25 times")
    square, tap = _turns(("square",), ("tap", TAPPED), rounds=3)
    frame, drawn = (middle(found, "frame") * MILLI for found in (tap, square))
    yield Row("a tile tapped, to the next frame", frame, drawn, "ms", "1.25 times")
    yield Row(
        "most memory, a whole game", middle(tap, "peak"), middle(hello, "peak"), "MB", "1.4 times"
    )
    (resumed,) = _turns(("resume",), rounds=3)
    yield Row(
        "resumed, 300 entries, to the table drawn",
        middle(resumed, "later") * MILLI,
        bare,
        "ms",
        "150 ms",
    )
    yield from _ledger(drawn)
    (stood,) = _turns(("standing",), rounds=3)
    later = middle(stood, "later") * MILLI
    yield Row("the standing now, 300 entries, to it drawn", later, drawn, "ms", "100 ms")
    (settled,) = _turns(("desk",), rounds=3)
    yield Row(
        "a figure of the desk changed, to the answer",
        middle(settled, "frame") * MILLI,
        drawn,
        "ms",
        "lead of a frame",
    )
    (drawn_off,) = _turns(("picture",), rounds=3)
    yield Row(
        "picture of a standing, four players",
        middle(drawn_off, "later") * MILLI,
        middle(drawn_off, "floor") * MILLI,
        "ms",
        "300 ms",
    )
    (flat,) = _turns(("flat",), rounds=1)
    for name, what in (("sheets", "memory left by 200 sheets"), ("games", "by 50 games opened")):
        yield Row(what, flat[0][name], middle(hello, "peak"), "MB", "flat")
    yield from _many(drawn)


def _ledger(drawn: float) -> Iterator[Row]:
    """The Ledger of a long game: opened, scrolled, gone through."""
    (opened,) = _turns(("ledger",), rounds=3)
    later = middle(opened, "later") * MILLI
    yield Row("the Ledger opened, 300 entries, to it drawn", later, drawn, "ms", "100 ms")
    recycled, scrolled = _turns(("recycled",), ("scrolled",), rounds=5)
    ours, bare = (middle(found, "frame") * MILLI for found in (scrolled, recycled))
    yield Row("the Ledger scrolled, a frame", ours, bare, "ms", "1.25 times")
    (scrubbed,) = _turns(("scrubbed",), rounds=3)
    step = middle(scrubbed, "frame") * MILLI
    yield Row("a step through the game, to the board drawn", step, drawn, "ms", "lead of a frame")
    (changed,) = _turns(("changed",), rounds=3)
    listed = middle(changed, "frame") * MILLI
    yield Row(
        "an early tile struck, to the list of what changes", listed, drawn, "ms", "lead of a frame"
    )


def _many(drawn: float) -> Iterator[Row]:
    """What has become large: the archive, a game, a day."""
    few, many = _turns(("list_of_games", "60"), ("list_of_games", "10000"), rounds=1)
    for name, what, goal in (
        ("home", "Home with 10,000 games, and with 60", "even"),
        ("opened", "  the list of them opened", "even"),
        ("frame", "  scrolled, a frame", "even"),
        ("slowest", "  the slowest of 600 frames, with leaps", "even"),
        ("found", "  words looked for in it", "100 ms"),
    ):
        yield Row(what, middle(many, name) * MILLI, middle(few, name) * MILLI, "ms", goal)
    (long,) = _turns(("long_play",), rounds=1)
    for name, what, goal in (
        ("opened", "a game of 5,000 lines: resumed, to it drawn", "150 ms"),
        ("tapped", "  a tile laid or taken back, to the next frame", "lead of a frame"),
        ("ledger", "  its Ledger opened", "100 ms"),
        ("frame", "  and scrolled, a frame", "1.25 times"),
    ):
        yield Row(what, middle(long, name) * MILLI, drawn, "ms", goal)
    (day,) = _turns(("long_day",), rounds=1)
    grown, warm = middle(day, "grown"), middle(day, "warm")
    yield Row("memory left by 6 games by touch, after 6 others", grown, warm, "MB", "flat")


def taps() -> Iterator[str]:
    """How many taps a turn takes, counted on the screens."""
    if find_spec("kivy") is None or not os.environ.get("DISPLAY"):
        yield "the screens were left out: there is no display here"
        return
    for name, (game, goal) in COUNTED.items():
        said = _measured("tap", game)["taps"]
        yield f"taps a turn, {name}: {said:.2f} (goal {goal})"


def middle(found: list[dict[str, float]], name: str) -> float:
    """The middle one of several figures."""
    return median(one[name] for one in found)


def _turns(*whats: tuple[str, ...], rounds: int) -> list[list[dict[str, float]]]:
    """Each measured so often, in turns."""
    found: list[list[dict[str, float]]] = [[] for _ in whats]
    for _ in range(rounds):
        for place, what in enumerate(whats):
            found[place].append(_measured(*what))
    return found


def _measured(what: str, *more: str) -> dict[str, float]:
    root = Path(__file__).parent.parent
    with tempfile.TemporaryDirectory() as folder:
        surroundings = os.environ | {
            "HOTELS_DATA": folder,
            "KIVY_HOME": folder,
            "LIBGL_ALWAYS_SOFTWARE": "1",
        }
        command = (sys.executable, "-m", "bench.window", what, str(time.time()), *more)
        done = subprocess.run(
            command, cwd=root, env=surroundings, check=True, capture_output=True, text=True
        )
    said: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return said

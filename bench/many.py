"""A house that has seen much: ten thousand games, a game of five thousand lines, a long day.

Each is measured in a process of its own, as the other screens are: ``python -m bench.window WHAT``.
"""

import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from bench.window import TAPS, answer, begun, memory, recorded

GAMES, FEW = 10_000, 60
"""So many games there are, and so few that the list still has something to scroll."""

SCROLLED, STEP, LEAP = 600, 24, 60
"""Frames that the list of all games is scrolled for, by so many pixels; now and then it leaps."""

A_GAME = 10
"""Lines of a game of the archive."""
"""Frames that the list of all games is scrolled for."""

LINES, CORRECTIONS = 5_000, 400
"""How long the long game is, and how many of its lines put an earlier one right."""

HOURS = 12
"""How long the day is; a table plays a game in an hour."""

WARM = 6
"""Games after which what is remembered on purpose is full."""

PLAYED = ("vacation-p2_010", "acquire-p4_027", "vacation-p6_017", "vacation-p4_001")


def archive(games: int) -> None:
    """A folder with an archive of so many games, before the app opens it."""
    from bench.storing import filled
    from hotels.places import archive_file
    from hotels.store.store import Store

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    with Store(archive_file()) as store:
        filled(store, games, lines=A_GAME)


def list_of_games() -> None:
    """Home and the list of all games: opened, scrolled through, searched."""
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver

    games = int(sys.argv[3])
    archive(games)
    app = HotelsApp()
    with Driver(app) as driver:
        from hotels.screens.home.all_games import AllGames

        driver.frames(90)
        homes = []
        for _ in range(TAPS):
            start = time.perf_counter()
            app.shell.home()
            app.shell.top.changed()
            driver.frames(1)
            homes.append(time.perf_counter() - start)
            driver.frames(3)
        start = time.perf_counter()
        screen = AllGames(app)
        app.show(screen)
        driver.frames(1)
        opened = time.perf_counter() - start
        driver.frames(30)
        pane: Any = screen._pane  # noqa: SLF001 - what scrolls
        while len(screen.records) < games:
            pane.scroll_y = 0
            driver.frames(2)
        chance, scrolled = random.Random(games), []
        for frame in range(SCROLLED):
            above = pane.hidden * chance.random() if frame % LEAP == 0 else pane.offset + STEP
            start = time.perf_counter()
            pane.to(min(pane.hidden, above))
            driver.frames(1)
            scrolled.append(time.perf_counter() - start)
        listed = len(screen.records)
        found = []
        for word in ("a", "b", "vacation", "zzz", "") * 3:
            screen.words = word
            start = time.perf_counter()
            screen._start()  # noqa: SLF001 - what the pause after the last key calls
            driver.frames(1)
            found.append(time.perf_counter() - start)
        scrolled.sort()
        answer(
            home=median(homes),
            opened=opened,
            frame=median(scrolled),
            slowest=scrolled[-1],
            found=median(found),
            games=listed,
        )


def long_game(app: Any) -> Any:
    """A game of five thousand lines, hundreds of them corrections, still under way."""
    from hotels.ledger.chains.codec import decoded
    from hotels.ledger.chains.entries import Count
    from hotels.ledger.chains.game import ChainGame
    from hotels.store.keeping import began

    chance = random.Random(LINES)
    game = recorded("vacation-p6_017")
    seats = game.header.seats
    sat = began(app.store, ChainGame(game.header), [f"P{seat}" for seat in range(seats)])
    table = sat.table
    for event in game.events[:160]:
        table.write(decoded(event))
    counts = []
    while len(table.lines) < LINES - CORRECTIONS:
        player = len(table.lines) % seats
        table.write(Count(player, "cash", table.books.cash[player]))
        counts.append(len(table.lines))
    while len(table.lines) < LINES:
        table.strike(counts.pop(chance.randrange(len(counts))))
    return sat


def long_play() -> None:
    """The long game: opened, played on by tiles, its Ledger opened, scrolled and gone through."""
    from bench.ledger import frames
    from hotels.app import HotelsApp
    from hotels.screens.chains.looking_up import open_ledger
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        kept = long_game(app)
        opened, tapped, ledgers = [], [], []
        for _ in range(5):
            app.shell.home()
            driver.frames(30)
            start = time.perf_counter()
            app.resume(kept.record.id)
            driver.frames(1)
            opened.append(time.perf_counter() - start)
            driver.frames(30)
        sitting = app.shell.top.sitting
        free = [one.number for one in app.shell.top.squares if one.state.is_empty]
        for square in free[:10]:
            start = time.perf_counter()
            sitting.lay(square)
            driver.frames(1)
            tapped.append(time.perf_counter() - start)
            driver.frames(15)
            start = time.perf_counter()
            sitting.undo()
            driver.frames(1)
            tapped.append(time.perf_counter() - start)
            driver.frames(15)
        for _ in range(3):
            start = time.perf_counter()
            open_ledger(sitting)
            driver.frames(1)
            ledgers.append(time.perf_counter() - start)
            driver.frames(60)
            screen = app.shell.top
            app.back()
            driver.frames(30)
        open_ledger(sitting)
        driver.frames(60)
        screen = app.shell.top
        scrolled = frames(driver, screen.roll, screen.roll.hidden)
        answer(
            opened=median(opened),
            tapped=median(tapped),
            ledger=median(ledgers),
            frame=scrolled,
            lines=len(kept.table.lines),
        )


def long_day() -> None:
    """Whole games by touch, one after another, each looked at in the Ledger at its end."""
    from hotels.app import HotelsApp
    from hotels.screens.ledger import open_ledger
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    with Driver(app) as driver:
        after = []
        for number in range(HOURS):
            game = begun(driver, PLAYED[number % len(PLAYED)])
            for _ in Hand(driver).play(game):
                pass
            open_ledger(app, app.shell.top.game)
            driver.frames(60)
            app.shell.home()
            driver.frames(60)
            gc.collect()
            after.append(memory())
        answer(
            games=len(after), warm=after[WARM - 1], end=after[-1], grown=after[-1] - after[WARM - 1]
        )


WHAT: dict[str, Callable[[], None]] = {
    one.__name__: one for one in (list_of_games, long_play, long_day)
}

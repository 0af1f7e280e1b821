"""One bit of an archive is otherwise: no crash, and no figure is shown that is not right."""

import gc
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from hotels.places import FILE
from hotels.store import disk as store_disk
from hotels.store.disk import DiskError
from hotels.store.folder import LOG, all_of, beside
from hotels.store.keeping import began, opened
from hotels.store.store import Store
from hotels.views.game_rows import DAMAGED, LATER, GameRow
from hotels.views.hints import HINTS
from hotels.views.home import game_row
from tests.store.playing import corrected, numbered
from tools.torture.life import Life, scratch
from tools.torture.plays import ALL
from tools.torture.wrong import hold
from tools.tour.display import Display
from tools.tour.program import SIZE

if TYPE_CHECKING:
    from tools.torture.inside import Live

SMALL = store_disk.CHECKED_AT_ONCE

PARTS = 1, 3 / 5, 1 / 9
"""How much of the games of each kind is played."""

SAID = (
    *(DAMAGED, LATER, "is damaged", "newer version"),
    *("comes out differently now", "may be wrong"),
)
"""What is said of a game that may not be what it was."""


class Game(NamedTuple):
    """All that a screen can show of a game."""

    record: Any
    pages: Any
    said: Any


def flips(seed: int, times: int) -> Iterator[str]:
    """So many bits are turned over, one at a time; what became of each."""
    with (
        scratch("flipped") as folder,
        Display(*SIZE) as display,
        Life(folder, display.name, "flipped", seed, times) as life,
    ):
        for told in life.listen_well():
            if told["what"] == "flip":
                yield told["made"]
        life.end()
        hold(not life.complaints, life.complaints)


def _fill(store: Store) -> None:
    """Games of all kinds, some of them at an end, one with corrections, one deleted."""
    for number, made in enumerate(ALL):
        played = made()
        game = began(store, played.game, played.people)
        for act in played.acts[: int(len(played.acts) * PARTS[number % len(PARTS)])]:
            game.table.follow(act)
    store.delete(corrected(store).record.id)
    corrected(store)  # last of all: what is deleted leaves the log empty


class Files(NamedTuple):
    """An archive as it lies on the disk, perhaps with a log beside it."""

    main: bytes
    log: bytes

    def flipped(self, chance: Random, *, in_log: bool) -> "Files":
        """The same with one bit otherwise."""
        content = bytearray(self.log if in_log else self.main)
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
        return self._replace(log=bytes(content)) if in_log else self._replace(main=bytes(content))

    def lay(self, path: Path) -> None:
        """In place of what lies there."""
        for file in all_of(path):
            file.unlink(missing_ok=True)
        path.write_bytes(self.main)
        if self.log:
            beside(path, LOG).write_bytes(self.log)


def inside(driver: "Live", seed: str, times: str) -> None:
    """One bit after the other."""
    chance = Random(int(seed))  # noqa: S311 - the same bits again
    driver.app.settings = replace(driver.app.settings, explained=tuple(HINTS))
    path = driver.app.store.path
    with numbered():
        _fill(driver.app.store)
    left = Files(path.read_bytes(), beside(path, LOG).read_bytes())
    driver.app.store.close()
    closed = Files(path.read_bytes(), b"")
    _begin_anew(driver, closed)
    right = _Right(driver)
    gc.freeze()  # what is there now stays
    for _ in range(int(times)):
        in_log = chance.random() < 1 / 5
        large = chance.random() < 1 / 2
        store_disk.CHECKED_AT_ONCE = 0 if large else SMALL
        _begin_anew(driver, (left if in_log else closed).flipped(chance, in_log=in_log))
        driver.pipe.tell("flip", made=right.judged(driver))


def _begin_anew(driver: "Live", files: Files) -> None:
    """Hotels, as it starts over these files."""
    app = driver.app
    if app.store is not None:
        app.store.close()
        app.store = None
    files.lay(app.folder / FILE)
    driver.window.remove_widget(app.root)
    app.shell.close()
    app.life.end()
    app.anew()
    driver.frames(2)


class _Right:
    """What every screen shows of the archive while all of it is sound."""

    def __init__(self, driver: "Live") -> None:
        store = driver.app.store
        self.rows = {row.number: _timeless(row) for row in _rows(driver)}
        self.games = {number: _of(store, number) for number in range(1, store.count() + 2)}
        self.shown = {number: _shown(driver, number) for number in self.games}

    def judged(self, driver: "Live") -> str:
        """What is made of an archive; a figure that is wrong and not said to be ends the trial."""
        app = driver.app
        if app.store is None:
            card = driver.find("TroubleCard")
            hold(card.get_root_window() is not None, "Home says nothing")
            return "told"
        is_sound = not app.home.notice
        for row in _rows(driver):
            if _timeless(row) != self.rows.get(row.number):
                is_sound = False
                fits = app.home.notice or _is_flagged([row.state, row.next])
                hold(fits, f"Home shows {row}")
        for number, game in self.games.items():
            if _of(app.store, number) != game:
                is_sound = False
                shown = _shown(driver, number)
                fits = shown == self.shown[number] or _is_flagged(shown)
                otherwise = [*{*shown} ^ {*self.shown[number]}]
                hold(fits or app.home.notice, f"game {number} shows otherwise: {otherwise}")
        return "harmless" if is_sound else "said of a game"


def _rows(driver: "Live") -> Iterator[GameRow]:
    """Every game on Home, and as the list of all games would have it."""
    shown = (getattr(one, "row", None) for one in driver.widgets())
    yield from (row for row in shown if isinstance(row, GameRow))
    now = datetime.now(tz=UTC).astimezone()
    with suppress(DiskError):  # which is said there in place of them
        yield from (game_row(record, now) for record in driver.app.store.page())


def _timeless(row: GameRow) -> GameRow:
    """The same without its time, which is no figure of the game."""
    return row._replace(day="", hour="")


def _of(store: Store, number: int) -> Game | None:
    """All that the archive has of a game; None where it has not."""
    try:
        game = opened(store, number)
    except DiskError:
        return None
    return Game(game.record, game.table.pages, (game.damaged_at, game.reckoned_at))


def _shown(driver: "Live", number: int) -> list[str]:
    """Every word that stands on the screen of a game, and on what lies over it."""
    app = driver.app
    from hotels.screens.widgets.rows import Rows

    app.shell.home()
    app.shell.unsay()
    app.unsaid = None
    app.resume(number)
    driver.frames(3)
    rows = (row for one in driver.widgets() if isinstance(one, Rows) for row in one.rows)
    return [*driver.words(), *map(repr, rows)]


def _is_flagged(words: Iterable[str]) -> bool:
    """Whether it is said that something may not be as it was."""
    return any(said in word for word in words for said in SAID)

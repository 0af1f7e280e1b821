"""A file that takes long: how far it is, and that it can be stopped at any moment."""

import io
import os
from pathlib import Path
from threading import Event
from typing import TYPE_CHECKING, Any
from unittest import mock

import pytest

from hotels.device.files import Handed
from hotels.exports.archive import taken_in
from hotels.ledger.chains.game import ChainGame
from hotels.store.checking import damages
from tests.command import GAMES
from tests.screens.incoming import EDITION, archive, given

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BACK = 27


def test_a_long_file_shows_how_far_it_is_and_can_be_stopped(driver: "Driver") -> None:
    from hotels.screens.importing import take as take_in

    reading, writing = os.pipe()
    with os.fdopen(writing, "wb") as end:
        data = (GAMES / "manuscript.json").read_bytes()
        end.write(data[:500])
        end.flush()
        take_in(driver.app, Handed("slow.json", os.fdopen(reading, "rb"), 2 * len(data)))
        driver.frames(10)
        screen = driver.app.shell.top
        assert driver.says("Checking the file")
        driver.key(BACK)  # Back stops it, and the screen stays to say so
        end.write(data[500:])
    driver.until(lambda: screen.told)
    assert driver.says("Stopped")
    assert driver.says("Nothing was imported.")
    assert driver.app.store.count() == 0


class Slow(io.BytesIO):
    """A file that comes line by line, as it is let."""

    def __init__(self, data: bytes) -> None:
        super().__init__(data)
        self.left = 10**9

    def readline(self, limit: int | None = -1, /) -> bytes:
        from time import sleep

        while not self.left:
            sleep(0.001)
        self.left -= 1
        return super().readline(limit)


def test_an_archive_is_stopped_between_its_lines(driver: "Driver", tmp_path: Path) -> None:
    from hotels.screens.importing import take as take_in

    data = archive(tmp_path)
    lines = data.splitlines()
    second = [n for n, line in enumerate(lines) if line.startswith(b'{"game"')][1]
    slow = Slow(data)
    slow.left = second + 5
    take_in(driver.app, Handed("all.jsonl", slow, len(data)))
    screen = driver.app.shell.top
    driver.until(lambda: screen.taking.done == 1 and not slow.left)
    driver.frames(5)
    assert driver.says("Importing a backup")
    assert driver.says("1 of 3 games")
    before = sum(len(line) + 1 for line in lines[:second])
    part = sum(len(line) + 1 for line in lines[second : second + 5])
    assert screen._far.share == pytest.approx((before + part / 2) / len(data))
    driver.tap("Stop")
    slow.left = 10**9
    driver.until(lambda: screen.told)
    assert driver.says("The game before that point is saved here.")
    assert driver.app.store.count() == 1
    taken_in(driver.app.store, io.BytesIO(data))
    assert driver.app.store.count() == 3


def test_a_long_game_of_an_archive_shows_how_far_it_is(driver: "Driver", tmp_path: Path) -> None:
    from hotels.screens.importing import take as take_in

    data = archive(tmp_path)
    lines = data.splitlines()
    begins = [n for n, line in enumerate(lines) if line.startswith(b'{"game"')]
    first = sum(len(line) + 1 for line in lines[: begins[1]])
    entries = begins[1] - begins[0] - 1
    slow, booking = Slow(data), Event()
    slow.left = begins[0] + 11
    with (
        mock.patch("hotels.exports.archive.EVERY", 10),
        mock.patch.object(ChainGame, "summary", side_effect=lambda _: booking.wait() and {}),
    ):
        take_in(driver.app, Handed("all.jsonl", slow, len(data)))
        screen = driver.app.shell.top
        driver.until(lambda: screen.taking.within == (10, 0) and not slow.left)
        driver.frames(5)
        assert driver.says("0 of 3 games; next game: 10 lines read")
        slow.left = begins[1] - begins[0] - 11
        booked = entries // 10 * 10
        driver.until(lambda: screen.taking.within == (booked, entries))
        driver.frames(5)
        assert driver.says(f"0 of 3 games; next game: {booked} of {entries} entries checked")
        assert screen._far.share == pytest.approx(first * (1 + booked / entries) / 2 / len(data))
        booking.set()
        slow.left = 10**9
        driver.until(lambda: screen.told)
    assert screen.taking.within == (0, 0)


def test_a_game_of_an_archive_is_stopped_while_it_is_booked(
    driver: "Driver", tmp_path: Path
) -> None:
    from hotels.screens.importing import take as take_in

    data = archive(tmp_path)
    asked, goes_on = Event(), Event()
    book = ChainGame.book

    def slowly(game: ChainGame, entry: Any, books: Any) -> Any:
        asked.set()
        goes_on.wait()
        return book(game, entry, books)

    with (
        mock.patch("hotels.exports.archive.EVERY", 5),
        mock.patch.object(ChainGame, "book", slowly),
    ):
        take_in(driver.app, given(data, "all.jsonl"))
        screen = driver.app.shell.top
        driver.until(asked.is_set)
        driver.tap("Stop")
        goes_on.set()
        driver.until(lambda: screen.told)
    assert driver.says("Stopped")
    assert driver.says("Nothing was imported.")
    assert driver.app.store.count() == 0
    assert list(damages(driver.app.store)) == []


def test_who_leaves_gets_the_archive_back(driver: "Driver", tmp_path: Path) -> None:
    from hotels.screens.importing import take as take_in

    data = archive(tmp_path)
    slow = Slow(data)
    slow.left = 5
    take_in(driver.app, Handed("all.jsonl", slow, len(data)))
    screen = driver.app.shell.top
    driver.until(lambda: screen._owns)
    assert driver.app.store is None
    take_in(driver.app, given(EDITION))
    assert driver.says("Another file is being imported")
    assert driver.app.shell.top is screen
    screen.taking.stop()
    slow.left = 10**9
    driver.app.shell.home()
    assert driver.app.store is not None
    assert driver.app.store.count() == 0
    driver.frames(10)
    assert driver.app.shell.top is driver.app.home

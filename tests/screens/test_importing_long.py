"""A file that takes long: how far it is, and that it can be stopped at any moment."""

import io
import os
from pathlib import Path
from typing import TYPE_CHECKING

from hotels.device.files import Handed
from hotels.exports.archive import taken_in
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
        assert driver.says("Looking at the file")
        driver.key(BACK)  # Back stops it, and the screen stays to say so
        end.write(data[500:])
    driver.until(lambda: screen.told)
    assert driver.says("Stopped")
    assert driver.says("Nothing of it was taken in.")
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
    assert driver.says("Taking in an archive")
    assert driver.says("1 of 3 games")
    assert 0.3 < screen._far.share < 0.4
    driver.tap("Stop")
    slow.left = 10**9
    driver.until(lambda: screen.told)
    assert driver.says("The game before that is in the archive.")
    assert driver.app.store.count() == 1
    taken_in(driver.app.store, io.BytesIO(data))
    assert driver.app.store.count() == 3


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
    assert driver.says("Another file is being taken in")
    assert driver.app.shell.top is screen
    screen.taking.stop()
    slow.left = 10**9
    driver.app.shell.home()
    assert driver.app.store is not None
    assert driver.app.store.count() == 0
    driver.frames(10)
    assert driver.app.shell.top is driver.app.home

"""Two programs and one archive: the second says so and changes nothing, and goes on once it may."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from subprocess import PIPE
from typing import TYPE_CHECKING

from hotels.calls.opening import BUSY
from hotels.places import FILE
from hotels.store.disk import DiskError, Hindrance
from hotels.views.trouble import trouble
from hotels.wording.disk import hindrance
from tools.torture.archive import There, kept
from tools.torture.life import Life, data, scratch
from tools.torture.seen import at_home, play_on
from tools.torture.wrong import hold
from tools.tour.display import Display
from tools.tour.program import ROOT, SIZE

if TYPE_CHECKING:
    from tools.torture.inside import Live

AT_ONCE = 6
"""So many programs are started in the same moment."""

SOON = 40
"""Within so many touches the second one comes."""

LINES = 3
"""So many the second one plays."""

_LIST = [sys.executable, "-m", "hotels", "archive", "list"]

USED = DiskError(Hindrance.IN_USE)


def meetings(seed: int, times: int) -> Iterator[str]:
    """So many of each: a second program on the screen, and many without one at once."""
    chance = Random(seed)  # noqa: S311 - the same moments again
    with scratch("two") as folder, Display(*SIZE) as display, Display(*SIZE) as other:
        for _ in range(times):
            _meet(folder, display.name, other.name, chance, seed)
            yield "on the screen"
            _all_at_once(folder)
            yield f"{AT_ONCE} at once"


def _meet(folder: Path, display: str, other: str, chance: Random, seed: int) -> None:
    """The second comes while the first plays; the first is killed, and the second goes on."""
    touch = chance.randrange(1, SOON)
    with Life(folder, display, "killed", seed) as first:
        first.until_touch(touch)
        os.kill(first.process.pid, signal.SIGSTOP)
        before = _files(folder)
        with Life(folder, other, "two", seed) as second:
            second.until("refused")
            hold(_listed(folder) == (BUSY, hindrance(USED)), "the command line is not turned away")
            hold(_files(folder) == before, "the second changed something")
            os.kill(first.process.pid, signal.SIGCONT)
            first.until_touch(touch + 3)
            first.kill()
            second.end()
            _is_right(folder, first, second, seed)


def _is_right(folder: Path, first: Life, second: Life, seed: int) -> None:
    """That the second went on from what the first had shown, and all of it is on the disk."""
    was, went_on = _shown(first), [There(*told["at"]) for told in second.each("open")]
    hold(went_on[0].may_be_after(was[-1], seed) if was else True, f"{went_on} after {was[-1:]}")
    there, _ = kept(data(folder), seed)
    hold(there == _shown(second)[-1], f"{there} on the disk, {_shown(second)[-1]} shown")
    for life in (first, second):
        hold(not life.complaints, life.complaints)


def _shown(life: Life) -> list[There]:
    return [There(told["game"], told["lines"]) for told in life.each("shown")]


def _named(folder: Path) -> dict[str, str]:
    return os.environ | {"HOTELS_DATA": str(data(folder)), "PYTHONPATH": str(ROOT)}


def _files(folder: Path) -> dict[str, bytes]:
    """All that lies in the archive's folder."""
    return {file.name: file.read_bytes() for file in data(folder).iterdir()}


def _listed(folder: Path) -> tuple[int, str]:
    """What the command line answers to who wants a list."""
    done = subprocess.run(_LIST, env=_named(folder), capture_output=True, text=True, check=False)
    return done.returncode, done.stderr.strip().removeprefix(f"{data(folder) / FILE}: ")


def _all_at_once(folder: Path) -> None:
    """Many at the same moment: all of them may read it."""
    started = [
        subprocess.Popen(_LIST, env=_named(folder), stdout=PIPE, stderr=PIPE, text=True)
        for _ in range(AT_ONCE)
    ]
    for one in started:
        _, said = one.communicate()
        hold((one.returncode, said) == (0, ""), f"at once: {said}")


def inside(driver: "Live", seed: str) -> None:
    """Turned away from Home, again and again; then a few lines of the game."""
    used = trouble(USED)
    for _ in range(2):
        hold(driver.says(used.headline), f"Home says only {driver.words()}")
        driver.tap(used.deed)
    driver.pipe.tell("refused")
    while driver.says(used.headline):
        driver.tap(used.deed)
        driver.app.shell.unsay()
        driver.wait(0.2)
    at_home(driver)
    number = driver.app.store.count()
    last = driver.app.store.last_line(number)
    driver.pipe.tell("open", at=(number, last.number if last is not None else 0))
    driver.tells_what_is_shown()
    for _ in zip(range(LINES), play_on(driver, int(seed)), strict=False):
        pass

"""The power goes: what was synced is there, of the rest any part, and the archive opens with it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from hotels.settings import FILE as SETTINGS
from tools.torture.archive import There, kept
from tools.torture.life import Life, data, disk, scratch
from tools.torture.platter import Platter, Rest
from tools.torture.rescues import rescue
from tools.torture.shim import Plan, Record, records, surroundings
from tools.torture.wrong import hold
from tools.tour.display import Display
from tools.tour.program import ROOT, SIZE

TOUCHES = 40
"""So many touches the real program lives."""

LINES = 300, 37, 5, 150
"""So many lines each of those write that come after it, without a window, and end as they are."""

NEAR = 12
"""So many calls around a change of a folder, where the power goes oftener than elsewhere."""

MEMORY = Path("/dev/shm")  # noqa: S108 - what is laid out there is soon gone
"""Where a sync takes no time, if there is such a place."""


class Cut(NamedTuple):
    """The power went at one place."""

    rest: Rest
    torn: bool
    """Whether the archive says that an act was being written."""
    ahead: bool
    """Whether it has a line that was not yet shown."""


def cuts(seed: int, times: int) -> Iterator[Cut]:
    """The power goes so often, in the course of the same lives."""
    where = MEMORY if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) else None
    with scratch("power", where) as folder:
        log = folder / "calls"
        _write(folder, log, seed)
        said = [*records(log)]
        chance = Random(seed)  # noqa: S311 - the same cuts again
        places = sorted(_place(said, chance) for _ in range(times))
        yield from _cut(folder, said, places, chance, seed)


def _place(said: list[Record], chance: Random) -> int:
    """How many of these calls were made: any number, or some around a change of a folder."""
    changes = [place for place, record in enumerate(said) if record.what in "CURM"]
    if chance.random() < 1 / 2:
        return chance.randrange(len(said) + 1)
    return min(len(said), max(0, chance.choice(changes) + chance.randint(-NEAR, NEAR)))


def _write(folder: Path, log: Path, seed: int) -> None:
    """Lives that follow each other on one disk: the real program, writers, a rescue, a writer."""
    with Plan(folder / "plan"):
        pass
    also = surroundings(disk(folder), folder / "plan", log)
    with Display(*SIZE) as display, Life(folder, display.name, "killed", seed, also=also) as life:
        life.until_touch(TOUCHES)
        life.kill()
    for lines in LINES:
        _run("writes", data(folder), log, seed, lines, also=also)
    _run("rescues", data(folder), also=also)
    _run("writes", data(folder), log, seed, LINES[-1], also=also)


def _run(program: str, *words: object, also: dict[str, str]) -> None:
    """One of the programs that go on without a window."""
    command = [sys.executable, "-m", f"tools.torture.{program}", *map(str, words)]
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | also, capture_output=True, text=True, check=False
    )
    hold(done.returncode == 0, done.stderr)


def _cut(
    folder: Path, said: list[Record], places: list[int], chance: Random, first: int
) -> Iterator[Cut]:
    """The power goes at each of these places, among the calls that were noted."""
    platter, shown = Platter(disk(folder)), There()
    done = 0
    for place in places:
        for record in said[done:place]:
            if record.what == "P":
                shown = There(*map(int, record.data.split()))
            platter.follow(record)
        done = place
        rest = chance.choice([*Rest])
        with TemporaryDirectory(dir=folder) as found:
            platter.after(rest, chance, Path(found))
            archive = Path(found) / data(folder).relative_to(disk(folder))
            try:
                if any(archive.glob("*-rescue")):
                    rescue(archive)
                there, torn = kept(archive, first)
                hold(there.may_be_after(shown, first), f"{there} was found, {shown} was shown")
                _are_settings(archive / SETTINGS)
            except Exception as error:
                error.add_note(f"the power went after call {place} of {len(said)}, {rest} kept")
                raise
        yield Cut(rest, torn, there != shown)


def _are_settings(file: Path) -> None:
    """That what was set is there as it was set, or not at all."""
    if file.exists():
        hold("theme" in json.loads(file.read_bytes()), "half of the settings is there")

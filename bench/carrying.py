"""An archive taken in and written out, at two sizes: as much a line, and no more memory.

Each size is a process of its own, which says what it took: ``python -m bench.carrying FOLDER N``.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from bench.row import MICRO, Row
from bench.storing import one_game, unguarded
from hotels.exports.archive import FORMAT, taken_in, written_out
from hotels.exports.archive_lines import act_line, game_fields
from hotels.ledger.reading import written
from hotels.store.records import Record, Stored
from hotels.store.store import Store

SIZES = (1_000, 10_000)
LINES = 20
FLOOR = "the same rows put in a game at a time, or asked for, and parsed or made JSON"
STATUS = Path("/proc/self/status")


class Carried(NamedTuple):
    """Seconds for the whole file, and the most megabytes that were needed for ours."""

    into: float
    out: float
    least_into: float
    least_out: float
    peak: float


def rows() -> Iterator[Row]:
    """Each way at each size, then the memory of the larger beside that of the smaller."""
    with TemporaryDirectory() as folder:
        small, large = (_in_a_process(Path(folder) / str(games), games) for games in SIZES)
    for games, one in zip(SIZES, (small, large), strict=True):
        each = MICRO / (games * (LINES + 1))
        what = f"{games:,} games of {LINES} lines"
        yield Row(f"{what} taken in: a line", each * one.into, each * one.least_into, "us")
        yield Row(f"{what} written out: a line", each * one.out, each * one.least_out, "us")
    if small.peak:
        what = f"most memory at {SIZES[1]:,} games, and at {SIZES[0]:,}"
        yield Row(what, large.peak, small.peak, "MB", "flat")


def carried(folder: Path, games: int) -> Carried:
    """A file of so many games taken in, written out again, and the least both could cost."""
    folder.mkdir()
    given, again = folder / "given.jsonl", folder / "again.jsonl"
    _made(folder / "one.db", given, games)

    def into() -> None:
        with Store(folder / "ours.db") as store, given.open("rb") as file:
            taken_in(store, file)

    def out() -> None:
        with Store(folder / "ours.db") as store, again.open("wb") as file:
            written_out(store, file)

    ours = seconds(into), seconds(out)
    peak = _peak()
    if given.read_bytes() != again.read_bytes():
        raise AssertionError(given)
    least_into, least_out = least(folder, given)
    return Carried(*ours, seconds(least_into), seconds(least_out), peak)


def _made(path: Path, given: Path, games: int) -> None:
    """The beginning of one game, as if it were so many."""
    with Store(path) as store:
        one_game(store, LINES)
        record, lines = store.record(1), list(store.lines(1))
    acts = b"".join(map(act_line, lines))
    with given.open("wb") as file:
        head = {"format": FORMAT, "games": games, "editions": 0}
        file.write(written(head).encode() + b"\n")
        for number in range(games):
            file.write(written({"game": game_fields(_named(record, number))}).encode() + b"\n")
            file.write(acts)


def _named(record: Record, number: int) -> Record:
    """The same game under another name."""
    record = record._replace(uid=f"{record.uid}-{number}")
    return record._replace(about=record.said)


def least(folder: Path, given: Path) -> tuple[Callable[[], None], Callable[[], None]]:
    """The same rows into a file that has no more, and out of it."""
    file = unguarded(folder / "bare.db")

    def into() -> None:
        game = 0
        with given.open("rb") as lines:
            for line in lines:
                said = json.loads(line)
                if "line" in said:
                    act = json.dumps(said["act"])
                    row = Stored(said["line"], said["at"], act, said["chain"], said["seal"])
                    file.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?)", (game, *row))
                elif "game" in said:
                    game += 1
                    file.execute("BEGIN" if game == 1 else "COMMIT")
                    file.execute("SELECT 1" if game == 1 else "BEGIN")
        file.execute("COMMIT")

    def out() -> None:
        with (folder / "least.jsonl").open("w") as lines:
            for row in file.execute("SELECT * FROM lines ORDER BY game, number"):
                lines.write(json.dumps(row) + "\n")

    return into, out


def seconds(work: Callable[[], None]) -> float:
    """How long something takes once."""
    start = perf_counter()
    work()
    return perf_counter() - start


def _peak() -> float:
    """The most memory this process has had, in megabytes; nothing where that is not said."""
    said = STATUS.read_text(encoding="ascii") if STATUS.exists() else ""
    most = [int(line.split()[1]) for line in said.splitlines() if line.startswith("VmHWM:")]
    return most[0] / 1_000 if most else 0


def _in_a_process(folder: Path, games: int) -> Carried:
    """What a process of its own says of so many games."""
    command = (sys.executable, "-m", "bench.carrying", str(folder), str(games))
    root = Path(__file__).parent.parent
    said = subprocess.run(command, cwd=root, check=True, capture_output=True)
    return Carried(*json.loads(said.stdout))


if __name__ == "__main__":
    sys.stdout.write(json.dumps(carried(Path(sys.argv[1]), int(sys.argv[2]))))

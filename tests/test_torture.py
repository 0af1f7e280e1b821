"""The torture's own tools: the sick disk, the disk without power, and what may be found on it."""

import errno
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from tools.torture import __main__ as torture
from tools.torture.archive import There, kept
from tools.torture.platter import SECTOR, Platter, Rest
from tools.torture.plays import play
from tools.torture.shim import Calls, Plan, Record, records, shim, surroundings
from tools.torture.wrong import Lacking

ROOT = Path(__file__).parent.parent
DISK = Path("/disk")
FILE = str(DISK / "file")
CHANCE = Random(0)  # noqa: S311  the same every time

CREATED, SYNCED = Record("C", FILE, 0, b""), Record("S", FILE, 0, b"")
NAMED = Record("S", str(DISK), 0, b"")


def written(data: bytes, place: int = 0) -> Record:
    return Record("W", FILE, place, data)


def found(tmp_path: Path, rest: Rest, *calls: Record) -> dict[str, bytes]:
    """What lies on the disk when the power went after these calls."""
    platter = Platter(DISK)
    for call in calls:
        platter.follow(call)
    place = tmp_path / "found"
    place.mkdir()
    platter.after(rest, CHANCE, place)
    return {
        file.relative_to(place).as_posix(): file.read_bytes()
        for file in place.rglob("*")
        if file.is_file()
    }


@pytest.mark.parametrize(
    ("calls", "left"),
    [
        ([CREATED, written(b"a"), SYNCED], {}),
        ([CREATED, NAMED], {"file": b""}),
        ([CREATED, NAMED, written(b"a")], {"file": b""}),
        ([CREATED, NAMED, written(b"a"), SYNCED], {"file": b"a"}),
        ([CREATED, NAMED, written(b"a"), SYNCED, written(b"b")], {"file": b"a"}),
        ([CREATED, NAMED, written(b"a", 2), SYNCED], {"file": b"\0\0a"}),
        ([CREATED, NAMED, written(b"abc"), Record("T", FILE, 1, b""), SYNCED], {"file": b"a"}),
        ([CREATED, NAMED, Record("U", FILE, 0, b"")], {"file": b""}),
        ([CREATED, NAMED, Record("U", FILE, 0, b""), NAMED], {}),
        ([CREATED, NAMED, Record("R", FILE, 0, b"/disk/other")], {"file": b""}),
        ([CREATED, NAMED, Record("R", FILE, 0, b"/disk/other"), NAMED], {"other": b""}),
    ],
)
def test_only_what_was_synced_is_there_for_sure(
    tmp_path: Path, calls: Sequence[Record], left: dict[str, bytes]
) -> None:
    assert found(tmp_path, Rest.NOTHING, *calls) == left


def test_what_was_not_synced_may_be_there(tmp_path: Path) -> None:
    calls = [CREATED, written(b"a"), Record("R", FILE, 0, b"/disk/other")]
    assert found(tmp_path, Rest.ALL, *calls) == {"other": b"a"}


def test_a_folder_that_was_lost_takes_its_files_with_it(tmp_path: Path) -> None:
    inner = "/disk/folder/file"
    calls = [Record("M", "/disk/folder", 0, b""), Record("C", inner, 0, b"")]
    calls += [Record("S", inner, 0, b""), Record("S", "/disk/folder", 0, b"")]
    assert found(tmp_path, Rest.NOTHING, *calls) == {}


def test_a_sector_is_written_or_not(tmp_path: Path) -> None:
    size = 40 * SECTOR
    calls = [CREATED, NAMED, written(bytes(size)), SYNCED, written(b"x" * size)]
    content = found(tmp_path, Rest.SECTORS, *calls)["file"]
    sectors = [content[at : at + SECTOR] for at in range(0, size, SECTOR)]
    assert {*sectors} == {bytes(SECTOR), b"x" * SECTOR}


def test_at_most_one_act_may_be_ahead_of_the_screen() -> None:
    whole = len(play(1).acts)
    shown = There(1, 5)
    assert There(1, 5).may_be_after(shown, 0)
    assert There(1, 6).may_be_after(shown, 0)
    assert not There(1, 7).may_be_after(shown, 0)
    assert not There(1, 4).may_be_after(shown, 0)
    assert not There(2, 0).may_be_after(shown, 0)
    assert There(2, 1).may_be_after(There(1, whole), 0)
    assert not There(2, 2).may_be_after(There(1, whole), 0)


def sick(tmp_path: Path, program: str, log: Path | None = None) -> str:
    """What a program says on the sick disk."""
    try:
        shim()
    except Lacking as lacking:
        pytest.fail(str(lacking), pytrace=False)
    disk = tmp_path / "disk"
    disk.mkdir()
    said = subprocess.run(
        [sys.executable, "-c", program, str(disk)],
        cwd=ROOT,
        env=os.environ | surroundings(disk, tmp_path / "plan", log),
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    return said.stdout.strip()


@pytest.mark.parametrize("wishes", [(), ("short",), ("killed", "power")])
def test_without_a_compiler_nothing_passes_for_tried(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wishes: Sequence[str]
) -> None:
    monkeypatch.setattr(torture, "find_spec", lambda _: True)
    faults = [fault._replace(told=lambda *_: (1, "")) for fault in torture.FAULTS]
    monkeypatch.setattr(torture, "FAULTS", faults)
    monkeypatch.setenv("PATH", str(tmp_path))
    torture.main("two", "flipped")
    with pytest.raises(SystemExit, match="needs Linux and a C compiler"):
        torture.main(*wishes)


WRITES = """
import os, sys
for name in "ab":
    try:
        with open(f"{sys.argv[1]}/{name}", "wb", buffering=0) as file:
            for place in range(3):
                file.write(b"x" * 10)
                os.fsync(file.fileno())
        print("all")
    except OSError as error:
        print(error.errno, place)
"""


@pytest.mark.process
@pytest.mark.parametrize(
    ("error", "kinds", "after", "said"),
    [
        (0, Calls.WRITES, 0, "all all"),
        (errno.EIO, Calls.WRITES, 0, f"{errno.EIO} 0 {errno.EIO} 0"),
        (errno.ENOSPC, Calls.WRITES, 4, f"all {errno.ENOSPC} 1"),
        (errno.EIO, Calls.SYNCS, 2, f"{errno.EIO} 2 {errno.EIO} 0"),
    ],
)
def test_the_disk_refuses_what_the_plan_says(
    tmp_path: Path, error: int, kinds: Calls, after: int, said: str
) -> None:
    with Plan(tmp_path / "plan") as plan:
        plan.refuse(error, kinds, after=after)
        assert sick(tmp_path, WRITES).split() == said.split()
        assert plan.refused == (0 if not error else 2 if after != 4 else 1)


@pytest.mark.process
def test_what_a_program_does_to_the_disk_is_written_down(tmp_path: Path) -> None:
    with Plan(tmp_path / "plan"):
        log = tmp_path / "log"
        sick(tmp_path, WRITES, log)
        calls = [(one.what, Path(one.path).name, one.place) for one in records(log)]
    of_one = [("C", 0), *(call for at in (0, 10, 20) for call in (("W", at), ("S", 0)))]
    assert calls == [(what, name, place) for name in "ab" for what, place in of_one]


@pytest.mark.process
def test_the_clock_is_off_by_what_the_plan_says(tmp_path: Path) -> None:
    with Plan(tmp_path / "plan") as plan:
        plan.put_clock(-(2**31))
        assert sick(tmp_path, "import datetime; print(datetime.datetime.now().year)") < "1970"


UNSYNCED = """
import sys
from hotels.store import disk
from tools.torture import writes
disk.SETTINGS = (*disk.SETTINGS, "synchronous = OFF")
writes.main(sys.argv[1], sys.argv[1] + "/../log", "0", "40")
"""


@pytest.mark.process
def test_an_archive_that_is_not_synced_is_found_out(tmp_path: Path) -> None:
    with Plan(tmp_path / "plan"):
        sick(tmp_path, UNSYNCED, tmp_path / "log")
    platter, shown = Platter(tmp_path / "disk"), There()
    for record in records(tmp_path / "log"):
        if record.what == "P":
            shown = There(*map(int, record.data.split()))
        platter.follow(record)
    assert shown == There(1, 40)
    (tmp_path / "found").mkdir()
    platter.after(Rest.NOTHING, CHANCE, tmp_path / "found")
    there, _ = kept(tmp_path / "found", 0)
    assert not there.may_be_after(shown, 0)

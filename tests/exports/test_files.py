"""Files that are handed on: their names, their folders, and what the disk refuses."""

import errno
import os
import sys
from pathlib import Path

import pytest

from hotels.exports.files import Fault, fault_in, folders, named, put, why_not
from hotels.views import saving


def test_only_folders_that_are_there_are_offered(tmp_path: Path) -> None:
    (tmp_path / "Downloads").mkdir()
    assert [folder.name for folder in folders(tmp_path)] == ["Downloads", "Home"]


@pytest.mark.parametrize(
    ("typed", "name"),
    [(" a ", "a.csv"), ("a.csv", "a.csv"), ("a.CSV", "a.CSV"), ("a.b", "a.b.csv"), (" ", "")],
)
def test_a_name_keeps_its_suffix(typed: str, name: str) -> None:
    assert named(typed, "csv") == name


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("Zoë's, 🎲.csv", None),
        ("", Fault.NO_NAME),
        (".csv", Fault.NO_NAME),
        ("nul.csv", Fault.NO_NAME),
        ("a/b.csv", Fault.BAD_SIGN),
        ('a".csv', Fault.BAD_SIGN),
        ("a\n.csv", Fault.BAD_SIGN),
        ("\ud800.csv", Fault.BAD_SIGN),
        ("🎲" * 60 + ".csv", Fault.TOO_LONG),
    ],
)
def test_what_no_file_may_be_called_is_known(name: str, fault: Fault | None) -> None:
    assert fault_in(name) == fault


def test_a_file_is_there_whole(tmp_path: Path) -> None:
    put(tmp_path / "a.csv", b"one")
    put(tmp_path / "a.csv", b"two")
    assert (tmp_path / "a.csv").read_bytes() == b"two"
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]


def test_what_was_there_stays_when_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(tmp_path / "a.csv", b"one")

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space") as refused:
        put(tmp_path / "a.csv", b"two")
    assert why_not(refused.value) is Fault.FULL
    assert (tmp_path / "a.csv").read_bytes() == b"one"
    assert [path.name for path in tmp_path.iterdir()] == ["a.csv"]


@pytest.mark.skipif(sys.platform != "linux", reason="a folder nobody writes to")
def test_a_folder_that_takes_nothing_says_so() -> None:
    with pytest.raises(OSError, match="Errno") as refused:
        put(Path("/proc/a.csv"), b"one")
    assert why_not(refused.value) in {Fault.FORBIDDEN, Fault.NO_FOLDER}


def test_a_folder_that_is_gone_and_one_in_the_way(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="Errno") as gone:
        put(tmp_path / "gone" / "a.csv", b"one")
    assert why_not(gone.value) is Fault.NO_FOLDER
    (tmp_path / "a.csv").mkdir()
    with pytest.raises(OSError, match="Errno") as folder:
        put(tmp_path / "a.csv", b"one")
    assert why_not(folder.value) is Fault.IS_FOLDER


@pytest.mark.parametrize("code", [errno.EACCES, errno.EPERM, errno.EROFS])
def test_who_may_not_write_is_told_so(code: int) -> None:
    assert why_not(OSError(code, os.strerror(code))) is Fault.FORBIDDEN


@pytest.mark.parametrize("fault", [fault for fault in Fault if fault is not Fault.NO_NAME])
def test_every_fault_says_what_to_do(fault: Fault) -> None:
    said = saving.fault(fault)
    assert (". " if fault is Fault.BAD_SIGN else "; ") in said
    assert said.endswith(".")

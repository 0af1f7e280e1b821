"""What the banker sees of a folder when choosing a file to import."""

import os
from pathlib import Path

import pytest

from hotels.views import choosing as views


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two folders, three files to take in, and others that are not."""
    for name in ("Zoo", "attic", ".hidden"):
        (tmp_path / name).mkdir()
    for age, name in enumerate(("new.json", "Old.JSONL", "older.txt")):
        (tmp_path / name).write_bytes(b"x" * 1_500)
        os.utime(tmp_path / name, (1_000_000 - age, 1_000_000 - age))
    for name in ("picture.png", ".secret.json", "json", "a\nb.json"):
        (tmp_path / name).write_text("x")
    (tmp_path / "gone.json").symlink_to(tmp_path / "nothing")
    return tmp_path


def test_folders_come_first_then_the_latest_files(folder: Path) -> None:
    found = views.listing(folder)
    names = [(entry.name, entry.is_folder, entry.second) for entry in found.entries]
    assert names == [
        ("attic", True, ""),
        ("Zoo", True, ""),
        ("new.json", False, "1 kB"),
        ("Old.JSONL", False, "1 kB"),
        ("older.txt", False, "1 kB"),
    ]
    assert (found.above, found.more, found.said) == (folder.parent, 0, "")


def test_no_more_than_some_are_shown_at_once(folder: Path) -> None:
    found = views.listing(folder, 2)
    assert [entry.name for entry in found.entries] == ["attic", "Zoo"]
    assert found.more == 3


def test_an_empty_folder_and_one_that_is_gone_say_so(tmp_path: Path) -> None:
    assert views.listing(tmp_path).said == views.NOTHING
    gone = views.listing(tmp_path / "gone")
    assert (gone.said, gone.above, gone.entries) == (views.CLOSED, tmp_path, ())
    assert views.listing(Path("/")).above is None


def test_it_begins_where_files_arrive(tmp_path: Path) -> None:
    assert views.beginning(views.places(tmp_path)).path == tmp_path
    (tmp_path / "Documents").mkdir()
    assert views.beginning(views.places(tmp_path)).name == "Documents"
    (tmp_path / "Downloads").mkdir()
    assert views.beginning(views.places(tmp_path)).name == "Downloads"

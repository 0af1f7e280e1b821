"""A quick score in the archive, by the command line: listed, checked, out and in again."""

from pathlib import Path

import pytest

from hotels.ledger.chains.tally import Entry, Sheet
from hotels.places import archive_file
from hotels.store.keeping import began
from hotels.store.store import Store
from hotels.table import Table
from tests.command import hotels
from tests.ledger.chains.final_position import filled, tally

PLAYERS = ("Ana", "Ben", "", "Dora")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An archive with a quick score half filled in and one that is done, once undone and redone."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    entries = [numbered.page.entry for numbered in filled(tally()).pages]
    with Store(archive_file()) as store:
        half, done = (began(store, tally(), PLAYERS).table for _ in range(2))
        follow(half, entries[:19])
        follow(done, entries)
        done.undo()
        done.redo()
    return tmp_path


def follow(table: Table[Entry, Sheet], entries: list[Entry]) -> None:
    for entry in entries:
        table.write(entry)


def test_it_is_listed_checked_written_out_and_taken_in(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listed = hotels("archive", "list").out
    assert "won by Ben with $55,600" in listed
    assert "Ana, Ben, player 2 and Dora; under way" in listed
    assert hotels("archive", "check").out == "2 games: no damage found\n"
    out, again = home / "out.jsonl", home / "again.jsonl"
    assert hotels("archive", "export", "-o", out).status == 0
    monkeypatch.setenv("HOTELS_DATA", str(home / "other"))
    assert hotels("archive", "import", out).out.startswith("2 games new\n")
    assert hotels("archive", "import", out).out == "2 games already here\n"
    assert hotels("archive", "check").out == "2 games: no damage found\n"
    assert hotels("archive", "export", "-o", again).status == 0
    assert again.read_bytes() == out.read_bytes()


def test_a_figure_that_was_tampered_with_is_noticed(home: Path) -> None:
    with Store(archive_file()) as store:
        for (name,) in store.disk.rows("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
            store.disk.write(f"DROP TRIGGER {name}")
        store.disk.write(
            "UPDATE lines SET act = replace(act, '\"number\":5', '\"number\":6') WHERE number = 3"
        )
    assert "line 3" in hotels("archive", "check").out + hotels("archive", "check").err
    assert home.exists()

"""What an export leaves out, and says so."""

from pathlib import Path

import pytest

from hotels.places import archive_file
from hotels.store.store import Store
from tests.command import hotels
from tests.store.harm import change
from tests.store.playing import played, ticking


@pytest.fixture
def out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two games under way, and what was written out of them."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    with Store(archive_file(), ticking()) as store:
        played(store)
        played(store, until=6)
    file = tmp_path / "all.jsonl"
    assert hotels("archive", "export", "-o", file).status == 0
    return file


@pytest.mark.parametrize(
    "damage",
    [
        "result = 'x'",
        "result = substr(result, 1, length(result) - 1)",
        "result = replace(result, '00', '01')",
        "summary = 'x'",
        "summary = ''",
        "touched_at = '1964'",
    ],
)
def test_a_game_whose_result_is_damaged_is_left_out_and_named(out: Path, damage: str) -> None:
    whole = out.read_bytes().splitlines()
    with Store(archive_file(), ticking()) as store:
        number = played(store, "acquire-p2_057").record.id
        assert store.record(number).result
    assert number == 3
    change(archive_file(), f"UPDATE games SET {damage} WHERE id = 3")  # noqa: S608  ours
    assert hotels("archive", "check").status == 1
    said = hotels("archive", "export", "-o", out)
    why = "left out: its summary is damaged; its entries are fine"
    left = f"game 3 (Ana and Ben): {why}\n"
    assert said == (1, f"2 games exported to {out}\n", left)
    assert out.read_bytes().splitlines() == whole

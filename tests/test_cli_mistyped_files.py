"""A mistyped name of a file: the one of the same folder that was probably meant."""

from pathlib import Path

import pytest

from hotels.calls import hints
from tests.command import hotels

SETTLE = ("settle", "--size", "5", "--blocks", "6,6,1", "--edition")
FILE_CALLS = (
    *(("replay",), ("replay", "--check", "--forced"), ("score",), ("big-shot",)),
    *(("perfect-hotel",), ("export", "--to", "csv"), ("editions", "--check"), ("editions",)),
    *(SETTLE, ("archive", "import"), ("archive", "rescue")),
)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a few files, in which somebody stands."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    for name in ("friday.json", "friday.csv", "sunday night.jsonl"):
        (tmp_path / name).touch()
    (tmp_path / "friend.json").mkdir()
    return tmp_path


@pytest.mark.parametrize("call", FILE_CALLS, ids=" ".join)
def test_a_file_of_the_same_folder_is_suggested(here: Path, call: tuple[str, ...]) -> None:
    for said, meant_to_be in (
        ("frdiay.json", "friday.json"),
        ("friday.jsn", "friday.json"),
        ("Friday.CSV", "friday.csv"),
        (f"{here}/sunday-night.json", f"{here}/sunday night.jsonl"),
    ):
        found = hotels(*call, said)
        assert (found.status, found.out) == (2, "")
        why = f"{said}: file not found (did you mean '{meant_to_be}'?)"
        assert found.err.startswith(why)


@pytest.mark.parametrize("name", ["one.json", "friend.json/friday.json", "none/friday.json", "x/"])
def test_no_file_is_suggested_that_is_not_alike_or_elsewhere(here: Path, name: str) -> None:
    assert hotels("replay", name) == (2, "", f"{name}: file not found\n")
    assert here.exists()


def test_the_files_of_a_large_folder_are_not_all_compared(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "MOST_FILES", 0)
    assert hotels("replay", "friday.jsn").err == "friday.jsn: file not found\n"
    assert here.exists()


def test_a_word_like_no_edition_may_be_a_file(here: Path) -> None:
    (here / "vacation.json").touch()
    assert hotels("editions", "fridy").err.startswith("fridy: file not found (did you mean 'fri")
    assert hotels("editions", "vacatoin").err.endswith(" (did you mean 'vacation'?)\n")
    assert hotels("editions", "monopoly").err.startswith("editions: there is no edition 'monop")
    assert hotels("editions", "monopoly.json").err == "monopoly.json: file not found\n"

"""Which game was at the table when Hotels failed, for the next start."""

from pathlib import Path

import pytest

from hotels import interrupted
from hotels.interrupted import Interrupted, forget, recalled, remember


def test_it_is_told_once(tmp_path: Path) -> None:
    assert recalled(tmp_path) is None
    remember(tmp_path, 12)
    assert recalled(tmp_path) == Interrupted(12)
    assert recalled(tmp_path) is None
    assert [*tmp_path.iterdir()] == []


def test_without_a_game_it_is_told_all_the_same(tmp_path: Path) -> None:
    remember(tmp_path, 12)
    remember(tmp_path, None)
    assert recalled(tmp_path) == Interrupted(None)


def test_when_play_goes_on_it_is_forgotten(tmp_path: Path) -> None:
    remember(tmp_path, 12)
    forget(tmp_path)
    assert recalled(tmp_path) is None


@pytest.mark.parametrize("said", [b"", b"Ana", b"\xff", b"-3", b"1 2", b"9" * 50])
def test_what_somebody_else_wrote_there_does_no_harm(tmp_path: Path, said: bytes) -> None:
    (tmp_path / interrupted.FILE).write_bytes(said)
    found = recalled(tmp_path)
    assert found is not None
    assert found.game is None or found.game < 2**63


def test_a_folder_that_takes_nothing_does_no_harm(tmp_path: Path) -> None:
    remember(tmp_path / "nothing", 3)
    forget(tmp_path / "nothing")
    assert recalled(tmp_path / "nothing") is None

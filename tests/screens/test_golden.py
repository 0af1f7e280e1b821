"""Every scene shows the texts of its golden file, each where it stood."""

import os
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime, tzinfo
from pathlib import Path
from typing import TYPE_CHECKING, Self

import pytest

from hotels.settings import Settings
from hotels.views.hints import HINTS
from tests.screens.audit.cases import LANGUAGES, TABLET, TEXT_SIZES, THEMES, Case
from tests.screens.audit.golden import (
    ACCEPT,
    FOLDER,
    Row,
    differences,
    from_json,
    path_of,
    rows,
    to_json,
)
from tests.screens.audit.scenes import SCENES
from tests.screens.audit.stage import cleared

if TYPE_CHECKING:
    from tests.screens.driver import Driver

WRITES = os.environ.get("HOTELS_GOLDEN") == "write"


class Evening(datetime):
    """A clock that stands still."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> Self:
        return cls(2026, 11, 18, 20, 30, tzinfo=UTC).astimezone(tz)


@pytest.fixture
def _same_everywhere(
    staged: "Driver", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """The same time, time zone, folders and settings on every machine and after every test."""
    for name, module in [*sys.modules.items()]:
        if name.startswith("hotels.") and getattr(module, "datetime", None) is datetime:
            monkeypatch.setattr(module, "datetime", Evening)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", "/home/ann")
    monkeypatch.setenv("HOTELS_DATA", "hotels")
    monkeypatch.setenv("TZ", "UTC")
    time.tzset()
    cleared(staged)
    staged.app.settings = Settings(explained=tuple(HINTS))  # nothing lies over the screens
    yield
    monkeypatch.undo()
    time.tzset()


@pytest.mark.usefixtures("_same_everywhere")
@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_shows_what_its_golden_file_says(staged: "Driver", scene: str) -> None:
    from tests.screens.audit.pieces import seen
    from tests.screens.audit.stage import come_to_rest, dress

    show = SCENES[scene](staged)
    dress(staged, Case(scene, TABLET, TEXT_SIZES[0], THEMES[0], LANGUAGES[0]))
    show()
    assert come_to_rest(staged)
    found, path = rows(seen()), path_of(scene)
    if WRITES:
        FOLDER.mkdir(exist_ok=True)
        path.write_text(to_json(found), encoding="utf-8")
    if not path.exists():
        pytest.fail(f"{scene} has no golden file; {ACCEPT}.", pytrace=False)
    said = differences(from_json(path.read_text(encoding="utf-8")), found)
    if said:
        pytest.fail("\n".join([f"{scene} ({ACCEPT}):", *said]), pytrace=False)


def test_each_scene_has_a_golden_file_of_its_own_and_no_file_is_left_over() -> None:
    assert len({path_of(scene) for scene in SCENES}) == len(SCENES)
    left = {*FOLDER.glob("*")} - {path_of(scene) for scene in SCENES}
    if WRITES:
        for path in left:
            path.unlink()
    else:
        assert left == set()


BUY = Row(10, 20, 80, 16, "Buy")
CASH = Row(10, 40, 60, 16, "$6,000")


@pytest.mark.parametrize(
    ("found", "said"),
    [
        ([BUY, CASH], []),
        ([CASH], ["gone: 'Buy' at 10,20, 80x16"]),
        ([BUY, CASH, CASH._replace(y=60)], ["new: '$6,000' at 10,60, 60x16"]),
        (
            [BUY._replace(x=11), CASH],
            ["moved: 'Buy' at 10,20, 80x16 -> 'Buy' at 11,20, 80x16"],
        ),
        (
            [BUY, CASH._replace(text="$5,000")],
            ["reads differently: '$6,000' at 10,40, 60x16 -> '$5,000'"],
        ),
    ],
)
def test_a_difference_is_named(found: list[Row], said: list[str]) -> None:
    assert differences([BUY, CASH], found) == said


def test_what_is_written_is_read_again() -> None:
    text = to_json([BUY, CASH])
    assert text == '[\n[10, 20, 80, 16, "Buy"],\n[10, 40, 60, 16, "$6,000"]\n]\n'
    assert from_json(text) == [BUY, CASH]

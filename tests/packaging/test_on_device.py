"""The list for a real tablet: whole, in order, and told as what it is."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "on-device.md").read_text(encoding="utf-8")
ROWS = [
    [cell.strip() for cell in line[1:-1].split("|")]
    for line in PAGE.splitlines()
    if re.match(r"\| \d", line)
]
NOT_YET = "nobody has gone through [the checklist"


def test_every_line_says_what_to_do_and_what_to_see() -> None:
    assert [int(row[0]) for row in ROWS] == [*range(1, len(ROWS) + 1)]
    for number, does, sees, _ in ROWS:
        assert does, number
        assert sees, number


def test_the_readme_says_so_until_a_tablet_has_been_tried() -> None:
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    is_tried = all(row[3] for row in ROWS)
    assert (NOT_YET in readme) is not is_tried
    assert ("Not gone through yet" in PAGE) is not is_tried


@pytest.mark.parametrize(
    "matter",
    [
        *("Adreno", "density", "cut-out", "read aloud", "share", "battery", "Back gesture"),
        *("recents", "16 KB", "font size", "stays on", "chooser", "open with", "buzz", "cold"),
        *("themed icons", "split screen", "turn it", "memory", "update", "Android 16"),
    ],
)
def test_nothing_that_only_a_tablet_shows_is_forgotten(matter: str) -> None:
    assert matter in PAGE

"""What the shop says of Hotels: within its bounds, in plain words, and whose games these are."""

import re
import struct
from pathlib import Path

import pytest

from hotels import __version__
from tools.packaging.shop import CHOSEN, ICON, IMAGES, SCREENSHOTS, SHOP
from tools.packaging.spec import numeric

BOUNDS = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
CHANGES = sorted((SHOP / "changelogs").glob("*.txt"))
CHANGES_BOUND = 500
TEXTS = [*(SHOP / name for name in BOUNDS), *CHANGES]
GAMES = ("DECISION", "VACATION", "Acquire", "Big Shot", "Perfect Hotel")
TENS = 1280, 800
MOST = 400_000
"""Bytes of the whole folder: every clone has them."""


def said(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip()


@pytest.mark.parametrize(("name", "most"), BOUNDS.items())
def test_a_text_keeps_its_bound(name: str, most: int) -> None:
    assert 0 < len(said(SHOP / name)) <= most
    if most < 100:
        assert "\n" not in said(SHOP / name)


def test_every_version_has_a_page_and_this_one_the_last() -> None:
    numbers = [int(path.stem) for path in CHANGES]
    assert max(numbers) == numeric(__version__)
    assert all(0 < len(said(path)) <= CHANGES_BOUND for path in CHANGES)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_the_words_are_quiet(path: Path) -> None:
    assert not re.search(
        r"!|\bplease\b|\bsuccessfully\b|\bbest\b|\bofficial", said(path), re.IGNORECASE
    )


def test_no_game_of_others_stands_where_a_name_would_be_taken_for_ours() -> None:
    for name in ("title.txt", "short_description.txt"):
        assert not any(game.lower() in said(SHOP / name).lower() for game in GAMES)
    assert said(SHOP / "title.txt").startswith("Hotels")


def test_whose_games_they_are_is_said() -> None:
    whole = said(SHOP / "full_description.txt")
    last = whole.rpartition("\n\n")[2]
    assert all(game in last for game in GAMES)
    assert "their owners' games" in last
    assert "not affiliated" in last
    assert "You need the game itself" in whole


def test_the_permission_is_told_as_the_build_asks_for_it() -> None:
    spec = (SHOP.parents[3] / "buildozer.spec").read_text(encoding="utf-8")
    assert "\nandroid.permissions = VIBRATE\n" in spec
    assert "Its one permission is to vibrate." in said(SHOP / "full_description.txt")


def test_the_icon_is_that_of_the_app() -> None:
    assert (IMAGES / "icon.png").read_bytes() == ICON.read_bytes()


def test_the_pictures_are_those_of_the_tour_on_a_tablet() -> None:
    kept = sorted(SCREENSHOTS.iterdir())
    assert [path.stem for path in kept] == sorted(CHOSEN)
    for path in kept:
        assert struct.unpack(">II", path.read_bytes()[16:24]) == TENS


def test_nothing_else_lies_there_and_all_of_it_is_small() -> None:
    files = [path for path in SHOP.rglob("*") if path.is_file()]
    assert {*files} == {*TEXTS, IMAGES / "icon.png", *SCREENSHOTS.iterdir()}
    assert sum(path.stat().st_size for path in files) < MOST

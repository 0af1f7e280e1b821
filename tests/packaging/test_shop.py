"""What the shop says of Hotels: within its bounds, in plain words, and whose games these are."""

import re
import struct
from pathlib import Path

import pytest

from hotels import __version__
from hotels.wording.language import LANGUAGES
from tools.packaging.shop import ICON, IMAGES, SCREENSHOTS, SHOP, SHOTS
from tools.packaging.spec import numeric

BOUNDS = {"title.txt": 30, "short_description.txt": 80, "full_description.txt": 4000}
SHOPS = {"en-US": "en", "de-DE": "de", "es-ES": "es"}
"""Each language of the shop, and what it is to Hotels."""

CHANGES_BOUND = 500
TEXTS = sorted(path for code in SHOPS for path in (SHOP.parent / code).rglob("*.txt"))
GAMES = ("DECISION", "VACATION", "Acquire", "Big Shot", "Perfect Hotel")
TENS = 1280, 800
MOST = 400_000
"""Bytes of the whole folder: every clone has them."""


def said(path: Path) -> str:
    return path.read_text(encoding="utf-8").strip()


def test_the_shop_speaks_what_hotels_speaks() -> None:
    assert {*SHOPS.values()} == {*LANGUAGES}
    assert {path.name for path in SHOP.parent.iterdir()} == {*SHOPS}


@pytest.mark.parametrize("code", SHOPS)
@pytest.mark.parametrize(("name", "most"), BOUNDS.items())
def test_a_text_keeps_its_bound(code: str, name: str, most: int) -> None:
    text = said(SHOP.parent / code / name)
    assert 0 < len(text) <= most
    if most < 100:
        assert "\n" not in text


@pytest.mark.parametrize("code", SHOPS)
def test_every_version_has_a_page_and_this_one_the_last(code: str) -> None:
    pages = sorted((SHOP.parent / code / "changelogs").glob("*.txt"))
    assert max(int(path.stem) for path in pages) == numeric(__version__)
    assert all(0 < len(said(path)) <= CHANGES_BOUND for path in pages)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.relative_to(SHOP.parent).as_posix())
def test_the_words_are_quiet(path: Path) -> None:
    assert not re.search(
        r"!|\bplease\b|\bsuccessfully\b|\bbest\b|\bofficial", said(path), re.IGNORECASE
    )


@pytest.mark.parametrize("code", SHOPS)
def test_no_game_of_others_stands_where_a_name_would_be_taken_for_ours(code: str) -> None:
    for name in ("title.txt", "short_description.txt"):
        text = said(SHOP.parent / code / name)
        assert not any(game.lower() in text.lower() for game in GAMES)
    assert said(SHOP.parent / code / "title.txt").startswith("Hotels")


@pytest.mark.parametrize(
    ("code", "owned", "apart", "needed"),
    [
        ("en-US", "their owners' games", "not affiliated", "You need the game itself"),
        ("de-DE", "Namen ihrer Eigentümer", "nicht verbunden", "Das Spiel selbst brauchst du dazu"),
        ("es-ES", "nombres de sus dueños", "no tiene relación", "Hace falta el juego"),
    ],
)
def test_whose_games_they_are_is_said(code: str, owned: str, apart: str, needed: str) -> None:
    whole = said(SHOP.parent / code / "full_description.txt")
    last = whole.rpartition("\n\n")[2]
    assert all(game in last for game in GAMES)
    assert owned in last
    assert apart in last
    assert needed in whole


def test_the_permission_is_told_as_the_build_asks_for_it() -> None:
    spec = (SHOP.parents[3] / "buildozer.spec").read_text(encoding="utf-8")
    assert "\nandroid.permissions = VIBRATE\n" in spec
    for code, told in (
        ("en-US", "Its one permission is to vibrate."),
        ("de-DE", "Ihre einzige Berechtigung ist das Vibrieren."),
        ("es-ES", "Su único permiso es vibrar."),
    ):
        assert told in said(SHOP.parent / code / "full_description.txt")


def test_the_icon_is_that_of_the_app() -> None:
    assert (IMAGES / "icon.png").read_bytes() == ICON.read_bytes()


def test_the_pictures_are_of_a_tablet() -> None:
    kept = sorted(SCREENSHOTS.iterdir())
    assert [path.stem for path in kept] == sorted(SHOTS)
    for path in kept:
        assert struct.unpack(">II", path.read_bytes()[16:24]) == TENS


def test_nothing_else_lies_there_and_all_of_it_is_small() -> None:
    files = [path for path in SHOP.parent.rglob("*") if path.is_file()]
    assert {*files} == {*TEXTS, IMAGES / "icon.png", *SCREENSHOTS.iterdir()}
    assert sum(path.stat().st_size for path in files) < MOST

"""What the packed tree may hold, and what it must."""

from pathlib import Path

import pytest

from tools.packaging.tree import MOST, megabytes, opened, tree_faults, weight_faults

FONT = "assets/fonts/a.otf"
GOOD = ["LICENSE", "assets/fonts/a.otf", "hotels/app.pyc", "main.pyc", "sitecustomize.pyc"]


def test_nothing_is_said_of_a_good_tree() -> None:
    assert [*tree_faults(GOOD, [FONT])] == []


@pytest.mark.parametrize(
    "path",
    ["tests/test_app.pyc", "docs/rules.md", "tools/look.pyc", "bench/row.pyc", "Makefile"],
)
def test_a_stranger_is_named(path: str) -> None:
    assert [*tree_faults([*GOOD, path], [FONT])] == [
        f"{path.partition('/')[0]} would be packed, one file, and has no business on a tablet."
    ]


def test_a_folder_of_strangers_is_named_once() -> None:
    assert [*tree_faults([*GOOD, "tests/a.pyc", "tests/views/b.pyc"], [FONT])] == [
        "tests would be packed, 2 files, and has no business on a tablet."
    ]


def test_a_source_is_named() -> None:
    assert [*tree_faults([*GOOD, "hotels/a.py"], [])] == [
        "hotels/a.py would be packed as it is, and should be compiled."
    ]


@pytest.mark.parametrize("path", ["LICENSE", "main.pyc", "hotels/app.pyc", FONT])
def test_what_is_missing_is_named(path: str) -> None:
    rest = [one for one in GOOD if one != path]
    assert [*tree_faults(rest, [FONT])] == [
        f"{path} is opened on the tablet, and would not be packed."
    ]


def test_what_the_code_opens_is_found(tmp_path: Path) -> None:
    (tmp_path / "screens").mkdir()
    (tmp_path / "screens" / "theme.py").write_text(
        'SLAB = str(ASSETS / "fonts" / "a.otf")\nOTHER = HERE / "b.png"\nN = ASSETS / NAME\n'
        'FONTS = ASSETS / "fonts"\n'
    )
    assert [*opened(tmp_path)] == [FONT]


def test_what_hotels_opens_is_there() -> None:
    root = Path(__file__).parents[2]
    found = [*opened(root / "hotels")]
    assert len(found) >= 4
    assert all((root / path).is_file() for path in found)


def test_a_heavy_tree_and_a_heavy_pack_are_named() -> None:
    assert [*weight_faults({"a": MOST - 1, "b": 1}, MOST)] == []
    assert [*weight_faults({"a": MOST, "b": 100_000}, MOST + 300_000)] == [
        "The packed tree has 12.1 MB, and 12.0 MB is the most.",
        "The pack with its packages has 12.3 MB, and 12.0 MB is the most.",
    ]


@pytest.mark.parametrize(
    ("size", "words"),
    [(0, "0.0 MB"), (49_999, "0.0 MB"), (4_550_000, "4.6 MB"), (12_000_000, "12.0 MB")],
)
def test_megabytes_have_one_place(size: int, words: str) -> None:
    assert megabytes(size) == words

"""The information card by touch: figures explained, a house edition made, changed and played."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.views.card_spots import Spot, What
from tests.command import hotels
from tests.screens.card_hand import (
    in_archive,
    keep,
    keep_all_the_same,
    made,
    reach,
    shown,
    type_number,
)
from tests.screens.handing import saved

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SIZES = [(1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360)]


def test_a_figure_is_explained_with_its_rule_and_its_source(driver: "Driver") -> None:
    shown(driver)
    reach(driver, "$300")
    assert driver.says("Price at 3 hotels")
    assert driver.says("From a printed source.")
    assert driver.says("typescript with corrections by hand, Sid Sackson")
    assert driver.says("An Illustration 4 to 9")
    driver.tap(driver.find("IconButton", hint="close"))
    reach(driver, "printed at 9")  # the mark is as good as the figure
    assert driver.says("From a printed source for 9 hotels; the rest of the row is our best guess.")
    driver.app.back()
    reach(driver, "10 times the price, split in half; each extra block shifts 10% of it")
    assert driver.says("3 ahead: 80% and 20%")
    assert in_archive(driver) == {}


def test_a_printed_edition_is_never_changed_but_made_a_house_edition(driver: "Driver") -> None:
    shown(driver)
    reach(driver, "$600")
    assert not any(type(one).__name__ == "NumberKey" for one in driver.widgets())
    assert driver.says("Printed editions can't be changed.")
    sheet = driver.app.shell.sheets[-1]
    key = next(one for one in sheet.walk() if getattr(one, "text", "") == "Create house edition")
    driver.tap(key)
    driver.frames(4)
    assert driver.find("Typed").text == "Our VACATION"
    driver.tap("Create")
    driver.frames(6)
    assert in_archive(driver)["house-our-vacation"]["changes"] == {}
    keep(driver, "7", "00")  # the figure that was tapped is asked for at once
    assert in_archive(driver)["house-our-vacation"]["changes"]["prices"][4] == [6, 700]
    assert EDITIONS["vacation"].price(0, 6) == 600


@pytest.mark.parametrize("size", SIZES)
def test_a_price_that_falls_is_doubted_and_may_be_kept_all_the_same(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    shown(driver)
    made(driver, "Ours")
    before = in_archive(driver)
    reach(driver, "$600")
    keep(driver, "1", "0", "00")
    assert driver.says("drops where it should rise")
    assert in_archive(driver) == before
    reach(driver, "Change figure")
    assert not driver.says("drops where it should rise")
    keep(driver, "1", "0", "00")
    driver.resize(1024, 600)  # what is doubted stays so while the window turns
    driver.resize(*size)
    driver.frames(4)
    assert in_archive(driver) == before
    reach(driver, "Save anyway")
    assert in_archive(driver)["house-ours"]["changes"]["prices"][4] == [6, 1_000]
    assert not driver.app.shell.sheets
    card = driver.app.shell.top
    card.open_spot(Spot(What.PRICE, 8))  # it is doubted where it stands as well
    driver.frames(4)
    assert driver.says("$700 at 8 to 10 hotels: the price drops where it should rise.")


@pytest.mark.parametrize("size", SIZES)
def test_three_kinds_of_figures_are_changed_and_nonsense_is_refused(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    shown(driver)
    made(driver, "Our long game")
    assert in_archive(driver)["house-our-long-game"] == {
        "format": "hotels-edition/1",
        "id": "house-our-long-game",
        "name": "Our long game",
        "based_on": "vacation",
        "changes": {},
    }
    reach(driver, "$600")
    keep(driver, "6", "5", "0")
    refused = "The row starting at 6 hotels has a price that is zero or not a multiple of 100."
    assert driver.says(f"{refused} The figure stays at $600.")
    assert in_archive(driver)["house-our-long-game"]["changes"] == {}
    type_number(driver, "7", "00")
    reach(driver, "Save")
    assert not driver.app.shell.sheets
    assert {"was $600", "was $6,000"} <= {*driver.words()}
    reach(driver, "At 11 hotels or more")
    keep(driver, "1")
    assert driver.says("The safe size must be from 2 to 108. The figure stays at 11.")
    keep(driver, "1", "3")
    assert driver.says("was: at 11 hotels or more")
    reach(driver, "Continental")
    driver.find("Typed").text = "Wilton"
    driver.frames(2)
    reach(driver, "Save figures")
    assert driver.says("Wilton appears twice.")
    driver.find("Typed").text = "Ritz"
    driver.frames(2)
    reach(driver, driver.find("NumberDial")._more)
    reach(driver, "Save figures")
    assert driver.says("was Continental")
    changes = in_archive(driver)["house-our-long-game"]["changes"]
    assert {*changes} == {"prices", "safe", "chains"}
    assert changes["prices"][4] == [6, 700]
    assert changes["safe"] == 13
    assert changes["chains"][0] == {"name": "Ritz", "tier": "cheap", "dealt": 8, "bank": 15}


def test_it_is_compared_with_its_parent(driver: "Driver") -> None:
    shown(driver)
    made(driver, "Ours")
    reach(driver, "Compare")
    assert driver.says("Nothing changed yet")
    driver.app.back()
    reach(driver, "$600")
    keep(driver, "7", "00")
    reach(driver, "Compare")
    assert driver.says("Compared with VACATION")
    assert driver.says("Price at 6 to 7 hotels")
    assert driver.says("VACATION: $600")


def test_undo_and_redo_take_an_act_back_and_bring_it_again(driver: "Driver") -> None:
    shown(driver)
    made(driver, "Ours")
    reach(driver, "$600")
    keep(driver, "7", "00")
    assert driver.says("Price at 6 to 7 hotels")
    driver.tap("Undo")
    driver.frames(4)
    assert in_archive(driver)["house-ours"]["changes"] == {}
    driver.tap("Redo")
    driver.frames(4)
    assert in_archive(driver)["house-ours"]["changes"]["prices"][4] == [6, 700]
    reach(driver, "was $600")
    reach(driver, "Reset to VACATION")
    assert in_archive(driver)["house-ours"]["changes"] == {}


def test_it_is_renamed_duplicated_deleted_and_brought_back(driver: "Driver") -> None:
    shown(driver)
    made(driver, "Ours")
    reach(driver, "$600")
    keep(driver, "7", "00")
    reach(driver, "Rename")
    driver.find("Typed").text = "vacation"
    driver.frames(2)
    reach(driver, "Rename")
    assert driver.says("Another edition already has that name.")
    driver.find("Typed").text = "The attic"
    driver.frames(2)
    reach(driver, "Rename")
    assert in_archive(driver)["house-ours"]["name"] == "The attic"
    reach(driver, "Duplicate")
    reach(driver, "Create")
    found = in_archive(driver)
    assert {edition["name"] for edition in found.values()} == {"The attic", "The attic 2"}
    assert found["house-the-attic-2"]["changes"] == found["house-ours"]["changes"]
    reach(driver, "Delete")
    assert driver.says("Games already started keep using it.")
    driver.tap("Cancel")
    assert len(in_archive(driver)) == 2
    reach(driver, "Delete")
    driver.tap("Delete")
    driver.frames(4)
    assert [*in_archive(driver)] == ["house-ours"]
    reach(driver, "Restore")
    assert in_archive(driver) == found
    driver.tap("Undo")
    driver.frames(4)
    assert [*in_archive(driver)] == ["house-ours"]


def test_its_file_is_taken_by_the_command_line(
    driver: "Driver", tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("HOME", str(home))
    shown(driver)
    made(driver, "Our long game")
    reach(driver, "At 11 hotels or more")
    keep(driver, "1", "3")
    driver.tap("Share")
    driver.frames(4)
    path = saved(driver, home, "House edition file")
    assert path.name == "house-our-long-game.json"
    said = hotels("editions", "--check", path)
    assert said == (0, f"{path}: Our long game is valid, based on VACATION\n", "")
    assert json.loads(path.read_text())["changes"] == {"safe": 13}
    driver.tap("Share")
    driver.frames(4)
    text = saved(driver, home, "Card as text").read_text()
    assert text == hotels("editions", path).out
    driver.tap("Share")
    driver.frames(4)
    differs = saved(driver, home, "Changes as text")
    assert differs.name == "house-our-long-game-differs.txt"
    assert differs.read_text().splitlines()[1:] == [
        "  Safe chains: At 13 hotels or more, was At 11 hotels or more"
    ]


def test_bonuses_are_set_as_multiples_and_as_a_table(driver: "Driver") -> None:
    shown(driver)
    made(driver, "Ours")
    reach(driver, "$6,000")
    dials = [one for one in driver.widgets() if type(one).__name__ == "NumberDial"]
    for _ in range(2):
        reach(driver, dials[0]._more)
    reach(driver, dials[2]._more)
    reach(driver, "Save figures")
    assert in_archive(driver)["house-ours"]["changes"]["bonuses"] == [11, 5, "0.50"]
    assert driver.says("First bonus 11 times the price, second 5 times, third 0.5 times.")
    reach(driver, "$6,600")
    reach(driver, "Use a bonus table")
    dials = [one for one in driver.widgets() if type(one).__name__ == "NumberDial"]
    reach(driver, dials[0].figure.label)
    type_number(driver, "7", "00", "0")
    reach(driver, "OK")
    reach(driver, "Save figures")
    table = in_archive(driver)["house-ours"]["changes"]["bonuses"]
    assert [600, 7_000, 3_000, 300] in table
    assert [700, 7_700, 3_500, 400] in table  # half of 700 is 350, rounded up to $100


def test_a_row_is_moved_divided_and_taken_away(driver: "Driver") -> None:
    shown(driver)
    made(driver, "Ours")
    reach(driver, "8 to 10")
    keep(driver, "1", "1")
    refused = "The row starting at 11 hotels is out of order or too big for the board."
    assert driver.says(f"{refused} The figure stays at 8.")
    keep(driver, "9")
    assert {"6 to 8", "9 to 10", "house rule at 8"} <= {*driver.words()}
    reach(driver, "11 to 20")
    reach(driver, "Split row in two")
    keep(driver, "1", "6")
    assert {"11 to 15", "16 to 20"} <= {*driver.words()}
    reach(driver, "5")
    reach(driver, "Remove row")
    rows = in_archive(driver)["house-ours"]["changes"]["prices"]
    assert [row[0] for row in rows] == [2, 3, 4, 6, 9, 11, 16, 21, 31, 41]


@pytest.mark.parametrize("size", [(1280, 800), (360, 780)])
def test_acquire_s_columns_are_changed_one_by_one(driver: "Driver", size: tuple[int, int]) -> None:
    driver.resize(*size)
    shown(driver, EDITIONS["acquire-classic"])
    reach(driver, "$600")
    assert driver.says("Everything at $600")
    reach(driver, "Luxor and Tower")
    assert driver.says("Luxor and Tower at 6 to 10 tiles")
    driver.app.back()
    made(driver, "Ours")
    cell = next(
        one
        for one in driver.widgets()
        if type(one).__name__ in {"Cell", "SplitCell"} and "6-10" in texts(one)
    )
    reach(driver, cell)
    keep_all_the_same(driver, "9", "00")
    rows = in_archive(driver)["house-ours"]["changes"]["prices"]
    assert rows[4] == [6, 900, 700, 800]
    assert driver.says("6 to 10: was $600")
    reach(driver, "$500")
    reach(driver, "Luxor and Tower")
    reach(driver, "The row for 5 tiles")
    reach(driver, "Remove row")
    rows = in_archive(driver)["house-ours"]["changes"]["prices"]
    assert [row[0] for row in rows] == [2, 3, 4, 6, 11, 21, 31, 41]
    assert rows[2] == [4, 400, 500, 600]


def texts(widget: Any) -> list[str]:
    return [getattr(one, "text", "") for one in widget.walk(restrict=True)]

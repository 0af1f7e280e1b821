"""What goes out of the app, as other programs and other people's phones read it."""

import errno
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest

from hotels.views import sharing as views
from tests.exports.handed import NAME, ODD, recorded_game, scored_game
from tests.screens.handing import more_formats, opened, saved, scroll_to

if TYPE_CHECKING:
    from tests.screens.driver import Driver

PNG = b"\x89PNG\r\n\x1a\n"


def test_every_form_of_a_game_is_saved_from_its_standing(driver: "Driver", home: Path) -> None:
    game = recorded_game(driver.app.store, players=ODD)
    opened(driver, game)
    for offer in views.offers(game):
        path = saved(driver, home, offer.title)
        assert path.parent == home / "Documents"
        assert path.read_bytes().decode() == views.content(game, offer.form)
        assert driver.says(f"Saved as {path}")
        driver.tap("Share")
        driver.frames(4)


def test_what_people_use_first_stands_first_and_no_more_than_is_needed(driver: "Driver") -> None:
    opened(driver, recorded_game(driver.app.store))
    assert titles(driver) == [
        "A picture of the result",
        "Ledger as text",
        "BG Stats",
        "More formats",
    ]
    driver.tap("More formats")
    driver.frames(4)
    assert titles(driver) == [
        "A picture of the board",
        "Table (CSV)",
        "Transcript (JSON)",
        "Accounts (Beancount)",
    ]


def titles(driver: "Driver") -> list[str]:
    """The rows of the sheet, from above."""
    rows = [one for one in driver.widgets() if type(one).__name__ == "MenuRow"]
    rows.sort(key=lambda row: -row.to_window(*row.pos)[1])
    return [
        next(w.text for w in row.walk() if getattr(w, "style", "") == "name short") for row in rows
    ]


@pytest.mark.process
def test_the_accounts_saved_from_the_screen_pass_bean_check(driver: "Driver", home: Path) -> None:
    opened(driver, recorded_game(driver.app.store, players=ODD))
    path = saved(driver, home, "Accounts (Beancount)")
    check = "import sys; from beancount.scripts.check import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", check, "--no-cache", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("size", [(1280, 800), (360, 780), (600, 360)])
def test_the_qr_code_on_the_screen_is_read_by_a_decoder(
    driver: "Driver", size: tuple[int, int], tmp_path: Path
) -> None:
    import zxingcpp
    from PIL import Image

    from hotels.screens.sharing.qr import QrScreen

    game = recorded_game(driver.app.store, "vacation-p6_017", players=ODD)
    driver.resize(*size)
    driver.app.set(theme="black")
    driver.app.show(QrScreen(driver.app, views.link(game)))
    driver.frames(4)
    driver.shot(tmp_path / "qr.png")
    with Image.open(tmp_path / "qr.png") as picture:
        (found,) = zxingcpp.read_barcodes(picture.convert("L"))
    assert found.text == views.link(game)
    said = json.loads(unquote(found.text.partition("data=")[2]))
    assert len(said["players"]) == 6


def test_the_sheet_opens_and_copies_the_link(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    import webbrowser

    from kivy.core.clipboard import Clipboard

    copied: list[str] = []
    monkeypatch.setattr(Clipboard, "copy", copied.append)
    monkeypatch.setattr(webbrowser, "open", lambda _: False)
    game = scored_game(driver.app.store)
    from hotels.screens.chains.sharing import share_game

    share_game(driver.app, game)
    driver.frames(4)
    assert not driver.says("A picture of the board")
    assert not driver.says("Transcript (JSON)")
    assert not driver.says("More formats")
    driver.tap("BG Stats")
    driver.frames(4)
    driver.tap("Copy the link for BG Stats")
    assert copied == [views.link(game)]
    share_game(driver.app, game)
    driver.frames(4)
    driver.tap("BG Stats")
    driver.frames(4)
    driver.tap("BG Stats, on this device")
    assert driver.says("Couldn't open a browser")


def test_the_table_s_menu_hands_on_a_game_under_way(driver: "Driver", home: Path) -> None:
    driver.app.resume(recorded_game(driver.app.store, count=30).record.id)
    driver.frames(5)
    driver.tap(driver.find("IconButton", hint="more"))
    driver.frames(3)
    driver.tap("Share the game")
    driver.frames(3)
    assert driver.says("for finished games")
    assert not driver.says("A picture of the result")
    more_formats(driver, "Transcript (JSON)")
    driver.tap("Transcript (JSON)")
    driver.frames(4)
    driver.tap("Share anyway")
    driver.frames(4)
    driver.tap("Save")
    driver.frames(3)
    (path,) = home.rglob("*.json")
    assert len(json.loads(path.read_bytes())["events"]) == 30


def test_what_is_hidden_is_not_handed_on_unasked(driver: "Driver", home: Path) -> None:
    from hotels.ledger.chains.entries import Peek

    driver.app.resume(recorded_game(driver.app.store, count=30).record.id)
    driver.frames(5)
    sitting = driver.app.shell.top.sitting
    before = len(sitting.table.lines)
    for offer in views.offers(sitting.game):
        share_from_table(driver, offer.title)
        assert driver.says("The file shows everyone's holdings")
        driver.tap("Cancel")
        driver.frames(4)
    assert not [*home.rglob("hotels-*")]
    assert len(sitting.table.lines) == before
    share_from_table(driver, "Ledger as text")
    driver.tap("Share anyway")
    driver.frames(4)
    seats = range(sitting.books.header.seats)
    assert [page.entry for _, page in sitting.table.pages[-len(seats) :]] == [*map(Peek, seats)]
    assert driver.says("Save the file")


def test_what_everybody_may_see_is_handed_on_at_once(driver: "Driver") -> None:
    driver.app.resume(recorded_game(driver.app.store, count=30, holdings="open").record.id)
    driver.frames(5)
    share_from_table(driver, "Ledger as text")
    assert driver.says("Save the file")


def share_from_table(driver: "Driver", row: str) -> None:
    """A row of the sheet that the table's menu opens."""
    driver.tap(driver.find("IconButton", hint="more"))
    driver.frames(3)
    driver.tap("Share the game")
    driver.frames(3)
    more_formats(driver, row)
    scroll_to(driver, row)
    driver.tap(row)
    driver.frames(4)


def test_a_file_is_never_written_over_unasked(driver: "Driver", home: Path) -> None:
    from hotels.device import files

    (home / "Documents" / "a.txt").write_text("old")
    files.save(driver.app, "a.txt", b"new")
    driver.frames(4)
    driver.tap("Save")
    assert driver.says("Replace the file?")
    driver.tap("Cancel")
    assert (home / "Documents" / "a.txt").read_text() == "old"
    driver.tap("Save")
    driver.tap("Replace")
    assert (home / "Documents" / "a.txt").read_text() == "new"


def test_what_the_disk_refuses_is_said_beside_the_name(
    driver: "Driver", home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.device import files

    def full(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    files.save(driver.app, "a.txt", b"new")
    driver.frames(4)
    driver.tap("Save")
    assert driver.says("Storage is full, so nothing was saved. The game is safe")
    assert [*home.rglob("*.txt")] == []
    monkeypatch.undo()
    driver.tap("Home")
    assert not driver.says("Storage is full")


def test_a_name_no_file_can_have_is_not_written(driver: "Driver", home: Path) -> None:
    from hotels.device import files

    files.save(driver.app, "a.txt", b"new")
    driver.frames(4)
    driver.find("Field").line.text = "../a"
    driver.tap("Save")
    assert driver.says("can't contain any of these")
    assert [*home.rglob("*.txt")] == []


def test_a_receipt_is_saved_as_a_picture_and_as_text(driver: "Driver", home: Path) -> None:
    from hotels.views.receipts import written
    from tests.screens.test_receipt import shown

    receipt = shown(driver)
    driver.tap("Share")
    driver.frames(3)
    assert saved(driver, home, "A picture").read_bytes().startswith(PNG)
    driver.app.shell.unsay()
    driver.tap("Share")
    driver.frames(3)
    assert saved(driver, home, "A text file").read_text() == f"{written(receipt)}\n"


def test_a_receipt_is_read_aloud_where_the_device_has_a_voice(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from hotels.device import voice
    from tests.screens.test_receipt import shown

    shown(driver)
    monkeypatch.setattr(voice, "has_voice", lambda: False)
    driver.tap("Share")
    driver.frames(3)
    assert not driver.says("Read aloud")
    driver.tap("Close")
    said: list[str] = []
    monkeypatch.setattr(voice, "has_voice", lambda: True)
    monkeypatch.setattr(voice, "spoken", lambda _, text: said.append(text))
    driver.tap("Share")
    driver.frames(3)
    driver.tap("Read aloud")
    driver.until(lambda: said)
    # Dave's bonus in turn 9 of the manuscript: ten times three hundred.
    assert said[0].startswith("The bank pays Dave three thousand dollars. ")
    assert "10 times three hundred dollars: three thousand dollars" in said[0]
    assert "$" not in said[0]


def test_a_receipt_of_the_end_leads_to_the_dispute_desk(driver: "Driver") -> None:
    from hotels.screens.chains.standing import Standing

    driver.app.show(Standing(driver.app, recorded_game(driver.app.store, NAME)))
    driver.frames(4)
    money = driver.find("Money", is_target=True)
    holds = money.cell.blocks.split()[0]
    driver.tap(money)
    driver.tap("Turn to the player")
    driver.frames(3)
    driver.tap("Settle a dispute")
    driver.frames(3)
    desk = driver.app.shell.top
    assert type(desk).__name__ == "DeskScreen"
    assert str(desk.asked.blocks[money.cell.seat]) == holds


@pytest.mark.process
def test_nothing_that_goes_out_is_loaded_with_home() -> None:
    program = """
import os, sys, tempfile
os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
from hotels.app import HotelsApp
from tests.screens.driver import Driver
with Driver(HotelsApp()) as driver:
    driver.frames(5)
    wanted = ("plyer", "segno", "zxingcpp", "hotels.exports", "hotels.screens.sharing",
              "hotels.device", "hotels.views.sharing", "webbrowser")
    print(*[name for name in sys.modules if name.startswith(wanted)], "loaded")
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1].split() == ["loaded"]

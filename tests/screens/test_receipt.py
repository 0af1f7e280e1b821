"""A receipt full screen: turned, turned back, copied, closed."""

from typing import TYPE_CHECKING

import pytest

from hotels.views.receipts import Receipt, receipts_of, written
from tests.exports.games import played

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def first_bonus() -> Receipt:
    """Dave's bonus in turn 9 of the manuscript."""
    game = played("manuscript")
    receipts = [
        receipt
        for step in game.steps
        for _, receipt in receipts_of(step.before, step.page, game.speech)
    ]
    return next(receipt for receipt in receipts if receipt.amount == "$3,000")


def shown(driver: "Driver") -> Receipt:
    """The receipt, full screen."""
    from hotels.screens.receipt import ReceiptScreen

    receipt = first_bonus()
    driver.app.show(ReceiptScreen(driver.app, receipt))
    driver.frames(5)
    return receipt


def test_everything_stands_on_the_sheet_and_fits(driver: "Driver") -> None:
    receipt = shown(driver)
    words = [text.replace("\N{NO-BREAK SPACE}", " ") for text in driver.words()]
    for text in (receipt.title, receipt.amount, receipt.why, receipt.bills, "printed"):
        assert text in words
    for step in receipt.steps:
        assert {*step} <= {*words}
    sheet = driver.find("ReceiptSheet")
    for width, height in ((1024, 600), (800, 1280), (360, 780)):
        driver.resize(width, height)
        driver.frames(5)
        sheet = driver.find("ReceiptSheet")
        corners = [
            sheet.to_window(*corner) for corner in ((sheet.x, sheet.y), (sheet.right, sheet.top))
        ]
        foot = driver.find("PushButton", text="Close")
        for x, y in corners:
            assert -1 <= x <= width + 1
            assert foot.top <= y <= height + 1


def test_it_stands_on_its_head_until_it_is_turned(driver: "Driver") -> None:
    shown(driver)
    fob = driver.find("Fob")
    assert fob.to_window(*fob.center)[0] > 640  # the player across sees it at his left
    driver.tap("Turn to me")
    fob = driver.find("Fob")
    assert fob.to_window(*fob.center)[0] < 640
    driver.tap("Turn to the player")
    assert driver.says("Turn to me")


def test_it_is_copied_as_text(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> None:
    from kivy.core.clipboard import Clipboard

    copied: list[str] = []
    monkeypatch.setattr(Clipboard, "copy", copied.append)
    receipt = shown(driver)
    driver.tap("Copy")
    assert copied == [written(receipt)]
    assert driver.says("Receipt copied as text.")


def test_a_device_without_a_clipboard_says_so(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from kivy.core.clipboard import Clipboard

    def refuse(_: str) -> None:
        raise OSError

    monkeypatch.setattr(Clipboard, "copy", refuse)
    shown(driver)
    driver.tap("Copy")
    assert driver.says("Copying didn't work on this device.")


def test_close_and_back_lead_where_it_was_opened(driver: "Driver") -> None:
    below = driver.app.shell.top
    shown(driver)
    driver.tap("Close")
    assert driver.app.shell.top is below
    shown(driver)
    assert driver.key(27)
    assert driver.app.shell.top is below

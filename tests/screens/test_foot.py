"""The foot: Undo and Redo stand still, and what is to be collected is read from afar."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.screens.money_asked import SIZES, handed
from tests.screens.sitting import acquire, turns

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

WIDTHS = {(1280, 800): 168, (1024, 600): 112, (800, 1280): 168, (360, 780): 112}
"""As drawn: in a roomy window, and in a small one."""

LEFT = {(1280, 800): 16, (1024, 600): 12, (800, 1280): 16, (360, 780): 8}
"""A window's margin."""


def box(widget: Any) -> tuple[int, ...]:
    """Left, low, wide and high of a widget on the window."""
    x, y = widget.to_window(*widget.pos)
    return round(x), round(y), round(widget.width), round(widget.height)


def keys(driver: "Driver") -> list[tuple[int, ...]]:
    """Where Undo and Redo stand."""
    foot = driver.find("Foot")
    return [box(foot.undo), box(foot.redo)]


def at_a_purchase(driver: "Driver", *tiles: str) -> "Hand":
    """Ana laid a lone tile and may buy Luxor, which has four tiles."""
    hand = acquire(driver, turns("1A", "2A=Luxor", "3A", "4A", *tiles))
    hand.square(40)
    return hand


@pytest.mark.parametrize("size", SIZES)
def test_undo_and_redo_stand_still(driver: "Driver", size: tuple[int, int]) -> None:
    driver.resize(*size)
    hand = acquire(driver, turns("1A", "2A=Luxor", "3A", "4A"))
    before = keys(driver)
    wide, left = WIDTHS[size], LEFT[size]
    assert [(x, w) for x, _, w, _ in before] == [(left, wide), (left + wide + 8, wide)]
    steps: list[Callable[[], object]] = [
        lambda: hand.square(40),
        lambda: hand.row(hand.screen.chains, 0),
        lambda: hand.row(hand.screen.chains, 0),
        lambda: hand.tap(driver.find("Foot").undo),
        lambda: hand.tap(driver.find("Foot").undo),
        lambda: hand.tap(driver.find("Foot").undo),
        lambda: hand.tap(driver.find("Foot").redo),
        lambda: hand.button("Buy nothing"),
    ]
    for step in steps:
        step()
        driver.frames(3)
        assert keys(driver) == before


def test_they_say_what_and_not_who(driver: "Driver") -> None:
    hand = at_a_purchase(driver)
    foot = driver.find("Foot")
    assert foot.undo.second.text == "laid 5D"
    assert foot.redo.second.text == "nothing to redo"
    assert not foot.redo.enabled
    hand.row(hand.screen.chains, 0)
    hand.button("End turn")
    assert foot.undo.second.text == "bought 1 Luxor"
    hand.tap(foot.undo)
    assert foot.redo.second.text == "buy 1 Luxor"


@pytest.mark.parametrize("size", SIZES)
def test_two_deeds_leave_them_where_they_are(driver: "Driver", size: tuple[int, int]) -> None:
    from hotels.screens.widgets.foot import Deed, Foot

    driver.resize(*size)
    acquire(driver, turns("1A"))
    before = keys(driver)
    foot = driver.find("Foot")
    assert isinstance(foot, Foot)
    long = [Deed(text, lambda: None) for text in ("Skip tile", "Declare the end of the game")]
    foot.say("x" * 30, "bought 1 Continental of all names", "", long)
    driver.frames(3)
    assert keys(driver) == before
    for key in foot.deeds:
        x, low, wide, high = box(key)
        assert x >= 0
        assert x + wide <= size[0]
        assert high >= 48
        assert wide >= 48
        assert x >= before[1][0] + before[1][2] or low >= before[1][1] + before[1][3]


@pytest.mark.parametrize("size", SIZES)
def test_what_to_collect_counts_up_share_by_share(driver: "Driver", size: tuple[int, int]) -> None:
    driver.resize(*size)
    hand = at_a_purchase(driver)
    assert handed(driver) == []
    # Luxor at 4 tiles: $400 a share.
    for said in (
        "Collect $400 from Ana 4 × 100 or 1 × 500, 1 × 100 back",
        "Collect $800 from Ana 1 × 500 · 3 × 100 or 1 × 1,000, 2 × 100 back",
    ):
        hand.row(hand.screen.chains, 0)
        assert handed(driver) == [said]
    hand.tap(driver.find("Foot").undo)
    assert handed(driver) == ["Collect $400 from Ana 4 × 100 or 1 × 500, 1 × 100 back"]
    hand.button("End turn")
    assert handed(driver) == ["Collect $400 from Ana 4 × 100 or 1 × 500, 1 × 100 back"]
    hand.square(60)
    assert handed(driver) == []


@pytest.mark.parametrize("size", SIZES)
def test_the_amount_is_large_and_whole(driver: "Driver", size: tuple[int, int]) -> None:
    driver.resize(*size)
    hand = at_a_purchase(driver)
    hand.row(hand.screen.chains, 0)
    driver.frames(3)
    asked = driver.find("Asked")
    labels = asked.children[::-1]
    assert labels[0].text == "Collect $400"
    assert labels[0].font_size >= (28 if size in {(1280, 800), (800, 1280)} else 20)
    left, low, wide, high = box(asked)
    for label in labels:
        x, y, w, h = box(label)
        assert left <= x
        assert x + w <= left + wide
        assert low <= y + 1
        assert y + h <= low + high + 1


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_when_it_comes_and_goes(driver: "Driver", size: tuple[int, int]) -> None:
    driver.resize(*size)
    hand = at_a_purchase(driver)
    screen = hand.screen
    parts = screen.sign, screen.board, screen.foot, screen.chains
    before = [box(part) for part in parts]
    for _ in range(2):
        hand.row(screen.chains, 0)
        assert [box(part) for part in parts] == before


@pytest.mark.parametrize("size", SIZES)
def test_long_names_shrink_and_stay_beside_the_keys(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    hand = at_a_purchase(driver)
    hand.row(hand.screen.chains, 0)
    asked = driver.find("Asked")
    words = (
        ("Undone. Already paid?", "support"),
        ("Give back $12,300", "amount large"),
        ("to Bartholomew Fitzgerald", "body"),
        ("12 × 1,000 · 3 × 100", "bills"),
    )
    if size in {(1024, 600), (360, 780)}:
        hand.screen.sign.say("Bartholomew Fitzgerald lays a tile", "", words)
    else:
        asked.show(words)
    driver.frames(3)
    left, low, wide, high = box(asked)
    for label in asked.children:
        x, y, w, h = box(label)
        assert left <= x
        assert x + w <= left + wide + 1
        assert low <= y + 2
        assert y + h <= low + high + 2


def test_change_is_left_out_where_the_amount_would_be_smaller(driver: "Driver") -> None:
    driver.resize(1280, 800)
    hand = at_a_purchase(driver)
    for _ in range(2):
        hand.row(hand.screen.chains, 0)
    bills, change = "1 × 500 · 3 × 100", "or 1 × 1,000, 2 × 100 back"
    for size, amount, has_room in (((1280, 800), 28, True), ((1024, 600), 20, False)):
        driver.resize(*size)
        driver.frames(4)
        assert {bills, change} & {*driver.words()} == ({bills, change} if has_room else {bills})
        sizes = [one.font_size for one in driver.find("Asked").children if "$800" in one.text]
        assert sizes == [amount]

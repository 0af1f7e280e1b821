"""A new question is read from its top, however far down the one before it was scrolled."""

from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Lay
from hotels.ledger.chains.terms import tile

if TYPE_CHECKING:
    from tests.screens.driver import Driver

PHONE = 360, 780


def pane_of(widget: Any) -> Any:
    """What it scrolls in."""
    from kivy.uix.scrollview import ScrollView

    while not isinstance(widget, ScrollView):
        widget = widget.parent
    return widget


def is_seen(widget: Any) -> bool:
    """Whether all of it lies within what is seen of its pane."""
    pane = pane_of(widget)
    below = widget.to_window(widget.x, widget.y)[1] - pane.to_window(pane.x, pane.y)[1]
    return -1 <= below <= pane.height - widget.height + 1


def test_the_next_holder_is_named_in_sight(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    driver.resize(360, 640)
    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    for holder, key in (("Ana holds 3", "Keep 3"), ("Ben holds 2", "Keep 2")):
        asked = driver.find("Text", text=holder)
        assert is_seen(asked)
        pane_of(asked).scroll_y = 0
        driver.frames(3)
        assert not is_seen(asked)
        hand.button(key)
    assert is_seen(driver.find("Text", text="Cat holds 1"))


def test_payouts_are_read_from_the_first_one(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    driver.resize(*PHONE)
    hand = shown(driver, "manuscript", asking(Question.TILE, turn=8))
    table = hand.screen
    table.beside.scroll_y = 0  # down to the players
    driver.frames(3)
    laid = tile("C4")
    assert laid is not None
    hand.do(Lay(0, laid))
    for _ in range(4):
        hand.button("Sell all")
    driver.frames(3)
    assert hand.screen is table
    assert is_seen(driver.find("Text", text="Pay Ana"))


def test_free_names_are_read_from_the_first_one(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    driver.resize(*PHONE)
    hand = shown(driver, "manuscript", asking(Question.TILE, turn=3))
    hand.screen.beside.scroll_y = 0
    driver.frames(3)
    laid = tile("B2")
    assert laid is not None
    hand.do(Lay(3, laid))
    driver.frames(3)
    assert hand.screen.beside.scroll_y == 1

"""A banker who comes back: the last three sentences, beside the board and gone with one tap."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

TITLE = "Where you left off"


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of day as the app sees it."""
    now = [1_000.0]
    monkeypatch.setattr("hotels.screens.life.time", lambda: now[0])
    return now


def rest(driver: "Driver", clock: list[float], seconds: float) -> None:
    """The app is behind another one for so long."""
    assert driver.app.dispatch("on_pause")
    clock[0] += seconds
    driver.app.dispatch("on_resume")
    driver.frames(4)


def game(driver: "Driver", *said: str) -> "Hand":
    """Turns of two, Ben founding Luxor."""
    from tests.screens.sitting import acquire, turns

    return acquire(driver, turns(*said))


def box(widget: Any) -> tuple[float, float, float, float]:
    """Where something stands in the window: left, low, right, high."""
    return (*widget.to_window(widget.x, widget.y), *widget.to_window(widget.right, widget.top))


@pytest.mark.parametrize(
    "size", [(1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360), (2560, 1600)]
)
def test_after_a_while_the_last_three_things_are_told_beside_the_board(
    driver: "Driver", clock: list[float], size: tuple[int, int]
) -> None:
    from tests.screens.fresh import looks

    driver.resize(*size)
    hand = game(driver, "1A", "2A=Luxor", "3A")
    before = looks(driver)
    rest(driver, clock, 31)
    card = driver.find("ReturnCard")
    told = [text for text in driver.words() if text.endswith(".")]
    for sentence in (
        "Ben bought nothing.",
        "Ana laid 3A: Luxor grew to 3 tiles.",
        "Ana bought nothing.",
        "Now: Ben lays a tile.",
    ):
        assert sentence in told
    left, low, right, high = box(card)
    for asked in (hand.screen.sign, hand.screen.board, hand.screen.foot):
        a, b, c, d = box(asked)
        assert right <= a or c <= left or high <= b or d <= low, asked
    hand.tap(card)
    assert not driver.says(TITLE)
    assert looks(driver) == before


def test_a_short_look_elsewhere_needs_no_words(driver: "Driver", clock: list[float]) -> None:
    game(driver, "1A")
    rest(driver, clock, 29)
    assert not driver.says(TITLE)


def test_a_game_without_an_entry_says_nothing(driver: "Driver", clock: list[float]) -> None:
    game(driver)
    rest(driver, clock, 3_600)
    assert not driver.says(TITLE)


def test_home_and_other_screens_say_nothing(driver: "Driver", clock: list[float]) -> None:
    rest(driver, clock, 3_600)
    assert not driver.says(TITLE)


def test_over_another_screen_it_waits_for_the_table(driver: "Driver", clock: list[float]) -> None:
    from hotels.screens.help import Help

    game(driver, "1A")
    driver.app.show(Help(driver.app))
    driver.frames(3)
    rest(driver, clock, 60)
    assert not driver.says(TITLE)
    assert driver.key(27)
    assert driver.says(TITLE)


def test_the_next_entry_takes_it_away(driver: "Driver", clock: list[float]) -> None:
    hand = game(driver, "1A", "2A=Luxor")
    rest(driver, clock, 60)
    assert driver.says(TITLE)
    hand.square(60)
    assert not driver.says(TITLE)
    hand.button("Undo")
    assert not driver.says(TITLE)


def test_in_a_takeover_it_stands_over_the_question(driver: "Driver", clock: list[float]) -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    split = hand.screen.split
    rest(driver, clock, 60)
    assert driver.says(TITLE)
    assert hand.screen.split == split
    hand.tap(driver.find("ReturnCard"))
    assert not driver.says(TITLE)
    assert type(hand.screen).__name__ == "TakeoverScreen"


def test_what_was_begun_is_still_there(driver: "Driver", clock: list[float]) -> None:
    hand = game(driver, "1A", "2A=Luxor")
    hand.square(60)
    hand.row(hand.screen.chains, 0)
    rest(driver, clock, 60)
    assert driver.says("Now: Ana buys.")
    assert hand.sitting.unsaid.chosen == ("Luxor",)
    hand.button("End turn")
    assert hand.books.cash[0] == 5_800


@pytest.mark.parametrize(("hours", "told"), [(0, False), (1, True), (24, True)])
def test_a_game_resumed_after_an_hour_says_where_it_was(
    driver: "Driver",
    hours: int,
    told: bool,  # noqa: FBT001 - whether it does
) -> None:
    from datetime import datetime, timedelta

    hand = game(driver, "1A", "2A=Luxor")
    store, number = driver.app.store, hand.sitting.game.record.id
    driver.app.shell.home()
    touched = datetime.fromisoformat(store.record(number).touched_at)
    later = touched + timedelta(hours=hours, seconds=1)
    store.clock = lambda: later.strftime("%Y-%m-%dT%H:%M:%SZ")
    driver.frames(3)
    driver.tap("Resume")
    driver.frames(4)
    assert driver.says(TITLE) is told
    if told:
        assert driver.says("Now: Ana lays a tile.")


def test_what_speaks_against_going_on_is_said_first(driver: "Driver", clock: list[float]) -> None:
    """The card lies under the sheet that asks, and is read after it."""
    hand = game(driver, "1A", "2A=Luxor")
    from hotels.screens.chains.menu import open_menu

    open_menu(hand.sitting)
    driver.frames(3)
    rest(driver, clock, 60)
    assert driver.says("At the table")
    assert driver.key(27)
    hand.tap(driver.find("ReturnCard"))
    assert not driver.says(TITLE)

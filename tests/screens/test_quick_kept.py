"""A quick score in the archive: on the disk at once, resumed, found, deleted, brought back."""

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hotels.store.keeping import opened
from hotels.store.store import Store
from tests.ledger.chains.final_position import of_the_position
from tests.screens.audit.scenes_quick import counted
from tests.screens.tally_hand import NAMES, Hand, each, resumed
from tests.screens.test_all_games import cut

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BACK = 27


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


def test_a_figure_is_on_the_disk_before_it_is_shown(hand: Hand) -> None:
    resumed(hand, 0)
    store, record = hand.driver.app.store, hand.sitting.game.record
    seen = []
    hand.sitting.table.on_change.append(lambda: seen.append(len(list(store.lines(record.id)))))
    hand.key("7")
    hand.key("3")
    assert seen == [1, 2]


def test_after_a_kill_it_goes_on_where_it_was(hand: Hand, tmp_path: Path) -> None:
    resumed(hand, 0)
    for _ in range(8):
        place = hand.sitting.sheet.wanting[0]
        hand.figure(place, of_the_position(place))
    number, sheet = hand.sitting.game.record.id, hand.sitting.sheet
    path = hand.driver.app.store.path
    left = tmp_path / "left"  # what lies on the disk while the app runs is all a kill leaves
    shutil.copytree(path.parent, left)
    with Store(left / path.name) as store:
        again = opened(store, number)
        assert again.damaged_at is None
        assert again.table.books == sheet


def test_resumed_it_shows_the_figures_or_the_ranking(hand: Hand) -> None:
    resumed(hand, 34)
    assert type(hand.screen).__name__ == "QuickPage"
    hand.driver.key(BACK)
    assert type(hand.screen).__name__ == "Home"
    assert hand.driver.says("1 figure is missing.")
    hand.button("Continue")
    hand.purse(10_100)
    hand.button("Show ranking")
    hand.driver.key(BACK)
    assert hand.driver.says("Bob won with $55,600.")
    hand.button("See the ranking")
    assert type(hand.screen).__name__ == "QuickRanking"


def test_a_damaged_score_is_shown_and_not_written_to(hand: Hand) -> None:
    begun = counted(hand.driver, 15, players=NAMES)
    store = hand.driver.app.store
    store.disk.write("DROP TRIGGER IF EXISTS lines_stay")
    for (name,) in store.disk.rows("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
        store.disk.write(f"DROP TRIGGER {name}")
    store.disk.write(
        "UPDATE lines SET act = '{}' WHERE game = ? AND number = 10", (begun.record.id,)
    )
    hand.driver.app.resume(begun.record.id)
    hand.driver.frames(5)
    assert hand.driver.says("Entry 10 of this game is damaged")
    hand.button("View only")
    assert hand.sitting.sheet.blocks[2] == (3, 2, None, None)
    hand.key("3")
    assert hand.driver.says("Entry 10 of this game is damaged")
    assert len(hand.entries) == 9


def test_home_and_the_list_say_how_far_it_is(hand: Hand) -> None:
    counted(hand.driver, 15, players=NAMES)
    counted(hand.driver, players=("Eve", "Frank", "Gil", "Hal"))
    hand.screen.changed()
    hand.driver.frames(5)
    assert hand.driver.says("Quick score, 15 of 35 figures")
    assert hand.driver.says("Frank won with $55,600.")
    assert hand.driver.says("VACATION · quick score")
    hand.screen.all_games()
    hand.driver.frames(10)
    hand.driver.find("Typed").text = "dave"
    hand.driver.wait(0.5)
    assert [line.row.state for line in each(hand.driver, "GameLine")] == [
        "Quick score, 15 of 35 figures"
    ]


def test_it_is_deleted_and_comes_back(hand: Hand) -> None:
    resumed(hand, 15)
    hand.driver.key(BACK)
    hand.tap(hand.driver.find("IconButton", hint="More options"))
    assert not hand.driver.says("Play again")
    hand.tap(hand.driver.bearer("Delete"))
    assert hand.driver.app.store.count() == 0
    hand.button("Undo")
    hand.button("Continue")
    assert hand.sitting.sheet.blocks[3] == (4, 9, 8, None)


def test_both_are_one_tap_from_home(hand: Hand) -> None:
    hand.tap(hand.driver.bearer("Settle a dispute"))
    assert type(hand.screen).__name__ == "DeskScreen"
    hand.driver.key(BACK)
    hand.tap(hand.driver.bearer("Quick score"))
    assert type(hand.screen).__name__ == "QuickStart"


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360)])
def test_the_largest_text_finds_room(hand: Hand, size: tuple[int, int]) -> None:
    from hotels.screens.quick import QuickStart
    from hotels.screens.theme import theme

    driver = hand.driver
    theme.text_size = 1.6
    try:
        driver.resize(*size)
        for figures in (15, 33, 35):
            resumed(hand, figures)
            driver.frames(5)
            assert cut(driver) == []
        driver.app.show(QuickStart(driver.app))
        driver.frames(8)
        assert cut(driver) == []
    finally:
        theme.text_size = 1.0

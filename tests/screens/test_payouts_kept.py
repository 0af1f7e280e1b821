"""What is still to be handed over outlives the program, and leaves the chains their room."""

import json
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question
from tests.screens.money_asked import assert_nothing_asked, card, plain
from tests.screens.test_payouts import BACK, LAST, disposed

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_after_a_restart_the_list_is_as_it_was(driver: "Driver") -> None:
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

    hand = disposed(driver, *("Sell all",) * 4)
    hand.tap(driver.find("PayoutRow"))
    driver.app.stop()
    with Driver(HotelsApp()) as again:
        again.tap("Resume")
        again.frames(5)
        assert card(again) == LAST
        assert "still to pay" in " ".join(plain(again))
        ticks = [row.is_ticked for row in again.find("PayoutList").said.rows]
        assert ticks.count(True) == 1
        Hand(again).button("Tick all")
        Hand(again).button("Undo")
        assert card(again) == BACK


def test_what_a_broken_line_would_have_asked_is_asked_when_the_game_is_opened(
    driver: "Driver",
) -> None:
    """Hotels was ended after a line was on the disk and before what is owed was."""
    from hotels.app import HotelsApp
    from hotels.owed import FILE
    from tests.screens.driver import Driver

    hand = disposed(driver, "Sell all", "Sell all", "Sell all")
    kept = (driver.app.folder / FILE).read_bytes()
    hand.button("Sell all")
    driver.app.stop()
    (driver.app.folder / FILE).write_bytes(kept)
    with Driver(HotelsApp()) as again:
        again.tap("Resume")
        again.frames(5)
        assert card(again) == LAST


def test_what_was_owed_is_deleted_with_its_game(driver: "Driver") -> None:
    from hotels.owed import owed_in
    from hotels.views.settings import Section
    from tests.screens.settings_page import settings

    store, folder = driver.app.store, driver.app.folder
    for deleted in (True, False):
        disposed(driver, *("Sell all",) * 4)
        driver.app.shell.home()
        if deleted:
            store.delete(store.page()[0].id)
    stays = store.page()[0].uid
    assert len(owed_in(folder)) == 2
    settings(driver, Section.GAMES)
    driver.tap("Delete for good")
    driver.tap("Delete 1 game")
    assert [*owed_in(folder)] == [stays]


@pytest.mark.parametrize("row", [[9, "payout", "cash", "", 5, 0], [0, "payout", "Rex", "X", 2, 0]])
def test_what_cannot_be_owed_in_a_game_is_not_asked_for(driver: "Driver", row: list[Any]) -> None:
    from hotels.app import HotelsApp
    from hotels.owed import FILE
    from tests.screens.driver import Driver

    disposed(driver, *("Sell all",) * 4)
    driver.app.stop()
    path = driver.app.folder / FILE
    said = json.loads(path.read_bytes())
    for one in said.values():
        one["sums"].append(row)
    path.write_text(json.dumps(said), encoding="utf-8")
    with Driver(HotelsApp()) as again:
        again.tap("Resume")
        again.frames(5)
        assert_nothing_asked(again)


@pytest.mark.parametrize("said", [b"", b"[]", b"{", b'{"a": 1}', b'{"a": {"lines": "x"}}'])
def test_a_file_that_cannot_be_read_asks_for_nothing(driver: "Driver", said: bytes) -> None:
    from hotels.app import HotelsApp
    from hotels.owed import FILE
    from tests.screens.driver import Driver

    disposed(driver, *("Sell all",) * 4)
    driver.app.stop()
    (driver.app.folder / FILE).write_bytes(said)
    with Driver(HotelsApp()) as again:
        again.tap("Resume")
        again.frames(5)
        assert_nothing_asked(again)


def test_six_payouts_leave_the_chains_in_sight(driver: "Driver") -> None:
    from tests.screens.test_table_room import a_table

    def all_sold(driver: "Driver") -> None:
        sitting = driver.app.shell.top.sitting
        while (asked := sitting.books.awaiting).kind is Question.DISPOSE:
            held = sitting.books.blocks[asked.chain][asked.player]
            sitting.dispose(held, 0, 0)

    a_table(driver, (1280, 800), "acquire-p6_024", Question.DISPOSE, turn=30, then=all_sold)
    assert len(driver.find("PayoutList").said.rows) == 6
    strip = driver.find("ChainStrip")
    assert strip.to_window(strip.x, strip.y)[1] >= 0

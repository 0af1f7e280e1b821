"""A disk that refuses what was begun: it is begun still, the screen says so, and a tap goes on."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.entries import Buy
from hotels.ledger.chains.tally import Figure
from hotels.store.disk import DiskError, Hindrance

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def refuses(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> None:
    """There is no room for a line until all is undone."""

    def refuse(*_: object) -> None:
        raise DiskError(Hindrance.FULL, "")

    monkeypatch.setattr(driver.app.store, "append", refuse)


def test_a_purchase_that_the_disk_refused_is_shown_as_it_will_be_written(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    luxor = hand.books.header.edition.places["Luxor"]
    refuses(driver, monkeypatch)
    for _ in range(3):
        hand.row(hand.screen.chains, luxor)
    assert driver.says("Storage is full")
    assert driver.says("3 Luxor: $600.")
    monkeypatch.undo()
    hand.button("End turn")
    assert written(hand)[-1] == Buy(0, ("Luxor",) * 3)
    assert hand.books.cash[0] == 6_000 - 600


def test_a_figure_that_the_disk_refused_is_shown_as_it_will_be_written(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.screens.tally_hand import Hand, resumed

    hand = resumed(Hand(driver), 31)
    place = hand.sitting.here
    refuses(driver, monkeypatch)
    hand.key("3")
    hand.key("00")
    hand.key("Enter")
    assert driver.says("Storage is full")
    assert hand.cell(place).text == "$300"
    monkeypatch.undo()
    hand.key("Enter")
    assert hand.entries[-1] == Figure(place, 300)


@pytest.mark.parametrize("deed", ["Delete for good", "Forget"])
def test_what_is_gone_is_not_shown_where_only_the_log_stays_full(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch, deed: str
) -> None:
    from hotels.views.settings import Section
    from tests.screens.settings_page import game, settings

    store = driver.app.store
    store.delete(game(driver, "Ana", "Ben"))

    def refuse() -> None:
        raise DiskError(Hindrance.FULL, "")

    monkeypatch.setattr(store.disk, "settle", refuse)
    if deed == "Forget":
        settings(driver, Section.PEOPLE)
        driver.tap(deed)
        driver.tap("Forget Ana")
        assert store.people() == ["Ben"]
        assert "Ana" not in driver.words()
    else:
        settings(driver, Section.GAMES)
        driver.tap(deed)
        driver.tap("Delete 1 game")
        assert store.page(deleted=True) == []
        assert not driver.says("Deleted games")
    assert driver.says("Storage is full")

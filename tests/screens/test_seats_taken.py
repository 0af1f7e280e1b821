"""A seat taken under another name: with the entry goes the name, until it is forgotten."""

from typing import TYPE_CHECKING

from hotels.ledger.journal import Cut, Strike
from tests.screens.seating import left, row, seats, takes, three

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand


def taken_by_eve(driver: "Driver") -> "Hand":
    """Ben has left, and Eve has his seat."""
    hand = three(driver, "1A", "2A=Luxor", "3A", "5C")
    left(hand, 1)
    seats(driver, hand)
    takes(hand, "Eve", "Ben")
    assert row(hand, 1).name == "Eve"
    return hand


def players(driver: "Driver", hand: "Hand") -> tuple[str, ...]:
    """What the archive calls those who sit here."""
    said: tuple[str, ...] = driver.app.store.record(hand.sitting.game.record.id).players
    return said


def test_undo_gives_the_old_name_back_and_redo_the_new_one(driver: "Driver") -> None:
    from tests.screens.fresh import assert_fresh

    hand = taken_by_eve(driver)
    hand.button("Undo")
    assert row(hand, 1).away
    assert row(hand, 1).name == "Ben"
    assert players(driver, hand) == ("Ana", "Ben", "Cat")
    assert_fresh(driver)
    hand.button("Undo")
    assert driver.says("Ben lays a tile")
    hand.button("Redo")
    hand.button("Redo")
    assert row(hand, 1).name == "Eve"
    assert players(driver, hand) == ("Ana", "Eve", "Cat")
    assert_fresh(driver)


def test_an_undo_in_the_ledger_gives_the_name_back_at_the_table_as_well(driver: "Driver") -> None:
    from hotels.screens.ledger import open_ledger
    from tests.screens.fresh import assert_fresh

    hand = taken_by_eve(driver)
    open_ledger(driver.app, hand.sitting.game)
    driver.frames(5)
    assert driver.says("Eve took a seat") or any("Eve" in word for word in driver.words())
    driver.app.shell.top.sitting.undo()
    driver.frames(5)
    assert not any("Eve" in word for word in driver.words())
    assert any("Ben" in word for word in driver.words())
    driver.app.back()
    driver.frames(5)
    assert row(hand, 1).name == "Ben"
    assert_fresh(driver)


def test_the_name_comes_back_after_home_and_resume(driver: "Driver") -> None:
    from tests.screens.hand import Hand

    taken_by_eve(driver)
    driver.app.shell.home()
    driver.frames(5)
    driver.tap("Resume")
    driver.frames(5)
    hand = Hand(driver)
    hand.button("Undo")
    assert row(hand, 1).name == "Ben"
    assert players(driver, hand) == ("Ana", "Ben", "Cat")


def test_the_name_comes_back_after_a_restart(driver: "Driver") -> None:
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver
    from tests.screens.fresh import assert_fresh
    from tests.screens.hand import Hand

    taken_by_eve(driver)
    driver.app.stop()
    with Driver(HotelsApp()) as again:
        again.tap("Resume")
        again.frames(5)
        hand = Hand(again)
        assert row(hand, 1).name == "Eve"
        hand.button("Undo")
        assert row(hand, 1).away
        assert row(hand, 1).name == "Ben"
        assert players(again, hand) == ("Ana", "Ben", "Cat")
        assert_fresh(again)
        hand.button("Redo")
        assert row(hand, 1).name == "Eve"
        assert players(again, hand) == ("Ana", "Eve", "Cat")


def test_a_deleted_entry_gives_the_name_back_and_a_cut_does(driver: "Driver") -> None:
    hand = taken_by_eve(driver)
    table = hand.sitting.table
    line = table.pages[-1].number
    for act in (Strike(line), Cut(line - 1)):
        assert row(hand, 1).name == "Eve"
        table.follow(act)
        hand.sitting.refresh()
        driver.frames(3)
        assert row(hand, 1).name == "Ben"
        table.undo()
        hand.sitting.refresh()
        driver.frames(3)


def test_a_seat_taken_twice_goes_back_to_the_first(driver: "Driver") -> None:
    hand = taken_by_eve(driver)
    left(hand, 1)
    seats(driver, hand)
    takes(hand, "Fay", "Eve")
    for name in ("Eve", "Eve", "Ben"):
        hand.button("Undo")
        assert row(hand, 1).name == name


def test_a_forgotten_name_does_not_come_back(driver: "Driver") -> None:
    hand = taken_by_eve(driver)
    driver.app.store.forget("Ben")
    hand.button("Undo")
    assert row(hand, 1).name == "Eve"
    assert driver.says("The seat keeps the name Eve.")
    assert "Ben" not in driver.app.store.people()


def test_another_name_given_meanwhile_stays(driver: "Driver") -> None:
    hand = taken_by_eve(driver)
    seats(driver, hand)
    driver.tap("Eve")
    hand.button("Rename")
    assert driver.says("Undo doesn't change it back")
    driver.find("Field").line.text = "Eva"
    driver.frames(2)
    hand.button("Save name")
    hand.button("Undo")
    assert row(hand, 1).name == "Eva"
    assert players(driver, hand) == ("Ana", "Eva", "Cat")

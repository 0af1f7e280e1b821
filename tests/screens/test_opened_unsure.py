"""A game whose lines are sound and whose names may not be: it says so, and is played on."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_game_whose_names_were_damaged_says_so_and_is_played_on(driver: "Driver") -> None:
    from hotels.places import archive_file
    from tests.screens.hand import Hand
    from tests.screens.sitting import acquire, turns
    from tests.store.harm import change

    acquire(driver, turns("1A", "2A=Luxor", "5C"))
    driver.app.shell.home()
    driver.app.store.close()
    change(archive_file(), "UPDATE people SET name = 'Beo' WHERE name = 'Ben'")
    driver.app.open_archive()
    driver.app.resume(1)
    driver.frames(5)
    assert driver.says("The players of this game may be wrong")
    driver.tap("Continue")
    assert not driver.says("may be wrong")
    hand = Hand(driver)
    lines = len(hand.sitting.table.lines)
    hand.square(40)
    assert len(hand.sitting.table.lines) == lines + 1
    driver.app.shell.home()
    driver.frames(5)
    driver.app.resume(1)
    driver.frames(5)
    driver.tap("Rescue what can be read")
    driver.until(lambda: driver.says("rescued up to the damage"), seconds=20)
    driver.app.resume(1)
    driver.frames(5)
    assert not driver.says("may be wrong")

"""A game that cannot simply be played on: what is said, and the way forward."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand


def kept(driver: "Driver") -> int:
    """A game of three turns in the archive, Home shown."""
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor", "5C"))
    number: int = hand.sitting.game.record.id
    driver.app.shell.home()
    driver.frames(5)
    return number


def resumed(driver: "Driver") -> "Hand":
    """The last game, opened from Home."""
    from tests.screens.hand import Hand

    driver.tap("Resume")
    driver.frames(5)
    return Hand(driver)


def harm(driver: "Driver") -> None:
    """The fourth line is not as it was written."""
    from hotels.places import archive_file
    from tests.store.harm import change

    driver.app.store.close()
    change(archive_file(), "UPDATE lines SET seal = '' WHERE number = 4")
    driver.app.open_archive()


def test_a_damaged_game_says_so_and_is_only_shown(driver: "Driver") -> None:
    kept(driver)
    harm(driver)
    hand = resumed(driver)
    assert driver.says("Line 4 of this game is damaged")
    driver.tap("Only look at it")
    lines = len(hand.sitting.table.lines)
    assert lines == 3
    assert not driver.says("Line 4 of this game is damaged")
    hand.button("Undo")
    assert driver.says("Line 4 of this game is damaged")
    assert len(hand.sitting.table.lines) == lines


def test_what_can_be_read_of_a_damaged_game_is_rescued_and_played_on(driver: "Driver") -> None:
    kept(driver)
    harm(driver)
    resumed(driver)
    driver.tap("Rescue what can be read")
    driver.until(lambda: driver.says("saved up to the damage"), seconds=20)
    hand = resumed(driver)
    assert not driver.says("is damaged")
    lines = len(hand.sitting.table.lines)
    hand.button("Undo")
    assert len(hand.sitting.table.lines) == lines + 1


def test_a_new_reckoning_is_kept_before_anything_is_written(driver: "Driver") -> None:
    from hotels.ledger.journal import Accept
    from tests.store.other_rules import Generous, played_as

    kept(driver)
    with played_as(Generous):
        hand = resumed(driver)
        assert driver.says("This game comes out otherwise now")
        driver.tap("Only look at it")
        lines = len(hand.sitting.table.lines)
        hand.square(40)
        assert len(hand.sitting.table.lines) == lines
        assert driver.says("This game comes out otherwise now")
        driver.tap("Keep the new reckoning")
        assert hand.sitting.table.lines[-1].act == Accept()
        hand.square(40)
        assert len(hand.sitting.table.lines) == lines + 2
        driver.app.shell.home()
        driver.frames(5)
        resumed(driver)
        assert not driver.says("comes out otherwise")


def test_what_was_begun_is_there_after_home_and_resume(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    luxor = hand.books.header.edition.places["Luxor"]
    hand.row(hand.screen.chains, luxor)
    driver.app.shell.home()
    driver.frames(5)
    hand = resumed(driver)
    assert driver.says("Ana may buy 2 more shares")
    hand.button("Buy 1 for $200")
    assert driver.says("Ben lays a tile")


def test_a_split_half_said_is_there_after_home_and_resume(driver: "Driver") -> None:
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    keep = hand.screen.split
    hand.tap(hand.screen.disposing._steppers[0].more)
    said = hand.screen.split
    assert said[0] == 1
    assert said != keep
    driver.app.shell.home()
    driver.frames(5)
    hand = resumed(driver)
    assert hand.screen.split == said
    hand.button(hand.screen.disposing.deed().text)
    entry = hand.sitting.table.pages[-1].page.entry
    assert (entry.sell, entry.trade, entry.keep) == said

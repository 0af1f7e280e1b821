"""The late end: a card says where the game could have ended, and one tap ends it there."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.entries import Correct, End
from hotels.ledger.journal import Cut, Insert, Move
from hotels.ledger.posting import CASH
from tests.ledger.chains.table import house
from tests.screens.ledger_changes import Changer, game, told

if TYPE_CHECKING:
    from tests.screens.driver import Driver

ANA, BEN, CAT = range(3)

# The house ends a game with a chain of two: Ben forms one in turn 2 (lines 3 to 5), and play goes
# on for two turns (lines 6 to 9).
TWO_ARE_ENOUGH = house("acquire-classic", end=2)
LATE = "Ana 1A, buys; Ben 2A, names Luxor, buys; Cat 12A, buys; Ana 12C, buys"

SAID = (
    "The game could have ended after turn 2, when a chain had 2 tiles or more. Ben didn't have to"
    " end it."
)
SHORT = "The game could have ended after turn 2."


def late(driver: "Driver", size: tuple[int, int] = (1280, 800)) -> Changer:
    """The ledger of a game that could have ended."""
    driver.resize(*size)
    page = Changer.of(driver, told(driver.app.store, TWO_ARE_ENOUGH, 3, LATE))
    assert isinstance(page, Changer)
    return page


@pytest.mark.parametrize(
    ("size", "said"),
    [((1280, 800), SAID), ((800, 1280), SAID), ((1024, 600), SHORT), ((360, 780), SHORT)],
)
def test_a_card_says_so_and_one_tap_ends_it_there(
    driver: "Driver", size: tuple[int, int], said: str
) -> None:
    page = late(driver, size)
    before = page.said()
    assert before["notices"] == [said]
    page.push("End it there")
    assert driver.bearer("End the game after turn 2?")
    # Ben alone holds Luxor, the founder's share: both bonuses of $2,000 and $1,000, and $200.
    assert [one.row.sentence for one in page.changes.told] == [
        "Ben declares the end",
        "Two tiles and two purchases come after the end",
        "The game ends: Ben wins with $9,200",
    ]
    key = driver.find("PushButton", text="Save and drop 4 entries")
    assert key.kind == "danger"  # it looks like what it does
    page.push("Save and drop 4 entries")
    assert page.acts[-1] == Insert(6, End(BEN))
    assert driver.bearer("Four entries come after the end. What should happen to them?")
    page.push("Delete them")
    assert page.acts[-1] == Cut(6)
    assert not page.is_beside
    assert page.said()["notices"] == []
    assert page.table.books.end is not None
    page.is_as_on_the_disk()
    again = Changer(driver)
    again.undo()
    again.undo()
    assert again.said() == before


def test_what_is_counted_once_the_end_is_known_is_no_question(driver: "Driver") -> None:
    begun = told(driver.app.store, TWO_ARE_ENOUGH, 3, LATE)
    begun.table.insert(6, End(BEN))  # 10
    begun.table.write(Correct(CAT, CASH, 5_900))  # 11
    page = Changer.of(driver, begun)
    assert isinstance(page, Changer)
    before = page.said()
    assert before["notices"] == ["1 question is open."]
    page.push("Answer")
    assert driver.bearer("Four entries come after the end. What should happen to them?")
    page.push("Delete them")
    assert page.acts[-2:] == [Move(11, 6), Cut(6)]
    assert not page.is_beside
    assert page.table.books.cash[CAT] == 5_900
    page.is_as_on_the_disk()
    again = Changer(driver)
    again.undo()
    again.undo()
    if again.is_beside:
        again.push("Later")
    assert again.said() == before


def test_it_can_be_left_as_it_was_and_said_no_more(driver: "Driver") -> None:
    page = late(driver)
    page.push("End it there")
    page.push("Cancel")
    assert driver.bearer(SAID)
    page.icon("don't show this again")
    assert page.said()["notices"] == []
    page.deed(1, "Note")
    page.inside("TextForm").line.insert_text("Long evening")
    driver.frames(3)
    page.push("Save note")
    assert page.said()["notices"] == []


def test_from_the_table_it_is_one_tap_away(driver: "Driver") -> None:
    begun = told(driver.app.store, TWO_ARE_ENOUGH, 3, LATE)
    driver.app.resume(begun.record.id)
    driver.frames(5)
    page = Changer(driver)
    page.icon("more")
    assert driver.bearer("The game could have ended then. Preview what would change.")
    page.hand.tap(driver.bearer("End after turn 2"))
    driver.frames(10)
    assert driver.bearer("End the game after turn 2?")
    page.push("Save and drop 4 entries")
    page.push("Leave them dropped")
    assert not page.is_beside
    assert driver.bearer("1 question is open.")
    # Out of the ledger the game stands as it was ended.
    page.icon("back")
    driver.frames(10)
    assert type(driver.app.shell.top).__name__ == "Standing"


def test_where_it_could_not_have_ended_that_is_said(driver: "Driver") -> None:
    from hotels.screens.ledger.late import NOWHERE, open_late_end

    begun = game(driver.app.store)
    driver.app.resume(begun.record.id)
    driver.frames(5)
    table = driver.app.shell.top
    Changer(driver).icon("more")
    assert driver.bearer("At the table")
    assert not driver.says("The game could have ended then")
    driver.app.shell.close_sheet()
    open_late_end(table.sitting)
    driver.frames(3)
    assert driver.says(NOWHERE)
    assert driver.app.shell.top is table


def test_an_end_is_declared_right_after_any_line_where_the_rules_let_it(driver: "Driver") -> None:
    page = late(driver)
    page.tap(5)
    if page.sitting.opened != 5:
        page.tap(5)
    page.deed(5, "End here")
    assert driver.bearer("End the game after turn 2?")
    page.push("Save and drop 4 entries")
    assert page.acts[-1] == Insert(6, End(BEN))
    page.later()
    page.is_as_on_the_disk()

"""Changes of the past that are refused, against the rules, or change who won; and steps back."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Buy, Count, Lay, Name, Note
from hotels.ledger.journal import Insert, Move
from hotels.ledger.posting import CASH
from tests.screens.ledger_changes import Changer, game, told

if TYPE_CHECKING:
    from tests.screens.driver import Driver

ALICE, BOB, CAROL, DAVE = range(4)
WILTON, LUXOR, AMERICAN = 1, 2, 3


@pytest.fixture
def page(driver: "Driver") -> Changer:
    """The ledger of the manuscript's game: 24 entries, nine turns."""
    found = Changer.of(driver, game(driver.app.store))
    assert isinstance(found, Changer)
    return found


def bought(page: Changer, number: int) -> tuple[str, ...]:
    """What stands in the line of a purchase."""
    entry = next(one.page.entry for one in page.table.pages if one.number == number)
    assert isinstance(entry, Buy)
    return entry.chains


# what cannot have happened


def test_a_square_that_was_taken_is_not_taken_again(driver: "Driver", page: Changer) -> None:
    page.deed(15, "Edit")
    page.square("C5")
    assert driver.bearer("There is already a tile on C5.")
    assert not page.may_push("See what changes")
    page.square("C3")
    assert driver.bearer("That's what the ledger already says.")
    page.push("Cancel")
    assert len(page.acts) == 24


def test_a_name_that_was_on_the_board_is_pale_and_says_why(driver: "Driver", page: Changer) -> None:
    page.deed(13, "Edit")  # Bob named American; Wilton was on the board
    assert page.rows()["Wilton"] is False
    assert driver.bearer("Wilton is already on the board.")
    page.row("Wilton")
    assert page.is_beside
    assert not page.pane.keys.keys[1:]  # nothing to see: it was not taken
    assert len(page.acts) == 24


def test_a_block_that_could_not_be_bought_is_not_taken(driver: "Driver", page: Changer) -> None:
    page.deed(14, "Edit")  # Bob bought 1 Wilton
    page.hand.tap(page.inside("Bought"))
    page.chain(LUXOR)
    assert driver.bearer("Luxor is not on the board.")
    assert driver.bearer("Nothing was bought.")


def test_a_move_to_where_it_cannot_have_been_is_refused(driver: "Driver", page: Changer) -> None:
    page.deed(9, "Move")  # Dave's purchase, before there was any chain
    page.sitting.picks(3)
    driver.frames(6)
    assert driver.says("this can't have happened. Nothing was changed.")
    assert not page.may_push("Save")
    page.push("Cancel")
    assert len(page.acts) == 24


# what the rules do not allow


def test_what_is_against_the_rules_is_asked_first(driver: "Driver", page: Changer) -> None:
    page.deed(15, "Insert")
    page.row("A second purchase")  # one a turn is the limit
    page.chain(AMERICAN)
    page.push("See what changes")
    assert driver.app.shell.sheets
    page.push("Cancel")
    assert not driver.app.shell.sheets
    assert page.inside("BlocksForm")
    page.push("See what changes")
    page.push("Record it anyway")
    page.keep()
    assert page.acts[-1] == Insert(15, Buy(BOB, ("American",)))
    page.is_as_on_the_disk()


# before the first tile


def test_before_the_first_tile_stands_only_what_is_beside_the_rules(
    driver: "Driver", page: Changer
) -> None:
    page.deed(1, "Insert")
    assert [*page.rows()] == [
        "A count",
        "A correction",
        "A note",
        "A player leaves",
        "An empty seat is taken",
        "Whose turn it is",
    ]
    page.row("A note")
    page.inside("TextForm").line.insert_text("At Alice's")
    driver.frames(3)
    page.push("Save note")
    assert page.acts[-1] == Insert(1, Note("At Alice's"))
    assert page.table.written[0].entry == Note("At Alice's")
    page.is_as_on_the_disk()


def test_a_turn_put_in_before_the_first_is_not_there_to_be_chosen(page: Changer) -> None:
    page.deed(1, "Insert")
    assert not {"A tile, or none", "A purchase"} & {*page.rows()}


# what was forgotten


def test_the_forgotten_answer_has_its_own_form(driver: "Driver", page: Changer) -> None:
    page.deed(8, "Insert")
    assert driver.bearer("Dave names the new chain")
    page.row("The name of a chain")
    assert driver.bearer("Which chain did Dave found in turn 4?")
    page.row("Luxor")
    assert driver.says("Nothing saved yet.")
    page.keep()
    assert page.acts[-1] == Insert(8, Name(DAVE, "Luxor"))
    page.is_as_on_the_disk()


def test_the_right_entry_is_put_in_before_one_that_was_deleted(
    driver: "Driver", page: Changer
) -> None:
    page.deed(16, "Delete")
    page.keep()
    page.deed(16, "Edit")
    assert driver.says("This entry was deleted. You can insert a corrected entry before it.")
    page.deed(16, "Insert")
    page.row("A purchase")
    page.chain(WILTON)
    page.see()
    page.keep()
    assert page.acts[-1] == Insert(16, Buy(CAROL, ("Wilton",)))
    page.is_as_on_the_disk()


def test_it_was_another_players_cash(driver: "Driver", page: Changer) -> None:
    page.deed(16, "Insert")
    page.row("A count")
    page.push("Another player")
    page.row("Dave")
    assert driver.bearer("How much cash did Dave have?")
    # Dave bought one Wilton at $200 in turn 4.
    assert driver.says("The books say $5,800.")
    page.digits("58")
    page.hand.tap(driver.find("NumberKey", text="00"))
    page.see()
    page.keep()
    assert page.acts[-1] == Insert(16, Count(DAVE, CASH, 5_800))


# one after another


def test_an_amendment_of_an_amendment_is_taken_back_step_by_step(
    driver: "Driver", page: Changer
) -> None:
    page.deed(14, "Edit")
    page.hand.tap(page.inside("Bought"))
    page.see()
    page.keep()
    assert bought(page, 14) == ()
    page.deed(14, "Edit")
    page.chain(AMERICAN)
    page.see()
    page.keep()
    assert bought(page, 14) == ("American",)
    page.is_as_on_the_disk()
    again = Changer(driver)
    again.undo()
    assert bought(again, 14) == ()
    again.is_as_on_the_disk()
    again = Changer(driver)
    again.undo()
    assert bought(again, 14) == ("Wilton",)
    driver.tap("Redo")
    driver.frames(6)
    assert bought(again, 14) == ()
    again.is_as_on_the_disk()


def test_from_the_list_of_changes_back_leads_to_the_form(driver: "Driver", page: Changer) -> None:
    page.deed(15, "Move")
    page.square("D3")
    assert driver.bearer("Move C3 to D3 in turn 7?")
    page.icon("one step back")
    page.square("D4")
    assert driver.bearer("Move C3 to D4 in turn 7?")
    assert driver.key(27)
    assert driver.bearer("Which square was it?")
    assert driver.key(27)
    assert not page.is_beside
    assert len(page.acts) == 24


def test_a_line_itself_is_tapped_as_the_place_it_belongs_before(
    driver: "Driver", page: Changer
) -> None:
    page.deed(18, "Move")  # Dave's purchase of turn 8, before his tile of that turn
    page.tap(17)
    assert driver.says("Nothing saved yet.") or driver.says("Nothing was changed.")
    page.push("Cancel")
    page.deed(13, "Move")
    page.push("Cancel")
    page.tap(18)  # no place is asked any more: the line opens
    assert page.sitting.opened == 18


def test_a_tile_changes_its_place_with_a_purchase(driver: "Driver", page: Changer) -> None:
    # Turn 1: Alice lays B3 (line 1) and buys nothing (2); turn 2 is Bob's (3, 4).
    page.deed(3, "Move")
    page.push("Another place in the order")
    assert driver.bearer("Where does “Bob laid C5” belong?")
    assert driver.bearer("Currently before “Bob bought nothing”.")
    page.sitting.picks(2)
    driver.frames(6)
    page.icon("one step back")
    assert driver.bearer("Where does “Bob laid C5” belong?")
    page.icon("one step back")
    assert driver.bearer("Which square was it?")
    assert Move(3, 2) not in page.acts


# who wins

# Ana holds 3 Tower, Ben 2: $2,000 and $1,000 at the end, and $200 a share.
FINISHED = (
    "Ana 5E, buys; Ben 5F, names Tower, buys Tower; Ana 1A, buys Tower Tower Tower;"
    "Ben 12I, buys, ends"
)


def test_the_winner_of_a_finished_game_changes(driver: "Driver") -> None:
    page = Changer.of(driver, told(driver.app.store, EDITIONS["acquire-classic"], 2, FINISHED))
    assert isinstance(page, Changer)
    # As it is: Ana 6,000 - 600 + 2,000 + 600, Ben 6,000 - 200 + 1,000 + 400.
    page.deed(7, "Edit")
    page.hand.tap(page.inside("Bought"))
    page.hand.tap(page.inside("Bought"))
    page.see()
    assert page.listed[-1] == "Ben wins, not Ana"
    # Ana 6,000 - 200 + 1,000 + 200, Ben 6,000 - 200 + 2,000 + 400.
    people = [(one.difference, one.then) for one in page.pane.people.rows]
    assert people == [("−$1,000", "balance $7,000"), ("+$1,000", "balance $8,200")]
    page.keep()
    outcome = page.table.game.outcome(page.table.books)
    assert outcome is not None
    assert (outcome.cash, outcome.winners) == ((7_000, 8_200), (1,))
    page.is_as_on_the_disk()


def test_a_forgotten_tile_is_laid_where_it_was(driver: "Driver", page: Changer) -> None:
    page.deed(10, "Insert")
    page.row("A tile, or none")
    page.square("I1")
    assert driver.says("Nothing saved yet.")
    page.keep()
    act = page.acts[-1]
    assert isinstance(act, Insert)
    assert isinstance(act.entry, Lay)
    assert (act.before, act.entry.player, act.entry.tile.text(row_first=True)) == (10, ALICE, "I1")
    page.is_as_on_the_disk()

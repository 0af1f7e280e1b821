"""What a change leaves open is walked through: one question at a time, each a tap or a form."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.entries import Buy, Dispose, Lay, Name
from hotels.ledger.journal import Amend, Cut, Insert, Strike, Undo
from hotels.store.disk import DiskError, Hindrance
from tests.screens.ledger_changes import Changer, game

if TYPE_CHECKING:
    from tests.screens.driver import Driver

ALICE, BOB, CAROL, DAVE = range(4)
WILTON = 1


def c3_to_d3(driver: "Driver", size: tuple[int, int] = (1280, 800)) -> Changer:
    """Carol's C3 was D3: no takeover in turn 9, and its four disposals (20 to 23) do not fit."""
    driver.resize(*size)
    page = Changer.of(driver, game(driver.app.store))
    assert isinstance(page, Changer)
    page.deed(15, "Move")
    page.square("D3")
    page.push("Save and drop 4 entries")
    return page


def disposal(who: str) -> str:
    """The question about a disposal of turn 9."""
    return f"“{who}” does not fit in turn 9. What happened?"


ALICES = disposal("Alice sold 1 Wilton and traded 2 for 1")
BOBS = disposal("Bob traded 2 Wilton for 1")
CAROLS = disposal("Carol sold 1 Wilton")
DAVES = disposal("Dave sold 2 Wilton, traded 2 for 1 and kept 1")


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 780), (600, 360)])
def test_every_question_is_answered_in_turn(driver: "Driver", size: tuple[int, int]) -> None:
    page = c3_to_d3(driver, size)
    for open_, (number, asked) in zip(
        (4, 3, 2, 1), ((20, ALICES), (21, BOBS), (22, CAROLS), (23, DAVES)), strict=True
    ):
        assert driver.bearer(f"{open_} still open")
        assert driver.bearer(asked)
        assert page.sitting.opened == number
        page.push("Delete it")
        assert page.acts[-1] == Strike(number)
    assert not page.is_beside
    assert not page.sitting.walk.owed
    page.is_as_on_the_disk()


def test_those_that_can_only_go_are_deleted_with_one_tap(driver: "Driver") -> None:
    page = c3_to_d3(driver)
    lines = len(page.acts)
    page.push("Delete all 4")
    assert page.acts[lines:] == [Strike(20), Strike(21), Strike(22), Strike(23)]
    assert not page.is_beside
    assert not page.sitting.walk.owed
    page.is_as_on_the_disk()
    # Each has a line of its own: Undo brings one of them back.
    again = Changer(driver)
    again.undo()
    assert [one.number for one in again.sitting.walk.owed] == [23]


def test_from_the_second_on_it_is_one_less(driver: "Driver") -> None:
    page = c3_to_d3(driver)
    page.push("Leave it dropped")
    page.push("Delete all 3")
    assert page.acts[-3:] == [Strike(21), Strike(22), Strike(23)]
    assert not page.is_beside
    assert driver.bearer("1 question is open.")


def test_one_alone_has_no_such_key(driver: "Driver") -> None:
    page = c3_to_d3(driver)
    for _ in range(3):
        page.push("Delete it")
    assert driver.bearer(DAVES)
    assert not page.may_push("Delete all")


def test_where_nothing_stands_after_them_they_go_with_one_act(driver: "Driver") -> None:
    begun = game(driver.app.store, until=23)  # Alice has not bought yet
    page = Changer.of(driver, begun)
    assert isinstance(page, Changer)
    page.deed(15, "Move")
    page.square("D3")
    page.push("Save")
    assert driver.bearer(ALICES)
    page.push("Delete all 4")
    assert page.acts[-1] == Cut(20)
    assert not page.sitting.walk.owed
    page.is_as_on_the_disk()
    again = Changer(driver)
    again.undo()
    assert [one.number for one in again.sitting.walk.owed] == [20, 21, 22, 23]


def test_later_leaves_the_rest_flagged(driver: "Driver") -> None:
    page = c3_to_d3(driver)
    assert driver.says("It is dropped: Alice has no Wilton blocks to sell, trade or keep now.")
    page.push("Delete it")
    page.push("Leave it dropped")
    assert driver.bearer("2 still open, 1 for later")
    assert driver.bearer(CAROLS)
    page.push("Later")
    assert not page.is_beside
    assert driver.bearer("3 questions are open.")
    flagged = [one.line.number for one in page.lines if one.line.sort.name == "ASIDE"]
    assert flagged == [21, 22, 23]
    page.is_as_on_the_disk()
    # The line over the ledger takes it up again: all that is open, from the first.
    again = Changer(driver)
    again.push("Answer")
    assert driver.bearer("3 still open")
    assert driver.bearer(BOBS)


def test_undo_takes_each_answer_back(driver: "Driver") -> None:
    page = c3_to_d3(driver)
    page.push("Delete it")
    page.push("Delete it")
    assert driver.bearer("2 still open")
    page.undo()
    assert page.acts[-1] == Undo()
    assert driver.bearer("3 still open")
    assert driver.bearer(BOBS)
    page.undo()
    assert driver.bearer("4 still open")
    page.undo()  # the change itself: nothing is open any more
    assert not page.is_beside
    assert not page.sitting.walk.owed
    assert next(p.entry for n, p in page.table.pages if n == 15) == Lay(
        CAROL, page.table.books.header.shape.tile(2 * 12 + 2)
    )


def test_undo_after_later_asks_nothing(driver: "Driver") -> None:
    page = c3_to_d3(driver)
    page.push("Delete it")
    page.push("Later")
    page.undo()
    assert not page.is_beside
    assert driver.bearer("4 questions are open.")


def test_on_a_phone_the_walk_has_an_undo_of_its_own(driver: "Driver") -> None:
    page = c3_to_d3(driver, (360, 780))
    page.push("Delete it")
    assert driver.bearer("3 still open")
    page.icon("undo the last step")
    assert driver.bearer("4 still open")


def test_a_gap_is_filled_as_its_form_begins(driver: "Driver") -> None:
    # Without its name Dave's chain of turn 4 is missing, and with it the Wilton all of them have.
    page = Changer.of(driver, game(driver.app.store))
    assert isinstance(page, Changer)
    page.deed(14, "Delete")  # Bob bought 1 Wilton in turn 6
    page.push("Save")
    assert driver.bearer("2 still open")
    assert driver.bearer("What did Bob buy in turn 6?")
    assert driver.bearer("Until you answer, nothing counts as bought.")
    assert not page.may_push("Bob bought nothing")  # nobody has said that: its form begins there
    page.push("Insert the purchase")
    assert driver.bearer("Nothing was bought.")
    page.push("Insert the purchase")
    assert page.acts[-1] == Insert(15, Buy(BOB, ()))
    said = "“Bob traded 2 Wilton for 1” is more than the books show. What happened?"
    assert driver.bearer(said)
    page.push("Bob kept 1 Wilton")
    assert page.acts[-1] == Amend(21, Dispose(BOB, "Wilton", 0, 0, 1))
    assert not page.is_beside
    page.is_as_on_the_disk()


def test_a_gap_is_filled_by_its_form(driver: "Driver") -> None:
    page = Changer.of(driver, game(driver.app.store))
    assert isinstance(page, Changer)
    page.deed(14, "Delete")
    page.push("Save")
    page.push("Insert the purchase")
    assert driver.bearer("What did Bob buy in turn 6?")
    page.chain(WILTON)
    page.push("Insert the purchase")
    assert page.acts[-1] == Insert(15, Buy(BOB, ("Wilton",)))
    # With it Bob has his two Wilton again, and his disposal fits.
    assert not page.is_beside
    assert not page.sitting.walk.owed
    page.is_as_on_the_disk()


def test_from_a_form_of_the_walk_back_leads_to_the_question(driver: "Driver") -> None:
    page = Changer.of(driver, game(driver.app.store))
    assert isinstance(page, Changer)
    page.deed(14, "Delete")
    page.push("Save")
    page.push("Insert the purchase")
    assert driver.key(27)
    assert driver.bearer("2 still open")
    assert driver.key(27)  # out of the walk, as Later does
    assert not page.is_beside
    assert driver.bearer("2 questions are open.")


def test_what_was_left_before_is_not_asked_again(driver: "Driver") -> None:
    page = c3_to_d3(driver)
    page.push("Later")
    page.deed(13, "Note")
    page.inside("TextForm").line.insert_text("Ask Bob")
    driver.frames(3)
    page.push("Save note")
    assert not page.is_beside
    page.deed(8, "Delete")  # and what this leaves open is asked by itself
    page.push("Save")
    open_ = len(page.sitting.walk.owed) - 4
    assert driver.bearer(f"{open_} still open, 4 for later")


def test_the_window_turns_in_the_middle_of_a_form(driver: "Driver") -> None:
    page = Changer.of(driver, game(driver.app.store))
    assert isinstance(page, Changer)
    page.deed(14, "Edit")
    page.hand.tap(page.inside("Bought"))
    assert driver.bearer("Nothing was bought.")
    for size in ((360, 780), (600, 360), (800, 1280)):
        driver.resize(*size)
        driver.frames(5)
        assert driver.bearer("Nothing was bought.")
    page.see()
    assert driver.says("Nothing saved yet.")
    driver.resize(1280, 800)
    driver.frames(5)
    page.keep()
    assert page.acts[-1] == Amend(14, Buy(BOB, ()))


def test_hundreds_of_open_questions_stay_one_screen(driver: "Driver") -> None:
    begun = game(driver.app.store, "acquire-p5_023")
    lays = [number for number, page in begun.table.pages if isinstance(page.entry, Lay)]
    for number in lays[::2]:
        begun.table.strike(number)
    page = Changer.of(driver, begun)
    assert isinstance(page, Changer)
    count = len(page.sitting.walk.owed)
    assert count > 100
    assert driver.bearer(f"{count} questions are open.")
    rest = [number for number, one in page.table.pages if isinstance(one.entry, Name)]
    page.deed(rest[0], "Delete")
    assert len(page.pane.said.rows) <= 9
    page.push("Cancel")
    page.push("Answer")
    assert driver.bearer(f"{count} still open")
    page.push("Leave it open")
    assert driver.bearer(f"{count - 1} still open, 1 for later")
    page.push("Later")


def test_a_disk_that_refuses_leaves_all_as_it_was(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Changer.of(driver, game(driver.app.store))
    assert isinstance(page, Changer)
    page.deed(15, "Move")
    page.square("D3")

    def full(*_: object, **__: object) -> None:
        raise DiskError(Hindrance.FULL, "games")

    monkeypatch.setattr(page.table, "_keep", full)
    page.push("Save")
    assert driver.says("full")
    assert page.is_beside  # what was weighed is still there
    assert len(page.acts) == 24
    monkeypatch.undo()
    page.push("Save")
    page.later()
    assert isinstance(page.acts[-1], Amend)

"""The table: what a tap writes, what speaks against it, and what is shown of it."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Buy, Count, End, Lay, Peek
from hotels.ledger.chains.terms import Tile
from hotels.ledger.objection import Grade
from hotels.store.disk import DiskError, Hindrance

if TYPE_CHECKING:
    from tests.screens.driver import Driver

# Two safe chains of 11 with one row between them, laid by two players.
SAFE_PAIR = (
    *("1A", "2A=Luxor", "3A", "4A", "5A", "6A", "7A", "8A", "9A", "10A", "11A"),
    *("1C", "2C=Tower", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "10C", "11C"),
)


def test_a_taken_square_says_so_and_nothing_is_written(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A"))
    lines = len(hand.sitting.table.lines)
    hand.square(0)
    assert driver.says("There is already a tile on 1A")
    assert len(hand.sitting.table.lines) == lines


def test_joining_two_safe_chains_is_asked_about(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns(*SAFE_PAIR))
    before = len(hand.sitting.table.lines)
    hand.square(12)
    assert driver.says("1B joins two safe chains, Tower and Luxor.") or driver.says(
        "1B joins two safe chains, Luxor and Tower."
    )
    driver.tap("Cancel")
    assert len(hand.sitting.table.lines) == before
    hand.square(12)
    driver.tap("Record it anyway")
    assert written(hand)[-1] == Lay(0, Tile(1, 0))
    assert hand.sitting.table.pages[-1].page.grade == Grade.AGAINST


def test_a_purchase_ends_by_itself_at_the_limit(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    assert driver.says("Ana buys up to 3 shares")
    for _ in range(3):
        hand.row(hand.screen.chains, 0)
    assert written(hand)[-1] == Buy(0, ("Luxor", "Luxor", "Luxor"))
    assert driver.says("Ben lays a tile")


def test_a_turn_ends_earlier_with_one_tap(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    hand.row(hand.screen.chains, 0)
    assert driver.says("Ana can buy 2 more shares")
    hand.button("End turn")
    assert written(hand)[-1] == Buy(0, ("Luxor",))
    hand.square(30)
    hand.button("Buy nothing")
    assert written(hand)[-1] == Buy(1, ())


def test_undo_takes_back_the_block_chosen_last_and_then_the_tile(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    hand.row(hand.screen.chains, 0)
    assert driver.says("Luxor chosen")
    hand.button("Undo")
    assert hand.sitting.unsaid.chosen == ()
    assert isinstance(written(hand)[-1], Lay)
    assert driver.find("PushButton", text="Undo").second.text == "laid 6A"
    hand.button("Undo")
    assert isinstance(written(hand)[-1], Buy)
    hand.button("Redo")
    assert written(hand)[-1] == Lay(0, Tile(0, 5))


def test_nothing_can_be_undone_before_the_first_tile(driver: "Driver") -> None:
    from tests.screens.sitting import acquire

    hand = acquire(driver, [])
    assert driver.says("nothing yet")
    hand.button("Undo")
    assert not hand.sitting.table.lines


def test_more_than_the_rules_allow_can_be_bought_and_stays_marked(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    hand.tap(driver.find("IconButton", hint="more"))
    driver.tap("Buy more than the rules allow")
    for _ in range(4):
        hand.row(hand.screen.chains, 0)
    hand.button("End turn")
    assert written(hand)[-1] == Buy(0, ("Luxor",) * 4)
    assert hand.sitting.table.pages[-1].page.grade == Grade.AGAINST


def test_too_little_cash_is_said_and_may_be_recorded(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    entries = turns("1A", "2A=Luxor", "4A", "3A", "6A", "5A", "8A", "7A", "9A", "10A")
    hand = acquire(driver, entries)
    hand.square(60)
    hand.sitting.table.write(Count(0, "cash", 100))
    from hotels.ledger.chains.entries import Correct

    hand.sitting.table.write(Correct(0, "cash", 100))
    hand.screen.refresh()
    hand.row(hand.screen.chains, 0)
    assert driver.says("Ana has $100, but the purchase costs")
    driver.tap("Record it anyway")
    assert written(hand)[-1] == Buy(0, ("Luxor",))


def test_who_holds_his_name_peeks_and_it_is_noted(driver: "Driver") -> None:
    from kivy.base import EventLoop

    from tests.screens.driver import Finger
    from tests.screens.sitting import asking, shown, written

    hand = shown(driver, "manuscript", asking(Question.TILE, 6))

    players = hand.screen.players[0]
    box = players.boxes[1]
    finger = Finger(*players.to_window(box.x + 40, box.middle))
    EventLoop.post_dispatch_input("begin", finger)
    driver.wait(0.7)
    assert written(hand)[-1] == Peek(1)
    assert players.rows[1].peeked
    assert players.rows[1].piles
    EventLoop.post_dispatch_input("end", finger)
    driver.frames(3)
    assert not players.rows[1].peeked
    assert not players.rows[1].piles
    laid = next(entry for entry in reversed(written(hand)) if not isinstance(entry, Peek))
    hand.button("Undo")
    assert laid not in written(hand)[-2:]


@pytest.mark.parametrize("gone", ["finger", "row"])
def test_nobody_peeks_whose_finger_or_row_went_before_it_was_held(
    driver: "Driver", gone: str
) -> None:
    from kivy.base import EventLoop

    from tests.screens.driver import Finger
    from tests.screens.sitting import asking, shown, written

    hand = shown(driver, "manuscript", asking(Question.TILE, 6))
    players = hand.screen.players[0]
    box = players.boxes[1]
    finger = Finger(*players.to_window(box.x + 40, box.middle))
    EventLoop.post_dispatch_input("begin", finger)
    driver.wait(0.2)
    if gone == "finger":
        EventLoop.touches.remove(finger)
    else:
        driver.resize(800, 1280)
    driver.wait(1)
    assert written(hand)[-1] != Peek(1)
    assert not hand.screen.players[0].rows[1].peeked


def test_an_amount_opens_its_receipt_and_back_returns(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.TILE, 6))
    hand.row(hand.screen.chains, 1, at=0.55)
    assert type(hand.screen).__name__ == "ReceiptScreen"
    assert driver.key(27)
    assert type(hand.screen).__name__ == "TableScreen"


def test_a_second_finger_does_nothing(driver: "Driver") -> None:
    from kivy.base import EventLoop

    from tests.screens.driver import Finger
    from tests.screens.sitting import acquire, written

    hand = acquire(driver, [])
    places = [hand._middle(hand.screen.board, square) for square in (0, 50)]
    fingers = [Finger(*place) for place in places]
    for finger in fingers:
        EventLoop.post_dispatch_input("begin", finger)
        driver.frames(2)
    for finger in fingers:
        EventLoop.post_dispatch_input("end", finger)
        driver.frames(2)
    assert written(hand) == [Lay(0, Tile(0, 0)), Buy(0, ())]


def test_taps_while_something_moves_are_neither_lost_nor_doubled(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    board = hand.screen.board
    driver.touch(*hand._middle(board, 5), 1 / 60)
    rows = hand.screen.chains
    box = rows.boxes[0]
    for _ in range(3):
        driver.touch(*rows.to_window(box.x + 300, box.middle), 1 / 60)
    assert written(hand)[-2:] == [Lay(0, Tile(0, 5)), Buy(0, ("Luxor",) * 3)]


@pytest.mark.parametrize("hindrance", [Hindrance.FULL, Hindrance.READ_ONLY])
def test_what_the_disk_refuses_is_said_and_not_shown(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch, hindrance: Hindrance
) -> None:
    from tests.screens.sitting import acquire

    hand = acquire(driver, [])

    def refuse(*_: object) -> None:
        raise DiskError(hindrance, "")

    monkeypatch.setattr(driver.app.store, "append", refuse)
    hand.square(0)
    assert driver.says(
        {"full": "Storage is full"}.get(hindrance.value, "The saved games are read-only")
    )
    assert not hand.sitting.table.lines
    assert driver.says("Ana lays a tile")
    monkeypatch.undo()
    hand.square(0)
    assert len(hand.sitting.table.lines) == 2  # the tile, and the end of its turn


def test_the_end_is_declared_settled_and_undone(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    row = [f"{column}A" for column in range(1, 12)]
    hand = acquire(driver, turns(row[0], f"{row[1]}=Luxor", *row[2:]))
    hand.button("End the game")
    assert written(hand)[-1] == End(0)
    assert type(hand.screen).__name__ == "Standing"
    driver.tap("Undo")
    assert type(hand.screen).__name__ == "TableScreen"
    assert isinstance(written(hand)[-1], Buy)


def test_an_end_without_its_condition_is_asked_about(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.tap(driver.find("IconButton", hint="more"))
    driver.tap("End the game")
    assert driver.says("The end can't be declared")
    driver.tap("Cancel")
    assert type(hand.screen).__name__ == "TableScreen"


def test_cash_is_counted_and_the_books_adjusted(driver: "Driver") -> None:
    from tests.screens.sitting import acquire

    hand = acquire(driver, [])
    players = hand.screen.players[0]
    box = players.boxes[1]
    hand.touch(players.to_window(box.right - 40, box.middle))
    for digit in ("5", "9", "00"):
        driver.tap(digit)
    assert driver.says("Difference: −$100")
    hand.button("Adjust the books")
    assert hand.books.cash[1] == 5_900
    assert players.rows[1].cash == "$5,900"


def test_another_window_in_mid_game_changes_nothing(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    hand.row(hand.screen.chains, 0)
    for size in ((1024, 600), (360, 780), (800, 1280), (600, 360), (1280, 800)):
        driver.resize(*size)
        driver.frames(3)
        assert hand.sitting.unsaid.chosen == ("Luxor",)
        assert driver.says("Collect $200"), size
    hand.button("End turn")
    assert written(hand)[-1] == Buy(0, ("Luxor",))


def test_a_question_is_explained_once_in_its_place(driver: "Driver") -> None:
    from dataclasses import replace

    from tests.screens.sitting import acquire, turns

    driver.app.settings = replace(driver.app.settings, explained=())
    hand = acquire(driver, turns("1A"))
    assert driver.says("Tap the square printed on the tile.")
    hand.square(50)
    assert not driver.says("Tap the square printed on the tile.")
    # Nothing could be bought, so how to buy is still to be explained.
    assert driver.app.settings.explained == ("tile",)


def test_an_icon_that_is_held_says_what_it_is_for(driver: "Driver") -> None:
    from tests.screens.sitting import acquire

    acquire(driver, [])
    driver.hold(driver.find("IconButton", hint="the information card"))
    assert driver.says("The information card.")

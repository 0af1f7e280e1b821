"""Where chains meet: the board and the chains concerned, beside the question."""

from typing import TYPE_CHECKING

from hotels.ledger.chains.books import Question

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_where_equal_chains_meet_the_board_stands_beside_the_question(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "four-equal-vacation", asking(Question.SURVIVOR))
    board = driver.find("MeetingBoard")
    assert board.letters == {0: "C", 1: "W", 2: "L", 3: "A"}
    assert driver.says("if taken over: 1st $2,000, 2nd $1,000")
    assert driver.says("The board when C5 was laid")
    pixels, width = driver.pixels(), driver.window.width

    def at(row: int, column: int) -> tuple[int, ...]:
        wide, high = board.width / board.columns, board.height / board.rows
        left, top = board.to_window(board.x, board.top)
        return pixels[int(top - (row + 0.2) * high) * width + int(left + (column + 0.2) * wide)]

    assert at(0, 4) == (0xE6, 0x9F, 0x00)
    assert at(2, 2) == (0x00, 0x9E, 0x73)
    assert at(2, 4) == (0x42, 0x42, 0x42)  # the tile that joins them
    driver.resize(360, 780)
    driver.frames(3)
    assert not [w for w in driver.widgets() if type(w).__name__ == "MeetingBoard"]
    hand.tap(next(w for w in driver.widgets() if type(w).__name__ == "ChainChoice"))
    assert driver.says("Continental takes over Wilton, Luxor and American")


def test_beside_an_announcement_stands_what_is_due(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "vacation-p3_002-unknown", asking(Question.ANNOUNCE))
    for size in ((1280, 800), (1024, 600), (800, 1280)):
        driver.resize(*size)
        driver.frames(3)
        assert "1st $6,000, 2nd $3,000" in driver.words()
        assert "the chain that takes over" in driver.words()
        board = driver.find("MeetingBoard")
        assert board.height > 150
        assert 0.99 < board.width / board.columns / (board.height / board.rows) < 1.01
    keys = [w for w in driver.widgets() if type(w).__name__ == "NumberKey"]
    assert hand.screen.walk.counted is not None
    assert {int(key.text) for key in keys if key.can} == {*hand.screen.walk.counted.possible}


def test_a_bonus_leads_to_the_desk_as_it_was_paid(driver: "Driver") -> None:
    from hotels.ledger.chains.books import Question
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    row = next(row for row in hand.screen.walk.paid if row.receipt is not None)
    hand.screen._turn(row)
    driver.frames(5)
    driver.tap("Settle a dispute")
    driver.frames(8)
    # Turn 9 of the manuscript: Wilton of three falls; Dave holds most of it, Alice second most.
    asked = driver.app.shell.top.asked
    assert (asked.size, asked.blocks) == (3, row.books.holdings(asked.chain)[:4])
    assert driver.says("$3,000")

"""The dispute desk under a finger: live answers, undo, other editions, disputes, disposals."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.views.desk import first_asked
from hotels.views.desk_game import asked_of
from tests.asking import asked_about
from tests.exports.games import played
from tests.screens.audit.scenes_table import game
from tests.screens.desk_page import NAMES, holding, opened, row

if TYPE_CHECKING:
    from tests.screens.driver import Driver

TIE = "Alice and Bob get $2,300 each"
BACK = 27


def test_the_answer_stands_as_a_sentence_and_by_every_edition(driver: "Driver") -> None:
    screen = opened(driver)
    words = driver.words()
    assert TIE in words
    assert "Two tie for the most: first and second bonus are added and split." in words
    columns = screen.page.columns.columns
    shown = [column.column.edition for column in columns]
    assert shown[:3] == ["vacation", "decision", "decision-draft"]  # the typescripts
    assert [column.column.own for column in columns] == [True, False, False, False]
    lines = [cell.label.text for cell in columns[0].cells]
    assert lines[:4] == ["price at 3 hotels", "first + second", "split two ways", "rounded up"]


def test_a_step_changes_the_answer_and_undo_brings_it_back(driver: "Driver") -> None:
    screen = opened(driver, holding(3, 2, 1, 0))
    card, columns = screen.page.question, screen.page.columns
    assert driver.says("nothing yet")
    driver.tap(row(driver, "Bob").more)
    assert TIE in driver.words()
    assert driver.says("Bob: 2 to 3 blocks")
    assert (screen.page.question, screen.page.columns) == (card, columns)
    driver.tap("Undo")
    assert TIE not in driver.words()
    assert row(driver, "Bob").figure.label.text == "2"
    assert driver.says("nothing yet")
    driver.tap("Undo")
    assert row(driver, "Bob").figure.label.text == "2"


def test_a_step_draws_only_what_changed(driver: "Driver") -> None:
    screen = opened(driver)
    before = [(label, label.texture) for label in screen.walk() if hasattr(label, "texture")]
    driver.tap(row(driver, "Dave").more)
    same = [label for label, texture in before if label.texture is texture]
    assert len(same) > 0.8 * len(before)


def test_the_size_and_the_chain_are_chosen(driver: "Driver") -> None:
    screen = opened(driver)
    driver.tap(row(driver, "Hotels in American").more)
    assert driver.says("Alice and Bob get $3,000 each")
    driver.tap(driver.find("FobKey", place=6))
    assert screen.asked.chain == 6
    assert driver.says("Hotels in Festival")


def test_another_edition_settles_and_stands_first(driver: "Driver") -> None:
    screen = opened(driver)
    driver.tap(driver.find("PushButton", text="Change"))
    driver.frames(6)
    driver.find("BoxCard", edition=EDITIONS["acquire-tycoon"]).tapped()
    driver.frames(8)
    assert screen.asked.edition.id == "acquire-tycoon"
    assert driver.says("Tiles in American")
    assert screen.page.columns.columns[0].column.edition == "acquire-tycoon"
    assert driver.says("Alice and Bob get $3,500 each, Carol gets $2,000")
    driver.tap("Undo")
    driver.frames(8)
    assert TIE in driver.words()


def test_too_many_blocks_withhold_the_answer_until_they_fit(driver: "Driver") -> None:
    screen = opened(driver, holding(20, 9, 0))
    assert driver.says("Alice gets $3,000")
    driver.tap(row(driver, "Carol").more)
    words = "That adds up to 30 blocks of American, but there are only 29."
    assert driver.says("No answer yet")
    assert words in [label.text for label in screen.page.question.walk() if hasattr(label, "text")]
    keys = screen.page.turn, screen.page.share, screen.page.receipt
    assert not any(key.enabled for key in keys)
    assert keys[0].label.color == keys[1].label.color == keys[2].label.color
    driver.tap("Show")
    driver.tap("Receipt")
    assert driver.app.shell.top is screen
    driver.tap(row(driver, "Carol").less)
    assert driver.says("Alice gets $3,000")
    assert not driver.says(words)
    assert all(key.enabled for key in keys)


def test_a_number_is_typed_and_one_that_cannot_be_stays_with_its_reason(driver: "Driver") -> None:
    screen = opened(driver)
    driver.tap(row(driver, "Hotels in American").figure)
    driver.frames(6)
    assert driver.says("How many hotels does American have?")
    for digit in "109":
        driver.tap(driver.find("NumberKey", text=digit))
    driver.tap("OK")
    assert driver.says("The board has only 108 squares.")
    assert screen.asked.size == 3
    driver.tap(driver.find("NumberKey", text="Back"))
    driver.tap("OK")
    driver.frames(4)
    assert screen.asked.size == 10
    assert not driver.app.shell.sheets


def test_nothing_typed_is_not_taken(driver: "Driver") -> None:
    screen = opened(driver)
    driver.tap(row(driver, "Alice").figure)
    driver.frames(6)
    driver.tap("OK")
    assert driver.app.shell.sheets
    assert screen.asked.blocks == (3, 3, 1, 0)


def test_players_come_and_go_and_get_names(driver: "Driver") -> None:
    game(driver, "acquire-p2_057", 2, ("Zoe", "Yan"))
    screen = opened(driver, first_asked())
    driver.tap(driver.find("IconButton", hint="add a player"))
    driver.frames(6)
    assert driver.says("Player 4")
    driver.tap(row(driver, "Player 4").name)
    driver.frames(6)
    driver.tap("Zoe")
    driver.frames(6)
    assert screen.asked.names[3] == "Zoe"
    for _ in range(3):
        driver.tap(driver.find("IconButton", hint="remove a player"))
        driver.frames(6)
    assert screen.asked.seats == 2
    assert driver.says("Drawn for the bank")


def test_who_laid_the_tile_is_chosen(driver: "Driver") -> None:
    draft = asked_about(EDITIONS["decision-draft"], NAMES[:3])
    screen = opened(driver, draft._replace(size=2, blocks=(4, 4, 4)))
    assert driver.says("Alice and Bob get $700 each, Carol gets $600")
    screen.open_tile_player()
    driver.frames(6)
    driver.tap("Bob")
    driver.frames(6)
    assert driver.says("Bob laid the tile")
    assert driver.says("Bob and Carol get $700 each, Alice gets $600")


def test_a_column_shows_the_receipts_of_its_edition(driver: "Driver") -> None:
    screen = opened(driver)
    driver.tap(screen.page.columns.columns[1])
    driver.frames(6)
    words = driver.words()
    assert words.count("The bank pays Alice") == 1
    assert "DECISION, revised by hand, tie first" in words


def test_the_receipt_and_the_answer_are_turned_to_the_player(driver: "Driver") -> None:
    opened(driver, holding(3, 0, 0))
    driver.tap("Receipt")
    driver.frames(8)
    assert type(driver.app.shell.top).__name__ == "ReceiptScreen"
    assert driver.says("The bank pays Alice")
    driver.key(BACK)
    driver.tap("Show")
    driver.frames(8)
    assert driver.app.shell.top.is_turned
    assert driver.says("Alice gets")


def test_the_words_of_a_large_sum_stand_below_it(driver: "Driver") -> None:
    opened(driver, holding(4, 3, 3, 1))
    driver.tap("Show")
    driver.frames(8)
    assert driver.find("Text", text="in total").top <= driver.find("Text", text="$4,600").y


def test_the_answer_is_shared(driver: "Driver") -> None:
    opened(driver)
    driver.tap("Share")
    driver.frames(8)
    assert driver.app.shell.sheets


def test_other_editions_come_into_sight_and_the_first_again(driver: "Driver") -> None:
    columns = opened(driver).page.columns
    first = [one.column.edition for one in columns.columns]
    seen = set()
    for _ in range(3):
        shown = [one.column.edition for one in columns.columns]
        assert shown[0] == "vacation"  # this table's own stays
        seen |= {*shown}
        driver.tap("Other editions")
        driver.frames(4)
    assert seen == {*EDITIONS}
    assert [one.column.edition for one in columns.columns] == first


def test_a_finger_that_goes_sideways_turns_the_page_and_taps_nothing(driver: "Driver") -> None:
    driver.resize(360, 780)
    screen = opened(driver)
    columns = screen.page.columns
    columns.parent.parent.parent.scroll_y = 0
    driver.frames(6)
    left, low = columns.to_window(*columns.pos)
    y = low + 100
    seen = [columns.columns[0].column.edition]
    for start, end in ((300, 60), (300, 60), (60, 300)):
        driver.drag((start, y), (end, y), 0.15)
        driver.wait(0.5)
        seen.append(columns.columns[0].column.edition)
    assert left < 60
    assert seen == ["vacation", "decision", "decision-draft", "decision"]
    assert not driver.app.shell.sheets


def test_tonights_holding_is_taken_over(driver: "Driver") -> None:
    game(driver, "acquire-p4_027", 120)
    told = played("acquire-p4_027")
    books = told.steps[min(120, len(told.steps)) - 1].page.books
    chain = books.board.on_board[0]
    screen = opened(driver, first_asked())
    driver.tap("Fill from game")
    driver.frames(8)
    driver.tap(driver.find("ChainRow"))
    driver.frames(8)
    assert screen.asked.blocks == asked_of(books, chain, told.speech).blocks
    assert screen.asked.size == books.board.sizes[chain]
    assert screen.asked.edition.id == "acquire-classic"


def test_without_a_game_tonight_is_nothing(driver: "Driver") -> None:
    opened(driver)
    driver.tap("Fill from game")
    assert driver.says("There are no games with chains on this device yet.")


def test_what_tables_argue_about_is_searched_and_read(driver: "Driver") -> None:
    opened(driver)
    driver.tap("Common rules questions")
    driver.frames(8)
    screen = driver.app.shell.top
    assert driver.says("Two tie for the most")
    screen.look_for("odd")
    driver.frames(6)
    assert not driver.says("Who decides first in a takeover?")
    driver.tap("An odd block is left over in a trade")
    driver.frames(8)
    assert driver.says("trades are two for one, so the number must be even")
    driver.tap(driver.find("PaidRow"))
    driver.frames(6)
    assert driver.says("Alice alone holds Continental blocks")


def test_on_a_phone_back_leads_from_a_question_to_the_list(driver: "Driver") -> None:
    from hotels.screens.desk.disputes import DisputesScreen

    driver.resize(360, 780)
    driver.app.show(DisputesScreen(driver.app, EDITIONS["vacation"]))
    driver.frames(8)
    driver.tap("Two players tie for the second most blocks")
    driver.frames(8)
    assert driver.says("not stated; your table's setting")
    driver.key(BACK)
    driver.frames(6)
    assert driver.says("Who decides first in a takeover?")


def test_disposals_mark_the_best_and_follow_a_step(driver: "Driver") -> None:
    opened(driver, holding(5, 1, 0, chain=0))
    driver.tap("Sell or trade")
    driver.frames(8)
    screen = driver.app.shell.top
    assert screen.falling.held == 5
    driver.tap(row(driver, "Hotels in Wilton").more)
    driver.tap(row(driver, "Hotels in Wilton").more)
    driver.frames(6)
    assert screen.falling.survivor_size == 5
    assert driver.says("Sell 1, trade 4: $1,700")
    assert driver.says("now $300, then 2 Wilton worth $1,400")
    assert driver.says("Wilton grows to 9 hotels")


def test_a_safe_chain_is_said_at_its_field_and_has_no_mixes(driver: "Driver") -> None:
    opened(driver, holding(4, 3, 3, 1, size=20))
    driver.tap("Sell or trade")
    driver.frames(8)
    field = row(driver, "Hotels in American")
    words = "Enter 2 to 10 hotels: a chain of 11 is safe."
    assert words in [label.text for label in field.walk() if hasattr(label, "text")]
    assert not driver.says("The best of")
    driver.app.shell.top.change(size=10)
    driver.frames(6)
    assert not driver.says(words)
    assert driver.says("The best of")


@pytest.mark.parametrize("size", [(1024, 600), (800, 1280), (360, 780), (600, 360)])
def test_the_question_and_the_answer_are_there_in_every_window(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.resize(*size)
    screen = opened(driver)
    assert TIE in driver.words()
    screen.step_blocks(1, -1)
    driver.frames(6)
    assert driver.says("Alice gets $3,000, Bob gets $1,500")
    if size[0] == 360:
        columns = screen.page.columns
        assert len(columns.columns) == 1
        assert columns.columns[0].width == pytest.approx(columns.width, abs=4)

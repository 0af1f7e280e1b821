"""The quick score by touch: its figures, its checks, its ranking, and what the disk keeps of it."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.tally import Figure, Place, Sort
from tests.ledger.chains.final_position import CAME_TO, of_the_position
from tests.screens.audit.scenes_quick import counted
from tests.screens.tally_hand import NAMES, SIZES, WILTON, Hand, each, resumed, words

if TYPE_CHECKING:
    from tests.screens.driver import Driver

MOST_TAPS, THREE_CHAINS = 71, 40
BACK = 27


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


@pytest.fixture
def at_vacation(hand: Hand) -> Hand:
    """A table that has scored VACATION before, at Home."""
    counted(hand.driver, 3, players=NAMES)
    return hand


def test_a_whole_position_from_home_to_the_ranking_in_few_taps(at_vacation: Hand) -> None:
    hand = at_vacation
    hand.tap(hand.driver.bearer("Quick score"))
    hand.button("Enter figures")
    assert len(list(hand.sitting.sheet.places())) == 39
    while wanting := hand.sitting.sheet.wanting:
        hand.figure(wanting[0], of_the_position(wanting[0]))
    hand.button("Show ranking")
    assert hand.driver.says("Bob wins with $55,600")
    totals = {rank.rank.seat: rank.rank.total for rank in each(hand.driver, "RankRow")}
    assert [totals[seat] for seat in range(4)] == [f"${amount:,}" for amount in CAME_TO]
    assert hand.taps <= MOST_TAPS, hand.taps


@pytest.mark.parametrize("size", [(1280, 800), (360, 780)])
def test_four_players_and_three_chains_on_the_board_take_forty_taps(
    at_vacation: Hand, size: tuple[int, int]
) -> None:
    hand = at_vacation
    hand.driver.resize(*size)
    sizes = {1: 38, 3: 17, 5: 6}
    cash = (7_200, 5_400, 1_900, 3_600)
    hand.tap(hand.driver.bearer("Quick score"))
    hand.button("Enter figures")
    while wanting := hand.sitting.sheet.wanting:
        place = wanting[0]
        match place.sort:
            case Sort.SIZE:
                hand.figure(place, sizes.get(place.chain, 0))
            case Sort.CASH:
                hand.figure(place, cash[place.player])
            case _:
                hand.figure(place, of_the_position(place))
    hand.button("Ranking" if size[0] < 600 else "Show ranking")
    assert type(hand.screen).__name__ == "QuickRanking"
    assert len(hand.entries) == 7 + 3 * 4 + 4
    assert hand.taps <= THREE_CHAINS, hand.taps


def test_six_large_chains_take_no_more(at_vacation: Hand) -> None:
    hand = at_vacation
    sizes = (16, 16, 16, 16, 16, 16, 12)
    hand.tap(hand.driver.bearer("Quick score"))
    hand.button("Enter figures")
    for place in list(hand.sitting.sheet.places()):
        number = sizes[place.chain] if place.sort is Sort.SIZE else of_the_position(place)
        hand.figure(place, number)
    hand.button("Show ranking")
    assert hand.taps <= MOST_TAPS, hand.taps


@pytest.mark.parametrize("size", SIZES)
def test_it_is_filled_in_in_every_window(hand: Hand, size: tuple[int, int]) -> None:
    resumed(hand, 0)
    hand.driver.resize(*size)
    for _ in range(6):
        place = hand.sitting.sheet.wanting[0]
        hand.figure(place, of_the_position(place))
    assert hand.sitting.sheet.sizes[:2] == (0, 30)
    assert hand.sitting.sheet.blocks[:2] == ((None,) * 4, (5, 6, 4, 3))


def test_a_tapped_field_is_corrected(hand: Hand) -> None:
    resumed(hand, 15)
    place = Place(Sort.BLOCKS, WILTON, 2)
    hand.tap(hand.cell(place))
    assert hand.driver.says("How many does Carol have?")
    hand.key("1")
    assert hand.entries[-1] == Figure(place, 1)
    assert hand.cell(place).text == "1"
    assert "9" in words(hand.driver)  # what the bank has of Wilton now
    assert hand.driver.says("How many does Dave have?")


@pytest.mark.parametrize("size", [(1280, 800), (360, 780)])
def test_what_cannot_be_is_said_beside_the_field_and_withholds_the_ranking(
    hand: Hand, size: tuple[int, int]
) -> None:
    resumed(hand)
    hand.button("Edit figures")
    hand.driver.resize(*size)
    hand.tap(hand.cell(Place(Sort.SIZE, 0)))
    hand.number(109)
    assert hand.driver.says("209 hotels in total, but the board has only 108 squares.")
    hand.button("Show ranking" if size[0] > 600 else "Ranking")
    assert type(hand.screen).__name__ == "QuickPage"
    hand.tap(hand.cell(Place(Sort.SIZE, 0)))
    hand.key("1")
    assert hand.driver.says("A chain has at least 2 hotels")
    hand.button("Undo")
    hand.button("Undo")
    assert hand.sitting.sheet.sizes[0] == 0
    hand.button("Show ranking" if size[0] > 600 else "Ranking")
    assert type(hand.screen).__name__ == "QuickRanking"


def test_the_foot_says_what_the_header_says_that_is_out_of_sight(hand: Hand) -> None:
    resumed(hand, 31)
    hand.tap(hand.cell(Place(Sort.SIZE, WILTON)))
    hand.number(42)
    assert hand.driver.says("How much does Alice have?")
    assert "112 hotels on a 108-square board." in words(hand.driver)


def test_an_odd_amount_is_named_and_the_ranking_can_be_shown(hand: Hand) -> None:
    resumed(hand)
    hand.button("Edit figures")
    hand.tap(hand.cell(Place(Sort.CASH)))
    hand.key("1")
    hand.key("Enter")
    assert "No bills add up to Alice's $1." in words(hand.driver)
    assert "The ranking is ready." in words(hand.driver)
    assert not hand.driver.says("n't add up")


def test_cash_that_no_bills_make_is_doubted_and_counted_all_the_same(hand: Hand) -> None:
    resumed(hand, 31)
    for digit in "12350":
        hand.key(digit)
    assert hand.cell(Place(Sort.CASH)).text == "$12,350"
    hand.key("Enter")
    assert hand.driver.says("Alice: no bills add up to $12,350. The smallest bill is $100.")
    for place in list(hand.sitting.sheet.wanting):
        hand.figure(place, of_the_position(place))
    hand.button("Show ranking")
    assert hand.driver.says("Bob wins with $55,600")


def test_cash_has_no_more_digits_than_it_can(hand: Hand) -> None:
    resumed(hand, 31)
    for _ in range(9):
        hand.key("9")
    assert hand.cell(Place(Sort.CASH)).text == "$9,999,999"
    assert hand.driver.says("$10,000,000 is the most you can enter.")
    for digits in (*["Back"] * 7, "1", "00", "00", "00", "0"):
        hand.key(digits)
    assert hand.cell(Place(Sort.CASH)).text == "$10,000,000"
    hand.key("Enter")
    assert hand.sitting.sheet.cash[0] == 10_000_000


def test_enter_without_a_digit_writes_nothing(hand: Hand) -> None:
    resumed(hand, 31)
    hand.key("Enter")
    assert len(hand.entries) == 31


def test_cash_is_counted_bill_by_bill(hand: Hand) -> None:
    resumed(hand, 31)
    hand.button("Count bills")
    steppers = list(each(hand.driver, "Stepper"))
    for _ in range(3):
        hand.tap(steppers[0].more)
    hand.tap(steppers[1].more)
    hand.tap(steppers[2].more)
    hand.tap(steppers[2].more)
    hand.tap(steppers[2].less)
    assert hand.driver.says("$3,600")
    hand.button("Enter this amount")
    assert hand.entries[-1] == Figure(Place(Sort.CASH), 3_600)
    assert hand.driver.says("How much does Bob have?")


def test_undo_and_redo_say_what_they_are_about(hand: Hand) -> None:
    resumed(hand, 15)
    assert "Carol, American: 8" in words(hand.driver)
    hand.button("Undo")
    assert "Bob, American: 9" in words(hand.driver)
    assert "Carol, American: 8" in words(hand.driver)
    assert hand.sitting.here == Place(Sort.BLOCKS, 3, 2)
    hand.button("Redo")
    assert hand.sitting.sheet.blocks[3] == (4, 9, 8, None)
    assert hand.sitting.here == Place(Sort.BLOCKS, 3, 3)


def test_the_ranking_waits_and_says_for_what(hand: Hand) -> None:
    resumed(hand, 15)
    hand.button("Show ranking")
    assert type(hand.screen).__name__ == "QuickPage"
    assert hand.driver.says("20 figures are still missing.")


def test_what_if_a_figure_were_another(hand: Hand) -> None:
    resumed(hand)
    assert hand.driver.says("Bob wins with $55,600")
    hand.button("Edit figures")
    hand.tap(hand.cell(Place(Sort.CASH, player=0)))
    hand.purse(18_000)
    hand.button("Show ranking")
    assert hand.driver.says("Alice wins with $56,800")
    hand.button("Undo")
    assert hand.driver.says("Bob wins with $55,600")
    hand.button("Undo")
    assert type(hand.screen).__name__ == "QuickPage"
    assert hand.driver.says("How much does Dave have?")


def test_an_amount_of_the_settlement_says_why(hand: Hand) -> None:
    resumed(hand)
    cells = [one for one in each(hand.driver, "Money") if one.cell.bonus == "$9,000"]
    hand.tap(cells[0])
    assert hand.driver.app.shell.sheets
    assert hand.driver.says("American")
    assert not hand.driver.says("after turn")


def test_a_receipt_leads_to_the_desk(hand: Hand) -> None:
    resumed(hand)
    hand.tap(next(one for one in each(hand.driver, "Money") if one.cell.bonus == "$9,000"))
    hand.driver.wait(0.5)
    hand.tap(hand.driver.bearer("Turn to the player"))
    hand.driver.wait(0.5)
    hand.button("Settle a dispute")
    hand.driver.wait(0.5)
    asked = hand.screen.asked
    assert (asked.edition.id, asked.size, asked.blocks) == ("vacation", 26, (4, 9, 8, 5))
    assert hand.driver.says("$9,000")
    for _ in range(2):
        hand.driver.app.back()
        hand.driver.wait(0.5)
    assert type(hand.screen).__name__ == "QuickRanking"


def test_who_played_last_is_said_where_seats_decide(hand: Hand) -> None:
    resumed(hand, 0, edition="decision-draft")
    hand.tap(hand.driver.bearer("Alice played last"))
    hand.tap(hand.driver.find("ChoiceRow", title="Carol"))
    assert hand.sitting.sheet.last == 2
    assert hand.driver.says("Carol played last")
    resumed(hand, 0)
    assert not hand.driver.says("played last")


def test_the_card_of_the_edition_is_one_tap_away(hand: Hand) -> None:
    resumed(hand, 5)
    hand.button("Edition")
    assert type(hand.screen).__name__ == "CardScreen"
    hand.driver.key(BACK)


def test_a_turn_of_the_tablet_keeps_what_was_typed(hand: Hand) -> None:
    resumed(hand, 31)
    hand.key("1")
    hand.key("2")
    hand.driver.resize(800, 1280)
    assert hand.cell(Place(Sort.CASH)).text == "$12"
    hand.driver.resize(360, 780)
    hand.key("00")
    assert hand.cell(Place(Sort.CASH)).text == "$1,200"


def test_a_tap_builds_nothing_anew(hand: Hand) -> None:
    resumed(hand, 7)
    before = {id(widget) for widget in hand.driver.widgets()}
    hand.key("3")
    after = {id(widget) for widget in hand.driver.widgets()}
    assert after == before


def test_a_score_is_handed_on_in_words_and_as_a_picture(hand: Hand) -> None:
    from tests.screens.hand import Hand as Scrolling

    resumed(hand)
    for size in ((1280, 800), (360, 780)):
        hand.driver.resize(*size)
        Scrolling(hand.driver).button("Share")
        assert hand.driver.says("Share the game")
        assert hand.driver.says("BG Stats")
        assert not hand.driver.says("Transcript (JSON)")
        hand.driver.app.close_sheet()
        hand.driver.wait(0.5)

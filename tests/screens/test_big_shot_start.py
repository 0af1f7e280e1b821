"""Big Shot before its first round, by touch: people, colours, hidden money, boards of the house."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.big_shot.terms import DEFAULT
from hotels.ledger.working import Mark
from tests.screens.big_shot_hand import Hand, begun

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BACK = 27
SIZES = ((1280, 800), (800, 1280), (360, 780), (600, 360))


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


def start(hand: Hand) -> Any:
    from hotels.screens.big_shot import BigShotStart

    hand.driver.app.show(BigShotStart(hand.driver.app))
    hand.driver.frames(5)
    return hand.screen


def test_it_is_begun_from_home_in_two_taps(hand: Hand) -> None:
    hand.tap(hand.driver.bearer("Big Shot"))
    hand.button("Open the bank")
    assert hand.sitting.game.record.players == ("",) * 4
    assert hand.books.terms.owners == (0, 1, 2, 3)
    assert hand.books.terms.board == DEFAULT
    assert hand.driver.says("Player 1 rolls")
    hand.driver.key(BACK)
    assert type(hand.screen).__name__ == "Home"


@pytest.mark.parametrize("size", SIZES)
def test_names_colours_and_seats_are_settled(hand: Hand, size: tuple[int, int]) -> None:
    start(hand)
    hand.driver.resize(*size)
    hand.tap(hand.driver.find("Stepper").less)
    assert [row.name for row in hand.each("SeatRow")] == ["Player 1", "Player 2", "Player 3"]
    assert hand.driver.says("The ghost plays black")
    hand.tap(hand.named("SeatRow", "Player 2"))
    hand.driver.find("Typed").text = "Bob"
    row = next(one for one in hand.each("ColourRow") if one.own == (3,))
    hand.tap(row)
    assert hand.screen.draft.people[1].name == "Bob"
    assert hand.driver.says("The ghost plays yellow")
    hand.tap(hand.named("SeatRow", "Player 1"))
    hand.tap(next(one for one in hand.each("ColourRow") if one.own == (2,)))
    assert hand.screen.draft.colours == ((2,), (3,), (0,))
    hand.tap(hand.named("SeatRow", "Bob"))
    hand.button("Rolls first")
    hand.button("Open the bank")
    assert hand.sitting.game.record.players == ("Bob", "", "")
    assert hand.books.terms.owners == (1, None, 2, 0)
    assert hand.driver.says("Bob rolls")


def test_two_of_one_name_are_refused_beside_the_field(hand: Hand) -> None:
    start(hand)
    for seat in ("Player 1", "Player 2"):
        hand.tap(hand.named("SeatRow", seat))
        hand.driver.find("Typed").text = "Alice"
        hand.button("Save name")
    assert hand.driver.find("Field").wrong
    hand.driver.app.close_sheet()
    assert [person.name for person in hand.screen.draft.people] == ["Alice", "", "", ""]


def test_two_play_two_colours_each(hand: Hand) -> None:
    start(hand)
    for _ in range(2):
        hand.tap(hand.driver.find("Stepper").less)
    hand.tap(hand.named("SeatRow", "Player 1"))
    hand.tap(next(one for one in hand.each("ColourRow") if one.own == (1, 2)))
    hand.tap(hand.driver.bearer("Hidden money"))
    hand.button("Open the bank")
    assert hand.books.terms.owners == (1, 0, 0, 1)
    assert hand.books.terms.is_hidden
    assert [row.name for row in hand.screen.players.rows] == [
        *("Player 1, yellow", "Player 1, white", "Player 2, red", "Player 2, black")
    ]


def test_people_and_terms_of_the_last_game_are_there(hand: Hand) -> None:
    begun(hand.driver, 3, hidden=True)
    screen = start(hand)
    assert [row.name for row in hand.each("SeatRow")] == ["Alice", "Bob", "Carol"]
    assert screen.draft.is_hidden
    hand.tap(hand.driver.find("Stepper").more)
    hand.tap(hand.named("SeatRow", "Player 4"))
    assert hand.each("Chip") == []  # all who are known sit here


@pytest.mark.parametrize("size", SIZES)
def test_a_board_is_made_kept_and_found_again(hand: Hand, size: tuple[int, int]) -> None:
    start(hand)
    hand.driver.resize(*size)
    assert hand.driver.find("MarkChip").mark is Mark.RECONSTRUCTED
    hand.button("Values and parks")
    hand.driver.find("Typed").text = "Grandpa's board"
    hand.tap(hand.named("BoardRow", "16"))
    typed = hand.each("Typed")
    typed[-2].text = "15"
    assert typed[-1].text == "15"  # a name that says the value says the new one
    hand.tap(next(row for row in hand.each("SwitchRow") if row.title == "Beside P1"))
    hand.button("Save")
    hand.tap(hand.named("BoardRow", "P2"))
    hand.tap(next(row for row in hand.each("SwitchRow") if row.title == "9b"))
    hand.button("Save")
    hand.button("Save board")
    assert hand.driver.says("Grandpa's board")
    assert hand.driver.find("MarkChip").mark is Mark.HOUSE
    (written,) = hand.driver.app.store.editions().values()
    assert "hotels-board/1" in written
    hand.button("Open the bank")
    board = hand.books.terms.board
    assert board.value("15") == 15
    assert board.beside("P1") == ("9a", "10a", "11a", "15")
    assert board.beside("P2") == ("10b", "11b")
    hand.driver.key(BACK)
    screen = start(hand)
    assert screen.draft.house.name == "Grandpa's board"
    hand.button("Change board")
    hand.tap(hand.driver.bearer("Our reading of the printed board"))
    assert screen.draft.board == DEFAULT
    hand.button("Change board")
    hand.tap(hand.driver.bearer("Grandpa's board"))
    assert screen.draft.board.value("15") == 15


def test_a_lot_and_a_park_are_added_and_taken_off(hand: Hand) -> None:
    start(hand)
    hand.button("Values and parks")
    hand.tap(hand.driver.bearer("Add lot"))
    typed = hand.each("Typed")
    typed[-2].text = "twenty"
    typed[-1].text = "Harbour"
    hand.button("Save")
    assert hand.driver.says("Enter a whole number from 0 to 1,000.")
    hand.each("Typed")[-2].text = "30"
    hand.button("Save")
    hand.tap(hand.driver.bearer("Add park"))
    hand.tap(next(row for row in hand.each("SwitchRow") if row.title == "Harbour"))
    hand.button("Save")
    hand.tap(hand.named("BoardRow", "9a"))
    hand.button("Remove 9a")
    board = hand.screen.making.board
    assert board.value("Harbour") == 30
    assert board.parks[0] == ("P1", ("10a", "11a"))
    assert board.parks[2] == ("P3", ("Harbour",))
    hand.tap(hand.named("BoardRow", "10a"))
    hand.each("Typed")[-1].text = "16"
    hand.button("Save")
    assert hand.driver.says("16 is already on this board.")


def test_a_board_without_room_for_all_cubes_is_not_kept(hand: Hand) -> None:
    screen = start(hand)
    hand.button("Values and parks")
    making = hand.screen.making
    for name in ("9a", "10a", "11a"):
        making = making.without(name)
    hand.screen.change(making)
    hand.driver.frames(5)
    hand.button("Save board")
    assert hand.driver.says("72 cubes need at least 11 lots and parks")
    assert hand.driver.app.store.editions() == {}
    assert screen.draft.board == DEFAULT


def test_a_board_of_many_parks_is_played_on(hand: Hand) -> None:
    lots = {f"Lot {number}": number for number in range(1, 12)}
    parks = {"Hyde Park": ["Lot 1"], "Rose garden": []}
    from tests.screens.big_shot_hand import resumed

    resumed(hand, begun(hand.driver, board={"lots": lots, "parks": parks}))
    assert hand.driver.app.shell.top.lots.lot("Lot 7")[0].worth == "7"
    assert [group.name for group in hand.screen.lots.groups] == [
        *("Downtown", "By Hyde Park", "By Rose garden")
    ]

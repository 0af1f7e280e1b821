"""Big Shot by touch: cubes on lots, two and three players, hidden money."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Pay, Put, Repeat
from hotels.ledger.big_shot.reckoning import reckoning
from tests.screens.audit.names import LONG
from tests.screens.big_shot_hand import (
    BLACK,
    RED,
    WHITE,
    YELLOW,
    Hand,
    begun,
    resumed,
    until,
)

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SPACE = (1, 1, 1, 1)


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


def placing(hand: Hand, cubes: tuple[int, int, int, int] = SPACE) -> None:
    """Nobody bid, so the roller has these cubes to place."""
    resumed(hand, begun(hand.driver, entries=(Open(0, cubes), Hammer(None, 0))))


def test_a_lot_says_in_words_whose_it_is_and_what_one_more_would_change(hand: Hand) -> None:
    placing(hand, (2, 1, 1, 0))
    assert {row.verdict for row in _faces(hand)} == {"nobody yet"}
    hand.does(Put("16", RED))
    assert hand.face("16").verdict == "Alice leads"
    assert hand.face("16").changes == "with red: no change"
    hand.tap(hand.named("CubeKey", "yellow"))
    assert hand.face("16").changes == "with yellow: nobody leads"
    hand.does(Put("16", YELLOW))
    assert hand.face("16").verdict == "tied, nobody leads"
    assert hand.face("16").free == "5 free"
    assert hand.face("16").cubes == ((RED, "A"), (YELLOW, "B"))
    hand.does(Put("P1", RED))
    hand.does(Put("16", WHITE))
    assert hand.books.round == 1
    assert hand.face("16").changes == "one more red, yellow or white cube leads"
    assert hand.face("16").verdict == "tied, nobody leads"


def _faces(hand: Hand) -> list[object]:
    return [row for row in hand.screen.lots.rows if hasattr(row, "verdict")]


def test_a_cube_that_is_held_is_chosen_and_stays_while_there_are_more(hand: Hand) -> None:
    placing(hand, (2, 0, 2, 0))
    assert hand.sitting.held == RED
    hand.tap(hand.named("CubeKey", "white"))
    assert hand.sitting.held == WHITE
    hand.lot("16")
    assert hand.entries[-1] == Put("16", WHITE)
    assert hand.sitting.held == WHITE
    hand.lot("16")
    assert hand.sitting.held == RED
    assert [mark.colour for mark in hand.screen.cubes.marks] == [RED, RED]


def test_the_seventh_cube_sells_a_lot_and_no_eighth_goes_there(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(7, sold=True)))
    face = hand.face("16")
    assert (face.is_sold, face.verdict, face.gone) == (
        *(True, "Alice owns it"),
        "six cubes left the board",
    )
    assert not face.is_lit
    lines = len(hand.entries)
    hand.lot("16")
    assert hand.driver.says("16 has all 7 cubes and is sold")
    assert len(hand.entries) == lines
    hand.lot("10b")
    assert hand.entries[-1] == Put("10b", RED)


def test_the_last_place_of_a_lot_says_who_would_buy_it(hand: Hand) -> None:
    entries: list[Entry] = [Open(0, (2, 2, 0, 0)), Hammer(None, 0)]
    entries += [Put("16", RED), Put("16", RED), Put("16", YELLOW), Put("16", YELLOW)]
    entries += [Open(1, (1, 1, 1, 1)), Hammer(None, 0), Put("16", RED), Put("16", YELLOW)]
    resumed(hand, begun(hand.driver, entries=entries))
    assert hand.face("16").changes == "with white: sold to Carol"
    hand.does(Put("17", WHITE))
    hand.does(Put("17", BLACK))
    assert hand.face("16").changes == "one more cube of any colour wins it"


def test_a_tapped_lot_tells_everything_of_itself(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, entries=until(7)))
    hand.lot("20")
    assert hand.driver.says("Dave leads.")
    assert hand.driver.says("2 red and 3 black.")
    assert hand.driver.says("Worth 20 million.")
    hand.button("Close")
    hand.lot("P1")
    assert hand.driver.says("doubles 9a, 10a and 11a for its owner")


def test_a_held_lot_tells_of_itself_while_cubes_are_placed(hand: Hand) -> None:
    placing(hand)
    hand.lot("9a", 0.8)
    assert hand.driver.says("Worth 9 million, doubled if the owner also has P1.")
    assert hand.driver.says("With one more cube")
    hand.button("Place cube here")
    assert hand.entries[-1] == Put("9a", RED)


def test_only_the_lot_that_changed_is_drawn_again(hand: Hand) -> None:
    placing(hand, (3, 1, 0, 0))
    hand.does(Put("21", RED))
    lots = hand.screen.lots
    drawn, pictures = lots.drawn, [*lots._shown]
    widgets = {id(one) for one in hand.driver.widgets()}
    hand.lot("16")
    assert lots.drawn == drawn + 1
    assert all(one is other for one, other in zip(lots._shown, pictures, strict=True))
    assert len({id(one) for one in hand.driver.widgets()} - widgets) <= 4
    hand.button("Undo")
    assert lots.drawn == drawn + 1  # what was drawn before is put up again


def test_two_players_say_which_colour_pays(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, 2))
    hand.driver.resize(800, 1280)
    hand.does(Loan(YELLOW))
    assert [row.name for row in hand.screen.players.rows] == [
        *("Alice, red", "Alice, yellow", "Bob, white", "Bob, black")
    ]
    assert [row.amount for row in hand.screen.players.rows] == [
        *("10 million", "19 million", "10 million", "10 million")
    ]
    hand.does(Open(0, SPACE))
    hand.does(Bid(1, 3))
    assert hand.driver.says("up to 19 million in one colour")
    assert hand.driver.says("only before the bidding")
    hand.does(Bid(0, 12))
    hand.does(Pass(1))
    assert hand.driver.says("Alice pays 12 million")
    red = hand.named("CubeKey", "Red pays")
    assert red.second.text == "has 10 million"
    hand.tap(red)
    assert hand.driver.says("a single colour must pay the whole bid")
    hand.button("Cancel")
    hand.does(Pay(YELLOW))
    assert hand.books.purses[:4] == (10, 7, 10, 10)
    hand.does(Put("P1", RED))
    hand.does(Put("9a", YELLOW))
    assert hand.face("9a").cubes == ((YELLOW, "Ay"),)
    assert hand.face("P1").verdict == "Alice (red) leads"
    hand.does(Put("P2", WHITE))
    hand.does(Put("9b", WHITE + 1))
    # Alice: 10 + 7 + 9 - 10; Bob 10 + 10 + 9: no park doubles the other colour's lot.
    assert reckoning(hand.books).worth == (16, 29)


def test_three_players_and_the_ghost(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, 3))
    hand.driver.resize(1024, 600)
    ghost = hand.screen.players.rows[-1]
    assert (ghost.name, ghost.amount) == ("The ghost", "")
    for entry in (Open(0, SPACE), Bid(1, 2), Pass(2), Pass(0), Put("20", BLACK)):
        hand.does(entry)
    assert hand.face("20").verdict == "the ghost (black) leads"
    assert hand.face("20").cubes == ((BLACK, ""),)
    for entry in (Put("16", RED), Put("17", YELLOW), Put("18", WHITE)):
        hand.does(entry)
    assert reckoning(hand.books).worth == (10 + 16, 10 - 2 + 17, 10 + 18)
    hand.button("Loans")
    assert [row.name for row in hand.each("CubeRow")] == ["Alice", "Bob", "Carol"]


def test_hidden_money_is_nowhere_told_and_may_be_peeked_at(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, hidden=True))
    hand.does(Loan(YELLOW))
    for entry in (Open(0, SPACE), Bid(1, 3)):
        hand.does(entry)
    assert {row.amount for row in hand.screen.players.rows} == {"hidden"}
    assert {key.key.kind for key in hand.amounts.values()} == {"first", "cash"}
    assert hand.driver.says("More than 3.")
    assert not hand.driver.says("9 million")
    assert not hand.driver.says("10 million")
    held = hand.screen.players
    box = held.boxes[1]
    from kivy.base import EventLoop

    from tests.screens.driver import Finger

    finger = Finger(*held.to_window(box.x + box.width * 0.3, box.middle))
    EventLoop.post_dispatch_input("begin", finger)
    hand.driver.wait(0.8)
    assert [row.amount for row in held.rows] == ["hidden", "19 million", "hidden", "hidden"]
    EventLoop.post_dispatch_input("end", finger)
    hand.driver.frames(3)
    assert {row.amount for row in held.rows} == {"hidden"}
    hand.player("Alice", at=0.9)
    assert not hand.driver.app.shell.sheets
    hand.tap(hand.driver.find("IconButton", hint="standings"))
    hand.driver.frames(5)
    assert hand.driver.says("Money is hidden")
    assert {row.rank.total for row in hand.each("RankRow")} == {"0 million", "−10 million"}


def test_a_hidden_bid_that_cannot_be_paid_is_auctioned_again(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, hidden=True))
    hand.driver.resize(360, 780)
    for entry in (Open(0, SPACE), Bid(1, 12), Pass(2), Pass(3), Pass(0)):
        hand.does(entry)
    assert hand.driver.says("Bob can't pay 12 million")
    hand.does(Repeat())
    assert hand.driver.says("Bob bids or passes")
    hand.tap(hand.driver.find("IconButton", hint="the players"))
    listed = hand.screen.listed
    assert [row.amount for row in listed.rows] == ["hidden", "10 million", "hidden", "hidden"]
    hand.driver.app.close_sheet()
    hand.driver.wait(0.5)
    for entry in (Bid(1, 9), Pass(2), Pass(3), Pass(0)):
        hand.does(entry)
    assert hand.books.purses[YELLOW] == 1


def test_a_hidden_winner_at_once_who_cannot_pay_tells_no_cash(hand: Hand) -> None:
    resumed(hand, begun(hand.driver, hidden=True))
    hand.does(Open(0, SPACE))
    hand.does(Bid(1, 2))
    hand.button("Enter winner")
    hand.tap(hand.named("CubeRow", "Dave"))
    hand.amount(14)
    assert hand.driver.says("Dave can't pay 14 million")
    assert not hand.driver.says("can pay at most 10")
    assert not any(one.page.grade for one in hand.sitting.table.pages)
    hand.does(Repeat())
    assert hand.books.shown == {3}


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 600), (600, 360)])
def test_long_names_are_placed_by_too(hand: Hand, size: tuple[int, int]) -> None:
    resumed(hand, begun(hand.driver, entries=until(6, sold=True), players=LONG[:4]))
    hand.driver.resize(*size)
    hand.does(Put("20", RED))
    hand.does(Put("11b", YELLOW))
    assert hand.books.lot("11b").cubes == (0, 1, 0, 0)


def test_every_letter_stands_out_from_its_cube() -> None:
    from hotels.screens.palette import CUBES
    from tests.screens.audit.colours import contrast

    def colour(code: str) -> tuple[float, ...]:
        return tuple(part / 255 for part in bytes.fromhex(code))

    assert min(contrast(colour(ground), colour(ink)) for ground, ink in CUBES) >= 4.5

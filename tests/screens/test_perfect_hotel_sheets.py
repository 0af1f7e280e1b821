"""Perfect Hotel around its rounds: the set-up, receipts, the standing, and handing it on."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.perfect_hotel.entries import Build
from hotels.ledger.perfect_hotel.record import recorded
from hotels.ledger.reading import parsed
from tests.screens.handing import saved
from tests.screens.perfect_hotel_hand import Hand, as_hotels, each, seated
from tests.views.perfect_hotel_games import (
    BAR,
    DRAWN,
    DRAWN_POINTS,
    FIRST,
    FIRST_POINTS,
    NAMES,
    POOL,
    THIRD,
    THIRD_POINTS,
)

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BACK = 27
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


def starting(hand: Hand) -> Any:
    """The set-up, from the directory."""
    hand.tap(hand.driver.bearer("Perfect Hotel"))
    hand.driver.frames(5)
    return hand.screen


# before the first round


def test_how_many_play_for_how_long(hand: Hand) -> None:
    screen = starting(hand)
    steppers = list(each(hand.driver, "Stepper"))
    hand.step(steppers[0], -1)
    hand.step(next(each(hand.driver, "Stepper")), -1)
    assert screen.draft.seats == 2
    hand.step(next(each(hand.driver, "Stepper")), -1)
    assert screen.draft.seats == 2  # fewer cannot play
    hand.step(list(each(hand.driver, "Stepper"))[1], 1)
    assert hand.driver.says("the rules recommend three")
    hand.button("Open the hotels")
    assert hand.driver.says("round 1 of 4")
    assert hand.books.terms.seats == 2
    hand.driver.key(BACK)
    assert type(hand.screen).__name__ == "Home"


def test_two_of_one_name_are_refused(hand: Hand) -> None:
    starting(hand)
    for seat in (0, 1):
        hand.tap(list(each(hand.driver, "PersonRow"))[seat])
        hand.driver.find("Typed").text = "Ana"
        hand.button("Save name")
    assert hand.driver.says("Two players are called Ana.")
    hand.driver.find("Typed").text = "Ben"
    hand.button("Save name")
    assert [person.name for person in hand.screen.draft.people[:2]] == ["Ana", "Ben"]


def test_values_are_kept_under_a_name_and_proposed_again(hand: Hand) -> None:
    starting(hand)
    hand.button("Change values")
    hand.step(list(each(hand.driver, "Stepper"))[-6:][POOL], 3)
    hand.button("Save as")
    hand.button("Save values")
    assert hand.driver.says("Enter a name to save these values.")
    hand.driver.find("Typed").text = "Friday"
    hand.button("Save values")
    assert hand.driver.says("Saved as Friday.")
    hand.button("Use these values")
    assert hand.screen.draft.values == (10, 9, 11, 7, 6, 5)
    assert hand.driver.says("Friday")
    hand.button("Open the hotels")
    assert hand.books.values == (10, 9, 11, 7, 6, 5)
    hand.driver.key(BACK)
    screen = starting(hand)
    assert screen.draft.values == (10, 9, 11, 7, 6, 5)
    hand.button("Change values")
    hand.button("Other values")
    hand.tap(hand.driver.find("ChoiceRow", title="The usual values"))
    hand.button("Use these values")
    assert screen.draft.values == (10, 9, 8, 7, 6, 5)


def test_values_changed_in_the_game_are_proposed_for_the_next(hand: Hand) -> None:
    seated(hand, DRAWN)
    hand.tool("what each kind is worth")
    hand.step(list(each(hand.driver, "Stepper"))[BAR], 2)
    hand.button("Use these values")
    hand.driver.key(BACK)
    screen = starting(hand)
    assert screen.draft.values[BAR] == 9
    assert [person.name for person in screen.draft.people] == [*NAMES]


def test_a_turn_of_the_tablet_keeps_what_was_begun(hand: Hand) -> None:
    seated(hand, DRAWN)
    hand.sign(0)
    hand.say(POOL, 4, 1)
    for size in ((800, 1280), (360, 780), (1280, 800)):
        hand.driver.resize(*size)
        assert hand.driver.says("Pool floor: 4 cards and 1 tourist.")
    hand.button("Build Pool")
    assert hand.entries[-1] == Build(0, POOL, 4, 1)


# why


def test_a_line_of_the_card_opens_its_receipt(hand: Hand) -> None:
    seated(hand, DRAWN)
    line = hand.screen.scores.cards[0].lines.children[-1]
    assert line.line.text == "Bedroom, six"
    hand.driver.tap(line)
    assert hand.driver.says("Alice has the most Bedroom cards: six")
    assert hand.driver.says("Bedroom is worth")
    assert hand.driver.says("printed")
    hand.tap(list(each(hand.driver, "WhyRow"))[3])
    assert hand.driver.says("This hotel has 3 kinds of Build")
    assert not hand.driver.says("Bedroom is worth")
    hand.button("Close")
    assert not hand.driver.app.shell.sheets


def test_the_sum_of_the_card_opens_all_of_them(hand: Hand) -> None:
    seated(hand, FIRST)
    hand.driver.tap(hand.screen.scores.cards[1].total)
    assert hand.driver.says("21 points")
    assert hand.driver.says("Nobody gets the Sky Room: Bob and Carol are tied")
    hand.button("Show to player")
    assert type(hand.screen).__name__ == "ReceiptScreen"
    hand.driver.key(BACK)
    assert type(hand.screen).__name__ == "HotelPage"


@pytest.mark.parametrize("size", [(360, 780), (600, 360)])
def test_every_line_is_a_row_where_one_hotel_is_seen(hand: Hand, size: tuple[int, int]) -> None:
    seated(hand, DRAWN)
    hand.driver.resize(*size)
    hand.see(3)
    rows = list(each(hand.driver, "PointRow"))
    assert [row.line.text for row in rows] == [
        "Gym, three",
        "Shop, five",
        "Perfect view, tied",
        "1 tourist",
        "Cheap hotel",
    ]
    hand.tap(rows[1])
    assert hand.driver.says("Dave has the most Shop cards: five")


# how it stands


def test_the_standing_shows_ranks_rounds_and_the_track(hand: Hand) -> None:
    seated(hand, FIRST, DRAWN, THIRD, kept=3)
    assert hand.driver.says("15 points ahead of Alice, after three rounds")
    cells = [cell.points for cell in each(hand.driver, "RoundPoints")]
    assert cells == [*(str(one) for one in FIRST_POINTS + DRAWN_POINTS + THIRD_POINTS[:3]), "−3"]
    ring = hand.screen.track.ring
    assert {one.player: one.space for one in ring.trackers} == {0: 28, 1: 23, 2: 3, 3: 11}
    assert hand.driver.says("lap 1, space 3")
    corners = {ring.spot(space) for space in range(1, 41)}
    assert len(corners) == 40
    assert 2 * (ring.across + ring.down) - 4 == 40
    hand.tap(next(cell for cell in each(hand.driver, "RoundPoints") if cell.points == "20"))
    assert hand.driver.says("20 points")
    assert hand.driver.says("round 3 of 3")


def test_back_leads_home_wherever_a_finished_game_was_opened_from(hand: Hand) -> None:
    number = seated(hand, FIRST, planned=1, kept=1)
    hand.driver.app.shell.home()
    hand.driver.frames(3)
    hand.screen.settings()
    hand.driver.app.resume(number)
    hand.driver.frames(5)
    assert hand.driver.says("Bob wins with 21 points")
    hand.driver.key(BACK)
    assert type(hand.screen).__name__ == "Home"


def test_the_chart_reads_a_round(hand: Hand) -> None:
    seated(hand, FIRST, DRAWN, THIRD, kept=3)
    chart = hand.screen.chart
    hand.driver.touch(chart.plot.x + chart.plot.width * 2 / 3, chart.plot.y + chart.plot.height / 2)
    said = [words.text for words in chart.placed[1]]
    assert said[0] == "after round 2"
    assert {"24", "22", "14", "8"} <= {*said}
    assert "round 1" in {words.text for words in chart.placed[0]}


def test_play_again_takes_the_people_and_the_values(hand: Hand) -> None:
    seated(hand, FIRST, planned=1, kept=1)
    hand.button("Play again")
    assert [person.name for person in hand.screen.draft.people] == [*NAMES]
    hand.button("Open the hotels")
    assert hand.driver.says("round 1 of 1")
    assert hand.books.kept == ()


def test_help_and_settings_are_behind_the_dots(hand: Hand) -> None:
    seated(hand, DRAWN)
    hand.menu("How a round works")
    assert hand.driver.says("Whoever draws the last card")
    hand.driver.key(BACK)
    hand.menu("Settings")
    assert type(hand.screen).__name__ == "SettingsScreen"
    hand.driver.key(BACK)
    assert hand.books.hotels == as_hotels(DRAWN)
    assert hand.sums() == ["8", "1", "12", "6"]


# handed on


def test_every_form_is_handed_on(hand: Hand, home: Path) -> None:
    seated(hand, FIRST, DRAWN, THIRD, kept=3)
    hand.button("Share")
    picture = saved(hand.driver, home, "Picture of the standings")
    assert picture.read_bytes().startswith(PNG)
    hand.button("Share")
    words = saved(hand.driver, home, "Score as text").read_text(encoding="utf-8")
    assert "Carol wins with 43 points." in words
    hand.button("Share")
    file = saved(hand.driver, home, "Game file")
    assert file.suffix == ".json"
    books = recorded(parsed(file.read_bytes())).books
    assert books.kept == tuple(map(as_hotels, (FIRST, DRAWN, THIRD)))
    assert json.loads(file.read_bytes())["players"] == [*NAMES]


def test_before_the_first_floor_there_is_nothing_to_hand_on(hand: Hand) -> None:
    seated(hand)
    hand.menu("Share the game")
    assert hand.driver.says("Nothing is built yet, so there's no score to share.")

"""A double tap is one tap: its second half answers nothing that was not asked yet."""

from typing import TYPE_CHECKING

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Buy, Lay, Name, Pass

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand


def twice(hand: "Hand", text: str) -> None:
    """A double tap on a button."""
    button = hand.driver.find("PushButton", text=text)
    place = button.to_window(*button.center)
    hand.driver.touch(*place)
    hand.driver.touch(*place, at_once=True)


def test_buying_nothing_twice_ends_one_turn(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    twice(hand, "Buy nothing")
    assert written(hand)[-1] == Buy(0, ())
    assert driver.says("Ben lays a tile")


def test_a_name_tapped_twice_buys_nothing(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A"))
    hand.square(1)
    row = hand.screen.naming.names.boxes[0]
    place = hand.screen.naming.names.to_window(row.x + row.width / 2, row.middle)
    driver.touch(*place)
    driver.touch(*place, at_once=True)
    assert isinstance(written(hand)[-1], Name)
    assert hand.sitting.unsaid.chosen == ()


def test_a_tap_beyond_the_limit_opens_nothing(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    chains = hand.screen.chains
    luxor = hand.books.header.edition.places["Luxor"]
    box = chains.boxes[next(at for at, row in enumerate(chains.rows) if row.place == luxor)]
    place = chains.to_window(box.x + box.width / 2, box.middle)
    for _ in range(4):
        driver.touch(*place, at_once=True)
    assert written(hand)[-1] == Buy(0, ("Luxor",) * 3)
    assert hand.screen is driver.app.shell.screens[-1]
    assert driver.says("Ben lays a tile")


def test_a_game_tapped_twice_at_home_lays_no_tile(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A"))
    before = len(hand.sitting.table.lines)
    driver.app.shell.home()
    driver.frames(5)
    card = driver.bearer("Resume")
    place = card.to_window(*card.center)
    driver.touch(*place)
    assert hand.screen is not driver.app.shell.screens[0]
    driver.touch(*place, at_once=True)
    driver.frames(30)
    assert len(hand.sitting.table.lines) == before


def test_a_quick_tap_elsewhere_counts(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(8)
    assert isinstance(written(hand)[-1], Lay)
    button = driver.find("PushButton", text="Buy nothing")
    driver.touch(*button.to_window(*button.center), at_once=True)
    assert hand.books.awaiting is not None
    assert hand.books.awaiting.kind is Question.TILE


def test_undo_tapped_twice_takes_two_steps_back(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(8)
    hand.button("Buy nothing")
    before = len(written(hand))
    undo = driver.find("PushButton", text="Undo")
    place = undo.to_window(*undo.center)
    driver.touch(*place)
    driver.touch(*place, at_once=True)
    assert len(written(hand)) == before - 2


def test_a_slow_screen_shows_the_question_before_an_echo_counts_as_an_answer(
    driver: "Driver",
) -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    written_before = len(written(hand))

    def slow() -> None:
        driver._now += 2  # so long the next frame takes

    hand.sitting.table.on_change.append(slow)
    twice(hand, "Buy nothing")
    assert len(written(hand)) == written_before + 1
    assert driver.says("Ben lays a tile")


def test_a_finger_on_its_way_to_the_key_before_does_not_pass_a_turn(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    hand = acquire(driver, turns("1A", "2A=Luxor"))
    hand.square(5)
    hand.button("Buy nothing")
    before = written(hand)
    driver.tap(driver.find("PushButton", text="Skip tile"))
    assert written(hand) == before
    bubble = driver.app.shell.why.bubble
    assert bubble is not None
    assert bubble.children[0].text == "It's Ben's turn now. Tap again."
    hand.button("Skip tile")
    assert written(hand)[-1] == Pass(1)

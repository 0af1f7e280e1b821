"""What has to be paid for a purchase, and that nothing else asks for money."""

import json
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.entries import Buy, Correct, Count, Leave, Note, Peek, TurnTo
from hotels.ledger.posting import CASH
from tests.screens.money_asked import SIZES, asked, assert_nothing_asked, card, handed, undo

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

COLLECT = "Collect $800 from Ana 1 × 500 · 3 × 100 or 1 × 1,000, 2 × 100 back"
"""Two Luxor at 4 tiles, $400 each."""

GIVE = "Give back $800 to Ana 1 × 500 · 3 × 100"


def bought(driver: "Driver") -> "Hand":
    """Ana lays a lone tile and buys two Luxor by touch."""
    from tests.screens.sitting import acquire, turns

    hand = acquire(driver, turns("1A", "2A=Luxor", "3A", "4A"))
    hand.square(40)
    for _ in range(2):
        hand.row(hand.screen.chains, 0)
    hand.button("End turn")
    return hand


@pytest.mark.parametrize("size", SIZES)
def test_adjusting_to_a_counted_balance_asks_for_no_money(
    driver: "Driver", felt: list[Any], monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    from hotels import device
    from hotels.screens.chains.counting import open_count

    said: list[str] = []
    monkeypatch.setattr(device, "speak", lambda _, text, **__: said.append(text))
    driver.app.set(speech=True, announcements=True)
    driver.resize(*size)
    hand = bought(driver)
    assert hand.books.cash[0] == 5_200
    assert felt.pop() == "PAID"
    assert said.pop() == "Ana bought 2 Luxor. Ana pays $800."
    said.clear()
    open_count(hand.sitting, 0)
    driver.frames(3)
    for digit in ("4", "7", "00"):
        hand.tap(driver.find("NumberKey", text=digit))
    assert driver.says("The books will then show $4,700 for Ana. No money changes hands.")
    hand.button("Adjust the books")
    assert hand.books.cash[0] == 4_700
    assert_nothing_asked(driver)
    assert felt == []
    assert said == ["Ana's cash was counted: $4,700, and the books were adjusted."]
    # Neither does Undo ask for it, nor Redo.
    for redo in (False, True):
        undo(driver, hand, redo=redo)
        assert_nothing_asked(driver)
    assert felt == []


@pytest.mark.parametrize("size", SIZES)
def test_undo_asks_for_the_money_back_and_redo_for_the_money(
    driver: "Driver", felt: list[Any], size: tuple[int, int]
) -> None:
    driver.resize(*size)
    hand = bought(driver)
    assert handed(driver) == [COLLECT]
    undo(driver, hand)
    assert handed(driver) == [f"Undone. Already paid? {GIVE}"]
    undo(driver, hand, redo=True)
    assert handed(driver) == [COLLECT]
    assert GIVE not in handed(driver)[0]
    assert felt == ["PAID", "PAID"]
    undo(driver, hand)
    undo(driver, hand)
    assert_nothing_asked(driver)
    undo(driver, hand, redo=True)  # the tile
    assert_nothing_asked(driver)


def test_speech_tells_what_goes_back(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> None:
    from hotels import device

    said: list[str] = []
    monkeypatch.setattr(device, "speak", lambda _, text, **__: said.append(text))
    driver.app.set(speech=True, announcements=True)
    hand = bought(driver)
    hand.button("Undo")
    assert said.pop() == "Undone. Already paid? Ana gets $800 back."
    assert driver.find("Strip").words.text == "Undone. Already paid? Ana gets $800 back."
    hand.button("Redo")
    assert said.pop() == "Ana bought 2 Luxor. Ana pays $800."
    said.clear()
    hand.button("Undo")
    hand.button("Undo")
    assert driver.find("Strip").words.text == "Ben bought nothing."
    assert said == ["Undone. Already paid? Ana gets $800 back."]


@pytest.mark.parametrize("entry", [Peek(1), Note("tea"), Leave(1, returns=False)])
def test_a_remark_leaves_what_is_to_be_paid(driver: "Driver", felt: list[Any], entry: Any) -> None:
    hand = bought(driver)
    hand.sitting.write(entry)
    driver.frames(3)
    assert asked(driver) == ["Collect $800"]
    assert felt == ["PAID"]


@pytest.mark.parametrize("entry", [Count(0, CASH, 5_000), Correct(0, "Luxor", 3), TurnTo(0)])
def test_what_makes_the_books_agree_asks_for_nothing(driver: "Driver", entry: Any) -> None:
    hand = bought(driver)
    hand.sitting.write(entry)
    driver.frames(3)
    assert_nothing_asked(driver)


def test_it_stays_while_the_window_turns_and_after_home(driver: "Driver") -> None:
    from tests.screens.hand import Hand

    bought(driver)
    for size in ((800, 1280), (360, 780), (1280, 800)):
        driver.resize(*size)
        driver.frames(3)
        assert handed(driver) == [COLLECT]
    driver.key(27)
    driver.tap("Resume")
    driver.frames(5)
    assert handed(driver) == [COLLECT]
    Hand(driver).button("Skip tile")
    assert_nothing_asked(driver)


def test_after_a_restart_the_same_is_asked(driver: "Driver") -> None:
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

    bought(driver)
    driver.app.stop()
    with Driver(HotelsApp()) as again:
        again.tap("Resume")
        again.frames(5)
        assert handed(again) == [COLLECT]
        hand = Hand(again)
        hand.button("Undo")
        assert handed(again) == [f"Undone. Already paid? {GIVE}"]
        again.key(27)
        again.tap("Resume")
        again.frames(5)
        assert GIVE in handed(again)[0]


def test_after_a_long_time_nothing_is_asked(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    bought(driver)
    driver.key(27)
    monkeypatch.setattr(driver.app.store, "clock", lambda: "2099-01-01T00:00:00Z")
    driver.tap("Resume")
    driver.frames(5)
    assert_nothing_asked(driver)


def test_what_is_taken_in_asks_for_nothing(driver: "Driver") -> None:
    from tests.command import GAMES
    from tests.screens.incoming import take

    said = json.loads((GAMES / "manuscript.json").read_bytes())
    # The last event is a purchase of $500: turn 8 of the manuscript.
    said = said | {"events": said["events"][:18], "checkpoints": []}
    said.pop("final", None)
    take(driver, json.dumps(said).encode())
    driver.tap("Open game")
    driver.frames(5)
    table = driver.app.shell.top.sitting.table
    assert isinstance(table.pages[-1].page.entry, Buy)
    assert table.pages[-1].page.entry.chains
    assert_nothing_asked(driver)
    driver.app.shell.top.sitting.write(Note("taken in"))
    driver.frames(3)
    assert_nothing_asked(driver)


@pytest.mark.parametrize("size", SIZES)
def test_a_change_of_the_past_asks_for_the_difference(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from hotels.screens.ledger.sitting import LedgerSitting

    driver.resize(*size)
    hand = bought(driver)
    hand.sitting.lay_none()
    ledger = LedgerSitting(driver.app, hand.sitting.game)
    last = hand.sitting.table.pages[-2].number
    back = "After a change in the Ledger", [("Give back to Ana", "$400", "4 × 100")]
    for act, said in (
        (lambda: ledger.table.amend(last, Buy(0, ("Luxor",))), back),
        (ledger.table.undo, None),
        (ledger.table.redo, back),
    ):
        assert ledger.do(act)
        hand.sitting.refresh()
        driver.frames(3)
        assert card(driver) == said
    hand.tap(driver.find("PayoutRow"))
    assert_nothing_asked(driver)
    assert ledger.do(ledger.table.undo)
    hand.sitting.refresh()
    driver.frames(3)
    assert card(driver) == (
        "After a change in the Ledger",
        [("Collect from Ana", "$400", "4 × 100")],
    )


def test_a_settlement_that_is_accepted_asks_for_nothing_else(driver: "Driver") -> None:
    hand = bought(driver)
    hand.sitting._accept()
    driver.frames(3)
    assert asked(driver) == ["Collect $800"]
    assert card(driver) is None

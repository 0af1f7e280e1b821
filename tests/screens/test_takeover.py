"""A takeover by touch: who is asked what, what it comes to, and how it is taken back."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.entries import Announce, Choose, Dispose, Draw, Settle

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SIZES = [(1280, 800), (360, 780)]


def plain(driver: "Driver") -> list[str]:
    """Every text on the screen, with spaces where a line must not end as well."""
    return [text.replace("\N{NO-BREAK SPACE}", " ") for text in driver.words()]


def within(widget: Any) -> bool:
    """Whether all of a widget is seen without scrolling."""
    from kivy.uix.scrollview import ScrollView

    pane = widget.parent
    while not isinstance(pane, ScrollView):
        pane = pane.parent
    low, high = (widget.to_window(0, y)[1] for y in (widget.y, widget.top))
    least, most = (pane.to_window(0, y)[1] for y in (pane.y, pane.top))
    return bool(least <= low and high <= most)


@pytest.mark.parametrize("size", SIZES)
def test_the_manuscripts_bonuses_stand_with_their_sums(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from tests.screens.sitting import asking, shown

    driver.resize(*size)
    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    words = driver.words()
    assert "American takes over Wilton" in words
    # The manuscript: Dave holds most of Wilton and gets $3,000, Alice is second with $1,500.
    assert "$3,000" in words
    assert "$1,500" in words
    assert driver.says("Ana holds 3")
    first = next(w for w in driver.widgets() if type(w).__name__ == "PaidRow")
    assert first.row.name == "Dora"
    hand.tap(first)
    if size[0] < 600:
        assert type(hand.screen).__name__ == "ReceiptScreen"
        assert driver.says("first bonus, 10 × $300")


def test_all_stands_at_its_place_when_the_takeover_is_first_seen(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    hand.sitting.undo()
    driver.frames(3)
    hand.sitting.redo()
    driver.frames()
    seen = {widget: (*widget.to_window(*widget.pos), *widget.size) for widget in driver.widgets()}
    driver.frames(3)
    moved = [one for one, box in seen.items() if box != (*one.to_window(*one.pos), *one.size)]
    assert not moved


def test_all_of_one_kind_settles_a_holder_with_one_tap(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown, written

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    for key, (player, sell, trade, keep) in (
        ("Sell all", (0, 3, 0, 0)),
        ("Trade all", (1, 0, 2, 0)),
        ("Keep all", (2, 0, 0, 1)),
        ("Trade max", (3, 0, 4, 1)),
    ):
        hand.button(key)
        assert written(hand)[-1] == Dispose(player, "Wilton", sell, trade, keep)
    assert type(hand.screen).__name__ == "TableScreen"
    assert driver.says("Ana buys one block")


def test_steps_always_add_up_to_what_is_held(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown, written

    def dora(books: object) -> bool:
        asked = books.awaiting
        return asked is not None and asked.kind is Question.DISPOSE and asked.player == 3

    hand = shown(driver, "manuscript", dora)
    assert asking(Question.DISPOSE)(hand.books)
    sell, trade, keep = hand.screen.disposing._steppers
    assert hand.screen.split == (0, 0, 5)
    for stepper, split in (
        (trade, (0, 2, 3)),
        (sell, (1, 2, 2)),
        (sell, (2, 2, 1)),
        (sell, (3, 2, 0)),
        (sell, (4, 0, 1)),  # a step that cannot come from keep comes from trade, by two
        (sell, (5, 0, 0)),
        (keep, (4, 0, 1)),
        (trade, (3, 2, 0)),
    ):
        hand.tap(stepper.more)
        assert hand.screen.split == split
        assert sum(split) == 5
    hand.tap(sell.less)
    assert driver.says("16, then 15")
    assert driver.says("$600")
    assert "1 × 500 · 1 × 100" in plain(driver)
    hand.button("Sell 2, trade 2, keep 1")
    assert written(hand)[-1] == Dispose(3, "Wilton", 2, 2, 1)


def test_a_held_key_goes_on_by_itself(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    driver.tap(hand.screen.disposing._steppers[0].more, 1.5)
    assert hand.screen.split == (3, 0, 0)


def test_undo_works_inside_and_asks_again(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    hand.button("Sell all")
    assert driver.says("Ben holds 2")
    hand.button("Undo")
    assert driver.says("Ana holds 3")
    hand.button("Redo")
    assert driver.says("Ben holds 2")
    hand.button("Undo")
    hand.button("Undo")
    assert type(hand.screen).__name__ == "TableScreen"
    assert driver.says("Ana lays a tile")


def test_an_open_takeover_is_there_again_after_home(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    hand.button("Sell all")
    number = hand.sitting.game.record.id
    assert driver.key(27)
    assert type(hand.screen).__name__ == "Home"
    driver.app.resume(number)
    driver.frames(3)
    assert type(hand.screen).__name__ == "TakeoverScreen"
    assert driver.says("Ben holds 2")
    assert driver.says("sold 3 Wilton")


def test_equal_chains_are_chosen_among_and_settled_in_turn(driver: "Driver") -> None:
    from tests.screens.hand import asks
    from tests.screens.sitting import asking, shown, written

    hand = shown(driver, "four-equal-vacation", asking(Question.SURVIVOR))
    assert driver.says("Choose the chain that takes over")
    rows = [w for w in driver.widgets() if type(w).__name__ == "ChainChoice"]
    assert hand.books.awaiting is not None
    assert len(rows) == len(hand.books.awaiting.choices) == 4
    hand.tap(rows[0])
    assert isinstance(written(hand)[-1], Choose)
    while not asks(hand.books, Question.NEXT_DEFUNCT):
        hand.button("Keep all")
    rows = [w for w in driver.widgets() if type(w).__name__ == "ChainChoice"]
    hand.tap(rows[-1])
    assert isinstance(written(hand)[-1], Settle)


def test_the_key_of_what_cannot_be_says_why_and_writes_nothing(driver: "Driver") -> None:
    from tests.screens.sitting import shown, written

    def half_known(books: object) -> bool:
        asked = books.awaiting
        return (
            asked is not None
            and asked.kind is Question.ANNOUNCE
            and books.blocks[asked.chain][asked.player] > 0
        )

    hand = shown(driver, "vacation-p3_002-unknown", half_known)
    asked = hand.books.awaiting
    assert asked is not None
    assert asked.chain is not None
    known = hand.books.blocks[asked.chain][asked.player]
    lines = len(hand.sitting.table.lines)
    keys = {w.text: w for w in driver.widgets() if type(w).__name__ == "NumberKey"}
    hand.tap(keys[str(known - 1)])
    assert len(hand.sitting.table.lines) == lines
    name = hand.sitting.speech.player(asked.player)
    assert driver.says(f"{name} can't have only {known - 1} Festival")
    hand.tap(keys[str(known)])
    entry = written(hand)[-1]
    assert entry == Announce(asked.player, entry.chain, known)


def test_the_number_of_a_drawn_tile_counts_for_the_bank(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns, written

    laid = turns("1A", "2A=Luxor", "1B", "4A", "5A=Tower")
    hand = acquire(driver, laid, bank_holds=True)
    hand.square(2)
    assert driver.says("Which number is on the tile drawn for the bank's")
    lines = len(hand.sitting.table.lines)
    keys = {w.text: w for w in driver.widgets() if type(w).__name__ == "NumberKey"}
    for number in (13, 0):
        hand.tap(keys[str(number)])
        assert driver.says(f"A drawn tile counts as 1 to 12, not {number}.")
    assert len(hand.sitting.table.lines) == lines
    hand.tap(keys["12"])
    assert written(hand)[-1] == Draw(written(hand)[-1].chain, 12)


def test_rotating_keeps_what_was_said_so_far(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    hand.tap(hand.screen.disposing._steppers[1].more)
    for size in ((800, 1280), (360, 780), (1024, 600)):
        driver.resize(*size)
        driver.frames(3)
        assert hand.screen.split == (0, 2, 1)
        assert "Trade 2, keep 1" in driver.words()


def test_the_banks_drawn_count_stands_among_the_bonuses(driver: "Driver") -> None:
    from tests.screens.sitting import acquire, turns

    laid = turns("1A", "2A=Luxor", "1B", "4A", "5A=Tower")
    hand = acquire(driver, laid, bank_holds=True)
    hand.square(2)
    hand.number(12)
    for size in SIZES:
        driver.resize(*size)
        driver.frames(3)
        words = driver.words()
        bank = words.index("The bank")
        assert words[bank : bank + 4] == [
            "The bank",
            "majority",
            "nothing paid",
            "12 Tower (drawn)",
        ]
        assert words[bank + 4 : bank + 7] == ["Ana", "minority", "$1,000"]


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 780)])
def test_acquire_speaks_of_shares_only(driver: "Driver", size: tuple[int, int]) -> None:
    from tests.screens.sitting import acquire, turns

    driver.resize(*size)
    laid = turns("1A", "2A=Luxor", "1B", "4A", "5A=Tower")
    hand = acquire(driver, laid, bank_holds=True)
    hand.square(2)
    assert driver.says("The bank counts as holding that many shares.")
    assert not driver.says("block")
    hand.number(3)
    assert driver.says("Luxor shares left in the bank")
    assert driver.says("Kept shares are worth nothing while Tower is off the board.")
    assert not driver.says("block")


def test_on_a_phone_all_of_one_kind_stands_in_one_row(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    driver.resize(360, 780)
    shown(driver, "manuscript", asking(Question.DISPOSE))
    keys = [driver.find("PushButton", text=f"{word}") for word in ("Sell all", "Trade max")]
    keys.append(driver.find("PushButton", text="Keep all"))
    assert len({key.y for key in keys}) == 1
    for key in keys:
        assert key.label.width + 8 <= key.width


def test_in_a_low_narrow_window_the_question_is_seen_at_once(driver: "Driver") -> None:
    from tests.screens.sitting import asking, shown

    driver.resize(600, 360)
    hand = shown(driver, "manuscript", asking(Question.DISPOSE))
    assert within(driver.bearer("Ana holds 3"))
    assert all(map(within, hand.screen.disposing._steppers))
    bonuses = driver.find("Bonuses")
    assert not within(bonuses)
    assert within(driver.bearer("Dora $3,000 and Ana $1,500"))
    driver.tap("Dora $3,000 and Ana $1,500")
    assert within(bonuses.children[0])

"""A pinned receipt: what it says, and whether the game still says so."""

from typing import Any

from hotels.ledger.chains.entries import Buy, Entry, Lay
from hotels.ledger.chains.terms import Tile
from hotels.table import Table
from hotels.views.pins import Pin, pinned, pinned_now, shown_again, turn_now
from hotels.views.receipts import Receipt, bonus_receipt, price_receipt, receipts_of
from hotels.wording.language import speak
from hotels.wording.speech import Speech
from tests.views.evening import EDITION, SPEECH, TURNS, table

BOUGHT_TWO, BOUGHT_LAST = 5, 9
"""The lines of Ben's purchases: 2 Luxor for $400, 1 for $400."""


def receipt_in(game: Table[Any, Any], line: int) -> Receipt:
    """Of the only payment in a line."""
    place = next(at for at, (number, _) in enumerate(game.pages) if number == line)
    before = game.pages[place - 1].page.books
    ((_, receipt),) = receipts_of(before, game.pages[place].page, SPEECH)
    return receipt


def of_payment(game: Table[Any, Any], line: int) -> Pin:
    """The receipt of a line, pinned."""
    return pinned_now(game, SPEECH, receipt_in(game, line))


def test_a_pin_says_whom_how_much_why_and_when() -> None:
    game = table(*TURNS)
    said = pinned(of_payment(game, BOUGHT_TWO), game)
    assert (said.title, said.amount) == ("Ben pays the bank", "$400")
    assert said.why == "2 Luxor × $200"
    assert (said.state, said.changed) == ("as of turn 5", False)


def test_it_stays_as_it_was_while_play_goes_on() -> None:
    game = table(*TURNS)
    pin = of_payment(game, BOUGHT_LAST)
    game.write(Lay(0, Tile(0, 4)))
    game.write(Buy(0, ("Luxor",)))
    assert pinned(pin, game).state == "as of turn 5"
    assert not pinned(pin, game).changed


def test_what_is_taken_back_no_longer_stands() -> None:
    game = table(*TURNS)
    pin = of_payment(game, BOUGHT_LAST)
    game.undo()
    said = pinned(pin, game)
    assert said.changed
    assert said.state == "as of turn 5; no longer in the ledger"
    assert said.amount == "$400"
    game.redo()
    assert not pinned(pin, game).changed


def test_what_was_changed_says_what_it_is_now() -> None:
    game = table(*TURNS)
    pin = of_payment(game, BOUGHT_TWO)
    game.amend(BOUGHT_TWO, Buy(1, ("Luxor",)))
    assert pinned(pin, game).state == "as of turn 5; changed since: now $200"
    game.amend(BOUGHT_TWO, Buy(1, ()))
    assert "no longer in the ledger" in pinned(pin, game).state


def test_in_another_language_only_what_is_another_amount_has_changed() -> None:
    game = table(*TURNS)
    pin = of_payment(game, BOUGHT_TWO)
    try:
        speak("de")
        assert not pinned(pin, game).changed
        game.amend(BOUGHT_TWO, Buy(1, ("Luxor",)))
        assert pinned(pin, game).changed
    finally:
        speak("en")


def test_undoing_something_later_changes_nothing() -> None:
    game = table(*TURNS)
    pin = of_payment(game, BOUGHT_TWO)
    game.undo()
    assert not pinned(pin, game).changed


def test_a_price_is_as_it_was_in_its_turn() -> None:
    game = table(*TURNS)
    pin = pinned_now(game, SPEECH, price_receipt(game.books, 0, SPEECH))
    game.write(Lay(0, Tile(0, 4)))
    assert price_receipt(game.books, 0, SPEECH).amount == "$500"
    said = pinned(pin, game)
    assert (said.title, said.amount, said.state) == ("A share of Luxor", "$400", "as of turn 5")


def test_a_price_that_rests_on_a_changed_tile_has_changed() -> None:
    game = table(*TURNS)
    price = pinned_now(game, SPEECH, price_receipt(game.books, 0, SPEECH))
    bonus = pinned_now(game, SPEECH, bonus_receipt(game.books, 0, 0, SPEECH))
    game.amend(8, Lay(1, Tile(5, 5)))
    assert pinned(price, game).state.endswith("changed since: now $300")
    assert pinned(bonus, game).state.endswith("changed since: now $3,000")


def test_a_price_outlasts_the_undoing_of_what_did_not_touch_it() -> None:
    game = table(*TURNS, Lay(0, Tile(5, 5)))
    pin = pinned_now(game, SPEECH, price_receipt(game.books, 0, SPEECH))
    game.undo()
    assert pinned(pin, game).state == "as of turn 5"
    game.undo()
    game.undo()
    assert pinned(pin, game).state == "as of turn 5; changed since: now $300"


def test_a_price_before_the_first_tile_is_that_of_the_opening() -> None:
    game = table()
    pin = pinned_now(game, SPEECH, price_receipt(game.books, 0, SPEECH))
    for entry in TURNS:
        game.write(entry)
    assert pinned(pin, game) == pinned(pin, table())
    assert pinned(pin, game).state == "as of turn 1"


def test_what_is_no_amount_of_the_game_never_changes() -> None:
    game = table(*TURNS)
    strange = receipt_in(game, BOUGHT_TWO)._replace(title="A dispute")
    pin = pinned_now(game, SPEECH, strange)
    assert pin.origin is None
    game.undo()
    assert not pinned(pin, game).changed


def test_another_name_on_a_seat_is_no_change() -> None:
    game = table(*TURNS)
    pin = of_payment(game, BOUGHT_TWO)
    assert pin.speech == SPEECH
    other = Speech(EDITION, ("Ana", "Eve"))
    assert receipts_of(game.pages[3].page.books, game.pages[4].page, other)[0][1] != pin.receipt
    assert not pinned(pin, game).changed


def test_opened_it_says_since_when_and_what_became_of_it() -> None:
    game = table(*TURNS)
    pin = of_payment(game, BOUGHT_LAST)
    assert shown_again(pin, game).where == (*pin.receipt.where, "as of turn 5")
    game.undo()
    assert shown_again(pin, game).where[-2:] == (
        "as of turn 5",
        "no longer in the ledger",
    )
    assert shown_again(pin, game).steps == pin.receipt.steps


def test_between_turns_it_is_the_turn_that_begins() -> None:
    steps: list[tuple[list[Entry], int]] = [([], 1), ([*TURNS[:1]], 1), ([*TURNS[:2]], 2)]
    for entries, turn in steps:
        assert turn_now(table(*entries).books) == turn

"""What speaks against a mistake that a table can make, said at that table."""

import pytest

from hotels.ledger.chains.trouble import Trouble
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech
from tests.ledger.chains.table import position
from tests.wording.games import ACQUIRE, LEVEL, TAKES, Value, against

MISTAKES: list[tuple[str, Value, str, str]] = [
    (
        Trouble.BOUGHT_BEFORE,
        ACQUIRE,
        "0 tile 5E; 0 buy; 0 buy",
        "Ana's purchase for this turn is already recorded",
    ),
    (
        Trouble.SMALLER_SURVIVES,
        ACQUIRE,
        f"{TAKES}1 survivor Luxor",
        "Luxor is smaller than Tower, so it may not be the survivor",
    ),
    (
        Trouble.CHOSEN_BEFORE,
        ACQUIRE,
        f"{LEVEL}0 survivor Luxor; 0 survivor Tower",
        "the survivor has already been chosen",
    ),
    (
        Trouble.DISPOSED_SINCE,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 1 2 0; 1 survivor Luxor",
        "shares have already been sold, traded or kept: undo that first, then choose Luxor",
    ),
    (
        Trouble.MORE_THAN_KNOWN,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 2 2 0",
        "李 has 3 shares of Luxor in the books, but those sold, traded and kept add up to 4",
    ),
    (
        Trouble.ABOVE_ALL,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 0 0 26",
        "李 can't have 26 Luxor: 3 in the books, at most 25 possible",
    ),
]


@pytest.mark.parametrize(("code", "header", "events", "said"), MISTAKES)
def test_what_speaks_against_a_mistake(code: str, header: Value, events: str, said: str) -> None:
    assert against(header, events) == (code, said)


def test_who_disposes_after_a_later_holder_does_so_out_of_turn() -> None:
    on, held = "Luxor A1-A5; American A7-A9", "American: Ana 1  Ben 1"
    game = position("vacation", 3, on, held).play("Ana A6")
    game.write("Ben keeps 1 American")
    (late,) = game.write("Ana sells 1 American").objections
    speech = Speech(game.edition, ("Ana", "Ben", "Cat"))
    assert late.code == Trouble.DISPOSES_LATE
    assert sentence(late.code, late.facts, speech) == (
        "Ana sells, trades or keeps American out of turn"
    )

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
        "Ana already had a purchase this turn",
    ),
    (
        Trouble.SMALLER_SURVIVES,
        ACQUIRE,
        f"{TAKES}1 survivor Luxor",
        "Luxor is smaller than Tower, and the larger chain takes over",
    ),
    (
        Trouble.CHOSEN_BEFORE,
        ACQUIRE,
        f"{LEVEL}0 survivor Luxor; 0 survivor Tower",
        "the chain that takes over was chosen already",
    ),
    (
        Trouble.DISPOSED_SINCE,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 1 2 0; 1 survivor Luxor",
        "holders have disposed already: undo that first, then choose Luxor",
    ),
    (
        Trouble.MORE_THAN_KNOWN,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 2 2 0",
        "李 holds 3 shares of Luxor in the books, but disposes of 4",
    ),
    (
        Trouble.ABOVE_ALL,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 0 0 26",
        "李 cannot hold 26 of Luxor: with 3 in the books it can be 25 at most",
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
    assert sentence(late.code, late.facts, speech) == "Ana disposes of American out of turn"

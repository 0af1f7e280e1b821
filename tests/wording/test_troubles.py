"""What speaks against an entry, provoked in a game and said at its table."""

import json
from pathlib import Path

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.codec import UNKNOWN_EVENT
from hotels.ledger.chains.transcript import transcript
from hotels.ledger.chains.trouble import Trouble
from hotels.ledger.objection import Grade, Refused
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech
from tests.wording.games import (
    ACQUIRE,
    BANK,
    FOUNDS,
    LEVEL,
    MEET,
    NOBODY,
    POOR,
    SECOND,
    SIX,
    TAKES,
    THREE,
    TWO,
    Value,
    against,
)
from tests.wording.test_mistakes import MISTAKES

GAMES = Path(__file__).parents[1] / "games"

CASES: list[tuple[str, Value, str, str]] = [
    (UNKNOWN_EVENT, ACQUIRE, "0 nap", "there is no event 'nap'"),
    (Trouble.NO_SUCH_PLAYER, ACQUIRE, "2 tile 5E", "player 2 is not at this table"),
    (Trouble.NO_SUCH_SQUARE, ACQUIRE, "0 tile J5", "there is no square 5J on this board"),
    (Trouble.NO_SUCH_SQUARE, TWO, "0 tile 5J", "there is no square J5 on this board"),
    (
        Trouble.NO_SUCH_CHAIN,
        ACQUIRE,
        "0 tile 5E; 0 buy Ritz",
        "there is no chain 'Ritz' in this edition",
    ),
    (Trouble.DUE, ACQUIRE, "0 buy", "a turn starts with a tile: Ana must first lay one or pass"),
    (
        Trouble.DUE,
        ACQUIRE,
        "0 tile 5E; 1 tile 5F",
        "Ana must first buy or pass",
    ),
    (
        Trouble.DUE,
        ACQUIRE,
        "0 tile 5E; 0 buy; 1 tile 5F; 1 buy",
        "李 must first name the new chain",
    ),
    (Trouble.DUE, ACQUIRE, f"{LEVEL}0 buy", "Ana must first choose the survivor"),
    (Trouble.DUE, ACQUIRE, f"{TAKES}1 buy", "李 must first sell, trade or keep their Luxor shares"),
    (
        Trouble.DUE,
        ACQUIRE,
        f"{THREE}0 buy",
        "Ana must first choose which of the tied chains is settled next",
    ),
    (Trouble.DUE, BANK, f"{TAKES}1 buy", "a tile must first be drawn for the bank's Luxor"),
    (Trouble.DUE, SIX, f"{MEET}1 buy", "Ben must first say how many Super blocks they hold"),
    (
        Trouble.NOT_HIS_TO_SAY,
        ACQUIRE,
        "0 tile 5E; 0 buy; 1 tile 5F; 0 found Tower",
        "that's for 李 to decide, not Ana",
    ),
    (Trouble.OUT_OF_TURN, ACQUIRE, "1 tile 5E", "it's Ana's turn, not 李's"),
    (Trouble.SQUARE_TAKEN, ACQUIRE, "0 tile A1", "there is already a tile on 1A"),
    (
        Trouble.NAME_TAKEN,
        ACQUIRE,
        f"{FOUNDS}1 buy; 0 tile 7E; 0 buy; 1 tile 7F; 1 found Tower",
        "Tower is already on the board",
    ),
    (Trouble.NOTHING_TO_NAME, ACQUIRE, f"{FOUNDS}1 found Luxor", "there is no new chain to name"),
    (
        Trouble.NO_EQUALS,
        ACQUIRE,
        f"{FOUNDS}1 survivor Tower",
        ("there are no tied chains to choose from"),
    ),
    (
        Trouble.NOT_LARGEST,
        ACQUIRE,
        f"{LEVEL}0 survivor American",
        "American is not one of the largest chains joined: Luxor and Tower",
    ),
    (
        Trouble.NOTHING_TO_SETTLE,
        ACQUIRE,
        f"{THREE}0 next_defunct Tower",
        "Tower is not one of the tied chains still to settle",
    ),
    (
        Trouble.LARGER_FIRST,
        ACQUIRE,
        f"{THREE}0 next_defunct Luxor; 0 next_defunct American",
        "American is settled after Luxor",
    ),
    (
        Trouble.NOT_ASKED,
        SIX,
        f"{MEET}1 announce Chain 4 8",
        "Ben doesn't have to announce Chain 4 now",
    ),
    (
        Trouble.ANNOUNCED_BEFORE,
        SIX,
        f"{MEET}1 announce Super 2; 1 announce Super 2",
        "the bank already knows how many Super blocks Ben holds",
    ),
    (
        Trouble.BELOW_BOOKS,
        SIX,
        (
            f"{MEET}1 announce Super 8; {NOBODY}0 announce Super 0; 1 announce Chain 4 0;"
            "2 announce Chain 4 0; 3 announce Chain 4 0; 4 announce Chain 4 0"
        ),
        "Eve can't have only 0 Chain 4: 1 gained since the deal",
    ),
    (
        Trouble.ABOVE_DEALT,
        SIX,
        f"{MEET}1 announce Super 9",
        (
            "Ben can't have 9 Super: 0 gained since the deal, and of the other 9 at most 8 can be"
            " from the deal"
        ),
    ),
    (
        Trouble.ABOVE_HAND,
        SIX,
        f"{MEET}1 announce Super 8; {NOBODY}0 announce Super 0; 1 announce Chain 4 8",
        (
            "Ben can't have 8 Chain 4: that takes 8 more from the deal, 6 more than the dealt "
            "hand of 10 allows"
        ),
    ),
    (
        Trouble.DEALT_LEFT_OVER,
        SIX,
        f"{MEET}1 announce Super 0; {NOBODY}0 announce Super 5",
        "Ana can't have 5 Super: 3 of the yellow blocks of Super would then be in nobody's hand",
    ),
    (
        Trouble.NOT_DRAWN,
        BANK,
        f"{TAKES}bank bank_holds Tower 3",
        "no tile is drawn for the bank's Tower now",
    ),
    (
        Trouble.DRAWN_OUT_OF_RANGE,
        BANK,
        f"{TAKES}bank bank_holds Luxor 13",
        "a drawn tile counts as 1 to 12, not 13",
    ),
    (
        Trouble.NOT_DISPOSING,
        ACQUIRE,
        f"{TAKES}0 dispose Luxor 0 0 0",
        "Ana has no Luxor shares to sell, trade or keep now",
    ),
    (
        Trouble.DISPOSED_BEFORE,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 1 2 0; 1 dispose Luxor 1 2 0",
        "李 has already sold, traded or kept Luxor",
    ),
    (
        Trouble.NEGATIVE,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor -1 2 2",
        "李 can't sell, trade or keep a negative number of Luxor",
    ),
    (
        Trouble.NOT_ALL_SAID,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 1 0 1",
        "李 has 3 shares of Luxor, but those sold, traded and kept add up to only 2",
    ),
    (
        Trouble.ODD_TRADE,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 1 1 1",
        "李 trades 1 Luxor: trades are two for one, so the number must be even",
    ),
    (Trouble.NOT_ON_BOARD, ACQUIRE, f"{FOUNDS}1 buy Luxor", "Luxor is not on the board"),
    (Trouble.NOT_BEGUN, ACQUIRE, "0 end_game", "no turn has been played yet"),
    (
        Trouble.OVER_LIMIT,
        ACQUIRE,
        f"{FOUNDS}1 buy Tower, Tower, Tower, Tower",
        "4 shares bought; the limit is 3 a turn",
    ),
    (
        Trouble.SAME_CHAIN,
        TWO,
        "0 tile E5; 0 buy; 1 tile F5; 1 found Super; 1 buy Super, Super",
        "two blocks of Super; with two players they must be from different chains",
    ),
    (
        Trouble.PURSE_SHORT,
        POOR,
        f"{FOUNDS}1 buy Tower, Tower",
        "李 has $0, but the purchase costs $400",
    ),
    (
        Trouble.NO_END,
        ACQUIRE,
        "0 tile 5E; 0 buy; 0 end_game",
        "the end can't be declared: there are no chains on the board",
    ),
    (
        Trouble.NO_END,
        ACQUIRE,
        f"{SECOND}1 end_game",
        (
            "the end can't be declared: Luxor and Tower below 11 tiles, and the largest "
            "chain has only 2 of 41"
        ),
    ),
]
RECORDED = [
    (
        Trouble.EIGHTH_CHAIN,
        "eighth-chain-acquire",
        "8A would form a chain, but all 7 chains are already on the board",
    ),
    (
        Trouble.JOINS_TWO_SAFE,
        "joins-two-safe-acquire",
        "2D joins two safe chains, Worldwide and American",
    ),
    (
        Trouble.BANK_SHORT,
        "trade-more-than-bank-acquire",
        "the bank has 1 share of Luxor left; this needs 2",
    ),
    (
        Trouble.SOLD_OUT,
        "buys-from-empty-bank",
        "the bank has no blocks of Festival left; this needs 1",
    ),
]


BESIDE = {
    Trouble.PURSE_DIFFERS,
    Trouble.PILE_DIFFERS,
    Trouble.COUNTED_BELOW_NONE,
    Trouble.COUNTED_BEYOND,
    Trouble.NOTE_TOO_LONG,
    Trouble.NOTE_NOT_WRITABLE,
    Trouble.NOT_ANNOUNCED,
    Trouble.NOT_BETWEEN_TURNS,
    Trouble.AWAY,
    Trouble.LAST_AT_TABLE,
    Trouble.ASKED_FIRST,
    Trouble.SEAT_TAKEN,
    Trouble.DISPOSES_LATE,
}
"""What no transcript brings about: test_asides.py of the ledger and test_mistakes.py do."""


@pytest.mark.parametrize(("code", "header", "events", "said"), CASES, ids=lambda one: str(one)[:24])
def test_what_speaks_against_an_entry(code: str, header: Value, events: str, said: str) -> None:
    assert against(header, events) == (code, said)


@pytest.mark.parametrize(("code", "name", "said"), RECORDED)
def test_what_speaks_against_a_recorded_entry(code: str, name: str, said: str) -> None:
    game = transcript(json.loads((GAMES / "invalid" / f"{name}.json").read_bytes()))
    with pytest.raises(Refused) as refused:
        list(game.pages())
    speech = Speech(game.header.edition, game.players)
    assert refused.value.code == code
    assert sentence(refused.value.code, refused.value.facts, speech) == said


def test_after_the_end_there_is_nothing_to_add() -> None:
    value = json.loads((GAMES / "acquire-p4_027.json").read_bytes())
    value["events"].append({"op": "pass_tile", "player": 0})
    with pytest.raises(Refused) as refused:
        list(transcript(value).pages())
    assert refused.value.code == Trouble.GAME_OVER
    assert sentence(refused.value.code, {}, Speech()) == "the game is over"


def test_a_reminder_names_the_condition() -> None:
    value = json.loads((GAMES / "decision-draft-p3_006.json").read_bytes())
    *events, last = value["events"]
    passed = {"op": "pass_tile", "player": (last["player"] + 1) % 3}
    *_, page = transcript(value | {"events": [*events, passed], "checkpoints": []}).pages()
    (reminder,) = page.objections
    assert (reminder.code, reminder.grade) == (Trouble.END_REACHED, Grade.REMINDER)
    said = sentence(reminder.code, reminder.facts, Speech())
    assert said == "by the rules the game ends here (condition B)"


def test_every_trouble_and_every_question_due_is_provoked() -> None:
    here = {Trouble.GAME_OVER, Trouble.END_REACHED, *BESIDE}
    provoked = {code for code, *_ in (*CASES, *RECORDED, *MISTAKES)} - {UNKNOWN_EVENT} | here
    assert provoked == {*Trouble}
    assert sum(code == Trouble.DUE for code, *_ in CASES) == len(Question)

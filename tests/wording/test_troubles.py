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
    (Trouble.NO_SUCH_PLAYER, ACQUIRE, "2 tile 5E", "there is no player 2 at this table"),
    (Trouble.NO_SUCH_SQUARE, ACQUIRE, "0 tile J5", "there is no square 5J on this board"),
    (Trouble.NO_SUCH_SQUARE, TWO, "0 tile 5J", "there is no square J5 on this board"),
    (
        Trouble.NO_SUCH_CHAIN,
        ACQUIRE,
        "0 tile 5E; 0 buy Ritz",
        "there is no chain 'Ritz' in this edition",
    ),
    (Trouble.DUE, ACQUIRE, "0 buy", "a turn begins with a tile: Ana lays one or passes first"),
    (
        Trouble.DUE,
        ACQUIRE,
        "0 tile 5E; 1 tile 5F",
        "Ana's purchase is due first, even if nothing is bought",
    ),
    (
        Trouble.DUE,
        ACQUIRE,
        "0 tile 5E; 0 buy; 1 tile 5F; 1 buy",
        "李 names the new chain first",
    ),
    (
        Trouble.DUE,
        ACQUIRE,
        f"{LEVEL}0 buy",
        "Ana chooses first which of the equal chains takes over",
    ),
    (Trouble.DUE, ACQUIRE, f"{TAKES}1 buy", "李 disposes of his shares of Luxor first"),
    (
        Trouble.DUE,
        ACQUIRE,
        f"{THREE}0 buy",
        "Ana chooses first which of the equal chains is settled next",
    ),
    (
        Trouble.DUE,
        BANK,
        f"{TAKES}1 buy",
        "a tile is drawn first for what the bank holds of Luxor",
    ),
    (Trouble.DUE, SIX, f"{MEET}1 buy", "Ben says first how many blocks of Super he holds"),
    (
        Trouble.NOT_HIS_TO_SAY,
        ACQUIRE,
        "0 tile 5E; 0 buy; 1 tile 5F; 0 found Tower",
        "it is not for Ana to say but for 李",
    ),
    (Trouble.OUT_OF_TURN, ACQUIRE, "1 tile 5E", "it is not 李's turn but Ana's"),
    (Trouble.SQUARE_TAKEN, ACQUIRE, "0 tile A1", "a tile lies on 1A already"),
    (
        Trouble.NAME_TAKEN,
        ACQUIRE,
        f"{FOUNDS}1 buy; 0 tile 7E; 0 buy; 1 tile 7F; 1 found Tower",
        "Tower is on the board already",
    ),
    (Trouble.NOTHING_TO_NAME, ACQUIRE, f"{FOUNDS}1 found Luxor", "no chain waits for a name"),
    (Trouble.NO_EQUALS, ACQUIRE, f"{FOUNDS}1 survivor Tower", "no equal chains wait for a choice"),
    (
        Trouble.NOT_LARGEST,
        ACQUIRE,
        f"{LEVEL}0 survivor American",
        "American is not one of the largest here: Luxor and Tower",
    ),
    (
        Trouble.NOTHING_TO_SETTLE,
        ACQUIRE,
        f"{THREE}0 next_defunct Tower",
        "Tower is not one of several equal chains that wait",
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
        "Ben is not asked about Chain 4 now",
    ),
    (
        Trouble.ANNOUNCED_BEFORE,
        SIX,
        f"{MEET}1 announce Super 2; 1 announce Super 2",
        "the bank knows already how many blocks of Super Ben holds",
    ),
    (
        Trouble.BELOW_BOOKS,
        SIX,
        (
            f"{MEET}1 announce Super 8; {NOBODY}0 announce Super 0; 1 announce Chain 4 0;"
            "2 announce Chain 4 0; 3 announce Chain 4 0; 4 announce Chain 4 0"
        ),
        "Eve cannot hold 0 of Chain 4: 1 came to him since the deal",
    ),
    (
        Trouble.ABOVE_DEALT,
        SIX,
        f"{MEET}1 announce Super 9",
        (
            "Ben cannot hold 9 of Super: 0 came to him since the deal, "
            "and of the 9 more only 8 can have been dealt to him"
        ),
    ),
    (
        Trouble.ABOVE_HAND,
        SIX,
        f"{MEET}1 announce Super 8; {NOBODY}0 announce Super 0; 1 announce Chain 4 8",
        (
            "Ben cannot hold 8 of Chain 4: with 8 more dealt to him "
            "his hand of 10 would have 6 too many"
        ),
    ),
    (
        Trouble.DEALT_LEFT_OVER,
        SIX,
        f"{MEET}1 announce Super 0; {NOBODY}0 announce Super 5",
        "Ana cannot hold 5 of Super: 3 of the yellow blocks of Super would be in nobody's hand",
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
        "a drawn tile counts 1 to 12, not 13",
    ),
    (
        Trouble.NOT_DISPOSING,
        ACQUIRE,
        f"{TAKES}0 dispose Luxor 0 0 0",
        "Ana has no shares of Luxor to dispose of now",
    ),
    (
        Trouble.DISPOSED_BEFORE,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 1 2 0; 1 dispose Luxor 1 2 0",
        "李 has disposed of Luxor already",
    ),
    (
        Trouble.NEGATIVE,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor -1 2 2",
        "李 cannot sell, trade or keep less than none of Luxor",
    ),
    (
        Trouble.NOT_ALL_SAID,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 1 0 1",
        "李 holds 3 shares of Luxor, but sells, trades and keeps 2 in all",
    ),
    (
        Trouble.ODD_TRADE,
        ACQUIRE,
        f"{TAKES}1 dispose Luxor 1 1 1",
        "李 trades 1 of Luxor: two are given for one, so an even number",
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
        "two blocks of Super; with two players they must be of different chains",
    ),
    (
        Trouble.PURSE_SHORT,
        POOR,
        f"{FOUNDS}1 buy Tower, Tower",
        "李 has $0, the purchase costs $400",
    ),
    (
        Trouble.NO_END,
        ACQUIRE,
        "0 tile 5E; 0 buy; 0 end_game",
        "no end can be declared: no chain is on the board",
    ),
    (
        Trouble.NO_END,
        ACQUIRE,
        f"{SECOND}1 end_game",
        (
            "no end can be declared: Luxor and Tower below 11 tiles, "
            "and the largest chain has 2, not 41"
        ),
    ),
]
RECORDED = [
    (
        Trouble.EIGHTH_CHAIN,
        "eighth-chain-acquire",
        "8A would form a chain, and all 7 markers are on the board",
    ),
    (
        Trouble.JOINS_TWO_SAFE,
        "joins-two-safe-acquire",
        "2D joins two safe chains, Worldwide and American",
    ),
    (
        Trouble.BANK_SHORT,
        "trade-more-than-bank-acquire",
        "the bank has 1 share of Luxor left, and 2 would be needed",
    ),
    (
        Trouble.SOLD_OUT,
        "buys-from-empty-bank",
        "the bank has no blocks of Festival left, and 1 would be needed",
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
    assert said.startswith("the rules end the game here (condition ")


def test_every_trouble_and_every_question_due_is_provoked() -> None:
    here = {Trouble.GAME_OVER, Trouble.END_REACHED, *BESIDE}
    provoked = {code for code, *_ in (*CASES, *RECORDED, *MISTAKES)} - {UNKNOWN_EVENT} | here
    assert provoked == {*Trouble}
    assert sum(code == Trouble.DUE for code, *_ in CASES) == len(Question)

"""Every refusal provoked for real, and what is said of it."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from hotels.ledger import reading
from hotels.ledger.chains.agreement import Unfit
from hotels.ledger.chains.codec import NOT_A_TILE
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.header_codec import UNKNOWN_EDITION
from hotels.ledger.chains.quick import Amiss, ToSettle, in_every_edition, position, settled
from hotels.ledger.chains.transcript import BAD_DATE, UNKNOWN_FORMAT, transcript
from hotels.ledger.names import SAME_NAME
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech, speech_in

Value = Any

PLAYED = "hotels-transcript/1"
ACQUIRE = {"edition": "acquire-classic", "players": ["Ana", "Ben"], "opening": ["1A", "12I"]}
DEAL = {"edition": "decision", "players": ["Ana", "Ben"]}
KNOWN: Mapping[str, str] = {
    Unfit.DEAL_NEEDED: "decision",
    Unfit.DEAL_UNEVEN: "decision",
    Unfit.DEAL_TOO_MANY: "decision",
    Amiss.TOO_MANY_BLOCKS: "vacation",
    Amiss.NOT_BANK_HOLDS: "vacation",
}
"""Which edition is known where a refusal names what it calls things."""
HANDS: Mapping[str, Value] = {"Consolidated": [8, 0], "Super": [8, 0], "Chain 4": [4, 4]}
REST = {"American": [0, 9], "Chain 5": [0, 7]}
SPOT = {
    "edition": "vacation",
    "players": ["Ana", "Ben"],
    "cash": [0, 0],
    "sizes": {"Wilton": 3},
    "blocks": {"Wilton": [1, 0]},
}


def why(refused: Refused, speech: Speech) -> tuple[str, str]:
    """The code, and the sentence."""
    return refused.code, sentence(refused.code, refused.facts, speech)


def read(text: bytes) -> Value:
    """What a file holds."""
    return reading.parsed(text)


def header(**fields: Value) -> Value:
    """A game of Acquire without a turn, but for these fields."""
    said = {"format": PLAYED, **ACQUIRE, "events": [], **fields}
    return transcript({name: one for name, one in said.items() if one is not ...})


def spot(**fields: Value) -> Value:
    """A position, but for these fields."""
    return position({**SPOT, **fields})


def asked(chain: str = "Wilton", blocks: tuple[int, ...] = (1, 1)) -> Value:
    """The bonuses for a holding."""
    return settled(ToSettle(EDITIONS["vacation"], chain, 3, blocks))


CASES: list[tuple[str, Callable[[], object], str]] = [
    (Fault.NOT_UTF8, lambda: read(b"{}\xff"), "the file is not UTF-8 text (byte 2)"),
    (
        Fault.NOT_JSON,
        lambda: read(b'{\n"a": }'),
        "the file is not valid JSON: error at line 2, column 6",
    ),
    (Fault.DOUBLED, lambda: read(b'{"a": 1, "a": 1}'), "the field 'a' appears twice"),
    (Fault.NOT_NUMBER, lambda: read(b"[NaN]"), "NaN must be a whole number"),
    (
        Fault.OUT_OF_RANGE,
        lambda: read(b"1" * 5_000),
        "a number must be 0 or more, with at most 12 digits",
    ),
    (Fault.MISSING, lambda: header(events=...), "the field events is missing"),
    (Fault.NOT_OBJECT, lambda: header(options=[]), "options must be an object in braces"),
    (Fault.NOT_LIST, lambda: header(players="Ana"), "players must be a list in brackets"),
    (Fault.NOT_TEXT, lambda: header(edition=1), "edition must be text in quotes"),
    (
        Fault.NOT_NUMBER,
        lambda: spot(cash=[True, 0]),
        "cash must be a whole number",
    ),
    (
        Fault.NOT_SWITCH,
        lambda: header(options={"bank_holds": 1}),
        "bank_holds must be true or false",
    ),
    (
        Fault.NOT_ONE_OF,
        lambda: header(options={"holdings": "shown"}),
        "holdings must be hidden or open",
    ),
    (
        Fault.OUT_OF_RANGE,
        lambda: header(options={"max_players": 9}),
        "max_players must be from 2 to 8",
    ),
    (
        Fault.OUT_OF_RANGE,
        lambda: spot(cash=[-1, 0]),
        "cash must be 0 or more, with at most 12 digits",
    ),
    (Fault.OUT_OF_RANGE, lambda: spot(cash=[10**12 + 1, 0]), "cash can have at most 12 digits"),
    (
        Fault.TOO_LONG,
        lambda: header(source="x" * 1001),
        "source is too long: the limit is 1,000",
    ),
    (Fault.EMPTY, lambda: header(players=["Ana", " "]), "a player's name is empty"),
    (
        Fault.NOT_WRITABLE,
        lambda: header(players=["Ana", "\ud800"]),
        "a player's name contains a broken character that can't be saved",
    ),
    (
        Fault.UNKNOWN,
        lambda: header(options={"\n": 1}),
        (
            "'?' is not known here; use bank_holds, first_disposal, opening, start_order, "
            "holdings, deal, max_players or start_cash"
        ),
    ),
    (Fault.WRONG_COUNT, lambda: spot(cash=[1]), "cash has 1 number but needs 2"),
    (
        NOT_A_TILE,
        lambda: header(opening=["A13", ""]),
        "'' is not a tile: use a letter and a number, like B3 or 3B",
    ),
    (UNKNOWN_FORMAT, lambda: header(format="x"), "the format must be hotels-transcript/1"),
    (
        UNKNOWN_EDITION,
        lambda: header(edition="ritz"),
        f"there is no edition 'ritz'; use {', '.join([*EDITIONS][:-1])} or acquire-tycoon",
    ),
    (BAD_DATE, lambda: header(played="18.11.2026"), "'18.11.2026' is not a date like 2026-11-18"),
    (Unfit.TOO_FEW, lambda: header(players=["Ana"]), "1 player: Acquire needs at least 2"),
    (
        Unfit.TOO_MANY,
        lambda: header(players=[*"abcdefg"]),
        "7 players: Acquire takes at most 6 here",
    ),
    (SAME_NAME, lambda: header(players=["Ana", "Ana"]), "two players are called Ana"),
    (
        Unfit.NOT_HUNDREDS,
        lambda: header(options={"start_cash": 50}),
        "start_cash is $50; it must be a multiple of 100",
    ),
    (
        Unfit.NOT_FOR_TWO,
        lambda: header(players=["Ana", "Ben", "Cat"], options={"bank_holds": True}),
        "bank_holds is for two players, not for 3",
    ),
    (
        Unfit.DEALS_NONE,
        lambda: header(dealt={"Luxor": [1, 1]}),
        "dealt: no shares are dealt in Acquire",
    ),
    (
        Unfit.DEAL_NEEDED,
        lambda: header(**DEAL, opening=[]),
        (
            "the field dealt is missing: blocks are dealt before the first turn in DECISION, "
            "revised by hand"
        ),
    ),
    (
        Unfit.DEAL_GIVEN,
        lambda: header(**DEAL, opening=[], dealt=HANDS, options={"deal": "unknown"}),
        "the deal is marked unknown, but the field dealt gives it",
    ),
    (
        Unfit.DEAL_NO_CHAIN,
        lambda: header(**DEAL, opening=[], dealt={"Tower": [1, 1]}),
        "dealt: 'Tower' is not a chain in DECISION",
    ),
    (
        Unfit.DEAL_UNEVEN,
        lambda: header(**DEAL, opening=[], dealt={"Super": [1, 0]}),
        "dealt: Ana has 1 block, but each player is dealt 20",
    ),
    (
        Unfit.DEAL_TOO_MANY,
        lambda: header(**DEAL, opening=[], dealt={"Super": [5, 4]}),
        "dealt: 9 blocks of Super, but the game has only 8 yellow",
    ),
    (
        Unfit.OPENING_NONE,
        lambda: header(**DEAL, dealt={**HANDS, **REST}),
        "opening: with these rules the board starts empty",
    ),
    (
        Unfit.OPENING_COUNT,
        lambda: header(opening=["1A", "2A", "3A"]),
        "opening: 3 starting tiles for 2 players; each has only one",
    ),
    (
        Unfit.OPENING_TWICE,
        lambda: header(opening=["1A", "A1"]),
        "opening: 1A appears twice",
    ),
    (
        Unfit.OPENING_OFF_BOARD,
        lambda: header(opening=["1A", "13A"]),
        "opening: there is no square 13A on this board",
    ),
    (
        Amiss.NO_SUCH_CHAIN,
        lambda: asked("\n"),
        "'?' is not a chain in VACATION",
    ),
    (
        Amiss.NO_SUCH_CHAIN,
        lambda: in_every_edition("Ritz", 3, (1, 1), 0, None),
        "'Ritz' is not a chain in any edition",
    ),
    (
        Amiss.TOO_MANY_BLOCKS,
        lambda: asked(blocks=(20, 5)),
        "blocks of Wilton: 25 in all, but there are only 24",
    ),
    (
        Amiss.TOO_MANY_TILES,
        lambda: spot(sizes={"Wilton": 100, "Luxor": 9}),
        "sizes: 109 tiles in all, but the board has only 108 squares",
    ),
    (
        Amiss.ONE_TILE,
        lambda: spot(sizes={"Wilton": 1}),
        "size of Wilton: a chain has at least 2 tiles",
    ),
    (
        Amiss.NOT_BANK_HOLDS,
        lambda: spot(bank_holds={"Wilton": 1}),
        "bank_holds is given, but the bank holds no blocks in this game",
    ),
]


@pytest.mark.parametrize(
    ("code", "provoked", "said"), CASES, ids=[f"{code}: {said[:40]}" for code, _, said in CASES]
)
def test_a_refusal_is_one_sentence(code: str, provoked: Callable[[], object], said: str) -> None:
    with pytest.raises(Refused) as refused:
        provoked()
    speech = Speech(EDITIONS.get(KNOWN.get(code, "")), ("Ana", "Ben"))
    assert why(refused.value, speech) == (code, said)


def test_a_refused_file_is_told_in_the_words_of_its_edition() -> None:
    said = {**DEAL, "format": PLAYED, "opening": [], "dealt": {"Super": [5, 4]}, "events": []}
    with pytest.raises(Refused) as refused:
        transcript(said)
    assert sentence(refused.value.code, refused.value.facts, speech_in(said)) == (
        "dealt: 9 blocks of Super, but the game has only 8 yellow"
    )
    assert speech_in({**said, "edition": "ritz"}) == Speech(players=("Ana", "Ben"))
    assert speech_in(None) == Speech()


def test_every_refusal_is_provoked() -> None:
    others = {NOT_A_TILE, UNKNOWN_FORMAT, UNKNOWN_EDITION, BAD_DATE, SAME_NAME}
    codes = {*Fault, *Unfit, *Amiss} - set(UNPROVOKED) | others
    assert {code for code, _, _ in CASES} == codes


# A code that no file brings about everywhere, and what would be said of it.
UNPROVOKED: dict[str, tuple[Mapping[str, object], str]] = {
    Fault.TOO_LARGE: ({"limit": 50}, "the file is larger than 50 MB"),
    Fault.TOO_DEEP: ({}, "the file is nested too deeply to read"),
}


@pytest.mark.parametrize("code", UNPROVOKED)
def test_what_cannot_be_provoked_is_said_all_the_same(code: str) -> None:
    facts, said = UNPROVOKED[code]
    assert sentence(code, facts, Speech()) == said

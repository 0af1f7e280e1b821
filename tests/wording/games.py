"""Short games written as they are told, to be broken off by an entry that does not fit."""

from typing import Any

import pytest

from hotels.ledger.chains.transcript import transcript
from hotels.ledger.objection import Refused
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech

Value = Any

ACQUIRE = {"edition": "acquire-classic", "players": ["Ana", "李"], "opening": ["1A", "12I"]}
POOR = ACQUIRE | {"options": {"start_cash": 0}}
BANK = ACQUIRE | {"options": {"bank_holds": True}}
TWO = {"edition": "decision", "players": ["Ana", "Ben"], "options": {"deal": "unknown"}}
SIX = TWO | {"players": ["Ana", "Ben", "Cat", "Dan", "Eve", "Fay"]}

FOUNDS = "0 tile 5E; 0 buy; 1 tile 5F; 1 found Tower; "
SECOND = f"{FOUNDS}1 buy; 0 tile 7E; 0 buy; 1 tile 7F; 1 found Luxor; 1 buy Luxor, Luxor; "
LEVEL = f"{SECOND}0 tile 6F; "
TAKES = f"{SECOND}0 tile 4F; 0 buy; 1 tile 6F; "
THREE = (
    "0 tile 4E; 0 buy; 1 tile 5E; 1 found Tower; 1 buy; 0 tile 8E; 0 buy; 1 tile 7E; 1 found Luxor;"
    "1 buy; 0 tile 6G; 0 buy; 1 tile 6F; 1 found American; 1 buy; 0 tile 6E; 0 survivor Tower; "
)
MEET = (
    "0 tile E4; 0 buy; 1 tile E5; 1 found American; 1 buy; 2 tile E3; 2 buy American;"
    "3 tile E8; 3 buy; 4 tile E7; 4 found Chain 4; 4 buy Chain 4;"
    "5 tile G6; 5 buy; 0 tile F6; 0 found Super; 0 buy; 1 tile E6; "
)
NOBODY = "2 announce Super 0; 3 announce Super 0; 4 announce Super 0; 5 announce Super 0; "


def event(said: str) -> Value:
    """``0 found Luxor`` as an event."""
    player, op, *words = said.split(maxsplit=2)
    rest = words[0] if words else ""
    who = {"op": op} if player == "bank" else {"op": op, "player": int(player)}
    match op:
        case "tile":
            return who | {"tile": rest}
        case "buy":
            return who | {"chains": rest.split(", ") if rest else []}
        case "announce" | "bank_holds":
            chain, _, blocks = rest.rpartition(" ")
            return who | {"chain": chain, "blocks": int(blocks)}
        case "dispose":
            chain, sell, trade, keep = rest.rsplit(maxsplit=3)
            counts = {"sell": int(sell), "trade": int(trade), "keep": int(keep)}
            return who | {"chain": chain, **counts}
    return who | ({"chain": rest} if rest else {})


def against(header: Value, events: str) -> tuple[str, str]:
    """What is said against the last of these events, by its code and in words."""
    stated = {"format": "hotels-transcript/1", **header}
    game = transcript(stated | {"events": [event(one) for one in events.split(";")]})
    with pytest.raises(Refused) as refused:
        list(game.pages())
    assert refused.value.place == events.count(";")
    speech = Speech(game.header.edition, game.players)
    return refused.value.code, sentence(refused.value.code, refused.value.facts, speech)

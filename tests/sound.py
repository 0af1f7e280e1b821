"""Sound files of every kind, to be spoilt, and what may become of a spoilt one."""

import json

from tests.command import Said, Value, recorded

POSITION = {
    "edition": "acquire-classic",
    "players": ["Ana", "李"],
    "cash": [1600, 7000],
    "sizes": {"Tower": 3, "Luxor": 12},
    "blocks": {"Tower": [3, 0], "Luxor": [0, 1]},
    "bank_holds": {"Tower": 7, "Luxor": 12},
    "options": {"bank_holds": True},
    "last_player": 1,
}
CHANGES = {
    "chains": [
        {"name": "Ritz", "tier": "cheap", "dealt": 0, "bank": 30},
        {"name": "Savoy", "tier": 1, "bank": 20},
    ],
    "prices": [[2, 200, 300], [12, 500, 700]],
    "bonuses": {"200": [2000, 1000], "300": [3000, 0], "500": [5000, 1], "700": [7000, 1]},
    "safe": 12,
    "end": 40,
    "buy": {"blocks": 4, "two_players": 5, "different": True},
    "founder": 2,
    "bills": [1000, 100, 1],
    "rounding": 50,
    "two_players": "own_row",
    "bank_holds": False,
    "first_disposal": "largest_holder",
    "opening": "stay",
    "start_order": "column",
    "max_players": 8,
    "holdings": "open",
    "start_cash": 8000,
    "deal": "known",
}
HOUSE = {
    "format": "hotels-edition/1",
    "id": "house-all",
    "name": "Everything else",
    "based_on": "acquire-classic",
    "changes": CHANGES,
}
RITZ = {
    "edition": HOUSE,
    "sizes": {"Ritz": 3},
    "blocks": {"Ritz": [3, 1]},
    "bank_holds": {"Ritz": 2},
}


def transcript() -> Value:
    """A short game with every field there is."""
    game = recorded("manuscript")
    game["checkpoints"] = [game["checkpoints"][0], game["checkpoints"][-1]]
    return game | {
        "played": "2026-11-18T20:15:00+01:00",
        "options": {"bank_holds": False, "start_order": "column", "max_players": 4},
        "names": {"Luxor": "Grand"},
        "final": {"cash": [1, 2, 3, 4], "winners": [1]},
    }


def in_a_house() -> Value:
    """A game by an edition of the table's own, written out in it."""
    own = {"safe": 12, "prices": [[2, 200], [3, 300], [5, 500], [9, 700]], "buy": 2, "founder": 0}
    return recorded("manuscript") | {"edition": HOUSE | {"based_on": "vacation", "changes": own}}


SHOT = {
    "players": ["Ana", "Ben", "李"],
    "colours": ["red", "yellow", "white"],
    "board": {"lots": {"9": 9, "10": 10, "21": 21}, "parks": {"Park": ["9", "10"]}},
    "hidden": True,
    "events": [
        {"op": "loan", "player": 1},
        {
            "op": "auction",
            "roller": 0,
            "cubes": {"red": 2, "yellow": 1, "black": 1},
            "winner": 1,
            "bid": 4,
        },
        {"op": "place", "lots": {"9": {"red": 2}, "Park": {"yellow": 1, "black": 1}}},
        {"op": "auction", "roller": 1, "cubes": {"red": 2, "white": 2}, "winner": None},
    ],
}
STACKS = {
    "players": ["Ana", "李"],
    "values": {"Bedroom": 10, "Bar": 8},
    "rounds": [
        [
            {"floors": [{"kind": "Bedroom", "cards": 4, "tourists": 2}], "in_hand": 0},
            {"floors": [], "in_hand": 1},
        ]
    ],
}


CALLS = {
    "a game": (("replay",), transcript()),
    "an announced game": (("replay",), recorded("vacation-p3_002-unknown")),
    "a game in a house": (("replay",), in_a_house()),
    "a position": (("score",), POSITION),
    "a position in a house": (("score",), POSITION | RITZ),
    "a house edition": (("editions", "--check"), HOUSE),
    "auctions": (("big-shot",), SHOT),
    "stacks": (("perfect-hotel",), STACKS),
}
EVERY_CALL = (
    ("replay",),
    ("replay", "--check"),
    ("replay", "--json"),
    ("score",),
    ("editions",),
    ("editions", "--check"),
    ("big-shot",),
    ("perfect-hotel", "--json"),
    ("score", "--json"),
    ("editions", "--json"),
    ("big-shot", "--json"),
    ("settle", "--size", "3", "--blocks", "1,1", "--edition"),
)


def answered(said: Said, name: object) -> None:
    """Used or refused, and nothing else."""
    assert said.status in {0, 2}, said
    assert said.out.isascii() or "Traceback" not in said.out
    if said.status == 0:
        assert said.err == ""
        return
    assert said.err.endswith("\n")
    assert said.err[:-1].isprintable(), said.err
    assert said.err.startswith(f"{name}: ")
    assert 1 < len(said.err) - len(f"{name}: ") < 400, said.err
    assert "{" not in said.err
    assert "None" not in said.err
    if said.out:
        why = said.err.removeprefix(f"{name}: ").rstrip("\n")
        assert json.loads(said.out) == {"refused": why}


def refused(said: Said, name: object) -> None:
    """Refused, in one line."""
    assert said.status == 2, said
    answered(said, name)

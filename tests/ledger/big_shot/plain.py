"""A second reckoner of a game's file, in another way than the ledger's and from the rules alone."""

from collections import Counter
from typing import Any

COLOURS = ["red", "yellow", "white", "black"]
VALUES = {"9a": 9, "10a": 10, "11a": 11, "9b": 9, "10b": 10, "11b": 11} | {
    str(value): value for value in (16, 17, 18, 20, 21)
}
PARKS = {"P1": ["9a", "10a", "11a"], "P2": ["9b", "10b", "11b"]}


def majority(lot: Counter[str]) -> str | None:
    """Of the numbers that only one colour has, the largest."""
    how_often = Counter(lot.values())
    alone = [colour for colour in lot if lot[colour] and how_often[lot[colour]] == 1]
    return max(alone, key=lambda colour: lot[colour], default=None)


def reckoned(file: dict[str, Any]) -> dict[str, Any]:
    """What a sound file comes to."""
    pair = len(file["players"]) == 2
    whose = file["colours"] if pair else [[colour] for colour in file["colours"]]
    board = file.get("board", {"lots": VALUES, "parks": PARKS})
    cash = dict.fromkeys(COLOURS, 10)
    cards = Counter[str]()
    lots: dict[str, Counter[str]] = {name: Counter() for name in [*board["lots"], *board["parks"]]}
    rounds = 0
    for event in file["events"]:
        match event:
            case {"op": "loan"}:
                colour = event["colour"] if pair else whose[event["player"]][0]
                cash[colour] += [9, 8, 7, 6, 5, 4, 3, 2, 1, *[0] * 30][cards[colour]]
                cards[colour] += 1
            case {"op": "auction", "winner": int(winner)}:
                cash[event["pays"] if pair else whose[winner][0]] -= event["bid"]
            case {"op": "place"}:
                rounds += 1
                for name, cubes in event["lots"].items():
                    lots[name].update(cubes)
    owner = {name: majority(lot) for name, lot in lots.items()}
    count = Counter(owner.values())
    worth, able = [], {}
    for player, own in enumerate(whose):
        total = 0
        for colour in own:
            total += cash[colour] - 10 * cards[colour]
            near = {
                lot
                for park, beside in board["parks"].items()
                for lot in beside
                if owner[park] == colour
            }
            for name, value in board["lots"].items():
                if owner[name] == colour:
                    total += 2 * value if name in near else value
        worth.append(total)
        if all(count[colour] >= 2 for colour in own):
            mine = [name for name in lots if owner[name] in own]
            best = max(board["lots"].get(name, 0) for name in mine)
            able[player] = (total, len(mine), best)
    best_of_all = max(able.values(), default=None)
    return {
        "cash": [[cash[one] for one in own] if pair else cash[own[0]] for own in whose],
        "debts": [
            [10 * cards[one] for one in own] if pair else 10 * cards[own[0]] for own in whose
        ],
        "lots": owner,
        "worth": worth,
        "winners": [player for player, score in able.items() if score == best_of_all],
        "rounds_played": rounds,
    }

"""``big-shot`` as a keeper calls it: words, objects, and every complaint with its place."""

import json
from pathlib import Path

import pytest

from tests.command import Value, hotels, process, without, written
from tests.sound import refused

CALL = "big-shot"
GAMES = Path(__file__).parent / "ledger" / "big_shot" / "games"
AUCTION = {
    "op": "auction",
    "roller": 0,
    "cubes": {"red": 2, "yellow": 1, "black": 1},
    "winner": 1,
    "bid": 4,
}
PLACE = {"op": "place", "lots": {"9a": {"red": 2}, "P1": {"yellow": 1, "black": 1}}}
LOAN = {"op": "loan", "player": 1}


def file(name: str) -> Value:
    """A game of 18 rounds."""
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


def small(*events: Value, **other: Value) -> Value:
    """Three players, and these events."""
    head = {"players": ["Ana", "Ben", "Cat"], "colours": ["red", "yellow", "white"]}
    return head | {"events": [*events]} | other


def complaint(value: Value) -> str:
    """What is said against a file, after its name."""
    text = value if isinstance(value, bytes) else json.dumps(value).encode()
    said = hotels(CALL, "-", stdin=text)
    refused(said, "-")
    assert said.out == ""
    why = said.err.removeprefix("-: ").rstrip("\n")
    answer = hotels(CALL, "-", "--json", stdin=text)
    assert (answer.status, json.loads(answer.out), answer.err) == (2, {"refused": why}, said.err)
    return said.err.removeprefix("-: ").rstrip("\n")


def test_the_object_of_a_game_for_two() -> None:
    said = hotels(CALL, GAMES / "two.json", "--json")
    assert (said.status, said.err, said.out.count("\n")) == (0, "", 1)
    found = json.loads(said.out)
    assert [*found] == ["cash", "debts", "lots", "worth", "winners", "rounds_played"]
    assert found == {
        "cash": [[0, 5], [2, 0]],
        "debts": [[20, 20], [20, 20]],
        "lots": {
            "9a": "black",
            "10a": "white",
            "11a": "black",
            "9b": "black",
            "10b": None,
            "11b": "white",
            "16": "red",
            "17": "black",
            "18": "yellow",
            "20": "yellow",
            "21": "red",
            "P1": "white",
            "P2": "red",
        },
        "worth": [40, 39],
        "winners": [0],
        "rounds_played": 18,
    }


def test_the_object_of_a_game_under_way() -> None:
    said = hotels(CALL, "-", "--json", stdin=json.dumps(small(LOAN, AUCTION)).encode())
    found = json.loads(said.out)
    assert found.pop("lots") == dict.fromkeys(file_lots())
    assert found == {
        "cash": [10, 15, 10],
        "debts": [0, 10, 0],
        "worth": [10, 5, 10],
        "winners": [],
        "rounds_played": 0,
    }


def file_lots() -> list[str]:
    return ["9a", "10a", "11a", "9b", "10b", "11b", "16", "17", "18", "20", "21", "P1", "P2"]


def test_the_words_of_a_whole_game() -> None:
    said = hotels(CALL, GAMES / "three.json")
    assert (said.status, said.err) == (0, "")
    lines = [line.split(" ..", 1)[0] for line in said.out.splitlines()]
    assert lines == [
        "Ana (red): −30 million",
        "    2 lots, cash and debts",
        "        lot 10a, doubled by park P1",
        "            lot 10a",
        "        park P1, worth nothing by itself",
        "        cash",
        "        5 debit cards of 10 million",
        "Ben (yellow): 46 million",
        "    3 lots, cash and debts",
        "        lot 16",
        "        lot 17",
        "        lot 21",
        "        cash",
        "        1 debit card of 10 million",
        "Cat (white): 30 million",
        "    4 lots, cash and debts",
        "        lot 9a",
        "        lot 9b",
        "        lot 11b",
        "        lot 20",
        "        cash",
        "        2 debit cards of 10 million",
        "9a: Cat, acquired (1 red, 5 white and 1 black)",
        "10a: Ana, settled at the end (4 red)",
        (
            "11a: nobody, settled at the end (1 red, 1 yellow and 1 white); red, yellow and white"
            " cancel out with 1 each"
        ),
        "9b: Cat, settled at the end (1 yellow, 2 white and 1 black)",
        "10b: the ghost (black), settled at the end (1 yellow, 1 white and 2 black)",
        "11b: Cat, settled at the end (2 white and 1 black)",
        "16: Ben, acquired (2 red and 5 yellow)",
        "17: Ben, settled at the end (2 red, 3 yellow and 1 white)",
        "18: the ghost (black), acquired (2 yellow and 5 black)",
        "20: Cat, acquired (1 red, 1 yellow, 4 white and 1 black)",
        "21: Ben, acquired (1 red, 4 yellow, 1 white and 1 black)",
        "P1: Ana, settled at the end (5 red and 1 black)",
        "P2: the ghost (black), acquired (1 red, 1 white and 5 black)",
        "Ben wins with 46 million",
    ]
    amounts = [line.rsplit(" million  ", 1)[0].split()[-1] for line in said.out.splitlines()[1:7]]
    assert amounts == ["−30", "20", "10", "0", "0", "−50"]


def test_the_words_of_a_game_under_way(tmp_path: Path) -> None:
    again = AUCTION | {"roller": 0, "winner": None, "bid": None}
    path = written(tmp_path, small(LOAN, AUCTION, PLACE, again))
    said = hotels(CALL, path)
    assert (said.status, said.err) == (0, "")
    lines = said.out.splitlines()
    assert lines[0] == "event 3: Ana rolled, but it was Ben's turn"
    assert "9a: Ana, not settled yet (2 red)" in lines
    assert lines[-4:] == [
        "Ana couldn't win yet with 1 lot: it takes 2",
        "Ben couldn't win yet with no lots: it takes 2",
        "Cat couldn't win yet with no lots: it takes 2",
        "After 1 of 18 rounds, not final: nobody would win, because no player has 2 lots",
    ]


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (b"", "the file is empty"),
        (b"{", "the file is not valid JSON: error at line 1, column 2"),
        (b"\xff", "the file is not UTF-8 text (byte 0)"),
        (b"[]", "the file must be an object in braces"),
        (b'{"players": NaN}', "header: NaN must be a whole number"),
        (b'{"events": [], "events": []}', "header: the field 'events' appears twice"),
        (small(players=[]), "header: no players: Big Shot needs at least 2"),
        (small(players=["Ana", "Ben", "Ben"]), "header: two players are called Ben"),
        (small(colours=["red", "red", "white"]), "header: colours: red appears twice"),
        (without(small(), ("colours",)), "header: the field colours is missing"),
        (
            small(board={"lots": {"16": 16}, "parks": {"P": ["17"]}}),
            "header: board: beside P: 17 is not a lot on this board",
        ),
        (
            small(PLACE),
            "event 0: no auction is in progress: the cubes on a space must come up first",
        ),
        (small(AUCTION, AUCTION), "event 1: Ben must place the auctioned cubes first"),
        (
            small(AUCTION | {"bid": 20}),
            "event 0: Ben can pay at most 10 million, not 20 million; 19 million with a loan",
        ),
        (
            small(LOAN, AUCTION | {"bid": 20}),
            "event 1: Ben can pay at most 19 million, not 20 million",
        ),
        (small(LOAN, LOAN), "event 1: Ben has already taken a loan this round"),
        (
            small(AUCTION, {"op": "place", "lots": {"9a": {"white": 4}}}),
            "event 1: there are no white cubes left to place",
        ),
        (
            small(AUCTION, {"op": "place", "lots": {"9a": {"red": 2}}}),
            "event 1: not all auctioned cubes were placed: 1 yellow and 1 black left over",
        ),
        (small({"op": "nap"}), "event 0: op must be loan, auction or place"),
        (small(LOAN | {"player": 5}), "event 0: player must be from 0 to 2"),
    ],
)
def test_a_complaint_names_its_place(value: Value, words: str) -> None:
    assert complaint(value) == words


def test_an_eighth_cube_and_a_nineteenth_are_refused_in_words() -> None:
    cubes = dict.fromkeys(("red", "yellow", "white", "black"), 1)
    sold = AUCTION | {"cubes": cubes, "winner": None, "bid": None}
    onto = {"op": "place", "lots": {"9a": cubes}}
    assert complaint(small(sold, onto, sold, onto)) == "event 3: 9a has all 7 cubes and is sold"
    reds = sold | {"cubes": {"red": 3, "white": 1}}
    events = []
    for lot in file_lots()[:6]:
        events += [reds, {"op": "place", "lots": {lot: {"red": 3, "white": 1}}}]
    assert (
        complaint(small(*events, reds))
        == "event 12: 3 red auctioned, but only 0 of 18 are left on the spaces"
    )


def test_a_file_that_is_not_there_is_said_so(tmp_path: Path) -> None:
    said = hotels(CALL, tmp_path / "none.json")
    assert (said.status, said.out) == (2, "")
    assert said.err.endswith("none.json: file not found\n")


def test_odd_names_stay_on_their_line() -> None:
    odd = small(players=["A\nna", "Ben\u2028", "\x1b[31mCat"])
    said = hotels(CALL, "-", stdin=json.dumps(odd).encode())
    assert said.status == 0
    assert "A?na (red)" in said.out
    assert "\x1b" not in said.out


def test_what_nobody_wrote_is_not_answered() -> None:
    for argument in ("--nonsense", "--check"):
        assert hotels(CALL, GAMES / "two.json", argument).status == 2
    assert hotels(CALL).status == 2


@pytest.mark.process
def test_the_call_is_reached_from_outside() -> None:
    done = process(CALL, GAMES / "four.json", "--json")
    assert done.returncode == 0
    assert json.loads(done.stdout)["winners"] == [1]

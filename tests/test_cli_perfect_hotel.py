"""``perfect-hotel`` as a keeper calls it: words, objects, and every complaint with its place."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotels.ledger.perfect_hotel.record import record_fields
from tests.command import Value, changed, hotels, places, process, without, written
from tests.ledger.perfect_hotel.rounds import CAME_TO, PEOPLE, THREE_ROUNDS, TOTALS, booked, game
from tests.sound import answered, refused

tried = settings(max_examples=5 * settings().max_examples)

CALL = "perfect-hotel"
NOTHING = {"floors": [], "in_hand": 0}


def file() -> Value:
    """The game of three rounds."""
    return record_fields(booked(game(*THREE_ROUNDS)), PEOPLE)


def floor(kind: str = "Gym", cards: int = 2, tourists: int = 0) -> Value:
    return {"kind": kind, "cards": cards, "tourists": tourists}


def small(**other: Value) -> Value:
    """Two players, one round."""
    hotel = {"floors": [floor()], "in_hand": 0}
    return {"players": ["Ana", "Ben"], "rounds": [[hotel, NOTHING]]} | other


def built(*floors: Value, in_hand: Value = 0, other: Value = NOTHING) -> Value:
    """A second round in which Ana has built this."""
    return small(rounds=[[NOTHING, NOTHING], [{"floors": [*floors], "in_hand": in_hand}, other]])


def complaint(value: Value) -> str:
    """What is said against a file, after its name."""
    said = hotels(
        CALL, "-", stdin=value if isinstance(value, bytes) else json.dumps(value).encode()
    )
    refused(said, "-")
    assert said.out == ""
    return said.err.removeprefix("-: ").rstrip("\n")


def test_the_object_of_three_rounds(tmp_path: Path) -> None:
    said = hotels(CALL, written(tmp_path, file()), "--json")
    assert (said.status, said.err) == (0, "")
    assert said.out.count("\n") == 1
    found = json.loads(said.out)
    assert found == {
        "rounds": [
            {what: [*points[number]] for what, points in CAME_TO.items()} for number in range(3)
        ],
        "totals": [*TOTALS],
        "winners": [0],
    }
    assert list(found) == ["rounds", "totals", "winners"]
    assert list(found["rounds"][0]) == ["totals", "majority", "tourists", "awards"]


def test_the_words_of_three_rounds(tmp_path: Path) -> None:
    said = hotels(CALL, written(tmp_path, file()))
    assert (said.status, said.err) == (0, "")
    lines = [" ".join(line.replace(".", " ").split()) for line in said.out.splitlines()]
    assert lines[:8] == [
        "Round 1",
        "Ana: 15 points",
        "Bedroom, tied: a point for each of 3 cards +3 Perfect Hotel, tie (printed)",
        "Pool, three: the most cards +8 Perfect Hotel, majority (printed)",
        "Pool is worth 8 Perfect Hotel, values (best guess)",
        "Shop, tied: a point for each of 4 cards +4 Perfect Hotel, tie (printed)",
        "Sky room: 4 cards on the top floor +3 Perfect Hotel, sky room (best guess)",
        "1 tourist, −3 points each −3 Perfect Hotel, tourist (printed)",
    ]
    assert "Dora: −5 points" in lines
    assert [line for line in lines if line.startswith("Round")] == ["Round 1", "Round 2", "Round 3"]
    tied = "Nobody gets the Sky Room: Ben, Cat and Dora are tied at 3 cards on the top floor "
    # Ben's top floor is an annex: counted with what lies below it, his five would win.
    assert tied + "Perfect Hotel, sky room (best guess)" in lines
    assert said.out.splitlines()[-5:] == [
        "1. Ana: 35 points, lap 0, space 35",
        "2. Cat: 30 points, lap 0, space 30",
        "3. Ben: 21 points, lap 0, space 21",
        "4. Dora: −10 points, lap 0, 10 before the start",
        "Ana wins with 35 points",
    ]


def test_a_lap_is_said_and_a_shared_title() -> None:
    both = {"floors": [floor("Shop", 7)], "in_hand": 0}
    value = small(players=["Ana", "Ben", "Cat"], rounds=[[both, NOTHING, both]] * 9)
    said = hotels(CALL, "-", stdin=json.dumps(value).encode())
    assert said.out.splitlines()[-4:] == [
        "1. Ana: 45 points, lap 1, space 5",
        "1. Cat: 45 points, lap 1, space 5",
        "3. Ben: −27 points, lap 0, 27 before the start",
        "Ana and Cat share the title with 45 points",
    ]


def test_each_step_stands_further_in_than_what_it_makes() -> None:
    lines = hotels(CALL, "-", stdin=json.dumps(small()).encode()).out.splitlines()
    assert [len(line) - len(line.lstrip()) for line in lines[:5]] == [0, 4, 8, 12, 8]
    assert lines[2].endswith("...   +6  Perfect Hotel, majority (printed)")


def test_a_file_without_rounds() -> None:
    text = json.dumps(small(rounds=[])).encode()
    assert json.loads(hotels(CALL, "-", "--json", stdin=text).out) == {
        "rounds": [],
        "totals": [0, 0],
        "winners": [],
    }
    assert hotels(CALL, "-", stdin=text).out.splitlines() == [
        "1. Ana: 0 points, lap 0, space 0",
        "1. Ben: 0 points, lap 0, space 0",
        "Nobody has won: no rounds were played",
    ]


def test_a_value_of_the_table_is_marked_as_its_own() -> None:
    text = json.dumps(small(values={"Gym": 12})).encode()
    said = hotels(CALL, "-", stdin=text).out
    assert "12  Perfect Hotel, values (house rule)" in said
    assert json.loads(hotels(CALL, "-", "--json", stdin=text).out)["totals"] == [17, -3]


SECOND_FLOOR = (
    "round 2, player 1: Ana already has a Gym floor, and an annex must go directly on it: Bar is "
    "on top"
)
TOO_MANY_TOURISTS = (
    "that makes 6 Tourist Groups this round, in hotels and in hand, but the game only has 5"
)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (
            built(floor(cards=0, tourists=2)),
            (
                "round 2, player 1: a floor can't be only Tourist Groups: "
                "it needs at least one Build card"
            ),
        ),
        (
            built(floor(cards=1)),
            "round 2, player 1: a floor needs at least 2 cards, but this one has 1",
        ),
        (built(floor(), floor("Bar"), floor()), SECOND_FLOOR),
        (built(floor(tourists=6)), f"round 2, player 1: {TOO_MANY_TOURISTS}"),
        (
            built(floor(tourists=2), in_hand=1, other={"floors": [], "in_hand": 3}),
            f"round 2, player 2: {TOO_MANY_TOURISTS}",
        ),
        (
            built(floor(cards=40), other={"floors": [floor("Bar", 18)], "in_hand": 0}),
            "round 2, player 2: that makes 58 Build cards this round, but the game only has 57",
        ),
        (
            built(floor("Sauna")),
            "round 2, player 1: kind must be Bedroom, Restaurant, Pool, Bar, Gym or Shop",
        ),
        (
            built(floor(cards=-1)),
            "round 2, player 1: cards must be 0 or more, with at most 12 digits",
        ),
        (
            built(floor() | {"tourists": "1"}),
            "round 2, player 1: tourists must be a whole number",
        ),
        (built({"kind": "Gym", "cards": 2}), "round 2, player 1: the field tourists is missing"),
        (built(in_hand=2.0), "round 2, player 1: in_hand must be a whole number"),
        (
            small(rounds=[[NOTHING]]),
            "round 1: the round has 1 hotel but needs 2, one per player",
        ),
        (small(rounds=[7]), "round 1: a round must be a list in brackets"),
        (
            small(rounds=[[NOTHING, 7]]),
            "round 1, player 2: a hotel must be an object in braces",
        ),
        (small(rounds=7), "header: rounds must be a list in brackets"),
        (
            small(rounds=[[]] * 51),
            "header: rounds is too long: the limit is 50",
        ),
        (small(players=["Ana"]), "header: 1 player: Perfect Hotel needs at least 2"),
        (small(players=[*"ABCDE"]), "header: 5 players: Perfect Hotel takes at most 4"),
        (small(players=["Ana", "Ana"]), "header: two players are called Ana"),
        (small(players=["Ana", ""]), "header: a player's name is empty"),
        (
            small(values={"Sauna": 4}),
            (
                "header: values: 'Sauna' is not a kind of Build card: it must be Bedroom, "
                "Restaurant, Pool, Bar, Gym or Shop"
            ),
        ),
        (small(values={"Bar": 100}), "header: the value of Bar must be from 0 to 99"),
        ({"players": ["Ana", "Ben"]}, "header: the field rounds is missing"),
        ([], "the file must be an object in braces"),
        (b'{"players": NaN}', "header: NaN must be a whole number"),
        (b'{"rounds": [], "rounds": []}', "header: the field 'rounds' appears twice"),
        (b"{", "the file is not valid JSON: error at line 1, column 2"),
        (b"", "the file is empty"),
        (b"\xff", "the file is not UTF-8 text (byte 0)"),
        (b"1" * 5_000, "header: a number must be 0 or more, with at most 12 digits"),
    ],
)
def test_a_complaint_names_its_place_and_says_why(value: Value, words: str) -> None:
    assert complaint(value) == words


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.json"
    said = hotels(CALL, path, "--json")
    refused(said, path)
    assert said.err == f"{path}: file not found\n"


ODD: list[Value] = [
    *(None, True, 2.0, "2", -1, 0, 1, 3, 100, [], {}, 10**20, "x" * 10_000, "\ud800"),
    "a\nb\N{ESCAPE}[2J",
    NOTHING,
    [NOTHING],
    floor(),
]


@pytest.mark.parametrize("new", ODD, ids=lambda value: repr(value)[:12])
def test_anything_anywhere_is_used_or_refused(new: Value) -> None:
    value = file()
    for place in places(value):
        text = json.dumps(changed(value, place, new)).encode()
        answered(hotels(CALL, "-", stdin=text), "-")


def test_any_field_may_be_missing() -> None:
    value = file()
    for place in places(value):
        said = hotels(CALL, "-", stdin=json.dumps(without(value, place)).encode())
        answered(said, "-")
        if place[-1] in {"players", "rounds", "floors", "in_hand", "kind", "cards", "tourists"}:
            assert f"the field {place[-1]} is missing" in said.err


words = st.sampled_from(
    ["players", "values", "rounds", "floors", "in_hand", "kind", "cards", "tourists", "Gym", "Ana"]
)
json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(0, 6)
    | st.floats(allow_nan=False)
    | st.text(st.characters(exclude_categories=["Cs"], exclude_characters="{"), max_size=8)
    | words,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=6),
    max_leaves=12,
)


@tried
@given(st.binary(max_size=60), st.booleans())
def test_random_bytes_are_refused(text: bytes, as_json: bool) -> None:  # noqa: FBT001  drawn
    refused(hotels(CALL, "-", *["--json"] * as_json, stdin=text), "-")


@tried
@given(json_values)
def test_random_values_are_refused(value: Value) -> None:
    refused(hotels(CALL, "-", stdin=json.dumps(value).encode()), "-")


@tried
@given(st.data())
def test_a_file_with_a_few_bytes_changed_is_used_or_refused(data: st.DataObject) -> None:
    text = bytearray(json.dumps(file()).encode())
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        length = data.draw(st.integers(0, 8))
        text[start : start + length] = data.draw(st.binary(max_size=4) | st.just(b'"0,]'))
    said = hotels(CALL, "-", stdin=bytes(text))
    assert said.status in {0, 2}
    assert said.err.count("\n") == said.status // 2
    # A bracket may have come into a text that the complaint quotes.
    answered(said._replace(err=said.err.replace("{", "(")), "-")


@tried
@given(st.data(), json_values)
def test_a_file_with_something_else_in_it_is_used_or_refused(
    data: st.DataObject, new: Value
) -> None:
    value = file()
    for _ in range(data.draw(st.integers(1, 3))):
        value = changed(value, data.draw(st.sampled_from(list(places(value)))), new)
    answered(hotels(CALL, "-", stdin=json.dumps(value).encode()), "-")


@pytest.mark.process
def test_it_runs_as_a_process_of_its_own(tmp_path: Path) -> None:
    said = process(CALL, written(tmp_path, small()), "--json")
    assert (said.returncode, said.stderr) == (0, b"")
    assert json.loads(said.stdout)["totals"] == [11, -3]

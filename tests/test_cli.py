"""The command line: what each call answers, in words and as an object, and what it ends with."""

import json
from pathlib import Path

import pytest

from hotels import __version__
from tests.command import GAMES, Value, changed, hotels, recorded, written

GAME = recorded("manuscript")


def test_the_last_line_counts_games_and_events() -> None:
    said = hotels(
        "replay", GAMES / "manuscript.json", GAMES / "four-equal-vacation.json", "--check"
    )
    assert said.status == 0
    assert said.out.splitlines() == [
        f"{GAMES}/manuscript.json: VACATION, 24 events, under way",
        f"{GAMES}/four-equal-vacation.json: VACATION, 39 events, under way",
        "2 games, 63 events: all agree",
    ]
    assert said.err == ""


def test_one_game_is_counted_like_any_number() -> None:
    said = hotels("replay", GAMES / "manuscript.json", "--check")
    assert said.out.splitlines()[-1] == "1 games, 24 events: all agree"


def test_without_check_nothing_is_compared(tmp_path: Path) -> None:
    path = written(tmp_path, changed(GAME, ("checkpoints", 0, "cash", 0), 1))
    out = f"{path}: VACATION, 24 events, under way\n1 games, 24 events: replayed\n"
    assert hotels("replay", path) == (0, out, "")


def test_all_recorded_games_agree() -> None:
    said = hotels("replay", "--check", *sorted(GAMES.glob("*.json")))
    assert (said.status, said.err) == (0, "")
    assert said.out.splitlines()[-1].endswith(" events: all agree")


def test_a_game_that_is_over_names_who_wins() -> None:
    said = hotels("replay", GAMES / "vacation-p6_017.json")
    assert said.out.startswith(
        f"{GAMES}/vacation-p6_017.json: VACATION, 184 events, P9 wins with $35,700\n"
    )
    said = hotels("replay", GAMES / "acquire-p2_057.json")
    assert said.out.startswith(
        f"{GAMES}/acquire-p2_057.json: Acquire, classic, 93 events, "
        "end not declared: P1 and P2 would share the win with $26,800\n"
    )


@pytest.mark.parametrize(
    ("place", "new", "complaint"),
    [
        (
            ("cash", 0),
            1,
            "event 23: cash: file states 1 5800 6000 8900, Hotels gets 6900 5800 6000 8900",
        ),
        (
            ("shares", "Wilton"),
            [0, 0, 0, None],
            "event 23: shares of Wilton: file states 0 0 0 unknown, Hotels gets 0 0 0 1",
        ),
        (("sizes", "American"), 10, "event 23: sizes of American: file states 10, Hotels gets 9"),
        (("bank", "Luxor"), 0, "event 23: bank of Luxor: file states 0, Hotels gets 18"),
        (
            ("prices", "American"),
            800,
            "event 23: prices of American: file states 800, Hotels gets 700",
        ),
    ],
)
def test_a_disagreement_is_named(
    tmp_path: Path, place: tuple[str, ...], new: Value, complaint: str
) -> None:
    path = written(tmp_path, changed(GAME, ("checkpoints", 5, *place), new))
    said = hotels("replay", "--check", path)
    assert (said.status, said.err) == (1, f"{path}: {complaint}\n")
    assert said.out.splitlines()[-1] == "1 games, 24 events, 1 disagree"


def test_a_file_has_one_complaint_however_much_disagrees(tmp_path: Path) -> None:
    game = recorded("vacation-p6_017")
    game["final"] = {"cash": [0, 0, 0, 0, 0, 0], "winners": [0]}
    path = written(tmp_path, game)
    said = hotels("replay", "--check", path)
    assert said.status == 1
    assert said.err.startswith(f"{path}: final: cash: file states 0 0 0 0 0 0, Hotels gets ")
    assert said.err.endswith(" (and 1 more)\n")
    assert said.err.count("\n") == 1


def test_an_outcome_of_a_game_under_way_disagrees(tmp_path: Path) -> None:
    path = written(tmp_path, GAME | {"final": {"cash": [1, 2, 3, 4]}})
    assert hotels("replay", "--check", path).err == (
        f"{path}: final: the file states an outcome, but the game is still under way\n"
    )


def test_winners_are_named_in_any_order(tmp_path: Path) -> None:
    game = recorded("acquire-p2_057")
    game["final"]["winners"] = [1, 0]
    assert hotels("replay", "--check", written(tmp_path, game)).status == 0


@pytest.mark.parametrize(
    "claims", [{}, {"checkpoints": []}, {"checkpoints": [{"after": 3}]}, {"final": {}}]
)
def test_files_with_nothing_to_check_count_as_replayed(tmp_path: Path, claims: Value) -> None:
    game = {field: said for field, said in GAME.items() if field != "checkpoints"}
    path = written(tmp_path, game | claims)
    if "final" in claims:
        path = written(tmp_path, recorded("acquire-p2_057") | {"checkpoints": []} | claims)
    said = hotels("replay", "--check", path, GAMES / "manuscript.json")
    assert said.status == 0
    assert said.out.endswith(" events: all agree (1 had nothing to check)\n")


def test_each_file_is_judged_by_itself_in_order(tmp_path: Path) -> None:
    disagreeing = written(tmp_path, changed(GAME, ("checkpoints", 0, "cash", 0), 1), "b.json")
    fine, bad = GAMES / "manuscript.json", GAMES / "invalid" / "one-player.json"
    said = hotels("replay", "--check", disagreeing, bad, fine, tmp_path / "none.json", disagreeing)
    assert said.status == 2
    assert [line.partition(": ")[0] for line in said.err.splitlines()] == [
        str(disagreeing),
        str(bad),
        f"{tmp_path}/none.json",
        str(disagreeing),
    ]
    assert said.out.splitlines()[-1] == "3 games, 72 events, 2 disagree"
    assert hotels("replay", "--check", fine, disagreeing, fine).status == 1


@pytest.mark.parametrize("name", json.loads((GAMES / "invalid/index.json").read_bytes()))
def test_an_unusable_file_is_refused_at_its_place(name: str) -> None:
    index = json.loads((GAMES / "invalid/index.json").read_bytes())
    event = index[name]["event"]
    path = GAMES / "invalid" / name
    said = hotels("replay", path)
    assert (said.status, said.out) == (2, "")
    assert hotels("replay", "--check", path) == said
    assert said.err.startswith(f"{path}: {'header' if event is None else f'event {event}'}: ")
    assert said.err.count("\n") == 1


def test_a_dash_is_standard_input() -> None:
    text = (GAMES / "manuscript.json").read_bytes()
    said = hotels("replay", "--check", "-", stdin=text)
    assert said == (0, "-: VACATION, 24 events, under way\n1 games, 24 events: all agree\n", "")
    assert hotels("replay", "-", stdin=b"{").err.startswith("-: the file is not valid JSON")


def test_the_keepers_names_stand_in_the_sentences(tmp_path: Path) -> None:
    game = GAME | {"names": {"American": "Grand Plaza"}}
    path = written(tmp_path, changed(game, ("checkpoints", 5, "sizes", "American"), 8))
    said = hotels("replay", "--check", path)
    assert said.err == f"{path}: event 23: sizes of Grand Plaza: file states 8, Hotels gets 9\n"


def test_a_rule_that_was_due_is_only_reminded_of(tmp_path: Path) -> None:
    game = recorded("decision-draft-p3_006")
    last = len(game["events"]) - 1
    following = (game["events"][last]["player"] + 1) % 3
    game["events"][last] = {"op": "pass_tile", "player": following}
    del game["final"]
    said = hotels("replay", written(tmp_path, game))
    assert said.status == 0
    assert f"under way; event {last}: by the rules the game ends here (condition " in said.out


def test_the_object_is_the_state_as_in_a_checkpoint() -> None:
    said = hotels("replay", GAMES / "manuscript.json", "--json")
    claim = GAME["checkpoints"][-1]
    assert claim["after"] == len(GAME["events"]) - 1
    assert (said.status, said.err, said.out.count("\n")) == (0, "", 1)
    assert json.loads(said.out) == {
        **{field: claim[field] for field in ("cash", "shares", "sizes", "bank", "prices")},
        "awaiting": {"kind": "tile", "players": [1], "chain": None},
        "final": None,
    }


@pytest.mark.parametrize("name", ["vacation-p6_017", "vacation-p3_002-unknown", "acquire-p4_027"])
def test_the_object_of_a_game_that_is_over_has_its_outcome(name: str) -> None:
    found = json.loads(hotels("replay", GAMES / f"{name}.json", "--json").out)
    assert (found["awaiting"], found["final"]) == (None, recorded(name)["final"])


@pytest.mark.parametrize("name", ["four-equal-vacation", "decision-draft-p6_010-unknown"])
def test_what_is_awaited_is_what_comes_next(tmp_path: Path, name: str) -> None:
    game = recorded(name)
    events = game["events"]
    game = {field: said for field, said in game.items() if field not in {"checkpoints", "final"}}
    for count, event in enumerate(events):
        path = written(tmp_path, game | {"events": events[:count]})
        awaiting = json.loads(hotels("replay", path, "--json").out)["awaiting"]
        if event["op"] in {"pass_tile", "end_game"}:
            assert awaiting["kind"] == "tile"
            continue
        assert (awaiting["kind"], awaiting["players"][0]) == (event["op"], event["player"])
        asked = event["chain"] if event["op"] in {"dispose", "announce"} else None
        assert awaiting["chain"] == asked


def test_as_objects_every_file_has_its_line() -> None:
    bad = GAMES / "invalid" / "one-player.json"
    said = hotels("replay", bad, GAMES / "manuscript.json", bad, "--json", "--check")
    lines = [json.loads(line) for line in said.out.splitlines()]
    assert said.status == 2
    why = "header: 1 player: Acquire, classic needs at least 2"
    assert [lines[0], lines[2]] == [{"refused": why}, {"refused": why}]
    assert said.err == 2 * f"{bad}: {why}\n"
    assert list(lines[1]) == ["cash", "shares", "sizes", "bank", "prices", "awaiting", "final"]


def test_a_position_is_scored(tmp_path: Path) -> None:
    path = written(tmp_path, POSITION)
    found = json.loads(hotels("score", path, "--json").out)
    assert list(found) == ["cash", "ranking", "winners", "workings"]
    assert found["cash"] == [7000, 7000, 10000]
    assert (found["ranking"], found["winners"]) == ([[2], [0, 1]], [2])
    assert [(one["player"], one["amount"], one["rule"]) for one in found["workings"]] == [
        (0, 4500, "one holder"),
        (2, 9000, "one holder"),
        (0, 900, "end order"),
        (2, 600, "end order"),
    ]
    assert found["workings"][2]["text"] == "3 Wilton × $300"


POSITION = {
    "edition": "vacation",
    "players": ["Ana", "Ben", "李"],
    "cash": [1600, 7000, 400],
    "sizes": {"Wilton": 3, "Luxor": 6},
    "blocks": {"Wilton": [3, 0, 0], "Luxor": [0, 0, 1], "Festival": [0, 5, 0]},
}


def test_a_score_in_words_is_a_ranking_with_receipts(tmp_path: Path) -> None:
    said = hotels("score", written(tmp_path, POSITION))
    lines = said.out.splitlines()
    assert (said.status, said.err, lines[-1]) == (0, "", "李 wins with $10,000")
    ranked = [line for line in lines[:-1] if not line.startswith(" ")]
    assert ranked == ["1. 李: $10,000", "2. Ana: $7,000", "2. Ben: $7,000"]
    assert "    cash before the settlement ................................   $1,600" in lines
    assert len({line.index("  VACATION") for line in lines if "  VACATION" in line}) == 1


def test_a_position_may_name_the_last_player_and_the_banks_blocks(tmp_path: Path) -> None:
    tied = {
        "edition": "decision-draft",
        "players": ["Ana", "Ben", "Cat"],
        "cash": [0, 0, 0],
        "sizes": {"Super": 2},
        "blocks": {"Super": [1, 1, 1]},
    }
    paid = [
        json.loads(hotels("score", written(tmp_path, tied | last), "--json").out)["cash"]
        for last in ({}, {"last_player": 0}, {"last_player": 2})
    ]
    assert paid == [[900, 900, 800], [900, 900, 800], [900, 800, 900]]
    bank = {
        "edition": "acquire-classic",
        "players": ["Ana", "Ben"],
        "cash": [0, 0],
        "options": {"bank_holds": True},
        "sizes": {"Tower": 2},
        "blocks": {"Tower": [2, 1]},
        "bank_holds": {"Tower": 7},
    }
    found = json.loads(hotels("score", written(tmp_path, bank), "--json").out)
    assert found["cash"] == [1000 + 400, 200]


def test_help_and_version() -> None:
    assert hotels("--version") == (0, f"hotels {__version__}\n", "")
    said = hotels("--help")
    assert (said.status, said.err) == (0, "")
    for call in ("replay", "settle", "score", "editions"):
        assert call in said.out
        assert hotels(call, "--help").status == 0


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("nonsense",),
        ("replay",),
        ("replay", "--nonsense", "x"),
        ("settle",),
        ("settle", "--edition", "vacation", "--size", "2.0", "--blocks", "1,1"),
        ("settle", "--edition", "vacation", "--size", "2", "--blocks", "1,,1"),
        ("settle", "--edition", "vacation", "--size", "9" * 5000, "--blocks", "1,1"),
        ("settle", "--edition", "vacation", "--size", "٣", "--blocks", "1,1"),
        ("editions", "vacation", "--check", "x"),
        ("\N{ESCAPE}[31m\n",),
    ],
)
def test_a_call_nobody_knows_is_refused_in_one_line(arguments: tuple[str, ...]) -> None:
    said = hotels(*arguments)
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("python -m hotels")
    assert said.err[:-1].isprintable()

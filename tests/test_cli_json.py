"""What a call answers a program with ``--json``: one object, refusals, damage and all."""

import json
from pathlib import Path
from unittest import mock

import pytest

from hotels.calls.parser import parser
from hotels.places import archive_file
from hotels.store.store import Store
from tests.command import GAMES, Said, Value, changed, hotels, recorded, written
from tests.store.harm import change
from tests.store.playing import ATTIC, played, ticking

FOUR = "Ana, Ben, Cat and Dora"
DAMAGE = "UPDATE lines SET act = replace(act, 'B2', 'A1') WHERE game = 1 AND number = 7"
SETTLE = ("settle", "--size", "3", "--blocks", "1,1", "--edition")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    return tmp_path


@pytest.fixture
def out(home: Path) -> Path:
    """Two games and what was written out of them."""
    with Store(archive_file(), ticking()) as store:
        played(store)
        played(store, until=6)
    file = home / "all.jsonl"
    assert hotels("archive", "export", "-o", file).status == 0
    return file


def answered(said: Said) -> Value:
    """The one object that a call answers with."""
    assert said.out.count("\n") == 1
    found = json.loads(said.out)
    assert isinstance(found, dict)
    return found


def refused(*arguments: object, stdin: bytes = b"") -> Value:
    """The object of a call that cannot do what it is asked, which says why as standard error."""
    said = hotels(*arguments, "--json", stdin=stdin)
    plain = hotels(*arguments, stdin=stdin)
    assert (said.status, said.err) == (plain.status, plain.err)
    assert said.status == 2
    found = answered(said)
    assert said.err.endswith(f": {found['refused']}\n")
    return found


@pytest.mark.parametrize(
    "call",
    [
        ("replay",),
        ("replay", "--check"),
        ("score",),
        ("editions",),
        ("editions", "--check"),
        ("big-shot",),
        ("perfect-hotel",),
        ("export", "--to", "csv", "-o", "out"),
        SETTLE,
    ],
    ids=" ".join,
)
def test_a_file_that_cannot_be_used_is_refused_in_the_answer(
    home: Path, call: tuple[str, ...]
) -> None:
    for text in (b"", b"{}", b"\xff", b'"hotels"'):
        assert [*refused(*call, "-", stdin=text)] == ["refused"]
    if call != SETTLE:
        assert "cannot be read" in refused(*call, home)["refused"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("nonsense",),
        ("replay",),
        ("replay", "--nonsense", "x"),
        (*SETTLE, "vacation", "--chain", "Nowhere"),
        (*SETTLE, "vacation", "--tile-player", "9"),
        ("settle", "--edition", "vacation", "--size", "x", "--blocks", "1,1"),
        ("editions", "vacation", "--check", "x"),
        ("export", GAMES / "manuscript.json", "--to", "csv", "-o", "x", "--date", "soon"),
        ("export", GAMES / "manuscript.json", "--to", "bgstats", "-o", "x"),
        ("archive", "nonsense"),
        ("archive", "list", "--first", "-1"),
        ("archive", "list"),
        ("archive", "check"),
        ("archive", "rescue"),
        ("archive", "export", "-o", "x"),
        ("archive", "import", "nowhere.jsonl"),
    ],
)
def test_a_call_that_makes_no_sense_is_refused_in_the_answer(arguments: tuple[str, ...]) -> None:
    assert set(refused(*arguments)) <= {"refused", "games"}


def test_an_answer_is_never_asked_for_by_a_file_s_name() -> None:
    said = hotels("replay", "--", "--json")
    assert said == (2, "", "--json: file not found\n")
    assert answered(hotels("nonsense", "--js"))["refused"].startswith("unknown command")
    for before in ((), ("archive",)):
        said = answered(hotels(*before, "--json"))["refused"]
        assert said.startswith("unknown option '--json'; ")


def test_too_much_for_the_memory_is_answered_too() -> None:
    with mock.patch("hotels.calls.score.run", side_effect=MemoryError):
        said = hotels("score", "-", "--json")
    assert answered(said) == {"refused": "this is too much for the memory of this computer"}


def test_where_no_edition_answers_each_says_why() -> None:
    said = hotels("settle", "--edition", "all", "--size", "1", "--blocks", "1,1", "--json")
    assert said.status == 2
    assert {tuple(one) for one in answered(said).values()} == {("refused",)}


def test_what_disagrees_is_in_the_answer(home: Path) -> None:
    game = changed(recorded("manuscript"), ("checkpoints", 5, "cash", 0), 1)
    path = written(home, game | {"final": {"cash": [1, 2, 3, 4], "by": 0.5}})
    said = hotels("replay", "--check", "--json", path)
    assert said.status == 1
    right = [6900, 5800, 6000, 8900]
    assert answered(said)["disagreements"] == [
        {
            "event": 23,
            "field": "cash",
            "chain": None,
            "claimed": [1, *right[1:]],
            "reckoned": right,
        },
        {
            "event": None,
            "field": "outcome",
            "chain": None,
            "claimed": {"cash": [1, 2, 3, 4]},
            "reckoned": None,
        },
    ]
    assert "disagreements" not in answered(hotels("replay", "--json", path))


@pytest.mark.parametrize(
    "call",
    [("export", GAMES / "manuscript.json", "--to", "csv"), ("archive", "export")],
    ids=["export", "archive export"],
)
def test_an_answer_never_stands_within_an_export(out: Path, call: tuple[str, ...]) -> None:
    shown: tuple[tuple[str, ...], ...] = ((), ("-o", "-"))
    for option in shown:
        said = hotels(*call, *option, "--json")
        why = "--json uses standard output; name a file for the export with -o"
        assert (said.status, answered(said)) == (2, {"refused": why})
    there = out.with_name("there")
    said = hotels(*call, "-o", there, "--json")
    assert (said.status, answered(said)["written"], said.err) == (0, str(there), "")
    assert there.exists()


def test_a_listed_game_says_what_it_is(home: Path) -> None:
    own = {"format": "hotels-edition/1", **ATTIC}
    house = written(home, recorded("manuscript") | {"edition": own})
    with Store(archive_file(), ticking()) as store:
        played(store)
        uid = store.record(1).uid
    row = answered(hotels("archive", "list", "--json"))
    assert (row["uid"], row["kind"], row["edition"]) == (uid, "chains", "vacation")
    assert house.exists()


def test_an_archive_that_goes_out_and_in_is_answered(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = hotels("archive", "export", "-o", out, "--json")
    assert said == (0, json.dumps({"written": str(out), "games": 2, "left_out": []}) + "\n", "")
    said = hotels("archive", "check", "--json")
    assert (said.status, answered(said)) == (0, {"games": 2, "damage": []})
    nothing = {"set_aside": None, "whole": 0, "partly": 0, "lost": 0, "editions": 0}
    said = hotels("archive", "rescue", "--json")
    assert (said.status, answered(said)) == (0, nothing)
    monkeypatch.setenv("HOTELS_DATA", str(out.parent / "other"))
    counts = {"new": 2, "known": 0, "back": 0, "grown": 0, "beside": 0, "editions": 0}
    said = hotels("archive", "import", out, "--json")
    assert (said.status, said.err) == (0, "")
    assert answered(said) == counts | {"numbers": [1, 2], "created": str(archive_file())}
    found = answered(hotels("archive", "import", out, "--json"))
    assert found == counts | {"new": 0, "known": 2, "numbers": [1, 2], "created": None}


def test_damage_is_answered(out: Path) -> None:
    change(archive_file(), DAMAGE)
    with Store(archive_file()) as store:
        uid = store.record(1).uid
    damage = {
        "game": 1,
        "uid": uid,
        "players": ["Ana", "Ben", "Cat", "Dora"],
        "deleted": False,
        "line": 7,
        "flaw": "line",
        "why": "the entry is damaged; the game can be read up to there",
    }
    said = hotels("archive", "check", "--json")
    assert (said.status, answered(said)) == (1, {"games": 2, "damage": [damage]})
    assert said.err == hotels("archive", "check").err
    said = hotels("archive", "export", "-o", out, "--json")
    assert said.status == 1
    assert answered(said) == {"written": str(out), "games": 1, "left_out": [damage]}
    found = answered(said := hotels("archive", "rescue", "--json"))
    assert (said.status, Path(found.pop("set_aside")).exists()) == (1, True)
    (missing,) = found.pop("missing")
    del missing["why"]
    assert missing == {key: damage[key] for key in missing} | {"flaw": "missing"}
    assert found == {"whole": 1, "partly": 1, "lost": 0, "editions": 0}


def test_damage_of_the_file_as_a_whole_is_answered(out: Path) -> None:
    assert out.exists()
    archive_file().write_bytes(b"a shopping list, and not a short one " * 40)
    why = (
        "the file of saved games is damaged: nothing was changed; "
        "what can still be read can be rescued"
    )
    for word in ("list", "check"):
        assert refused("archive", word) == {"refused": f"{why}: run archive rescue"}
    found = answered(said := hotels("archive", "rescue", "--json"))
    assert (said.status, found["refused"]) == (2, "no games could be read")
    assert Path(found["set_aside"]).exists()


def test_what_was_taken_in_before_a_bad_line_is_answered(
    out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTELS_DATA", str(out.parent / "other"))
    out.write_bytes(out.read_bytes()[:-2])
    said = hotels("archive", "import", out, "--json")
    assert (said.status, answered(said)["games"]) == (2, 1)
    assert answered(said)["refused"].endswith("; the game before that point is saved here")
    assert refused("archive", "import", out)["games"] == 1


CALLS = (
    *("replay", "settle", "score", "editions", "export", "big-shot", "perfect-hotel"),
    *(f"archive {word}" for word in ("list", "export", "import", "check", "rescue")),
)


@pytest.mark.parametrize("call", CALLS)
def test_the_help_of_each_call_says_what_is_answered(call: str) -> None:
    said = " ".join(hotels(*call.split(), "--help").out.split())
    assert "--json" in said
    assert 'its "refused" says why' in said
    assert "%" not in said.replace("%APPDATA%", "")


def test_every_call_can_answer() -> None:
    assert parser().parse_args(["archive", "check", "--json"]).json
    said = hotels("--help").out
    for call in CALLS:
        assert call.partition(" ")[0] in said

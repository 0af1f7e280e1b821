"""``archive import`` of whatever the app takes in, and ``archive export`` of one game."""

import json
import os
import subprocess
import sys
from pathlib import Path
from unittest import mock

import pytest

from hotels.places import archive_file
from hotels.store.disk import DiskError, Hindrance
from hotels.store.store import Store
from tests.command import GAMES, ROOT, Value, changed, hotels, recorded, written
from tests.exports.test_recorded import HOTELS, SCORE, SHOTS
from tests.fuzz.spoilt import BOARD, VALUES
from tests.sound import HOUSE
from tests.store.playing import played, ticking

GAME = recorded("acquire-p2_057")
TWO = json.loads((SHOTS / "two.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for each test."""
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    return tmp_path


def listed(*more: str) -> list[Value]:
    """The games of the archive as a program reads them."""
    return [json.loads(row) for row in hotels("archive", "list", "--json", *more).out.splitlines()]


@pytest.mark.parametrize(
    ("value", "kind", "edition"),
    [
        (GAME, "chains", "acquire-classic"),
        (SCORE, "tally", "vacation"),
        (TWO, "big-shot", None),
        (HOTELS, "perfect-hotel", None),
    ],
    ids=["transcript", "quick score", "Big Shot", "Perfect Hotel"],
)
def test_a_recorded_game_is_taken_in_once(
    home: Path, value: Value, kind: str, edition: str | None
) -> None:
    path = written(home, value)
    begun = f"1 game new\narchive created: {archive_file()}\n"
    assert hotels("archive", "import", path) == (0, begun, "")
    assert hotels("archive", "import", path) == (0, "1 game already here\n", "")
    stdin = json.dumps(value).encode()
    assert hotels("archive", "import", "-", stdin=stdin) == (0, "1 game already here\n", "")
    (row,) = listed()
    assert (row["kind"], row["edition"]) == (kind, edition)
    assert row["players"] == value["players"]
    assert hotels("archive", "check") == (0, "1 game: no damage found\n", "")


def test_a_game_says_how_it_came_out(home: Path) -> None:
    assert hotels("archive", "import", written(home, GAME)).status == 0
    final = {"cash": [26_800, 26_800], "winners": [0, 1], "provisional": True}
    assert listed()[0]["final"] == final
    assert hotels("archive", "import", written(home, SCORE)).status == 0
    assert listed()[0]["final"] == {"cash": [7000, 7000, 10_000], "winners": [2]}


def test_a_game_in_a_house_edition_names_it(home: Path) -> None:
    own = HOUSE | {"based_on": "vacation", "changes": {"buy": 2}}
    game = recorded("manuscript") | {"edition": own, "events": [], "checkpoints": []}
    assert hotels("archive", "import", written(home, game)).status == 0
    assert listed()[0]["edition"] == "house-all"


def test_a_list_of_games_is_taken_in(home: Path) -> None:
    path = written(home, [GAME, SCORE, TWO, GAME])
    said = hotels("archive", "import", path, "--json")
    found = json.loads(said.out)
    assert (said.status, found["new"], found["known"], found["numbers"]) == (0, 3, 1, [1, 2, 3, 1])
    assert hotels("archive", "import", path) == (0, "4 games already here\n", "")
    assert len(listed()) == 3


@pytest.mark.parametrize("value", [HOUSE, BOARD, VALUES], ids=["edition", "board", "values"])
def test_a_thing_of_the_house_is_taken_in(home: Path, value: Value) -> None:
    path = written(home, value)
    begun = f"1 house edition\narchive created: {archive_file()}\n"
    assert hotels("archive", "import", path) == (0, begun, "")
    with Store(archive_file()) as store:
        assert [*store.editions()] == [value["id"]]


def test_what_a_game_claims_wrongly_is_said_and_the_game_taken_in(home: Path) -> None:
    wrong = changed(recorded("manuscript"), ("checkpoints", 5, "cash", 0), 1)
    path = written(home, wrong)
    said = hotels("archive", "import", path)
    claim = "event 23: cash: file states 1 5800 6000 8900, Hotels gets 6900 5800 6000 8900"
    taken = "the game was imported with the figures Hotels gets"
    assert (said.status, said.err) == (1, f"{path}: {claim}; {taken}\n")
    assert said.out.startswith("1 game new\n")
    path = written(home, [GAME, wrong])
    said = hotels("archive", "import", path, "--json")
    assert (said.status, said.err) == (1, f"{path}: game 2: {claim}; {taken}\n")
    found = json.loads(said.out)
    assert (found["new"], found["known"]) == (1, 1)
    assert [(one["of"], one["event"]) for one in found["disagreements"]] == [("game 2", 23)]


BAD = GAME | {"events": [*GAME["events"][:3], {"op": "tile"}], "checkpoints": []}


@pytest.mark.parametrize(
    ("value", "why"),
    [
        (BAD, "event 3: the field player is missing"),
        (GAME | {"players": ["Ana", "Ana"]}, "in the header: two players are called Ana"),
        ([GAME, BAD], "game 2 in the file: event 3: the field player is missing"),
        ([GAME, 1], "game 2 in the file: the game must be an object in braces"),
        (SCORE | {"cash": [1]}, "in the file: cash has 1 number but needs 3"),
        (HOUSE | {"changes": {"safe": "x"}}, "in the file: safe must be a whole number"),
    ],
)
def test_what_is_refused_is_not_taken_in_and_begins_no_archive(
    home: Path, value: Value, why: str
) -> None:
    path = written(home, value)
    said = hotels("archive", "import", path)
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1)
    assert said.err.startswith(f"{path}: {why}")
    assert said.err.endswith("; nothing was imported\n")
    assert list(home.iterdir()) == [path]


@pytest.mark.parametrize("name", json.loads((GAMES / "invalid/index.json").read_bytes()))
def test_what_breaks_a_rule_is_refused_at_its_event(home: Path, name: str) -> None:
    event = json.loads((GAMES / "invalid/index.json").read_bytes())[name]["event"]
    path = GAMES / "invalid" / name
    said = hotels("archive", "import", path)
    assert (said.status, said.out) == (2, "")
    if name != "unknown-format.json":  # which is not even seen to be a transcript
        place = "in the header" if event is None else f"event {event}"
        assert said.err.startswith(f"{path}: {place}: ")
    assert list(home.iterdir()) == []


def test_a_disk_that_refuses_within_a_list_says_what_is_safe(home: Path) -> None:
    path = written(home, [GAME, SCORE])
    take_in, games = Store.take_in, iter((True, False))

    def until_full(store: Store, *game: object) -> int:
        if next(games):
            return take_in(store, *game)  # type: ignore[arg-type]
        raise DiskError(Hindrance.FULL)

    with mock.patch.object(Store, "take_in", until_full):
        said = hotels("archive", "import", path)
    assert said.status == 2
    assert said.err.endswith("; the game before that point is saved here\n")
    assert hotels("archive", "import", path).out == "1 game new and 1 game already here\n"


def test_the_help_says_what_is_taken_in() -> None:
    said = " ".join(hotels("archive", "import", "--help").out.split()).replace("- ", "-")
    for word in ("hotels-archive/1", "hotels-transcript/1", "quick score", "list", "Big Shot"):
        assert word in said


# one game out


@pytest.fixture
def three(home: Path) -> Path:
    """Three games in the archive: the second is over, the third is deleted."""
    with Store(archive_file(), ticking()) as store:
        played(store)
        played(store, "acquire-p2_057")
        store.delete(played(store, until=4).record.id)
    return home


def test_one_game_goes_out_by_its_number_or_its_uid(
    three: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    uid = listed()[0]["uid"]
    out, again = three / "one.jsonl", three / "again.jsonl"
    assert hotels("archive", "export", "--game", "2", "-o", out) == (
        0,
        f"1 game exported to {out}\n",
        "",
    )
    head, game, *lines = map(json.loads, out.read_text(encoding="utf-8").splitlines())
    assert head == {"format": "hotels-archive/1", "games": 1, "editions": 0}
    assert game["game"]["uid"] == uid
    assert len(lines) == 93
    said = hotels("archive", "export", "--game", uid, "-o", again, "--json")
    assert json.loads(said.out) == {"written": str(again), "games": 1, "left_out": []}
    assert again.read_bytes() == out.read_bytes()
    monkeypatch.setenv("HOTELS_DATA", str(three / "other"))
    assert hotels("archive", "import", out).out.startswith("1 game new\n")
    assert [row["uid"] for row in listed()] == [uid]
    assert hotels("archive", "export", "-o", again).status == 0
    assert again.read_bytes() == out.read_bytes()


@pytest.mark.parametrize(
    ("game", "why"),
    [
        ("4", "there is no game '4'; see archive list"),
        ("0", "there is no game '0'; see archive list"),
        ("x" * 50, f"there is no game '{'x' * 39}…'; see archive list"),
        ("9" * 40, f"there is no game '{'9' * 40}'; see archive list"),
        ("3", "game 3 is deleted; restore it in the app"),
    ],
)
def test_a_game_that_is_not_there_is_refused(three: Path, game: str, why: str) -> None:
    out = three / "one.jsonl"
    said = hotels("archive", "export", "--game", game, "-o", out)
    assert said == (2, "", f"{archive_file()}: {why}\n")
    assert not out.exists()
    assert hotels("archive", "export", "--game", game).out == ""


def test_a_damaged_game_does_not_go_out_alone(three: Path) -> None:
    from tests.store.harm import change  # noqa: PLC0415 - beside its only use

    change(archive_file(), "UPDATE lines SET act = replace(act, 'B2', 'A1') WHERE game = 1")
    out = three / "one.jsonl"
    said = hotels("archive", "export", "--game", "1", "-o", out)
    assert (said.status, said.out) == (1, "")
    assert "left out: the entry is damaged" in said.err
    assert not out.exists()
    said = hotels("archive", "export", "--game", "1", "-o", out, "--json")
    assert (said.status, len(json.loads(said.out)["left_out"])) == (1, 1)
    assert json.loads(said.out)["written"] is None
    assert hotels("archive", "export", "--game", "2", "-o", out).status == 0


INTERRUPTED = """
import os, signal, sys
from hotels.__main__ import main
from hotels.store.disk import Disk
signal.signal(signal.SIGINT, signal.default_int_handler)
write, commits = Disk.write, []
def writing(disk, statement, values=()):
    said = write(disk, statement, values)
    if statement == "COMMIT":
        commits.append(1)
        if len(commits) == int(sys.argv[2]):
            os.kill(os.getpid(), signal.SIGINT)
    return said
Disk.write = writing
sys.exit(main(["archive", "import", sys.argv[1]]))
"""


@pytest.mark.process
@pytest.mark.skipif(os.name != "posix", reason="signals are otherwise elsewhere")
@pytest.mark.parametrize("what", ["list", "archive"])
def test_ctrl_c_in_the_midst_of_a_write_counts_the_game_that_is_written(
    home: Path, what: str
) -> None:
    path = written(home, [GAME, SCORE, HOTELS])
    assert hotels("archive", "import", path).status == 0
    if what == "archive":
        path = home / "all.jsonl"
        assert hotels("archive", "export", "-o", path).status == 0
    data = home / "other"
    begun = 1 + _commits_of_a_new_archive(home)
    said = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, str(path), str(begun)],
        cwd=ROOT,
        env=os.environ | {"HOTELS_DATA": str(data)},
        capture_output=True,
        text=True,
        check=False,
    )
    why = f"{path}: interrupted; the game before that point is saved here\n"
    assert (said.returncode, said.stdout, said.stderr) == (130, "", why)
    with Store(data / "hotels.db") as store:
        assert store.count() == 1


def _commits_of_a_new_archive(home: Path) -> int:
    """How often it is written before there is a game in it."""
    commits = 0
    write = Store.__init__.__globals__["Disk"].write

    def counted(disk: object, statement: str, values: object = ()) -> object:
        nonlocal commits
        commits += statement == "COMMIT"
        return write(disk, statement, values)

    with mock.patch("hotels.store.disk.Disk.write", counted), Store(home / "new" / "hotels.db"):
        return commits

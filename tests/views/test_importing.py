"""What is said of a file that comes in: what it is, what became of it, or why it is refused."""

import io
import json

import pytest

from hotels.exports.archive import TakenIn
from hotels.exports.incoming import Found, Sort, Source, found
from hotels.exports.recorded import Fate, Ready, replayed
from hotels.ledger.objection import Refused
from hotels.store.disk import DiskError, Hindrance
from hotels.store.own import own
from hotels.views import importing as views
from hotels.views.importing import Told
from tests.command import GAMES, Value

NONE_OF_OURS = "Hotels can't import this kind of file, or it is from a newer version."
AT = "2026-11-18T20:00:00Z"
EDITION: Value = {
    "format": "hotels-edition/1",
    "id": "house-attic",
    "name": "The attic's",
    "based_on": "vacation",
    "changes": {"buy": 3},
}
SHOT: Value = {
    "players": ["Ana", "Ben", "Cat"],
    "colours": ["red", "yellow", "white"],
    "events": [],
}
HOTEL: Value = {"players": ["Ana", "Ben"], "rounds": [[{"floors": [], "in_hand": 1}] * 2]}
VALUES: Value = {
    "format": "hotels-values/1",
    "id": "house-dear",
    "name": "Dear",
    "values": {"Bar": 12},
}


def game(name: str = "vacation-p4_001") -> Value:
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


SCORE: Value = {
    "edition": "vacation",
    "players": ["Ana", "Ben", "Cat"],
    "cash": [1600, 7000, 400],
    "sizes": {"Wilton": 3},
    "blocks": {"Wilton": [3, 0, 0]},
}


def looked_at(value: Value) -> tuple[Found, Ready | None]:
    data = value if isinstance(value, bytes) else json.dumps(value).encode()
    one = found(Source(io.BytesIO(data)))
    return one, None if one.sort is Sort.EDITION else replayed(one, AT)


def why(value: Value) -> Told:
    """Why a file is refused."""
    data = value if isinstance(value, bytes) else json.dumps(value).encode()
    refused, one = _refused(data)
    told = views.refused(refused, one)
    assert (told.headline, told.note) == (
        "The file was not imported",
        "Nothing was imported, and nothing here has changed.",
    )
    assert told.refused
    return told


def _refused(data: bytes) -> tuple[Refused, Found | None]:
    one: Found | None = None
    try:
        one = found(Source(io.BytesIO(data)))
        if one.sort in {Sort.EDITION, Sort.BOARD, Sort.VALUES}:
            own(one.said)
        else:
            replayed(one, AT)
    except Refused as refused:
        return refused, one
    raise AssertionError(data)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (b"", "The file is empty."),
        (b"{", f"The file is not valid JSON: error at line 1, column 2. {views.TAKES}"),
        (b"[1, 2]", f"The file must be an object in braces. {views.TAKES}"),
        (b"\xff", f"The file is not UTF-8 text (byte 0). {views.TAKES}"),
        (
            b"SQLite format 3\0" + bytes(100),
            "This is the file Hotels stores its games in; back up the games to another file ",
        ),
        (
            {"name": "a recipe"},
            f"{NONE_OF_OURS} {views.TAKES}",
        ),
        (
            {"format": "hotels-transcript/7", "players": []},
            "In the header: the format must be hotels-transcript/1.",
        ),
        (game() | {"players": []}, "In the header: no players: VACATION needs at least 2."),
        (
            SHOT | {"events": [{"op": "loan", "player": 7}]},
            "Event 0: player must be from 0 to 2.",
        ),
        (SHOT | {"players": ["Ana"]}, "In the header: 1 player: Big Shot needs at least 2."),
        (
            HOTEL | {"rounds": [[{"floors": [], "in_hand": 1}, {"floors": []}]]},
            "Round 1, player 2: the field in_hand is missing.",
        ),
        (
            EDITION | {"based_on": "monopoly"},
            "In the file: based_on must be decision-draft, decision, vacation, acquire-classic, ",
        ),
        (
            VALUES | {"values": {"Sauna": 3}},
            "In the file: values: 'Sauna' is not a kind of Build card: it must be Bedroom, ",
        ),
        (
            {"format": "hotels-board/1", "id": "Attic", "name": "x", "board": {}},
            (
                "In the file: id: 'Attic' must start with house-, followed by lowercase letters, "
                "numbers or hyphens."
            ),
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence_with_its_place(value: Value, sentence: str) -> None:
    said = why(value).sentence
    assert said.startswith(sentence)
    assert said.endswith(".")
    assert sentence == said or not sentence.endswith(".")


def test_an_event_that_cannot_be_is_told_with_names() -> None:
    said = json.loads((GAMES / "invalid" / "wrong-player-buys.json").read_bytes())
    people = ["Ana", "Ben", "Cat"]
    said["players"] = people
    sentence = why(said).sentence
    assert sentence.startswith("Event 22: ")
    assert sum(name in sentence for name in people) == 2
    assert "player" not in sentence


def test_a_file_handed_over_is_told_before_it_is_taken_in() -> None:
    asked = views.asked(*looked_at(HOTEL), "content/a/b/evening.json")
    assert asked == (
        "Import this?",
        "A Perfect Hotel game with Ana and Ben (3 entries).",
        "Cancel",
        "Import",
        "From evening.json",
    )
    asked = views.asked(*looked_at(SCORE), "")
    assert asked.sentence == "A quick score with Ana, Ben and Cat (13 entries)."
    both = found(Source(io.BytesIO(json.dumps([HOTEL, SCORE]).encode())))
    assert views.asked(both, None, "").sentence == "2 games."
    asked = views.asked(*looked_at(EDITION), "")
    assert asked.sentence == "A house edition called The attic's."
    assert asked.note == "From an unnamed file"
    head = Found(Sort.ARCHIVE, {"format": "hotels-archive/1", "games": 12, "editions": 1})
    sentence = views.asked(head, None, "x").sentence
    assert sentence == "A backup with 12 games and 1 house edition."
    empty = Found(Sort.ARCHIVE, {"games": "many", "editions": 0})
    assert views.asked(empty, None, "x").sentence == "An empty backup."


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("../../etc/passwd", "passwd"),
        ("C:\\Users\\ana\\a.json", "a.json"),
        ("a\u202eb\n.json", "a?b?.json"),
        ("x" * 150, "x" * 119 + "…"),
        ("a/b/", "an unnamed file"),
    ],
)
def test_a_name_is_shown_without_its_folders_and_short(name: str, shown: str) -> None:
    assert views.display(name) == shown


def test_what_became_of_a_game_is_told() -> None:
    _, ready = looked_at(HOTEL)
    assert ready is not None
    assert views.game_kept(ready, Fate.NEW) == Told(
        "Game imported", "A game with Ana and Ben (3 entries)."
    )
    assert views.game_kept(ready, Fate.KNOWN) == Told(
        "The game is already here",
        "The game with Ana and Ben is already here (3 entries). Nothing was added.",
    )
    assert views.game_kept(ready, Fate.BACK) == Told(
        "Game restored",
        "The game with Ana and Ben had been deleted and is now restored (3 entries).",
    )


def test_what_became_of_a_thing_of_the_house_is_told() -> None:
    thing = own(EDITION)
    new = views.own_kept(Sort.EDITION, thing, new=True, beside=False)
    assert new == Told("Imported", "A house edition called The attic's was added.")
    beside = views.own_kept(Sort.EDITION, thing, new=True, beside=True)
    assert beside.note == "A different version was already on this device; both were kept."
    known = views.own_kept(Sort.VALUES, own(VALUES), new=False, beside=False)
    assert (
        known.sentence
        == "The Perfect Hotel values called Dear are already here. Nothing was added."
    )


@pytest.mark.parametrize("games", [10**4_000, -3, True, "many", None])
def test_a_number_of_games_that_cannot_be_is_not_said(games: object) -> None:
    one = Found(Sort.ARCHIVE, {"games": games})
    assert views.asked(one, None, "x").sentence == "An empty backup."


def test_what_became_of_an_archive_is_told() -> None:
    report = TakenIn(new=3, known=2, grown=1, editions=1)
    assert views.archive_kept(report) == Told(
        "Backup imported",
        "3 games new, 2 games already here, 1 game continued and 1 house edition.",
    )
    assert views.archive_kept(TakenIn()).sentence == "No games."


def test_a_stop_says_what_is_kept() -> None:
    assert views.stopped(0) == Told("Stopped", "Nothing was imported.")
    assert views.stopped(1).sentence == (
        "The game before that point is saved here. Import the file again to continue from there."
    )


def test_what_is_wrong_late_says_what_is_in() -> None:
    archive = Found(Sort.ARCHIVE, {})
    told = views.refused(Refused("broken chain").at(12), archive, 4)
    assert told == Told(
        "Not everything was imported",
        "Line 12: the line was changed or damaged.",
        "The 4 games before that point are saved here.",
        refused=True,
    )
    full = views.hindered(DiskError(Hindrance.FULL), 1)
    assert full.sentence.startswith("Storage is full: everything shown so far is saved")
    assert full.note == "The game before that point is saved here."
    assert views.unread(MemoryError()).sentence == (
        "The file is too large for this device's memory."
    )
    assert views.unread(OSError()).sentence.startswith("The file could not be read to the end")


def test_games_are_grouped_by_what_became_of_them_each_once() -> None:
    games = [(7, Fate.KNOWN), (3, Fate.NEW), (7, Fate.KNOWN), (4, Fate.GROWN), (2, Fate.NEW)]
    assert views.groups(games) == (
        ("New here", (3, 2), 0),
        ("Already here, now continued", (4,), 0),
        ("Already here", (7,), 0),
    )
    (many,) = views.groups([(number, Fate.NEW) for number in range(1, 101)])
    assert (many.numbers, many.more) == (tuple(range(1, 31)), 70)
    assert views.and_more(many) == "and 70 more"
    assert views.groups([]) == ()


@pytest.mark.parametrize(
    ("done", "total", "sort", "said"),
    [
        (0, 9, None, ""),
        (1, 0, Sort.TRANSCRIPT, "1 event"),
        (1_200, 5_000, Sort.TRANSCRIPT, "1,200 of 5,000 events"),
        (0, 12, Sort.ARCHIVE, "0 of 12 games"),
        (3, 12, Sort.ARCHIVE, "3 of 12 games"),
        (3, 2, Sort.ARCHIVE, "3 games"),
    ],
)
def test_how_far_it_is(done: int, total: int, sort: Sort | None, said: str) -> None:
    assert views.so_far(done, total, sort) == said


@pytest.mark.parametrize(
    ("done", "total", "said"),
    [
        (0, 0, "3 of 12 games"),
        (1, 0, "3 of 12 games; next game: 1 line read"),
        (12_000, 0, "3 of 12 games; next game: 12,000 lines read"),
        (24_000, 60_000, "3 of 12 games; next game: 24,000 of 60,000 entries checked"),
    ],
)
def test_how_far_a_long_game_is(done: int, total: int, said: str) -> None:
    assert views.within("3 of 12 games", done, total) == said

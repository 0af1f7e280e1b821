"""What is bad in an archive is refused with its line; the games before it are in."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotels.exports import archive
from hotels.exports.archive import TakenIn
from hotels.exports.archive_lines import EMPTY_LINE, LINE_TOO_LONG, OTHERWISE_ABOUT
from hotels.ledger.objection import Refused
from hotels.store.checking import damages
from hotels.store.store import Store
from tests.store.archives import changed, lines_of, put_in, refused, told_otherwise
from tests.store.playing import example, ticking


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An archive with two games, a deleted one, a forgotten player and a house edition."""
    path = tmp_path / "ours.db"
    example(path)
    return path


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Store]:
    """Another archive, with nothing in it."""
    with Store(tmp_path / "other.db", ticking()) as store:
        yield store


def test_a_file_cut_short_anywhere_is_refused_and_what_is_whole_is_kept(path: Path) -> None:
    lines = lines_of(path)
    file = b"".join(lines)
    ends = [0]
    for line in lines:
        ends.append(ends[-1] + len(line))
    first_game = ends[27]
    cuts = {*ends[:-1], *(end + 7 for end in ends[:-1]), *(end - 1 for end in ends[1:])}
    cuts.discard(len(file) - 1)
    with Store(path.with_name("cut.db"), ticking()) as store:
        for cut in sorted(cuts, reverse=True):
            for record in list(store.all_games()):
                store.delete(record.id)
            store.purge("9")
            with pytest.raises(Refused) as error:
                put_in(store, file[:cut])
            whole = sum(end <= cut + 1 for end in ends[1:])
            assert error.value.place in {whole, whole + 1}, cut
            assert store.count() == (cut >= first_game - 1), cut
            assert list(damages(store)) == []
    with Store(path.with_name("all.db")) as store:
        assert put_in(store, file[:-1]) == TakenIn(new=2, editions=1)


def test_any_line_changed_breaks_its_game_and_no_other(path: Path, other: Store) -> None:
    lines = lines_of(path)
    for place in (3, 4, 14, 26):
        for field, value in (("at", "2030"), ("seal", "x"), ("chain", "x"), ("line", 7)):
            bad = [*lines[:place], changed(lines[place], {field: value}), *lines[place + 1 :]]
            assert refused(other, *bad) == (archive.BROKEN_CHAIN, place + 1)
            assert other.count() == 0
    for place in (28, 35, len(lines) - 1):
        bad = [*lines[:place], changed(lines[place], {"seal": "x"}), *lines[place + 1 :]]
        assert refused(other, *bad) == (archive.BROKEN_CHAIN, place + 1)
        assert other.count() == 1
    assert put_in(other, *lines) == TakenIn(new=1, known=1, editions=1)


def test_lines_left_out_doubled_or_in_another_order_are_refused(path: Path, other: Store) -> None:
    lines = lines_of(path)
    head, game, rest = lines[:3], lines[3:27], lines[27:]
    for bad, place in (
        (game[1:], 4),
        ([*game[:5], *game[6:]], 9),
        ([*game[:5], game[5], game[5], *game[6:]], 10),
        ([*game[:5], game[6], game[5], *game[7:]], 9),
    ):
        assert refused(other, *head, *bad, *rest) == (archive.BROKEN_CHAIN, place)
    assert refused(other, *head, *game[:-1], *rest) == (archive.CUT_SHORT, 27)
    assert refused(other, *head, *rest) == (archive.CUT_SHORT, 4)
    assert other.count() == 0
    assert refused(other, *head, *game) == (archive.CUT_SHORT, 27)
    assert other.count() == 1


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"kind": "big shot"}, "unknown kind"),
        ({"header": {"edition": "acquire-2077"}}, "unknown edition"),
        ({"header": []}, "not an object"),
        ({"header": {"edition": "\ud800"}}, None),
        ({"names": "Luxor"}, "not an object"),
        ({"players": "Ana"}, "not a list"),
        ({"players": ["Ana", "Ben", "Cat"]}, None),
        ({"players": ["Ana", "Ben", "Cat", 4]}, "not text"),
        ({"players": ["Ana", "Ben", "Cat", "x" * 101]}, "too long"),
        ({"names": {"Luxor": 7}}, "not text"),
        ({"names": {"Luxor": "x" * 101}}, "too long"),
        ({"uid": ""}, "empty"),
        ({"uid": 7}, "not text"),
        ({"last": "x"}, archive.CUT_SHORT),
        ({"summary": None}, "not text"),
    ],
)
def test_a_game_of_other_terms_is_refused(
    path: Path, other: Store, fields: dict[str, Any], code: str | None
) -> None:
    lines = lines_of(path)
    lines[2] = told_otherwise(lines[2], fields)
    found, place = refused(other, *lines)
    assert found == code or code is None
    assert place in {3, 4, 28}
    assert other.count() == 0


def test_a_game_s_terms_stand_in_its_digests(path: Path, other: Store) -> None:
    lines = lines_of(path)
    header = json.loads(lines[2])["game"]["header"] | {"options": {"start_cash": 8_000}}
    assert refused(other, *lines[:2], changed(lines[2], {"header": header}), *lines[3:]) == (
        OTHERWISE_ABOUT,
        3,
    )
    lines[2] = told_otherwise(lines[2], {"header": header})
    assert refused(other, *lines) == (archive.BROKEN_CHAIN, 4)


@pytest.mark.parametrize(
    "fields",
    [
        {"players": ["Eva", "", "Émile 😀", "Dora"]},
        {"players": ["Ana", "Ben", "Émile 😀", "Dora"]},
        {"names": {"Luxor": "Ritz"}},
        {"source": "elsewhere"},
        {"played": "1964"},
        {"created_at": "1964"},
        {"uid": "another"},
        {"about": ""},
    ],
)
def test_what_is_said_about_a_game_stands_in_a_digest(
    path: Path, other: Store, fields: dict[str, Any]
) -> None:
    lines = lines_of(path)
    lines[2] = changed(lines[2], fields)
    assert refused(other, *lines) == (OTHERWISE_ABOUT, 3)
    assert other.count() == 0


def test_two_players_of_one_name_are_refused(path: Path, other: Store) -> None:
    lines = lines_of(path)
    lines[2] = told_otherwise(lines[2], {"players": ["Ana", "", "Ana", "Dora"]})
    assert refused(other, *lines) == ("same name", 3)


def test_a_file_with_more_than_it_says_is_refused_where_that_begins(
    path: Path, other: Store
) -> None:
    lines = lines_of(path)
    for editions, games, place in ((0, 2, 2), (1, 1, 28), (1, 0, 3)):
        head = changed(lines[0], {"editions": editions, "games": games})
        assert refused(other, head, *lines[1:]) == (archive.MORE_THAN_SAID, place)
    assert other.count() == 1


def test_empty_lines_at_the_end_are_nothing(path: Path, other: Store) -> None:
    assert put_in(other, *lines_of(path), b"\n", b" \r\n", b"\n").new == 2


def test_before_the_first_whole_game_nothing_stays_of_a_refused_file(
    path: Path, other: Store
) -> None:
    lines = lines_of(path)
    assert refused(other, *lines[:3], b"{}\n") == (archive.CUT_SHORT, 4)
    assert other.editions() == {}
    assert refused(other, *lines[:2]) == (archive.CUT_SHORT, 2)
    assert other.editions() == {}
    assert refused(other, *lines[:27], b"{}\n") == ("missing field", 28)
    assert [*other.editions()] == ["house-attic"]


ACT = b'{"act":%s,"at":"","chain":"","line":20,"seal":""}\n'
DEEP = b'{"a":' * 400 + b"1" + b"}" * 400

BAD_LINES: list[tuple[bytes, str, str]] = [
    #  within a game, and between two
    (b"null\n", "not an object", "not an object"),
    (b"7\n", "not an object", "not an object"),
    (b"[]\n", "not an object", "not an object"),
    (b"\n", EMPTY_LINE, EMPTY_LINE),
    (b"\xff\xfe\n", "not utf-8", "not utf-8"),
    (b"{}\n", archive.CUT_SHORT, "missing field"),
    (b'{"wonder":{}}\n', archive.CUT_SHORT, "missing field"),
    (b'{"game":{}}\n', archive.CUT_SHORT, "missing field"),
    (b'{"game":7}\n', archive.CUT_SHORT, "not an object"),
    (b'{"edition":7}\n', archive.CUT_SHORT, archive.MORE_THAN_SAID),
    (b'{"edition":{}}\n', archive.CUT_SHORT, archive.MORE_THAN_SAID),
    (b'{"line":20}\n', "missing field", "missing field"),
    (b'{"line":20,"line":20}\n', "doubled field", "doubled field"),
    (b'{"line":NaN}\n', "not a whole number", "not a whole number"),
    (b'{"line":%s}\n' % (b"9" * 5_000), "out of range", "out of range"),
    (ACT % b'{"kind":"bribe"}', "not one of", "missing field"),
    (ACT % b'{"kind":"redo"}', archive.IMPOSSIBLE_ACT, "missing field"),
    (ACT % b'{"kind":"undo"}', archive.BROKEN_CHAIN, "missing field"),
    (ACT % b'{"kind":"undo","x":"\\ud800"}', "not writable", "not writable"),
    (ACT % DEEP, "missing field, too deep", "missing field, too deep"),  # by the Python's depth
    (ACT % (b"[" * 100_000), "too deep", "too deep"),
    (b'{"line":"%s"}\n' % (b"x" * 1_000_000), LINE_TOO_LONG, LINE_TOO_LONG),
]


@pytest.mark.parametrize(("line", "within", "between"), BAD_LINES, ids=lambda of: repr(of[:40]))
def test_a_bad_line_is_refused_and_nothing_of_its_game_is_in(
    path: Path, other: Store, line: bytes, within: str, between: str
) -> None:
    lines = lines_of(path)
    for place, codes in ((22, within), (27, between)):
        code, at = refused(other, *lines[:place], line, *lines[place:])
        assert (code in codes.split(", "), at) == (True, place + 1), code
        assert other.count() == (place == 27)
    assert list(damages(other)) == []
    assert put_in(other, *lines) == TakenIn(new=1, known=1, editions=1)


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (b"", archive.NOTHING_SAID),
        (b"\n\n", archive.NOTHING_SAID),
        (b'{"format":"hotels-archive/1","games":-1,"editions":0}\n', "out of range"),
        (b"{}\n", archive.NOT_AN_ARCHIVE),
        (b'{"format":"hotels-archive/2","games":0,"editions":0}\n', archive.NOT_AN_ARCHIVE),
        (b'{"format":"hotels-transcript/1","events":[]}\n', archive.NOT_AN_ARCHIVE),
        (b'{"format":"hotels-archive/1"}\n', "missing field"),
        (b'{"format":"hotels-archive/1","games":"0","editions":0}\n', "not a whole number"),
        (b"SQLite format 3\0", "not json"),
        (b"Dear archive,\n", "not json"),
    ],
)
def test_what_is_no_archive_is_refused(other: Store, file: bytes, code: str) -> None:
    found, place = refused(other, file)
    assert (found, place) == (code, 1 if file else 0)


def test_a_game_is_bounded_in_size(
    path: Path, other: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = lines_of(path)
    size = sum(map(len, lines[3:27]))
    monkeypatch.setattr(archive, "LARGEST_GAME", size)
    too_far = next(end for end in range(28, len(lines)) if sum(map(len, lines[28:end])) > size)
    assert refused(other, *lines) == (archive.GAME_TOO_LARGE, too_far)
    assert other.count() == 1

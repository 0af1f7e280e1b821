"""The store: what it keeps, what it refuses to change, and what it forgets when asked."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.store.disk import DiskError, Hindrance
from hotels.store.records import NewGame, Stored, chained, checked
from hotels.store.store import Store
from tests.store.playing import PLAYERS, empty_games, played, ticking

NEW = NewGame("uid", "chains", '{"edition":"vacation"}', ("Ana", "Ben"), '{"Luxor":"Ritz"}', "home")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deeper" / "hotels.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store(path, ticking()) as store:
        yield store


def line(number: int, before: str = NEW.first, act: str = "{}") -> Stored:
    """A line linked to what is before it."""
    bare = Stored(number, f"2026-11-18T10:00:{number:02}Z", act, "", "seal")
    return bare._replace(chain=chained(before, bare))


def raw(path: Path, *statements: str) -> None:
    """What another program does to the file."""
    file = sqlite3.connect(path)
    try:
        with file:
            for statement in statements:
                file.execute(statement)
    finally:
        file.close()


def test_a_game_begins_with_its_terms_and_its_players(store: Store) -> None:
    number = store.begin(NEW)
    record = store.record(number)
    assert record.new == NEW
    assert record.created_at == record.touched_at == "2026-11-18T00:00:00Z"
    assert (record.summary, record.result, record.deleted_at, record.last) == (
        "",
        "",
        "",
        NEW.first,
    )
    assert record.whole
    assert list(store.lines(number)) == []
    assert (store.known("uid"), store.known("other")) == (number, None)


def test_a_line_is_appended_with_what_the_archive_shows(store: Store) -> None:
    number = store.begin(NEW)
    first = line(1)
    second = line(2, first.chain)
    store.append(number, NEW.first, first, checked({"turn": 1}), "")
    store.append(number, first.chain, second, checked({"turn": 2}), checked({"cash": []}))
    assert list(store.lines(number)) == [first, second]
    record = store.record(number)
    assert (record.touched_at, record.last) == (second.written_at, second.chain)
    assert (record.summary, record.result) == (checked({"turn": 2}), checked({"cash": []}))
    assert record.whole


@pytest.mark.parametrize("number", [0, 1, 3, -1, 2**40])
def test_lines_come_one_after_the_other(store: Store, number: int) -> None:
    game = store.begin(NEW)
    store.append(game, NEW.first, line(1), "", "")
    before = store.record(game)
    with pytest.raises(DiskError):
        store.append(game, before.last, line(number), "other", "other")
    assert (store.record(game), len(list(store.lines(game)))) == (before, 1)


def test_no_line_is_written_to_a_game_that_is_not_there(store: Store) -> None:
    game = store.begin(NEW)
    store.delete(game)
    for nowhere in (game, game + 1):
        with pytest.raises(DiskError) as error:
            store.append(nowhere, NEW.first, line(1), "", "")
        assert error.value.hindrance is Hindrance.UNKNOWN_GAME
        assert list(store.lines(nowhere)) == []


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE lines SET act = '{}' WHERE number = 2", "a line never changes"),
        ("UPDATE lines SET seal = seal", "a line never changes"),
        ("UPDATE lines SET number = 99 WHERE number = 24", "a line never changes"),
        ("UPDATE OR REPLACE lines SET number = 1 WHERE number = 2", "a line never changes"),
        ("DELETE FROM lines WHERE number = 24", "a line stays while its game stands"),
        ("DELETE FROM lines", "a line stays while its game stands"),
        ("INSERT INTO lines VALUES (1, 1, '', '{}', '', '')", "a line is appended"),
        ("INSERT OR REPLACE INTO lines VALUES (1, 1, '', '{}', '', '')", "a line is appended"),
        ("INSERT INTO lines VALUES (1, 26, '', '{}', '', '')", "a line is appended"),
        ("UPDATE games SET header = '{}'", "a header never changes"),
        ("UPDATE games SET kind = 'big shot'", "a header never changes"),
        ("UPDATE games SET uid = 'other'", "a header never changes"),
        ("UPDATE games SET id = 7", "a header never changes"),
        ("UPDATE games SET created_at = ''", "a header never changes"),
        ("DELETE FROM games", "a game is put away before it goes"),
    ],
)
def test_the_file_itself_refuses_to_change_what_was_written(
    path: Path, statement: str, why: str
) -> None:
    with Store(path) as store:
        played(store)
    with pytest.raises(sqlite3.IntegrityError, match=why):
        raw(path, statement)
    with Store(path) as store:
        assert len(list(store.lines(1))) == 24


def test_a_game_put_away_comes_back_whole(store: Store) -> None:
    first, second = empty_games(store, 2)
    store.append(first, store.record(first).last, line(1, store.record(first).last), "s", "r")
    before = store.record(first)
    store.delete(first)
    assert [record.id for record in store.page()] == [second]
    assert [record.id for record in store.page(deleted=True)] == [first]
    assert (store.count(), [record.id for record in store.all_games()]) == (1, [second])
    assert store.record(first).deleted_at
    assert store.record(first).whole
    store.restore(first)
    assert store.record(first) == before
    assert len(list(store.lines(first))) == 1
    assert store.page(deleted=True) == []


def test_only_what_was_put_away_long_enough_is_purged(store: Store, path: Path) -> None:
    games = empty_games(store, 4)
    for game in games:
        store.append(game, store.record(game).last, line(1, store.record(game).last), "", "")
    for game in games[:3]:
        store.delete(game)
    when = store.record(games[2]).deleted_at
    assert store.purge("") == 0
    assert store.purge(when) == 2
    assert store.purge(when) == 0
    assert [record.id for record in store.all_games(deleted=True)] == games[2:]
    for game in games[:2]:
        assert list(store.lines(game)) == []
        with pytest.raises(DiskError) as error:
            store.record(game)
        assert error.value.hindrance is Hindrance.UNKNOWN_GAME
    store.close()
    file = sqlite3.connect(path)
    assert file.execute("SELECT DISTINCT game FROM seats").fetchall() == [(3,), (4,)]
    file.close()


@pytest.mark.parametrize("doing", ["record", "delete", "restore"])
def test_a_game_that_is_not_there_is_told(store: Store, doing: str) -> None:
    with pytest.raises(DiskError) as error:
        getattr(store, doing)(12)
    assert (error.value.hindrance, error.value.detail) == (Hindrance.UNKNOWN_GAME, "12")


def test_names_are_remembered_the_latest_first(store: Store) -> None:
    store.begin(NewGame("1", "chains", "{}", ("Ana", "Ben")))
    store.begin(NewGame("2", "chains", "{}", ("Cat", "Ana")))
    store.begin(NewGame("3", "chains", "{}", ("", "Dora")))
    assert store.people() == ["Dora", "Cat", "Ana", "Ben"]
    store.begin(NewGame("4", "chains", "{}", ("Eva", "Ben")))
    assert store.people() == ["Eva", "Ben", "Dora", "Cat", "Ana"]
    store.delete(4)
    store.purge("9")
    assert store.people() == ["Dora", "Cat", "Ana", "Ben", "Eva"]
    assert store.record(3).players == ("", "Dora")


def test_a_forgotten_name_is_gone_from_every_game_and_no_digest_breaks(store: Store) -> None:
    for place in range(3):
        store.begin(NewGame(str(place), "chains", "{}", ("Ana", "Ben", "Cat")[: 2 + place % 2]))
    store.append(1, store.record(1).last, line(1, store.record(1).last), "", "")
    store.delete(3)
    store.forget("Ben")
    assert [store.record(game).players for game in (1, 2, 3)] == [
        *(("Ana", ""), ("Ana", "", "Cat"), ("Ana", "")),
    ]
    assert all(store.record(game).whole for game in (1, 2, 3))
    assert store.people() == ["Ana", "Cat"]
    store.forget("nobody")
    assert [record.id for record in store.page(search="Ben")] == []


def test_a_name_that_sits_twice_is_forgotten_twice(store: Store) -> None:
    store.begin(NewGame("1", "chains", "{}", ("Ana", "Ana")))
    store.forget("Ana")
    assert store.record(1).players == ("", "")
    assert store.people() == []


def test_a_forgotten_name_is_not_in_the_file_either(path: Path) -> None:
    name = "Zacharias Unmistakable"
    with Store(path) as store:
        for _ in range(3):
            played(store, players=(name, *PLAYERS[1:]), until=5)
        assert name.encode() in on_disk(path)
        store.forget(name)
        assert name.encode() not in on_disk(path)
        played(store, until=2)
    assert name.encode() not in on_disk(path)
    assert b"Emil" not in on_disk(path)


def test_a_purged_game_is_not_in_the_file_either(path: Path) -> None:
    with Store(path, ticking()) as store:
        game = store.begin(NEW._replace(source="a very telling source"))
        before = NEW.first
        for number in range(1, 60):
            written = line(number, before, '{"note":"a very telling act"}')
            store.append(game, before, written, "", "")
            before = written.chain
        assert b"a very telling" in on_disk(path)
        store.delete(game)
        assert store.purge("9") == 1
        assert b"a very telling" not in on_disk(path)


def on_disk(path: Path) -> bytes:
    """Every byte of the file and of what lies beside it."""
    return b"".join(file.read_bytes() for file in path.parent.iterdir())


def test_house_editions_are_kept_and_changed(store: Store) -> None:
    store.keep_edition("house-b", '{"name":"b"}')
    store.keep_edition("house-a", '{"name":"a"}')
    store.keep_edition("house-b", '{"name":"B"}')
    assert list(store.editions().items()) == [
        ("house-a", '{"name":"a"}'),
        ("house-b", '{"name":"B"}'),
    ]


def test_a_copy_is_taken_while_the_file_is_in_use(store: Store, path: Path) -> None:
    played(store, until=10)
    copy = path.with_name("copy.db")
    copy.write_bytes(b"an older copy")
    store.disk.backup(copy)
    played(store, until=3)
    assert {file.name for file in path.parent.iterdir()} == {
        "hotels.db",
        "hotels.db-wal",
        "hotels.db-reached",
        "copy.db",
    }
    with Store(copy) as other:
        assert other.page() == [store.record(1)]
        assert list(other.lines(1)) == list(store.lines(1))
        assert other.disk.faults() == []


def test_a_copy_that_cannot_be_taken_leaves_the_older_one(store: Store, path: Path) -> None:
    with pytest.raises(DiskError) as error:
        store.disk.backup(path.parent / "nowhere" / "copy.db")
    assert error.value.hindrance is Hindrance.UNREACHABLE
    copy = path.with_name("copy.db")
    copy.mkdir()
    with pytest.raises(DiskError):
        store.disk.backup(copy)
    assert list(copy.iterdir()) == []
    assert not list(path.parent.glob("*.part"))


def test_what_goes_wrong_in_the_middle_leaves_nothing(store: Store) -> None:
    def lines() -> Iterator[Stored]:
        yield line(1)
        raise DiskError(Hindrance.FULL)

    game = store.begin(NEW)
    before = store.record(game)
    with pytest.raises(DiskError):
        store.grow(game, lines(), lambda: ("other", ""))
    with pytest.raises(DiskError):
        store.take_in(before._replace(uid="other", players=("Cat",)), lines())
    assert (list(store.lines(game)), store.record(game)) == ([], before)
    assert (store.count(), sorted(store.people())) == (1, ["Ana", "Ben"])
    with pytest.raises(DiskError):
        store.begin(NEW._replace(players=("Cat",)))
    assert (store.count(), sorted(store.people())) == (1, ["Ana", "Ben"])

"""A damaged file: it is told, set aside, and what can be read of it is kept."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hotels.store.checking import Flaw, damages
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import opened
from hotels.store.records import unchecked
from hotels.store.rescue import Salvage, salvaged, set_aside
from hotels.store.store import Store
from tests.store.harm import ASIDE, AT, change, rescued
from tests.store.playing import CORRECTIONS, empty_games, example, pages, played, ticking


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three games, one of them deleted, and a house edition."""
    path = tmp_path / "hotels.db"
    example(path)
    return path


BROKEN: dict[str, Callable[[bytes], bytes]] = {
    "half of it": lambda file: file[: len(file) // 2],
    "all but a byte": lambda file: file[:-1],
    "one page": lambda file: file[:4096],
    "the head": lambda file: file[:100],
    "part of the head": lambda file: file[:50],
    "one byte": lambda file: file[:1],
    "noise": lambda file: bytes((7 * place * place + 3) % 251 for place in range(len(file))),
    "noise behind the head": lambda file: file[:100] + bytes(range(256)) * (len(file) // 256),
    "noughts": lambda file: bytes(len(file)),
    "noughts in the middle": lambda file: file[:8192] + bytes(8192) + file[16384:],
    "text": lambda file: b"Dear archive,\n" * (len(file) // 14),
    "another format": lambda file: b"PK\x03\x04" + file[4:],
}


@pytest.mark.parametrize("damage", BROKEN)
def test_a_damaged_file_is_told_and_set_aside_as_it_is(path: Path, damage: str) -> None:
    broken = BROKEN[damage](path.read_bytes())
    path.write_bytes(broken)
    for _ in range(2):
        with pytest.raises(DiskError) as error:
            Store(path)
        assert error.value.hindrance is Hindrance.DAMAGED
    report = rescued(path)
    assert report.whole + report.partly + report.lost <= 3
    names = {"hotels.db", ASIDE}
    assert names <= {file.name for file in path.parent.iterdir()} <= names | {"hotels.db-missing"}
    assert path.with_name(ASIDE).read_bytes() == broken
    with Store(path) as store:
        games = list(store.all_games(deleted=True))
        assert len(games) == report.whole + report.partly
        for record in games:
            again = opened(store, record.id)
            assert (again.damaged_at, again.reckoned_at) == (None, None)
        played(store, until=2)


def test_an_empty_file_is_a_new_one(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    path.touch()
    with Store(path) as store:
        played(store, until=1)


def test_an_emptied_file_beside_its_log_is_told(path: Path) -> None:
    with Store(path) as store:
        played(store, until=3)
        log = path.with_name("hotels.db-wal").read_bytes()
    for empty in (True, False):
        path.unlink()
        if empty:
            path.touch()
        path.with_name("hotels.db-wal").write_bytes(log)
        with pytest.raises(DiskError) as error:
            Store(path)
        assert error.value.hindrance is Hindrance.DAMAGED
        assert path.with_name("hotels.db-wal").read_bytes() == log
        assert rescued(path) == Salvage()
        assert [file.suffix for file in path.parent.glob("*-wal")] == [".db-wal"]
        path.with_name(f"{ASIDE}-wal").unlink()
        path.with_name(ASIDE).unlink(missing_ok=True)


def test_a_log_with_a_flaw_in_the_middle_is_told_until_it_is_set_aside(path: Path) -> None:
    log, copy = path.with_name("hotels.db-wal"), path.with_name("copy.db")
    with Store(path, ticking()) as store:
        played(store, until=6)
        frames = bytearray(log.read_bytes())
        copy.write_bytes(path.read_bytes())
    frames[len(frames) // 2] ^= 1
    copy.with_name("copy.db-wal").write_bytes(frames)
    for _ in range(2):
        with pytest.raises(DiskError, match=r"damaged: .*acts in"):
            Store(copy)
    aside = set_aside(copy, AT)
    assert aside.with_name(f"{aside.name}-unread").read_bytes() == frames
    assert not list(path.parent.glob("copy.db*"))
    with Store(copy, ticking()) as store:
        report = salvaged(aside, store)
        assert (report.whole, report.partly, report.lost) == (4, 0, 0)
        assert 0 < len(list(store.lines(4))) < 6


def test_a_game_is_kept_up_to_its_first_damaged_line(path: Path) -> None:
    with Store(path) as store:
        whole = pages(opened(store, 1))
    change(path, "UPDATE lines SET act = replace(act, 'B2', 'A1') WHERE game = 1 AND number = 7")
    with Store(path) as store:
        game = opened(store, 1)
        assert (game.damaged_at, pages(game)) == (7, whole[:6])
        with pytest.raises(DiskError) as error:
            game.table.undo()
        assert error.value.hindrance is Hindrance.DAMAGED
        ((record, line, flaw, _),) = damages(store)
        assert record is not None
        assert (record.id, line, flaw) == (1, 7, Flaw.LINE)
    assert rescued(path) == Salvage(2, 1, 0, 6 + 24 + CORRECTIONS + 2, 1)
    with Store(path) as store:
        game = opened(store, 1)
        assert (game.damaged_at, pages(game)) == (None, whole[:6])
        summary = unchecked(game.record.summary)
        assert summary is not None
        assert (summary["turn"], game.record.result) == (3, "")
        assert game.table.undo()


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        ("DELETE FROM lines WHERE game = 1 AND number = 24", 24),
        ("DELETE FROM lines WHERE game = 1 AND number > 20", 21),
        ("DELETE FROM lines WHERE game = 1 AND number = 5", 5),
        ("DELETE FROM lines WHERE game = 1", 1),
        ("UPDATE lines SET number = 30 WHERE game = 1 AND number = 24", 24),
        ("UPDATE lines SET written_at = '' WHERE game = 1 AND number = 3", 3),
        ("UPDATE lines SET seal = '' WHERE game = 1 AND number = 3", 3),
        ("UPDATE lines SET chain = '' WHERE game = 1 AND number = 3", 3),
        ("UPDATE lines SET act = '' WHERE game = 1 AND number = 3", 3),
        ("UPDATE lines SET game = 4 WHERE game = 1 AND number = 3", 3),
        ("UPDATE games SET last = '' WHERE id = 1", 25),
        ("UPDATE games SET header = replace(header, '2,1,1,4', '2,1,2,3') WHERE id = 1", 1),
        ("DELETE FROM seats WHERE game = 1 AND seat = 3", 1),
        ("INSERT INTO seats VALUES (1, 4, 1)", 1),
    ],
)
def test_what_is_not_as_it_was_written_is_noticed(path: Path, damage: str, line: int) -> None:
    with Store(path) as store:
        whole = pages(opened(store, 1))
    change(path, damage)
    with Store(path) as store:
        found = list(damages(store))
        assert line in [one.line for one in found if one.record is not None and one.record.id == 1]
        try:
            game = opened(store, 1)
        except DiskError as error:
            assert error.hindrance is Hindrance.DAMAGED  # noqa: PT017  either will do
        else:
            assert game.damaged_at == line
            assert pages(game) == whole[: line - 1]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE people SET name = 'Eva' WHERE name = 'Ana'",
        "UPDATE seats SET person = 4 WHERE game = 1 AND seat = 0",
        "UPDATE seats SET person = NULL WHERE game = 1 AND seat = 0",
        "DELETE FROM people WHERE name = 'Ana'",
        'UPDATE games SET names = \'{"Luxor":"Ritz"}\' WHERE id = 1',
        "UPDATE games SET source = 'elsewhere' WHERE id = 1",
        "UPDATE games SET played = '1964' WHERE id = 1",
        "UPDATE games SET created_at = '1964' WHERE id = 1",
        "UPDATE games SET deleted_at = '2026' WHERE id = 1",
        "UPDATE games SET uid = 'other' WHERE id = 1",
        "UPDATE games SET kind = 'other' WHERE id = 1",
        "UPDATE games SET about = '' WHERE id = 1",
    ],
)
def test_what_is_said_about_a_game_is_noticed_when_it_changes(path: Path, damage: str) -> None:
    change(path, damage)
    with Store(path) as store:
        assert not store.record(1).whole
        assert 1 in [one.record.id for one in damages(store) if one.record is not None]
        store.forget("Dora")
        assert not store.record(1).whole
        if "kind" in damage:
            with pytest.raises(DiskError) as error:
                opened(store, 1)
            assert error.value.hindrance is Hindrance.DAMAGED
    report = rescued(path)
    assert report.partly + report.lost >= 1
    assert report.whole + report.partly + report.lost == 3


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE games SET summary = replace(summary, 'turn', 'burn') WHERE id = 1",
        "UPDATE games SET result = 'x' WHERE id = 1",
        "UPDATE games SET touched_at = '2030' WHERE id = 1",
        "UPDATE editions SET written = replace(written, '3', '4')",
        "UPDATE editions SET id = 'house-cellar'",
        "INSERT INTO lines VALUES (9, 1, '', '', '', '')",
    ],
)
def test_what_is_shown_of_the_archive_is_noticed_when_it_changes(path: Path, damage: str) -> None:
    change(path, damage)
    with Store(path) as store:
        assert len(list(damages(store))) == 1
        assert list(store.editions()) == ([] if "editions" in damage else ["house-attic"])
    report = rescued(path)
    assert (report.whole, report.partly) == (3, 0)
    assert report.lost == ("INSERT" in damage)
    with Store(path) as store:
        summary = unchecked(store.record(1).summary)
        assert summary is not None
        assert summary["turn"] == 9


def test_the_check_can_be_stopped(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        empty_games(store, 5)
        store.disk.write("UPDATE games SET source = 'x'")
        seen: list[int] = []

        def progress(done: int) -> bool:
            seen.append(done)
            return done < 3

        assert len(list(damages(store, progress))) == 3
        assert seen == [1, 2, 3]

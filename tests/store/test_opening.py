"""What the store finds when it opens a file: an older one, a newer one, one in use, no archive."""

import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from hotels.store import schema
from hotels.store.disk import SETTINGS, Disk, DiskError, Hindrance
from hotels.store.keeping import opened
from hotels.store.readonly import ReadOnly
from hotels.store.records import Taken, unchecked
from hotels.store.store import Store
from tests.command import ROOT
from tests.store.playing import CORRECTIONS, corrected, pages, played, ticking
from tests.store.rights import files, nobody

OLDER = sorted((ROOT / "tests" / "store").glob("v*.db"))


def refused(path: Path) -> Hindrance:
    """Why a file cannot be opened."""
    with pytest.raises(DiskError) as error:
        Store(path)
    return error.value.hindrance


def version(path: Path) -> int:
    """The version a file says it has."""
    file = sqlite3.connect(path)
    try:
        return int(file.execute("PRAGMA user_version").fetchone()[0])
    finally:
        file.close()


def test_a_new_file_has_the_newest_version(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b" / "hotels.db"
    Store(path).close()
    assert version(path) == schema.VERSION
    assert sorted(schema.MIGRATIONS) == list(range(1, schema.VERSION + 1))


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("locking_mode", "exclusive"),
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("secure_delete", 1),
        ("cell_size_check", 1),
        ("trusted_schema", 0),
    ],
)
def test_the_file_is_kept_by_these_settings(tmp_path: Path, setting: str, value: str | int) -> None:
    for _ in range(2):
        with Store(tmp_path / "hotels.db") as store:
            assert store.disk.rows(f"PRAGMA {setting}") == [(value,)]
            played(store, until=1)
            assert store.disk.rows(f"PRAGMA {setting}") == [(value,)]
    assert len(SETTINGS) == 6


def test_there_is_a_file_of_every_version() -> None:
    assert [path.name for path in OLDER] == [f"v{n}.db" for n in range(1, schema.VERSION + 1)]


@pytest.mark.parametrize("older", OLDER, ids=lambda path: path.stem)
def test_a_file_of_every_version_opens_with_all_that_is_in_it(older: Path, tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    path.write_bytes(older.read_bytes())
    with Store(path, ticking()) as store:
        assert [(record.id, record.players) for record in store.page()] == [
            (2, ("Ana", "", "Émile 😀", "Dora")),
            (1, ("Ana", "", "Émile 😀", "Dora")),
        ]
        assert [record.id for record in store.page(deleted=True)] == [3]
        assert store.people() == ["Dora", "Émile 😀", "Ana"]
        assert list(store.editions()) == ["house-attic"]
        since = older.stem not in {"v1", "v2"}  # who had a seat before is known since then
        assert store.taken(2) == [Taken(4, 3, "Dora", ""), Taken(5, 3, "", "Dora")] * since
        coloured = older.stem not in {"v1", "v2", "v3"}
        assert store.colours(["Ana", "Dora"]) == ({"Ana": 3} if coloured else {})
        for number, lines, cash in ((1, 24, 6_900), (2, 24 + CORRECTIONS, 6_900), (3, 2, 6_000)):
            game = opened(store, number)
            assert (game.damaged_at, game.reckoned_at, game.record.whole) == (None, None, True)
            assert len(game.table.lines) == lines
            assert game.table.books.cash[0] == cash
            assert unchecked(game.record.summary) is not None
        assert store.disk.faults() == []
        played(store, until=3)
    assert version(path) == schema.VERSION


STEP = (
    "ALTER TABLE games ADD COLUMN place TEXT NOT NULL DEFAULT 'home'",
    "CREATE TABLE places (name TEXT PRIMARY KEY) STRICT",
)


@pytest.fixture
def step(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up next version, and one after it."""
    first = schema.VERSION
    more = {first + 1: STEP, first + 2: ("INSERT INTO places VALUES ('home')",)}
    monkeypatch.setattr(schema, "MIGRATIONS", schema.MIGRATIONS | more)
    monkeypatch.setattr(schema, "VERSION", first + 2)


def test_an_older_file_is_brought_up_version_by_version(
    tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    path = tmp_path / "hotels.db"
    with Store(path) as store:
        before = pages(corrected(store))
        record = store.record(1)
    request.getfixturevalue("step")
    for _ in range(2):
        with Store(path) as store:
            assert store.disk.rows("SELECT place FROM games") == [("home",)]
            assert store.disk.rows("SELECT name FROM places") == [("home",)]
            assert store.record(1) == record
            assert pages(opened(store, 1)) == before
        assert version(path) == schema.VERSION


@pytest.mark.parametrize("broken", [0, 1, 2])
def test_a_step_that_fails_leaves_the_file_at_its_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: int
) -> None:
    path = tmp_path / "hotels.db"
    with Store(path) as store:
        played(store, until=3)
    first = schema.VERSION
    steps = [*STEP]
    steps.insert(broken, "this is no statement")
    with monkeypatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", schema.MIGRATIONS | {first + 1: tuple(steps)})
        patched.setattr(schema, "VERSION", first + 1)
        with pytest.raises(DiskError):
            Store(path)
    assert version(path) == first
    with Store(path) as store:
        assert len(opened(store, 1).table.lines) == 3


@pytest.mark.parametrize("ahead", [1, 2, 2**31 - 1 - schema.VERSION])
def test_a_newer_file_is_refused_and_left_as_it_is(tmp_path: Path, ahead: int) -> None:
    path = tmp_path / "hotels.db"
    Store(path).close()
    file = sqlite3.connect(path)
    file.execute(f"PRAGMA user_version = {schema.VERSION + ahead}")
    file.execute("CREATE TABLE wonders (name TEXT)")
    file.close()
    before = files(tmp_path)
    for _ in range(2):
        assert refused(path) is Hindrance.NEWER
        assert files(tmp_path) == before


def in_its_log(path: Path, *statements: str) -> None:
    """The archive of a program that was ended when it had done this, and its log beside it."""
    with Disk(path) as disk:
        for statement in statements:
            disk.write(statement)
        left = files(path.parent)
    for name, content in left.items():
        (path.parent / name).write_bytes(content)


@pytest.mark.parametrize("disk", [Disk, ReadOnly])
def test_the_log_of_a_newer_file_is_left_where_it_is(tmp_path: Path, disk: type[Disk]) -> None:
    path, newer = tmp_path / "hotels.db", schema.VERSION + 1
    with Store(path) as store:
        played(store, until=3)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(schema, "MIGRATIONS", schema.MIGRATIONS | {newer: STEP})
        patched.setattr(schema, "VERSION", newer)
        Store(path).close()
        in_its_log(path, "INSERT INTO places VALUES ('here')")
    before = files(tmp_path)
    assert len(before) == 2
    for _ in range(2):
        with pytest.raises(DiskError) as error:
            Store(path, disk=disk)
        assert error.value.hindrance is Hindrance.NEWER
        assert files(tmp_path) == before


def test_a_newer_file_that_is_kept_otherwise_is_left_so(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    Store(path).close()
    file = sqlite3.connect(path)
    file.execute("PRAGMA journal_mode = DELETE")
    file.execute(f"PRAGMA user_version = {schema.VERSION + 1}")
    file.close()
    before = files(tmp_path)
    assert refused(path) is Hindrance.NEWER
    assert files(tmp_path) == before


@pytest.mark.parametrize("disk", [Disk, ReadOnly])
def test_a_file_that_is_newer_in_its_log_alone_is_refused(
    tmp_path: Path, request: pytest.FixtureRequest, disk: type[Disk]
) -> None:
    path, newer = tmp_path / "hotels.db", schema.VERSION + 1
    Store(path).close()
    in_its_log(path, *STEP, f"PRAGMA user_version = {newer}")
    before = files(tmp_path)
    for _ in range(2):
        with pytest.raises(DiskError) as error:
            Store(path, disk=disk)
        assert error.value.hindrance is Hindrance.NEWER
    assert disk is Disk or files(tmp_path) == before
    request.getfixturevalue("step")
    with Store(path) as store:
        assert store.disk.rows("SELECT place FROM games") == []


def test_the_second_to_open_a_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    with Store(path) as store:
        for _ in range(2):
            assert refused(path) is Hindrance.IN_USE
        played(store, until=2)
        assert refused(path) is Hindrance.IN_USE
    with Store(path) as store:
        assert len(list(store.lines(1))) == 2


HOLDING = "import sys, time; from pathlib import Path; from hotels.store.store import Store; "
HOLDING += "store = Store(Path(sys.argv[1])); print('open', flush=True); time.sleep(60)"


@pytest.mark.process
def test_the_second_process_is_told_until_the_first_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    command = [sys.executable, "-c", HOLDING, str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"open\n"
        for _ in range(2):
            assert refused(path) is Hindrance.IN_USE
        second = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
        assert b"DiskError: in use" in second.stderr
        first.kill()
        first.wait()
    with Store(path) as store:
        played(store, until=2)


@pytest.mark.skipif(sys.platform == "emscripten", reason="every file may be written there")
def test_a_folder_that_may_not_be_written_is_told() -> None:
    with nobody() as folder:
        folder.chmod(0o500)
        assert refused(folder / "hotels.db") is Hindrance.READ_ONLY
        assert refused(folder / "deeper" / "hotels.db") is Hindrance.READ_ONLY
        assert list(folder.iterdir()) == []


@pytest.mark.skipif(sys.platform == "emscripten", reason="every file may be written there")
def test_a_file_that_may_not_be_written_is_told_and_left_as_it_is() -> None:
    with nobody() as folder:
        path = folder / "hotels.db"
        with Store(path) as store:
            played(store, until=3)
        before = files(folder)
        path.chmod(0o400)
        assert refused(path) is Hindrance.READ_ONLY
        assert files(folder) == before
        path.chmod(0o600)
        folder.chmod(0o500)
        assert refused(path) is Hindrance.READ_ONLY
        folder.chmod(0o700)
        path.chmod(0o000)
        assert refused(path) in {Hindrance.READ_ONLY, Hindrance.UNREACHABLE}
        path.chmod(0o600)
        assert files(folder) == before
        with Store(path) as store:
            assert len(list(store.lines(1))) == 3


def test_a_folder_in_the_place_of_the_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "hotels.db").mkdir()
    assert refused(tmp_path / "hotels.db") is Hindrance.UNREACHABLE
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    assert refused(tmp_path / "file" / "hotels.db") is Hindrance.UNREACHABLE
    if sys.platform != "emscripten":  # where no name is too long
        assert refused(tmp_path / ("x" * 300) / "hotels.db") is Hindrance.UNREACHABLE

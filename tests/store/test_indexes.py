"""A bit turned over in an index of a large archive: no list loses a game by it without a word."""

import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from hotels.store import disk, indexes
from hotels.store.checking import Flaw, damages, misfiled
from hotels.store.disk import DiskError, Hindrance
from hotels.store.readonly import ReadOnly
from hotels.store.records import NewGame
from hotels.store.store import Store
from tests.command import hotels
from tests.store.playing import played, ticking
from tests.store.test_flipped import flipped

GAMES = 300
PAGE = 4096
INTERIOR = 2
FLIPS = 60


@pytest.fixture(autouse=True)
def large(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every archive is too large to be checked whole when it is opened."""
    monkeypatch.setattr(disk, "CHECKED_AT_ONCE", 0)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive of very many games."""
    path = tmp_path_factory.mktemp("whole") / "hotels.db"
    with Store(path, ticking()) as store, store.disk.at_once():
        for number in range(GAMES):
            new = NewGame(f"uid-{number:032}", "chains", "{}", ("Ana", "Ben"))
            store._begun(new, store.clock(), here=True)  # noqa: SLF001  all in one commit
    with Store(path, ticking()) as store:
        played(store, until=3)
    return path


def pages(file: bytes, root: int) -> Iterator[int]:
    """The pages of an index, by its first, as SQLite's "database file format" has them."""
    start = (root - 1) * PAGE
    yield root
    if file[start] == INTERIOR:
        cells = int.from_bytes(file[start + 3 : start + 5], "big")
        pointers = [start + 12 + 2 * cell for cell in range(cells)]
        for pointer in pointers:
            at = start + int.from_bytes(file[pointer : pointer + 2], "big")
            yield from pages(file, int.from_bytes(file[at : at + 4], "big"))
        yield from pages(file, int.from_bytes(file[start + 8 : start + 12], "big"))


def roots(path: Path) -> dict[str, int]:
    """Where each index begins."""
    with Store(path, disk=ReadOnly) as store:
        found = store.disk.rows("SELECT name, rootpage FROM sqlite_schema WHERE type = 'index'")
    return {str(name): int(str(root)) for name, root in found}


def harmed(whole: Path, path: Path, index: str, chance: random.Random) -> None:
    """The archive with a bit turned over in one of its indexes."""
    file = whole.read_bytes()
    page = chance.choice([*pages(file, roots(whole)[index])])
    path.write_bytes(flipped(file, ((page - 1) * PAGE + chance.randrange(PAGE)) * 8 + 3))


def listed(store: Store) -> list[int]:
    """Every game that a list shows, page by page."""
    found: list[int] = []
    while page := store.page(len(found)):
        found += [record.id for record in page]
    return found


def is_whole(store: Store) -> bool:
    """Whether every game is listed, counted and known by the name of its own."""
    try:
        known = [store.known(f"uid-{number:032}") for number in range(GAMES)]
        return (
            {*listed(store)} == {*range(1, GAMES + 2)}
            and store.count() == GAMES + 1
            and known == [*range(1, GAMES + 1)]
        )
    except DiskError:
        return False


def lose_games(whole: Path, path: Path) -> None:
    """The archive with a bit turned over by which a list loses games without a word."""
    chance = random.Random("lose")  # noqa: S311  the same every time
    for _ in range(1000):
        harmed(whole, path, "games_newest", chance)
        left = path.read_bytes()
        with suppress(DiskError), Store(path) as store:
            lost = len(listed(store)) < GAMES
            if lost and list(misfiled(store)):
                break
    path.write_bytes(left)


@pytest.mark.parametrize("index", ["games_newest", "sqlite_autoindex_games_1"])
def test_an_index_that_was_damaged_is_rebuilt_and_loses_no_game(
    whole: Path, tmp_path: Path, index: str
) -> None:
    chance = random.Random(index)  # noqa: S311  the same every time
    path = tmp_path / "hotels.db"
    lost = rebuilt = told = 0
    for _ in range(FLIPS):
        harmed(whole, path, index, chance)
        with Store(path, disk=ReadOnly) as store:
            assert is_whole(store)
            wrong = [damage.flaw for damage in misfiled(store)]
            assert wrong in ([], [Flaw.INDEX])
        with Store(path) as store:
            missed = not is_whole(store)
            assert wrong or not missed
            lost += missed
            try:
                assert [damage.flaw for damage in misfiled(store)] == wrong
            except DiskError as error:
                assert (error.hindrance, wrong) == (Hindrance.DAMAGED, [Flaw.INDEX])  # noqa: PT017  either will do
                told += 1
                continue
            rebuilt += bool(wrong)
            assert not [*misfiled(store)]
            assert is_whole(store)
        with Store(path) as store:
            assert store.disk.faults() == []
    assert lost >= FLIPS // 10
    assert rebuilt > 2 * told


def test_a_small_archive_is_not_looked_through_again(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "hotels.db"
    path.write_bytes(whole.read_bytes())
    with Store(path) as store:
        assert len([*indexes.faults(store.disk)]) == len(indexes.INDEXED)
    monkeypatch.setattr(disk, "CHECKED_AT_ONCE", 10**9)
    with Store(path) as store:
        assert [*indexes.faults(store.disk)] == []


def test_every_table_with_an_index_is_looked_through(whole: Path) -> None:
    with Store(whole, disk=ReadOnly) as store:
        found = store.disk.rows(
            "SELECT DISTINCT tbl_name FROM sqlite_schema WHERE type = 'index'"
            " AND tbl_name NOT LIKE 'sqlite%'"
        )
        keyed = {"lines", "taken", "seats"}  # without rowid: they are their own index
        assert {str(name) for (name,) in found} - keyed <= {*indexes.INDEXED}
        assert "seats" in indexes.INDEXED  # which has another besides


def test_a_table_that_is_damaged_is_told(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    file = bytearray(whole.read_bytes())
    with Store(whole, disk=ReadOnly) as store:
        ((root,),) = store.disk.rows("SELECT rootpage FROM sqlite_schema WHERE name = 'people'")
    start = (int(str(root)) - 1) * PAGE
    file[start : start + PAGE] = bytes(PAGE)
    path.write_bytes(file)
    with Store(path) as store, pytest.raises(DiskError) as error:
        list(misfiled(store))
    assert error.value.hindrance is Hindrance.DAMAGED
    with Store(path, disk=ReadOnly) as store:
        assert [damage.flaw for damage in misfiled(store)] == [Flaw.INDEX]
        assert Flaw.FILE in [damage.flaw for damage in damages(store)]


def test_the_command_line_lists_every_game_and_says_that_an_index_is_damaged(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path))
    path = tmp_path / "hotels.db"
    lose_games(whole, path)
    before = path.read_bytes()
    why = f"{path}: an index was damaged; every game is there, and the index is rebuilt the next "
    for arguments in (("list", "--first", "250"), ("list", "--search", "ana", "--first", "250")):
        said = hotels("archive", *arguments)
        assert said.status == 1
        assert said.err.startswith(why)
        last = f"games 251 to 300 of {GAMES + 1}; for more, use --first 300"
        assert said.out.splitlines()[-1] == last
    said = hotels("archive", "export", "-o", tmp_path / "out.jsonl")
    assert (said.status, said.out) == (1, f"{GAMES + 1} games exported to {tmp_path}/out.jsonl\n")
    assert hotels("archive", "check").status == 1
    assert path.read_bytes() == before
    nothing = b'{"format": "hotels-archive/1", "games": 0, "editions": 0}\n'
    said = hotels("archive", "import", "-", stdin=nothing)
    assert (said.status, said.out) == (1, "no games\n")
    assert said.err.startswith(why)
    assert (hotels("archive", "list").status, len(said.err.splitlines())) == (0, 1)

"""What is read of a damaged file, once it is set aside."""

from pathlib import Path

import pytest

from hotels.ledger.chains.house import house_edition
from hotels.store.checking import Flaw, gone
from hotels.store.disk import DiskError
from hotels.store.keeping import opened
from hotels.store.records import NewGame
from hotels.store.rescue import Remains, Salvage, salvaged, set_aside
from hotels.store.store import Store
from tests.store.harm import ASIDE, AT, change, rescued
from tests.store.playing import ATTIC, CORRECTIONS, corrected, example, pages, ticking


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with three games, one of them deleted, and a house edition."""
    path = tmp_path / "hotels.db"
    example(path)
    return path


def test_what_was_changed_since_is_not_overwritten(path: Path) -> None:
    aside = set_aside(path, AT)
    newer = house_edition(ATTIC | {"changes": {"safe": 20}}).written
    with Store(path, ticking()) as store:
        store.keep_edition("house-attic", newer)
        for _ in range(2):
            assert salvaged(aside, store).editions == 1
            kept = store.editions()
            assert kept.pop("house-attic") == newer
            ((own_id, older),) = kept.items()
            assert own_id.startswith("house-attic-")
            assert older == house_edition(ATTIC | {"id": own_id}).written


def test_of_a_sound_file_everything_is_kept(path: Path) -> None:
    with Store(path) as store:
        before = [(record.uid, record.players) for record in store.all_games(deleted=True)]
        read = [pages(opened(store, number)) for number in (1, 2, 3)]
        taken = store.taken(2)
        assert taken
    assert rescued(path) == Salvage(whole=3, lines=24 + 24 + CORRECTIONS + 2, editions=1)
    with Store(path) as store:
        after = [(record.uid, record.players) for record in store.all_games(deleted=True)]
        assert after == before
        assert [pages(opened(store, number)) for number in (1, 2, 3)] == read
        assert [record.id for record in store.page(deleted=True)] == [3]
        assert list(store.editions()) == ["house-attic"]
        assert store.people() == ["Dora", "Émile 😀", "Ana"]
        assert store.taken(2) == taken


def test_a_rescue_can_be_stopped_and_goes_on_where_it_was(path: Path) -> None:
    aside = set_aside(path, AT)
    with Store(path, ticking()) as store:
        seen: list[int] = []

        def progress(done: int) -> bool:
            seen.append(done)
            return done < 2

        assert salvaged(aside, store, progress).whole == 2
        assert (seen, len(list(store.all_games(deleted=True)))) == ([1, 2], 2)
        assert salvaged(aside, store).whole == 3
        assert len(list(store.all_games(deleted=True))) == 3


def test_each_name_that_is_set_aside_is_a_new_one(path: Path) -> None:
    names = []
    for _ in range(3):
        path.write_bytes(b"no archive")
        names.append(set_aside(path, AT).name)
    assert names == [ASIDE, ASIDE.replace(".db", "-2.db"), ASIDE.replace(".db", "-3.db")]
    assert {path.with_name(name).read_bytes() for name in names} == {b"no archive"}


def test_players_that_cannot_be_read_cost_only_their_names(path: Path) -> None:
    change(path, "DELETE FROM seats")
    assert rescued(path) == Salvage(0, 3, 0, 24 + 24 + CORRECTIONS + 2, 1)
    with Store(path) as store:
        assert [record.players for record in store.all_games()] == [("",) * 4] * 3
        assert opened(store, 2).damaged_at is None


def test_games_are_found_whatever_stands_between_them(tmp_path: Path) -> None:
    path = tmp_path / "hotels.db"
    with Store(path, ticking()) as store:
        for number in range(60):
            new = NewGame(f"uid-{number}", "chains", "{}", ("Ana", "Ben"), source="x" * 500)
            game = store.begin(new)
            if number % 7 == 3:
                store.delete(game)
        corrected(store)
        store.purge("9")
    size = path.stat().st_size
    file = bytearray(path.read_bytes())
    broken = 0
    for page in range(1, size // 4096):
        if file[page * 4096] == 0x0D and b"uid-3" in file[page * 4096 : page * 4096 + 4096]:
            file[page * 4096 : page * 4096 + 8] = bytes(8)
            broken += 1
    assert broken
    path.write_bytes(file)
    report = rescued(path)
    assert report.whole >= 30
    assert report.lost >= 7


def test_a_flaw_in_the_tables_own_text_does_not_hide_the_games(path: Path) -> None:
    file = path.read_bytes()
    assert file.count(b"BEGIN SELECT RAISE(ABORT, 'a line is appended')") == 1
    path.write_bytes(
        file.replace(
            b"BEGIN SELECT RAISE(ABORT, 'a line is ap",
            b"BEGIN SELECT RAISE(ABORT, 'a line is ap"[:-1] + b"'",
        )
    )
    with pytest.raises(DiskError):
        Store(path)
    assert rescued(path) == Salvage(whole=3, lines=24 + 24 + CORRECTIONS + 2, editions=1)


def test_remains_are_read_and_never_changed(path: Path) -> None:
    with Store(path, disk=Remains) as store:
        with pytest.raises(DiskError):
            store.delete(1)
        assert [record.id for record in store.page()] == [2, 1]
    assert [file.name for file in path.parent.iterdir()] == ["hotels.db"]


@pytest.mark.parametrize(
    ("harm", "there", "lines"),
    [
        ("UPDATE lines SET act = '' WHERE game = 1 AND number = 7", 6, 24),
        ("UPDATE lines SET act = '' WHERE game = 1 AND number = 1", 0, 24),
        ("DELETE FROM lines WHERE game = 1 AND number = 7", 6, 24),
        ("DELETE FROM games WHERE id = 1", 0, 24),
    ],
)
def test_what_of_a_game_was_lost_is_known_until_it_is_seen(
    path: Path, harm: str, there: int, lines: int
) -> None:
    change(path, harm)
    rescued(path)
    for _ in range(2):
        with Store(path) as store:
            assert [gap[1:] for gap in store.missing.games] == [(there, lines)]
            (damage,) = gone(store)
            assert (damage.flaw, damage.lines) == (Flaw.MISSING, lines - there)
            assert (damage.record is None) == (not there)
    with Store(path) as store:
        store.seen()
    with Store(path) as store:
        assert not store.missing


def test_nothing_is_lost_where_all_lines_could_be_saved(path: Path) -> None:
    change(path, "UPDATE games SET about = '' WHERE id = 1")
    assert rescued(path).partly == 1
    with Store(path) as store:
        assert not store.missing

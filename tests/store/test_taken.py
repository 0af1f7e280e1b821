"""Who had a seat before somebody else took it: kept beside the lines, forgotten with the name."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.store.checking import Flaw, damages
from hotels.store.keeping import duplicated
from hotels.store.records import NewGame, Taken
from hotels.store.store import Store
from tests.store.playing import PLAYERS, played, ticking


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "deeper" / "hotels.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    with Store(path, ticking()) as store:
        yield store


def on_disk(path: Path) -> bytes:
    """Every byte of the file and of what lies beside it."""
    return b"".join(file.read_bytes() for file in path.parent.iterdir())


def test_it_is_known_who_had_a_seat_before_it_was_taken(store: Store) -> None:
    store.begin(NewGame("1", "chains", "{}", ("Ana", "Ben")))
    store.rename(1, 1, "Eve", 5)
    store.rename(1, 1, "Eva")  # typed anew, not taken
    store.rename(1, 1, "Fay", 9)
    store.rename(1, 0, "Ana", 11)  # nobody else
    assert store.taken(1) == [Taken(5, 1, "Ben", "Eve"), Taken(9, 1, "Eva", "Fay")]
    assert store.record(1).whole
    assert store.people() == ["Fay", "Ana", "Eva", "Eve", "Ben"]


def test_a_forgotten_name_is_gone_from_the_seats_that_were_taken(path: Path) -> None:
    name = "Zacharias Unmistakable"
    with Store(path) as store:
        for uid in "12":
            store.begin(NewGame(uid, "chains", "{}", ("Ana", name)))
        store.rename(1, 1, "Eve", 5)
        store.rename(2, 0, "Eve", 3)
        store.rename(2, 0, name + " II", 7)
        before = store.taken(1)[0].said.encode()
        assert before in on_disk(path)
        store.forget(name)
        assert name.encode() + b" II" in on_disk(path)
        assert on_disk(path).count(name.encode()) == on_disk(path).count(name.encode() + b" II")
        assert before not in on_disk(path)  # nor can it be guessed from its digest
        assert store.taken(1) == [Taken(5, 1, "", "Eve")]
        store.forget("Eve")
        assert store.taken(1) == [Taken(5, 1, "", "")]
        assert store.taken(2) == [Taken(3, 0, "Ana", ""), Taken(7, 0, "", name + " II")]
        # Whoever is new now may have the number of one who was forgotten.
        store.begin(NewGame("3", "chains", "{}", ("Gus", "Hal")))
        assert store.taken(1) == [Taken(5, 1, "", "")]


def test_a_seat_taken_that_is_not_as_it_was_written_is_left_out_and_said(store: Store) -> None:
    store.begin(NewGame("1", "chains", "{}", ("Ana", "Ben")))
    store.rename(1, 1, "Eve", 5)
    assert [*damages(store)] == []
    store.disk.write("UPDATE taken SET before = 1")
    assert store.taken(1) == []
    assert store.taken(1, damaged=True) == [Taken(5, 1, "Ana", "Eve")]
    assert [(one.flaw, one.line) for one in damages(store)] == [(Flaw.ABOUT, None)]


def test_seats_that_were_taken_go_with_their_game(store: Store) -> None:
    for uid in "12":
        store.begin(NewGame(uid, "chains", "{}", ("Ana", "Ben")))
        store.rename(int(uid), 1, f"Eve {uid}", 5)
    store.delete(1)
    store.purge("9")
    assert store.disk.rows("SELECT game FROM taken") == [(2,)]


def test_a_copy_of_a_game_knows_who_had_its_seats(store: Store) -> None:
    number = played(store, until=5).record.id
    store.rename(number, 1, "Eve", 5)
    assert store.taken(duplicated(store, number)) == [Taken(5, 1, PLAYERS[1], "Eve")]


def test_a_colour_is_kept_with_the_person_and_goes_with_the_name(store: Store) -> None:
    store.begin(NewGame("1", "chains", "{}", ("Ana", "Ben")))
    assert store.colours(["Ana", "Ben", "Cy"]) == {}
    store.keep_colours({"Ana": 3, "Cy": 5})
    assert store.colours(["Ana", "Ben", "Cy"]) == {"Ana": 3, "Cy": 5}
    store.begin(NewGame("2", "chains", "{}", ("Ben", "Ana")))
    assert store.colours(["Ana"]) == {"Ana": 3}
    store.forget("Ana")
    assert store.colours(["Ana"]) == {}
    assert [*damages(store)] == []

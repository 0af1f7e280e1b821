"""What is written can be read again: whatever a keeper may say is kept, or refused at once."""

import io
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

import pytest

from hotels.exports.archive import TakenIn, taken_in
from hotels.ledger.chains.entries import Correct, Count, Entry, Note
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.store import keeping
from hotels.store.checking import damages
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import NOT_ONE_A_SEAT, began, opened
from hotels.store.store import Store
from tests.ledger.toy import Put, Toy
from tests.store.archives import out
from tests.store.bounds import MOST, SIGNS, at_the_bounds
from tests.store.playing import PLAYERS, entries, pages, played, recorded, ticking

KEPT: tuple[Entry, ...] = (
    *(Note("x" * SIGNS), Note("😀" * SIGNS), Note("\0"), Note("")),
    *(Count(0, "cash", MOST), Correct(0, "cash", MOST), Count(0, "Luxor", MOST)),
)
REFUSED: tuple[Entry, ...] = (
    *(Note("x" * (SIGNS + 1)), Note("\ud800")),
    *(Count(0, "cash", MOST + 1), Correct(0, "cash", MOST + 1), Count(0, "Luxor", MOST + 1)),
    *(Count(0, "cash", -MOST - 1), Correct(0, "cash", 10**30)),
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db", ticking()) as store:
        yield store


@pytest.mark.parametrize("entry", KEPT, ids=lambda entry: repr(entry)[:30])
def test_what_is_at_its_bound_is_kept_and_read_again(
    store: Store, tmp_path: Path, entry: Entry
) -> None:
    table = played(store, until=4).table
    assert table.write(entry, forced=True).stands
    assert table.insert(2, entry)
    assert table.amend(5, entry)
    again = opened(store, 1)
    assert (again.damaged_at, again.reckoned_at) == (None, None)
    assert pages(again) == list(table.pages)
    assert list(damages(store)) == []
    with Store(tmp_path / "other.db") as other:
        assert taken_in(other, io.BytesIO(out(store))) == TakenIn(new=1)
        assert pages(opened(other, 1)) == list(table.pages)


@pytest.mark.parametrize("entry", REFUSED, ids=lambda entry: repr(entry)[:30])
def test_what_is_over_its_bound_is_not_written(store: Store, entry: Entry) -> None:
    table = played(store, until=4).table
    assert not table.write(entry, forced=True).stands
    assert not table.insert(2, entry)
    assert not table.amend(3, entry)
    assert len(list(store.lines(1))) == len(table.lines) == 4
    assert opened(store, 1).damaged_at is None


def test_whatever_was_accepted_is_read_again(store: Store) -> None:
    table = played(store, until=6).table
    for entry in at_the_bounds(table.books):
        table.write(entry, forced=True)
        table.insert(3, entry)
        table.amend(5, entry)
    assert len(table.lines) > 6
    again = opened(store, 1)
    assert (again.damaged_at, list(again.table.lines)) == (None, list(table.lines))
    assert pages(again) == list(table.pages)


class Forgetful(Toy):
    """A game that writes down other than it means."""

    def encoded(self, entry: Put) -> Fields:
        return {"player": entry.player, "count": entry.count, "at": "\ud800"} | (
            {"count": 1} if entry.count == 3 else {}
        )


@pytest.mark.parametrize("count", [3, 4], ids=["otherwise", "not writable"])
def test_nothing_is_written_that_would_not_be_read_again(store: Store, count: int) -> None:
    with mock.patch.dict(keeping.KINDS, {Toy.kind: lambda _, __: Toy()}):
        table = began(store, Forgetful(), PLAYERS[:3]).table
        with pytest.raises(DiskError) as error:
            table.write(Put(0, count))
    assert error.value.hindrance is Hindrance.UNKEEPABLE
    assert (table.lines, list(store.lines(1)), table.can_undo) == ([], [], None)


@pytest.mark.parametrize("count", [0, 1, 3, 5])
def test_a_game_begins_with_one_player_a_seat(store: Store, count: int) -> None:
    with pytest.raises(Refused) as refused:
        began(store, ChainGame(recorded().header), PLAYERS[:count])
    assert (refused.value.code, refused.value.facts) == (
        NOT_ONE_A_SEAT,
        {"count": count, "right": 4},
    )
    assert store.count() == 0


@pytest.mark.parametrize(
    ("players", "names", "code"),
    [
        (("Ana", "Ben", "Ana", "Dora"), {}, "same name"),
        (("Ana", "Ben", "\udc80", "Dora"), {}, "not writable"),
        (PLAYERS[:4], {"Luxor": "\udc80"}, "not writable"),
        (PLAYERS[:4], {"\udc80": "Ritz"}, "not writable"),
        (PLAYERS[:4], {"Luxor": 7}, "not text"),
        (PLAYERS[:4], {"Luxor": "x" * 101}, "too long"),
    ],
)
def test_names_that_cannot_be_kept_are_refused_before_anything_is_written(
    store: Store, players: tuple[str, ...], names: Fields, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        began(store, ChainGame(recorded().header), players, names)
    assert refused.value.code == code
    assert store.count() == 0


def test_players_nobody_named_may_be_many(store: Store) -> None:
    begun = began(store, ChainGame(recorded().header), ("", "", "Cat", ""))
    assert begun.table.write(entries()[0]).stands
    assert opened(store, 1).record.players == ("", "", "Cat", "")

"""Games that are here already: the same, further on, or another of the same name."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from hotels.exports import archive
from hotels.exports.archive import TakenIn
from hotels.ledger.chains import house
from hotels.ledger.chains.entries import Buy
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.reading import Fields, parsed
from hotels.store.checking import damages
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import began, opened
from hotels.store.store import Store
from tests.store.archives import (
    changed,
    lines_of,
    out,
    out_of,
    put_in,
    refused,
    told_otherwise,
)
from tests.store.playing import corrected, entries, example, numbered, played, recorded, ticking


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


def test_a_full_disk_keeps_the_games_before_it(path: Path, other: Store) -> None:
    lines = lines_of(path)
    put_in(other, changed(lines[0], {"games": 1, "editions": 1}), *lines[1:27])
    ((count,),) = other.disk.rows("PRAGMA page_count")
    other.disk.rows(f"PRAGMA max_page_count = {count}")
    with pytest.raises(DiskError) as error:
        put_in(other, *lines)
    assert error.value.hindrance is Hindrance.FULL
    assert other.count() == 1
    other.disk.rows("PRAGMA max_page_count = 100000")
    assert put_in(other, *lines) == TakenIn(new=1, known=1, editions=1)
    assert corrected(other).table.write(Buy(0, ())) is not None


def rest_of(store: Store, number: int, done: int) -> None:
    """A recorded game, played on to its end."""
    table = opened(store, number).table
    for entry in entries()[done:]:
        assert table.write(entry).stands


def test_a_game_that_went_on_elsewhere_goes_on_here(tmp_path: Path, other: Store) -> None:
    with Store(tmp_path / "ours.db", ticking()) as store:
        played(store, until=10)
        short = out(store)
        rest_of(store, 1, 10)
        long = out(store)
    assert put_in(other, short) == TakenIn(new=1)
    assert put_in(other, long) == TakenIn(grown=1)
    assert out(other) == long
    assert put_in(other, short) == put_in(other, long) == TakenIn(known=1)
    assert out(other) == long
    assert list(damages(other)) == []


def test_a_game_that_goes_on_badly_stays_as_it_is(tmp_path: Path, other: Store) -> None:
    with Store(tmp_path / "ours.db", ticking()) as store:
        played(store, until=10)
        short = out(store)
        rest_of(store, 1, 10)
        lines = out(store).splitlines(keepends=True)
    put_in(other, short)
    lines[20] = changed(lines[20], {"seal": "x"})
    assert refused(other, *lines) == (archive.BROKEN_CHAIN, 21)
    assert out(other) == short


def test_a_game_that_went_another_way_is_taken_in_beside_ours(tmp_path: Path, other: Store) -> None:
    with Store(tmp_path / "ours.db", ticking()) as store:
        played(store, until=10)
        short = out(store)
    assert put_in(other, short) == TakenIn(new=1)
    ours, theirs = opened(other, 1).table, None
    assert ours.write(entries()[10]).stands
    with Store(tmp_path / "theirs.db", ticking()) as store:
        put_in(store, short)
        theirs = opened(store, 1).table
        assert theirs.strike(10)
        their_way = out(store)
        assert theirs.undo()
        longer = out(store)
    assert put_in(other, their_way) == TakenIn(beside=1)
    assert opened(other, 1).table.pages == ours.pages
    assert len(opened(other, 2).table.lines) == 11
    assert put_in(other, their_way) == TakenIn(known=1)
    assert put_in(other, longer) == TakenIn(grown=1)
    assert opened(other, 2).table.pages == theirs.pages
    assert put_in(other, longer) == put_in(other, their_way) == TakenIn(known=1)
    assert len({record.uid for record in other.all_games()}) == 2
    assert list(damages(other)) == []
    everything = out(other)
    with Store(tmp_path / "third.db") as store:
        assert put_in(store, everything) == TakenIn(new=2)
        assert out(store) == everything


def test_another_game_of_the_same_name_is_taken_in_beside_ours(
    tmp_path: Path, other: Store
) -> None:
    with numbered(), Store(tmp_path / "one.db") as store:
        played(store, until=0)
        one = out(store)
    with numbered(), Store(tmp_path / "two.db") as store:
        played(store, "acquire-p2_057", until=2)
        two = out(store)
    assert put_in(other, one) == TakenIn(new=1)
    assert put_in(other, two) == TakenIn(beside=1)
    assert put_in(other, two) == put_in(other, one) == TakenIn(known=1)
    assert [opened(other, number).damaged_at for number in (1, 2)] == [None, None]


@pytest.mark.parametrize("further", [False, True])
def test_a_game_that_was_deleted_here_is_here_again(
    tmp_path: Path, other: Store, *, further: bool
) -> None:
    with Store(tmp_path / "ours.db", ticking()) as store:
        played(store, until=10)
        short = out(store)
        rest_of(store, 1, 10)
        long = out(store)
    put_in(other, short)
    other.delete(1)
    assert other.count() == 0
    report = put_in(other, long if further else short)
    assert report == (TakenIn(grown=1) if further else TakenIn(back=1))
    assert put_in(other, short) == TakenIn(known=1)
    assert out(other) == (long if further else short)
    assert other.record(1).whole


def test_a_deleted_game_stays_away_when_what_comes_in_is_bad(tmp_path: Path, other: Store) -> None:
    with Store(tmp_path / "ours.db", ticking()) as store:
        played(store, until=10)
        lines = out(store).splitlines(keepends=True)
    put_in(other, *lines)
    other.delete(1)
    refused(other, *lines[:-1])
    assert other.count() == 0
    assert [record.id for record in other.page(deleted=True)] == [1]


def test_a_house_edition_that_is_another_here_is_taken_in_beside_ours(
    path: Path, other: Store
) -> None:
    file = out_of(path)
    theirs = json.loads(file.splitlines()[1])["edition"]
    ours = house.house_edition(theirs | {"changes": {"buy": 2}}).written
    other.keep_edition("house-attic", ours)
    for _ in range(2):
        assert put_in(other, file).editions == 1
        editions = other.editions()
        assert editions["house-attic"] == ours
        (beside,) = (text for own_id, text in editions.items() if own_id != "house-attic")
        assert json.loads(beside) == theirs | {"id": json.loads(beside)["id"]}
        assert house.house_edition(json.loads(beside)).buying.blocks == 3


def test_a_house_edition_with_decimals_goes_out_and_in(tmp_path: Path, other: Store) -> None:
    said = {"format": house.FORMAT, "id": "house-parts", "name": "Parts 🏨", "based_on": "vacation"}
    edition = house.house_edition(
        parsed(json.dumps(said | {"changes": {"bonuses": [10, 7.5, 2.25]}}).encode())
    )
    with Store(tmp_path / "ours.db") as store:
        store.keep_edition(edition.id, edition.written)
        game = ChainGame(replace(recorded().header, edition=edition))
        began(store, game, ("😀", "", "Ünal", "李")).table.write(entries()[0])
        file = out(store)
    put_in(other, file)
    assert out(other) == file
    assert opened(other, 1).table.game.header() == game.header()


def test_a_name_of_its_own_is_never_too_long_to_be_taken_in(tmp_path: Path, other: Store) -> None:
    with Store(tmp_path / "ours.db", ticking()) as store:
        played(store, until=10)
        head, game, *lines = out(store).splitlines(keepends=True)
        assert opened(store, 1).table.strike(10)
        theirs = out(store).splitlines(keepends=True)
    uid = {"uid": "u" * 100}
    put_in(other, head, told_otherwise(game, uid), *lines)
    assert opened(other, 1).table.undo()
    assert put_in(other, theirs[0], told_otherwise(theirs[1], uid), *theirs[2:]).beside == 1
    assert [len(record.uid) for record in other.all_games()] == [100, 32]
    with Store(tmp_path / "third.db") as store:
        assert put_in(store, out(other)) == TakenIn(new=2)


def test_an_edition_s_id_is_never_too_long_to_be_taken_in(tmp_path: Path, other: Store) -> None:
    said: Fields = {"format": house.FORMAT, "id": f"house-{'x' * 94}", "name": "Long"}
    said |= {"based_on": "vacation"}
    ours, theirs = (house.house_edition(said | {"changes": {"buy": buy}}) for buy in (2, 3))
    other.keep_edition(ours.id, ours.written)
    with Store(tmp_path / "ours.db") as store:
        store.keep_edition(theirs.id, theirs.written)
        assert put_in(other, out(store)) == TakenIn(editions=1)
    assert sorted(len(own_id) for own_id in other.editions()) == [100, 100]
    with Store(tmp_path / "third.db") as store:
        assert put_in(store, out(other)) == TakenIn(editions=2)
        assert out(store) == out(other)

"""A game between the table and the disk: what is opened again, and what the archive shows."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Buy, Lay, Name
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.header_codec import header_of
from hotels.ledger.chains.terms import Tile
from hotels.ledger.journal import Move, Write
from hotels.ledger.objection import Grade, Refused
from hotels.ledger.reading import Fields
from hotels.store import keeping
from hotels.store.checking import damages
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import Opened, began, duplicated, opened
from hotels.store.records import NewGame, Record, Stored, chained, checked, unchecked
from hotels.store.store import Store
from tests.ledger.toy import Put, Toy
from tests.store.playing import CORRECTIONS, corrected, pages, played, sat_down, ticking

OVER = "acquire-p4_027"
"""A recorded game that was played to its end."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db", ticking()) as store:
        yield store


def state(game: Opened[Any, Any]) -> tuple[int | None, int | None, bool]:
    return game.damaged_at, game.reckoned_at, game.record.whole


SOUND = None, None, True


def test_what_was_written_is_opened_as_it_was(store: Store) -> None:
    game = played(store)
    again = opened(store, 1)
    assert state(again) == SOUND
    assert pages(again) == pages(game)
    assert list(again.table.lines) == list(game.table.lines)
    assert again.record.players == ("Ana", "Ben", "Cat", "Dora")


def test_a_game_is_played_on_after_it_was_opened(store: Store) -> None:
    played(store, until=10)
    entries = [page.entry for _, page in pages(played(store))]
    table = opened(store, 1).table
    for entry in entries[10:]:
        assert table.write(entry).stands
    assert [page.entry for _, page in pages(opened(store, 1))] == entries
    assert state(opened(store, 1)) == SOUND


def test_every_act_is_opened_as_it_was(store: Store) -> None:
    game = corrected(store)
    again = opened(store, 1)
    assert len(again.table.lines) == 24 + CORRECTIONS
    assert (state(again), pages(again)) == (SOUND, pages(game))
    assert (again.table.can_undo, again.table.can_redo) == (game.table.can_undo, None)


def test_an_accepted_reckoning_may_be_asked_for_at_any_time(store: Store) -> None:
    table = played(store, until=3).table
    assert table.accept()
    assert table.can_undo == Write(Lay(1, Tile(2, 4)))
    assert state(opened(store, 1)) == SOUND


def test_the_archive_shows_where_a_game_stands_and_how_it_came_out(store: Store) -> None:
    game = sat_down(store, OVER)
    assert (store.record(1).summary, store.record(1).result) == ("", "")
    results = []
    for entry in [page.entry for _, page in pages(played(store, OVER))]:
        game.table.write(entry)
        record = store.record(1)
        assert unchecked(record.summary) == game.table.game.summary(game.table.books)
        results.append(record.result)
    assert [bool(result) for result in results] == [False] * (len(results) - 1) + [True]
    game.table.undo()
    assert store.record(1).result == ""


def test_what_is_shown_is_not_believed_when_it_was_changed() -> None:
    kept = checked({"cash": [1, 2], "name": "Émile 😀"})
    assert unchecked(kept) == {"cash": [1, 2], "name": "Émile 😀"}
    for changed in (
        "",
        "x",
        " ",
        "{}",
        kept[1:],
        kept[:-1],
        kept.replace("1", "3"),
        f"0{kept[1:]}",
    ):
        assert unchecked(changed) is None or changed == kept


def chain_on(record: Record, lines: int, act: str) -> Stored:
    """A line that is linked as it should be, whatever its act says."""
    bare = Stored(lines + 1, "2026-11-18T00:00:00Z", act, "", "")
    return bare._replace(chain=chained(record.last, bare))


@pytest.mark.parametrize(
    "act",
    [
        *(
            "",
            "nonsense",
            "null",
            "[]",
            "{}",
            '{"kind":"rewrite"}',
            '{"kind":"write"}',
            "{" * 5_000,
        ),
        '{"kind":"write","entry":{"op":"bribe","player":0}}',
        '{"kind":"write","entry":{"op":"pass_tile","player":"0"}}',
        '{"kind":"amend","line":99,"entry":{"op":"pass_tile","player":0}}',
        '{"kind":"redo"}',
        '{"kind":"move","line":1,"before":1}',
    ],
)
def test_an_act_that_cannot_be_is_damage_at_its_line(store: Store, act: str) -> None:
    before = pages(played(store, until=5))
    record = store.record(1)
    store.append(1, record.last, chain_on(record, 5, act), "", "")
    again = opened(store, 1)
    assert (state(again), pages(again)) == ((6, None, True), before)
    with pytest.raises(DiskError) as error:
        again.table.undo()
    assert error.value.hindrance is Hindrance.DAMAGED
    assert len(list(store.lines(1))) == 6


@pytest.mark.parametrize(
    ("kind", "header"),
    [
        ("big shot", "{}"),
        ("chains", '{"edition":"acquire-2077"}'),
        ("chains", '{"edition":"vacation","options":{"moon":true}}'),
    ],
)
def test_a_game_of_a_later_version_is_told_to_be_so(store: Store, kind: str, header: str) -> None:
    number = store.begin(NewGame("uid", kind, header, ("Ana", "Ben", "Cat")))
    with pytest.raises(DiskError) as error:
        opened(store, number)
    assert error.value.hindrance is Hindrance.NEWER
    assert store.page()[0].kind == kind


@pytest.mark.parametrize("name", ["x" * 101, "half \ud800 a sign"])
def test_a_name_that_cannot_be_kept_is_refused_before_anything_is_written(
    store: Store, name: str
) -> None:
    with pytest.raises(Refused):
        sat_down(store, players=("Ana", name, "Cat", "Dora"))
    assert store.count() == 0


def test_a_game_that_is_not_there_is_told(store: Store) -> None:
    with pytest.raises(DiskError) as error:
        opened(store, 3)
    assert error.value.hindrance is Hindrance.UNKNOWN_GAME


def test_each_game_keeps_its_own_lines(store: Store) -> None:
    first, second = sat_down(store), sat_down(store)
    for table, tile in ((first.table, Tile(0, 0)), (second.table, Tile(5, 5))):
        table.write(Lay(0, tile))
    first.table.write(Buy(0, ()))
    assert [len(list(store.lines(number))) for number in (1, 2)] == [2, 1]
    assert opened(store, 2).table.pages == second.table.pages
    assert opened(store, 1).table.pages == first.table.pages


def test_two_tables_of_one_game_cannot_both_write(store: Store) -> None:
    played(store, until=7)
    one, other = opened(store, 1).table, opened(store, 1).table
    assert one.write(Name(3, "Wilton")).stands
    with pytest.raises(DiskError) as error:
        other.write(Name(3, "Wilton"))
    assert error.value.hindrance is Hindrance.MOVED_ON
    assert len(other.lines) == 7
    assert state(opened(store, 1)) == SOUND


def test_a_thing_that_later_books_have_as_well_breaks_no_seal(store: Store) -> None:
    class WithWonders(ChainGame):
        def state(self, books: Books) -> Fields:
            return super().state(books) | {"wonders": [], "owner": None}

    played(store)
    known = {ChainGame.kind: lambda header, seats: WithWonders(header_of(header, seats))}
    with mock.patch.dict(keeping.KINDS, known):
        assert state(opened(store, 1)) == SOUND


def test_any_game_is_kept_that_its_kind_is_known_of(store: Store) -> None:
    with mock.patch.dict(keeping.KINDS, {Toy.kind: lambda _, __: Toy()}):
        table = began(store, Toy(), ("Ana", "Ben", "Cat"), {"pot": "kitty"}).table
        table.write(Put(0, 9))
        table.write(Put(1, 5))
        table.amend(1, Put(0, 10))
        again = opened(store, 1)
        assert (state(again), again.table.pages) == (SOUND, table.pages)
        assert unchecked(store.record(1).summary) == {"pot": 15}
    with pytest.raises(DiskError):
        opened(store, 1)


def test_a_move_to_where_an_entry_cannot_have_been_is_written_and_the_entry_set_aside(
    store: Store,
) -> None:
    table = played(store).table
    before = table.pages
    assert table.preview(Move(8, 1)).grade == Grade.IMPOSSIBLE
    assert table.move(8, 1)
    again = opened(store, 1)
    number, page = pages(again)[0]
    assert (number, page.stands, page.books) == (8, False, again.table.game.opening())
    assert again.table.undo()
    assert again.table.pages == before


def test_a_duplicate_has_the_same_lines_and_goes_its_own_way(tmp_path: Path) -> None:
    with Store(tmp_path / "hotels.db") as store:
        one = played(store, until=10)
        other = opened(store, duplicated(store, one.record.id))
        assert other.record.uid != one.record.uid
        assert (other.damaged_at, other.reckoned_at) == (None, None)
        assert other.table.pages == one.table.pages
        assert other.table.undo()
        assert opened(store, one.record.id).table.pages == one.table.pages
        assert opened(store, other.record.id).table.pages == one.table.pages[:-1]
        assert list(damages(store)) == []

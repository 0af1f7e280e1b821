"""A table that fell behind its file writes nothing more, and says why."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.ledger.chains.entries import Name, Note
from hotels.ledger.journal import Line, Write
from hotels.store.checking import damages
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import opened
from hotels.store.store import Store
from hotels.wording.disk import hindrance
from tests.store.playing import empty_games, entries, played, sat_down, ticking


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db", ticking()) as store:
        yield store


def test_a_number_is_never_given_to_another_game(store: Store) -> None:
    for number in empty_games(store, 3):
        store.delete(number)
    assert store.purge("9") == 3
    assert sat_down(store).record.id == 4
    store.close()
    with Store(store.path) as again:
        again.delete(4)
        again.purge("9")
        assert sat_down(again).record.id == 5


@pytest.mark.parametrize("lines", [0, 3])
def test_a_table_whose_game_is_gone_writes_into_no_other(store: Store, lines: int) -> None:
    stale = played(store, until=lines).table
    store.delete(1)
    store.purge("9")
    played(store, until=lines)
    with pytest.raises(DiskError) as error:
        stale.write(entries()[lines])
    assert error.value.hindrance is Hindrance.UNKNOWN_GAME
    assert len(stale.lines) == len(list(store.lines(2))) == lines
    assert list(damages(store)) == []


def test_a_line_is_added_only_behind_the_one_its_writer_knows(store: Store) -> None:
    one, other = played(store, until=3), played(store, "acquire-p2_057", until=3)
    line = next(line for line in store.lines(1) if line.number == 3)._replace(number=4)
    with pytest.raises(DiskError) as error:
        store.append(1, store.record(2).last, line, "", "")
    assert error.value.hindrance is Hindrance.MOVED_ON
    assert [len(list(store.lines(number))) for number in (1, 2)] == [3, 3]
    assert one.table.write(entries()[3]).stands
    assert other.table.write(entries("acquire-p2_057")[3]).stands


def test_an_act_broken_off_after_it_was_written_is_there_and_the_next_one_says_so(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(store, until=7).table
    write = store.disk.write

    def broken_off(statement: str, values: tuple[object, ...] = ()) -> object:
        cursor = write(statement, values)
        if statement == "COMMIT":
            raise KeyboardInterrupt
        return cursor

    monkeypatch.setattr(store.disk, "write", broken_off)
    with pytest.raises(KeyboardInterrupt):
        table.write(Name(3, "Wilton"))
    monkeypatch.undo()
    with pytest.raises(DiskError) as error:
        table.write(Name(3, "Wilton"))
    assert hindrance(error.value) == (
        "the game has changed since it was opened here: every saved entry is safe; "
        "open the game again"
    )
    again = opened(store, 1)
    assert (len(again.table.lines), again.damaged_at) == (8, None)
    assert again.table.can_undo == Write(Name(3, "Wilton"))
    assert again.table.undo()


def test_an_act_broken_off_before_it_was_written_is_done_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(store, until=7).table
    write = store.disk.write

    def broken_off(statement: str, values: tuple[object, ...] = ()) -> object:
        if statement == "COMMIT":
            raise KeyboardInterrupt
        return write(statement, values)

    monkeypatch.setattr(store.disk, "write", broken_off)
    with pytest.raises(KeyboardInterrupt):
        table.write(Name(3, "Wilton"))
    monkeypatch.undo()
    assert len(list(store.lines(1))) == len(table.lines) == 7
    assert table.write(Name(3, "Wilton")).stands
    assert len(list(store.lines(1))) == 8


def test_a_listener_that_fails_keeps_neither_the_others_nor_the_next_act_back(
    store: Store,
) -> None:
    table = played(store, until=3).table
    heard: list[int] = []

    def fails() -> None:
        message = "a screen is broken"
        raise RuntimeError(message)

    table.on_change += [fails, lambda: heard.append(len(table.lines))]
    with pytest.raises(RuntimeError, match="a screen is broken"):
        table.write(Note("a draught"))
    table.on_change.remove(fails)
    assert table.write(entries()[3]).stands
    assert heard == [4, 5]
    assert [type(line) for line in table.lines] == [Line] * 5
    assert opened(store, 1).table.pages == table.pages

"""Later rules: an old game is read by them, but nothing is written until that is accepted."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Buy, Dispose, Entry, Lay
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.header_codec import header_of
from hotels.ledger.chains.terms import Tile
from hotels.ledger.chains.trouble import Page
from hotels.ledger.journal import Accept, Impossible, Line, Mistake, Undo, Write
from hotels.ledger.reading import Fields
from hotels.store import keeping, seals
from hotels.store.keeping import Opened, opened
from hotels.store.records import unchecked
from hotels.store.seals import sealed
from hotels.store.store import Store
from hotels.table import Table
from tests.growth import assert_even
from tests.ledger.toy import Pot, Put, Toy
from tests.store.playing import pages, played, recorded, ticking

OVER = "acquire-p4_027"
"""A recorded game that was played to its end."""

AnyTable = Table[Any, Any]
LaterRules = AbstractContextManager[object]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path / "hotels.db", ticking()) as store:
        yield store


class LaterGame(ChainGame):
    """The rules as a later version reckons them: whoever disposes gets $100 more."""

    def book(self, entry: Entry, books: Books) -> Page:
        page = super().book(entry, books)
        if not isinstance(entry, Dispose) or not page.stands:
            return page
        cash = list(page.books.cash)
        cash[entry.player] += 100
        cash[-1] -= 100
        return page._replace(books=page.books._replace(cash=tuple(cash)))


def later(header: Fields, seats: int) -> LaterGame:
    return LaterGame(header_of(header, seats))


@pytest.fixture
def later_rules() -> LaterRules:
    return mock.patch.dict(keeping.KINDS, {ChainGame.kind: later})


DOINGS: list[Callable[[AnyTable], object]] = [
    lambda table: table.write(Lay(1, Tile(0, 0))),
    lambda table: table.write(Lay(2, Tile(0, 0)), forced=True),
    lambda table: table.amend(1, Lay(0, Tile(8, 8))),
    lambda table: table.insert(24, Buy(0, ())),
    lambda table: table.move(24, 20),
    lambda table: table.strike(24),
    lambda table: table.undo(),
]


def state(game: Opened[Any, Any]) -> tuple[int | None, int | None, bool]:
    return game.damaged_at, game.reckoned_at, game.record.whole


SOUND = None, None, True


def test_later_rules_name_the_first_line_they_reckon_otherwise(
    store: Store, later_rules: LaterRules
) -> None:
    before = pages(played(store))
    with later_rules:
        again = opened(store, 1)
        assert state(again) == (None, 20, True)
        assert [number for number, page in pages(again) if page != dict(before)[number]] == [
            *(20, 21, 22, 23, 24)
        ]
        assert again.table.books.cash[:4] == (7_000, 5_900, 6_100, 9_000)
    assert state(opened(store, 1)) == SOUND


@pytest.mark.parametrize("doing", DOINGS)
def test_nothing_is_written_before_later_rules_are_accepted(
    store: Store, later_rules: LaterRules, doing: Callable[[AnyTable], object]
) -> None:
    played(store)
    record = store.record(1)
    with later_rules:
        table = opened(store, 1).table
        assert table.preview(Undo()).difference.changes
        read = table.pages
        with pytest.raises(Impossible) as refused:
            doing(table)
        assert refused.value.mistake is Mistake.ACCEPT_FIRST
        assert (table.pages, len(table.lines), store.record(1)) == (read, 24, record)
        assert table.accept()
        doing(table)
        assert len(table.lines) == len(list(store.lines(1))) == 26
        assert state(opened(store, 1)) == SOUND


def test_the_recorded_result_stays_until_later_rules_are_accepted(
    store: Store, later_rules: LaterRules
) -> None:
    game = played(store, OVER)
    then = unchecked(store.record(1).result)
    assert then is not None
    final = recorded(OVER).final
    assert final is not None
    assert then["cash"] == final["cash"]
    with later_rules:
        again = opened(store, 1)
        assert again.reckoned_at is not None
        assert isinstance(again.table.lines[again.reckoned_at - 1].act, Write)
        assert unchecked(store.record(1).result) == then
        assert unchecked(again.record.result) == then
        assert again.table.accept()
        now = unchecked(store.record(1).result)
        assert now is not None
        assert now["cash"] != then["cash"]
        assert [type(line.act) for line in again.table.lines[-1:]] == [Accept]
        silent = opened(store, 1)
        assert (state(silent), pages(silent)) == (SOUND, pages(again))
    back = opened(store, 1)
    assert back.reckoned_at == len(game.table.lines) + 1
    assert back.table.accept()
    assert unchecked(store.record(1).result) == then


def test_only_what_came_after_the_last_acceptance_is_looked_through(
    store: Store, later_rules: LaterRules
) -> None:
    game = played(store, until=22)
    with later_rules:
        table = opened(store, 1).table
        assert table.accept()
        for entry in [page.entry for _, page in pages(played(store))][22:]:
            table.write(entry)
    again = opened(store, 1)
    assert again.reckoned_at == len(game.table.lines) + 1 == 23


@pytest.mark.parametrize("booked", [2, 19, 20, 60, 900])
def test_of_very_many_corrections_it_is_told_from_where_on_it_differs(
    store: Store, later_rules: LaterRules, monkeypatch: pytest.MonkeyPatch, booked: int
) -> None:
    monkeypatch.setattr(seals, "MOST_BOOKED", booked)
    table = played(store).table
    for _ in range(30):
        assert table.amend(1, table.pages[0].page.entry)
    with later_rules:
        table = opened(store, 1).table
        assert opened(store, 1).reckoned_at == 20
        assert table.accept()
        assert table.amend(1, table.pages[0].page.entry)
        assert state(opened(store, 1)) == SOUND
    assert opened(store, 1).reckoned_at == 24 + 30 + 1


def test_a_long_game_that_differs_at_its_end_is_gone_through_once() -> None:
    game = Toy()
    after = [sealed(game, Pot((10, 10, 10, 0), player)) for player in range(3)]

    def work(size: int) -> Callable[[], object]:
        lines = [Line(number, Write(Put(number % 3, 0))) for number in range(1, size + 1)]
        kept = [*(after[(line.number + 1) % 3] for line in lines[:-1]), "otherwise"]

        def find() -> None:
            assert seals.first_reckoned(game, lines, kept) == size

        return find

    assert_even(work, 2_000)


def test_what_was_taken_back_needs_no_acceptance(store: Store, later_rules: LaterRules) -> None:
    table = played(store, until=20).table
    assert isinstance(table.can_undo, Write)
    table.undo()
    with later_rules:
        assert state(opened(store, 1)) == SOUND
    table.redo()
    with later_rules:
        assert opened(store, 1).reckoned_at == 20

"""The table: what is written, what is refused, and who is told."""

from collections.abc import Callable

import pytest

from hotels.ledger.difference import Kind
from hotels.ledger.journal import (
    Accept,
    Act,
    Amend,
    Cut,
    Impossible,
    Insert,
    Line,
    Move,
    Redo,
    Strike,
    Undo,
    Write,
)
from hotels.ledger.objection import Grade
from hotels.ledger.posting import CASH
from hotels.store.disk import DiskError, Hindrance
from hotels.table import Table, is_written
from tests.ledger.toy import EMPTY, POOR, SKIPPED, Pot, Put, Toy

Pots = Table[Put, Pot]

ROUND = (Put(0, 4), Put(1, 3), Put(2, -5))
ACTS: list[Act[Put]] = [
    *(Write(Put(0, 1)), Amend(1, Put(0, 5)), Insert(2, Put(1, 1)), Move(2, 1), Strike(2)),
    *(Cut(2), Undo(), Redo(), Accept()),
]


def pot(*entries: Put, keep: Callable[[Line[Put], Pot], None] | None = None) -> Pots:
    table = Table(Toy(), (), keep)
    for entry in entries:
        table.write(entry)
    return table


def purses(table: Pots) -> tuple[int, ...]:
    """What the three players have."""
    return table.books.cash[:3]


def done(table: Pots, act: Act[Put]) -> bool:
    """The act by the table's own word for it."""
    match act:
        case Write(entry):
            return is_written(table.write(entry))
        case Amend(number, entry):
            return table.amend(number, entry)
        case Insert(before, entry):
            return table.insert(before, entry)
        case Move(number, before):
            return table.move(number, before)
        case Strike(number):
            return table.strike(number)
        case Cut(number):
            return table.cut(number)
        case Undo():
            return table.undo()
        case Redo():
            return table.redo()
        case Accept():
            return table.accept()


def test_a_new_table_has_the_opening_books() -> None:
    table = pot()
    assert table.books == Toy().opening()
    assert (table.pages, list(table.lines), table.can_undo, table.can_redo) == ((), [], None, None)


def test_what_is_written_makes_a_page() -> None:
    table = pot(*ROUND)
    assert [(number, page.entry) for number, page in table.pages] == list(enumerate(ROUND, 1))
    assert table.books is table.pages[-1].page.books
    assert purses(table) == (6, 7, 15)
    assert list(table.lines) == [Line(n, Write(entry)) for n, entry in enumerate(ROUND, 1)]


@pytest.mark.parametrize(
    ("entry", "code", "grade", "plain", "insisted"),
    [
        (Put(0, 0), None, 0, True, True),
        (Put(1, 0), SKIPPED, Grade.GAP, False, True),
        (Put(0, 7), POOR, Grade.AGAINST, False, True),
        (Put(0, -3), EMPTY, Grade.IMPOSSIBLE, False, False),
    ],
)
def test_what_is_written_by_its_gravest_objection(
    entry: Put, code: str | None, grade: int, *, plain: bool, insisted: bool
) -> None:
    for forced, written in ((False, plain), (True, insisted)):
        table = pot(*ROUND)
        before = table.pages
        page = table.write(entry, forced=forced)
        assert page.grade == grade
        assert [said.code for said in page.objections] == ([] if code is None else [code])
        assert is_written(page, forced=forced) is written
        assert table.pages == (before if not written else (*before, (4, page)))
        assert len(table.lines) == 3 + written


def test_what_was_written_all_the_same_stays_flagged() -> None:
    table = pot(*ROUND)
    table.write(Put(0, 7), forced=True)
    table.write(Put(1, 1))
    assert [page.grade for _, page in table.pages] == [0, 0, 0, Grade.AGAINST, 0]
    again = Table(Toy(), table.lines)
    assert again.pages == table.pages


def test_what_an_entry_would_do_is_told_before_it_is_written() -> None:
    table = pot(*ROUND)
    page = table.book(Put(0, 2))
    assert (page.books.cash, len(table.lines)) == ((4, 7, 15, 4), 3)
    assert table.write(Put(0, 2)) == page


@pytest.mark.parametrize("act", ACTS, ids=lambda act: type(act).__name__)
def test_a_preview_is_what_then_happens_and_writes_nothing(act: Act[Put]) -> None:
    kept: list[Line[Put]] = []
    table = pot(*ROUND, keep=lambda line, _: kept.append(line))
    if isinstance(act, Redo):
        table.undo()
    before = table.pages, list(table.lines), list(kept), table.can_undo, table.can_redo
    told: list[None] = []
    table.on_change.append(lambda: told.append(None))
    preview = table.preview(act)
    assert (table.pages, list(table.lines), kept, table.can_undo, table.can_redo) == before
    assert not told
    assert done(table, act)
    assert table.pages == preview.pages
    assert kept == [*before[2], Line(len(before[1]) + 1, act)]
    assert len(told) == 1


@pytest.mark.parametrize(
    ("act", "number", "grade"),
    [
        (Write(Put(0, 7)), 4, Grade.AGAINST),
        (Amend(1, Put(0, -1)), 1, Grade.IMPOSSIBLE),
        (Insert(1, Put(2, 1)), 4, Grade.GAP),
        (Move(3, 1), 3, Grade.IMPOSSIBLE),
        (Strike(1), None, 0),
        (Cut(1), None, 0),
        (Undo(), None, 0),
    ],
)
def test_a_preview_judges_the_entry_that_the_act_is_about(
    act: Act[Put], number: int | None, grade: int
) -> None:
    preview = pot(*ROUND).preview(act)
    assert preview.grade == grade
    own = {one.number: one.page for one in preview.pages}.get(number or 0)
    assert preview.own is own


def test_an_amendment_that_cannot_have_happened_is_not_written() -> None:
    table = pot(*ROUND)
    before = table.pages
    assert not table.amend(1, Put(0, -1))
    assert not table.insert(1, Put(2, -1))
    assert (table.pages, len(table.lines)) == (before, 3)
    assert table.amend(2, Put(1, 20))
    assert table.pages[1].page.grade == Grade.AGAINST


def test_what_an_amendment_makes_impossible_is_set_aside_and_comes_back() -> None:
    table = pot(*ROUND)
    assert table.amend(1, Put(0, 1))
    assert [page.grade for _, page in table.pages] == [0, 0, Grade.IMPOSSIBLE]
    assert purses(table) == (9, 7, 10)
    assert table.amend(1, Put(0, 2))
    assert purses(table) == (8, 7, 15)


def test_undo_and_redo_say_what_they_would_do() -> None:
    table = pot(*ROUND)
    table.amend(1, Put(0, 5))
    assert (table.can_undo, table.can_redo) == (Amend(1, Put(0, 5)), None)
    assert table.undo()
    assert (table.can_undo, table.can_redo) == (Write(ROUND[2]), Amend(1, Put(0, 5)))
    assert purses(table) == (6, 7, 15)
    assert table.redo()
    assert purses(table) == (5, 7, 15)
    assert (table.can_undo, table.can_redo) == (Amend(1, Put(0, 5)), None)
    assert len(table.lines) == 6


@pytest.mark.parametrize(
    "act",
    [Amend(9, Put(0, 1)), Insert(9, Put(0, 1)), Move(9, 1), Move(1, 1), Strike(9), Cut(9), Redo()],
)
def test_an_impossible_act_changes_nothing_and_tells_nobody(act: Act[Put]) -> None:
    kept: list[Line[Put]] = []
    table = pot(*ROUND, keep=lambda line, _: kept.append(line))
    told: list[None] = []
    table.on_change.append(lambda: told.append(None))
    before = table.pages, list(table.lines), list(kept)
    for doing in (table.preview, lambda act: done(table, act)):
        with pytest.raises(Impossible):
            doing(act)
        assert (table.pages, list(table.lines), kept) == before
    assert not told


@pytest.mark.parametrize("act", ACTS, ids=lambda act: type(act).__name__)
def test_nothing_is_pretended_that_the_disk_refused(act: Act[Put]) -> None:
    full = False

    def keep(_: Line[Put], __: Pot) -> None:
        if full:
            raise DiskError(Hindrance.FULL)

    table = pot(*ROUND, keep=keep)
    if isinstance(act, Redo):
        table.undo()
    told: list[None] = []
    table.on_change.append(lambda: told.append(None))
    before = table.pages, list(table.lines), table.can_undo, table.can_redo
    full = True
    with pytest.raises(DiskError):
        done(table, act)
    assert (table.pages, list(table.lines), table.can_undo, table.can_redo) == before
    assert not told
    full = False
    assert done(table, act)
    assert (len(table.lines), len(told)) == (len(before[1]) + 1, 1)


def test_a_line_is_kept_with_the_books_after_it_before_anyone_is_told() -> None:
    seen: list[tuple[int, Pot | int]] = []
    table = pot(keep=lambda line, books: seen.append((line.number, books)))
    table.on_change.append(lambda: seen.append((0, len(table.lines))))
    table.write(Put(0, 4))
    table.amend(1, Put(0, 5))
    assert seen == [(1, Pot((6, 10, 10, 4), 1)), (0, 1), (2, Pot((5, 10, 10, 5), 1)), (0, 2)]


def test_every_listener_is_told_after_every_change() -> None:
    table = pot(*ROUND)
    heard: list[tuple[str, int]] = []
    table.on_change += [lambda: heard.append(("a", len(table.pages)))]
    table.on_change += [lambda: heard.append(("b", len(table.pages)))]
    table.undo()
    table.write(Put(0, -3), forced=True)
    assert heard == [("a", 2), ("b", 2), ("a", 3), ("b", 3)]


def test_pages_before_a_change_are_kept_as_they_are() -> None:
    table = pot(*ROUND)
    before = table.pages
    table.amend(3, Put(2, -4))
    assert all(old is new for old, new in zip(before[:2], table.pages[:2], strict=True))
    assert before[2] is not table.pages[2]


def test_an_amendment_is_told_as_what_it_changes() -> None:
    said = pot(*ROUND).preview(Amend(1, Put(0, 1))).difference
    assert [(one.number, one.kinds) for one in said.changes] == [
        (1, (Kind.CHANGED,)),
        (3, (Kind.UNFIT,)),
    ]
    assert said.totals == ((0, CASH, 0, 3), (2, CASH, 0, -5))

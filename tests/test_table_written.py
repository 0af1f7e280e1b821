"""What a table says of all that was written: tombstones, histories, and a game cut short."""

from hotels.ledger.difference import Kind
from hotels.ledger.journal import Cut
from hotels.ledger.objection import Grade
from hotels.ledger.posting import CASH
from hotels.table import Table
from tests.ledger.toy import Pot, Put, Toy

ROUND = (Put(0, 4), Put(1, 3), Put(2, -5))


def pot(*entries: Put) -> Table[Put, Pot]:
    """A toy game of these entries."""
    table = Table(Toy())
    for entry in entries:
        table.write(entry)
    return table


def purses(table: Table[Put, Pot]) -> tuple[int, ...]:
    """What the three players have."""
    return table.books.cash[:3]


def test_a_cut_takes_back_what_follows_in_one_act() -> None:
    table = pot(*ROUND)
    table.move(3, 2)
    assert [number for number, _ in table.pages] == [1, 3, 2]
    preview = table.preview(Cut(3))
    assert [(one.number, one.kinds) for one in preview.difference.changes] == [
        (3, (Kind.GONE,)),
        (2, (Kind.GONE,)),
    ]
    # Ben gets his 3 back; what Cat took out was set aside: before Ben's 3 there were 4 in the pot.
    assert table.pages[1].page.grade == Grade.IMPOSSIBLE
    assert preview.difference.totals == ((1, CASH, 0, 3),)
    assert table.cut(3)
    assert purses(table) == (6, 10, 10)
    assert (len(table.lines), table.can_undo) == (5, Cut(3))
    assert table.undo()
    assert purses(table) == (6, 7, 10)


def test_from_the_first_line_on_nothing_is_left_and_play_begins_anew() -> None:
    table = pot(*ROUND)
    assert table.cut(1)
    assert (table.pages, table.books) == ((), Toy().opening())
    assert table.write(Put(0, 1)).stands
    assert [number for number, _ in table.pages] == [5]
    assert table.insert(1, Put(2, 2)) is True
    assert [number for number, _ in table.pages] == [6, 5]


def test_what_was_written_is_told_in_table_order_with_its_tombstones() -> None:
    table = pot(*ROUND)
    table.insert(2, Put(1, 1))
    table.strike(2)
    first, inserted, struck, last = table.written
    pages = dict(table.pages)
    assert first == (1, ROUND[0], False, pages[1])
    assert inserted == (4, Put(1, 1), False, pages[4])
    assert struck == (2, ROUND[1], True, None)
    assert last == (3, ROUND[2], False, pages[3])
    assert [line.number for line in table.history(2)] == [2, 5]
    assert table.history(5) == ()
    table.undo()
    assert [line.number for line in table.history(2)] == [2]
    assert all(one.page is dict(table.pages)[one.number] for one in table.written)

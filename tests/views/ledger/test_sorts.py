"""What stands out in the ledger; and after any act it is as if opened afresh."""

from collections.abc import Callable

import pytest

from hotels.ledger.chains.entries import Buy, Correct, Count, Lay, Leave, Note, Peek
from hotels.ledger.chains.terms import Tile
from hotels.ledger.posting import CASH
from hotels.views.ledger.lines import LedgerLine, Sort, by_chain, by_player, by_turn
from hotels.views.ledger.told import entries
from tests.views.ledger.tables import (
    AMERICAN,
    BOB,
    CAROL,
    DAVE,
    ChainTable,
    afresh,
    by_number,
    mended,
    recorded,
)

SORTS: list[tuple[int, Sort, bool, str]] = [
    (1, Sort.PLAIN, True, "edited later"),
    (2, Sort.PLAIN, False, ""),
    (25, Sort.NOTE, False, ""),
    (26, Sort.PEEK, True, "moved later"),
    (27, Sort.STRUCK, False, ""),
    (28, Sort.CORRECTION, False, ""),
    (29, Sort.CORRECTION, False, ""),
    (30, Sort.PLAIN, False, ""),
    (31, Sort.FORCED, False, "against the rules: 2 blocks bought; the limit is 1 a turn"),
    (32, Sort.FORCED, False, "against the rules: it's Dave's turn, not Bob's"),
    (33, Sort.GAP, False, "left open: Bob must first buy or pass"),
    (35, Sort.NOTE, True, "inserted later"),
]


@pytest.mark.parametrize(("number", "sort", "changed", "remark"), SORTS)
def test_each_is_shown_as_what_it_is(
    number: int, sort: Sort, remark: str, *, changed: bool
) -> None:
    line = by_number(by_turn(*mended()))[number]
    assert (line.sort, line.changed, line.remarks) == (sort, changed, (remark,) * bool(remark))
    assert bool(line.icon) == (sort is not Sort.PLAIN or changed)
    assert by_number(by_turn(*mended()))[25].text == "Note: The door rang"


def test_what_no_longer_fits_is_dropped_and_a_count_is_a_count() -> None:
    table, speech = recorded()
    table.write(Count(DAVE, CASH, 8_000))
    table.amend(7, Lay(DAVE, Tile(0, 0)))
    lines = by_number(by_turn(table, speech))
    assert (lines[8].sort, lines[8].amount) == (Sort.ASIDE, "")
    assert lines[8].text == "Dave named the new chain Wilton"
    assert lines[8].remarks == ("dropped: there is no new chain to name",)
    assert lines[25].sort is Sort.COUNT
    assert by_number(by_player(table, speech, DAVE))[8].balance == "$6,000"


def test_what_was_deleted_is_told_as_it_was_with_its_amount_in_brackets() -> None:
    table, speech = recorded()
    before = by_number(by_chain(table, speech, AMERICAN)) | by_number(by_turn(table, speech))
    table.strike(18)
    assert by_number(by_turn(table, speech))[18].amount == "(−$500)"
    table.cut(12)
    lines = by_turn(table, speech)
    assert [line.number for line in lines][-13:] == list(range(12, 25))
    for line in lines[-13:]:
        assert (line.sort, line.turn, line.place) == (Sort.STRUCK, "", 11)
        was = before[line.number]
        assert line.text == was.text
        assert line.amount == (f"({was.amount})" if was.amount else "")
    assert by_player(table, speech, CAROL)[-1].amount == "(+$300)"
    assert by_player(table, speech, CAROL)[-1].balance == ""
    # What is played then has its turn's number, and knows nothing of what was taken back.
    table.write(Lay(BOB, Tile(0, 5)))
    table.write(Buy(BOB, ("Wilton",)))
    last = by_turn(table, speech)[-1]
    assert (last.turn, last.text, last.amount) == ("6", "Bob laid A6. Bought 1 Wilton", "−$200")
    table.cut(27)
    assert [line.text for line in by_turn(table, speech)[-2:]] == [
        *("Bob laid A6", "Bob bought 1 Wilton"),
    ]
    assert by_turn(table, speech)[-1].amount == "(−$200)"


def test_what_was_deleted_knows_nothing_of_what_was_inserted_for_it() -> None:
    table, speech = recorded()
    table.strike(17)
    # F6 lies beside F5: with both of them American would have grown to 6.
    table.insert(17, Lay(DAVE, Tile(5, 5)))
    lines = by_number(by_turn(table, speech))
    assert lines[17].text == "Dave laid F5: American grew to 5 hotels"
    assert lines[26].text == "Dave laid F6"
    assert list(lines).index(26) < list(lines).index(17)


def test_what_was_deleted_has_no_turn_to_begin() -> None:
    table, speech = recorded()
    table.strike(21)
    assert [line.turn for line in by_player(table, speech, BOB)][-2:] == ["", ""]
    assert by_player(table, speech, BOB)[-1].amount == ""


def test_whoever_leaves_gives_back_what_is_told() -> None:
    table, speech = recorded()
    table.write(Leave(CAROL, returns=True))
    line = by_turn(table, speech)[-1]
    assert (line.text, line.sort) == (
        "Carol left the table; the blocks went back to the bank",
        Sort.PLAIN,
    )
    assert {AMERICAN, 0} <= {*line.chains}
    assert by_player(table, speech, CAROL)[-1].number == line.number


def test_what_is_adjusted_costs_a_chain_nothing() -> None:
    table, speech = recorded()
    table.write(Correct(BOB, "American", 4))
    line = by_chain(table, speech, AMERICAN)[-1]
    assert (line.sort, line.amount) == (Sort.CORRECTION, "")
    assert line.text == "Bob's American was counted: 4 blocks, and the books were adjusted"


DOINGS: list[Callable[[ChainTable], object]] = [
    lambda table: table.write(Note("lead of one")),
    lambda table: table.write(Peek(BOB)),
    lambda table: table.amend(7, Lay(DAVE, Tile(0, 0))),
    lambda table: table.insert(24, Note("put in")),
    lambda table: table.insert(1, Note("before everything")),
    lambda table: table.move(1, 2),
    lambda table: table.move(24, 3),
    lambda table: table.strike(24),
    lambda table: table.strike(1),
    lambda table: table.cut(20),
    lambda table: table.cut(1),
    lambda table: table.undo(),
]


@pytest.mark.parametrize("doing", DOINGS)
def test_after_any_act_the_lines_are_those_of_a_game_opened_afresh(
    doing: Callable[[ChainTable], object],
) -> None:
    table, speech = mended()

    def all_lines(table: ChainTable) -> list[tuple[LedgerLine, ...]]:
        shown = [by_turn(table, speech)]
        shown += [by_player(table, speech, seat) for seat in range(4)]
        return shown + [by_chain(table, speech, chain) for chain in range(7)]

    before = all_lines(table)
    assert before == all_lines(afresh(table))
    doing(table)
    assert all_lines(table) != before
    assert all_lines(table) == all_lines(afresh(table))
    table.undo()
    assert all_lines(table) == all_lines(afresh(table))
    table.redo()
    assert all_lines(table) == all_lines(afresh(table))


def test_only_what_changed_is_told_anew() -> None:
    table, speech = recorded()
    before = entries(table, speech)
    assert entries(table, speech) is before
    table.write(Note("tea"))
    after = entries(table, speech)
    assert len(after) == 25
    assert all(now is was for now, was in zip(after, before, strict=False))
    table.strike(13)
    again = entries(table, speech)
    assert [now is was for now, was in zip(again, after, strict=True)] == [
        *[True] * 12,
        *[False] * 13,
    ]
    other = type(speech)(speech.edition, ("Ana", "Ben", "Cat", "Dan"))
    assert by_turn(table, other)[0].text == "Ana laid B3. Bought nothing"

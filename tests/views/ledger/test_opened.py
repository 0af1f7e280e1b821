"""A line opened: its postings, its history, and what can be done with it."""

from pathlib import Path

import pytest

from hotels.ledger.chains.entries import Announce, End, Lay, Note, Pass, Peek
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.terms import Tile
from hotels.ledger.posting import CASH
from hotels.views.ledger.lines import Sort
from hotels.views.ledger.opened import (
    A_LOOK,
    ALONE,
    ASIDES_ONLY,
    ENDED_HERE,
    NOT_BEGUN,
    NOTHING_FOLLOWS,
    STRUCK,
    LineDeed,
    OpenedLine,
    line_receipts,
    opened,
)
from hotels.wording.amounts import money
from tests.exports.games import at_the_table, each_game, read
from tests.views.ledger.tables import (
    ALICE,
    BOB,
    ChainTable,
    mended,
    recorded,
    spoken,
)


def line(table: ChainTable, number: int) -> OpenedLine:
    """A line of the manuscript's game opened."""
    found = opened(table, number, recorded()[1])
    assert found is not None
    return found


def why_not(found: OpenedLine) -> dict[LineDeed, str]:
    """What cannot be done with a line, and why."""
    return {one.deed: one.sentence for one in found.deeds if not one.can}


# VACATION's prices and bonuses, and its bank: 20 blocks of American, 16 of Wilton.
POSTINGS = {
    1: [],
    16: [
        ("Carol, cash", "−$300"),
        ("Bank, cash", "+$300"),
        ("Carol, American", "+1 block"),
        ("Bank, American", "19 left"),
    ],
    19: [("Dave, cash", "+$3,000"), ("Alice, cash", "+$1,500"), ("Bank, cash", "−$4,500")],
    # Alice has 1 to sell and 2 to trade: the bank gets 3 Wilton and gives 1 American.
    20: [
        ("Alice, cash", "+$300"),
        ("Bank, cash", "−$300"),
        ("Alice, Wilton", "−3 blocks"),
        ("Bank, Wilton", "16 left"),
        ("Alice, American", "+1 block"),
        ("Bank, American", "17 left"),
    ],
}


@pytest.mark.parametrize("number", POSTINGS)
def test_a_line_shows_what_it_moved(number: int) -> None:
    assert [*line(recorded()[0], number).postings] == POSTINGS[number]


@each_game
def test_every_line_of_a_game_can_be_opened(path: Path) -> None:
    game = read(path)
    table, speech = at_the_table(game), spoken(game)
    # The end is declared, or offered after a line and not gone on from there.
    last_on = max((number for number, page in table.pages if page.books.end is None), default=0)
    ends = [number for number, page in table.pages if number > last_on]
    declared = [number for number, page in table.pages if isinstance(page.entry, End)]
    over = next(iter(declared + ends), None)
    for number, page in table.pages:
        found = opened(table, number, speech)
        assert found is not None
        assert found.text
        assert found.title == f"Entry {number}"
        assert (found.history, found.sort) == ((), Sort.PLAIN)
        assert [one.deed for one in found.deeds] == list(LineDeed)
        assert all(one.can != bool(one.sentence) or one.can for one in found.deeds)
        paid = [one.count for one in page.postings if one.thing == CASH]
        if number == over:
            closing = settlement(table.books).postings
            paid += [one.count for one in closing if one.thing == CASH]
        receipts = line_receipts(table, number, speech)
        assert [one.amount for one in receipts] == [money(count) for count in paid]
        last = not why_not(found).get(LineDeed.PLAY_FROM)
        assert last == (number != table.pages[-1].number)


def test_what_was_told_to_the_bank_comes_from_the_deal() -> None:
    table, speech = recorded("vacation-p3_002-unknown")
    number = next(one for one, page in table.pages if isinstance(page.entry, Announce))
    found = opened(table, number, speech)
    assert found is not None
    assert found.text == "李 announced 5 Festival"
    assert [one.what for one in found.postings] == ["李, Festival", "Deal, Festival"]


HISTORY = {
    2: (),
    1: ("Entry 1: Alice laid B3.", "Edited in entry 34: Alice laid B3."),
    26: ("Entry 26: Carol peeked at their own blocks.", "Moved in entry 37 to before entry 25."),
    27: ("Entry 27: Dave's cash was counted: $8,000.", "Deleted in entry 36."),
    35: (),
}


@pytest.mark.parametrize("number", HISTORY)
def test_a_line_tells_what_became_of_it(number: int) -> None:
    assert line(mended()[0], number).history == HISTORY[number]


def test_a_line_inserted_and_deleted_tells_both() -> None:
    table, _ = recorded()
    table.insert(20, Note("tea"))
    table.cut(23)
    table.cut(19)
    assert line(table, 25).history == (
        "Entry 25, inserted before entry 20: Note: tea.",
        "Deleted in entry 27, with everything from entry 19 on.",
    )
    assert line(table, 24).history[-1] == "Deleted in entry 26, with everything from entry 23 on."
    assert line(table, 19).postings == ()
    assert line_receipts(table, 19, recorded()[1]) == ()


def test_what_speaks_against_a_line_is_said_in_sentences() -> None:
    said = "Against the rules: 2 blocks bought; the limit is 1 a turn."
    assert line(mended()[0], 31).remarks == (said,)
    assert line(mended()[0], 1).remarks == ("Edited later.",)


def test_a_line_that_is_no_longer_there_cannot_be_opened() -> None:
    table, speech = recorded()
    table.insert(3, Note("tea"))
    assert opened(table, 25, speech) is not None
    table.undo()
    for number in (-1, 0, 25, 26, 99):
        assert opened(table, number, speech) is None
        assert line_receipts(table, number, speech) == ()


def test_what_can_be_done_with_a_plain_line() -> None:
    table, _ = recorded()
    due = "Alice must first buy or pass."
    assert why_not(line(table, 1)) == {LineDeed.END_HERE: due}
    no_end = (
        "The end can't be declared: American below 11 hotels, and the largest chain has only 9 of"
        " 41."
    )
    last = {LineDeed.END_HERE: no_end, LineDeed.PLAY_FROM: NOTHING_FOLLOWS}
    assert why_not(line(table, 24)) == last


def test_a_deleted_line_can_only_be_preceded_noted_or_left_behind() -> None:
    table, _ = recorded()
    table.strike(7)
    changed = (LineDeed.CHANGE, LineDeed.MOVE, LineDeed.STRIKE, LineDeed.END_HERE)
    assert why_not(line(table, 7)) == dict.fromkeys(changed, STRUCK)
    table.cut(1)
    assert why_not(line(table, 7))[LineDeed.PLAY_FROM] == NOTHING_FOLLOWS


def test_a_look_stays_as_it_was() -> None:
    table, _ = recorded()
    table.write(Peek(BOB))
    deeds = (LineDeed.CHANGE, LineDeed.MOVE, LineDeed.STRIKE)
    found = why_not(line(table, 25))
    assert {deed: found[deed] for deed in deeds} == dict.fromkeys(deeds, A_LOOK)


def test_before_the_first_tile_there_are_asides_only() -> None:
    table, _ = recorded()

    def before(number: int) -> str:
        (found,) = (one for one in line(table, number).deeds if one.deed is LineDeed.BEFORE)
        assert found.can
        return found.sentence

    assert [before(number) for number in (1, 2, 3)] == [ASIDES_ONLY, "", ""]
    table.amend(1, Pass(ALICE))
    assert before(1) == ASIDES_ONLY
    # Where another than the first player began, the first one's tile may have been forgotten.
    table.cut(1)
    table.write(Lay(BOB, Tile(0, 0)), forced=True)
    assert before(table.lines[-1].number) == ""


def test_an_only_line_cannot_be_moved_and_ends_nothing() -> None:
    table, speech = recorded()
    other = type(table)(table.game)
    other.write(Note("tea"))
    found = opened(other, 1, speech)
    assert found is not None
    assert why_not(found) == {
        LineDeed.MOVE: ALONE,
        LineDeed.END_HERE: NOT_BEGUN,
        LineDeed.PLAY_FROM: NOTHING_FOLLOWS,
    }


def test_the_game_can_have_ended_where_the_rules_let_it() -> None:
    # The game of six is ended by its last player; a chain of 41 or only safe ones let him.
    table, speech = recorded("acquire-p6_024")
    ends = next(at for at, (_, page) in enumerate(table.pages) if isinstance(page.entry, End))
    number = table.pages[ends - 1].number
    found = opened(table, number, speech)
    assert found is not None
    assert why_not(found)[LineDeed.END_HERE] == ENDED_HERE
    table.strike(table.pages[ends].number)
    found = opened(table, number, speech)
    assert found is not None
    assert LineDeed.END_HERE not in why_not(found)
    table.undo()
    found = opened(table, table.pages[ends].number, speech)
    assert found is not None
    assert why_not(found)[LineDeed.END_HERE] == "The game is over."


def test_every_deed_has_an_icon_and_a_word() -> None:
    assert all(deed.icon and deed.value for deed in LineDeed)
    assert {sort.icon for sort in Sort if not sort.icon} == {""}


def test_receipts_explain_the_payments_of_a_line() -> None:
    table, speech = recorded()
    first, second = line_receipts(table, 19, speech)
    assert (first.title, first.amount) == ("The bank pays Dave", "$3,000")
    assert (second.title, second.amount) == ("The bank pays Alice", "$1,500")

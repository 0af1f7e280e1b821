"""What the list of changes counts can be read line by line: what unfolds below each row."""

import pytest

from hotels.ledger.chains.entries import End, Entry, Lay, Note
from hotels.ledger.journal import Act, Amend, Cut, Insert, Strike, Undo
from hotels.views.ledger.consequences import consequences
from hotels.views.ledger.grouped import Row
from hotels.wording.numbers import in_words
from tests.views.ledger.at_table import lay, manuscript, played, told

ANA, BEN, CAT = range(3)

GROWING = (
    "Ana 5E, buys; Ben 5F, names Tower, buys; Cat 4F, buys; Ana 6F, buys; Ben 7F, buys;Cat 8F, buys"
)


def read(rows: tuple[Row, ...]) -> list[tuple[str, str]]:
    """Turn and sentence of each row."""
    return [(row.turn, row.sentence) for row in rows]


def test_more_lines_unfold_to_what_each_of_them_says() -> None:
    table, speech = told("acquire-classic", 3, GROWING)
    said = consequences(table, Amend(6, lay(CAT, "1A")), speech)
    assert read(said.rows)[-1] == ("from turn 5", "And 2 more entries")
    # Without 4F Tower, a chain at $100 a tile, has one tile less in each turn that follows.
    assert read(said.rows[-1].more) == [
        ("turn 5", "Tower grows to 4 tiles instead of 5, $400 a share"),
        ("turn 6", "Tower grows to 5 tiles instead of 6, $500 a share"),
    ]
    assert all(not row.more for row in said.rows[:-1])
    assert all(not row.more for row in said.rows[-1].more)


def test_many_that_no_longer_fit_unfold_one_by_one() -> None:
    table, speech = played("acquire-p4_027")
    said = consequences(table, Amend(1, lay(0, "1A")), speech)
    reason = " no longer fit: Tower is not on the board"
    (together,) = [row for row in said.rows if row.sentence.endswith(f"purchases{reason}")]
    count = together.sentence.split()[0]
    assert in_words(len(together.more)) == count.lower()
    assert len(together.more) > 1
    assert all(
        row.sentence.endswith("'s purchase no longer fits: Tower is not on the board")
        for row in together.more
    )
    turns = [int(row.turn.removeprefix("turn ")) for row in together.more]
    assert turns == sorted(turns)
    assert together.turn == f"from turn {turns[0]}"


def test_what_no_longer_fits_in_one_turn_unfolds_to_each_with_its_reason() -> None:
    table, speech = manuscript()
    said = consequences(table, Amend(15, lay(2, "D3")), speech)
    (counted,) = [row for row in said.rows if row.more]
    lacks = "has no Wilton blocks to sell, trade or keep now"
    assert counted.sentence == "Two bonuses and four disposals no longer fit"
    # C4 of turn 9 takes nothing over then (the drawing's own case).
    assert read(counted.more) == [
        ("turn 9", "Dave gets no bonus for Wilton"),
        ("turn 9", "Alice gets no bonus for Wilton"),
        *(
            ("turn 9", f"{name}'s disposal no longer fits: {name} {lacks}")
            for name in ("Alice", "Bob", "Carol", "Dave")
        ),
    ]


def test_what_comes_after_the_end_unfolds_to_what_each_entry_was() -> None:
    table, speech = told("acquire-classic", 3, GROWING)
    said = consequences(table, Insert(8, End(CAT)), speech)
    (over,) = [row for row in said.rows if row.sentence.endswith("come after the end")]
    assert over.sentence == "Three tiles and three purchases come after the end"
    assert read(over.more) == [
        ("turn 4", "Ana laid 6F"),
        ("turn 4", "Ana bought nothing"),
        ("turn 5", "Ben laid 7F"),
        ("turn 5", "Ben bought nothing"),
        ("turn 6", "Cat laid 8F"),
        ("turn 6", "Cat bought nothing"),
    ]
    assert {(row.icon, row.role) for row in over.more} == {(over.icon, over.role)}


@pytest.mark.parametrize(
    ("before", "act", "counted"),
    [
        (None, Cut(10), "Two tiles and two purchases are deleted"),
        (Cut(10), Undo(), "Two tiles and two purchases count again"),
        (Insert(10, End(ANA)), Undo(), "Two tiles and two purchases fit again"),
    ],
)
def test_all_that_is_counted_over_several_turns_unfolds(
    before: Act[Entry] | None, act: Act[Entry], counted: str
) -> None:
    table, speech = told("acquire-classic", 3, GROWING)
    if isinstance(before, Cut):
        table.cut(before.number)
    elif isinstance(before, Insert):
        table.insert(before.before, before.entry)
    said = consequences(table, act, speech)
    (row,) = [row for row in said.rows if row.sentence == counted]
    assert row.turn == "from turn 5"
    assert read(row.more) == [
        ("turn 5", "Ben laid 7F"),
        ("turn 5", "Ben bought nothing"),
        ("turn 6", "Cat laid 8F"),
        ("turn 6", "Cat bought nothing"),
    ]


def test_one_alone_is_not_counted_but_told() -> None:
    table, speech = told("acquire-classic", 3, GROWING)
    said = consequences(table, Insert(13, End(CAT)), speech)
    over = next(row for row in said.rows if "after the end" in row.sentence)
    assert (over.turn, over.sentence) == ("turn 6", "Cat's purchase comes after the end")
    assert not over.more
    table.write(Note("tea"))  # 14
    table.cut(13)
    said = consequences(table, Undo(), speech)
    assert said.rows[0].sentence == "One purchase and one note count again"
    assert read(said.rows[0].more) == [
        ("turn 6", "Cat bought nothing"),
        ("turn 6", "Note: tea"),
    ]


def test_nothing_that_is_counted_cannot_be_unfolded() -> None:
    for name in ("acquire-p4_027", "vacation-p6_017", "acquire-p5_023", "vacation-p2_010"):
        table, speech = played(name)
        tiles = [number for number, page in table.pages if isinstance(page.entry, Lay)]
        for number in tiles[:6]:
            for row in consequences(table, Strike(number), speech).rows:
                counts = row.sentence.startswith("And ") or row.sentence.endswith("missing")
                assert bool(row.more) >= counts, row.sentence
                turns = [int(one.turn.split()[-1]) for one in row.more]
                assert turns == sorted(turns)
                assert all(turn >= int(row.turn.split()[-1]) for turn in turns)

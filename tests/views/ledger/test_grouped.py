"""What the list of changes counts can be read line by line: what unfolds below each row."""

from hotels.ledger.chains.entries import Lay
from hotels.ledger.journal import Amend, Strike
from hotels.views.ledger.consequences import consequences
from hotels.views.ledger.grouped import Row
from hotels.wording.consequences import number_in_words
from tests.views.ledger.at_table import lay, played, told

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
    assert read(said.rows)[-1] == ("turn 5 on", "And 2 more lines")
    # Without 4F Tower, a chain at $100 a tile, has one tile less in each turn that follows.
    assert read(said.rows[-1].more) == [
        ("turn 5", "Tower grows to 4 tiles, $400 a share, not to 5"),
        ("turn 6", "Tower grows to 5 tiles, $500 a share, not to 6"),
    ]
    assert all(not row.more for row in said.rows[:-1])
    assert all(not row.more for row in said.rows[-1].more)


def test_many_that_no_longer_fit_unfold_one_by_one() -> None:
    table, speech = played("acquire-p4_027")
    said = consequences(table, Amend(1, lay(0, "1A")), speech)
    reason = " no longer fit: Tower is not on the board"
    (together,) = [row for row in said.rows if row.sentence.endswith(f"purchases{reason}")]
    count = together.sentence.split()[0]
    assert number_in_words(len(together.more)) == count.lower()
    assert len(together.more) > 1
    assert all(
        row.sentence.endswith("'s purchase no longer fits: Tower is not on the board")
        for row in together.more
    )
    turns = [int(row.turn.removeprefix("turn ")) for row in together.more]
    assert turns == sorted(turns)
    assert together.turn == f"turn {turns[0]} on"


def test_nothing_that_is_counted_cannot_be_unfolded() -> None:
    for name in ("acquire-p4_027", "vacation-p6_017", "acquire-p5_023", "vacation-p2_010"):
        table, speech = played(name)
        tiles = [number for number, page in table.pages if isinstance(page.entry, Lay)]
        for number in tiles[:6]:
            for row in consequences(table, Strike(number), speech).rows:
                counts = row.sentence.startswith("And ") or row.sentence.endswith("owed")
                assert bool(row.more) >= counts, row.sentence
                turns = [int(one.turn.split()[1]) for one in row.more]
                assert turns == sorted(turns)
                assert all(turn >= int(row.turn.split()[1]) for turn in turns)

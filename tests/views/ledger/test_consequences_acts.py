"""What every act on the past is asked by and answered with, worked out by hand."""

import pytest

from hotels.ledger.chains.entries import (
    Buy,
    Choose,
    Correct,
    Dispose,
    Entry,
    Leave,
    Name,
    Note,
    Pass,
    Sit,
)
from hotels.ledger.journal import Act, Amend, Cut, Insert, Move, Redo, Strike, Undo, Write
from hotels.views.ledger.consequences import consequences
from tests.ledger.chains.table import deeds, header
from tests.views.ledger.at_table import THREE, lay, manuscript, money, rows, spoken, told, written

CAROL, DAVE = 2, 3
ANA, BEN, CAT = range(3)

PUT_IN = "Insert before “Ana laid 5G” in turn 4"

# Classic Acquire: a founder gets a share; 2 tiles of Tower cost $200, 3 cost $300.
TOWER = (
    "Ana 5E, buys; Ben 5F, names Tower, buys Tower Tower; Cat 1A, buys; Ana 5G, buys Tower;"
    "Ben 12I, buys"
)


@pytest.mark.parametrize(
    ("act", "question", "expected"),
    [
        (
            Amend(5, Buy(BEN, ("Tower",))),
            "Ben bought 1 Tower in turn 2?",
            [("turn 2", "Ben pays $200 for 1 Tower, not $400 for 2 Tower")],
        ),
        (
            Amend(7, Buy(CAT, ("Tower",))),
            "Cat bought 1 Tower in turn 3?",
            [("turn 3", "Cat pays $200 for Tower, not nothing")],
        ),
        (
            Amend(9, Buy(ANA, ())),
            "Ana bought nothing in turn 4?",
            [("turn 4", "Ana pays nothing instead of $300 for Tower")],
        ),
        (
            Amend(5, Buy(BEN, ("Tower",) * 4)),
            "Ben bought 4 Tower in turn 2?",
            [
                ("turn 2", "Ben pays $800 for 4 Tower, not $400 for 2 Tower"),
                ("turn 2", "Against the rules: 4 shares bought; the limit is 3 a turn"),
            ],
        ),
        (
            Amend(4, Name(BEN, "Luxor")),
            "Ben named the new chain Luxor in turn 2?",
            [
                ("turn 2", "The new chain is Luxor, not Tower"),
                ("turn 2", "Ben's purchase no longer fits: Tower is not on the board"),
                ("turn 4", "5G joins Luxor, not Tower: 3 tiles, $300 a share"),
                ("turn 4", "Ana's purchase no longer fits: Tower is not on the board"),
            ],
        ),
        (
            Amend(8, Pass(ANA)),
            "Replace 5G with no tile in turn 4?",
            [
                ("turn 4", "Tower stays at 2 tiles, $200 a share"),
                ("turn 4", "Ana pays $200 for Tower, not $300"),
            ],
        ),
        (
            Strike(9),
            "Delete “Ana bought 1 Tower” from turn 4?",
            [
                ("turn 4", "Ana does not pay $300 for Tower"),
                ("turn 4", "Ana still has to buy or pass"),
            ],
        ),
        (
            Strike(6),
            "Delete 1A from turn 3?",
            [("turn 3", "1A is not laid"), ("turn 3", "Cat still has to lay a tile or pass")],
        ),
        (
            Insert(8, Correct(CAT, "cash", 6_200)),
            f"{PUT_IN}: Cat's cash was counted: $6,200, and the books were adjusted?",
            [("turn 3", "Cat's cash changes by +$200")],
        ),
        (
            Insert(8, Note("Cat dealt a drink")),
            f"{PUT_IN}: Note: Cat dealt a drink?",
            [],
        ),
        (
            Insert(6, Leave(ANA, returns=False)),
            "Insert before “Cat laid 1A” in turn 3: Ana left the table; the shares stayed?",
            [
                ("turn 2", "Ana leaves; the shares stay at the seat"),
                ("turn 4", "Against the rules: it's Ben's turn, not Ana's"),
            ],
        ),
        (
            Insert(6, lay(CAT, "6E")),
            "Insert before “Cat laid 1A” in turn 3: Cat laid 6E?",
            [
                ("turn 3", "6E joins Tower: 3 tiles, $300 a share"),
                ("turn 3", "Against the rules: it's Ana's turn, not Cat's"),
                ("turn 3", "Cat still has to buy or pass"),
                ("turn 4", "Tower grows to 4 tiles instead of 3, $400 a share"),
                ("turn 4", "Ana pays $400 for Tower, not $300"),
            ],
        ),
        (
            Move(6, 3),
            "Move 1A before “Ben laid 5F” in turn 2?",
            [
                ("turn 2", "Against the rules: it's Ana's turn, not Ben's"),
                ("turn 3", "Against the rules: it's Ben's turn, not Cat's"),
                ("turn 3", "Cat still has to buy or pass"),
                ("turn 3", "Cat still has to lay a tile or pass"),
            ],
        ),
        (
            Undo(),
            "Undo: Ben bought nothing?",
            [],
        ),
        (
            Cut(8),
            "Delete “Ana laid 5G” in turn 4 and everything after it?",
            [("from turn 4", "Two tiles and two purchases are deleted")],
        ),
        (
            Write(lay(CAT, "6E")),
            "Record: Cat laid 6E?",
            [("turn 6", "6E joins Tower: 4 tiles, $400 a share")],
        ),
    ],
)
def test_each_act_is_asked_and_answered_in_its_own_words(
    act: Act[Entry], question: str, expected: list[tuple[str, str]]
) -> None:
    table, speech = told("acquire-classic", 3, TOWER)
    said = consequences(table, act, speech)
    assert said.question == question
    assert rows(said) == expected


def test_a_choice_between_equal_chains_turns_the_takeover_round() -> None:
    table, speech = told("acquire-classic", 2, THREE)
    said = consequences(table, Amend(17, Choose(ANA, "Luxor")), speech)
    assert said.question == "Ana chose Luxor as the survivor in turn 7?"
    # Three chains of two tiles and 6E: seven tiles of a cheap chain cost $600. Ben, who founded
    # all three, gets first and second bonus of Tower at $200 in the place of Luxor's.
    assert rows(said) == [
        ("turn 7", "6E: Luxor acquires Tower and American: 7 tiles, $600 a share"),
        ("turn 7", "One bonus, one choice and one disposal no longer fit"),
        ("turn 7", "Ben gets a bonus of $3,000 for Tower"),
        ("turn 7", "Ben still has to sell, trade or keep Tower"),
    ]
    assert money(said) == [("no change", "balance $6,000"), ("−$200", "balance $13,500")]
    assert said.keep == "Save and drop 2 entries"


def test_the_size_of_a_chain_is_told_once_and_then_counted() -> None:
    text = (
        "Ana 5E, buys; Ben 5F, names Tower, buys; Cat 4F, buys; Ana 6F, buys; Ben 7F, buys;"
        "Cat 8F, buys"
    )
    table, speech = told("acquire-classic", 3, text)
    assert rows(consequences(table, Amend(6, lay(CAT, "1A")), speech)) == [
        ("turn 3", "Tower stays at 2 tiles, $200 a share"),
        ("turn 4", "Tower grows to 3 tiles instead of 4, $300 a share"),
        ("from turn 5", "And 2 more entries"),
    ]


def test_a_chain_that_falls_instead_of_growing_stays_at_nothing() -> None:
    text = (
        "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat A4, buys; Ana A5, names American, buys;"
        "Ben A6, buys; Cat B2, buys"
    )
    table, speech = told("vacation", 3, text)
    said = consequences(table, Amend(13, lay(CAT, "A3")), speech)
    # Luxor has A1 and A2 before the tile: Ben alone holds it, $2,000 and $1,000.
    assert rows(said) == [
        ("turn 6", "A3: American takes over Luxor: 6 hotels, $600 a block"),
        ("turn 6", "Ben gets a bonus of $3,000 for Luxor"),
        ("turn 6", "Ben still has to sell, trade or keep Luxor"),
    ]


def test_a_disposal_says_what_is_sold_and_traded_otherwise() -> None:
    table, speech = manuscript()
    said = consequences(table, Amend(23, Dispose(DAVE, "Wilton", 5, 0, 0)), speech)
    assert rows(said) == [
        ("turn 9", "Dave gets $1,500 for 5 Wilton instead of $600 for 2"),
        ("turn 9", "Dave no longer trades 2 Wilton for 1 American"),
    ]
    assert said.boards is None
    assert said.keep == "Save change"
    said = consequences(table, Amend(23, Dispose(DAVE, "Wilton", 0, 4, 1)), speech)
    assert rows(said) == [
        ("turn 9", "Dave gets nothing instead of $600 for 2"),
        ("turn 9", "Dave trades 4 for 2 American instead of 2 for 1 American"),
    ]


def test_a_block_more_leaves_a_disposal_that_is_told_once() -> None:
    table, speech = manuscript()
    said = consequences(table, Amend(16, Buy(CAROL, ("Wilton",))), speech)
    reason = "Carol has 2 blocks of Wilton, but those sold, traded and kept add up to only 1"
    assert rows(said) == [
        ("turn 7", "Carol pays $300 for Wilton, not $300 for American"),
        ("turn 9", f"Carol's disposal no longer fits: {reason}"),
    ]
    assert said.keep == "Save and drop 1 entry"


def test_what_was_edited_and_is_undone_fits_again() -> None:
    table, speech = manuscript()
    assert table.amend(15, lay(CAROL, "D3"))
    said = consequences(table, Undo(), speech)
    assert said.question == "Undo: editing entry 15?"
    assert rows(said) == [
        ("turn 7", "C3 joins Wilton: 3 hotels, $300 a block"),
        ("turn 9", "C4: American takes over Wilton: 9 hotels, $700 a block"),
        ("turn 9", "Dave gets a bonus of $3,000 for Wilton"),
        ("turn 9", "Alice gets a bonus of $1,500 for Wilton"),
        ("turn 9", "Alice pays $700 for American, not $600"),
        ("turn 9", "Four disposals fit again"),
    ]
    assert [difference for difference, _ in money(said)] == [
        "+$1,700",
        "no change",
        "+$300",
        "+$3,600",
    ]
    table.undo()
    assert rows(consequences(table, Redo(), speech))[0] == (
        "turn 7",
        "Wilton stays at 2 hotels, $200 a block",
    )


def test_play_from_here_names_all_that_is_deleted() -> None:
    table, speech = manuscript()
    said = consequences(table, Cut(19), speech)
    assert rows(said) == [("turn 9", "One tile, four disposals and one purchase are deleted")]
    assert said.keep == "Save and delete 6 entries"
    assert [then for _, then in money(said)] == [
        "balance $5,800",
        "balance $5,800",
        "balance $5,700",
        "balance $5,300",
    ]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (5, [("turn 2", "Ben's cash does not change by −$300")]),
        (6, [("turn 2", "Ben's Luxor isn't adjusted")]),
        (
            7,
            [
                ("turn 2", "Cat stays at the table"),
                ("turn 2", "Cat's return no longer fits: Cat has not left the table"),
            ],
        ),
        (8, [("turn 2", "Cat stays away")]),
    ],
)
def test_an_aside_that_is_deleted_says_what_does_not_happen(
    line: int, expected: list[tuple[str, str]]
) -> None:
    terms = header("vacation", 3)
    turns = [*deeds(terms.edition, "Ana A1, buys; Ben I1, buys")]
    asides: list[Entry] = [Correct(BEN, "cash", 5_700), Correct(BEN, "Luxor", 2)]
    asides += [Leave(CAT, returns=False), Sit(CAT)]
    what = [*turns, *asides, *deeds(terms.edition, "Cat I12, buys")]
    table, speech = written(terms, what), spoken(terms)
    assert rows(consequences(table, Strike(line), speech)) == expected

"""What has to change hands after every act: Undo, Redo, a change of the past, a count, the end."""

from collections.abc import Callable

import pytest

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import (
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    Entry,
    Lay,
    Leave,
    Note,
    Peek,
    TurnTo,
)
from hotels.ledger.objection import Grade
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views import acts
from tests.ledger.chains.table import named
from tests.views import evening
from tests.views.paying import BOUGHT, TOWER_LARGER, asked, listed, played

GIVE = "Undone. Already paid? Give back $400 to Ben: 4 × 100."
"""Ben's last purchase at the table of ``evening``: one Luxor at 4 tiles."""

MERGED = f"{TOWER_LARGER}; Cat 3A"
"""Both bonuses of two Luxor go to Ben: $3,000."""

SOLD = f"{MERGED}; Ben sells 3 trades 0 keeps 0 Luxor"
"""And $600 for three of them."""


def test_a_purchase_is_asked_for_and_back_and_again() -> None:
    table = evening.table(*evening.TURNS)
    assert asked(table) == BOUGHT
    acts.undone(table)
    assert asked(table) == GIVE
    acts.redone(table)
    assert asked(table) == BOUGHT
    acts.undone(table)
    acts.undone(table)  # the tile before it
    assert asked(table) == ""
    acts.redone(table)
    assert asked(table) == ""
    acts.redone(table)
    assert asked(table) == BOUGHT


def test_a_purchase_was_paid_when_the_game_went_on() -> None:
    table = evening.table(*evening.TURNS)
    table.write(Lay(0, named("9B")))
    assert asked(table) == ""
    acts.undone(table)
    assert asked(table) == ""  # it was paid already
    acts.undone(table)
    assert asked(table) == "Give back to Ben $400: 4 × 100, take 1 L."
    number = len(table.lines)
    table.write(Buy(1, ("Luxor", "Luxor")))
    assert asked(table) == "Collect from Ben $400: 4 × 100, give 1 L."  # of the $800 for 2
    assert asked(table, number) == "Collect $800 from Ben: 1 × 500 · 3 × 100."


@pytest.mark.parametrize(
    ("act", "said"),
    [
        # Of two Luxor at $200 each only one was bought.
        (
            lambda table: table.amend(5, Buy(1, ("Luxor",))),
            "Give back to Ben $200: 2 × 100, take 1 L.",
        ),
        # Two at $400, not one.
        (
            lambda table: table.amend(9, Buy(1, ("Luxor", "Luxor"))),
            "Collect from Ben $400: 4 × 100, give 1 L.",
        ),
        (lambda table: table.insert(9, Note("tea")), ""),
        (lambda table: table.insert(8, Correct(1, CASH, 5_000)), ""),
        # Nobody can buy before a tile.
        (lambda table: table.move(9, 7), "Give back to Ben $400: 4 × 100, take 1 L."),
        (lambda table: table.strike(9), "Give back to Ben $400: 4 × 100, take 1 L."),
        (lambda table: table.strike(5), "Give back to Ben $400: 4 × 100, take 2 L."),
        (lambda table: table.cut(9), "Give back to Ben $400: 4 × 100, take 1 L."),
        (
            lambda table: table.cut(7),
            "Give back to Ana $300: 3 × 100, take 1 L. Give back to Ben $400: 4 × 100, take 1 L.",
        ),
        (lambda table: table.accept(), ""),
    ],
    ids=(
        *("amend", "amend the last", "insert", "insert a correction", "move", "strike the last"),
        *("strike", "cut", "cut several", "accept"),
    ),
)
def test_a_change_of_the_past_asks_for_the_difference(
    act: Callable[[Table[Entry, Books]], bool], said: str
) -> None:
    table = evening.table(*evening.TURNS, Lay(0, named("9B")))
    assert act(table) is not False
    assert asked(table) == said
    if type(table.lines[-1].act).__name__ == "Accept":
        return
    paid = len(table.lines)
    assert asked(table, paid) == ""
    table.undo()
    assert asked(table) == ""
    # Whoever had it handed over hands it back.
    words = [("Give back to", "Collect from"), ("take", "give")]
    if said.startswith("Collect"):
        words = [(other, one) for one, other in words]
    turned = said
    for one, other in words:
        turned = turned.replace(one, other)
    assert asked(table, paid) == turned
    table.redo()
    assert asked(table) == said
    assert asked(table, paid) == ""


def test_a_change_of_the_purchase_that_is_still_asked_for_asks_for_what_it_comes_to() -> None:
    table = evening.table(*evening.TURNS)
    table.amend(9, Buy(1, ("Luxor", "Luxor")))
    assert asked(table) == "Collect from Ben $800: 1 × 500 · 3 × 100, give 2 L."
    table = evening.table(*evening.TURNS)
    table.amend(5, Buy(1, ("Luxor",)))
    assert asked(table) == "Collect from Ben $200: 2 × 100."  # $400 less the $200 too much
    table = evening.table(*evening.TURNS)
    table.amend(7, Buy(0, ()))
    assert asked(table) == f"{BOUGHT} Give back to Ana $300: 3 × 100, take 1 L."


@pytest.mark.parametrize("entry", [Correct(1, CASH, 5_000), Correct(1, "Luxor", 5), TurnTo(1)])
def test_neither_a_correction_nor_undoing_it_asks_for_anything(entry: Entry) -> None:
    table = evening.table(*evening.TURNS)
    table.write(entry)
    assert asked(table) == ""
    acts.undone(table)
    assert asked(table) == ""
    acts.redone(table)
    assert asked(table) == ""


@pytest.mark.parametrize(
    "entry",
    [
        *(Peek(0), Note("tea"), Leave(0, returns=False)),
        *(Count(0, CASH, 100), Count(1, "Luxor", 1)),
    ],
)
def test_a_remark_leaves_what_is_to_be_paid(entry: Entry) -> None:
    table = evening.table(*evening.TURNS)
    table.write(entry)
    assert asked(table) == BOUGHT
    table.undo()
    assert asked(table) == BOUGHT
    acts.undone(table)
    assert asked(table) == GIVE
    table.write(entry)
    assert asked(table) == GIVE


def test_of_what_was_counted_nothing_is_asked_until_the_count_is_taken_back() -> None:
    table = evening.table(*evening.TURNS)
    table.write(Count(1, CASH, 5_000))
    assert asked(table) == ""
    table.write(Note("tea"))
    assert asked(table) == ""
    table.undo()
    table.undo()
    assert asked(table) == BOUGHT
    acts.undone(table)
    assert asked(table) == GIVE
    table.write(Count(1, CASH, 6_000))
    assert asked(table) == ""
    acts.undone(table)
    assert asked(table) == GIVE


def test_a_payout_that_was_counted_is_not_asked_for_and_is_again_without_the_count() -> None:
    for entry in (Count(1, CASH, 5_600), Correct(1, CASH, 5_600)):
        table = played(MERGED)
        table.write(entry)
        assert asked(table) == ""
        acts.undone(table)
        assert asked(table) == "Pay Ben $3,000: 3 × 1,000."
        acts.redone(table)
        assert asked(table) == ""


def test_what_was_counted_since_a_change_is_not_asked_for() -> None:
    for entry in (Count(1, CASH, 5_200), Correct(1, CASH, 5_000)):
        table = evening.table(*evening.TURNS)
        table.write(entry)
        table.amend(5, Buy(1, ("Luxor",)))
        assert asked(table) == "Get back from Ben: 1 Luxor."  # nobody counted those
        table.undo()
        assert asked(table) == ""


def test_who_was_not_counted_is_still_paid() -> None:
    text = TOWER_LARGER.replace("names Tower, buys Tower", "names Tower, buys Luxor")
    table = played(f"{text}; Cat 3A")
    table.write(Count(1, CASH, 100))
    assert asked(table) == "Pay Ana $1,000: 1 × 1,000."
    # Of a sale and a trade only what was not counted is handed over.
    table = played(f"{MERGED}; Ben sells 1 trades 2 keeps 0 Luxor")
    table.write(Count(1, CASH, 100))
    assert asked(table) == "Give Ben: 1 Tower for 2 Luxor."
    table.undo()
    table.write(Count(1, "Tower", 1))
    assert asked(table) == "Pay Ben $3,200: 3 × 1,000 · 2 × 100; hands in 1 Luxor."


def test_what_was_paid_by_other_rules_is_not_asked_back() -> None:
    table = evening.table(*evening.TURNS)
    table.write(Lay(0, named("9B")))
    table.accept()
    acts.undone(table)
    acts.undone(table)
    assert asked(table) == ""


def test_bonus_and_sale_are_one_sum_and_undone_one_after_the_other() -> None:
    table = played(SOLD)
    paid = len(table.lines)
    assert asked(table) == "Pay Ben $3,600: 3 × 1,000 · 1 × 500 · 1 × 100; hands in 3 Luxor."
    acts.undone(table)
    assert asked(table) == "Pay Ben $3,000: 3 × 1,000."
    assert asked(table, paid) == ("Get back from Ben $600: 1 × 500 · 1 × 100; gets back 3 Luxor.")
    acts.undone(table)
    assert asked(table) == ""
    assert asked(table, paid) == (
        "Get back from Ben $3,600: 3 × 1,000 · 1 × 500 · 1 × 100; gets back 3 Luxor."
    )
    table.redo()
    table.redo()
    assert asked(table, paid) == ""


def test_another_disposal_than_the_one_paid_asks_for_the_difference() -> None:
    table = played(SOLD)
    paid = len(table.lines)
    acts.undone(table)
    table.write(Dispose(1, "Luxor", 1, 2, 0))
    said = listed(table, paid)
    assert said is not None
    assert [(row.title, row.amount, row.under) for row in said.rows] == [
        ("Give Ben", "", "1 Tower for 2 Luxor"),
        ("Get back from Ben", "$400", "4 × 100; gets back 2 Luxor"),
    ]


def test_a_trade_of_unknown_shares_hands_over_those_of_the_survivor() -> None:
    table = played(MERGED)
    paid = len(table.lines)
    assert table.write(Dispose(1, "Luxor", 0, 4, 0), forced=True).grade == Grade.AGAINST
    said = listed(table, paid)
    assert said is not None
    assert [(row.title, row.under) for row in said.rows] == [("Give Ben", "2 Tower for 4 Luxor")]


def test_a_purchase_waits_on_the_list_while_there_is_one() -> None:
    table = played(SOLD)
    table.write(Buy(2, ("Tower", "Tower")))
    # Tower at 6 tiles: $600 each.
    said = listed(table)
    assert said is not None
    assert [(row.title, row.amount) for row in said.rows] == [
        ("Pay Ben", "$3,600"),
        ("Collect from Cat", "$1,200"),
    ]
    assert (said.total, said.still) == ("$3,600", "$3,600 still to pay")
    assert said.cause == "Tower acquired Luxor"
    table.write(Lay(0, named("9B")))
    assert listed(table) == said
    assert listed(table, len(table.lines)) is None


def test_another_survivor_asks_for_what_the_right_bonuses_come_to() -> None:
    table = played(MERGED)
    paid = len(table.lines)
    assert table.write(Choose(2, "Luxor"), forced=True).grade == Grade.AGAINST
    # Tower falls at $300 a share, and Ana alone has any: $3,000 and $1,500.
    assert asked(table) == "Pay Ana $4,500: 4 × 1,000 · 1 × 500."
    assert asked(table, paid) == (
        "Get back from Ben $3,000: 3 × 1,000. Pay Ana $4,500: 4 × 1,000 · 1 × 500."
    )
    during = listed(table, paid, place="takeover")
    assert during is not None
    assert [row.title for row in during.rows] == ["Get back from Ben"]
    acts.undone(table)
    assert asked(table) == "Pay Ben $3,000: 3 × 1,000."
    assert asked(table, paid) == ""

"""What has to change hands where another chain takes over than was said at first."""

from hotels.ledger.chains.entries import Choose, Leave
from hotels.views.takeover import walk
from tests.views.paying import THREE_EQUAL, TOWER_LARGER, asked, listed, played, spoken


def test_a_survivor_chosen_again_asks_only_for_what_was_not_handed_over() -> None:
    table = played(f"{TOWER_LARGER}; Cat 3A")
    first = len(table.lines)
    table.write(Choose(2, "Luxor"), forced=True)
    second = len(table.lines)
    table.write(Choose(2, "Tower"), forced=True)
    # Ben's both bonuses of two Luxor, or Ana's of Tower at $300.
    assert asked(table) == "Pay Ben $3,000: 3 × 1,000."
    assert asked(table, first) == ""
    assert asked(table, second) == (
        "Get back from Ana $4,500: 4 × 1,000 · 1 × 500. Pay Ben $3,000: 3 × 1,000."
    )


def test_a_chain_that_falls_all_the_same_is_listed_as_it_was_paid() -> None:
    table = played(f"{THREE_EQUAL}Ana chooses Luxor, settles American")
    paid = len(table.lines)
    assert table.books.awaiting is not None
    assert table.books.awaiting.player == 2
    table.write(Leave(0, returns=True))
    table.write(Choose(0, "American"), forced=True)
    # Tower 200: Ana's both bonuses, whatever she gave back since; Luxor 200: Ben's.
    rows = walk(table, spoken(table)).paid
    assert [(row.name, row.held, row.amount) for row in rows] == [
        ("Ben", "1 Luxor", "$3,000"),
        ("Ana", "1 Tower", "$3,000"),
    ]
    for row in rows:
        assert row.receipt is not None
        assert row.receipt().amount == row.amount
    said = listed(table, paid)
    assert said is not None
    assert {row.player for row in said.rows} == {2, 1}

"""What has to change hands where another chain takes over than was said at first."""

from hotels.ledger.chains.entries import Choose, Leave
from hotels.ledger.objection import Grade
from hotels.views import acts
from hotels.views.takeover import walk
from tests.views.paying import THREE_EQUAL, TOWER_LARGER, asked, found_in, played, spoken


def test_bonuses_of_another_takeover_are_put_right_in_one_sum_each() -> None:
    table = played(f"{TOWER_LARGER}; Cat 3A")
    assert table.write(Choose(2, "Luxor"), forced=True).grade == Grade.AGAINST
    # Ben gives back both bonuses of two Luxor; Tower falls at $300 a share, and Ana alone has any.
    assert asked(table) == (
        "Another chain takes over. If the bonuses for Luxor were paid already, "
        "this is due instead of the bonuses listed: "
        "Collect $3,000 from Ben: 3 × $1,000; for $5,000 give back 2 × $1,000. "
        "Pay Ana $4,500: 4 × $1,000, 1 × $500."
    )
    acts.undone(table)
    assert asked(table) == (
        "Undone. Already paid? Give $3,000 back to Ben: 3 × $1,000. "
        "Take $4,500 back from Ana: 4 × $1,000, 1 × $500."
    )


def test_a_survivor_chosen_again_says_of_which_bonuses_it_takes_the_money_back() -> None:
    table = played(f"{TOWER_LARGER}; Cat 3A")
    table.write(Choose(2, "Luxor"), forced=True)
    table.write(Choose(2, "Tower"), forced=True)
    assert asked(table) == (
        "Another chain takes over. If the bonuses for Tower were paid already, "
        "this is due instead of the bonuses listed: "
        "Collect $4,500 from Ana: 4 × $1,000, 1 × $500; for $5,000 give back 1 × $500. "
        "Pay Ben $3,000: 3 × $1,000."
    )
    table = played(f"{THREE_EQUAL}")
    table.write(Choose(0, "Tower"))
    assert found_in(table).fell == ()
    table.write(Choose(0, "Luxor"), forced=True)
    assert found_in(table).fell == ("Luxor", "American")


def test_a_chain_that_falls_all_the_same_is_listed_as_it_was_paid() -> None:
    table = played(f"{THREE_EQUAL}Ana chooses Luxor, settles American")
    assert table.books.awaiting is not None
    assert table.books.awaiting.player == 2
    table.write(Leave(0, returns=True))
    table.write(Choose(0, "American"), forced=True)
    # Tower 200: Ana's both bonuses, whatever she gave back since; Luxor 200: Ben's.
    paid = walk(table, spoken(table)).paid
    assert [(row.name, row.held, row.amount) for row in paid] == [
        ("Ben", "1 Luxor", "$3,000"),
        ("Ana", "1 Tower", "$3,000"),
    ]
    for row in paid:
        assert row.receipt is not None
        assert row.receipt().amount == row.amount
    assert [one.player for one in found_in(table).payments] == [2, 1]

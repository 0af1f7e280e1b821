"""The settlement in the ledger: its lines, a statement that ends at the result, the last moment."""

import pytest

from hotels.ledger.chains.entries import Correct, End, Entry, Lay, Note
from hotels.ledger.journal import Insert
from hotels.ledger.posting import CASH
from hotels.views.ledger.lines import LedgerLine, Sort, by_chain, by_player, by_turn, found
from hotels.views.ledger.moments import moment
from hotels.views.ledger.opened import line_receipts, opened
from tests.ledger.chains.table import deeds, header, house
from tests.views.ledger.at_table import lay, played, spoken, told, written

ANA, BEN = 0, 1

# Ana holds 3 Tower and Ben 2, of $200 a share: bonuses of $2,000 and $1,000. Line 10 ends it.
FINISHED = (
    "Ana 5E, buys; Ben 5F, names Tower, buys Tower; Ana 1A, buys Tower Tower Tower;"
    "Ben 12I, buys, ends"
)
TOWER = [
    "Bonuses for Tower at the end (2 tiles). Paid Ana $2,000 and Ben $1,000",
    "Tower sold at the end for $200 each. Paid Ana $600 for 3 and Ben $400 for 2",
]

# The transcript of vacation-p4_001 says who holds what of which chain at the end, and its prices
# are VACATION's: $400 for 4 hotels, $800 for 12, $900 for 22, $1,100 for 46. The first bonus is
# ten times that, the second five times; who shares one gets it up to the next $100.
SETTLED = [
    "Bonuses for Continental at the end (4 hotels). Paid Cat $4,000, Ben $1,000 and Dan $1,000",
    "Bonuses for Worldwide at the end (12 hotels). Paid Ben $6,000 and Dan $6,000",
    "Bonuses for Luxor at the end (22 hotels). Paid Cat $9,000 and Ana $4,500",
    "Bonuses for Sharedon at the end (46 hotels). Paid Ana $8,300 and Dan $8,300",
    (
        "Continental sold at the end for $400 each. Paid Cat $1,600 for 4, Ben $800 for 2, Dan "
        "$800 for 2 and Ana $400 for 1"
    ),
    (
        "Worldwide sold at the end for $800 each. Paid Ben $4,800 for 6, Dan $4,800 for 6, Ana "
        "$2,400 for 3 and Cat $2,400 for 3"
    ),
    (
        "Luxor sold at the end for $900 each. Paid Cat $9,000 for 10, Ana $6,300 for 7, Ben "
        "$4,500 for 5 and Dan $1,800 for 2"
    ),
    (
        "Sharedon sold at the end for $1,100 each. Paid Ana $7,700 for 7, Dan $7,700 for 7, Ben "
        "$6,600 for 6 and Cat $3,300 for 3"
    ),
]


def closing(lines: tuple[LedgerLine, ...]) -> list[LedgerLine]:
    """The lines of the settlement, which stand last."""
    count = sum(line.sort is Sort.SETTLEMENT for line in lines)
    last = list(lines[len(lines) - count :])
    assert {line.sort for line in last} <= {Sort.SETTLEMENT}
    return last


def test_who_received_what_is_told_after_the_end_the_smallest_chain_first() -> None:
    lines = by_turn(*played("vacation-p4_001"))
    last = closing(lines)
    assert [line.text for line in last] == SETTLED
    # They are no entries: no line wrote them, and they belong to the one that ended the game.
    assert {(line.number, line.of, line.place) for line in last} == {(0, 175, 175)}
    assert {(line.turn, line.turns, line.amount, line.seat) for line in last} == {
        ("", 85, "", None)
    }
    assert lines[-len(last) - 1].text == "Ana declared the end"


def test_a_statement_runs_on_to_the_result() -> None:
    table, speech = played("vacation-p4_001")
    # She has no cash when it ends; the transcript has her come out with $29,600.
    assert [
        (line.text, line.amount, line.balance) for line in closing(by_player(table, speech, ANA))
    ] == [
        ("Bonus for Luxor at the end (22 hotels)", "+$4,500", "$4,500"),
        ("Bonus for Sharedon at the end (46 hotels)", "+$8,300", "$12,800"),
        ("Ana sold 1 Continental at the end for $400 each", "+$400", "$13,200"),
        ("Ana sold 3 Worldwide at the end for $800 each", "+$2,400", "$15,600"),
        ("Ana sold 7 Luxor at the end for $900 each", "+$6,300", "$21,900"),
        ("Ana sold 7 Sharedon at the end for $1,100 each", "+$7,700", "$29,600"),
    ]


def test_a_chain_ends_with_what_it_paid() -> None:
    table, speech = played("vacation-p4_001")
    luxor = closing(by_chain(table, speech, 2))
    assert [line.text for line in luxor] == [SETTLED[2], SETTLED[6]]
    assert [line.balance for line in luxor] == ["22 hotels, $900"] * 2
    assert closing(by_chain(table, speech, 1)) == []  # Wilton is not on the board


def test_before_the_end_and_while_holdings_are_asked_nothing_is_settled() -> None:
    table, speech = told("acquire-classic", 2, FINISHED.removesuffix(", ends"))
    assert closing(by_turn(table, speech)) == []
    text = "Ana A1, buys; Ben A2, names Luxor, buys Luxor, ends"
    asking, words = told(house("vacation", end=2), 3, text, deal="unknown")
    assert asking.books.end is not None
    assert closing(by_turn(asking, words)) == []
    assert closing(by_player(asking, words, BEN)) == []
    assert not moment(asking, len(asking.pages), words).settled


def test_what_follows_the_end_stands_before_the_settlement() -> None:
    table, speech = told("acquire-classic", 2, FINISHED)
    table.write(Note("a close game"))  # 11
    table.write(Correct(ANA, CASH, 5_500))  # 12: she has 6,000 - 600 in the books
    assert table.strike(11)
    lines = by_turn(table, speech)
    assert [line.text for line in closing(lines)] == TOWER
    assert {line.of for line in closing(lines)} == {10}
    # Her cash is adjusted by $100 before $2,000 and $600 are added.
    statement = [line.balance for line in by_player(table, speech, ANA)[-3:]]
    assert statement == ["$5,500", "$7,500", "$8,100"]


def test_an_offered_end_is_settled_provisionally_where_it_is_offered() -> None:
    # After a round without a tile the end is offered in line 11. Ben alone holds a block of Luxor,
    # of $200: both bonuses, $2,000 and $1,000, and $200 for it.
    text = (
        "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat passes, buys; Ana passes, buys;"
        "Ben passes, buys"
    )
    table, speech = told("vacation", 3, text)
    assert {line.of for line in closing(by_turn(table, speech))} == {11}
    ended, passed = opened(table, 11, speech), opened(table, 10, speech)
    assert ended is not None
    assert passed is not None
    assert [tuple(one) for one in ended.postings] == [("Ben, provisional settlement", "+$3,200")]
    assert passed.postings == ()


def test_the_line_of_the_end_says_what_the_settlement_handed_out_and_why() -> None:
    table, speech = told("acquire-classic", 2, FINISHED)
    end = opened(table, 10, speech)
    assert end is not None
    assert [tuple(one) for one in end.postings] == [
        ("Ana, settlement", "+$2,600"),
        ("Ben, settlement", "+$1,400"),
    ]
    receipts = line_receipts(table, 10, speech)
    assert [one.amount for one in receipts] == ["$2,000", "$1,000", "$600", "$400"]
    assert [one.title for one in receipts[:2]] == ["The bank pays Ana", "The bank pays Ben"]
    before = opened(table, 9, speech)
    assert before is not None
    assert before.postings == ()
    assert line_receipts(table, 9, speech) == ()


def test_the_last_moment_shows_the_settled_money_and_hides_nothing() -> None:
    table, speech = played("vacation-p4_001")
    last, before = moment(table, 175, speech), moment(table, 174, speech)
    assert (last.settled, before.settled) == (True, False)
    # As its transcript has it: the cash before the end, and what all came out with.
    assert [(row.cash, row.state) for row in last.players] == [
        ("$29,600", "$0 before the end"),
        ("$23,900", "$200 before the end"),
        ("$29,400", "$100 before the end"),
        ("$30,500", "wins · $100 before the end"),
    ]
    assert [row.icon for row in last.players] == [*["cash-multiple"] * 3, "trophy-outline"]
    assert not any(row.is_turn for row in last.players)
    assert [row.cash for row in before.players] == ["$0", "$200", "$100", "$100"]


def test_open_holdings_are_sold_at_the_last_moment() -> None:
    table, speech = told("acquire-classic", 2, FINISHED, holdings="open")
    assert all(row.piles for row in moment(table, 9, speech).players)
    assert not any(row.piles or row.rest for row in moment(table, 10, speech).players)


def test_an_end_inserted_late_is_settled_with_what_follows_it_dropped() -> None:
    text = "Ana A1, buys; Ben A2, names Luxor, buys Luxor; Cat I1, buys Luxor"
    table, speech = told(house("vacation", end=2), 3, text)
    table.follow(Insert(6, End(BEN)))  # 8
    lines = by_turn(table, speech)
    # Cat's turn came after the end, so Ben is the only holder: 2,000 + 1,000, and 200.
    assert [line.sort for line in lines[-4:-2]] == [Sort.ASIDE] * 2
    assert [line.text for line in closing(lines)] == [
        "Bonuses for Luxor at the end (2 hotels). Paid Ben $3,000",
        "Luxor sold at the end for $200 each. Paid Ben $200 for 1",
    ]
    assert {line.of for line in closing(lines)} == {8}
    ben = moment(table, len(table.pages), speech).players[BEN]
    assert (ben.cash, ben.state) == ("$9,000", "wins · $5,800 before the end")


@pytest.mark.parametrize(
    ("words", "texts"),
    [
        ("bonus", TOWER[:1]),
        ("settlement", TOWER),
        ("entry 10", ["Ben declared the end"]),
        ("$600", ["Ana laid 1A. Bought 3 Tower", TOWER[1]]),
    ],
)
def test_the_settlement_is_found(words: str, texts: list[str]) -> None:
    table, speech = told("acquire-classic", 2, FINISHED)
    assert [line.text for line in found(by_turn(table, speech), words)] == texts


def test_an_end_declared_once_more_does_not_move_the_settlement() -> None:
    terms = header("acquire-classic", 2)
    entries: list[Entry] = [*deeds(terms.edition, FINISHED), Lay(ANA, lay(ANA, "2A").tile)]
    table = written(terms, [*entries, End(ANA)])
    assert {line.of for line in closing(by_turn(table, spoken(terms)))} == {10}

"""What has to change hands after every entry of the chain game."""

from typing import get_args

import pytest

from hotels.ledger.chains import entries as chains
from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Leave,
    Name,
    Note,
    Pass,
    Peek,
    Settle,
    Sit,
    TurnTo,
)
from hotels.ledger.objection import Grade
from hotels.ledger.posting import CASH
from tests.ledger.chains.table import named
from tests.views.paying import (
    BOUGHT,
    DRAWN,
    EQUAL,
    LUXOR_FOUNDED,
    THREE_EQUAL,
    TOWER_LARGER,
    UNKNOWN,
    asked,
    played,
)

BONUS = "Pay Ben $3,000: 3 × 1,000."
"""The only holder of Luxor at 2 tiles gets both bonuses: $2,000 and $1,000."""


AFTER: list[tuple[str, str, Entry, str]] = [
    ("a tile", "", Lay(0, named("1A")), ""),
    ("a takeover", TOWER_LARGER, Lay(2, named("3A")), BONUS),
    ("no tile", "", Pass(0), ""),
    # The founder's free share is no money.
    ("a name", "Ana 1A, buys; Ben 2A", Name(1, "Luxor"), ""),
    ("a choice", f"{EQUAL}; Cat 3A", Choose(2, "Tower"), BONUS),
    (
        "a sale",
        f"{TOWER_LARGER}; Cat 3A",
        Dispose(1, "Luxor", 3, 0, 0),
        "Pay Ben $600: 1 × 500 · 1 × 100; hands in 3 Luxor.",
    ),
    (
        "a sale and a trade",
        f"{TOWER_LARGER}; Cat 3A",
        Dispose(1, "Luxor", 1, 2, 0),
        "Pay Ben $200: 2 × 100; hands in 3 Luxor, and 1 T.",
    ),
    (
        "a trade",
        f"{TOWER_LARGER}; Cat 3A",
        Dispose(1, "Luxor", 0, 2, 1),
        "Give Ben: 1 Tower for 2 Luxor.",
    ),
    ("all kept", f"{TOWER_LARGER}; Cat 3A", Dispose(1, "Luxor", 0, 0, 3), ""),
    ("a purchase", LUXOR_FOUNDED, Buy(1, ("Luxor", "Luxor")), BOUGHT),
    ("no purchase", LUXOR_FOUNDED, Buy(1, ()), ""),
    ("a second purchase", f"{LUXOR_FOUNDED}, buys", Buy(1, ("Luxor", "Luxor")), BOUGHT),
    ("a count that agrees", LUXOR_FOUNDED, Count(1, CASH, 6_000), ""),
    ("a count that differs", LUXOR_FOUNDED, Count(1, CASH, 5_500), ""),
    ("a pile counted", LUXOR_FOUNDED, Count(1, "Luxor", 3), ""),
    ("less cash than in the books", LUXOR_FOUNDED, Correct(1, CASH, 5_500), ""),
    ("more cash than in the books", LUXOR_FOUNDED, Correct(1, CASH, 6_500), ""),
    ("a pile corrected", LUXOR_FOUNDED, Correct(1, "Luxor", 3), ""),
    ("a turn given", f"{LUXOR_FOUNDED}, buys", TurnTo(0), ""),
    ("who leaves", f"{LUXOR_FOUNDED}, buys", Leave(1, returns=True), ""),
    ("a peek", f"{LUXOR_FOUNDED}, buys", Peek(1), ""),
    ("a note", f"{LUXOR_FOUNDED}, buys", Note("tea"), ""),
]


@pytest.mark.parametrize(
    ("before", "entry", "said"), [one[1:] for one in AFTER], ids=[one[0] for one in AFTER]
)
def test_what_each_entry_asks_for(before: str, entry: Entry, said: str) -> None:
    table = played(before)
    paid = len(table.lines)
    table.write(entry, forced=True)
    assert table.pages[-1].page.stands
    assert asked(table, paid) == said


def test_the_last_announcement_pays_what_the_announced_come_to() -> None:
    table = played(UNKNOWN, "vacation", deal="unknown")
    assert asked(table) == ""
    table.write(Announce(1, "Wilton", 8))  # all that were dealt
    # The only holder gets ten and five times the price of $200.
    assert asked(table) == BONUS


def test_a_drawn_tile_pays_those_who_hold_less() -> None:
    table = played(DRAWN, seats=2, bank_holds=True)
    assert asked(table) == ""
    table.write(Draw("Tower", 12))
    # The bank is first and is paid nothing; Ana is second: five times $200.
    assert asked(table) == "Pay Ana $1,000: 1 × 1,000."


def test_several_chains_that_fall_pay_each_holder_once() -> None:
    table = played(THREE_EQUAL)
    table.write(Choose(0, "Luxor"))
    # Both bonuses of two tiles: Tower at $200, American at $300.
    assert asked(table) == ("Pay Ana $3,000: 3 × 1,000. Pay Cat $4,500: 4 × 1,000 · 1 × 500.")
    paid = len(table.lines)
    table.write(Settle(0, "Tower"))
    assert asked(table, paid) == ""


def test_a_seat_that_is_taken_again_asks_for_nothing_and_the_end_for_all() -> None:
    table = played(f"{LUXOR_FOUNDED}, buys")
    table.write(Leave(2, returns=False))
    table.write(Sit(2))
    assert asked(table) == ""
    table.write(End(1), forced=True)
    assert table.books.end is not None
    # Ben alone has a share of Luxor, of two tiles: both bonuses, and $200 for the share.
    assert asked(table) == "Pay Ben $3,200: 3 × 1,000 · 2 × 100."


def test_every_entry_of_the_chain_game_was_tried() -> None:
    tried = {type(entry) for _, _, entry, _ in AFTER}
    others = {Announce, Draw, Settle, Sit, End}
    assert tried | others == {*get_args(chains.Deed), *get_args(chains.Aside)}


def test_what_the_books_assume_of_an_answer_left_open_is_asked_for() -> None:
    table = played(UNKNOWN, "vacation", deal="unknown")
    # Ben never said what he holds: the books go on as if he held none, and Cat buys.
    page = table.write(Buy(2, ("American",)), forced=True)
    assert page.grade == Grade.GAP
    # American has 6 tiles after the takeover: $600.
    assert asked(table) == "Collect $600 from Cat: 1 × 500 · 1 × 100."
    table = played(f"{EQUAL}; Cat 3A")
    # Which chain survived was never said: the books take the first one on the card.
    page = table.write(Buy(2, ()), forced=True)
    assert page.grade == Grade.GAP
    # So Tower falls, of two tiles at $300, or Luxor takes it over: Ana alone holds any of it.
    assert asked(table) == "Pay Ana $3,000: 3 × 1,000."

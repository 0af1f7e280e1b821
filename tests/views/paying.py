"""Tables brought to a state by words, and what the bank then says is to be paid."""

from typing import Any

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Entry
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.objection import Grade
from hotels.table import Table
from hotels.views.cash import Owed, followed, ticked
from hotels.views.cash_flows import Account
from hotels.views.cash_words import to_hand_over
from hotels.views.payouts import PayList, Row, pay_list
from hotels.views.table import speech_of
from hotels.wording.speech import Speech
from tests.ledger.chains.table import PEOPLE, deeds, header

LUXOR_FOUNDED = "Ana 1A, buys; Ben 2A, names Luxor"
"""Two tiles of a cheap chain: $200 a share."""

TOWER_LARGER = """
Ana 1A, buys
Ben 2A, names Luxor, buys Luxor Luxor
Cat 4A, buys
Ana 5A, names Tower, buys Tower
Ben 6A, buys
"""
"""Ben holds all 3 Luxor that anybody holds; Cat's 3A lets Tower (3 tiles) take Luxor (2) over."""

EQUAL = (
    "Ana 1A, buys; Ben 2A, names Luxor, buys; Cat 4A, buys; Ana 5A, names Tower, buys; Ben 9I, buys"
)
"""Luxor and Tower have two tiles each; Ben holds one Luxor, Ana one Tower."""

THREE_EQUAL = """
Ana 1A, buys
Ben 2A, names Luxor, buys
Cat 4A, buys
Ana 5A, names Tower, buys
Ben 3C, buys
Cat 3B, names American, buys
Ana 3A
"""
"""Three chains of two tiles meet; each has one holder, its founder."""

UNKNOWN = """
Ana B3, buys
Ben B2, names Wilton, buys
Cat B5, buys
Ana B6, names American, buys
Ben B7, buys
Cat B4, says 0 Wilton
Ana says 0 Wilton
"""
"""VACATION, where nobody wrote down the deal: Ben is the last to say what he holds."""

DRAWN = """
Ana 1A, buys
Ben 2A, names Luxor, buys
Ana 1B, buys
Ben 4A, buys
Ana 5A, names Tower, buys
Ben 3A
"""
"""Two players and the bank as a holder: Luxor (3 tiles) takes Tower (2 tiles) over."""


BOUGHT = "Collect $400 from Ben: 4 × 100."
"""Two shares at $200, or one at $400."""


def spoken(table: Table[Any, Any]) -> Speech:
    """The words of a table."""
    return speech_of(table.books.header, PEOPLE[: table.books.header.seats], {})


def played(
    text: str, edition: str = "acquire-classic", seats: int = 3, **options: object
) -> Table[Entry, Books]:
    """A table at which all of this was written."""
    terms = header(edition, seats, opening="shuffled", **options)
    table: Table[Entry, Books] = Table(ChainGame(terms))
    for entry in deeds(terms.edition, text):
        page = table.write(entry)
        assert page.grade < Grade.GAP, (entry, page.objections)
    return table


def owed_at(table: Table[Any, Any], *paid: int) -> Owed:
    """What is owed after all lines of a table, if the whole list was ticked after some of them."""
    again: Table[Any, Any] = Table(table.game)
    owed = Owed()
    for line in table.lines:
        before = again.pages
        again.follow(line.act)
        owed = followed(owed, again, before)
        if line.number in paid:
            for key in owed.sums:
                if key.account != Account.BOUGHT and owed.sums.get(key, (0, 0))[0]:
                    for back in (False, True):
                        owed = ticked(owed, key.player, key.account, back=back)
    return owed


def listed(table: Table[Any, Any], *paid: int, place: str = "table") -> PayList | None:
    """The list of what has to change hands."""
    return pay_list(owed_at(table, *paid), spoken(table), place)


def asked(table: Table[Any, Any], *paid: int) -> str:
    """What the bank says is to be paid, in words; empty where it says nothing."""
    beside = to_hand_over(owed_at(table, *paid), spoken(table))
    said = []
    if beside is not None:
        said = [f"{beside.head} {beside.what} {beside.whom}: {beside.bills}.".strip()]
    rows = listed(table, *paid)
    said += [
        f"{row.title} {row.amount}: {row.under}{_shares(row)}."
        if row.amount
        else f"{row.title}: {row.under}."
        for row in (rows.rows if rows is not None else ())
        if not row.is_ticked
    ]
    return " ".join(said)


def _shares(row: Row) -> str:
    """What stands in their column."""
    return "".join(f", {one.said} {one.letter}" for one in row.shares)

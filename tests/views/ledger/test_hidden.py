"""Nobody learns from the ledger what a player keeps hidden."""

from dataclasses import replace
from itertools import takewhile

import pytest

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Count, Entry, Lay, Leave, Note, Peek, Sit
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.journal import Line, Write
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views.ledger.lines import by_chain, by_player, by_turn
from hotels.views.ledger.moments import moment
from hotels.views.ledger.opened import opened
from tests.views.ledger.tables import ChainTable, recorded

LOOKS: list[Entry] = [Peek(1), Note("tea"), Count(2, CASH, 1_000), Leave(2, returns=False), Sit(2)]


def before_takeovers(name: str) -> ChainTable:
    """A recorded game up to its first takeover, in which the whole table hears who holds what.

    So it does at the end, where everything is settled.
    """
    table, _ = recorded(name)
    quiet = takewhile(lambda one: _is_quiet(one.page.books), table.pages)
    entries = [page.entry for _, page in quiet]
    return anew(table, [*entries, *LOOKS])


def _is_quiet(books: Books) -> bool:
    """Whether nobody has had to show what he holds."""
    return books.takeover is None and books.end is None


def anew(table: ChainTable, entries: list[Entry]) -> ChainTable:
    """These entries at the same table."""
    game = ChainGame(table.books.header)
    return Table(game, [Line(number, Write(entry)) for number, entry in enumerate(entries, 1)])


def with_other_hands(table: ChainTable) -> ChainTable:
    """The same game, but two players were dealt each other's hands."""
    header = table.books.header
    assert header.dealt is not None
    dealt = tuple((second, first, *rest) for first, second, *rest in header.dealt)
    assert dealt != header.dealt
    return Table(ChainGame(replace(header, dealt=dealt)), table.lines)


@pytest.mark.parametrize("name", ["vacation-p4_001", "vacation-p6_017", "decision-draft-p3_006"])
def test_other_hidden_hands_make_no_difference(name: str) -> None:
    _, speech = recorded(name)
    ours = before_takeovers(name)
    assert ours.books.header.options.holdings == "hidden"
    others = with_other_hands(ours)
    assert ours.books.blocks != others.books.blocks
    assert any(isinstance(page.entry, Lay) for _, page in ours.pages)
    assert by_turn(ours, speech) == by_turn(others, speech)
    for seat in range(ours.books.header.seats):
        assert by_player(ours, speech, seat) == by_player(others, speech, seat)
    for chain in range(len(ours.books.blocks)):
        assert by_chain(ours, speech, chain) == by_chain(others, speech, chain)
    for number, _ in ours.pages:
        assert opened(ours, number, speech) == opened(others, number, speech)
    for place in range(len(ours.pages) + 1):
        assert moment(ours, place, speech) == moment(others, place, speech)


def test_open_holdings_are_seen_in_a_moment_as_they_were() -> None:
    # By turn 6 each has bought once, and Bob 1 Tower, 1 Luxor and 1 Imperial.
    table, speech = recorded("acquire-p4_027")
    bob = moment(table, 15, speech).players[1]
    assert [count for *_, count in bob.piles] == [1, 1, 1]
    assert moment(table, 13, speech).players[1].piles == ()

"""Who was paid which bonus, the bank's drawn count among the holders."""

from dataclasses import replace

import pytest

from hotels.ledger.chains.agreement import agreed, no_deal
from hotels.ledger.chains.books import Question
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Buy, Draw, Entry, Lay, Name
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile, tile
from hotels.table import Table
from hotels.views.paid import Paid, gathered, payees
from hotels.views.table import speech_of
from hotels.views.takeover import Walk, walk
from hotels.wording.speech import Speech

PLAYERS = ("Ana", "Ben")
TURNS = ("1A", "2A=Luxor", "1B", "4A", "5A=Tower", "3A")


def spoken() -> Speech:
    """The words of an Acquire table."""
    return Speech(EDITIONS["acquire-classic"], PLAYERS)


def taken_over(drawn: int, bought: int = 0) -> Walk:
    """Luxor takes over Tower; Ana founded it and bought some more, the bank draws a number."""
    edition = EDITIONS["acquire-classic"]
    options = replace(edition.options, bank_holds=True)
    terms = agreed(edition, 2, options, [Tile(8, 0), Tile(8, 2)], no_deal(edition, 2))
    table = Table(ChainGame(terms))
    for number, said in enumerate(TURNS):
        place, _, name = said.partition("=")
        laid = tile(place)
        assert laid is not None
        entries: list[Entry] = [Lay(number % 2, laid)]
        if name:
            entries.append(Name(number % 2, name))
        if place != TURNS[-1]:
            entries.append(Buy(number % 2, ("Tower",) * bought if name == "Tower" else ()))
        for entry in entries:
            assert table.write(entry).stands, entry
    asked = table.books.awaiting
    assert asked is not None
    assert asked.kind is Question.BANK_HOLDS
    speech = speech_of(terms, PLAYERS, {})
    assert walk(table, speech).paid == ()
    assert table.write(Draw("Tower", drawn)).stands
    return walk(table, speech)


@pytest.mark.parametrize(
    ("drawn", "rows"),
    [
        (
            5,
            [
                ("The bank", "5 Tower (drawn)", "majority", "nothing paid", ""),
                ("Ana", "3 Tower", "minority", "$1,000", "1 × 1,000"),
            ],
        ),
        (
            3,
            [
                ("Ana", "3 Tower", "shared", "$1,500", "1 × 1,000 · 1 × 500"),
                ("The bank", "3 Tower (drawn)", "shared", "nothing paid", ""),
            ],
        ),
        (
            2,
            [
                ("Ana", "3 Tower", "majority", "$2,000", "2 × 1,000"),
                ("The bank", "2 Tower (drawn)", "minority", "nothing paid", ""),
            ],
        ),
    ],
)
def test_the_bank_takes_its_place_and_is_paid_nothing(
    drawn: int, rows: list[tuple[str, ...]]
) -> None:
    paid = taken_over(drawn, bought=2).paid
    assert [row[:5] for row in paid] == rows
    assert [row.receipt is None for row in paid] == [row.name == "The bank" for row in paid]


def row(name: str, blocks: int, rank: str = "", chain: int = 1) -> Paid:
    amount = "$500" if rank else "none"
    return Paid(name, f"{blocks} Tower", rank, amount, "", blocks, chain, None)


def test_those_who_got_nothing_share_a_row_a_chain() -> None:
    speech = spoken()
    first = row("Ana", 5, "first")
    rows = (first, row("Ben", 2), row("Cat", 1), row("Dan", 2, chain=0), row("Eve", 2, chain=0))
    told = gathered(rows, speech)
    tower, luxor = speech.chain(1), speech.chain(0)
    assert told[0] is first
    assert [(one.name, one.held, one.amount) for one in told[1:]] == [
        ("Ben and Cat", f"2 and 1 {tower}", "none"),
        ("Dan and Eve", "2 Tower each", "none"),
    ]
    assert luxor != tower


def test_payees_are_named_with_their_amounts() -> None:
    assert payees(taken_over(5, bought=2).paid) == "Ana $1,000"

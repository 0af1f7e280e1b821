"""Who wins after a change of the past, worked out by hand."""

import pytest

from hotels.ledger.chains.entries import (
    Buy,
    End,
)
from hotels.ledger.journal import Amend, Insert, Strike, Undo
from hotels.ledger.outcome import Outcome
from hotels.views.ledger.consequences import consequences
from hotels.wording.consequences import outcome_in_words
from hotels.wording.speech import Speech
from tests.ledger.chains.table import house
from tests.views.ledger.at_table import money, rows, told

ANA, BEN = 0, 1

# Ana holds 3 Tower, Ben 2: $2,000 and $1,000 at the end, and $200 a share.
FINISHED = (
    "Ana 5E, buys; Ben 5F, names Tower, buys Tower; Ana 1A, buys Tower Tower Tower;"
    "Ben 12I, buys, ends"
)


def test_who_wins_then_is_said_last() -> None:
    table, speech = told("acquire-classic", 2, FINISHED)
    # As it is: Ana 6,000 - 600 + 2,000 + 600, Ben 6,000 - 200 + 1,000 + 400.
    assert table.game.outcome(table.books) == Outcome((8_000, 7_200), (ANA,))
    said = consequences(table, Amend(7, Buy(ANA, ("Tower",))), speech)
    # Ana 6,000 - 200 + 1,000 + 200, Ben 6,000 - 200 + 2,000 + 400.
    assert rows(said)[-1] == ("", "Ben wins, not Ana")
    assert said.rows[-1].icon == "trophy-outline"
    assert money(said) == [("−$1,000", "balance $7,000"), ("+$1,000", "balance $8,200")]
    assert said.money == ""


def test_where_only_one_side_is_over_the_settlement_stands_beside_the_cash() -> None:
    table, speech = told("acquire-classic", 2, FINISHED)
    # Settled, Ana has 8,000 and Ben 7,200; in cash they have 6,000 - 600 and 6,000 - 200.
    said = consequences(table, Strike(10), speech)
    assert rows(said) == [("", "The game is no longer over")]
    assert money(said) == [("−$2,600", "cash $5,400"), ("−$1,400", "cash $5,800")]
    assert said.money == ("Cash with this change, compared with the current settlement.")
    table.strike(10)
    said = consequences(table, Undo(), speech)
    assert rows(said)[-1] == ("", "The game ends: Ana wins with $8,000")
    assert money(said) == [("+$2,600", "settled $8,000"), ("+$1,400", "settled $7,200")]
    assert said.money == "Cash after the settlement, compared with current cash."


@pytest.mark.parametrize(
    ("was", "now", "words"),
    [
        ((0,), (1,), "Bob wins, not Alice"),
        ((0,), (0,), ""),
        ((0,), (0, 1), "Alice and Bob share the win, not just Alice"),
        ((0, 1), (1,), "Bob wins alone, no longer sharing with Alice"),
        ((0,), (1, 2), "Bob and Carol share the win, not Alice"),
        ((0, 1, 2), (0, 2), "Alice and Carol share the win, no longer with Bob"),
    ],
)
def test_shared_wins_are_told(was: tuple[int, ...], now: tuple[int, ...], words: str) -> None:
    speech = Speech(players=("Alice", "Bob", "Carol"))
    outcomes = Outcome((0, 0, 0), was), Outcome((0, 0, 0), now)
    assert outcome_in_words(*outcomes, speech) == words


def test_a_holding_said_at_the_end_can_cease_to_fit() -> None:
    text = (
        "Ana A1, buys; Ben A2, names Luxor, buys Luxor, ends, says 1 Luxor; Cat says 0 Luxor;"
        "Ana says 0 Luxor"
    )
    table, speech = told(house("vacation", end=2), 3, text, deal="unknown")
    assert table.game.outcome(table.books) is not None
    said = consequences(table, Amend(5, Buy(BEN, ("Luxor", "Luxor"))), speech)
    below = "Ben can't have only 1 Luxor: 2 gained since the deal"
    assert ("turn 2", f"Ben's announcement no longer fits: {below}") in rows(said)


def test_an_end_inserted_earlier_drops_the_rest() -> None:
    table, speech = told("acquire-classic", 2, FINISHED)
    said = consequences(table, Insert(6, End(BEN)), speech)
    assert said.question == "End the game after turn 2?"
    # Ben alone holds Tower then: 2 shares, both bonuses; he declares it against the rules.
    lacking = "Tower below 11 tiles, and the largest chain has only 2 of 41"
    assert [sentence for _, sentence in rows(said)] == [
        "Ben declares the end",
        f"Against the rules: the end can't be declared: {lacking}",
        "Two tiles, two purchases and one declared end come after the end",
        "Ben wins, not Ana",
    ]
    assert said.keep == "Save and drop 5 entries"
    assert money(said) == [("−$2,000", "balance $6,000"), ("+$2,000", "balance $9,200")]

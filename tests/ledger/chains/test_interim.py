"""A game as if it ended now; expected figures from the rules' table and the bonus examples."""

from itertools import product

import pytest

from hotels.ledger.chains.interim import as_if_ended, between, is_exact
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.posting import BANK
from tests.ledger.chains.table import Game, place, position

EXAMPLE = "Luxor A1-A3; American C1-C5"
HELD = "Luxor: Ana 2  Ben 1  Cat 2  Dan 2; American: Ana 4  Ben 2  Cat 2"


def test_cash_shares_and_final_bonuses() -> None:
    """Luxor 3 with 2, 1, 2, 2: the tie of three gets 1,500 each. American 5: 6,000; 1,500 each."""
    game = position("acquire-classic", 4, EXAMPLE, HELD)
    assert as_if_ended(game.books).cash == (
        6_000 + 2 * 300 + 1_500 + 4 * 600 + 6_000,
        6_000 + 300 + 2 * 600 + 1_500,
        6_000 + 2 * 300 + 1_500 + 2 * 600 + 1_500,
        6_000 + 2 * 300 + 1_500,
    )
    assert as_if_ended(game.books).ranking == ((0,), (2,), (1,), (3,))


def takeover() -> Game:
    """American 5 takes over Luxor 3; Ana holds 2 Luxor, Ben 1: bonuses 3,000 and 1,500."""
    on = "Luxor A1-A3; American A5-A9"
    return position("acquire-classic", 3, on, "Luxor: Ana 2  Ben 1; American: Cat 1")


def test_a_bonus_already_paid_does_not_count_twice() -> None:
    game = takeover().play("Ana A4")
    assert game.awaits == "dispose Luxor: Ana Ben"
    assert game.books.cash[:2] == (9_000, 7_500)
    # Their shares still bring the old price; Cat alone has American, 9 at 700: 7,000 + 3,500.
    assert as_if_ended(game.books).cash == (9_600, 7_800, 6_000 + 700 + 10_500)


def test_what_was_kept_in_a_takeover_is_worth_nothing() -> None:
    game = takeover().play("Ana A4")
    game.play("Ana keeps 2 Luxor")
    assert game.awaits == "dispose Luxor: Ben"
    assert as_if_ended(game.books).cash[:2] == (9_000, 7_800)
    game.play("Ben sells 1 Luxor")
    assert as_if_ended(game.books).cash == (9_000, 7_800, 17_200)


def test_before_the_survivor_is_chosen_both_chains_count() -> None:
    on = "Luxor A1-A3; American A5-A7"
    game = position("acquire-classic", 2, on, "Luxor: Ana 1; American: Ben 1")
    game.play("Ana A4")
    assert game.awaits.startswith("survivor")
    assert as_if_ended(game.books).cash == (6_000 + 300 + 4_500, 6_000 + 400 + 6_000)


# what the table may not know


def test_it_is_exact_where_everything_is_open() -> None:
    assert is_exact(position("acquire-classic", 4, EXAMPLE, HELD).books)
    assert not is_exact(position("acquire-classic", 4, EXAMPLE, HELD, holdings="hidden").books)
    unknown = position("vacation", 4, EXAMPLE, HELD, holdings="open", deal="unknown")
    assert not is_exact(unknown.books)
    two = position("acquire-classic", 2, EXAMPLE, "Luxor: Ana 1", bank_holds=True)
    assert not is_exact(two.books)


HIDDEN = [
    HELD,
    "Luxor: Ana 7; American: Ben 8",
    "Luxor: Dan 7; American: Cat 5  Ben 3",
]


@pytest.mark.parametrize("held", HIDDEN)
def test_hidden_holdings_do_not_change_what_is_told(held: str) -> None:
    """Whoever holds them: the cash is seen, and that 7 Luxor and 8 American are not in the bank."""
    game = position("acquire-classic", 4, EXAMPLE, held, holdings="hidden")
    for one in between(game.books):
        assert one.lowest == one.cash == 6_000
        # All 7 at 300 with both bonuses 4,500; all 8 at 600 with both bonuses 9,000.
        assert one.highest == 6_000 + 7 * 300 + 4_500 + 8 * 600 + 9_000


def test_every_way_to_deal_lies_within_the_range() -> None:
    """Two dealt blocks of each chain are unseen: whoever has them, the outcome lies between."""
    held = "Luxor: Ana 2  Ben 1; American: Ben 3  Cat 1"
    game = position("vacation", 3, EXAMPLE, held, deal="unknown", holdings="open")
    luxor, american = (place(game.edition, name) for name in ("Luxor", "American"))
    books = game.books
    blocks = [list(pile) for pile in books.blocks]
    for chain in (luxor, american):
        blocks[chain][BANK] += blocks[chain][-2] - 2
        blocks[chain][-2] = 2
    books = books._replace(blocks=tuple(map(tuple, blocks)))
    ranges = between(books)
    seen = [set[int]() for _ in ranges]
    for dealt in product(range(3), repeat=4):
        hands = {luxor: (*dealt[:2],), american: (*dealt[2:],)}
        if any(sum(some) > 2 for some in hands.values()):
            continue
        piles = [list(pile) for pile in books.blocks]
        for chain, (ana, ben) in hands.items():
            for player, more in enumerate((ana, ben, 2 - ana - ben)):
                piles[chain][player] += more
            piles[chain][-2] = 0
        ended = settlement(books._replace(blocks=tuple(map(tuple, piles))))
        for player, cash in enumerate(ended.cash):
            seen[player].add(cash)
    for one, outcomes in zip(ranges, seen, strict=True):
        assert one.lowest <= min(outcomes)
        assert one.highest == max(outcomes)

"""Who disposes out of turn, or of more than the books know: recorded as it was, and flagged."""

import pytest

from hotels.ledger.chains.books import Ending
from tests.ledger.chains.table import Game, moves, of, position, said

GAP = "GAP turn: due"
LATE = "AGAINST disposal: disposes late"
TWICE = "AGAINST disposal: disposed before"
MORE = "AGAINST disposal: more than known"

TWO = "Luxor A1-A5; American A7-A9"


# a holder disposes late, or again


def takeover(held: str, bank: str = "") -> Game:
    """Ana's tile lets Luxor (5) take over American (3)."""
    return position("vacation", 3, TWO, held, bank=bank).play("Ana A6")


def test_a_holder_disposes_after_a_later_one() -> None:
    game = takeover("American: Ana 4  Ben 2")
    assert said(game.write("Ben sells 2 American")) == [GAP]
    page = game.write("Ana sells 2 trades 2 American")
    assert said(page) == [LATE]
    assert moves(page) == [
        *("Ana to bank: 2 American", "bank to Ana: 600 cash"),
        *("Ana to bank: 2 American", "bank to Ana: 1 Luxor"),
    ]
    assert game.awaits == "buy: Ana"
    # American 3: Ana 3,000, Ben 1,500; then 2 × 300 each.
    assert game.cash == of("Ana 9600  Ben 8100  Cat 6000")


def test_a_holder_disposes_late_while_others_wait() -> None:
    game = takeover("American: Ana 2  Ben 2  Cat 2")
    assert said(game.write("Ben keeps 2 American")) == [GAP]
    assert said(game.write("Ana sells 2 American")) == [LATE]
    assert game.awaits == "dispose American: Cat"


def test_a_holder_disposes_after_the_purchase_at_the_price_from_before_the_tile() -> None:
    game = takeover("American: Ben 2")
    assert said(game.write("Ana buys Luxor")) == [GAP]
    assert game.sizes == of("Luxor 9")
    page = game.write("Ben sells 2 American")
    assert said(page) == [LATE]
    assert moves(page) == ["Ben to bank: 2 American", "bank to Ben: 600 cash"]
    assert game.awaits == "tile: Ben"
    game.play("Ben I12")
    assert said(game.write("Ben sells 0 American")) == ["IMPOSSIBLE disposal: not disposing"]


def test_a_late_trade_takes_what_the_bank_has_left() -> None:
    game = takeover("American: Ana 4  Ben 2", bank="Luxor 2")
    game.write("Ben trades 2 American")
    page = game.write("Ana trades 4 American")
    assert said(page) == ["IMPOSSIBLE limited: bank short"]
    assert said(game.write("Ana trades 2 keeps 2 American")) == [LATE]
    assert game.bank("Luxor") == 0


def test_what_was_kept_is_sold_after_all() -> None:
    game = takeover("American: Ana 3").play("Ana sells 1 keeps 2 American")
    page = game.write("Ana sells 2 American")
    assert said(page) == [TWICE]
    assert moves(page) == ["Ana to bank: 2 American", "bank to Ana: 600 cash"]
    assert said(game.write("Ana sells 0 American")) == ["IMPOSSIBLE disposal: not disposing"]


def test_an_offered_end_stays_offered_after_a_late_disposal() -> None:
    full = "Luxor A1-A5 B1-I12; American A7-A12"
    game = position("vacation", 3, full, "American: Ben 2").play("Ana A6")
    assert said(game.write("Ana buys Luxor")) == [GAP]
    assert game.books.end is Ending.STUCK
    page = game.write("Ben sells 2 American")
    assert said(page) == [LATE]
    assert moves(page) == ["Ben to bank: 2 American", "bank to Ben: 1200 cash"]
    assert game.books.end is Ending.STUCK


def test_a_late_disposal_leaves_the_turn_given_where_an_end_was_offered() -> None:
    full = "Luxor A1-A5 B1-I12; American A7-A12"
    game = position("vacation", 3, full, "American: Ben 2").play("Ana A6")
    game.write("Ana buys Luxor")
    assert game.books.end is Ending.STUCK
    game.play("Cat begins")
    assert said(game.write("Ben sells 2 American")) == [LATE]
    assert game.awaits == "tile: Cat"


# a disposal of more than the books know


def test_blocks_the_books_do_not_know_were_bought_from_the_bank() -> None:
    game = takeover("American: Ana 5  Ben 2")
    page = game.write("Ana sells 3 keeps 3 American")
    assert said(page) == [MORE]
    assert moves(page) == [
        "bank to Ana: 1 American",
        *("Ana to bank: 3 American", "bank to Ana: 900 cash"),
    ]
    assert game.held("American") == of("Ana 3  Ben 2  Cat 0")
    assert game.awaits == "dispose American: Ben"


def test_somebody_disposes_who_has_none_in_the_books() -> None:
    game = takeover("American: Ana 5  Ben 2")
    page = game.write("Cat sells 2 American")
    assert said(page) == [MORE]
    assert moves(page) == [
        "bank to Cat: 2 American",
        *("Cat to bank: 2 American", "bank to Cat: 600 cash"),
    ]
    assert game.awaits == "dispose American: Ana Ben"


def test_blocks_the_books_do_not_know_were_dealt_where_the_deal_is_unknown() -> None:
    game = position("vacation", 3, TWO, deal="unknown").play("Ana A6")
    assert said(game.write("Ben says 4 American")) == [GAP]
    game.play("Cat says 2 American")
    assert game.awaits == "dispose American: Ben Cat"
    page = game.write("Ana keeps 3 American")
    assert said(page) == [MORE]
    assert moves(page) == ["unseen to Ana: 3 American"]
    assert [hands[0] for hands in game.books.dealt] == [0, 0, 0, 3, 0, 0, 0]
    # Nine were dealt: none is left unseen, so what Ben has besides was bought.
    page = game.write("Ben keeps 5 American")
    assert moves(page) == ["bank to Ben: 1 American"]
    assert (game.bank("American"), game.held("American")["Ben"]) == (19, 5)


@pytest.mark.parametrize(
    ("edition", "most"),
    [
        ("vacation", 18),  # 20 of the bank, of which 5 and 2 are held; none was dealt
        ("acquire-classic", 23),  # 25 in all
    ],
)
def test_nobody_disposes_of_more_than_there_are(edition: str, most: int) -> None:
    game = position(edition, 3, TWO, "American: Ana 5  Ben 2").play("Ana A6")
    page = game.write(f"Ana keeps {most + 1} American")
    assert said(page) == ["IMPOSSIBLE blocks: above all there are"]
    facts = {"player": 0, "chain": "American", "held": 5, "said": most + 1, "most": most}
    assert page.objections[0].facts == facts
    assert said(game.write(f"Ana keeps {most} American")) == [MORE]
    assert game.bank("American") == 0


def test_fewer_than_the_books_know_are_refused() -> None:
    game = takeover("American: Ana 5")
    assert said(game.write("Ana sells 4 American")) == ["IMPOSSIBLE disposal: not all said"]

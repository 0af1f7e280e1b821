"""The sums of Big Shot in words, whose the lots are, and who wins and why."""

from collections.abc import Mapping

import pytest

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.entries import Hammer, Loan
from hotels.ledger.big_shot.reckoning import reckoning
from hotels.wording.big_shot import Speech
from hotels.wording.big_shot_workings import (
    cancelling,
    hindrance,
    outcome_in_words,
    ownership,
    receipt,
    sum_in_words,
)
from tests.ledger.big_shot.table import (
    ANA,
    BEN,
    game,
    lying,
    page,
)
from tests.wording.big_shot_tables import START, opened, speech


def ended(
    seats: int,
    lots: Mapping[str, str],
    purses: tuple[int, ...] = (0, 0, 0, 0, 0),
    cards: tuple[int, ...] = (0, 0, 0, 0),
) -> Books:
    books = lying(game(seats).opening(), lots)
    return books._replace(round=18, awaiting=None, purses=purses, cards=cards)


EXAMPLE = ended(4, {"P1": "RRY", "9a": "R", "10a": "RRR", "11a": "W"}, cards=(2, 0, 0, 0))


def test_a_receipt_is_a_line_a_step() -> None:
    working = reckoning(EXAMPLE).players[ANA].working
    lines = [line.split(" .", 1)[0] for line in receipt(working, speech(EXAMPLE))]
    assert lines == [
        "3 lots, cash and debts",
        "    lot 9a, doubled by park P1",
        "        lot 9a",
        "    lot 10a, doubled by park P1",
        "        lot 10a",
        "    park P1, worth nothing by itself",
        "    cash",
        "    2 debit cards of 10 million",
    ]
    first, doubled, *_, debts = receipt(working, speech(EXAMPLE))
    assert first.endswith(" 18 million  Big Shot, final worth (printed)")
    assert doubled.endswith(" 18 million  Big Shot, park (printed)")
    assert debts.endswith(" −20 million  Big Shot, final worth (printed)")


def test_two_colours_are_named_in_a_receipt() -> None:
    books = ended(2, {"16": "R", "17": "Y"})
    lines = [*receipt(reckoning(books).players[ANA].working, speech(books))]
    assert [line.strip().split(" .")[0] for line in lines] == [
        *("both colours, 2 lots", "red, 1 lot, cash and debts", "lot 16", "cash"),
        *("yellow, 1 lot, cash and debts", "lot 17", "cash"),
    ]


def test_payments_say_what_for() -> None:
    loan = page(START._replace(cards=(0, 2, 0, 0)), Loan(BEN)).postings[1].working
    price = page(opened(), Hammer(BEN, 4)).postings[0].working
    assert loan is not None
    assert price is not None
    assert sum_in_words(loan, Speech()) == "loan 3: 10 million, 3 million kept by the bank"
    assert sum_in_words(price, Speech()) == "bid for 2 red, 1 yellow and 1 black"


@pytest.mark.parametrize(
    ("letters", "words"),
    [
        ("", "18: nobody, no cubes"),
        ("RRY", "18: Ana, settled at the end (2 red and 1 yellow)"),
        (
            "RRYY",
            (
                "18: nobody, settled at the end (2 red and 2 yellow); red and yellow cancel out "
                "with 2 each"
            ),
        ),
        (
            "RRRYYYW",
            (
                "18: Cat, acquired (3 red, 3 yellow and 1 white); red and yellow cancel out with "
                "3 each"
            ),
        ),
        (
            "RRYYWB",
            (
                "18: nobody, settled at the end (2 red, 2 yellow, 1 white and 1 black); "
                "red and yellow cancel out with 2 each, white and black cancel out with 1"
                " each"
            ),
        ),
        ("BBR", "18: the ghost (black), settled at the end (1 red and 2 black)"),
    ],
)
def test_whose_a_lot_is_and_why(letters: str, words: str) -> None:
    books = ended(3, {"18": letters})
    lot = reckoning(books).lots[8]
    assert ownership(lot, speech(books), is_final=True) == words
    assert (cancelling(lot) in words) or not lot.cancelled


def test_a_lot_that_may_change_hands_says_so() -> None:
    books = lying(game(2).opening(), {"18": "RRY"})
    said = ownership(reckoning(books).lots[8], speech(books))
    assert said == "18: Ana (red), not settled yet (2 red and 1 yellow)"


def outcome(books: Books) -> str:
    return outcome_in_words(books, reckoning(books), speech(books))


def test_who_wins_and_why() -> None:
    two = {"9a": "R", "10a": "R", "16": "Y", "17": "Y"}
    assert outcome(ended(4, two)) == "Ben wins with 33 million"
    lots = {"16": "R", "9b": "R", "P1": "R", "17": "Y", "P2": "Y"}
    won = ended(4, lots, purses=(0, 8, 0, 0, -8))
    assert outcome(won) == "Ana wins with 25 million; Ben has the same total but fewer lots"
    best = ended(4, {"20": "R", "18": "R", "21": "Y", "17": "Y"})
    assert outcome(best) == (
        "Ben wins with 38 million; Ana has the same total and as many lots, but none as valuable"
    )
    same = ended(4, {"9a": "R", "10a": "R", "9b": "Y", "10b": "Y"})
    assert outcome(same) == (
        "Ana and Ben share the win with 19 million, tied on lots and on most valuable lot"
    )
    three = ended(4, lots | {"20": "W", "P2": "YYW"}, purses=(0, 8, 5, 0, -13))
    assert outcome(three) == "Ana wins with 25 million; Ben has the same total but fewer lots"


def test_who_has_fewer_lots_and_who_only_a_lesser_one_are_not_mixed_up() -> None:
    # 40 each: Ana 21 and 19 in cash with two lots, Ben 20 and 20 with two, Cat has three
    lots = {"21": "R", "P1": "R", "20": "Y", "P2": "Y"}
    won = ended(4, lots, purses=(19, 20, 0, 0, -39))
    assert outcome(won) == (
        "Ana wins with 40 million; Ben has the same total and as many lots, but none as valuable"
    )


def test_several_who_have_as_much_have_it_in_the_plural() -> None:
    lots = {"9a": "R", "10a": "R", "P2": "R", "9b": "Y", "10b": "Y", "11a": "W", "11b": "W"}
    won = ended(4, lots, purses=(3, 3, 0, 0, -6))
    assert outcome(won) == (
        "Ana wins with 22 million; Ben and Cat have the same total but fewer lots"
    )


def test_nobody_wins() -> None:
    assert outcome(ended(4, {"16": "R"})) == "Nobody wins: no player has 2 lots"
    assert outcome(ended(2, {"16": "R", "17": "R"})) == (
        "Nobody wins: no player has 2 lots in each colour"
    )


def test_before_the_end_it_is_said_that_nothing_is_final() -> None:
    books = lying(START, {"16": "R", "17": "R"})._replace(round=3)
    assert outcome(books) == "After 3 of 18 rounds, not final: Ana would win with 43 million"
    assert outcome(START) == (
        "After 0 of 18 rounds, not final: nobody would win, because no player has 2 lots"
    )
    level = lying(START, {"9a": "R", "10a": "R", "9b": "Y", "10b": "Y"})
    assert outcome(level).startswith("After 0 of 18 rounds, not final: Ana and Ben would share")


def test_why_somebody_cannot_win() -> None:
    books = ended(3, {"16": "Y"})
    settled = reckoning(books)
    said = [hindrance(one, settled, speech(books)) for one in settled.players[:2]]
    assert said == [
        "Ana can't win with no lots: it takes 2",
        "Ben can't win with 1 lot: it takes 2",
    ]
    pair = ended(2, {"16": "R", "17": "R", "18": "R", "20": "Y"})
    settled = reckoning(pair)
    assert hindrance(settled.players[ANA], settled, speech(pair)) == (
        "Ana can't win with 3 lots in red and 1 lot in yellow: it takes 2 in each colour"
    )

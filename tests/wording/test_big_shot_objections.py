"""What speaks against an entry of Big Shot, in one sentence."""

import pytest

from hotels.ledger.big_shot.books import Books, Lot, Question
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Open, Pass, Pay, Put
from hotels.ledger.big_shot.trouble import Trouble
from hotels.wording.big_shot_objections import sentence
from tests.ledger.big_shot.table import (
    ANA,
    BEN,
    BLACK,
    CAT,
    RED,
    SMALL,
    WHITE,
    after,
    cubes,
    game,
    lying,
    page,
    puts,
)
from tests.wording.big_shot_tables import OVER, SPACE, START, opened, placing, speech, unpaid

FULL = lying(game(3, board=SMALL).opening(), dict.fromkeys(("5", "7", "8", "Park"), "R" * 7))

AGAINST: list[tuple[Trouble, Books, Entry, str]] = [
    (Trouble.NO_SUCH_PLAYER, opened(), Bid(3, 2), "player 3 is not at this table"),
    (
        Trouble.NO_SUCH_COLOUR,
        START,
        Loan(4),
        "no such colour: it must be red, yellow, white or black",
    ),
    (Trouble.NO_SUCH_LOT, placing(), Put("22", RED), "there is no lot '22' on this board"),
    (Trouble.GAME_OVER, OVER, SPACE, "all 18 rounds have been played"),
    (
        Trouble.DUE,
        START,
        Put("16", RED),
        "no auction is in progress: the cubes on a space must come up first",
    ),
    (Trouble.DUE, opened(), SPACE, "the bidding comes first: Ben bids or passes"),
    (
        Trouble.DUE,
        after(opened(2), Hammer(BEN, 4)),
        Put("16", RED),
        "Ben must first choose which colour pays",
    ),
    (
        Trouble.DUE,
        unpaid(),
        Put("16", RED),
        "Ben can't pay the bid: the auction must be repeated first",
    ),
    (Trouble.DUE, placing(), SPACE, "Ben must place the auctioned cubes first"),
    (
        Trouble.ROLLER,
        after(placing(), *puts("16 RRYB")),
        Open(CAT, cubes("RRYB")),
        "Cat rolled, but it was Ben's turn",
    ),
    (Trouble.NOT_FOUR, START, Open(ANA, cubes("RRY")), "3 cubes auctioned, but a space has 4"),
    (
        Trouble.ONE_COLOUR,
        START,
        Open(ANA, cubes("WWWW")),
        "all the auctioned cubes are white, but a space has at least 2 colours",
    ),
    (
        Trouble.CUBES_SHORT,
        START._replace(opened=(17, 0, 0, 0)),
        SPACE,
        "2 red auctioned, but only 1 of 18 are left on the spaces",
    ),
    (
        Trouble.NO_ROOM,
        FULL._replace(lots=(*FULL.lots[:4], Lot(cubes("RRRRRR")))),
        SPACE,
        "the lots have room for 1 cube, not for 4",
    ),
    (
        Trouble.OUT_OF_TURN,
        opened(),
        Bid(CAT, 2),
        "it's Ben's turn to bid or pass, not Cat's",
    ),
    (
        Trouble.PASSED,
        after(opened(), Pass(BEN)),
        Bid(BEN, 2),
        "Ben has passed and is out of this auction",
    ),
    (
        Trouble.LEADS,
        after(opened(), Bid(BEN, 2)),
        Pass(BEN),
        "Ben has the highest bid and can't pass",
    ),
    (
        Trouble.TOO_LOW,
        after(opened(), Bid(BEN, 2)),
        Bid(CAT, 2),
        "2 million is too low: the bid must be at least 3 million",
    ),
    (Trouble.TOO_HIGH, opened(), Bid(BEN, 10_000), "a bid can't be more than 999 million"),
    (
        Trouble.SOMEBODY_BID,
        after(opened(), Bid(BEN, 2)),
        Hammer(None, 0),
        "Ben has bid 2 million, so someone must win",
    ),
    (
        Trouble.PRICE_OF_NOTHING,
        opened(),
        Hammer(None, 2),
        "nobody won the auction, so there can't be a bid of 2 million",
    ),
    (
        Trouble.BEYOND,
        opened(),
        Bid(BEN, 20),
        "Ben can pay at most 10 million, not 20 million; 19 million with a loan",
    ),
    (
        Trouble.BEYOND,
        after(opened(), Loan(BEN)),
        Bid(BEN, 20),
        "Ben can pay at most 19 million, not 20 million",
    ),
    (
        Trouble.BEYOND,
        opened(2),
        Bid(BEN, 12),
        (
            "in a single colour, Ben can pay at most 10 million, not 12 million; 19 million with a "
            "loan"
        ),
    ),
    (Trouble.NOT_HIS_COLOUR, after(opened(2), Hammer(BEN, 4)), Pay(RED), "Ben does not play red"),
    (
        Trouble.SHORT,
        after(opened(2), Hammer(BEN, 9))._replace(purses=(10, 10, 10, 8, -38)),
        Pay(BLACK),
        "black has 8 million, not 9 million, and a single colour must pay the whole bid",
    ),
    (Trouble.GHOST, START, Loan(BLACK), "nobody plays black: the ghost can't take loans"),
    (
        Trouble.LOAN_TWICE,
        after(START, Loan(BEN)),
        Loan(BEN),
        "Ben has already taken a loan this round",
    ),
    (
        Trouble.LOAN_TWICE,
        after(opened(2), Loan(WHITE)),
        Loan(WHITE),
        "Ben (white) has already taken a loan this round",
    ),
    (
        Trouble.LOAN_LATE,
        after(opened(hidden=True), Bid(BEN, 2)),
        Loan(CAT),
        "Cat can't take a loan now: at this table, loans come before the bidding",
    ),
    (
        Trouble.NO_CARDS,
        START._replace(cards=(10, 10, 10, 0)),
        Loan(CAT),
        "all 30 debit cards are taken, so there are no more loans",
    ),
    (
        Trouble.LOAN_EMPTY,
        START._replace(cards=(0, 0, 9, 0)),
        Loan(CAT),
        "Cat gets nothing from this loan but will owe 10 million for it",
    ),
    (
        Trouble.SOLD,
        lying(placing(), {"16": "RRRRRRR"}),
        Put("16", RED),
        "16 has all 7 cubes and is sold",
    ),
    (Trouble.NOT_LEFT, placing(), Put("16", WHITE), "there are no white cubes left to place"),
]


@pytest.mark.parametrize(("code", "books", "entry", "words"), AGAINST)
def test_what_speaks_against_an_entry(code: str, books: Books, entry: Entry, words: str) -> None:
    said = page(books, entry).objections[0]
    assert (said.code, sentence(said.code, said.facts, speech(books))) == (code, words)


def test_every_objection_has_its_sentence() -> None:
    assert {code for code, *_ in AGAINST} == {*Trouble}
    kinds = [
        objection.facts["kind"]
        for case in AGAINST
        for objection in page(*case[1:3]).objections
        if objection.code == Trouble.DUE
    ]
    assert {*kinds} == {kind.value for kind in Question}

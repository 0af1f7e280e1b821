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
    (Trouble.NO_SUCH_PLAYER, opened(), Bid(3, 2), "there is no player 3 at this table"),
    (
        Trouble.NO_SUCH_COLOUR,
        START,
        Loan(4),
        "there is no such colour; there is red, yellow, white or black",
    ),
    (Trouble.NO_SUCH_LOT, placing(), Put("22", RED), "there is no lot '22' on this board"),
    (Trouble.GAME_OVER, OVER, SPACE, "all 18 rounds are played"),
    (
        Trouble.DUE,
        START,
        Put("16", RED),
        "no auction is under way: the cubes of a space come to auction first",
    ),
    (Trouble.DUE, opened(), SPACE, "the bidding comes first: Ben bids or passes"),
    (
        Trouble.DUE,
        after(opened(2), Hammer(BEN, 4)),
        Put("16", RED),
        "Ben says first which of his colours pays",
    ),
    (
        Trouble.DUE,
        unpaid(),
        Put("16", RED),
        "Ben cannot pay his bid: the auction is held again first",
    ),
    (Trouble.DUE, placing(), SPACE, "Ben places the cubes auctioned first"),
    (
        Trouble.ROLLER,
        after(placing(), *puts("16 RRYB")),
        Open(CAT, cubes("RRYB")),
        "Cat rolled, and it was for Ben to roll",
    ),
    (Trouble.NOT_FOUR, START, Open(ANA, cubes("RRY")), "3 cubes auctioned; a space has 4"),
    (
        Trouble.ONE_COLOUR,
        START,
        Open(ANA, cubes("WWWW")),
        "all cubes auctioned are white; a space has at least 2 colours",
    ),
    (
        Trouble.CUBES_SHORT,
        START._replace(opened=(17, 0, 0, 0)),
        SPACE,
        "2 red auctioned, and the spaces have 1 of 18 left",
    ),
    (
        Trouble.NO_ROOM,
        FULL._replace(lots=(*FULL.lots[:4], Lot(cubes("RRRRRR")))),
        SPACE,
        "the lots have room for 1 cube, and 4 would be placed",
    ),
    (
        Trouble.OUT_OF_TURN,
        opened(),
        Bid(CAT, 2),
        "Cat bids or passes before it is his turn; Ben does first",
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
        "Ben has the highest bid and cannot pass",
    ),
    (
        Trouble.TOO_LOW,
        after(opened(), Bid(BEN, 2)),
        Bid(CAT, 2),
        "2 million is too low: a bid must be 3 million or more here",
    ),
    (Trouble.TOO_HIGH, opened(), Bid(BEN, 10_000), "a bid can be 999 million at most"),
    (
        Trouble.SOMEBODY_BID,
        after(opened(), Bid(BEN, 2)),
        Hammer(None, 0),
        "Ben has bid 2 million, so that somebody wins",
    ),
    (
        Trouble.PRICE_OF_NOTHING,
        opened(),
        Hammer(None, 2),
        "nobody won the auction, and yet a bid of 2 million is stated",
    ),
    (
        Trouble.BEYOND,
        opened(),
        Bid(BEN, 20),
        "Ben can pay 10 million, not 20 million; after a loan he could pay 19 million",
    ),
    (
        Trouble.BEYOND,
        after(opened(), Loan(BEN)),
        Bid(BEN, 20),
        "Ben can pay 19 million, not 20 million",
    ),
    (
        Trouble.BEYOND,
        opened(2),
        Bid(BEN, 12),
        (
            "Ben can pay 10 million with one colour alone, not 12 million; "
            "after a loan he could pay 19 million"
        ),
    ),
    (Trouble.NOT_HIS_COLOUR, after(opened(2), Hammer(BEN, 4)), Pay(RED), "Ben does not play red"),
    (
        Trouble.SHORT,
        after(opened(2), Hammer(BEN, 9))._replace(purses=(10, 10, 10, 8, -38)),
        Pay(BLACK),
        "black has 8 million and would pay 9 million; one colour pays alone",
    ),
    (Trouble.GHOST, START, Loan(BLACK), "nobody plays black: a ghost takes no loan"),
    (
        Trouble.LOAN_TWICE,
        after(START, Loan(BEN)),
        Loan(BEN),
        "Ben has taken a loan in this round already",
    ),
    (
        Trouble.LOAN_TWICE,
        after(opened(2), Loan(WHITE)),
        Loan(WHITE),
        "Ben (white) has taken a loan in this round already",
    ),
    (
        Trouble.LOAN_LATE,
        after(opened(hidden=True), Bid(BEN, 2)),
        Loan(CAT),
        "Cat asks for a loan when the bidding has begun; at this table loans are taken before",
    ),
    (
        Trouble.NO_CARDS,
        START._replace(cards=(10, 10, 10, 0)),
        Loan(CAT),
        "all 30 debit cards are taken, so that there are no more loans",
    ),
    (
        Trouble.LOAN_EMPTY,
        START._replace(cards=(0, 0, 9, 0)),
        Loan(CAT),
        "Cat gets nothing for this loan and will owe 10 million for it",
    ),
    (
        Trouble.SOLD,
        lying(placing(), {"16": "RRRRRRR"}),
        Put("16", RED),
        "16 has its 7 cubes and is sold",
    ),
    (Trouble.NOT_LEFT, placing(), Put("16", WHITE), "no white cube is left of those auctioned"),
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

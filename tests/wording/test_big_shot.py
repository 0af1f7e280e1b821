"""Big Shot in words: what was done, past tense, the player first."""

from typing import get_args

import pytest
from hypothesis import given

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.entries import Bid, Entry, Hammer, Loan, Pass, Pay, Put, Repeat
from hotels.ledger.big_shot.reckoning import reckoning
from hotels.ledger.big_shot.workings import Step
from hotels.wording.amounts import millions
from hotels.wording.big_shot import Speech, deed, told
from hotels.wording.big_shot_objections import sentence
from hotels.wording.big_shot_workings import (
    hindrance,
    outcome_in_words,
    ownership,
    receipt,
)
from tests.ledger.big_shot.random_games import Game, games
from tests.ledger.big_shot.table import (
    ANA,
    BEN,
    BLACK,
    CAT,
    RED,
    WHITE,
    YELLOW,
    after,
    game,
    lying,
    page,
)
from tests.wording.big_shot_tables import (
    PEOPLE,
    SPACE,
    START,
    opened,
    placing,
    speech,
    unpaid,
)

TOLD: list[tuple[Books, Entry, str]] = [
    (START, SPACE, "Ana rolled: 2 red, 1 yellow and 1 black came up for auction"),
    (START, Loan(BEN), "Ben took a loan of 9 million and a debit card"),
    (game(2).opening(), Loan(BLACK), "Ben (black) took a loan of 9 million and a debit card"),
    (
        START._replace(cards=(9, 0, 0, 0)),
        Loan(RED),
        "Ana took a loan of 0 million and a debit card",
    ),
    (opened(), Bid(BEN, 6), "Ben bid 6 million"),
    (opened(), Pass(BEN), "Ben passed"),
    (
        after(opened(), Pass(BEN), Bid(CAT, 2)),
        Pass(ANA),
        "Ana passed: Cat won the auction for 2 million",
    ),
    (
        after(opened(), Pass(BEN)),
        Pass(CAT),
        "Cat passed, nobody had bid: Ana got the cubes for free",
    ),
    (
        after(opened(hidden=True), Pass(BEN), Bid(CAT, 11)),
        Pass(ANA),
        "Ana passed: Cat won the auction for 11 million but couldn't pay",
    ),
    (unpaid(), Repeat(), "The auction was repeated: Ben's money was revealed"),
    (opened(), Hammer(CAT, 7), "Cat won the auction for 7 million"),
    (opened(hidden=True), Hammer(CAT, 11), "Cat won the auction for 11 million but couldn't pay"),
    (opened(), Hammer(None, 0), "Nobody bid: Ana got the cubes for free"),
    (opened(2), Hammer(BEN, 3), "Ben won the auction for 3 million"),
    (after(opened(2), Hammer(BEN, 3)), Pay(BLACK), "Ben (black) paid 3 million"),
    (placing(), Put("9a", RED), "Ben put a red cube on 9a"),
    (
        lying(placing(), {"18": "YYYRRW"}),
        Put("18", RED),
        "Ben put a red cube on 18, which Cat acquired",
    ),
    (
        lying(placing(), {"18": "YYBBBW"}),
        Put("18", YELLOW),
        "Ben put a yellow cube on 18, which Cat acquired",
    ),
    (
        lying(placing(), {"18": "BBBBYY"}),
        Put("18", RED),
        "Ben put a red cube on 18, which the ghost (black) acquired",
    ),
    (placing(), Put("22", RED), "Ben put a red cube on 22"),  # dropped: only what was meant
    (opened(), Bid(7, 6), "player 7 bid 6 million"),
]


@pytest.mark.parametrize(("books", "entry", "words"), TOLD)
def test_what_was_done_and_what_it_came_to(books: Books, entry: Entry, words: str) -> None:
    assert told(books, page(books, entry), speech(books)) == words


def test_every_entry_is_told() -> None:
    assert {type(entry) for _, entry, _ in TOLD} == {*get_args(Entry)}


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Put("9a", BLACK), "someone put a black cube on 9a"),
        (Loan(WHITE), "white took a loan"),
        (Pay(RED), "red paid"),
        (Hammer(None, 0), "Nobody bid"),
        (Repeat(), "The auction was repeated"),
    ],
)
def test_a_deed_is_told_without_its_table_too(entry: Entry, words: str) -> None:
    assert deed(entry, Speech(PEOPLE)) == words


def test_money_is_in_millions_with_a_true_minus() -> None:
    assert [millions(amount) for amount in (6, 0, -20, 1200)] == [
        *("6 million", "0 million", "−20 million", "1,200 million"),
    ]


@given(games(wild=True))
def test_nothing_is_left_unsaid_or_half_said(game: Game) -> None:
    words = speech(game.game.opening())
    said = []
    for before, booked in game.steps:
        said += [told(before, booked, words), deed(booked.entry, words)]
        said += [sentence(one.code, one.facts, words) for one in booked.objections]
    settled = reckoning(game.books)
    said += [line for one in settled.players for line in receipt(one.working, words)]
    said += [ownership(lot, words) for lot in settled.lots]
    said += [hindrance(one, settled, words) for one in settled.players]
    said.append(outcome_in_words(game.books, settled, words))
    for line in said:
        assert line
        assert line.isprintable()
        assert not {"None", "{", "}", "Trouble", "Question"} & {*line.split()}
        assert "{" not in line


def test_a_long_name_is_cut_where_there_is_no_room() -> None:
    books = game(3).opening()
    long = Speech(("A" * 90, "Ben", "Cat"), books.terms)
    assert long.player(0) == "A" * 39 + "…"
    assert Speech(("A" * 90,), books.terms, longest=100).player(0) == "A" * 90
    assert long.owner(None) == "nobody"
    assert {Step(step) for step in Step} == {*Step}

"""The squares as a screen shows them, and what a tile on one would do, from the rules' words."""

from dataclasses import replace

import pytest

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.terms import tile
from hotels.ledger.difference import Numbered
from hotels.views.squares import Mark, Square, State, around, last_square, prospect_words, squares
from hotels.wording.speech import Speech
from tests.ledger.chains.table import Game, opened, position

PEOPLE = ("Ana", "Ben", "Cat", "Dan")
TWO_SAFE = "Luxor A1-A11; Wilton C1-C11; American I1-I4"
SEVEN = (
    "Continental A1-A2; Wilton A4-A5; Luxor A7-A8; American A10-A11; "
    "Worldwide C1-C2; Sharedon C4-C5; Festival C7-C8; lone I1"
)


def shown(game: Game, *, last: int | None = None, asked: bool | None = None) -> dict[str, Square]:
    """The squares by name."""
    found = squares(game.books, speech(game.books), last=last, asked=asked)
    assert [square.number for square in found] == list(range(len(found)))
    return {square.name: square for square in found}


def speech(books: Books) -> Speech:
    return Speech(books.header.edition, PEOPLE)


def would(game: Game, name: str) -> str:
    """What a tile would do, on one line."""
    named = tile(name)
    assert named is not None
    square = game.books.header.shape.square(named)
    return prospect_words(game.books, square, speech(game.books)).line


def test_an_empty_square_is_open_only_while_a_tile_is_asked_for() -> None:
    game = opened("vacation", 4, deal="unknown")
    assert shown(game)["E5"].state is State.OPEN
    game.play("Ana E5")
    assert shown(game)["E6"].state is State.QUIET
    assert shown(game, asked=True)["E6"].state is State.OPEN
    assert shown(game)["E5"].state is State.LONE


def test_a_square_has_its_city_only_where_the_edition_prints_cities() -> None:
    vacation = shown(position("vacation", 4))
    assert (vacation["C2"].city, vacation["F6"].city) == ("San Francisco", "Port of Spain")
    assert {square.city for square in shown(position("acquire-classic", 4)).values()} == {""}


def test_a_tile_is_named_as_its_edition_prints_it() -> None:
    acquire = shown(position("acquire-classic", 4))
    assert [acquire["12I"].row, acquire["12I"].column] == [8, 11]


def test_a_board_of_another_size_has_all_its_squares() -> None:
    ten = shown(position("acquire-2016", 4))
    assert len(ten) == 100
    assert (ten["10J"].row, ten["10J"].column) == (9, 9)


def test_a_square_of_a_chain_bears_its_place_and_its_letter() -> None:
    seen = shown(position("vacation", 4, SEVEN))
    assert seen["A1"].state is State.CHAIN
    letters = [seen[name].mark for name in ("A1", "A4", "A7", "A10", "C1", "C4", "C7")]
    assert letters == [Mark(place, letter) for place, letter in enumerate("CWLAOSF")]
    assert seen["I1"].mark is None


def test_what_would_join_two_safe_chains_can_never_be_played() -> None:
    game = position("vacation", 4, TWO_SAFE)
    assert shown(game)["B3"].state is State.NEVER
    assert shown(game, asked=False)["B3"].state is State.NEVER
    assert would(game, "B3") == (
        "B3 joins two safe chains, Wilton and Luxor: no tile can ever be laid on that square"
    )


def test_a_third_small_chain_does_not_help() -> None:
    game = position("vacation", 4, "Luxor A1-A5 B1-B5 C1; Wilton E1-E5 F1-F5 G1; American D2-D4")
    assert shown(game)["D1"].state is State.NEVER
    assert would(game, "D1").startswith("D1 joins two safe chains, Wilton and Luxor:")


def test_an_eighth_chain_can_be_formed_only_later() -> None:
    game = position("vacation", 4, SEVEN)
    seen = shown(game)
    assert seen["I2"].state is State.NOT_NOW
    assert seen["I3"].state is State.OPEN
    assert would(game, "I2") == (
        "I2 would form a chain, but all 7 chains are already on the board: the tile can"
        " be laid once a chain has been taken over"
    )


@pytest.mark.parametrize(
    ("on", "name", "line", "becomes"),
    [
        ("", "E5", "E5 lies alone: it touches no other hotel", None),
        (
            "Luxor G8-G9 H7-H10 I6-I9",
            "I10",
            "I10 joins Luxor: 11 hotels, safe, $800 a block",
            Mark(2, "L"),
        ),
        (
            "American A1-A4; Wilton A6-A7",
            "A5",
            "A5: American takes over Wilton: 7 hotels, $600 a block",
            Mark(3, "A"),
        ),
        (
            "American A1-A3; Wilton A5-A7",
            "A4",
            "A4 joins Wilton and American: 3 hotels each, Ana chooses the chain that takes over",
            None,
        ),
        (
            "American A1-A3; Wilton A5-A7; Luxor B4-D4 B3; lone I9",
            "A4",
            "A4: Luxor takes over Wilton and American: 11 hotels, safe, $800 a block",
            Mark(2, "L"),
        ),
        (
            "American A1-A3; Wilton A5-A7; Luxor B4-C4",
            "A4",
            (
                "A4 joins Wilton, American and Luxor: Wilton and American have 3 hotels each, Ana"
                " chooses the chain that takes over"
            ),
            None,
        ),
        (
            SEVEN.replace("Festival C7-C8; ", "").replace("Sharedon C4-C5; ", "") + " I3",
            "I2",
            "I2 forms a new chain: 3 hotels, Sharedon or Festival",
            None,
        ),
        (
            "Luxor A1-A2",
            "A1",
            "There is already a tile on A1: Luxor, 2 hotels, $200 a block",
            None,
        ),
        ("lone A1", "A1", "There is already a tile on A1: it is not part of any chain", None),
    ],
)
def test_what_a_tile_would_do_is_said_in_words(
    on: str, name: str, line: str, becomes: Mark | None
) -> None:
    game = position("vacation", 4, on)
    assert would(game, name) == line
    assert shown(game)[name].becomes == becomes


def test_an_edition_has_its_own_words() -> None:
    game = position("acquire-classic", 4, "Luxor A1-A3")
    assert would(game, "A4") == "4A joins Luxor: 4 tiles, $400 a share"


def test_the_last_tile_is_the_last_that_counts() -> None:
    game = opened("vacation", 4, deal="unknown")
    assert last_square([]) is None
    game.play("Ana E5, buys; Ben B2, buys")
    game.write("Cat B2")
    pages = [Numbered(number, page) for number, page in enumerate(game.pages)]
    assert not pages[-1].page.stands
    last = last_square(pages)
    assert last == 13
    assert [name for name, square in shown(game, last=last).items() if square.is_last] == ["B2"]


def test_only_what_is_seen_is_compared() -> None:
    game = position("vacation", 4, "Luxor A1-A2")
    square = shown(game)["A3"]
    assert square.becomes is not None
    assert square.drawn == square._replace(is_last=True, becomes=None).drawn
    assert square.drawn != square._replace(state=State.QUIET).drawn


@pytest.mark.parametrize(
    ("centre", "first", "last"),
    [("E6", "C3", "G9"), ("A1", "A1", "E7"), ("I10", "E6", "I12"), ("I12", "E6", "I12")],
)
def test_a_magnifier_shows_seven_by_five_squares_of_the_board(
    centre: str, first: str, last: str
) -> None:
    board = shown(position("vacation", 4))
    window = around(tuple(board.values()), board[centre].number)
    assert len(window) == 35
    assert (window[0].name, window[-1].name) == (first, last)
    assert board[centre] in window


def test_a_small_board_is_shown_whole() -> None:
    small = replace(EDITIONS["vacation"], rows=4, columns=5)
    board = tuple(shown(position(small, 4)).values())
    assert around(board, 7) == board

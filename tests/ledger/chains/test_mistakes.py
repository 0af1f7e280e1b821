"""An eighth chain, a smaller survivor, a second purchase: recorded as they were, and flagged."""

import pytest

from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import Ending
from hotels.ledger.chains.entries import Leave
from tests.ledger.chains.sums import receipt
from tests.ledger.chains.table import Game, moves, of, position, said

GAP = "GAP turn: due"
SMALLER = "AGAINST survivor: smaller survives"
CHOSEN = "AGAINST equal sizes: chosen before"
AGAIN = "AGAINST buy limit: bought before"
MARKERS = ("A1-B1", "A3-B3", "A5-B5", "A7-B7", "A9-B9", "A11-B11", "D1-E1")

TWO = "Luxor A1-A5; American A7-A9"
HELD = "Luxor: Ana 2  Ben 1; American: Ben 1  Cat 3"


# an eighth chain


def seven(edition: str, *lone: str) -> Game:
    """Every marker on the board, and lone tiles besides."""
    names = position(edition, 3).names
    parts = [f"{name} {spot}" for name, spot in zip(names, MARKERS, strict=True)]
    return position(edition, 3, "; ".join([*parts, *(f"lone {spot}" for spot in lone)]))


@pytest.mark.parametrize("edition", ["acquire-classic", "vacation", "decision"])
def test_tiles_of_an_eighth_chain_lie_together_without_a_marker(edition: str) -> None:
    game = seven(edition, "H8")
    before = game.sizes
    page = game.write("Ana H9")
    assert said(page) == ["AGAINST seven: eighth chain"]
    assert moves(page) == []
    assert (game.lies("H8"), game.lies("H9")) == ("lone", "lone")
    assert game.sizes == before
    assert game.awaits == "buy: Ana"
    game.play("Ana buys")
    assert said(game.write("Ben H10")) == ["AGAINST seven: eighth chain"]
    assert game.sizes == before


def test_an_eighth_chain_comes_along_to_a_chain_that_reaches_it() -> None:
    game = seven("vacation", "E3")
    game.write("Ana E4")
    last = game.names[6]
    assert game.sizes[last] == 2
    game.play("Ana buys; Ben E2")
    assert game.sizes[last] == 5  # D1, E1, E2, E3, E4
    assert game.lies("E4") == last


def test_an_eighth_chain_is_formed_with_all_its_tiles_once_a_marker_is_free() -> None:
    game = seven("vacation", "H8")
    first, second = game.names[:2]
    game.write("Ana H9")
    game.play(f"Ana buys; Ben A2, chooses {first}, buys")
    assert second not in game.sizes
    game.play(f"Cat H10, names {second}")
    assert game.sizes[second] == 3
    assert game.lies("H8") == second


# a smaller chain survives


def test_a_smaller_chain_takes_over_and_the_right_bonuses_are_paid() -> None:
    game = position("vacation", 3, TWO, HELD)
    page = game.write("Ana A6")
    assert moves(page) == ["bank to Cat: 3000 cash", "bank to Ben: 1500 cash"]
    page = game.write("Ana chooses American")
    assert said(page) == [SMALLER]
    assert moves(page) == [
        *("Cat to bank: 3000 cash", "Ben to bank: 1500 cash"),
        *("bank to Ana: 5000 cash", "bank to Ben: 2500 cash"),
    ]
    assert game.cash == of("Ana 11000  Ben 8500  Cat 6000")
    assert game.sizes == of("Luxor 5  American 9")
    assert game.lies("A1") == game.lies("A6") == "American"
    assert game.awaits == "dispose Luxor: Ana Ben"
    game.play("Ana sells 2 Luxor; Ben keeps 1 Luxor")
    assert game.sizes == of("American 9")
    game.play("Ana buys American")
    assert game.cash == of("Ana 11300  Ben 8500  Cat 6000")
    assert game.held("American") == of("Ana 1  Ben 1  Cat 3")
    assert game.awaits == "tile: Ben"


def test_a_bonus_taken_back_says_which_it_was() -> None:
    page = position("vacation", 3, TWO, HELD).play("Ana A6").write("Ana chooses American")
    working = page.postings[0].working
    assert working is not None
    assert receipt(working) == (
        "3000 = taken back  (bonuses, attested)\n"
        "  3000 = bonus 0 10 300 (bonuses, attested)\n"
        "    300 = price American 3 (prices, attested)"
    )


def test_a_choice_put_right_pays_what_it_paid_at_first() -> None:
    game = position("vacation", 3, TWO, HELD).play("Ana A6")
    rightly = game.books
    game.write("Ana chooses American")
    assert said(game.write("Ana chooses Luxor")) == [CHOSEN]
    assert game.books == rightly
    assert game.cash == of("Ana 6000  Ben 7500  Cat 9000")


def test_of_equal_chains_the_other_is_chosen_after_all() -> None:
    game = position("vacation", 3, "Luxor A1-A3; American A5-A7", "Luxor: Ben 1; American: Cat 1")
    game.play("Ana A4, chooses Luxor")
    assert game.cash == of("Ana 6000  Ben 6000  Cat 10500")
    assert said(game.write("Ana chooses American")) == [CHOSEN]
    assert game.cash == of("Ana 6000  Ben 10500  Cat 6000")
    assert game.sizes == of("Luxor 3  American 7")


def test_a_chain_that_falls_all_the_same_keeps_the_bonuses_it_had() -> None:
    on = "Luxor A1-A2; Worldwide A4-A5; Continental B3 C3"
    held = "Luxor: Ana 1; Worldwide: Ben 1; Continental: Cat 3  Dan 3"
    game = position("acquire-classic", 4, on, held).play("Ana A3, chooses Luxor")
    # Worldwide 300: both bonuses; Continental 400: Cat and Dan share 4,000 and 2,000.
    assert game.cash == of("Ana 6000  Ben 10500  Cat 9000  Dan 9000")
    game.play("Ana settles Worldwide")
    game.books = book(Leave(2, returns=True), game.books).books
    assert said(game.write("Ana chooses Worldwide")) == [CHOSEN]
    # Only Worldwide's go back, and Luxor 200 pays both.
    assert game.cash == of("Ana 9000  Ben 6000  Cat 9000  Dan 9000")


def test_one_that_is_smaller_than_equal_ones() -> None:
    game = position("vacation", 3, "Luxor A1-A3; American A5-A7; Worldwide B4 C4", "Luxor: Ben 1")
    page = game.play("Ana A4").write("Ana chooses Worldwide")
    assert said(page) == [SMALLER]
    assert page.objections[0].facts == {"chain": "Worldwide", "chains": (2, 3)}
    assert game.sizes == of("Luxor 3  American 3  Worldwide 9")
    assert game.cash == of("Ana 6000  Ben 10500  Cat 6000")


def test_who_survives_can_be_said_until_somebody_disposes() -> None:
    game = position("vacation", 3, TWO, HELD).play("Ana A6")
    for answer, why in (
        ("Ben chooses American", "turn: not his to say"),
        ("Ana chooses Festival", "equal sizes: no equals"),
        ("Ana chooses Luxor", "equal sizes: no equals"),
        ("Ana chooses Ritz", "names: no such chain"),
    ):
        assert said(game.write(answer)) == [f"IMPOSSIBLE {why}"]
    page = game.play("Ben keeps 1 American").write("Ana chooses American")
    assert said(page) == ["IMPOSSIBLE survivor: disposed since"]
    assert game.sizes == of("Luxor 9  American 3")


def test_what_was_only_left_open_is_asked_anew() -> None:
    on = "Luxor D1-D5; Festival B6-C6; American D7-D8; Worldwide E6-F6"
    held = "American: Ben 1; Festival: Ben 1; Luxor: Cat 1"
    game = position("vacation", 3, on, held).play("Ana D6, settles American")
    assert said(game.write("Ana settles Worldwide")) == [GAP]
    assert said(game.write("Ana chooses American")) == [SMALLER]
    # Luxor 5: one holder has both bonuses, 5,000 and 2,500; Festival 2: 2,000 and 1,000.
    assert game.cash == of("Ana 6000  Ben 9000  Cat 13500")
    assert game.awaits == "dispose Luxor: Cat"


def test_where_nobody_disposes_it_can_be_said_until_the_purchase() -> None:
    game = position("vacation", 3, TWO, "Luxor: Ben 1").play("Ana A6")
    assert game.awaits == "buy: Ana"
    assert game.sizes == of("Luxor 9")
    assert said(game.write("Ana chooses American")) == [SMALLER]
    assert game.sizes == of("Luxor 5  American 9")
    assert game.cash == of("Ana 6000  Ben 13500  Cat 6000")
    assert game.awaits == "dispose Luxor: Ben"
    other = position("vacation", 3, TWO).play("Ana A6, buys")
    assert said(other.write("Ana chooses American")) == ["IMPOSSIBLE equal sizes: no equals"]


def test_holdings_of_the_chain_that_falls_instead_are_announced_first() -> None:
    game = position("vacation", 3, TWO, deal="unknown").play("Ana A6")
    game.play("Ana says 0 American; Ben says 4 American; Cat says 5 American")
    assert game.cash == of("Ana 6000  Ben 7500  Cat 9000")
    page = game.write("Ana chooses American")
    assert said(page) == [SMALLER]
    assert moves(page) == ["Cat to bank: 3000 cash", "Ben to bank: 1500 cash"]
    assert game.awaits == "announce Luxor: Ana Ben Cat"
    game.play("Ana says 8 Luxor; Ben says 0 Luxor; Cat says 0 Luxor")
    assert game.cash == of("Ana 13500  Ben 6000  Cat 6000")
    assert game.awaits == "dispose Luxor: Ana"


def test_the_bank_draws_for_the_chain_that_falls_instead() -> None:
    held = "Luxor: Ana 2  Ben 1; American: Ben 3"
    game = position("acquire-classic", 2, TWO, held, bank_holds=True).play("Ana A6")
    game.play("bank draws 1 American")
    # American 3 at $400: the bank's second bonus stays with it.
    assert game.cash == of("Ana 6000  Ben 10000")
    game.write("Ana chooses American")
    assert game.cash == of("Ana 6000  Ben 6000")
    assert game.awaits == "bank_holds Luxor: "
    game.play("bank draws 12 Luxor")
    # Luxor 5 at $500: first to the bank, second to Ana.
    assert game.cash == of("Ana 8500  Ben 6000")


# a second purchase


def test_a_second_purchase_is_paid_for_like_the_first() -> None:
    game = position("vacation", 3, TWO).play("Ana I12, buys American")
    page = game.write("Ana buys Luxor")
    assert said(page) == [AGAIN]
    assert moves(page) == ["bank to Ana: 1 Luxor", "Ana to bank: 500 cash"]
    assert game.cash == of("Ana 5200  Ben 6000  Cat 6000")
    assert game.awaits == "tile: Ben"
    assert said(game.write("Ana buys Luxor")) == [AGAIN]
    game.play("Ben H1")
    assert said(game.write("Ana buys Luxor")) == ["IMPOSSIBLE turn: not his to say"]


@pytest.mark.parametrize(
    ("deed", "objections"),
    [
        ("Ana buys", ["IMPOSSIBLE buy limit: bought before"]),
        ("Ben buys Luxor", [GAP]),  # a turn without a tile, as before
        ("Cat buys Luxor", ["IMPOSSIBLE turn: not his to say"]),
        ("Ana buys Festival", ["IMPOSSIBLE buying: not on board"]),
        ("Ana buys American", ["IMPOSSIBLE buying: sold out"]),
        ("Ana buys Luxor Luxor", [AGAIN, "AGAINST buy limit: over the limit"]),
    ],
)
def test_what_a_second_purchase_can_be(deed: str, objections: list[str]) -> None:
    game = position("vacation", 3, TWO, bank="American 0").play("Ana I12, buys Luxor")
    assert said(game.write(deed)) == objections


def test_a_second_purchase_leaves_the_next_turn_to_whom_it_was_given() -> None:
    game = position("vacation", 3, TWO).play("Ana I12, buys; Cat begins")
    assert game.awaits == "tile: Cat"
    assert said(game.write("Ana buys Luxor")) == [AGAIN]
    assert game.awaits == "tile: Cat"


def test_a_second_purchase_leaves_the_turn_given_where_an_end_was_offered() -> None:
    on = "Luxor A1-D12; American F1-H12 I1-I11"
    game = position("vacation", 3, on, "Luxor: Ben 1").play("Ana I12, buys")
    assert game.books.end is Ending.STUCK
    game.play("Cat begins")
    assert said(game.write("Ana buys Luxor")) == [AGAIN]
    assert game.awaits == "tile: Cat"
    assert said(game.write("Cat passes")) == []


def test_an_end_is_offered_after_a_second_purchase_as_after_the_first() -> None:
    game = position("vacation", 3, TWO, passes=2).play("Ana passes, buys")
    assert game.books.end is Ending.ROUND_OF_PASSES
    assert said(game.write("Ana buys Luxor")) == [AGAIN]
    assert game.books.end is Ending.ROUND_OF_PASSES
    assert game.cash == of("Ana 5500  Ben 6000  Cat 6000")
    game.play("Ana ends")
    assert said(game.write("Ana buys Luxor")) == ["IMPOSSIBLE ends: game over"]

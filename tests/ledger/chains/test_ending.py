"""The end: when it may be said and by whom, where nobody can go on, and how a game comes out."""

import pytest

from hotels.ledger.chains.books import Ending
from hotels.ledger.chains.header import first_player
from hotels.ledger.chains.rules.ending import conditions, is_over, ranking, settlement
from tests.ledger.chains.sums import receipt
from tests.ledger.chains.table import PEOPLE, Game, by_seat, moves, named, place, position, said

ROWS = {10: "A1-A10", 11: "A1-A11", 15: "A1-A11 B1-B4", 16: "A1-A11 B1-B5"}
ROWS |= {37: "A1-D9 E1", 38: "A1-D9 E1-E2", 40: "A1-D10", 41: "A1-D10 E1"}


def holding(*sizes: int, edition: str = "vacation", passes: int = 0) -> Game:
    """One chain of each size, in rows that do not touch."""
    names = {"acquire-2016": ("Nestor", "Etch")}.get(edition, ("Luxor", "American"))
    spots = [ROWS[sizes[0]], *([f"G1-G{sizes[1]}"] if sizes[1:] else [])] if sizes else []
    on = "; ".join(f"{name} {spot}" for name, spot in zip(names, spots, strict=False))
    return position(edition, 3, on, passes=passes)


@pytest.mark.parametrize(
    ("edition", "sizes", "holds"),
    [
        ("vacation", (), ""),
        ("vacation", (10,), ""),
        ("vacation", (11,), "A"),
        ("vacation", (11, 11), "A"),
        ("vacation", (11, 10), ""),
        ("vacation", (40, 2), ""),
        ("vacation", (41, 2), "B"),
        ("vacation", (41, 11), "AB"),
        ("decision", (11, 11), "A"),
        ("decision", (10,), ""),
        ("decision", (41, 2), "B"),
        ("decision-draft", (15,), ""),
        ("decision-draft", (16,), "A"),
        ("decision-draft", (40, 2), ""),
        ("decision-draft", (41, 2), "B"),
        ("acquire-classic", (11, 11), "A"),
        ("acquire-classic", (11, 10), ""),
        ("acquire-classic", (41, 2), "B"),
        ("acquire-classic", (40, 2), ""),
        ("acquire-2016", (10,), "A"),
        ("acquire-2016", (10, 9), ""),
        ("acquire-2016", (37, 2), ""),
        ("acquire-2016", (38, 2), "B"),
    ],
)
def test_all_safe_or_one_of_the_end_size(edition: str, sizes: tuple[int, ...], holds: str) -> None:
    game = holding(*sizes, edition=edition)
    assert conditions(game.books) == holds
    page = game.write("Cat ends")
    assert said(page) == ([] if holds else ["AGAINST ends: no end"])
    assert (game.books.end, game.awaits, is_over(game.books)) == (
        Ending.DECLARED,
        "nothing",
        True,
    )


def test_an_end_is_a_reason() -> None:
    assert [*Ending] == ["declared", "stuck", "round of passes"]


def test_what_an_end_lacks_is_said() -> None:
    page = holding(11, 10).write("Ana I12, buys, ends")
    at = place(page.books.header.edition, "American")
    facts = {"unsafe": (at,), "largest": 11, "end": 41, "safe": 11, "on_board": 2}
    assert page.objections[0].facts == facts


TWO_SAFE = "Luxor A1-A11; American C1-C11; Festival H1-H2"


@pytest.mark.parametrize(
    ("edition", "on", "deed", "holds"),
    [
        ("vacation", TWO_SAFE, "passes", True),
        ("decision", TWO_SAFE, "passes", True),
        ("vacation", TWO_SAFE, "I12", False),
        ("vacation", "Luxor A1-A11; American C1-C10; Festival H1-H2", "passes", False),
        ("vacation", "Luxor A1-A11; American E1-E11; Festival H1-H2", "passes", False),
        ("vacation", f"{TWO_SAFE}; lone B1-B11", "passes", False),
        ("decision-draft", TWO_SAFE, "passes", False),
        ("acquire-classic", TWO_SAFE, "passes", False),
    ],
)
def test_all_tiles_of_a_player_would_join_two_safe_chains(
    edition: str, on: str, deed: str, *, holds: bool
) -> None:
    game = position(edition, 3, on)
    page = game.write(f"Ana {deed}, buys, ends")
    assert said(page) == ([] if holds else ["AGAINST ends: no end"])
    assert conditions(page.books) == ("C" if holds else "")


def test_a_pass_of_the_turn_before_does_not_serve() -> None:
    game = position("vacation", 3, TWO_SAFE).play("Ana passes, buys; Ben I12, buys")
    assert said(game.write("Ben ends")) == ["AGAINST ends: no end"]


def test_the_end_is_said_by_the_player_whose_turn_it_is_after_his_purchase() -> None:
    game = holding(11)
    fresh = position("vacation", 3)
    fresh.books = fresh.books._replace(turn=0)
    for who in ("Ana", "Cat"):
        assert said(fresh.write(f"{who} ends")) == ["IMPOSSIBLE turn: not begun"]
    page = game.write("Ana I12, buys Luxor; Ben ends")
    assert said(page) == ["IMPOSSIBLE turn: not his to say"]
    assert page.objections[0].facts == {"player": 1, "by": 0}
    assert game.play("Ana ends").awaits == "nothing"
    assert said(position("vacation", 3).write("Cat ends")) == ["AGAINST ends: no end"]


def test_nothing_is_written_when_all_is_over() -> None:
    game = holding(11).play("Ana I12, buys, ends")
    for deed in ("Ana ends", "Ben H1", "Ben passes", "Ben buys", "Ana names Tower"):
        assert said(game.write(deed)) == ["IMPOSSIBLE ends: game over"]


@pytest.mark.parametrize(
    ("edition", "sizes", "reminded"),
    [
        ("decision-draft", (16,), True),
        ("decision-draft", (15,), False),
        ("decision-draft", (41, 2), True),
        ("decision-draft", (40, 2), False),
        ("decision-draft", (), False),
        ("vacation", (41, 11), False),
        ("decision", (41, 11), False),
        ("acquire-classic", (41, 11), False),
    ],
)
def test_the_draft_reminds_of_an_end_that_was_reached(
    edition: str, sizes: tuple[int, ...], *, reminded: bool
) -> None:
    for deed in ("I12", "passes"):
        page = holding(*sizes, edition=edition).write(f"Ana {deed}")
        assert said(page) == (["REMINDER who speaks: end reached"] if reminded else [])
        assert page.stands
        if reminded:
            assert page.objections[0].facts == {"conditions": "A" if sizes == (16,) else "B"}


def test_after_a_whole_round_of_passes_the_end_is_offered() -> None:
    game = position("vacation", 3, "Luxor A1-A5").play("Ana passes, buys; Ben passes, buys")
    assert game.play("Cat passes").awaits == "buy: Cat"
    assert game.play("Cat buys Luxor").awaits == "nothing"
    assert game.books.end is Ending.ROUND_OF_PASSES
    assert is_over(game.books)
    assert said(game.write("Cat ends")) == []
    game = position("vacation", 3, "Luxor A1-A5").play("Ana passes, buys; Ben I1, buys")
    assert game.play("Cat passes, buys; Ana passes, buys").awaits == "tile: Ben"
    assert game.play("Ben passes, buys").books.end is Ending.ROUND_OF_PASSES


FULL = "Luxor A1-D12; American F1-H12"


@pytest.mark.parametrize(
    ("on", "deed", "end"),
    [
        (f"{FULL} I1-I11", "I12", Ending.STUCK),
        (f"{FULL} I1-I11", "passes", None),
        (f"{FULL} I1-I10", "I12", None),
        ("Luxor A1-I11 A12-H12", "I12", Ending.STUCK),
        ("Luxor A1-I11 A12-H12", "passes", None),
    ],
)
def test_with_no_square_left_the_end_is_offered(on: str, deed: str, end: Ending | None) -> None:
    game = position("acquire-classic", 3, on).play(f"Ana {deed}, buys")
    assert game.books.end is end
    assert is_over(game.books) == (end is not None)
    if end:
        assert game.play("Ana ends").books.end is Ending.DECLARED


def test_final_bonuses_from_the_smallest_chain_up_then_all_blocks_are_sold() -> None:
    on = "Luxor A1-A11; American C1-C3; Festival E1-E4"
    held = "Luxor: Ana 2  Ben 1; American: Ben 2  Cat 2; Wilton: Cat 5; Festival: Cat 1"
    game = position("vacation", 3, on, held, cash="Ana 1000  Ben 500  Cat 0", turn="Ben")
    page = game.write("Ana ends")
    outcome = settlement(page.books)
    names = [game.names[chain] for chain in outcome.order]
    assert names == ["American", "Festival", "Luxor"]
    paid = page._replace(postings=outcome.postings)
    assert moves(paid) == [
        *("bank to Ben: 2300 cash", "bank to Cat: 2300 cash"),
        "bank to Cat: 6000 cash",
        *("bank to Ana: 8000 cash", "bank to Ben: 4000 cash"),
        *("Ben to bank: 2 American", "bank to Ben: 600 cash"),
        *("Cat to bank: 2 American", "bank to Cat: 600 cash"),
        *("Cat to bank: 1 Festival", "bank to Cat: 400 cash"),
        *("Ana to bank: 2 Luxor", "bank to Ana: 1600 cash"),
        *("Ben to bank: 1 Luxor", "bank to Ben: 800 cash"),
    ]
    assert outcome.cash == (10_600, 8_200, 9_300)
    assert outcome.ranking == ((0,), (2,), (1,))
    assert outcome.winners == (0,)
    sale = outcome.postings[-1].working
    assert sale is not None
    assert receipt(sale) == (
        "800 = sale Luxor 1 800 (end order, attested)\n"
        "  800 = price Luxor 11 (prices, reconstructed)"
    )


def test_equal_chains_are_settled_in_the_order_of_the_card() -> None:
    game = position("vacation", 3, "Festival A1-A3; Luxor C1-C3; American E1-E2")
    outcome = settlement(game.write("Cat ends").books)
    assert [game.names[chain] for chain in outcome.order] == ["American", "Luxor", "Festival"]


@pytest.mark.parametrize(
    ("last", "cash"), [("Ana", "Ana 1100 Ben 1100 Cat 1000"), ("Cat", "Ana 1100 Ben 1000 Cat 1100")]
)
def test_in_the_draft_what_is_left_over_starts_with_the_player_of_the_last_turn(
    last: str, cash: str
) -> None:
    following = PEOPLE[(PEOPLE.index(last) + 1) % 3]
    held, purses = "American: Ana 1  Ben 1  Cat 1", "Ana 200  Ben 200  Cat 200"
    game = position("decision-draft", 3, "American A1-A2", held, cash=purses, turn=following)
    outcome = settlement(game.write(f"{last} ends").books)
    assert outcome.cash == by_seat(cash, 3)
    tie = outcome.postings[0].working
    assert tie is not None
    assert (tie.cites.rule, tie.cites.mark) == ("tie first", "reconstructed")


@pytest.mark.parametrize(
    ("cash", "ranks"),
    [
        ("Ana 5  Ben 9  Cat 7", ((1,), (2,), (0,))),
        ("Ana 9  Ben 5  Cat 9", ((0, 2), (1,))),
        ("Ana 5  Ben 5  Cat 5", ((0, 1, 2),)),
    ],
)
def test_equal_money_shares_a_rank(cash: str, ranks: tuple[tuple[int, ...], ...]) -> None:
    assert ranking(by_seat(cash, 3)) == ranks


@pytest.mark.parametrize(
    ("drawn", "order", "first"),
    [
        ("D2 B5 B9", "row", "Ben"),
        ("D2 B9 B5", "row", "Cat"),
        ("D2 B5 B9", "column", "Ana"),
        ("D2 C2 B9", "column", "Ben"),
        ("C1 A12 B1", "row", "Ben"),
        ("C1 A12 B1", "column", "Cat"),
        ("A12 A2", "row", "Ben"),
    ],
)
def test_who_begins(drawn: str, order: str, first: str) -> None:
    tiles = [named(one) for one in drawn.split()]
    assert PEOPLE[first_player(tiles, order)] == first

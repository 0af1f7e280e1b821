"""Chains meet: who survives, what is paid at once, and who then disposes of what in which order."""

import pytest

from tests.ledger.chains.sums import receipt
from tests.ledger.chains.table import Game, moves, of, place, position, said

# Four arms round D6: Luxor left, American up, Worldwide right, Festival down.
CROSS = "Luxor {}; American {}; Worldwide {}; Festival {}"
LEFT, UP, RIGHT, DOWN = "D1-D5", "A6-C6", "D7-D8", "E6-F6"


def manuscript() -> Game:
    """The illustration's ninth turn, Alice being Ana and so on; Dave was dealt four Wilton."""
    on = "Wilton B2-B3 C3; American C5-F5 F4"
    return position("vacation", 4, on, "Wilton: Ana 2  Ben 1  Dan 5; American: Cat 1  Dan 1")


def test_the_manuscripts_takeover_step_by_step() -> None:
    game = manuscript()
    page = game.write("Ana C4")
    assert said(page) == []
    assert moves(page) == ["bank to Dan: 3000 cash", "bank to Ana: 1500 cash"]
    assert game.sizes == of("Wilton 3  American 9")
    assert game.prices == of("Wilton 300  American 700")
    assert game.lies("B2") == "American"
    assert game.awaits == "dispose Wilton: Ana Ben Dan"

    page = game.write("Ana sells 2 Wilton")
    assert moves(page) == ["Ana to bank: 2 Wilton", "bank to Ana: 600 cash"]
    sale = page.postings[1].working
    assert sale is not None
    assert receipt(sale) == (
        "600 = sale Wilton 2 300 (disposal, attested)\n  300 = price Wilton 3 (prices, attested)"
    )
    assert game.awaits == "dispose Wilton: Ben Dan"
    assert moves(game.write("Ben keeps 1 Wilton")) == []
    assert game.sizes == of("Wilton 3  American 9")

    page = game.write("Dan sells 1 trades 4 Wilton")
    assert moves(page) == [
        "Dan to bank: 1 Wilton",
        "bank to Dan: 300 cash",
        "Dan to bank: 4 Wilton",
        "bank to Dan: 2 American",
    ]
    assert game.sizes == of("American 9")
    assert game.prices == of("American 700")
    assert game.awaits == "buy: Ana"
    assert game.held("Wilton") == of("Ana 0  Ben 1  Cat 0  Dan 0")
    assert game.held("American") == of("Ana 0  Ben 0  Cat 1  Dan 3")
    assert (game.bank("Wilton"), game.bank("American")) == (16 - 1, 20 - 4)
    game.play("Ana buys American")
    assert game.cash == of("Ana 7400  Ben 6000  Cat 6000  Dan 9300")
    assert game.awaits == "tile: Ben"


@pytest.mark.parametrize(
    ("on", "before", "after"),
    [
        ("Luxor A1-A5; American A7-A9", "Luxor 5  American 3", "Luxor 9"),
        ("Luxor A4-A5; American A7-A9", "Luxor 2  American 3", "American 6"),
        ("Luxor A1-A5; American A7-A9; lone B6 C6", "Luxor 5  American 3", "Luxor 11"),
        ("Festival A1-A5; American A7-A9", "Festival 5  American 3", "Festival 9"),
    ],
)
def test_the_chain_with_more_tiles_survives(on: str, before: str, after: str) -> None:
    game = position("vacation", 3, on)
    assert game.sizes == of(before)
    assert game.play("Ana A6").sizes == of(after)
    assert game.awaits == "buy: Ana"


def test_equal_sizes_leave_the_choice_to_the_tiles_player_and_change_no_figure_before() -> None:
    game = position("vacation", 3, "Luxor A1-A3; American A5-A7; lone B4", "Luxor: Ben 1")
    page = game.write("Ana A4")
    assert moves(page) == []
    assert game.awaits == "survivor: Ana of Luxor American"
    assert game.sizes == of("Luxor 3  American 3")
    assert game.lies("A4") == "lone"
    page = game.write("Ana chooses American")
    assert moves(page) == ["bank to Ben: 4500 cash"]
    assert game.sizes == of("Luxor 3  American 8")
    assert game.lies("A1") == game.lies("B4") == "American"
    assert game.awaits == "dispose Luxor: Ben"


@pytest.mark.parametrize(
    ("answer", "why", "facts"),
    [
        ("Ana chooses Festival", "equal sizes: not largest", {"chain": "Festival"}),
        ("Ana chooses Continental", "equal sizes: not largest", {"chains": (2, 3)}),
        ("Ana chooses Ritz", "names: no such chain", {"chain": "Ritz"}),
        ("Ben chooses Luxor", "turn: not his to say", {"player": 1, "by": 0}),
    ],
)
def test_only_chains_that_meet_can_be_chosen(
    answer: str, why: str, facts: dict[str, object]
) -> None:
    game = position("vacation", 3, "Luxor A1-A3; American A5-A7; Worldwide B4 C4")
    page = game.play("Ana A4").write(answer)
    assert said(page) == [f"IMPOSSIBLE {why}"]
    assert facts.items() <= page.objections[0].facts.items()
    assert game.awaits == "survivor: Ana of Luxor American"


def test_there_is_nothing_to_choose_without_equals() -> None:
    game = position("vacation", 3, "Luxor A1-A3; American A5-A6", "American: Ben 1")
    assert said(game.write("Ana chooses Luxor")) == ["IMPOSSIBLE equal sizes: no equals"]
    page = game.play("Ana A4").write("Ana chooses Luxor")
    assert said(page) == ["IMPOSSIBLE equal sizes: no equals"]
    assert page.objections[0].facts == {"player": 0}


def test_all_bonuses_first_then_disposals_chain_by_chain_the_larger_first() -> None:
    on = CROSS.format(LEFT, UP, "D7-D10", DOWN)
    held = "American: Ana 1  Cat 2; Worldwide: Ben 1  Cat 1; Festival: Cat 3"
    game = position("vacation", 3, on, held, turn="Ben")
    page = game.write("Ben D6")
    assert moves(page) == [
        *("bank to Ben: 3000 cash", "bank to Cat: 3000 cash"),
        *("bank to Cat: 3000 cash", "bank to Ana: 1500 cash"),
        "bank to Cat: 3000 cash",
    ]
    assert game.sizes == of("Luxor 15  American 3  Worldwide 4  Festival 2")
    assert game.awaits == "dispose Worldwide: Ben Cat"
    assert game.play("Ben sells 1 Worldwide; Cat keeps 1 Worldwide").sizes == of(
        "Luxor 15  American 3  Worldwide 4  Festival 2"
    )
    assert game.awaits == "dispose American: Cat Ana"
    game.play("Cat trades 2 American; Ana sells 1 American")
    assert game.sizes == of("Luxor 15  American 3  Worldwide 4  Festival 2")
    assert game.prices == of("Luxor 800  American 300  Worldwide 400  Festival 200")
    assert game.awaits == "dispose Festival: Cat"
    assert game.play("Cat sells 1 trades 2 Festival").sizes == of("Luxor 15")
    assert game.held("Luxor") == of("Ana 0  Ben 0  Cat 2")
    assert game.awaits == "buy: Ben"


def test_of_three_equal_ones_the_tied_one_is_settled_first() -> None:
    on = "Luxor D3-D5; American A6-C6; Festival E6-F6"
    game = position("vacation", 3, on, "Luxor: Ana 1; American: Ana 1; Festival: Ana 1")
    game.play("Ana D6, chooses American")
    assert game.awaits == "dispose Luxor: Ana"
    assert game.play("Ana keeps 1 Luxor").awaits == "dispose Festival: Ana"


def test_equal_defunct_chains_come_in_the_order_their_player_says() -> None:
    on = CROSS.format(LEFT, "B6-C6", RIGHT, DOWN)
    held = "American: Ben 1; Worldwide: Cat 1; Festival: Ana 1  Ben 1"
    game = position("vacation", 3, on, held).play("Ana D6")
    assert game.awaits == "next_defunct: Ana of American Worldwide Festival"
    assert game.play("Ana settles Festival").awaits == "dispose Festival: Ana Ben"
    game.play("Ana keeps 1 Festival; Ben keeps 1 Festival")
    assert game.awaits == "next_defunct: Ana of American Worldwide"
    assert game.play("Ana settles Worldwide").awaits == "dispose Worldwide: Cat"
    assert game.play("Cat keeps 1 Worldwide").awaits == "dispose American: Ben"
    assert game.play("Ben keeps 1 American").awaits == "buy: Ana"
    assert game.sizes == of("Luxor 12")


def test_four_equal_chains_and_nobody_who_holds_a_block() -> None:
    on = CROSS.format("D4-D5", "B6-C6", RIGHT, DOWN)
    game = position("vacation", 3, on).play("Ana D6")
    assert game.awaits == "survivor: Ana of Luxor American Worldwide Festival"
    game.play("Ana chooses Worldwide")
    assert game.awaits == "next_defunct: Ana of Luxor American Festival"
    game.play("Ana settles American")
    assert game.awaits == "next_defunct: Ana of Luxor Festival"
    assert game.sizes == of("Luxor 2  American 2  Worldwide 9  Festival 2")
    game.play("Ana settles Luxor")
    assert game.awaits == "buy: Ana"
    assert game.sizes == of("Worldwide 9")
    assert game.cash == of("Ana 6000  Ben 6000  Cat 6000")


@pytest.mark.parametrize(
    ("answer", "why", "facts"),
    [
        # the places of Worldwide and Festival on the card are 4 and 6
        ("Ana settles American", "larger first", {"chain": "American", "chains": (4, 6)}),
        ("Ana settles Luxor", "nothing to settle", {"chain": "Luxor"}),
        ("Ana settles Continental", "nothing to settle", {"chain": "Continental"}),
        ("Ana settles Ritz", "no such chain", {"chain": "Ritz"}),
        ("Ben settles Festival", "not his to say", {"player": 1, "by": 0}),
    ],
)
def test_what_cannot_be_settled_next(answer: str, why: str, facts: dict[str, object]) -> None:
    on = "Luxor D1-D5; Worldwide D7-D9; Festival A6-C6; American E6-F6"
    game = position("vacation", 3, on).play("Ana D6")
    page = game.write(answer)
    assert [said(page)[0].partition(": ")[2], page.stands] == [why, False]
    assert page.objections[0].facts == facts
    assert game.awaits == "next_defunct: Ana of Worldwide Festival"


def test_a_smaller_defunct_chain_waits_while_the_larger_is_settled() -> None:
    on = "Luxor D1-D5; American A6-C6; Festival E6-F6"
    game = position("vacation", 3, on, "American: Ana 1  Ben 1; Festival: Ana 1").play("Ana D6")
    page = game.write("Ana settles Festival")
    assert said(page) == ["IMPOSSIBLE defunct order: larger first"]
    assert page.objections[0].facts["chains"] == (place(game.edition, "American"),)
    assert said(game.write("Ana settles American")) == [
        "IMPOSSIBLE defunct order: nothing to settle"
    ]
    page = position("vacation", 3).write("Ben settles Luxor")
    assert said(page) == ["IMPOSSIBLE defunct order: nothing to settle"]
    assert page.objections[0].facts == {"chain": "Luxor"}


@pytest.mark.parametrize(
    ("switch", "held", "turn", "order"),
    [
        ("tile_player", "Ana 1  Ben 3  Cat 2  Dan 1", "Cat", "Cat Dan Ana Ben"),
        ("tile_player", "Ana 1  Ben 3  Dan 1", "Cat", "Dan Ana Ben"),
        ("largest_holder", "Ana 1  Ben 3  Cat 2  Dan 1", "Cat", "Ben Cat Dan Ana"),
        ("largest_holder", "Ana 1  Ben 3  Dan 3", "Cat", "Dan Ana Ben"),
        ("largest_holder", "Ana 3  Ben 3  Dan 1", "Cat", "Ana Ben Dan"),
    ],
)
def test_who_disposes_first(switch: str, held: str, turn: str, order: str) -> None:
    on = "Luxor A1-A5; American A7-A9"
    game = position("vacation", 4, on, f"American: {held}", turn=turn, first_disposal=switch)
    assert game.play(f"{turn} A6").awaits == f"dispose American: {order}"


@pytest.mark.parametrize(
    ("answer", "why", "facts"),
    [
        ("Ana sells 1 trades 2 keeps 1 American", "disposal: not all said", {"held": 5, "said": 4}),
        ("Ana sells 5 keeps 14 American", "blocks: above all there are", {"held": 5, "most": 18}),
        ("Ana sells -1 trades 4 keeps 2 American", "disposal: negative", {"player": 0}),
        ("Ana sells 3 trades -2 keeps 4 American", "disposal: negative", {"chain": "American"}),
        ("Ana sells 3 trades 4 keeps -2 American", "disposal: negative", {}),
        ("Ana trades 3 keeps 2 American", "limited: odd trade", {"trade": 3}),
        (
            "Ana sells 1 trades 4 American",
            "limited: bank short",
            {"chain": "Luxor", "count": 2, "left": 1},
        ),
        ("Ben sells 1 Luxor", "disposal: not disposing", {"player": 1, "chain": "Luxor"}),
        ("Cat keeps 0 American", "disposal: not disposing", {"player": 2}),
        ("Ana keeps 5 Ritz", "names: no such chain", {"chain": "Ritz"}),
    ],
)
def test_what_cannot_be_disposed_of(answer: str, why: str, facts: dict[str, object]) -> None:
    held = "American: Ana 5  Ben 2; Luxor: Ben 1"
    game = position("vacation", 3, "Luxor A1-A5; American A7-A9", held, bank="Luxor 1")
    page = game.play("Ana A6").write(answer)
    assert said(page) == [f"IMPOSSIBLE {why}"]
    assert facts.items() <= page.objections[0].facts.items()
    assert game.awaits == "dispose American: Ana Ben"


def test_nobody_disposes_without_a_takeover() -> None:
    game = position("vacation", 3, "Luxor A1-A5; American A7-A9", "American: Ana 1  Ben 1")
    assert said(game.write("Ana sells 1 American")) == ["IMPOSSIBLE disposal: not disposing"]
    game.play("Ana A6, keeps 1 American; Ben keeps 1 American")
    page = game.play("Ana buys; Ben I12").write("Ben sells 1 American")
    assert said(page) == ["IMPOSSIBLE disposal: not disposing"]


def test_earlier_players_take_the_survivors_last_blocks() -> None:
    held = "American: Ana 4  Ben 4  Cat 2"
    game = position("vacation", 3, "Luxor A1-A5; American A7-A9", held, bank="Luxor 3")
    game.play("Ana A6, trades 4 American")
    assert game.bank("Luxor") == 1
    page = game.write("Ben trades 4 American")
    assert said(page) == ["IMPOSSIBLE limited: bank short"]
    assert game.play("Ben sells 1 trades 2 keeps 1 American").bank("Luxor") == 0
    assert said(game.write("Cat trades 2 American")) == ["IMPOSSIBLE limited: bank short"]
    game.play("Cat sells 2 American")
    assert game.bank("American") == 20 - 1
    assert said(game.write("Ana buys Luxor")) == ["IMPOSSIBLE buying: sold out"]


def test_blocks_kept_count_again_when_the_chain_comes_back() -> None:
    game = manuscript().play("Ana C4, keeps 2 Wilton; Ben keeps 1 Wilton; Dan keeps 5 Wilton")
    game.play("Ana buys; Ben H1, buys; Cat H2, names Wilton, buys Wilton")
    assert game.held("Wilton") == of("Ana 2  Ben 1  Cat 1  Dan 5")
    assert game.prices == of("Wilton 200  American 700")


def test_a_tie_of_the_draft_goes_out_by_seat_from_the_tiles_player() -> None:
    on, held = "Luxor A1-A5; American A7-A8", "American: Ana 1  Ben 1  Cat 1"
    page = position("decision-draft", 3, on, held, turn="Ben").write("Ben A6")
    assert moves(page) == [f"bank to {who} cash" for who in ("Ben: 700", "Cat: 700", "Ana: 600")]
    tie = page.postings[0].working
    assert tie is not None
    assert (tie.cites.rule, tie.cites.mark) == ("tie first", "derived")


def test_a_tile_that_joins_two_safe_chains_all_the_same_is_an_ordinary_takeover() -> None:
    on, held = "Luxor A1-A12; American C1-C11; Festival H1-H2", "American: Ben 1"
    page = position("vacation", 3, on, held).write("Ana B1")
    assert moves(page) == ["bank to Ben: 12000 cash"]
    assert page.books.board.sizes[place(page.books.header.edition, "Luxor")] == 24

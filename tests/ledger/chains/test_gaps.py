"""Answers that were owed and never given: the later entry stands, with a stated neutral outcome."""

import pytest

from hotels.ledger.chains.board import LONE
from hotels.ledger.chains.books import Ending
from hotels.ledger.chains.rules.ending import settlement
from tests.ledger.chains.table import Game, moves, of, place, position, said

GAP = "GAP turn: due"
TWO_FIRST = "Luxor A1-A3; Tower A5-A9"
THREE = "Luxor A1-A5; American A7-A9; Festival C6-D6"


def owed(page_facts: object) -> tuple[object, object]:
    """What was owed, and by whom."""
    assert isinstance(page_facts, dict)
    return page_facts["kind"], page_facts["players"]


def test_a_chain_nobody_named_lies_as_lone_tiles_until_another_touches_them() -> None:
    game = position("acquire-classic", 3, "lone A1 C1").play("Ana A2")
    page = game.write("Ben I12")
    assert said(page) == [GAP, GAP]
    assert [owed(one.facts) for one in page.objections] == [("found", (0,)), ("buy", (0,))]
    assert game.sizes == {}
    assert (game.lies("A1"), game.lies("A2"), game.lies("I12")) == ("lone", "lone", "lone")
    assert game.awaits == "buy: Ben"
    assert game.books.formed is None
    game.play("Ben buys; Cat B1").play("Cat names Tower")
    assert game.sizes == {"Tower": 4}
    assert game.held("Tower") == of("Ana 0  Ben 0  Cat 1")


def test_a_purchase_stands_without_the_name() -> None:
    game = position("acquire-classic", 3, "lone A1; Luxor C1-C2").play("Ana A2")
    page = game.write("Ana buys Luxor")
    assert said(page) == [GAP]
    assert page.objections[0].facts == {"kind": "found", "players": (0,), "chain": None}
    assert game.held("Luxor")["Ana"] == 1
    assert game.awaits == "tile: Ben"


def test_of_equal_chains_the_first_on_the_card_survives() -> None:
    on = "Festival A1-A3; American A5-A7; Luxor C4 D4"
    game = position("vacation", 3, on, "Festival: Ben 1").play("Ana A4")
    assert game.awaits == "survivor: Ana of American Festival"
    page = game.write("Ben I12")
    assert said(page) == [GAP] * 3
    assert [owed(one.facts) for one in page.objections] == [
        ("survivor", (0,)),
        ("dispose", (1,)),
        ("buy", (0,)),
    ]
    assert page.objections[1].facts["chain"] == place(game.edition, "Festival")
    assert moves(page) == ["bank to Ben: 4500 cash"]
    assert game.sizes == of("American 7  Luxor 2")
    assert game.held("Festival")["Ben"] == 1


def test_who_did_not_announce_holds_what_the_books_know() -> None:
    held = "American: Ana 2  Ben 1"
    game = position("vacation", 3, THREE, held, deal="unknown").play("Ana A6")
    page = game.write("Ben says 3 American")
    assert said(page) == [GAP]
    assert page.objections[0].facts["players"] == (0, 1, 2)
    assert moves(page) == ["unseen to Ben: 2 American"]
    assert game.awaits == "announce American: Cat"
    page = game.write("Ana keeps 2 American")
    assert said(page) == [GAP]
    assert moves(page) == ["bank to Ben: 3000 cash", "bank to Ana: 1500 cash"]
    assert game.held("American") == {"Ana": None, "Ben": 3, "Cat": None}
    assert game.awaits == "dispose American: Ben"


def test_who_did_not_announce_is_asked_again_at_the_next_takeover_and_at_the_end() -> None:
    on = "Luxor A1-A5; American A7-A9; Festival A11-A12; Wilton C1-C2"
    game = position("vacation", 3, on, "Festival: Ana 1", deal="unknown").play("Ana A6")
    page = game.write("Ana buys Luxor")
    assert said(page) == [GAP] * 3
    assert [one.facts["players"] for one in page.objections] == [(0, 1, 2), (1, 2), (2,)]
    game.play("Ben A10")
    assert game.awaits == "announce Festival: Ben Cat Ana"
    assert said(game.write("Ben ends")) == [*[GAP] * 5, "AGAINST ends: no end"]
    assert game.awaits == "announce Wilton: Ben Cat Ana"
    game = position("vacation", 3, "American A7-A9; Luxor A1-A5", deal="unknown")
    game.play("Ana A6").write("Ana buys")
    game.play("Ben C4, buys; Cat C5, names American, buys; Ana I12, buys; Ben B4")
    assert game.awaits == "announce American: Ben Cat Ana"


def test_a_later_announcement_is_not_blamed_for_one_that_never_came() -> None:
    on = "Luxor A1-A5; American A7-A9; Festival A11-A12"
    game = position("vacation", 3, on, deal="unknown").play("Ana A6")
    assert said(game.write("Ben says 4 American")) == [GAP]
    game.play("Cat says 2 American")  # Ana may hold the three others
    game.play("Ben keeps 4 American; Cat keeps 2 American; Ana buys; Ben A10")
    game.play("Ben says 3 Festival; Cat says 3 Festival; Ana says 3 Festival")


def test_of_a_draw_that_never_came_the_bank_holds_none() -> None:
    on, held = "Luxor A1-A5; American A7-A9", "American: Ana 2  Ben 1"
    game = position("acquire-classic", 2, on, held, bank_holds=True).play("Ana A6")
    page = game.write("Ana sells 2 American")
    assert said(page) == [GAP]
    assert page.objections[0].facts["kind"] == "bank_holds"
    assert moves(page)[:2] == ["bank to Ana: 4000 cash", "bank to Ben: 2000 cash"]
    assert game.books.drawn == ((2, 0),)
    assert game.awaits == "dispose American: Ben"


def crossed(held: str = "American: Ana 1  Ben 1; Festival: Cat 1") -> Game:
    """Luxor (5) takes over Festival (2), American (2), Worldwide (2), equal ones all."""
    on = "Luxor D1-D5; Festival B6 C6; American D7-D8; Worldwide E6 F6"
    return position("vacation", 3, on, held).play("Ana D6")


def test_equal_defunct_chains_are_settled_in_the_order_of_the_card() -> None:
    game = crossed()
    page = game.write("Ben keeps 1 American")
    assert said(page) == [GAP, GAP]
    assert [owed(one.facts) for one in page.objections] == [
        ("next_defunct", (0,)),
        ("dispose", (0, 1)),
    ]
    assert game.awaits == "next_defunct: Ana of Worldwide Festival"
    page = game.write("Cat sells 1 Festival")
    assert said(page) == [GAP]
    assert moves(page) == ["Cat to bank: 1 Festival", "bank to Cat: 200 cash"]
    assert game.awaits == "buy: Ana"


def test_a_choice_of_the_next_chain_stands_without_the_disposals_before_it() -> None:
    game = crossed().play("Ana settles American")
    page = game.write("Ana settles Festival")
    assert said(page) == [GAP, GAP]
    assert game.held("American") == of("Ana 1  Ben 1  Cat 0")
    assert game.awaits == "dispose Festival: Cat"


def test_who_did_not_dispose_keeps_all() -> None:
    game = position("vacation", 3, THREE, "American: Ana 4  Ben 2; Festival: Ben 1").play("Ana A6")
    page = game.write("Ben sells 2 American")
    assert said(page) == [GAP]
    assert page.objections[0].facts["chain"] == place(game.edition, "American")
    assert game.held("American") == of("Ana 4  Ben 0  Cat 0")
    assert game.awaits == "buy: Ana"


def test_who_did_not_dispose_of_the_cards_first_chain_keeps_all_of_it() -> None:
    game = position("acquire-classic", 3, TWO_FIRST, "Luxor: Ana 4; Tower: Ana 1").play("Ana A4")
    assert game.awaits == "dispose Luxor: Ana"
    assert said(game.write("Ben I12")) == [GAP, GAP]
    assert game.held("Luxor")["Ana"] == 4


def test_a_purchase_stands_without_the_disposals() -> None:
    game = position("vacation", 3, THREE, "American: Ben 2").play("Ana A6")
    page = game.write("Ana buys Luxor")
    assert said(page) == [GAP]
    assert game.held("American")["Ben"] == 2
    assert game.sizes == of("Luxor 9  Festival 2")
    assert moves(page) == ["bank to Ana: 1 Luxor", "Ana to bank: 700 cash"]


@pytest.mark.parametrize(
    ("deed", "then"),
    [("Ben I12", "buy: Ben"), ("Ben passes", "buy: Ben"), ("Ana ends", "nothing")],
)
def test_who_did_not_buy_bought_nothing(deed: str, then: str) -> None:
    game = position("vacation", 3, "Luxor A1-A11").play("Ana A12")
    page = game.write(deed)
    assert said(page) == [GAP]
    assert owed(page.objections[0].facts) == ("buy", (0,))
    assert game.cash == of("Ana 6000  Ben 6000  Cat 6000")
    assert game.awaits == then


def test_a_purchase_without_a_tile_is_that_of_a_turn_that_passed() -> None:
    game = position("vacation", 3, "Luxor A1-A3")
    page = game.write("Ana buys Luxor")
    assert said(page) == [GAP]
    assert owed(page.objections[0].facts) == ("tile", (0,))
    assert (game.books.passes, game.books.turn) == (1, 2)
    assert game.held("Luxor")["Ana"] == 1
    assert game.awaits == "tile: Ben"


def test_a_turn_left_out_is_no_gap_but_out_of_turn() -> None:
    game = position("vacation", 4, "Luxor A1-A3").play("Ana A4")
    page = game.write("Cat A5")
    assert said(page) == [GAP, "AGAINST turn: out of turn"]
    assert page.objections[1].facts == {"player": 2, "by": 1}
    assert game.sizes == {"Luxor": 5}
    game = position("vacation", 4, "Luxor A1-A3").play("Ana A4")
    assert said(game.write("Ana A5")) == [GAP, "AGAINST turn: out of turn"]


def test_an_entry_that_cannot_be_is_set_aside_with_all_that_was_owed_before_it() -> None:
    game = position("vacation", 3, "Luxor A1-A3; lone C1").play("Ana C2")
    for deed, why in (
        ("Ben A1", "IMPOSSIBLE board: square taken"),
        ("Ben J1", "IMPOSSIBLE board: no such square"),
        ("Ana buys American", "IMPOSSIBLE buying: not on board"),
        ("Ben ends", "IMPOSSIBLE turn: not his to say"),
        ("Ben buys Luxor", "IMPOSSIBLE turn: not his to say"),
    ):
        page = game.write(deed)
        assert said(page) == [why]
        assert game.awaits.startswith("found: Ana")


def test_what_fits_nowhere_ahead_waits_for_what_is_owed() -> None:
    game = position("vacation", 3, THREE, "American: Ben 2").play("Ana A6")
    for deed, why in (
        ("Cat keeps 0 American", "disposal: not disposing"),
        ("Ben keeps 2 Luxor", "disposal: not disposing"),
        ("Ana names Tower", "name: nothing to name"),
        ("Ana chooses Luxor", "equal sizes: no equals"),
        ("bank draws 2 American", "two players: not drawn"),
    ):
        assert said(game.write(deed)) == [f"IMPOSSIBLE {why}"]
        assert game.awaits == "dispose American: Ben"


def test_a_game_that_gaps_would_end_awaits_its_last_word_first() -> None:
    game = position("vacation", 3, "Luxor A1-A3", passes=2).play("Ana passes")
    page = game.write("Ben A4")
    assert said(page) == ["IMPOSSIBLE turn: due"]
    assert page.objections[0].facts == {"kind": "buy", "players": (0,), "chain": None}
    assert game.awaits == "buy: Ana"
    assert game.play("Ana buys").books.end is Ending.ROUND_OF_PASSES


def test_at_the_end_too_a_later_announcement_stands() -> None:
    game = position("vacation", 3, "Luxor A1-A11; American C1-C11", turn="Ben", deal="unknown")
    page = game.write("Ana ends; Cat says 8 Luxor")
    assert said(page) == [GAP, GAP]
    assert game.held("Luxor") == {"Ana": None, "Ben": None, "Cat": 8}
    assert game.awaits == "announce American: Ana Ben Cat"
    for deed in ("Ben I12", "Ben passes", "Ana buys Luxor"):
        assert said(game.write(deed)) == ["IMPOSSIBLE ends: game over"]
    game.play("Ana says 0 American; Ben says 0 American; Cat says 9 American")
    assert game.awaits == "nothing"
    assert settlement(game.books).winners == (2,)


def test_lone_tiles_of_an_unanswered_survivor_are_swept() -> None:
    game = position("vacation", 3, "Luxor A1-A2; American A4-A5; lone B3").play("Ana A3")
    assert game.books.board.cells[2] == LONE
    assert said(game.write("Ana buys Luxor")) == [GAP]
    assert game.sizes == of("Luxor 6")
    assert game.lies("B3") == "Luxor"


def test_a_tile_moved_to_another_square_brings_what_it_now_calls_for() -> None:
    """Three turns ago Ben's tile lay on A9; it is moved to A4, which joins Luxor and American."""
    on, held = "Luxor A1-A3; American A5-A6", "American: Cat 2  Ana 1"
    rest = "Cat I12, buys; Ana G12, buys; Ben E12, buys"
    lain = position("vacation", 3, on, held, turn="Ben").play(f"Ben C9, buys; {rest}")
    assert lain.sizes == of("Luxor 3  American 2")
    moved = position("vacation", 3, on, held, turn="Ben").play("Ben A4")
    page = moved.write("Ben buys")
    assert said(page) == [GAP, GAP]
    moved.play(rest)
    assert moved.sizes == of("Luxor 6")
    assert moved.held("American") == lain.held("American")
    assert moved.cash == of("Ana 7000  Ben 6000  Cat 8000")
    assert moved.awaits == lain.awaits == "tile: Cat"

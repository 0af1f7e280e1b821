"""The bank as third holder of two players: it draws a tile whose number is its count of blocks."""

import pytest

from hotels.ledger.chains.rules.ending import settlement
from tests.ledger.chains.table import moves, position, said


def test_the_bank_as_third_holder_draws_for_each_defunct_chain_in_the_order_of_the_card() -> None:
    on = "Luxor A1-A5; American A7-A9; Tower B6 C6"
    held = "American: Ana 2  Ben 1; Tower: Ben 3"
    game = position("acquire-classic", 2, on, held, turn="Ben", bank_holds=True)
    assert moves(game.write("Ben A6")) == []
    assert game.awaits == "bank_holds Tower: "
    assert moves(game.write("bank draws 3 Tower")) == []
    assert game.awaits == "bank_holds American: "
    page = game.write("bank draws 12 American")
    assert moves(page) == ["bank to Ana: 2000 cash", "bank to Ben: 1500 cash"]
    assert game.awaits == "dispose American: Ben Ana"
    assert dict(game.books.drawn) == {1: 3, 2: 12}
    game.play("Ben keeps 1 American; Ana keeps 2 American; Ben keeps 3 Tower")
    game.play("Ben buys; Ana 12I")
    assert game.books.drawn == ()


@pytest.mark.parametrize(
    ("edition", "answer", "why"),
    [
        ("acquire-classic", "bank draws 0 American", "two players: drawn out of range"),
        ("acquire-classic", "bank draws 13 American", "two players: drawn out of range"),
        ("acquire-classic", "bank draws 3 Luxor", "two players: not drawn"),
        ("acquire-classic", "bank draws 3 Ritz", "names: no such chain"),
    ],
)
def test_draws_that_are_refused(edition: str, answer: str, why: str) -> None:
    on = "Luxor A1-A5; American A7-A9"
    game = position(edition, 2, on, "American: Ana 2", bank_holds=True).play("Ana A6")
    page = game.write(answer)
    assert said(page) == [f"IMPOSSIBLE {why}"]
    _, _, blocks, chain = answer.split()
    facts = {"blocks": int(blocks), "highest": 12} if "range" in why else {"chain": chain}
    assert page.objections[0].facts == facts
    assert game.play("bank draws 12 American").awaits == "dispose American: Ana"
    assert said(game.write("bank draws 1 American")) == ["IMPOSSIBLE two players: not drawn"]


def test_a_smaller_board_draws_smaller_numbers() -> None:
    on, held = "Nestor A1-A5; Etch A7-A9", "Etch: Ana 2"
    game = position("acquire-2016", 2, on, held, bank_holds=True).play("Ana A6")
    assert said(game.write("bank draws 11 Etch")) == ["IMPOSSIBLE two players: drawn out of range"]
    game.play("bank draws 10 Etch")


def test_at_the_end_the_bank_draws_for_each_chain_on_the_board_the_smallest_first() -> None:
    on = "Luxor A1-A11; American C1-C12; Tower E1-E11"
    game = position("acquire-classic", 2, on, "Tower: Ana 1", turn="Ben", bank_holds=True)
    game.play("Ana ends")
    for chain in ("Luxor", "Tower", "American"):
        assert game.awaits == f"bank_holds {chain}: "
        game.play(f"bank draws 1 {chain}")
    assert game.awaits == "nothing"
    # $700 at eleven tiles: first and second shared with the bank, 10500 / 2 up to 5300; one sold.
    assert settlement(game.books).cash == (6_000 + 5_300 + 700, 6_000)


def test_a_last_word_after_the_game_was_stuck_keeps_what_was_drawn() -> None:
    game = position("acquire-classic", 2, "Luxor A1-D12; American F1-H12 I1-I11", bank_holds=True)
    assert game.play("Ana I12, buys").awaits == "bank_holds Luxor: "
    game.play("bank draws 3 Luxor; Ana ends")
    assert game.awaits == "bank_holds American: "
    assert game.play("bank draws 1 American").awaits == "nothing"


@pytest.mark.parametrize("deed", ["Ben passes", "Ben A1"])
def test_a_draw_owed_by_the_tile_that_filled_the_board_comes_first(deed: str) -> None:
    on = "Luxor A1-I11 A12-F12; Tower H12-I12"
    game = position("acquire-classic", 2, on, "Tower: Ana 1", bank_holds=True).play("Ana G12")
    page = game.write(deed)
    assert not page.stands
    assert game.awaits == "bank_holds Tower: "

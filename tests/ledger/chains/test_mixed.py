"""What only shows where two things come together in one entry."""

from tests.ledger.chains.table import moves, position, said


def test_a_purchase_of_two_chains_is_paid_from_one_purse() -> None:
    game = position("acquire-classic", 3, "Luxor A1-A2; Tower C1-C2", cash="Ana 300")
    page = game.write("Ana I12; Ana buys Luxor Tower")
    assert said(page) == ["AGAINST money: purse short"]
    assert page.objections[0].facts == {"player": 0, "cost": 400, "purse": 300}


def test_one_disposal_sells_and_trades() -> None:
    on, held = "Luxor A1-A5; American A7-A9", "American: Ana 5"
    game = position("vacation", 3, on, held).play("Ana A6")
    page = game.write("Ana sells 1 trades 2 keeps 2 American")
    assert moves(page) == [
        "Ana to bank: 1 American",
        "bank to Ana: 300 cash",
        "Ana to bank: 2 American",
        "bank to Ana: 1 Luxor",
    ]

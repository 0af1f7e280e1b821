"""How a game came out, as the end shows it."""

import pytest

from hotels.ledger.chains.quick import position
from hotels.ledger.outcome import Outcome
from hotels.views.holdings import holdings
from hotels.views.standing import Result, result
from hotels.wording.speech import Speech
from tests.command import recorded
from tests.exports.games import played

FINISHED = ["acquire-p3_012", "vacation-p2_010", "vacation-p6_017", "decision-p3_009-unknown"]


def of_position(cash: list[int], **more: object) -> Result:
    """A VACATION game that ends like this."""
    said = {"edition": "vacation", "players": ["Ana", "Ben", "Cat"], "cash": cash}
    scored = position({**said, "sizes": {}, "blocks": {}, **more})
    return result(scored.books, Speech(scored.books.header.edition, scored.players))


def amount(text: str) -> int:
    return int(text.removeprefix("$").replace(",", ""))


@pytest.mark.parametrize("name", FINISHED)
def test_the_ranking_has_the_recorded_final_cash(name: str) -> None:
    game, said = played(name), recorded(name)
    told = result(game.books, game.speech)
    assert {rank.seat: amount(rank.total) for rank in told.ranks} == dict(
        enumerate(said["final"]["cash"])
    )
    assert [rank.seat for rank in told.ranks if rank.wins] == said["final"]["winners"]


@pytest.mark.parametrize("name", FINISHED)
def test_bonuses_and_sales_lead_from_the_last_cash_to_the_final_cash(name: str) -> None:
    game, said = played(name), recorded(name)
    told = result(game.books, game.speech)
    last = said["checkpoints"][-1]
    for seat, cash in enumerate(last["cash"]):
        cells = [line.cells[seat] for line in told.lines]
        paid = [text for cell in cells for text in (cell.bonus, cell.sale) if text.startswith("$")]
        assert cash + sum(map(amount, paid)) == said["final"]["cash"][seat]
        assert [receipt.amount for cell in cells for receipt in cell.receipts] == paid
        assert [cell.is_paid for cell in cells] == [cell.bonus.startswith("$") for cell in cells]


def test_the_settlement_goes_from_the_smallest_chain_up() -> None:
    game = played("vacation-p6_017")
    told = result(game.books, game.speech)
    assert [line.detail for line in told.lines] == [
        *("6 hotels, $600", "11 hotels, $800", "12 hotels, $800", "15 hotels, $800"),
        "32 hotels, $1,000",
    ]


def test_the_winner_and_the_margin() -> None:
    told = of_position([6_000, 2_000, 8_300])
    assert told.headline == "Cat wins with $8,300"
    assert told.second == "$2,300 ahead of Ana, after 1 turn of VACATION"


def test_a_shared_win_and_a_shared_place() -> None:
    told = of_position([6_000, 9_000, 9_000])
    assert told.headline == "Ben and Cat share the win with $9,000"
    assert [(rank.place, rank.name) for rank in told.ranks] == [
        ("1", "Ben"),
        ("1", "Cat"),
        ("3", "Ana"),
    ]
    assert of_position([5, 5, 5]).second == "after 1 turn of VACATION"


def test_what_one_player_got_of_a_chain() -> None:
    told = of_position([0, 0, 0], sizes={"American": 5}, blocks={"American": [6, 6, 0]})
    ana, _, cat = told.lines[0].cells
    assert (ana.blocks, ana.bonus, ana.sale) == ("6 blocks", "$3,800", "$3,000")
    assert (cat.blocks, cat.bonus, cat.sale, cat.receipts) == ("no blocks", "none", "", ())


def test_who_held_what() -> None:
    game, said = played("acquire-p3_012"), recorded("acquire-p3_012")
    held = holdings(game.books, game.speech)
    shares = said["checkpoints"][-1]["shares"]
    for seat, holder in enumerate(held.holders[:-1]):
        assert [int(pile.text) for pile in holder.piles] == [shares[name][seat] for name in shares]
    assert held.holders[-1].name == "In the bank"
    assert held.note == ""


def test_blocks_of_chains_that_are_not_there_are_worth_nothing() -> None:
    game = played("vacation-p6_017")
    assert holdings(game.books, game.speech).note == (
        "American and Worldwide are not on the board, so their blocks are worth nothing."
    )


def test_a_win_shared_by_many_long_names_is_told_by_their_number() -> None:
    names = [f"{letter} {'von und zu Hohenfels' * 2}" for letter in "ABC"]
    assert of_position([4_000] * 3, players=names).headline == (
        "3 players share the win with $4,000"
    )
    assert of_position([4_000, 4_000, 1_000]).headline == "Ana and Ben share the win with $4,000"


def test_a_recorded_result_is_paid_by_no_other_rules() -> None:
    game = played("acquire-p3_012")
    was = Outcome((10_000, 9_000, 8_000), (0,))
    assert result(game.books, game.speech, was).in_all == "Total under current rules"

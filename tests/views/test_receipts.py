"""Receipts: every step of a sum, the holdings behind it, and how sure its rules are."""

from datetime import date
from pathlib import Path

import pytest

from hotels.exports.played import Played, of_transcript
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.quick import position
from hotels.ledger.working import Mark
from hotels.views.receipts import (
    Basis,
    Held,
    Receipt,
    Step,
    bonus_ranks,
    bonus_receipt,
    final_receipts,
    price_receipt,
    receipts_of,
    spoken,
    written,
)
from hotels.views.verdict import whole
from hotels.wording.speech import Speech
from tests.asking import asked_about
from tests.exports.games import DAY, each_game, played, read

NAMES = ["Ana", "Ben", "Cat", "Dan"]


def at_the_end(
    edition: str, chain: str, size: int, held: list[int], **more: object
) -> list[Receipt]:
    """The bonuses of a game that ends with this one chain on the board."""
    said = {"edition": edition, "players": NAMES[: len(held)], "cash": [0] * len(held)}
    scored = position({**said, "sizes": {chain: size}, "blocks": {chain: held}, **more})
    speech = Speech(scored.books.header.edition, scored.players)
    receipts = [receipt for _, receipt in final_receipts(scored.books, speech)]
    return [receipt for receipt in receipts if receipt.holdings]


def of_turn(game: Played, turn: int) -> list[Receipt]:
    """Every receipt of one turn."""
    return [
        receipt
        for step in game.steps
        if step.page.books.turn == turn
        for _, receipt in receipts_of(step.before, step.page, game.speech)
    ]


def test_the_first_bonus_of_the_manuscript() -> None:
    first, second, *_ = of_turn(played("manuscript"), 9)
    assert first == Receipt(
        title="The bank pays Dave",
        amount="$3,000",
        chain=1,
        letter="W",
        where=("turn 9", "Alice laid C4"),
        why="American takes over Wilton. "
        "Dave holds the most Wilton blocks and gets the first bonus.",
        holdings=(
            Held("Dave", "5", is_payee=True),
            Held("Alice", "3", is_payee=False),
            Held("Bob", "2", is_payee=False),
            Held("Carol", "1", is_payee=False),
        ),
        steps=(
            Step("Wilton before C4 was laid", "3 hotels"),
            Step("price of a block of Wilton at 3 hotels", "$300"),
            Step("first bonus, 10 × $300", "$3,000"),
        ),
        bases=(Basis(Mark.ATTESTED, "VACATION, bonuses"),),
        bills="3 × 1,000",
    )
    assert (second.title, second.amount) == ("The bank pays Alice", "$1,500")
    assert second.bills == "1 × 1,000 · 1 × 500"
    assert "the second most" in second.why


def test_sales_and_purchases_of_the_manuscript() -> None:
    *_, alice, carol, dave, bought = of_turn(played("manuscript"), 9)
    assert [alice.amount, carol.amount, dave.amount] == ["$300", "$300", "$600"]
    sells = "Dave sells 2 Wilton at the price before the tile was laid."
    assert dave.why == f"American takes over Wilton. {sells}"
    assert dave.steps[-1] == ("2 Wilton × $300", "$600")
    assert dave.holdings == ()
    assert (bought.title, bought.amount) == ("Alice pays the bank", "$700")
    assert bought.where == ("turn 9", "Alice bought 1 American")


def test_a_shared_bonus_shows_both_bonuses_and_the_sharing() -> None:
    ana, ben = at_the_end("vacation", "American", 5, [6, 6, 1])
    assert ana.amount == ben.amount == "$3,800"
    assert ana.steps == (
        ("price of a block of American at 5 hotels", "$500"),
        ("first bonus, 10 × $500", "$5,000"),
        ("second bonus, 5 × $500", "$2,500"),
        ("$7,500 split 2 ways, rounded up to the next $100", "$3,800"),
    )
    assert ana.why == (
        "The game is over. Ana and Ben hold the most American blocks, 6 each, and split the first"
        " and second bonus."
    )
    assert [held for held in ben.holdings if held.is_payee] == [("Ben", "6", True)]
    assert (ana.mark, ana.rule) == (Mark.ATTESTED, "VACATION, tie first")
    assert ana.bases[1] == (Mark.RECONSTRUCTED, "VACATION, bonuses")


def test_a_tie_for_second_says_that_no_source_states_it() -> None:
    _, ben, _ = at_the_end("vacation", "Luxor", 3, [5, 2, 2])
    assert ben.amount == "$800"  # $1,500 by two
    assert ben.bases[0].text == (
        "VACATION, tie second (best guess: not stated; your table's setting)"
    )


def test_an_only_holder_gets_all_bonuses() -> None:
    (ana,) = at_the_end("acquire-classic", "Luxor", 2, [4, 0, 0])
    assert (ana.amount, ana.steps[-1]) == (
        "$3,000",
        ("majority and minority bonus for the only holder", "$3,000"),
    )
    assert ana.why.endswith(
        "Ana alone holds Luxor shares and gets the majority and minority bonus."
    )


def test_the_draft_shares_its_only_bonus_by_seat() -> None:
    ties = at_the_end("decision-draft", "American", 2, [3, 3, 3], last_player=1)
    paid = {receipt.title: receipt.amount for receipt in ties}
    assert paid == {
        "The bank pays Ben": "$700",
        "The bank pays Cat": "$700",
        "The bank pays Ana": "$600",
    }
    assert ties[0].why.endswith("and split the bonus; the remainder goes clockwise.")


def test_two_players_of_vacation_share_a_pot() -> None:
    ana, ben = at_the_end("vacation", "Wilton", 4, [7, 4])
    assert (ana.amount, ben.amount) == ("$3,200", "$800")
    assert ana.mark is Mark.ATTESTED  # the one example that is printed
    assert ana.why.endswith("Ana holds 3 more Wilton blocks than Ben and gets 80% of the pot.")
    assert ben.steps[-2:] == (
        ("10 × $400 for two players", "$4,000"),
        ("20% of $4,000, 3 blocks apart", "$800"),
    )


def test_a_bonus_by_the_table_names_the_table() -> None:
    _, ben, cat = at_the_end("acquire-tycoon", "American", 5, [5, 3, 1])
    assert (ben.amount, cat.amount) == ("$4,200", "$3,000")
    assert cat.steps[-1] == ("third bonus from the card at $600", "$3,000")


def test_the_bank_stands_among_the_holders_where_it_is_one() -> None:
    options = {"options": {"bank_holds": True}, "bank_holds": {"Luxor": 9}}
    (ana,) = at_the_end("acquire-classic", "Luxor", 2, [4, 1], **options)
    assert [held[:2] for held in ana.holdings] == [("the bank", "9"), ("Ana", "4"), ("Ben", "1")]
    assert ana.amount == "$1,000"


@each_game
def test_every_payment_has_its_receipt(path: Path) -> None:
    game = of_transcript(read(path), DAY)
    for step in game.steps:
        for posting, receipt in receipts_of(step.before, step.page, game.speech):
            assert receipt.amount == f"${posting.count:,}"
            assert receipt.steps[-1].amount == receipt.amount
            assert game.speech.player(max(posting.giver, posting.taker)) in receipt.title
            assert [*map(bool, (receipt.why, receipt.bases, receipt.letter))] == [True] * 3


def test_the_chain_list_explains_its_amounts() -> None:
    game = played("manuscript")
    price = price_receipt(game.books, 3, game.speech)
    assert (price.title, price.amount) == ("A block of American", "$700")
    assert price.steps == (("price of a block of American at 9 hotels", "$700"),)
    assert bonus_ranks(game.books) == 2
    first, second = (bonus_receipt(game.books, 3, rank, game.speech) for rank in range(2))
    assert (first.title, first.amount) == ("First bonus for American", "$7,000")
    assert second.steps[-1] == ("second bonus, 5 × $700", "$3,500")
    gone = price_receipt(game.books, 1, game.speech)
    assert (gone.amount, gone.steps) == ("none", ())
    assert bonus_receipt(game.books, 1, 0, game.speech).amount == "none"


@pytest.mark.parametrize(
    ("name", "amounts"),
    [("vacation-p2_010", ["$11,000"]), ("decision-draft-p3_006", ["$11,000"])],
)
def test_as_many_bonuses_as_the_table_pays(name: str, amounts: list[str]) -> None:
    game = played(name)
    chain = game.books.board.sizes.index(max(game.books.board.sizes))
    ranks = range(bonus_ranks(game.books))
    said = [bonus_receipt(game.books, chain, rank, game.speech).amount for rank in ranks]
    assert said == amounts


def test_a_receipt_as_text_and_aloud() -> None:
    first = of_turn(played("manuscript", date(2026, 11, 18)), 9)[0]
    assert written(first).splitlines()[:3] == [
        "The bank pays Dave $3,000",
        "turn 9, Alice laid C4",
        "American takes over Wilton. Dave holds the most Wilton blocks and gets the first bonus.",
    ]
    assert written(first).endswith("VACATION, bonuses (printed)\n3 × 1,000")
    assert "first bonus, 10 times $300: $3,000" in spoken(first)
    assert spoken(first).startswith("The bank pays Dave $3,000. ")
    assert spoken(first).endswith(". VACATION, bonuses, printed.")


def test_a_less_sure_rule_is_read_aloud_after_the_surer_one() -> None:
    ana, _ = at_the_end("vacation", "American", 5, [6, 6, 1])
    said = "VACATION, tie first, printed. VACATION, bonuses, best guess."
    assert spoken(ana).endswith(said)


def at_the_desk(*blocks: int) -> Receipt:
    """The whole answer for American of 3 in VACATION."""
    asked = asked_about(EDITIONS["vacation"], NAMES[: len(blocks)])
    receipt = whole(asked._replace(chain=3, size=3, blocks=blocks))
    assert receipt is not None
    return receipt


def test_a_whole_answer_stops_before_its_sum_and_every_rule_is_read_aloud() -> None:
    receipt = at_the_desk(4, 3, 3, 1)
    told = "Ana gets $3,000, Ben and Cat get $800 each. $4,600 in total"
    assert written(receipt).splitlines()[0] == told
    aloud = spoken(receipt)
    assert aloud.startswith(f"{told}. Ana holds")
    assert aloud.endswith("VACATION, bonuses, printed. VACATION, tie second, best guess.")
    assert spoken(at_the_desk(3, 3, 1, 0)).startswith("Ana and Ben get $2,300 each. ")

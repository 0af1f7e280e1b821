"""What was done in Big Shot, what the cash is made of, and how it stands."""

from hotels.ledger.big_shot.entries import Hammer, Loan, Open, Put
from hotels.ledger.big_shot.reckoning import reckoning
from hotels.views import big_shot_acts as acts
from hotels.views.big_shot_receipts import purse_receipt, without_cash
from hotels.views.big_shot_standing import result, worth_by_round
from tests.views.test_big_shot import RED, SPACE, WHITE, after, books, round_of, speech


def test_undo_and_redo_say_what_they_are_about() -> None:
    table = after([Open(0, SPACE), Hammer(2, 4), Put("16", RED)])
    assert acts.taken_back(table, speech()) == "Cat put a red cube on 16"
    assert acts.last_sentence(table, speech()) == "Cat put a red cube on 16"
    table.undo()
    assert acts.brought_back(table, speech()) == "Cat put a red cube on 16"
    assert acts.taken_back(after([]), speech()) == ""
    page = table.book(Put("nowhere", RED))
    said = acts.objected(page, speech())
    assert said is not None
    assert not said.may_stand


def test_cash_is_explained_payment_by_payment() -> None:
    table = after([Loan(WHITE), Open(0, SPACE), Hammer(2, 4)])
    receipt = purse_receipt(table, WHITE, speech())
    assert receipt.amount == "15 million"
    assert [step.amount for step in receipt.steps] == ["10 million", "+9", "−4", "15 million"]
    assert [basis.mark.value for basis in receipt.bases] == ["attested"] * len(receipt.bases)


def test_a_standing_tells_ranks_lots_and_why() -> None:
    table = after(
        [
            *round_of(SPACE, "P1", "16", "17", "18"),
            *round_of(SPACE, "9a", "16", "17", "18", roller=1),
        ]
    )
    told = result(table.books, speech())
    # Ana 10 + 2 x 9; Ben 10 + 16, Cat 10 + 17, Dora 10 + 18 with one lot each.
    assert told.headline == "Ana would win with 28 million"
    assert told.second == "After 2 of 18 rounds, not final"
    assert [(rank.name, rank.total, rank.wins) for rank in told.ranks] == [
        ("Ana", "28 million", True),
        ("Dora", "28 million", False),
        ("Cat", "27 million", False),
        ("Ben", "26 million", False),
    ]
    assert told.ranks[0].below == "2 lots\N{NO-BREAK SPACE}18, cash\N{NO-BREAK SPACE}10"
    lots = {lot.name: (lot.owner, lot.worth) for lot in told.lots}
    assert lots["9a"] == ("Ana", "18")
    assert lots["P1, park"] == ("Ana", "doubles")
    assert lots["21"] == ("nobody", "none")
    graph = worth_by_round(table, speech())
    assert (graph.turns, graph.unit) == (2, "round")
    assert [line.values for line in graph.lines] == [
        (10, 10, 28),
        (10, 26, 26),
        (10, 27, 27),
        (10, 28, 28),
    ]


def test_a_standing_with_hidden_money_tells_no_cash() -> None:
    told = result(books(round_of(SPACE, "P1", "16", "17", "18"), hidden=True), speech(hidden=True))
    assert [(rank.name, rank.total) for rank in told.ranks] == [
        *(("Ana", "0 million"), ("Ben", "16 million"), ("Cat", "17 million")),
        ("Dora", "18 million"),
    ]
    assert not any(rank.wins for rank in told.ranks)
    assert "10" not in told.ranks[1].receipt.amount
    assert all("cash" not in step.text for step in told.ranks[1].receipt.steps[:-1])


def test_worth_without_cash_is_what_is_left_of_its_parts() -> None:
    for seats in (2, 4):
        standing = reckoning(books(round_of(SPACE, "P1", "16", "17", "18"), seats)).players[1]
        without = without_cash(standing.working)
        cash = 20 if seats == 2 else 10
        assert without.amount == standing.worth - cash
        assert sum(part.amount for part in without.parts) == without.amount

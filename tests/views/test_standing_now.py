"""How everybody stands while a game goes on; nothing that is hidden is told by any figure."""

from itertools import product
from typing import Any

import pytest

from hotels.ledger.chains.merging import Way
from hotels.views.standing_now import Column, chart, standing_now, why
from hotels.views.what_if import Chosen, gain_receipts, what_if
from hotels.wording.speech import Speech
from tests.command import recorded
from tests.exports.games import played
from tests.ledger.chains.table import PEOPLE, Game, position

BOARD = "Luxor A1-A3; American C1-C5"
HELD = "Luxor: Ana 2  Ben 1  Cat 2  Dan 2; American: Ana 4  Ben 2  Cat 2"


def speech(game: Game) -> Speech:
    return Speech(game.edition, PEOPLE[: game.books.header.seats])


def texts(game: Game) -> dict[str, tuple[str, ...]]:
    """What stands in each row."""
    told = standing_now(game.books, speech(game))
    return {row.name: (row.place, *(text for _, text in row.amounts)) for row in told.rows}


def test_cash_shares_final_bonuses_and_net_worth() -> None:
    """Luxor 3: 1,500 each for the tie of three; American 5: 6,000, and 1,500 each for second."""
    game = position("acquire-classic", 4, BOARD, HELD, cash="Ana 4200  Ben 3200  Cat 200  Dan 0")
    assert texts(game) == {
        "Ana": ("1", "$4,200", "$3,000", "$7,500", "$14,700"),
        "Ben": ("2", "$3,200", "$1,500", "$1,500", "$6,200"),
        "Cat": ("3", "$200", "$1,800", "$3,000", "$5,000"),
        "Dan": ("4", "$0", "$600", "$1,500", "$2,100"),
    }
    told = standing_now(game.books, speech(game))
    assert told.headline == "Ana leads with $14,700"
    assert told.second == ("Standings if the game ended after turn 1: $8,500 ahead of Ben")
    assert [row.name for row in told.rows if row.leads] == ["Ana"]


def test_those_with_as_much_share_a_place() -> None:
    game = position("acquire-classic", 3, cash="Ana 5000  Ben 5000  Cat 100")
    assert [row[0] for row in texts(game).values()] == ["1", "1", "3"]
    assert standing_now(game.books, speech(game)).headline == "Ana and Ben lead with $5,000 each"
    game = position("acquire-classic", 3)
    told = standing_now(game.books, speech(game))
    assert told.headline == "Everyone has $6,000"
    assert not any(row.leads for row in told.rows)


def test_each_amount_has_its_receipts_and_they_add_up() -> None:
    game = position("acquire-classic", 4, BOARD, HELD)
    said = speech(game)
    shares = why(game.books, 0, Column.SHARES, said)
    assert [receipt.amount for receipt in shares] == ["$600", "$2,400"]
    bonuses = why(game.books, 0, Column.BONUSES, said)
    assert [receipt.amount for receipt in bonuses] == ["$1,500", "$6,000"]
    assert bonuses[0].why.startswith(
        "This is what the bank would pay if the game ended now. Ana, Cat and Dan hold"
    )
    (whole,) = why(game.books, 0, Column.NET, said)
    assert [step.amount for step in whole.steps] == ["$6,000", "$3,000", "$7,500", "$16,500"]
    # Nothing of it is to be handed over.
    assert {receipt.bills for receipt in (*shares, *bonuses, whole)} == {""}


def test_the_chart_ends_with_what_stands_in_the_ranking() -> None:
    game = played("acquire-p4_027")
    steps = game.steps[:100]
    books = steps[-1].page.books
    graph = chart(game.opening, [step.page for step in steps], books, game.speech)
    worth = {row.seat: row.amounts[-1][1] for row in standing_now(books, game.speech).rows}
    assert {line.place: line.texts[-1] for line in graph.lines} == worth
    assert graph.title == "Net worth by turn"
    assert {line.values[0] for line in graph.lines} == {6_000}


# what is hidden


def everything(game: Game) -> list[Any]:
    """All that is told of a position, by whatever is asked."""
    books, said = game.books, speech(game)
    found: list[Any] = [standing_now(books, said), chart(books, [], books, said)]
    for seat in range(books.header.seats):
        found += [why(books, seat, column, said) for column in Column]
    for chains, way in product(((0, 2), (2, 0), (0,), ()), Way):
        chosen = Chosen(chains, way=way)
        found.append(what_if(books, chosen, said))
        if chains:
            found += [gain_receipts(books, chosen, seat, said) for seat in range(3)]
    return found


HIDDEN = (
    HELD,
    "Luxor: Ana 7; American: Ben 8",
    "Luxor: Dan 7; American: Cat 5  Ben 3",
    "Luxor: Ben 4  Cat 3; American: Dan 8",
)


def test_nothing_told_depends_on_hidden_holdings() -> None:
    """Four tables alike in cash, board and bank, each with other holdings, are told the same."""
    games = [position("acquire-classic", 4, BOARD, held, holdings="hidden") for held in HIDDEN]
    first, *others = [everything(game) for game in games]
    assert all(other == first for other in others)
    # Open, they are told apart.
    games = [position("acquire-classic", 4, BOARD, held) for held in HIDDEN]
    first, *others = [everything(game) for game in games]
    assert all(other != first for other in others)


def test_hidden_holdings_leave_the_cash_and_a_range_by_seat() -> None:
    game = position("acquire-classic", 3, BOARD, "Luxor: Cat 2", holdings="hidden")
    game = Game(game.books._replace(cash=(100, 200, 900, 0, -1_200)))
    # Two Luxor at 300 and both its bonuses, 4,500, to whoever has them.
    assert texts(game) == {
        "Ana": ("", "$100", "$100", "$5,200"),
        "Ben": ("", "$200", "$200", "$5,300"),
        "Cat": ("", "$900", "$900", "$6,000"),
    }
    told = standing_now(game.books, speech(game))
    assert told.headline == "Cat has the most cash, $900"
    assert told.second == "Holdings are hidden, so each net worth is shown as a range."
    assert not any(row.leads for row in told.rows)
    (most,) = why(game.books, 0, Column.MOST, speech(game))
    assert [step.amount for step in most.steps] == ["$100", "$600", "$4,500", "$5,200"]


@pytest.mark.parametrize("name", ["vacation-p6_017", "vacation-p3_002-unknown"])
def test_a_hidden_game_is_charted_by_its_cash(name: str) -> None:
    game = played(name)
    steps = game.steps[:60]
    books = steps[-1].page.books
    graph = chart(game.opening, [step.page for step in steps], books, game.speech)
    assert graph.title == "Cash by turn"
    assert [line.values[-1] for line in graph.lines] == [*books.cash[: books.header.seats]]


def test_an_open_game_with_an_unknown_deal_counts_what_everybody_saw_bought() -> None:
    held = "Luxor: Ana 2"
    game = position("vacation", 3, BOARD, held, deal="unknown", holdings="open")
    told = {name: row[1:] for name, row in texts(game).items()}
    # Two Luxor at $300; who is alone or not at the bonus is not known.
    assert told["Ana"][1] == "$6,600"
    assert told["Ben"][1] == "$6,000"
    said = standing_now(game.books, speech(game))
    assert said.second == ("The deal wasn't recorded, so each net worth is shown as a range.")


def test_two_players_with_a_tile_for_the_bank_have_a_range() -> None:
    """The bank counts as holding 1 to 12: Ana's five Luxor are most, or second to the bank."""
    held = "Luxor: Ana 5"
    game = position("acquire-classic", 2, "Luxor A1-A3", held, bank_holds=True)
    assert texts(game)["Ana"] == ("", "$6,000", "$9,000", "$10,500")
    assert texts(game)["Ben"] == ("", "$6,000", "$6,000", "$6,000")


def test_a_turn_that_goes_on_is_named() -> None:
    game = played("acquire-p4_027")
    said = recorded("acquire-p4_027")["events"]
    buy = next(place for place, event in enumerate(said) if event["op"] == "buy")
    for place, named in ((buy - 1, "in turn 1"), (buy, "after turn 1")):
        told = standing_now(game.steps[place].page.books, game.speech)
        assert named in told.second

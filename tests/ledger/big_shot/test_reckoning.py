"""The reckoning: parks, cash, debts, the two lots that a winner needs, and ties."""

import pytest

from hotels.ledger.big_shot.reckoning import Reckoning, WonBy, reckoning
from hotels.ledger.big_shot.terms import DEFAULT, Board
from hotels.ledger.big_shot.workings import Step
from hotels.ledger.working import Mark, Working
from tests.ledger.big_shot.table import (
    ANA,
    BEN,
    BLACK,
    CAT,
    DAN,
    RED,
    SMALL,
    WHITE,
    game,
    lying,
)


def over(
    seats: int,
    lots: dict[str, str],
    cash: tuple[int, ...] = (0, 0, 0, 0),
    cards: tuple[int, ...] = (0, 0, 0, 0),
    board: Board = DEFAULT,
) -> Reckoning:
    """A game that ended with these cubes on the lots."""
    books = lying(game(seats, board=board).opening(), lots)
    purses = (*cash, -sum(cash))
    return reckoning(books._replace(round=18, awaiting=None, purses=purses, cards=cards))


def steps(working: Working) -> list[tuple[str, int]]:
    return [(working.step, working.amount), *(one for part in working.parts for one in steps(part))]


def test_the_printed_example_is_38_and_11() -> None:
    settled = over(4, {"P1": "RRY", "9a": "R", "10a": "RRR", "11a": "W"})
    assert settled.worth == (38, 0, 11, 0)
    assert [lot.park for lot in settled.lots[:3]] == ["P1", "P1", None]
    assert steps(settled.players[ANA].working) == [
        (Step.BALANCE, 38),
        (Step.DOUBLED, 18),
        (Step.LOT, 9),
        (Step.DOUBLED, 20),
        (Step.LOT, 10),
        (Step.PARK, 0),
        (Step.CASH, 0),
    ]


def test_a_park_doubles_only_what_lies_beside_it() -> None:
    settled = over(4, {"P1": "R", "9b": "R", "21": "R"})
    assert settled.worth[ANA] == 30
    assert [lot.worth for lot in settled.lots if lot.owner == RED] == [9, 21, 0]


def test_a_park_that_nobody_has_doubles_nothing() -> None:
    settled = over(4, {"P1": "RY", "9a": "R", "10a": "Y"})
    assert settled.worth == (9, 10, 0, 0)
    unclaimed = over(4, {"9a": "RY", "10a": "R"})
    assert unclaimed.lots[0].park is None
    assert unclaimed.worth == (10, 0, 0, 0)


def test_a_lot_beside_two_parks_is_doubled_once() -> None:
    settled = over(3, {"Park": "R", "Wood": "R", "7": "R", "5": "R"}, board=SMALL)
    assert settled.worth[ANA] == 14 + 10
    seven = next(lot for lot in settled.lots if lot.name == "7")
    assert (seven.parks, seven.park, seven.worth) == (("Park", "Wood"), "Park", 14)
    cites = {
        part.args[0]: (part.cites.rule, part.cites.mark)
        for part in settled.players[ANA].working.parts
        if part.step == Step.DOUBLED
    }
    assert cites["7"] == ("doubled once", Mark.RECONSTRUCTED)
    assert cites["5"] == ("park", Mark.ATTESTED)


def test_cash_counts_and_each_debit_card_costs_ten() -> None:
    settled = over(4, {"16": "R", "17": "R"}, (3, 12, 0, 7), cards=(2, 1, 0, 0))
    assert settled.worth == (16 + 17 + 3 - 20, 2, 0, 7)


def test_values_are_marked_as_ours_or_as_the_houses() -> None:
    (part, *_) = over(4, {"16": "R"}).players[ANA].working.parts
    assert part.cites.mark is Mark.RECONSTRUCTED
    (part, *_) = over(3, {"8": "R"}, board=SMALL).players[ANA].working.parts
    assert (part.amount, part.cites.mark) == (8, Mark.HOUSE)


def test_whoever_has_fewer_than_two_lots_cannot_win_however_rich() -> None:
    settled = over(4, {"16": "R", "17": "R", "21": "Y"}, (0, 50, 0, 90))
    assert settled.winners == (ANA,)
    assert settled.ranking == ((ANA,), (DAN,), (BEN,), (CAT,))
    assert [one.is_qualified for one in settled.players] == [True, False, False, False]


def test_parks_are_lots() -> None:
    assert over(4, {"P1": "R", "P2": "R"}).winners == (ANA,)


def test_nobody_wins_where_nobody_has_two_lots() -> None:
    settled = over(4, {"16": "R", "17": "Y", "18": "W"})
    assert (settled.winners, settled.won_by) == ((), WonBy.NOBODY)
    assert settled.ranking == ((CAT,), (BEN,), (ANA,), (DAN,))


@pytest.mark.parametrize(
    ("lots", "cash", "winners", "won_by"),
    [
        ({"9a": "R", "10a": "R", "16": "Y", "17": "Y"}, (0, 0, 0, 0), (BEN,), WonBy.WORTH),
        # 25 each: three lots against two
        ({"16": "R", "9b": "R", "P1": "R", "17": "Y", "P2": "Y"}, (0, 8, 0, 0), (ANA,), WonBy.LOTS),
        # 38 each and two lots each
        ({"20": "R", "18": "R", "21": "Y", "17": "Y"}, (0, 0, 0, 0), (BEN,), WonBy.BEST_LOT),
        ({"9a": "R", "10a": "R", "9b": "Y", "10b": "Y"}, (0, 0, 0, 0), (ANA, BEN), WonBy.SHARED),
        # the richest by far has one lot only, and is tied with nobody
        ({"20": "R", "18": "R", "21": "Y"}, (0, 17, 0, 0), (ANA,), WonBy.WORTH),
    ],
)
def test_ties_go_to_more_lots_then_to_the_most_valuable_lot_and_are_shared_then(
    lots: dict[str, str], cash: tuple[int, ...], winners: tuple[int, ...], won_by: WonBy
) -> None:
    settled = over(4, lots, cash)
    assert (settled.winners, settled.won_by) == (winners, won_by)


def test_the_most_valuable_lot_counts_as_printed_not_doubled() -> None:
    # Ana: 11 doubled 22, park 0, 16: 38; Ben: 18, 20: 38, a lot fewer
    three = over(4, {"11a": "R", "P1": "R", "16": "R", "18": "Y", "20": "Y"})
    assert (three.worth[:2], three.winners) == ((38, 38), (ANA,))
    # two lots each: 11 doubled; 10 and 9 and 3 in cash; 9 doubled and 4 in cash
    lots = {"11a": "R", "P1": "R", "10b": "Y", "9a": "Y", "9b": "W", "P2": "W"}
    settled = over(4, lots, (0, 3, 4, 0))
    assert settled.worth == (22, 22, 22, 0)
    assert [one.best for one in settled.players] == [11, 10, 9, 0]
    assert (settled.winners, settled.won_by) == ((ANA,), WonBy.BEST_LOT)
    assert settled.ranking == ((ANA,), (BEN,), (CAT,), (DAN,))


def test_the_most_valuable_lot_decides_between_those_with_as_many_lots() -> None:
    # 38 each and two lots each: Ben's best is 21
    lots = {"20": "R", "18": "R", "21": "Y", "17": "Y", "9a": "W", "10a": "W"}
    settled = over(4, lots, (0, 0, 19, 0))
    assert (settled.winners, settled.won_by) == ((BEN,), WonBy.BEST_LOT)
    # three lots each, but for Cat, who has two
    lots |= {"P1": "R", "P2": "Y", "9a": "W"}
    settled = over(4, lots, (0, 0, 19, 0))
    assert settled.worth[:3] == (38, 38, 38)
    assert (settled.winners, settled.won_by) == ((BEN,), WonBy.BEST_LOT)


def test_the_ghosts_lots_count_for_nobody() -> None:
    settled = over(3, {"21": "B", "20": "B", "P1": "B", "9a": "R", "10a": "R"})
    assert settled.worth == (19, 0, 0)
    assert (settled.winners, settled.lots[10].owner) == ((ANA,), BLACK)


def test_where_two_play_a_park_doubles_lots_of_its_own_colour_only() -> None:
    # red has the park and 9, yellow, which is Ana's too, 10
    settled = over(2, {"P1": "R", "9a": "R", "10a": "Y", "16": "Y"})
    assert settled.worth == (18 + 10 + 16, 0)
    assert [part.amount for part in settled.players[ANA].working.parts] == [18, 26]


def test_where_two_play_balances_are_added_and_each_colour_needs_two_lots() -> None:
    lots = {"9a": "R", "10a": "R", "9b": "Y", "16": "W", "P1": "W", "P2": "B", "17": "B"}
    settled = over(2, lots, (5, 1, 2, 0), cards=(1, 0, 0, 1))
    assert settled.worth == (9 + 10 + 9 + 6 - 10, 16 + 17 + 2 - 10)
    assert [one.is_qualified for one in settled.players] == [False, True]
    assert settled.winners == (BEN,)
    assert over(2, lots | {"10b": "Y"}).players[ANA].is_qualified


def test_two_lots_of_each_colour_are_needed_even_of_whoever_has_five() -> None:
    settled = over(2, {"9a": "R", "10a": "R", "11a": "R", "16": "R", "17": "Y"})
    assert settled.winners == ()


def test_a_provisional_reckoning_says_so() -> None:
    books = lying(game(4).opening(), {"16": "R", "17": "R"})
    settled = reckoning(books)
    assert not settled.is_final
    assert (settled.worth, settled.winners) == ((43, 10, 10, 10), (ANA,))


def test_a_lot_tells_its_owner_and_what_cancelled() -> None:
    settled = over(4, {"18": "RRRYYYW", "20": "RRYY"})
    eighteen, twenty = settled.lots[8], settled.lots[9]
    assert (eighteen.owner, eighteen.cancelled, eighteen.is_sold) == (WHITE, ((0, 1),), True)
    assert (twenty.owner, twenty.cancelled, twenty.is_sold) == (None, ((RED, 1),), False)

"""The worked cases of what tables argue about, question by question."""

from collections.abc import Mapping

from hotels.ledger.chains.disputes import Case
from hotels.ledger.chains.entries import (
    Buy,
    Choose,
    Correct,
    Count,
    Dispose,
    End,
    Lay,
    Name,
    Pass,
    Settle,
)
from hotels.ledger.chains.positions import BETWEEN, BY_CORNER, CORNER
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.terms import Tile
from hotels.ledger.posting import CASH

A2, A4 = Tile(0, 1), Tile(0, 3)
D6 = Tile(3, 5)
H5 = Tile(7, 4)

TWO = "a A1-A3; b A5-A9"
EQUAL = "a A1-A3; b A5-A7"
FOUR = "b D1-D5; a A6-C6; c D7-D8; d E6-F6"
TIED = "b D3-D5; a A6-C6; c D7-D8"
SAFE = "a above; b below"
SAFE_AND_NOT = f"{SAFE}; c last"
THREE_MEET = "a above; b below; c beside"

JOIN = Lay(0, A4)
NOTHING = Buy(0, ())

WRONG = (Lay(0, H5), Buy(0, ("a",)), Lay(1, CORNER), Buy(1, ()))


def _keeps(player: int, chain: str, count: int) -> Dispose:
    """All of them kept."""
    return Dispose(player, chain, 0, 0, count)


CASES: Mapping[str, tuple[Case, ...]] = {
    "tie first": (
        Case(TWO, (JOIN,), Rule.TIE_FIRST, {"a": (3, 3, 1)}),
        Case("a A1-A2; b A4-A8", (Lay(0, Tile(0, 2)),), Rule.TIE_FIRST, {"a": (4, 4, 4)}),
    ),
    "tie second": (Case(TWO, (JOIN,), Rule.TIE_SECOND, {"a": (3, 2, 2)}),),
    "one holder": (
        Case(TWO, (JOIN,), Rule.ONE_HOLDER, {"a": (0, 1, 0)}),
        Case(TWO, (JOIN,), Rule.TWO_PLAYERS, {"a": (0, 1)}, seats=2),
    ),
    "nobody": (Case(TWO, (JOIN,), Rule.NOBODY),),
    "laid tile": (
        Case(
            f"{EQUAL}; lone B4",
            (JOIN, Choose(0, "b"), Dispose(1, "a", 1, 0, 0)),
            Rule.SURVIVOR,
            {"a": (0, 1, 0)},
            lies=True,
            grounds=True,
        ),
    ),
    "equal sizes": (
        Case(EQUAL, (JOIN, Choose(0, "a")), Rule.EQUAL_SIZES, lies=True),
        Case(EQUAL, (JOIN, Choose(0, "b")), Rule.EQUAL_SIZES, lies=True),
    ),
    "three or four": (
        Case(
            FOUR,
            (
                Lay(0, D6),
                _keeps(1, "a", 1),
                Settle(0, "d"),
                _keeps(2, "d", 1),
                _keeps(0, "c", 1),
            ),
            Rule.DEFUNCT_ORDER,
            {"a": (0, 1, 0), "c": (1, 0, 0), "d": (0, 0, 1)},
            looks=D6,
        ),
    ),
    "tie among three": (
        Case(
            TIED,
            (Lay(0, D6), Choose(0, "b"), _keeps(0, "a", 1), _keeps(0, "c", 1)),
            Rule.EQUAL_SIZES,
            {"a": (1, 0, 0), "c": (1, 0, 0)},
            looks=D6,
        ),
    ),
    "who disposes first": (
        Case(
            TWO,
            (Lay(1, A4), _keeps(1, "a", 1), _keeps(2, "a", 1), _keeps(0, "a", 3)),
            Rule.DISPOSAL,
            {"a": (3, 1, 1)},
            first=1,
        ),
        Case(
            TWO,
            (Lay(1, A4), _keeps(0, "a", 3), _keeps(1, "a", 1), _keeps(2, "a", 1)),
            Rule.DISPOSAL,
            {"a": (3, 1, 1)},
            first=1,
            options={"first_disposal": "largest_holder"},
        ),
    ),
    "last blocks": (
        Case(
            TWO,
            (JOIN, Dispose(0, "a", 0, 4, 0), Dispose(1, "a", 0, 2, 0), Dispose(1, "a", 2, 0, 0)),
            Rule.LIMITED,
            {"a": (4, 2, 0)},
            {"b": 2},
            counts="b",
        ),
    ),
    "none left": (
        Case(
            TWO,
            (JOIN, Dispose(0, "a", 0, 4, 0), Dispose(0, "a", 3, 0, 1)),
            Rule.LIMITED,
            {"a": (4, 0, 0)},
            {"b": 0},
            counts="b",
        ),
    ),
    "odd block": (
        Case(
            TWO,
            (JOIN, Dispose(0, "a", 0, 5, 0), Dispose(0, "a", 1, 4, 0)),
            Rule.LIMITED,
            {"a": (5, 0, 0)},
        ),
    ),
    "selling price": (
        Case(
            f"{TWO}; lone B4",
            (JOIN, Dispose(0, "a", 2, 0, 0)),
            Rule.DISPOSAL,
            {"a": (2, 0, 0)},
            grounds=True,
        ),
    ),
    "two safe": (Case(THREE_MEET, (Lay(0, BETWEEN),), Rule.TWO_SAFE, looks=BETWEEN),),
    "dead tile": (
        Case(
            SAFE_AND_NOT,
            (Lay(0, BETWEEN), Pass(0), NOTHING),
            Rule.BLOCKED_RACK,
            looks=BETWEEN,
        ),
    ),
    "eighth chain": (
        Case(
            "all everywhere; lone corner",
            (
                Lay(0, BY_CORNER),
                Lay(0, A2),
                Choose(0, "a"),
                NOTHING,
                Lay(1, BY_CORNER),
                Name(1, "b"),
            ),
            Rule.SEVEN,
            looks=BY_CORNER,
        ),
    ),
    "one below safe": (
        Case(
            "a nearly above; b nearly below",
            (Lay(0, BETWEEN), Choose(0, "a")),
            Rule.SAFE,
            looks=BETWEEN,
            lies=True,
        ),
    ),
    "founder": (
        Case("lone A1", (Lay(0, A2), Name(0, "a")), Rule.FOUNDER, left={"a": 0}, counts="a"),
    ),
    "when it ends": (
        Case(
            SAFE,
            (Lay(0, CORNER), NOTHING, End(0)),
            Rule.WHO_SPEAKS,
            {"a": (2, 1, 0)},
            closes=True,
        ),
        Case(SAFE, (Lay(0, CORNER), NOTHING, Lay(1, H5)), Rule.WHO_SPEAKS),
        Case(SAFE_AND_NOT, (Lay(0, H5), NOTHING, End(0)), Rule.WHO_SPEAKS),
        Case(SAFE_AND_NOT, (Pass(0), NOTHING, End(0)), Rule.WHO_SPEAKS, looks=BETWEEN),
    ),
    "no tiles left": (
        Case(
            "a A1-A5",
            (
                Pass(0),
                NOTHING,
                Lay(1, CORNER),
                Buy(1, ()),
                Pass(2),
                Buy(2, ()),
                Pass(0),
                NOTHING,
                Pass(1),
                Buy(1, ()),
            ),
            Rule.STUCK,
            passes=1,
        ),
    ),
    "off the board": (
        Case(SAFE, (End(2),), Rule.WORTHLESS, {"c": (5, 0, 0)}, worth="c", closes=True),
    ),
    "equal money": (
        Case(
            SAFE,
            (End(2),),
            Rule.END_ORDER,
            cash=(700, 900, 900),
            closes=True,
            printed_in=frozenset({"acquire-renegade"}),
        ),
    ),
    "wrong square": (
        Case("a A1-A3", WRONG, Rule.MISPLACED, lies=True, meant=A4),
        Case("a A1-A3", WRONG, Rule.MISPLACED, lies=True, meant=A4, moved=True),
    ),
    "cash differs": (
        Case(
            TWO,
            (Count(0, CASH, 5_900), Correct(0, CASH, 5_900)),
            Rule.BANKER,
            cash=(6_000, 6_000, 6_000),
        ),
    ),
    "how many left": (
        Case(
            TWO,
            (JOIN, Dispose(0, "a", 4, 0, 0)),
            Rule.ASK,
            {"a": (4, 0, 0)},
            counts="a",
        ),
    ),
}
"""Each question's positions, in the order in which they are told."""

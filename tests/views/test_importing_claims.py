"""What a file says of its game and the calculation does not: every figure comes from the file.

The recorded games are right as they are; each test makes some of their figures wrong.
"""

import io
import json
from collections.abc import Callable

import pytest

from hotels.exports.incoming import Source, found
from hotels.exports.recorded import replayed
from hotels.views.importing_claims import Differing, Figure, differing
from tests.command import GAMES, Value

AT = "2026-11-18T20:00:00Z"
COUNTS = "match its entries. The app uses its own calculation."


def game(name: str) -> Value:
    return json.loads((GAMES / f"{name}.json").read_text(encoding="utf-8"))


def said_of(value: Value) -> Differing | None:
    one = found(Source(io.BytesIO(json.dumps(value).encode())))
    return differing(one, replayed(one, AT))


def told(value: Value) -> Differing:
    said = said_of(value)
    assert said is not None
    return said


def checkpoint(value: Value, after: int) -> Value:
    return next(claim for claim in value["checkpoints"] if claim["after"] == after)


@pytest.mark.parametrize("path", sorted(GAMES.glob("*.json")), ids=lambda path: path.stem)
def test_nothing_is_said_of_a_file_that_is_right(path: object) -> None:
    assert said_of(json.loads(path.read_bytes())) is None  # type: ignore[attr-defined]


def test_a_file_without_claims_has_nothing_to_be_said_of() -> None:
    value = game("manuscript")
    value.pop("checkpoints")
    assert said_of(value) is None


Spoils = Callable[[Value], None]
"""Makes a figure of the checkpoint after event 14 another one."""


def set_in(field: str, chain: str, figure: object) -> Spoils:
    def spoil(claim: Value) -> None:
        claim[field][chain] = figure

    return spoil


def set_of(field: str, chain: str, seat: int, figure: object) -> Spoils:
    def spoil(claim: Value) -> None:
        claim[field][chain][seat] = figure

    return spoil


def set_cash(seat: int, figure: int) -> Spoils:
    def spoil(claim: Value) -> None:
        claim["cash"][seat] = figure

    return spoil


@pytest.mark.parametrize(
    ("name", "spoil", "what", "claimed", "reckoned"),
    [
        ("vacation-p4_001", set_cash(0, 7), "Zoë's cash", "$7", "$6,000"),
        ("vacation-p4_001", set_cash(3, 0), "Player 4's cash", "none", "$6,000"),
        ("vacation-p4_001", set_in("sizes", "Wilton", 9), "Size of Wilton", "9", "none"),
        ("vacation-p4_001", set_in("prices", "Wilton", 900), "Price of Wilton", "$900", "none"),
        ("acquire-p6_024", set_in("bank", "Tower", 3), "The bank's Tower shares", "3", "25"),
        (
            "acquire-p6_024",
            set_of("shares", "Tower", 1, 25),
            "P2's Tower shares",
            "25",
            "none",
        ),
    ],
)
def test_a_figure_says_whose_it_is_and_both_sides(
    name: str, spoil: Spoils, what: str, claimed: str, reckoned: str
) -> None:
    value = game(name)
    spoil(checkpoint(value, 0))
    said = told(value)
    assert said == (
        f"1 figure in the file does not {COUNTS}",
        (Figure(what, "After event 0", claimed, reckoned),),
        "",
        "Files count events from 0: event 0 is entry 1 in the Ledger.",
    )


def test_what_is_not_known_is_said_so() -> None:
    value = game("vacation-p3_002-unknown")
    claim = next(
        claim
        for claim in value["checkpoints"]
        if any(None in held for held in claim["shares"].values())
    )
    chain, seat = next(
        (chain, held.index(None)) for chain, held in claim["shares"].items() if None in held
    )
    claim["shares"][chain][seat] = 2
    (figure,) = told(value).figures
    assert (figure.claimed, figure.reckoned) == ("2", "not known")
    assert figure.what.endswith(f"'s {chain} blocks")


def test_the_chains_go_by_the_names_that_their_table_gave_them() -> None:
    value = game("vacation-p4_001") | {"names": {"Wilton": "The Attic"}}
    checkpoint(value, 0)["sizes"]["Wilton"] = 4
    assert told(value).figures[0].what == "Size of The Attic"


def test_the_end_is_compared_figure_by_figure() -> None:
    value = game("vacation-p4_001")
    value["final"] = {"cash": [29_600, 23_900, 29_401, 30_499], "winners": [0, 2]}
    assert told(value) == (
        f"3 figures in the file do not {COUNTS}",
        (
            Figure("P9's cash", "At the end", "$29,401", "$29,400"),
            Figure("Player 4's cash", "At the end", "$30,499", "$30,500"),
            Figure("Result", "At the end", "Zoë and P9 won", "Player 4 won"),
        ),
        "",
        "",
    )


@pytest.mark.parametrize(
    ("final", "claimed"),
    [
        ({"winners": [1]}, "Bob won"),
        ({"winners": []}, "over"),
        ({"cash": [1, 2, 3, 4]}, "over"),
    ],
)
def test_a_result_of_a_game_that_is_not_over(final: Value, claimed: str) -> None:
    value = game("manuscript") | {"final": final}
    assert told(value).figures == (Figure("Result", "At the end", claimed, "not over"),)


def test_the_first_few_are_shown_and_the_others_counted() -> None:
    value = game("vacation-p4_001")
    for claim in value["checkpoints"][:3]:
        claim["cash"] = [figure + 100 for figure in claim["cash"]]
    said = told(value)
    assert said.sentence == f"12 figures in the file do not {COUNTS}"
    assert said.more == "and 7 more"
    assert [(one.when, one.claimed) for one in said.figures] == [
        *4 * [("After event 0", "$6,100")],
        ("After event 1", "$6,100"),
    ]

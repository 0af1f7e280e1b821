"""Whole games by touch: what the hand does on the screens is what stands in the books."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.game import ChainGame
from tests.store.playing import PLAYERS, recorded

if TYPE_CHECKING:
    from tests.screens.driver import Driver

GAMES = [
    ("manuscript", (1280, 800)),
    ("four-equal-vacation", (1024, 600)),
    ("acquire-p2_057", (800, 1280)),
    pytest.param("manuscript", (360, 780), marks=pytest.mark.long),
    pytest.param("vacation-p3_002-unknown", (1280, 800), marks=pytest.mark.long),
]


STEP = 3
"""Every so many entries the screen is looked at."""


def assert_claimed(books: Books, claim: Mapping[str, object]) -> None:
    """The state is what a checkpoint of the recorded game claims."""
    names, seats = books.header.edition.names, range(books.header.seats)
    state = {
        "cash": list(books.cash[: len(seats)]),
        "sizes": dict(zip(names, books.board.sizes, strict=True)),
        "bank": {name: pile[-1] for name, pile in zip(names, books.blocks, strict=True)},
    }
    for field, said in claim.items():
        if field in state:
            reckoned = state[field]
            if isinstance(said, dict) and isinstance(reckoned, dict):
                assert said.items() <= reckoned.items(), (field, claim["after"])
            else:
                assert said == reckoned, (field, claim["after"])


def sat_down(driver: "Driver", name: str) -> None:
    """A recorded game about to begin, on the screen."""
    game = recorded(name)
    driver.app.begin(ChainGame(game.header), PLAYERS[: game.header.seats])
    driver.frames(3)


LOOKED_AT = [
    ("acquire-p6_024", (1280, 800)),
    ("vacation-p4_001", (1024, 600)),
    ("vacation-p3_002-unknown", (360, 780)),
]


@pytest.mark.long
@pytest.mark.parametrize(("name", "size"), LOOKED_AT)
def test_nothing_is_cut_or_covered_while_a_game_goes_on(
    driver: "Driver", name: str, size: tuple[int, int]
) -> None:
    from tests.screens.audit.checks import findings
    from tests.screens.audit.pieces import seen
    from tests.screens.audit.stage import come_to_rest
    from tests.screens.hand import Hand

    game = recorded(name)
    driver.resize(*size)
    driver.frames(3)
    sat_down(driver, name)
    hand = Hand(driver)
    claims = {int(str(claim["after"])): claim for claim in game.checkpoints}
    found: dict[str, int] = {}
    for number in hand.play(game):
        if number in claims:
            assert_claimed(hand.sitting.books, claims[number])
        if number % STEP == 0:
            assert come_to_rest(driver), number
            for finding in findings(seen(), None):
                found.setdefault(finding, number)
    assert found == {}
    assert type(hand.screen).__name__ == "Standing"


@pytest.mark.parametrize(("name", "size"), GAMES)
def test_a_game_by_touch_ends_as_recorded(
    driver: "Driver", name: str, size: tuple[int, int]
) -> None:
    from tests.screens.hand import Hand

    game = recorded(name)
    driver.resize(*size)
    driver.frames(3)
    sat_down(driver, name)
    hand = Hand(driver)
    sitting = hand.sitting
    claims = {int(str(claim["after"])): claim for claim in game.checkpoints}
    for number in hand.play(game):
        if number in claims:
            assert_claimed(sitting.books, claims[number])
    if game.final is not None:
        standing = hand.screen
        assert type(standing).__name__ == "Standing"
    opening = ChainGame(game.header).opening()
    assert sitting.books != opening

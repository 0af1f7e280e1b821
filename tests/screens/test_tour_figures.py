"""A figure that is not the transcript's ends the tour, wherever it stands."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.game import ChainGame
from tests.store.playing import PLAYERS, recorded
from tools.tour.wrong import Wrong

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_every_claim_of_a_checkpoint_counts(driver: "Driver") -> None:
    from tests.screens.hand import Hand
    from tools.tour.figures import compare

    game = recorded("manuscript")
    driver.app.begin(ChainGame(game.header), PLAYERS[: game.header.seats])
    driver.frames(3)
    hand = Hand(driver)
    claim: dict[str, Any] = dict(game.checkpoints[1])
    for _ in hand.play(game, until=int(claim["after"]) + 1):
        pass
    compare(hand, claim)
    others: list[dict[str, Any]] = [
        {"cash": [*claim["cash"][:-1], claim["cash"][-1] + 100]},
        {"shares": claim["shares"] | {"American": [3, 2, 3, 1]}},
        *(
            {field: claim[field] | {"American": claim[field]["American"] + 1}}
            for field in ("sizes", "bank", "prices")
        ),
    ]
    for other in others:
        with pytest.raises(Wrong, match="the transcript has"):
            compare(hand, claim | other)


def test_what_the_screen_shows_counts_besides_the_books(driver: "Driver") -> None:
    from tests.screens.hand import Hand
    from tools.tour.figures import compare

    game = recorded("manuscript")
    driver.app.begin(ChainGame(game.header), PLAYERS[: game.header.seats])
    driver.frames(3)
    hand = Hand(driver)
    first = {"after": 0, "cash": [6_000] * 4}
    compare(hand, first)
    players = hand.screen.players[0]
    players.rows = [row._replace(cash="$5,900") for row in players.rows]
    with pytest.raises(Wrong, match="cash of player 0 on the screen"):
        compare(hand, first)

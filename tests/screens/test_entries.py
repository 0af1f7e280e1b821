"""Every entry of the directory opens, whatever was played last."""

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from hotels.ledger.big_shot import terms as shot
from hotels.ledger.big_shot.game import BigShot
from hotels.ledger.perfect_hotel import terms as hotel
from hotels.ledger.perfect_hotel.game import PerfectHotel
from hotels.store.keeping import began
from tests.exports.handed import scored_game
from tests.store.playing import played

if TYPE_CHECKING:
    from hotels.store.store import Store
    from tests.screens.driver import Driver

PEOPLE = ("Ana", "Ben", "Cat")
PAIR = ("Ana", "Ben")


def nothing(_: "Store") -> None:
    """Nobody has played."""


def chains(store: "Store") -> None:
    played(store, until=9)


def quick_score(store: "Store") -> None:
    scored_game(store, whole=False)


def big_shot(store: "Store") -> None:
    began(store, BigShot(shot.terms_of({"colours": ["red", "yellow", "white"]}, 3)), PEOPLE)


def pairs(store: "Store") -> None:
    colours = [["red", "yellow"], ["white", "black"]]
    began(store, BigShot(shot.terms_of({"colours": colours}, 2)), PAIR)


def perfect_hotel(store: "Store") -> None:
    began(store, PerfectHotel(hotel.terms_of({"rounds": 3}, 3)), PEOPLE)


@pytest.mark.parametrize(
    "last",
    [nothing, chains, quick_score, big_shot, pairs, perfect_hotel],
    ids=lambda one: one.__name__,
)
def test_every_entry_opens_whatever_was_played_last(
    driver: "Driver", last: Callable[["Store"], None]
) -> None:
    from hotels.screens.home.entries import entries

    last(driver.app.store)
    home = driver.app.home
    for entry in entries(home):
        entry.enter()
        driver.frames(3)
        assert driver.app.shell.top is not home, entry.name
        driver.app.shell.home()


def test_a_quick_score_begins_with_the_last_game_that_it_can_score(driver: "Driver") -> None:
    from hotels.screens.quick import QuickStart

    played(driver.app.store, until=9)
    big_shot(driver.app.store)
    perfect_hotel(driver.app.store)
    draft = QuickStart(driver.app).draft
    assert [person.name for person in draft.people] == ["Ana", "Ben", "Cat", "Dora"]
    assert draft.edition.id == "vacation"

"""A list of games is taken in on the screens: all of it or, where it is refused, nothing."""

import json
from typing import TYPE_CHECKING, Any

import pytest

from hotels.store.disk import DiskError, Hindrance
from hotels.store.store import Store
from tests.command import GAMES
from tests.exports.test_recorded import HOTELS, SCORE
from tests.screens.incoming import take

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_list_of_games_is_imported_and_told_game_by_game(driver: "Driver") -> None:
    wrong = json.loads((GAMES / "manuscript.json").read_bytes())
    wrong["checkpoints"][0]["cash"][0] += 100
    screen = take(driver, [HOTELS, SCORE, wrong], asks=True)
    assert screen.consent.sentence == "3 games."
    assert driver.app.store.count() == 0
    driver.tap("Import")
    assert driver.says("Games imported")
    assert driver.says("3 games new.")
    assert driver.says("The file's figures for 1 game do not match the entries")
    assert [group.numbers for group in screen.groups] == [(1, 2, 3)]
    take(driver, [HOTELS, SCORE])
    assert driver.says("2 games already here.")
    driver.tap("All games")
    assert type(driver.app.shell.top).__name__ == "AllGames"


def test_a_list_with_one_game_that_is_refused_is_refused(driver: "Driver") -> None:
    screen = take(driver, [HOTELS, SCORE | {"cash": [1]}])
    why = "Game 2 in the file: cash has 1 number but needs 3."
    assert (screen.told.sentence, screen.told.refused) == (why, True)
    assert driver.app.store.count() == 0


def test_a_disk_that_refuses_within_a_list_says_what_is_safe(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch
) -> None:
    take_in, games = Store.take_in, iter((True, False))

    def until_full(store: Store, *game: Any) -> int:
        if next(games):
            return take_in(store, *game)
        raise DiskError(Hindrance.FULL)

    monkeypatch.setattr(Store, "take_in", until_full)
    screen = take(driver, [HOTELS, SCORE])
    assert screen.told.headline == "Not everything was imported"
    assert screen.told.sentence == "The game before that point is saved here."
    assert [group.numbers for group in screen.groups] == [(1,)]

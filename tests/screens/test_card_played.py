"""A house edition in the new game, at the table, and what is not changed while it is played by."""

import json
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.entries import Buy, Lay, Name
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.header_codec import header_of
from hotels.ledger.chains.terms import Tile
from hotels.store.keeping import began
from tests.screens.card_hand import (
    in_archive,
    keep,
    keep_all_the_same,
    made,
    reach,
    shown,
    type_number,
)
from tests.screens.hand import Hand

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def with_dear_pairs(driver: "Driver") -> None:
    """A house edition of VACATION in which two hotels cost $500 a block."""
    shown(driver)
    made(driver, "Dear pairs")
    reach(driver, "$200")
    keep_all_the_same(driver, "5", "00")


def under_way(driver: "Driver") -> Any:
    """A game by the house edition of the archive."""
    (kept,) = in_archive(driver).values()
    header = header_of({"edition": kept, "options": {"deal": "unknown"}}, 2)
    return began(driver.app.store, ChainGame(header), ("Ana", "Ben"))


def first_purchase(driver: "Driver") -> int:
    """The second player forms a chain of two, buys one block of it and has so much left."""
    hand = Hand(driver)
    hand.do(Lay(0, Tile(0, 0)))
    hand.do(Lay(1, Tile(0, 1)))
    hand.do(Name(1, "Luxor"))
    hand.do(Buy(1, ("Luxor",)))
    left: int = hand.books.cash[1]
    return left


def test_it_is_found_in_the_new_game_and_played_by_with_its_price(driver: "Driver") -> None:
    from hotels.screens.setup import NewGame

    with_dear_pairs(driver)
    driver.app.shell.home()
    driver.app.show(NewGame(driver.app))
    driver.frames(4)
    screen = driver.app.shell.top
    for name in ("Ana", "Ben"):
        screen.add(name)
    driver.frames(4)
    reach(driver, "Change edition")
    reach(driver, "Dear pairs")
    driver.tap("Open the bank")
    driver.frames(6)
    assert first_purchase(driver) == 6_000 - 500
    record = driver.app.store.page()[0]
    assert json.loads(record.header)["edition"]["changes"]["prices"][0] == [2, 500]


def test_play_by_it_leads_to_a_new_game_with_it(driver: "Driver") -> None:
    with_dear_pairs(driver)
    driver.tap("Play this edition")
    driver.frames(6)
    screen = driver.app.shell.top
    assert type(screen).__name__ == "NewGame"
    assert screen.draft.edition.name == "Dear pairs"


def test_the_new_game_that_led_to_the_card_takes_the_edition(driver: "Driver") -> None:
    from hotels.screens.setup import NewGame

    driver.app.show(NewGame(driver.app))
    driver.frames(4)
    game = driver.app.shell.top
    game.add("Ana")
    driver.frames(4)
    reach(driver, "See the card")
    made(driver, "Ours")
    driver.tap("Play this edition")
    driver.frames(6)
    assert driver.app.shell.top is game
    assert game.draft.edition.name == "Ours"
    assert [person.name for person in game.draft.people] == ["Ana"]


def test_an_edition_that_is_played_by_is_offered_only_as_a_new_one(driver: "Driver") -> None:
    with_dear_pairs(driver)
    game = under_way(driver)
    before = in_archive(driver)
    screen = shown(driver, game.table.game.terms.edition)
    assert driver.says("A game in progress uses this edition.")
    assert not screen.held.can_change
    reach(driver, "$600")
    assert not any(type(one).__name__ == "NumberKey" for one in driver.widgets())
    driver.app.back()
    assert in_archive(driver) == before
    made(driver, "Dearer pairs")
    reach(driver, "$600")
    keep(driver, "7", "00")
    found = in_archive(driver)
    assert found["house-dear-pairs"] == before["house-dear-pairs"]
    assert [row[:2] for row in found["house-dearer-pairs"]["changes"]["prices"]][:5] == [
        *([2, 500], [3, 300], [4, 400], [5, 500], [6, 700]),
    ]
    assert game.table.game.terms.edition.price(0, 6) == 600


def test_what_was_changed_is_not_taken_back_once_a_game_is_under_way(driver: "Driver") -> None:
    with_dear_pairs(driver)
    screen = driver.app.shell.top
    under_way(driver)
    shown(driver)
    driver.app.back()
    driver.frames(4)
    assert driver.app.shell.top is screen
    assert driver.says("A game in progress uses this edition.")
    assert not driver.says("Undo")


def test_from_the_table_the_card_is_for_reading(driver: "Driver") -> None:
    with_dear_pairs(driver)
    game = under_way(driver)
    driver.app.resume(game.record.id)
    driver.frames(6)
    driver.tap(driver.find("IconButton", hint="the information card"))
    driver.frames(8)
    assert driver.says("This game keeps its edition.")
    assert {"$500", "was $200"} <= {*driver.words()}
    reach(driver, "was $200")
    assert driver.says("Your table's own rule; VACATION has $200.")
    driver.app.back()
    reach(driver, "Create house edition")
    assert driver.says("You can create a house edition from it for your next game.")
    driver.app.back()
    driver.app.back()
    driver.frames(4)
    assert type(driver.app.shell.top).__name__ == "TableScreen"


def test_a_deleted_edition_is_still_played_by(driver: "Driver") -> None:
    with_dear_pairs(driver)
    game = under_way(driver)
    shown(driver, game.table.game.terms.edition)
    reach(driver, "Delete")
    driver.tap("Delete")
    driver.frames(4)
    assert in_archive(driver) == {}
    driver.app.shell.home()
    driver.app.resume(game.record.id)
    driver.frames(6)
    assert first_purchase(driver) == 5_500


def test_a_game_s_own_figures_do_not_overwrite_the_archive_s(driver: "Driver") -> None:
    with_dear_pairs(driver)
    game = under_way(driver)
    older = game.table.game.terms.edition
    driver.app.store.delete(game.record.id)
    shown(driver, older)
    reach(driver, "$600")
    keep(driver, "7", "00")
    newer = in_archive(driver)
    screen = shown(driver, older)
    assert driver.says("No saved house edition has these figures.")
    assert not screen.held.can_change
    assert in_archive(driver) == newer


def test_a_disk_that_refuses_leaves_the_figure_as_it_was(driver: "Driver") -> None:
    from hotels.store.disk import DiskError, Hindrance

    with_dear_pairs(driver)

    def full(*_: object) -> None:
        raise DiskError(Hindrance.FULL, "no room")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(driver.app.store, "keep_edition", full)
        reach(driver, "$600")
        keep(driver, "7", "00")
        assert driver.says("Storage is full")
        driver.app.back()
        assert "was $600" not in driver.words()
    assert in_archive(driver)["house-dear-pairs"]["changes"]["prices"][4] == [6, 600]


def test_all_cards_are_listed_with_those_of_the_house(driver: "Driver") -> None:
    from hotels.screens.card import Cards

    with_dear_pairs(driver)
    driver.app.shell.home()
    driver.app.show(Cards(driver.app))
    driver.frames(6)
    assert driver.says("Based on VACATION; one figure changed")
    reach(driver, "Acquire, Tycoon")
    assert driver.says("$8,200")
    driver.app.back()
    driver.frames(4)
    reach(driver, "Dear pairs")
    assert driver.says("was $200")
    reach(driver, "Delete")
    driver.tap("Delete")
    driver.frames(4)
    driver.app.back()
    driver.frames(4)
    assert not driver.says("Dear pairs")
    assert driver.says("No house editions yet.")


def test_a_turn_of_the_tablet_loses_nothing_that_was_begun(driver: "Driver") -> None:
    shown(driver)
    made(driver, "Ours")
    reach(driver, "Continental")
    driver.find("Typed").text = "Ritz"
    driver.frames(2)
    reach(driver, driver.find("NumberDial")._more)
    driver.resize(800, 1280)
    driver.frames(4)
    assert driver.find("Typed").text == "Ritz"
    reach(driver, "Save figures")
    chain = in_archive(driver)["house-ours"]["changes"]["chains"][0]
    assert (chain["name"], chain["bank"]) == ("Ritz", 15)
    reach(driver, "$600")
    type_number(driver, "7")
    driver.app.back()
    assert "prices" not in in_archive(driver)["house-ours"]["changes"]

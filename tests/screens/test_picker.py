"""The editions as boxes: a tap chooses one, and what was asked before is shown again."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.books import Question
from tests.screens.sitting import asking, shown

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def picker(driver: "Driver") -> None:
    from hotels.screens.setup import NewGame

    driver.app.show(NewGame(driver.app))
    driver.frames(3)
    driver.tap("Change edition")
    driver.frames(6)


def boxes(driver: "Driver") -> list[str]:
    cards = [one for one in driver.widgets() if type(one).__name__ == "BoxCard"]
    return [
        card.edition.id
        for card in sorted(cards, key=lambda one: (-one.to_window(0, one.top)[1], one.x))
    ]


def test_a_new_device_begins_with_acquire_and_a_tap_takes_another(driver: "Driver") -> None:
    picker(driver)
    assert driver.find("BoxCard", chosen=True).edition.id == "acquire-classic"
    assert boxes(driver)[:2] == ["acquire-classic", "acquire-renegade"]
    assert driver.says("Unpublished typescripts")
    driver.tap("Acquire, Renegade")
    driver.frames(6)
    new_game = driver.app.shell.top
    assert type(new_game).__name__ == "NewGame"
    assert new_game.draft.edition.id == "acquire-renegade"
    assert driver.says("Acquire, Renegade")


def test_the_edition_played_last_stands_first_and_is_chosen(driver: "Driver") -> None:
    shown(driver, "decision-p2_009", asking(Question.BUY))
    driver.app.shell.home()
    picker(driver)
    first = boxes(driver)[0]
    assert first == "decision"
    card = driver.find("BoxCard", chosen=True)
    assert card.edition.id == first
    assert card.to_window(*card.pos)[1] > 0
    assert boxes(driver)[-2:] == ["vacation", "decision-draft"]


def test_back_leaves_everything_as_it_was(driver: "Driver") -> None:
    picker(driver)
    driver.app.back()
    driver.frames(4)
    assert driver.app.shell.top.draft.edition.id == "acquire-classic"


def test_what_the_edition_says_is_no_rule_of_the_house(driver: "Driver") -> None:
    """Acquire leaves the drawn tiles on the board: that is its own rule."""
    picker(driver)
    driver.app.back()
    driver.frames(4)
    assert driver.says("as in the edition")
    driver.tap("Largest holder goes first in mergers")
    driver.frames(4)
    assert driver.says("1 rule changed")


@pytest.mark.parametrize("size", [(1280, 800), (360, 780)])
def test_every_card_is_as_high_as_its_neighbours_and_holds_its_words(
    driver: "Driver", size: tuple[int, int]
) -> None:
    from kivy.uix.label import Label

    driver.resize(*size)
    picker(driver)
    cards = [one for one in driver.widgets() if type(one).__name__ == "BoxCard"]
    assert len(cards) == 9
    for card in cards:
        beside = [one for one in cards if one.y == card.y]
        assert {one.height for one in beside} == {card.height}
        assert 130 <= card.height <= 260
        for label in card.walk(restrict=True):
            if isinstance(label, Label):
                assert card.y <= label.y <= label.top <= card.top, label.text
                assert card.x <= label.x <= label.right <= card.right, label.text

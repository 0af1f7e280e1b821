"""The chains while shares are bought: two bonuses and a pill, whatever the names and amounts."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question
from tests.screens.test_table_room import a_table

if TYPE_CHECKING:
    from tests.screens.driver import Driver

LONG = {"Luxor": "Grand Continental", "Imperial": "Tower of Worldwide"}
CLASSIC, VACATION = "acquire-p4_027", "vacation-p6_017"


def columns(screen: Any) -> list[tuple[Any, list[str]]]:
    """Each chain on the board, and the words of its row."""
    chains = screen.chains
    return [
        (row, [one.text for one in chains.placed[index]])
        for index, row in enumerate(chains.rows)
        if row.on_board
    ]


def head(screen: Any) -> list[str]:
    """The heads of the columns."""
    return [one.text for one in screen.chains.placed[len(screen.chains.rows)]]


@pytest.mark.parametrize("window", [(1280, 800), (1024, 600), (800, 1280)])
@pytest.mark.parametrize(
    ("game", "turn", "names"),
    [(CLASSIC, 50, {}), (CLASSIC, 60, {}), (CLASSIC, 60, LONG), (VACATION, 70, {})],
)
def test_both_bonuses_stay(
    driver: "Driver", window: tuple[int, int], game: str, turn: int, names: dict[str, str]
) -> None:
    screen = a_table(driver, window, game, Question.BUY, turn=turn, holdings="open")
    screen.sitting.speech = replace(screen.sitting.speech, chains=names)
    screen.refresh()
    driver.frames(3)
    for row, said in columns(screen):
        assert [text for text in said if text in row.bonuses] == [*reversed(row.bonuses)], row
        assert "".join(row.name.split()) in ["".join(text.split()) for text in said]
    assert len(columns(screen)) >= 3


@pytest.mark.parametrize("turn", [50, 60])
def test_no_word_meets_another(driver: "Driver", turn: int) -> None:
    screen = a_table(driver, (1280, 800), CLASSIC, Question.BUY, turn=turn, holdings="open")
    chains = screen.chains
    if turn == 60:
        assert "$10,000" in [text for _, said in columns(screen) for text in said]
    for index in range(len(chains.rows)):
        boxes = [one.box for one in chains.placed[index]]
        for place, one in enumerate(boxes):
            for other in boxes[place + 1 :]:
                apart = one.right <= other.x or other.right <= one.x
                above = one.y + 2 >= other.y + other.height or other.y + 2 >= one.y + one.height
                assert apart or above, (chains.rows[index].name, one, other)


def test_acquire_names_its_bonuses(driver: "Driver") -> None:
    screen = a_table(driver, (1280, 800), CLASSIC, Question.BUY, turn=50)
    assert {"Majority", "Minority", "Buy for"} <= {*head(screen)}
    screen = a_table(driver, (1280, 800), VACATION, Question.BUY, turn=70)
    assert {"1st", "2nd"} <= {*head(screen)}

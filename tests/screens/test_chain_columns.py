"""The table's lists: both bonuses and a pill while shares are bought, all chains that are held."""

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


@pytest.mark.parametrize(("game", "turn"), [(CLASSIC, 50), (VACATION, 70)])
def test_a_phone_shows_the_cash_and_all_chains(driver: "Driver", game: str, turn: int) -> None:
    from hotels.wording.amounts import money
    from tests.screens.test_table_room import scroll_of

    screen = a_table(driver, (360, 780), game, Question.BUY, turn=turn)
    books, chains = screen.sitting.books, screen.chains
    purse = books.cash[books.player]
    assert f"{money(purse)} in cash" in head(screen)
    scroll = scroll_of(chains)
    low = scroll.to_window(scroll.x, scroll.y)[1]
    last = chains.boxes[-1]
    assert chains.to_window(last.x, last.y)[1] >= low - 1
    place = next(row.place for row in chains.rows if row.buy)
    price = books.price(place)
    if books.header.limit > 1:
        screen.sitting.pick(place)
        driver.frames(3)
        assert f"{money(purse - price)} in cash" in head(screen)


@pytest.mark.parametrize("window", [(1280, 800), (1024, 600), (800, 1280)])
@pytest.mark.parametrize("game", [CLASSIC, VACATION])
def test_open_holdings_show_every_chain(
    driver: "Driver", window: tuple[int, int], game: str
) -> None:
    screen = a_table(driver, window, game, Question.BUY, turn=60, holdings="open")
    books = screen.sitting.books
    several = 0
    for listed in screen.players:
        for index, row in enumerate(listed.rows):
            held = [pile[row.seat] for pile in books.blocks if pile[row.seat]]
            several += len(held) > 3
            said = [one.text for one in listed.placed[index]]
            counts = [text for text in said if text.isdigit()]
            assert counts == [str(count) for count in held]
            assert not [text for text in said if "more" in text or text.startswith("+")]
            box = listed.boxes[index]
            assert all(one.box.right <= box.right + 1 for one in listed.placed[index])
    assert several

"""Chains have the colours of the box that is played, or those that everybody can tell apart."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.editions import EDITIONS
from hotels.screens.palette import BLACK, CHAINS, DARK, LIGHT, contrast
from tests.screens.sitting import asking, shown

if TYPE_CHECKING:
    from tests.screens.driver import Driver

RED, BROWN, SAFE_FIRST = (0xD4, 0x1F, 0x2F), (0x63, 0x39, 0x1A), (0xE6, 0x9F, 0x00)
LUXOR, WORLDWIDE = 0, 4


def square_of(driver: "Driver", place: int) -> set[tuple[int, ...]]:
    """The colours of the pixels of a square of the board that a chain has."""
    board: Any = driver.find("TableBoard")
    square = next(one for one in board.squares if one.mark is not None and one.mark.place == place)
    left, low, wide, high = map(round, board.box(square.number))
    left, low = map(round, board.to_window(left, low))
    pixels, across = driver.pixels(), driver.window.system_size[0]
    rows = (pixels[(low + up) * across + left :][:wide] for up in range(high))
    return {pixel[:3] for row in rows for pixel in row}


def test_acquire_is_played_in_the_colours_of_its_box(driver: "Driver") -> None:
    shown(driver, "acquire-p4_027", asking(Question.BUY, 50))
    assert RED in square_of(driver, LUXOR)
    driver.app.set(colour_safe=True)
    driver.frames(3)
    assert RED not in square_of(driver, LUXOR)
    assert SAFE_FIRST in square_of(driver, LUXOR)


def test_where_the_pieces_are_not_known_all_can_tell_them_apart(driver: "Driver") -> None:
    shown(driver, "vacation-p6_017", asking(Question.BUY, 60))
    here = {square.mark.place for square in driver.find("TableBoard").squares if square.mark}
    for place in here:
        assert tuple(bytes.fromhex(CHAINS[place][0])) in square_of(driver, place)


@pytest.mark.parametrize("theme", ["dark", "black"])
def test_a_dim_chain_has_an_edge_on_dark_paper(driver: "Driver", theme: str) -> None:
    edge = (0x75, 0x7A, 0x6E)
    shown(driver, "acquire-p4_027", asking(Question.BUY, 50))
    assert edge not in square_of(driver, WORLDWIDE)
    driver.app.set(theme=theme)
    driver.frames(3)
    assert {edge, BROWN} <= square_of(driver, WORLDWIDE)
    assert edge not in square_of(driver, LUXOR)


def test_another_edition_s_card_changes_nothing_at_the_table(driver: "Driver") -> None:
    from hotels.screens.card import open_card
    from hotels.screens.theme import theme

    shown(driver, "acquire-p4_027", asking(Question.BUY, 50))
    open_card(driver.app, EDITIONS["acquire-2008"])
    driver.frames(3)
    assert theme.pieces == EDITIONS["acquire-2008"].colours
    driver.app.back()
    driver.frames(3)
    assert RED in square_of(driver, LUXOR)


def test_home_shows_each_game_in_its_own_colours(driver: "Driver") -> None:
    shown(driver, "vacation-p6_017", asking(Question.BUY, 60))
    driver.app.shell.home()
    shown(driver, "acquire-p4_027", asking(Question.BUY, 50))
    driver.app.shell.home()
    driver.frames(3)
    boards = [one for one in driver.widgets() if type(one).__name__ == "SmallBoard"]
    colours = []
    for board in boards:
        texture = board.canvas.children[-1].texture
        pixels = texture.pixels
        colours.append({tuple(pixels[at : at + 3]) for at in range(0, len(pixels), 4)})
    first, second = colours
    assert RED in first
    assert RED not in second
    assert SAFE_FIRST not in first


def test_a_picture_made_from_home_has_the_colours_of_its_game(driver: "Driver") -> None:
    from io import BytesIO

    from PIL import Image

    from hotels.screens.chains.pictures import board_picture

    hand = shown(driver, "acquire-p4_027", asking(Question.BUY, 50))
    game = hand.sitting.game
    driver.app.shell.home()
    driver.frames(2)
    with Image.open(BytesIO(board_picture(game))) as picture:
        found = {colour: count for count, colour in picture.getcolors(2**24)}
    assert found.get(RED, 0) > 1_000


@pytest.mark.parametrize("name", ["light", "dark", "black"])
def test_fobs_off_the_board_can_be_read(name: str) -> None:
    """At 60%, with a letter that stands out from what is left of the colour."""
    from hotels.screens.theme import mixed, rgba, with_ink
    from hotels.screens.widgets.fob import PALE

    sheet = {"light": LIGHT, "dark": DARK, "black": BLACK}[name]["sheet"]
    assert PALE == 0.6
    pieces = [colour for edition in EDITIONS.values() for colour in edition.colours]
    for colour in [*pieces, *(ground for ground, _ in CHAINS)]:
        fill, ink = with_ink(mixed(rgba(colour), rgba(sheet), PALE))
        fill_code, ink_code = (
            bytes(round(255 * part) for part in one[:3]).hex() for one in (fill, ink)
        )
        assert contrast(fill_code, ink_code) > 4, colour

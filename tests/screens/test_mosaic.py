"""Many pictures in one drawing: each at its place, gone when hidden, and no page for naught."""

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.screens.driver import Driver

WHITE, RED, BLUE, GREEN = (255, 255, 255), (255, 0, 0), (0, 0, 255), (0, 255, 0)

PLACES = {7: (100, 300), 3: (140.4, 300), 5: (180, 300)}


def square(colour: tuple[int, int, int], *, is_part: bool = False) -> Any:
    """A picture of one colour, 30 pixels wide and high; parts stand on a page of their own."""
    from kivy.graphics import Color, Rectangle

    from hotels.screens.widgets.baked import Baked

    def draw(group: Any) -> None:
        group.add(Color(*(share / 255 for share in colour)))
        group.add(Rectangle(size=(30, 30)))

    baked = Baked(30, 30, (1.0, 1.0, 1.0, 1.0), is_part=is_part)
    baked.bake(draw)
    return baked


@pytest.fixture
def mosaic(driver: "Driver") -> "Iterator[Any]":
    """Room for three, on a white ground on top of everything."""
    from kivy.graphics import Color, InstructionGroup, Rectangle

    from hotels.screens.widgets.mosaic import Mosaic

    over, found = InstructionGroup(), Mosaic(PLACES)
    for step in (Color(1, 1, 1, 1), Rectangle(pos=(80, 280), size=(200, 80)), found):
        over.add(step)
    driver.app.shell.canvas.after.add(over)
    yield found
    driver.app.shell.canvas.after.remove(over)


def seen(driver: "Driver") -> list[tuple[int, ...]]:
    """The colours in the middle of the three places, from left to right."""
    driver.frames(2)
    pixels, wide = driver.pixels(), driver.window.system_size[0]
    return [pixels[315 * wide + x] for x in (115, 155, 195)]


def drawings(mosaic: Any) -> int:
    """How many drawings it takes."""
    from kivy.graphics import Mesh

    return sum(isinstance(step, Mesh) for step in mosaic.children)


def test_every_picture_stands_at_its_place(driver: "Driver", mosaic: Any) -> None:
    assert seen(driver) == [WHITE, WHITE, WHITE]
    mosaic.show(5, square(GREEN))
    mosaic.show(7, square(RED))
    assert seen(driver) == [RED, WHITE, GREEN]
    mosaic.show(3, square(BLUE))
    assert seen(driver) == [RED, BLUE, GREEN]
    assert drawings(mosaic) == 1
    pixels, wide = driver.pixels(), driver.window.system_size[0]
    row = pixels[315 * wide :][:wide]
    assert row[99:131] == [WHITE, *[RED] * 30, WHITE]
    assert row[139:171] == [WHITE, *[BLUE] * 30, WHITE]  # on whole pixels


def test_a_hidden_picture_comes_back(driver: "Driver", mosaic: Any) -> None:
    for number, colour in ((7, RED), (3, BLUE)):
        mosaic.show(number, square(colour))
    mosaic.hide(7)
    assert seen(driver) == [WHITE, BLUE, WHITE]
    mosaic.show(7, mosaic.shown[7])
    assert seen(driver) == [RED, BLUE, WHITE]


def test_pictures_of_several_pages_change_places(driver: "Driver", mosaic: Any) -> None:
    mosaic.show(7, square(RED))
    mosaic.show(3, square(BLUE, is_part=True))
    assert mosaic.shown[7].page is not mosaic.shown[3].page
    assert seen(driver) == [RED, BLUE, WHITE]
    assert drawings(mosaic) == 2
    # Nothing of the page left behind is drawn any more, nor is the page kept for it.
    mosaic.show(7, square(GREEN, is_part=True))
    assert seen(driver) == [GREEN, BLUE, WHITE]
    assert drawings(mosaic) == 1
    mosaic.show(7, square(RED))
    assert seen(driver) == [RED, BLUE, WHITE]


def test_a_board_is_drawn_in_one_go_a_page(driver: "Driver") -> None:
    from hotels.screens.chains import faces
    from hotels.screens.widgets import baked
    from tests.screens.sitting import acquire

    faces._picture.cache_clear()  # as in an app that has shown no board yet
    baked.forget()
    board = acquire(driver, []).screen.board
    pages = {face.page for face in board._faces.shown.values()}
    assert len(board._faces.shown) == 108
    assert drawings(board._faces) == len(pages) < 4

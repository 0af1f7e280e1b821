"""The picture of a board in a list, and how large the squares of a real one are."""

from typing import TYPE_CHECKING

import pytest

from tests.ledger.chains.table import position

if TYPE_CHECKING:
    from tests.screens.driver import Driver

LUXOR, WILTON, AMERICAN = (0x00, 0x9E, 0x73), (0x56, 0xB4, 0xE9), (0xF0, 0xE4, 0x42)
EMPTY, LONE = (0xE3, 0xD9, 0xC3), (0x42, 0x42, 0x42)


def test_a_picture_of_a_board_has_its_colours(driver: "Driver") -> None:
    from hotels.screens.widgets.small_board import SmallBoard

    game = position("vacation", 4, "Luxor A1-A11; Wilton C1-C11; American E1-E2; lone I1")
    small = SmallBoard(game.books.board.cells, 9, 12, size_hint=(None, None), size=(80, 60))
    small.pos = (200, 100)
    driver.app.shell.top.add_widget(small)
    driver.frames(3)
    pixels, width = driver.pixels(), driver.window.width

    def at(row: int, column: int) -> tuple[int, ...]:
        x, y = 200 + (column + 0.45) * 81 / 12, 160 - (row + 0.45) * 61 / 9
        return pixels[int(y) * width + int(x)]

    assert [at(0, 0), at(2, 10), at(4, 1), at(8, 0), at(8, 11), at(0, 11)] == [
        LUXOR,
        WILTON,
        AMERICAN,
        LONE,
        EMPTY,
        EMPTY,
    ]
    assert len([one for one in small.canvas.children if type(one).__name__ == "Rectangle"]) == 1


def test_it_is_as_sharp_where_it_lies_between_two_pixels(driver: "Driver") -> None:
    from kivy.uix.relativelayout import RelativeLayout

    from hotels.screens.widgets.small_board import SmallBoard

    game = position("vacation", 4, "Luxor A1-A11; lone I1")
    colours = []
    for aside in (0, 0.4):
        small = SmallBoard(game.books.board.cells, 9, 12, size_hint=(None, None), size=(80, 60))
        around = RelativeLayout(pos=(200 + aside, 100), size_hint=(None, None), size=(80, 60))
        around.add_widget(small)
        driver.app.shell.top.add_widget(around)
        driver.frames(3)
        pixels, width = driver.pixels(), driver.window.width
        colours.append({pixels[y * width + x] for x in range(200, 280) for y in range(100, 160)})
        driver.app.shell.top.remove_widget(around)
    assert colours[0] == colours[1]


@pytest.mark.parametrize(
    ("box", "rows", "columns", "wide", "high"),
    [
        ((840, 608), 9, 12, 66, 64),
        ((612, 452), 9, 12, 47, 47),
        ((768, 576), 9, 12, 60, 60),
        ((2000, 608), 9, 12, 68, 64),
        ((840, 2000), 9, 12, 66, 66),
        ((700, 700), 10, 10, 66, 66),
    ],
)
@pytest.mark.usefixtures("_kivy")
def test_squares_are_as_large_as_they_can_be_and_nearly_as_high_as_wide(
    box: tuple[int, int], rows: int, columns: int, wide: int, high: int
) -> None:
    from hotels.screens.chains.measures import Spacing, grid

    laid = grid((0, 0, *box), rows, columns, Spacing())
    assert (laid.wide, laid.high) == (wide, high)
    assert 0.99 <= laid.across / laid.down <= 1.061
    left, low, width, height = laid.box(rows - 1, columns - 1)
    assert left + width <= box[0]
    assert low >= 0
    assert laid.box(0, 0)[1] + height == box[1]

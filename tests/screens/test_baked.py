"""Pictures on shared pages: none is painted over while it is seen."""

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_place_is_free_only_when_nobody_shows_it(driver: "Driver") -> None:
    from hotels.screens.widgets.baked import Baked, Picture

    white = (1.0, 1.0, 1.0, 1.0)
    one = Picture(Baked(33, 21, white))
    gc.collect()
    other = Picture(Baked(33, 21, white))
    assert one.texture.tex_coords != other.texture.tex_coords or one.texture.id != other.texture.id
    where = one.texture.id, one.texture.tex_coords
    del one
    gc.collect()
    again = Picture(Baked(33, 21, white))
    assert (again.texture.id, again.texture.tex_coords) == where
    driver.frames(1)


def test_a_board_of_many_faces_shows_each_its_own(driver: "Driver") -> None:
    from hotels.screens.chains import faces
    from tests.screens.sitting import acquire

    hand = acquire(driver, [])
    faces._picture.cache_clear()  # nothing but the board keeps them now
    gc.collect()
    for number in range(300):
        faces._picture((f"{number}", "", faces.State.LONE, None), hand.screen.board._sizes, None)
    driver.frames(3)
    shown = [face.baked for face in hand.screen.board._faces.values()]
    places = {(one.texture.id, one.texture.tex_coords) for one in shown}
    assert len(places) == len(shown) == 108
    # Row A stays apart from row I by its names, so no two of them can look alike.
    pixels = driver.pixels()
    wide = driver.window.system_size[0]

    def looks(square: int) -> tuple[tuple[int, ...], ...]:
        left, low, across, high = map(round, hand.screen.board.box(square))
        return tuple(
            pixel
            for up in range(high // 2, high - 4)
            for pixel in pixels[(low + up) * wide + left :][:across]
        )

    assert len({looks(square) for square in range(96)}) == 96

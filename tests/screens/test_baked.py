"""Pictures on shared pages: none is painted over while it is seen."""

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_place_is_free_only_when_nobody_shows_it(driver: "Driver") -> None:
    from hotels.screens.widgets.baked import Baked, Picture

    white = (1.0, 1.0, 1.0, 1.0)
    gc.collect()  # whatever earlier screens leave goes before the first place is taken
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
    shown = [*hand.screen.board._faces.shown.values()]
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


def test_pictures_of_any_height_stand_where_others_have_gone(driver: "Driver") -> None:
    from hotels.screens.widgets import baked

    paper = (1.0, 1.0, 1.0, 1.0)
    gc.collect()
    small = baked.Baked(10, 10, paper)
    before = len(baked._pages)
    for high in range(40, 140, 5):  # each time as many as fill half a page, all of another height
        pictures = [baked.Baked(200, high, paper) for _ in range(5 * 512 // high)]
        places = {(one.texture.id, one.texture.tex_coords) for one in pictures}
        assert len(places) == len(pictures)
        stays = pictures[0]  # so that a page never empties
        del pictures
        gc.collect()
        assert len(baked._pages) <= before + 1
    assert {small.size, stays.size} == {(10, 10), (200, 135)}
    driver.frames(1)


def test_an_empty_page_is_given_back(driver: "Driver") -> None:
    from hotels.screens.widgets import baked

    gc.collect()
    small = baked.Baked(10, 10, (1.0, 1.0, 1.0, 1.0))
    before = len(baked._pages)
    large = [baked.Baked(1_000, 1_000, (1.0, 1.0, 1.0, 1.0)) for _ in range(3)]
    assert len(baked._pages) == before + 3
    del large
    gc.collect()
    beside = baked.Baked(10, 10, (1.0, 1.0, 1.0, 1.0))
    assert len(baked._pages) == before
    assert small.texture.tex_coords != beside.texture.tex_coords
    driver.frames(1)


def test_pictures_that_touch_do_not_run_into_each_other(driver: "Driver") -> None:
    from kivy.graphics import Color, Rectangle

    from hotels.screens.widgets.baked import Baked

    def painted(colour: tuple[float, float, float], wide: int) -> Baked:
        baked = Baked(wide, 23, (*colour, 1.0))

        def draw(group: object) -> None:
            group.add(Color(*colour, 1))
            group.add(Rectangle(size=(200, 200)))  # far beyond its edges

        baked.bake(draw)
        return baked

    kept = [painted((1, 0, 0), 31), painted((0, 1, 0), 17), painted((0, 0, 1), 31)]
    driver.frames(2)
    del kept[1]
    gc.collect()
    kept += [painted((1, 1, 0), 9), painted((0, 1, 1), 7)]  # both where the green one stood
    driver.frames(2)
    wanted = (255, 0, 0), (0, 0, 255), (255, 255, 0), (0, 255, 255)
    for picture, colour in zip(kept, wanted, strict=True):
        pixels = picture.texture.pixels
        assert {pixels[at : at + 3] for at in range(0, len(pixels), 4)} == {bytes(colour)}


def test_many_boxes_are_one_drawing_and_look_as_many(driver: "Driver") -> None:
    from kivy.graphics import Color, InstructionGroup, Rectangle

    from hotels.screens.widgets.baked import Baked
    from hotels.screens.widgets.drawing import dashes, filled

    edges = dashes(3, 2, 90, 40, 4, 3, 1.5)

    def singly(group: InstructionGroup) -> None:
        group.add(Color(0.8, 0.2, 0.1, 1))
        for left, low, wide, high in edges:
            group.add(Rectangle(pos=(left, low), size=(wide, high)))

    def at_once(group: InstructionGroup) -> None:
        group.add(Color(0.8, 0.2, 0.1, 1))
        group.add(filled(edges))

    looks = []
    for draw in (singly, at_once):
        baked = Baked(97, 45, (1.0, 1.0, 1.0, 1.0))
        baked.bake(draw)
        driver.frames(2)
        looks.append(baked.texture.pixels)
    assert looks[0] == looks[1]
    assert len(set(looks[0])) > 2


def test_a_part_is_drawn_before_the_picture_it_stands_in(driver: "Driver") -> None:
    from kivy.graphics import Color, Rectangle

    from hotels.screens.widgets.baked import Baked, Picture

    white, red = (1.0, 1.0, 1.0, 1.0), (1.0, 0.0, 0.0, 1.0)
    # Asked for in the order in which they are needed, or the other way round: never empty.
    for part_first in (True, False):
        part, whole = Baked(40, 40, white, is_part=True), Baked(80, 80, white)

        def draw_part(part: Baked = part) -> None:
            part.bake(lambda group: [group.add(Color(*red)), group.add(Rectangle(size=(40, 40)))])

        if part_first:
            draw_part()
        whole.bake(lambda group, part=part: group.add(Picture(part, (20, 20))))
        if not part_first:
            draw_part()
        with driver.app.shell.canvas.after:
            Color(1, 1, 1, 1)
            shown = Picture(whole, (600, 400))
        driver.frames(2)
        pixels, wide = driver.pixels(), driver.window.system_size[0]
        assert pixels[440 * wide + 640] == (255, 0, 0)
        assert pixels[410 * wide + 610] == (0xF5, 0xEF, 0xE1)  # its ground is clear
        driver.app.shell.canvas.after.remove(shown)


def test_the_fobs_of_open_holdings_are_seen(driver: "Driver") -> None:
    from hotels.ledger.chains.books import Question
    from hotels.ledger.chains.editions import EDITIONS
    from hotels.screens.widgets import fob
    from tests.screens.sitting import asking, shown

    fob._picture.cache_clear()
    hand = shown(driver, "acquire-p4_027", asking(Question.BUY, 30))
    pixels, wide = driver.pixels(), driver.window.system_size[0]
    seen = 0
    for rows in hand.screen.players:
        for row, box in zip(rows.rows, rows.boxes, strict=True):
            left, low = rows.to_window(box.x, box.y)
            lines = [
                pixels[y * wide + round(left) : y * wide + round(left + box.width)]
                for y in range(round(low), round(low + box.height))
            ]
            colours = [pixel for line in lines for pixel in line]
            for place, _, _ in row.piles:
                own = EDITIONS["acquire-classic"].colours[place]
                assert colours.count(tuple(bytes.fromhex(own))) > 60, (row.name, place)
                seen += 1
    assert seen > 8

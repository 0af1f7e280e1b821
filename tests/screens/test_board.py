"""The board under a finger: what it looks like, what it reports, and what it draws anew."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pytest

from hotels.views.squares import Square, State, around, squares
from hotels.wording.speech import Speech
from tests.ledger.chains.table import Game, position

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SAFE = "Luxor A1-A11; Wilton C1-C11; American E1-E2; lone I1"
SEVEN = (
    "Continental A1-A2; Wilton A4-A5; Luxor A7-A8; American A10-A11; "
    "Worldwide C1-C2; Sharedon C4-C5; Festival C7-C8; lone I1"
)
LIGHT = {
    "open": (0xFF, 0xFB, 0xF2),
    "quiet": (0xF5, 0xEF, 0xE1),
    "lone": (0x42, 0x42, 0x42),
    "barred": (0xE3, 0xD9, 0xC3),
}
DARK = {
    "open": (0x1B, 0x1F, 0x1B),
    "quiet": (0x12, 0x15, 0x12),
    "lone": (0x42, 0x42, 0x42),
    "barred": (0x30, 0x36, 0x30),
}
LUXOR, WILTON, AMERICAN = (0x00, 0x9E, 0x73), (0x56, 0xB4, 0xE9), (0xF0, 0xE4, 0x42)
INK, SHEET = (0x23, 0x1F, 0x18), (0xFF, 0xFB, 0xF2)


class Heard:
    """What a board reported, and the board."""

    def __init__(self, driver: "Driver", shown: Sequence[Square]) -> None:
        from hotels.screens.chains.board import Board
        from hotels.screens.screen import Screen

        self.driver = driver
        self.said: list[tuple[str, int | None]] = []
        heard = self

        class Table(Screen):
            """A screen with nothing on it but a board."""

            def build(self, _: object) -> None:
                heard.board = Board(
                    heard.hear("lay"), heard.hear("finger"), on_magnify=heard.hear("magnify")
                )
                self.add_widget(heard.board)
                heard.board.show(shown)

        self.board: Any = None
        driver.app.show(Table(driver.app))
        driver.frames(3)

    def hear(self, what: str) -> Callable[[int | None], None]:
        """A listener that remembers."""
        return lambda square: self.said.append((what, square))

    def show(self, shown: Sequence[Square], **more: Any) -> None:
        """The next picture of the board, and a frame of it."""
        self.board.show(shown, **more)
        self.driver.frames()

    def middle(self, square: int) -> tuple[float, float]:
        """Where to tap."""
        left, low, wide, high = self.board.box(square)
        return left + wide / 2, low + high / 2

    def colours(self, *numbers: int) -> list[tuple[int, ...]]:
        """The ground of squares, right of their words and above their strips."""
        pixels, width = self.driver.pixels(), self.driver.window.width
        found = []
        for left, low, wide, high in map(self.board.box, numbers):
            found.append(pixels[int(low + 0.42 * high) * width + int(left + 0.85 * wide)])
        return found


def seen(game: Game, *, last: str = "", asked: bool | None = None) -> tuple[Square, ...]:
    """The squares of a position."""
    edition = game.books.header.edition
    names = [square.name for square in squares(game.books, Speech(edition))]
    return squares(
        game.books, Speech(edition), last=names.index(last) if last else None, asked=asked
    )


def numbers(shown: Sequence[Square], names: str) -> list[int]:
    """The numbers of squares by name."""
    by_name = {square.name: square.number for square in shown}
    return [by_name[name] for name in names.split()]


@pytest.mark.parametrize(("look", "ground"), [("light", LIGHT), ("dark", DARK)])
def test_every_state_has_its_ground(
    driver: "Driver", look: str, ground: dict[str, tuple[int, ...]]
) -> None:
    driver.app.set(theme=look)
    shown = seen(position("vacation", 4, SAFE))
    heard = Heard(driver, shown)
    look_at = numbers(shown, "G7 I1 B3 A5 C5 E1")
    wanted = [ground["open"], ground["lone"], ground["barred"], LUXOR, WILTON, AMERICAN]
    assert heard.colours(*look_at) == wanted
    heard.show(seen(position("vacation", 4, SAFE), asked=False))
    wanted[0] = ground["quiet"]
    assert heard.colours(*look_at) == wanted
    shown = seen(position("vacation", 4, SEVEN))
    heard.show(shown, moving=False)
    assert heard.colours(*numbers(shown, "I2 I3")) == [ground["barred"], ground["open"]]


def test_the_last_tile_has_two_rings_and_the_preview_dashes(driver: "Driver") -> None:
    shown = seen(position("vacation", 4, SAFE), last="A5")
    heard = Heard(driver, shown)
    [last, hinted] = numbers(shown, "A5 E3")
    heard.show(shown, preview=hinted)
    pixels, width = driver.pixels(), driver.window.width
    left, low, wide, high = heard.board.box(last)
    up = int(low + 0.42 * high)
    row = pixels[up * width + int(left) - 3 : up * width + int(left) + 4]
    assert row == [INK, INK, INK, SHEET, SHEET, LUXOR, LUXOR]
    left, low, wide, high = heard.board.box(hinted)
    assert heard.colours(hinted) == [AMERICAN]
    edge = [pixels[int(low + 1) * width + int(left + x)] for x in range(8, int(wide) - 8)]
    assert INK in edge
    assert SHEET in edge


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280)])
def test_a_touch_on_a_square_reports_that_square(driver: "Driver", size: tuple[int, int]) -> None:
    driver.resize(*size)
    shown = seen(position("vacation", 4))
    heard = Heard(driver, shown)
    assert not heard.board.is_small
    for square in numbers(shown, "A1 I10 A12 I1 E6"):
        heard.said.clear()
        driver.touch(*heard.middle(square))
        assert heard.said == [("finger", square), ("lay", square)]


def test_a_finger_that_slides_off_the_board_lays_nothing(driver: "Driver") -> None:
    shown = seen(position("vacation", 4))
    heard = Heard(driver, shown)
    [start, beside] = numbers(shown, "A1 A2")
    left, low, wide, high = heard.board.box(beside)
    end = left + wide / 2, low + high + 2
    driver.drag(heard.middle(start), end)
    assert heard.said == [("finger", start), ("finger", beside), ("lay", beside)]
    heard.said.clear()
    heard.board.height -= 200
    heard.board.y += 200
    driver.frames(3)
    [lowest] = numbers(shown, "I2")
    x, y = heard.middle(lowest)
    driver.drag((x, y), (x, y - 200))
    assert heard.said == [("finger", lowest), ("finger", None)]


def test_a_board_too_small_for_a_finger_never_lays_at_the_first_tap(driver: "Driver") -> None:
    driver.resize(360, 780)
    shown = seen(position("vacation", 4))
    heard = Heard(driver, shown)
    assert heard.board.is_small
    [square] = numbers(shown, "I10")
    driver.touch(*heard.middle(square))
    assert heard.said == [("magnify", square)]


def test_only_the_squares_that_differ_are_drawn_anew(driver: "Driver") -> None:
    game = position("vacation", 4, "Luxor A1-A3; lone A5")
    heard = Heard(driver, seen(game, asked=True))
    faces = dict(heard.board._faces.shown)
    joints = set(heard.board._corridors)
    game.play("Ana A4")
    shown = seen(game, last="A4", asked=True)
    heard.show(shown)
    driver.wait(0.3)
    changed = numbers(shown, "A4 A5")
    assert {*heard.board.redrawn} == {*changed}
    for number, face in heard.board._faces.shown.items():
        assert (face is faces[number]) is (number not in changed)
    assert set(heard.board._corridors) - joints == {(2, 3), (3, 4)}
    heard.show(shown)
    assert heard.board.redrawn == []


def test_an_absorbed_chain_changes_colour_from_the_tile_on(driver: "Driver") -> None:
    game = position("vacation", 4, "Luxor A1-A5; American A7-A9")
    heard = Heard(driver, seen(game))
    near, far, other = numbers(seen(game), "A7 A9 A2")
    game.play("Ana A6")
    heard.show(seen(game, last="A6"))
    assert heard.colours(near, far, other) == [AMERICAN, AMERICAN, LUXOR]
    driver.wait(0.05)
    assert heard.colours(near, far) == [LUXOR, AMERICAN]
    driver.wait(0.2)
    assert heard.colours(near, far, other) == [LUXOR] * 3


def test_nothing_waits_for_what_moves(driver: "Driver") -> None:
    game = position("vacation", 4, "Luxor A1-A5; American A7-A9")
    before = seen(game)
    heard = Heard(driver, before)
    near, far, laid = numbers(before, "A7 A9 A6")
    game.play("Ana A6")
    after = seen(game, last="A6")
    heard.show(after)
    heard.show(after)
    assert heard.colours(near, far, laid) == [LUXOR] * 3
    heard.show(before)
    assert heard.colours(near, far, laid) == [AMERICAN, AMERICAN, LIGHT["open"]]
    driver.app.set(movement=False)
    driver.frames(3)
    heard.show(before)
    heard.show(after)
    assert heard.colours(near, far, laid) == [LUXOR] * 3


def test_patterns_and_cities_can_be_left_out(driver: "Driver") -> None:
    shown = seen(position("vacation", 4, SAFE))
    heard = Heard(driver, shown)
    [square] = numbers(shown, "A5")
    whole = inked(driver, heard, square)
    driver.app.set(patterns=False)
    driver.frames(3)
    without = inked(driver, heard, square)
    driver.app.set(cities=False)
    driver.frames(3)
    assert whole > without > inked(driver, heard, square) > 0


def inked(driver: "Driver", heard: Heard, square: int) -> int:
    """How many pixels of a square have not its ground's colour."""
    left, low, wide, high = map(round, heard.board.box(square))
    pixels, across = driver.pixels(), driver.window.system_size[0]
    rows = (pixels[(low + up) * across + left :][:wide] for up in range(4, high - 4))
    seen_there = [pixel for row in rows for pixel in row[4:-4]]
    return len(seen_there) - seen_there.count(max(set(seen_there), key=seen_there.count))


def test_the_magnifier_proposes_and_a_tap_lays(driver: "Driver") -> None:
    from hotels.screens.chains.magnifier import Magnifier

    driver.resize(360, 780)
    shown = seen(position("vacation", 4, SAFE))
    heard = Heard(driver, shown)
    [centre, other] = numbers(shown, "I10 G8")
    glass = Magnifier(
        shown,
        centre,
        heard.hear("lay"),
        lambda: heard.hear("close")(None),
        lambda square: (f"{shown[square].name} would", "do this"),
        on_choose=heard.hear("choose"),
        size_hint=(1, None),
    )
    glass.height = glass.height_for(driver.window.width)
    driver.app.shell.top.add_widget(glass)
    heard.board.frame(glass.shown)
    driver.frames(3)
    assert glass.shown == tuple(square.number for square in around(shown, centre))
    assert (glass.chosen, glass.board.preview) == (centre, centre)
    assert driver.says("I10 would")
    assert driver.says("Do this")
    left, low, wide, high = glass.board.box(other)
    assert min(wide, high) >= 44
    driver.touch(left + wide / 2, low + high / 2)
    assert heard.said == [("choose", other), ("lay", other)]
    assert driver.says("G8 would")
    driver.tap(driver.find("IconButton", hint="Close the magnifier"))
    assert heard.said[-1] == ("close", None)


@pytest.mark.parametrize("high", [15, 17, 22, 30])
def test_a_name_lies_within_a_low_square(driver: "Driver", high: int) -> None:
    from kivy.graphics import InstructionGroup, Rectangle

    from hotels.screens.chains.faces import draw
    from hotels.screens.chains.measures import sizes

    driver.resize(360, 780)
    one = Square(0, 0, 0, "I12", "", State.QUIET)
    group = InstructionGroup()
    draw(group, one, (0, 0, 26, high), sizes(26, high, ["I12"], "W"))
    (name,) = [
        part for part in group.children if type(part) is Rectangle and part.texture is not None
    ]
    assert name.pos[1] >= 0
    assert name.pos[1] + name.size[1] <= high


def test_a_name_nobody_could_read_is_left_out(driver: "Driver") -> None:
    from kivy.graphics import InstructionGroup, Rectangle

    from hotels.screens.chains.faces import draw
    from hotels.screens.chains.measures import sizes

    driver.resize(360, 780)
    written = []
    for side in (14, 26):
        group = InstructionGroup()
        one = Square(0, 0, 0, "I12", "", State.QUIET)
        draw(group, one, (0, 0, side, side), sizes(side, side, ["I12"], "W"))
        written.append(
            sum(type(part) is Rectangle and part.texture is not None for part in group.children)
        )
    assert written == [0, 1]

"""Words on the screen: drawn once for all that say the same, tinted, and where they belong."""

from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.screens.driver import Driver

RED = (1.0, 0.0, 0.0, 1.0)


def put(driver: "Driver", text: Any, *, width: float = 200, height: float = 60) -> Any:
    """A text on top of everything, on a white ground, at 100 and 300."""
    from kivy.graphics import Color, Rectangle
    from kivy.uix.widget import Widget

    ground = Widget(size_hint=(None, None))
    ground.pos, ground.size = (0, 200), (1280, 300)
    with ground.canvas:
        Color(1, 1, 1, 1)
        Rectangle(pos=ground.pos, size=ground.size)
    text.size_hint = (None, None)
    text.pos = (100, 300)
    text.width = width
    text.height = height
    driver.app.shell.add_widget(ground)
    driver.app.shell.add_widget(text)
    driver.frames(3)
    return text


def inked(driver: "Driver") -> dict[tuple[int, int], tuple[int, ...]]:
    """The pixels of the ground that are not white, by their place."""
    pixels, wide = driver.pixels(), driver.window.system_size[0]
    return {
        (x, y): pixels[y * wide + x]
        for y in range(210, 490)
        for x in range(10, 1270)
        if pixels[y * wide + x] != (255, 255, 255)
    }


def test_what_says_the_same_is_drawn_once(driver: "Driver") -> None:
    from hotels.screens.widgets.text import Text

    one, other = (put(driver, Text("a block", "body", role)) for role in ("ink", "red"))
    assert one.texture is other.texture
    assert one.texture is not put(driver, Text("a block", "name")).texture


def test_another_colour_is_seen_and_nothing_is_drawn_for_it(driver: "Driver") -> None:
    from hotels.screens.widgets.text import Text

    text = put(driver, Text("Tile"))
    drawn, dark = text.texture, inked(driver)
    text.color = RED
    driver.frames(2)
    assert text.texture is drawn
    bright = inked(driver)
    assert bright.keys() == dark.keys()
    # Whatever is fully ink is fully red now, and the rest lies between red and the ground.
    assert (255, 0, 0) in bright.values()
    assert all(red == 255 and green == blue for red, green, blue in bright.values())


@pytest.mark.parametrize("align", ["left", "center", "right"])
@pytest.mark.parametrize("said", ["one line", "a first line and then as many more as it takes"])
def test_lines_stand_where_they_are_aligned(driver: "Driver", align: str, said: str) -> None:
    from hotels.screens.widgets.text import Text

    text = put(driver, Text(said, "body", align=align))
    places = inked(driver)
    left, right = min(x for x, _ in places), 1 + max(x for x, _ in places)
    assert 100 <= left < right <= 300
    beside = left - 100, 300 - right
    if align == "left":
        assert beside[0] <= 2
    elif align == "right":
        assert beside[1] <= 2
    else:
        assert abs(beside[0] - beside[1]) <= 2
    assert text.height == pytest.approx(text.texture_size[1])


def test_a_blank_keeps_its_line_and_nothing_none(driver: "Driver") -> None:
    from hotels.screens.widgets.text import Text

    text = put(driver, Text("one line", "body"))
    high = text.height
    assert inked(driver)
    text.text = " "
    driver.frames(3)
    assert text.height == high
    assert not inked(driver)
    text.text = ""
    driver.frames(3)
    assert text.height == 0
    assert not inked(driver)


def test_lines_further_apart_are_higher(driver: "Driver") -> None:
    from hotels.screens.widgets.text import Text

    said = "a first line and then as many more as it takes"
    plain, apart = (put(driver, Text(said, "body", **how)) for how in ({}, {"line_height": 1.5}))
    assert apart.height > 1.3 * plain.height


def test_a_turned_word_is_smooth(driver: "Driver") -> None:
    """Off whole pixels letters would be jagged if each pixel had only its nearest neighbour."""
    from kivy.graphics import PopMatrix, PushMatrix, Rotate

    from hotels.screens.widgets.text import Text

    text = put(driver, Text("MMM", "display", shrink=True), width=200)
    upright = {*inked(driver).values()}
    with text.canvas.before:
        PushMatrix()
        Rotate(angle=30, axis=(0, 0, 1), origin=text.center)
    with text.canvas.after:
        PopMatrix()
    driver.frames(2)
    assert len({*inked(driver).values()} - upright) > 50  # its nearest neighbours have no others


@pytest.mark.parametrize(
    ("said", "room", "lines", "share"),
    [
        ("Soeren Wolkenstein-Trostburg", 0.7, ["Soeren", "Wolkenstein-", "Trostburg"], 1),
        ("Wolkenstein-Trostburg", 0.9, ["Wolkenstein-", "Trostburg"], 1),
        ("Wolkenstein-Trostburg", 1.1, ["Wolkenstein-Trostburg"], 1),
        ("Wolkensteintrostburg", 0.85, ["Wolkensteintrostburg"], 0.8),
    ],
)
def test_no_word_breaks_but_after_a_hyphen(
    driver: "Driver", said: str, room: float, lines: list[str], share: float
) -> None:
    """Of a word that is too wide for a line the letters are smaller, as far as they can be read."""
    from hotels.screens.theme import theme
    from hotels.screens.widgets.drawing import styled, whole
    from hotels.screens.widgets.text import Text

    width = room * styled(said.rsplit(maxsplit=1)[-1], "name").width
    face, size = theme.font("name")
    told, fits = whole(said, face, size, width)
    assert told.split("\n") == lines
    assert fits == pytest.approx(share * size)
    text = put(driver, Text(said, "name"), width=width)
    assert text.texture.height <= len(lines) * styled("N", "name").height
    assert text.texture.width <= width


def test_an_amount_and_its_dollar_stay_together(driver: "Driver") -> None:
    from hotels.screens.widgets.drawing import styled
    from hotels.screens.widgets.text import Text

    amount = "1,000\N{NO-BREAK SPACE}$"
    text = put(driver, Text(f"{amount} -500", "body"), width=styled(amount, "body").width + 2)
    assert text.texture.height == 2 * styled(amount, "body").height

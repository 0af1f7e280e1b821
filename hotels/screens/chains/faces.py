"""How one square of the board is drawn, in each of its states."""

from functools import lru_cache
from typing import NamedTuple

from kivy.graphics import Color, InstructionGroup, SmoothLine
from kivy.metrics import Metrics, dp
from kivymd.icon_definitions import md_icons

from hotels.screens.chains.measures import LETTER_ALONE, LOW, Box, Sizes
from hotels.screens.patterns import INK
from hotels.screens.theme import BOLD, ICONS, MEDIUM, REGULAR, Colour, theme
from hotels.screens.widgets.baked import Baked
from hotels.screens.widgets.dashed import round_dashes
from hotels.screens.widgets.drawing import smooth, words, write
from hotels.screens.widgets.raster import plate, strip
from hotels.views.squares import Mark, Square, State

ASCENT = 0.928
"""From the top of a line of Roboto to its baseline, against its size."""

CAPITAL = 0.711
"""How high its capital letters are."""

LINE_HIGH = 1.17
"""How high a line of it is."""

SMALLEST_CITY, SMALLEST_NAME = 9.5, 6
"""Under so many dp nobody reads a city or the name of a square."""

PREVIEW = 6
"""How far a preview lies within its square."""

ICON_OF = {State.NEVER: "cancel", State.NOT_NOW: "clock-outline"}


class Look(NamedTuple):
    """The colours of a square."""

    fill: Colour
    ink: Colour
    second: Colour
    line: Colour | None = None


def look(state: State, mark: Mark | None) -> Look:
    """The colours of a square in a state."""
    colour = theme.colour
    match state:
        case State.OPEN:
            return Look(colour("sheet"), colour("ink"), colour("ink2"), colour("outline", 0.55))
        case State.QUIET:
            return Look(colour("paper"), colour("ink2"), colour("ink2"), colour("rule"))
        case State.CHAIN if mark is not None:
            fill, ink = theme.chain(mark.place)
            return Look(fill, ink, ink, theme.edge(mark.place))
        case State.LONE:
            line = colour("loneLine") if theme.is_dark else None
            return Look(colour("lone"), colour("onLone"), colour("onLone"), line)
    return Look(colour("cont2"), colour("ink2"), colour("ink2"))


def draw(group: InstructionGroup, square: Square, box: Box, sizes: Sizes) -> None:
    """A square with all that stands on it."""
    coat = look(square.state, square.mark)
    if coat.line is not None:
        _plate(group, box, sizes.radius, coat.line)
        _plate(group, _within(box, dp(1)), sizes.radius - dp(1), coat.fill)
    else:
        _plate(group, box, sizes.radius, coat.fill)
    _inside(group, square, box, sizes, coat)


def picture(square: Square, sizes: Sizes) -> Baked:
    """A square with all that stands on it; all that look the same share one picture."""
    said = square.name, square.city, square.state, square.mark
    return _picture(said, sizes, (theme.look, Metrics.density))


@lru_cache(maxsize=240)
def _picture(said: tuple[str, str, State, Mark | None], sizes: Sizes, _: object) -> Baked:
    """The picture of a square that says this, at these sizes and in the look of now."""
    name, city, state, mark = said
    square = Square(0, 0, 0, name, city, state, mark)
    baked = Baked(sizes.wide, sizes.high, theme.colour("paper"))
    baked.bake(lambda group: draw(group, square, (0, 0, sizes.wide, sizes.high), sizes))
    return baked


def draw_last(group: InstructionGroup, square: Square, box: Box, sizes: Sizes) -> None:
    """The square of the last tile: a ring of ink around it and one of sheet within."""
    coat = look(square.state, square.mark)
    _plate(group, _within(box, -dp(3)), sizes.radius + dp(3), theme.colour("ink"))
    _plate(group, box, sizes.radius, theme.colour("sheet"))
    _plate(group, _within(box, dp(2)), sizes.radius - dp(2), coat.fill)
    _inside(group, square, box, sizes, coat)


def draw_preview(group: InstructionGroup, square: Square, box: Box, sizes: Sizes) -> None:
    """A square under the finger: dashes, and within them the square as it would become."""
    _plate(group, box, sizes.radius, theme.colour("sheet"))
    group.add(Color(*theme.colour("ink")))
    on, off, thick = (dp(4), dp(3), dp(2)) if sizes.alone else (dp(7), dp(5), dp(3))
    edge = thick / 2
    for points in round_dashes(_within(box, edge), max(0.1, sizes.radius - edge), on, off):
        group.add(SmoothLine(points=points, width=smooth(thick)))
    laid = _as_laid(square)
    coat = look(laid.state, laid.mark)
    inner = _within(box, dp(PREVIEW if not sizes.alone else PREVIEW / 2))
    _plate(group, inner, max(dp(2), sizes.radius - dp(3)), coat.fill)
    less = _fitting(laid, inner, sizes)
    if laid.state.is_empty or inner[2] > dp(LETTER_ALONE):
        _inside(group, laid, inner, less, coat)
    else:
        _alone(group, laid.name, laid.mark, inner, less, coat)


def corridor(one: Box, other: Box) -> Box:
    """What joins two neighbours of a chain, on whole pixels."""
    (left, low, wide, high), (right, below, _, _) = one, other
    reach = dp(4)
    if low == below:
        start, end = left + wide - reach, right + reach
        box = start, low + high * (1 - 0.22 - 0.34), end - start, high * 0.34
    else:
        start, end = below + high - reach, low + reach
        box = left + wide * 0.3, start, wide * 0.4, end - start
    left, low, wide, high = map(round, box)
    return left, low, wide, high


def _fitting(square: Square, box: Box, sizes: Sizes) -> Sizes:
    """The sizes for this one square in a smaller box, without its city."""
    _, _, wide, high = box
    beside = words(square.name, MEDIUM, sizes.name).width
    if square.mark is not None:
        beside += words(square.mark.letter, BOLD, sizes.letter).width
    factor = min(1.0, (wide - 2 * dp(5)) / beside)
    return sizes._replace(
        wide=round(wide),
        high=round(high),
        inset=dp(5) if wide > dp(LETTER_ALONE) else dp(3),
        name=sizes.name * factor,
        letter=sizes.letter * factor,
        city=0,
        strip=dp(7) if wide < dp(LOW) else sizes.strip,
    )


def _as_laid(square: Square) -> Square:
    """The square as a tile would make it; one where none may lie stays as it is."""
    if square.state in {State.OPEN, State.QUIET}:
        state = State.LONE if square.becomes is None else State.CHAIN
        return square._replace(state=state, mark=square.becomes)
    return square


def _inside(group: InstructionGroup, square: Square, box: Box, sizes: Sizes, coat: Look) -> None:
    """Strip, diagonals, words and icon."""
    mark = square.mark
    if square.state in ICON_OF:
        _crossed(group, square.state, box, sizes)
    if mark is not None:
        if sizes.alone:
            _alone(group, mark.letter, mark, box, sizes, coat)
            return
        _strip(group, mark, box, sizes, coat)
    if sizes.name < dp(SMALLEST_NAME):
        return
    left, low, wide, high = box
    top = low + high
    above = max(0.0, min(dp(4), (high - sizes.name * LINE_HIGH) / 2))
    baseline = sizes.name + above
    regular = square.state is State.QUIET
    group.add(Color(*coat.ink))
    _text(
        group,
        square.name,
        REGULAR if regular else MEDIUM,
        sizes.name,
        left + sizes.inset,
        top - baseline,
    )
    if mark is not None:
        letter = words(mark.letter, BOLD, sizes.letter)
        right = left + wide - sizes.inset - letter.width
        _text(
            group,
            mark.letter,
            BOLD,
            sizes.letter,
            right,
            top - max(dp(6), sizes.inset) - sizes.letter * CAPITAL,
        )
    if sizes.city and square.city and square.state not in ICON_OF:
        room = wide - sizes.inset - dp(2)
        group.add(Color(*coat.second))
        step = 13.5 if mark is not None else 15.5
        at = top - baseline - dp(step) * max(1, sizes.city / dp(11))
        for line, size in city_lines(square.city, room, sizes.city):
            _text(group, line, REGULAR, size, left + sizes.inset, at)
            at -= dp(12) * max(1, sizes.city / dp(11))


def _alone(
    group: InstructionGroup, text: str, mark: Mark | None, box: Box, sizes: Sizes, coat: Look
) -> None:
    """A text in the middle, above the strip if there is one."""
    left, low, wide, high = box
    foot = 0.0
    if mark is not None and theme.patterns:
        _strip(group, mark, box, sizes, coat)
        foot = sizes.strip + dp(2.5)
    size = high / 2
    width = words(text, BOLD, size).width
    if width > wide - dp(3):
        size *= (wide - dp(3)) / width
        width = words(text, BOLD, size).width
    group.add(Color(*coat.ink))
    middle = low + foot + (high - foot) / 2
    _text(group, text, BOLD, size, left + (wide - width) / 2, middle - size * CAPITAL / 2)


def _strip(group: InstructionGroup, mark: Mark, box: Box, sizes: Sizes, coat: Look) -> None:
    """The chain's pattern at the foot."""
    if theme.patterns:
        left, low, wide, _ = box
        group.add(Color(*coat.ink[:3], INK))
        group.add(strip(mark.place, left + dp(3), low + dp(2.5), wide - dp(6), sizes.strip))


def _crossed(group: InstructionGroup, state: State, box: Box, sizes: Sizes) -> None:
    """The diagonals of a square no tile may go to, and why in an icon."""
    left, low, wide, high = box
    near = dp(2)
    group.add(Color(*theme.colour("outline", 0.45)))
    ends = [((left + near, low + near), (left + wide - near, low + high - near))]
    if state is State.NEVER:
        ends.append(((left + near, low + high - near), (left + wide - near, low + near)))
    for (x, y), (right, up) in ends:
        group.add(SmoothLine(points=(x, y, right, up), width=smooth(dp(1.5))))
    if sizes.icon:
        icon = words(md_icons[ICON_OF[state]], ICONS, sizes.icon)
        group.add(Color(*theme.colour("ink2")))
        right = left + wide - dp(5) - (sizes.icon + icon.width) / 2
        write(group, icon, right, low + dp(3) + (sizes.icon - icon.height) / 2)


def city_lines(city: str, room: float, largest: float) -> list[tuple[str, float]]:
    """A city on one line, or on two where it has two words, as large as it fits; or left out."""
    least = min(largest, dp(SMALLEST_CITY))
    lines = _broken(city) if words(city, REGULAR, largest).width > room else [city]
    found = []
    for line in lines:
        size = largest
        while size > least and words(line, REGULAR, size).width > room:
            size = max(least, size - dp(0.5))
        if words(line, REGULAR, size).width > room:
            return []
        found.append((line, size))
    return found


def _broken(city: str) -> list[str]:
    """The two halves of a name of several words, the longer one as short as can be."""
    breaks = [place + 1 for place, sign in enumerate(city) if sign in " -" and place]
    if not breaks:
        return [city]
    halves = [[city[:place].rstrip(), city[place:]] for place in breaks]
    return min(halves, key=lambda lines: max(map(len, lines)))


def _text(
    group: InstructionGroup, text: str, face: str, size: float, x: float, baseline: float
) -> None:
    """A text on a baseline."""
    texture = words(text, face, size)
    write(group, texture, x, baseline + size * ASCENT - texture.height)


def _plate(group: InstructionGroup, box: Box, radius: float, colour: Colour) -> None:
    group.add(Color(*colour))
    group.add(plate(box, radius))


def _within(box: Box, edge: float) -> Box:
    left, low, wide, high = box
    return left + edge, low + edge, wide - 2 * edge, high - 2 * edge

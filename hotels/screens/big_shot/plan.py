"""Where the lots of a board stand, and how large everything on them is, in the room there is."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.drawing import styled, wrapped
from hotels.views.big_shot_lots import PLACES, LotFace, LotGroup

GAP = 12
"""Between two lots at most, in dp."""

ICON = 24
"""How large the tree of a park is, in dp."""

GROWS = 44
"""By so many dp a row of lots may be higher than it needs."""

LINES = 2
"""So many lines a verdict may have before it is said in fewer words."""


class Way(NamedTuple):
    """How lots are drawn: sizes in dp, styles of type, and what they give up."""

    least: float
    """How narrow a lot may be."""
    cube: float
    between: float
    """From one place to the next."""
    side: float
    edge: float
    """What is left at the sides of a lot, and above and below."""
    head: str
    verdict: str
    in_line: bool = False
    """Whether all places stand in one line if that has room."""
    changes: bool = True
    """Whether it is said what one more cube would change."""
    captions: bool = True
    gap: float = GAP
    note: str = "caption"
    """The style of what would change."""


NARROW = Way(104, 26, 3, 8, 6, "question narrow", "support medium", changes=False, gap=8)
FLAT = Way(148, 22, 2, 6, 5, "sign phone", "support medium", in_line=True, changes=False, gap=6)

WAYS = (
    Way(200, 46, 6, 18, 14, "people", "name list", note="support", gap=16),
    Way(132, 29, 4, 13, 10, "title", "name short"),
    Way(132, 26, 4, 12, 7, "question narrow", "name short", gap=10),
    NARROW._replace(edge=5, changes=True),
    NARROW,
    NARROW._replace(cube=22, edge=4, head="sign phone", gap=6),
    FLAT,
    FLAT._replace(cube=20, edge=4, captions=False),
)
"""The ways to draw lots, the amplest first."""

SCROLLED = (FLAT, NARROW)
"""Where the lots scroll anyway: the flattest, and what a very narrow window takes."""


class Cell(NamedTuple):
    """What a lot says in one way, and how high it is with it."""

    head: str
    """The style of its name."""
    title: float
    """How high its name is."""
    beside: str
    """What stands at the right of its name: its value, or how many places are free."""
    below: str
    """Its value, where that has no room beside a long name."""
    across: int
    """Places in a line."""
    cube: float
    verdict: str
    says: float
    """How high the verdict is."""
    changes: str
    height: float


class Plan(NamedTuple):
    """Where everything stands, from the top left corner, y downwards, in pixels."""

    way: Way
    width: float
    columns: tuple[int, ...]
    """Lots abreast, group by group."""
    boxes: tuple[Box, ...]
    """Captions and lots in order."""
    height: float

    @property
    def key(self) -> tuple[object, ...]:
        """What of it says how a lot is drawn."""
        return self.way, self.columns, round(self.width)


def planned(groups: Sequence[LotGroup], width: float, room: float) -> Plan:
    """The amplest way that has room; the flattest of all where none has, and they scroll."""
    found = None
    for way in WAYS:
        found = _plan(way, groups, width)
        if found.height <= room:
            return _grown(found, groups, room)
    return min((_plan(way, groups, width) for way in SCROLLED), key=lambda plan: plan.height)


def _plan(way: Way, groups: Sequence[LotGroup], width: float) -> Plan:
    boxes: list[Box] = []
    columns: list[int] = []
    gap, top = round(dp(way.gap)), 0.0
    for group in groups:
        if boxes:
            top += gap
        if way.captions:
            high = caption_height()
            boxes.append(Box(0, top, width, high))
            top += high
        else:
            boxes.append(Box(0, top, width, 0))
        count = len(group.lots)
        least = dp(way.least) * (1 if way.in_line else _scale())
        most = max(1, int((width + gap) // (least + gap)))
        across = ceil(count / ceil(count / most))
        columns.append(across)
        wide = (width - gap * (across - 1)) / across
        for first in range(0, count, across):
            if first:
                top += gap
            some = group.lots[first : first + across]
            high = max(ceil(cell(lot, way, wide).height) for lot in some)
            for place in range(len(some)):
                left = round(place * (wide + gap))
                right = round(place * (wide + gap) + wide)
                boxes.append(Box(left, top, right - left, high))
            top += high
    return Plan(way, width, tuple(columns), tuple(boxes), top)


def _grown(plan: Plan, groups: Sequence[LotGroup], room: float) -> Plan:
    """The rows of lots as much higher as the room lets them be."""
    rows = sum(
        ceil(len(group.lots) / across) for group, across in zip(groups, plan.columns, strict=True)
    )
    more = int(min((room - plan.height) / max(1, rows), dp(GROWS)))
    boxes, seen, last = [], 0, -1.0
    captions = set()
    place = 0
    for group in groups:
        captions.add(place)
        place += 1 + len(group.lots)
    for place, box in enumerate(plan.boxes):
        if place in captions:
            boxes.append(box._replace(y=box.y + seen * more))
            last = -1
            continue
        if box.y != last:
            seen, last = seen + 1, box.y
        boxes.append(box._replace(y=box.y + (seen - 1) * more, height=box.height + more))
    return plan._replace(boxes=tuple(boxes), height=plan.height + rows * more)


def caption_height() -> float:
    """How high the line over a group is."""
    return float(styled("Park", "support medium").height + dp(4))


def cell(lot: LotFace, way: Way, width: float) -> Cell:
    """What a lot so wide says, and how high it is."""
    room = width - 2 * dp(way.side)
    head = way.head if _title(lot, way.head) <= room else "name short"
    aside = styled(*aside_of(lot)).width
    has_room = _title(lot, head) + aside + dp(8) <= room
    below = "" if has_room else lot.worth
    title = wrapped(lot.head, head, max(1, room - _icon(lot))).height
    across, cube = _places(way, room)
    lines = ceil(PLACES / across)
    says = lot.verdict
    most = LINES * styled("Ag", way.verdict).height + dp(1)
    if wrapped(says, way.verdict, room).height > most:
        says = lot.brief
    high = float(wrapped(says, way.verdict, room).height)
    changes = lot.changes if way.changes else ""
    height = title + dp(4) + lines * (cube + dp(way.between)) + dp(4) + high
    if below:
        height += styled(below, "amount").height
    if changes:
        height += wrapped(changes, way.note, room).height
    beside = aside_of(lot)[0] if has_room else ""
    return Cell(
        head, title, beside, below, across, cube, says, high, changes, height + 2 * dp(way.edge)
    )


def aside_of(lot: LotFace) -> tuple[str, str]:
    """What stands beside a lot's name where there is room, and in which style."""
    return (lot.worth, "amount") if lot.worth else (lot.free, "support")


def _places(way: Way, room: float) -> tuple[int, float]:
    """How many places stand in a line, and how large each is, in pixels."""
    between, cube = dp(way.between), dp(way.cube)
    if way.in_line:
        fit = (room + between) / PLACES - between
        if fit >= dp(18):
            return PLACES, float(int(min(fit, cube)))
    for across in (5, 4):
        if across * (cube + between) - between <= room:
            return across, float(round(cube))
    return 4, float(int((room + between) / 4 - between))


def _title(lot: LotFace, style: str) -> float:
    """How wide a lot's name is, with the tree of a park."""
    tag = styled(lot.tag, "caption").width + dp(6) if lot.tag else 0
    return float(styled(lot.head, style).width + _icon(lot) + tag)


def _icon(lot: LotFace) -> float:
    return float(dp(ICON + 4)) if lot.is_park else 0.0


def _scale() -> float:
    return min(1.3, max(1.0, theme.text_size))

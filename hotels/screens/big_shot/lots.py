"""The lots: whose each is now, its seven places, and what one more cube would change."""

from collections.abc import Callable, Sequence
from math import ceil, inf
from typing import NamedTuple

from kivy.graphics import Color
from kivy.metrics import dp

from hotels.screens.big_shot.cubes import Mark, draw_cube, draw_places
from hotels.screens.big_shot.plan import ICON, Cell, Plan, Way, aside_of, cell, planned
from hotels.screens.theme import theme
from hotels.screens.widgets.boxes import Box
from hotels.screens.widgets.drawing import styled, wrapped
from hotels.screens.widgets.raster import plate
from hotels.screens.widgets.rows import Rows
from hotels.views.big_shot_lots import PLACES, LotFace, LotGroup

ROUND = 12


class Caption(NamedTuple):
    """What stands over a group of lots."""

    name: str
    right: str = ""


class Look(NamedTuple):
    """The colours of a lot: ground, border, and the inks on it."""

    ground: str
    line: str
    ink: str
    ink2: str
    thick: float = 1


PLAIN = Look("sheet", "rule", "ink", "ink2")
PARK = Look("cont", "rule", "ink", "ink2")
OWNED = Look("priC", "pri", "onPriC", "onPriC")


class LotGrid(Rows):
    """Every lot of the board, group by group, each a target; only what changed is drawn again."""

    ground = "paper"
    lined = False

    def __init__(
        self,
        on_tap: Callable[[LotFace, str], None],
        on_hold: Callable[[LotFace, str], None] | None = None,
        **rest: object,
    ) -> None:
        super().__init__(on_tap, on_hold, **rest)
        self.groups: Sequence[LotGroup] = ()
        self.aside = ""
        """What stands at the right over the first group."""
        self.room = inf
        """How high it may be without scrolling, in pixels."""
        self._plan: Plan | None = None

    def tell(self, groups: Sequence[LotGroup], aside: str = "") -> None:
        """The lots as they are now, and a word over the first ones."""
        self.groups, self.aside = groups, aside
        self.lay()

    def give(self, room: float) -> None:
        """So much height there is."""
        if room != self.room:
            self.room = room
            self.lay()

    def lay(self) -> None:
        """Everything at its place for the room there is."""
        if self.width <= dp(100) or not self.groups:
            return
        before = self._plan
        self._plan = planned(self.groups, self.width, self.room)
        if before is None or (before.key, before.boxes) != (self._plan.key, self._plan.boxes):
            self._heights = []
        rows: list[Caption | LotFace] = []
        for group in self.groups:
            rows.append(Caption(group.name, "" if rows else self.aside))
            rows += group.lots
        self.show(rows)

    def lot(self, name: str) -> tuple[LotFace, Box]:
        """A lot and where it lies, by its name on the board."""
        return next(
            (row, box)
            for row, box in zip(self.rows, self.boxes, strict=True)
            if isinstance(row, LotFace) and row.lot == name
        )

    # what the list asks

    def show(self, rows: Sequence[Caption | LotFace]) -> None:
        """These lots at the places that were planned."""
        if self._plan is not None and len(self._plan.boxes) == len(rows):
            super().show(rows)

    def heights(self, _: Sequence[Caption | LotFace]) -> list[float]:
        """As they were planned."""
        return [] if self._plan is None else [box.height for box in self._plan.boxes]

    def row_width(self, index: int) -> float:
        """As it was planned."""
        return self._plan.boxes[index].width if self._plan is not None else self.width

    def whole(self) -> float:
        """How high all lots are together."""
        return self._plan.height if self._plan is not None else 0

    def places(self) -> list[Box]:
        """Where they stand."""
        if self._plan is None:
            return []
        top = self.y + self.height
        return [
            Box(self.x + box.x, top - box.y - box.height, box.width, box.height)
            for box in self._plan.boxes
        ]

    def mode(self) -> object:
        """The way they are drawn."""
        return None if self._plan is None else self._plan.key

    def part(self, row: Caption | LotFace, box: Box, x: float) -> str:
        """A lot is one target; a caption is none."""
        del box, x
        return "lot" if isinstance(row, LotFace) else ""

    def _widen(self, *_: object) -> None:
        self._kept.clear()
        self._heights = []
        self.lay()

    # drawing

    def draw(self, index: int, row: Caption | LotFace, box: Box) -> None:
        """A lot, or the words over a group."""
        if self._plan is None:
            return
        way = self._plan.way
        if isinstance(row, Caption):
            if way.captions:
                self._caption(index, row, box)
            return
        look = look_of(row)
        self._sheet(index, look, box)
        said = cell(row, way, box.width)
        side = dp(way.side)
        top = box.y + box.height - dp(way.edge)
        top = self._head(index, row, said, look, Box(side, top, box.width - 2 * side, 0))
        room = box.width - 2 * side
        if said.below:
            high = styled(said.below, "amount").height
            self.put(index, said.below, "amount", look.ink, side, top - high / 2, **_on(look))
            top -= high
        top -= dp(4)
        if row.is_sold:
            self._sold(index, row, said, look, Box(side, top, room, 0))
        else:
            self._cubes(index, row, said, way, (side, top))
        lines = ceil(PLACES / said.across)
        top -= lines * (said.cube + dp(way.between)) + dp(4)
        middle = top - said.says / 2
        self.put(index, said.verdict, way.verdict, look.ink, side, middle, **_on(look), width=room)
        if said.changes:
            high = wrapped(said.changes, way.note, room).height
            middle = top - said.says - high / 2
            self.put(
                index, said.changes, way.note, look.ink2, side, middle, **_on(look), width=room
            )

    def _caption(self, index: int, row: Caption, box: Box) -> None:
        """The words over a group."""
        y, end = box.middle + dp(2), box.right - dp(4)
        style, role = "support medium", "ink2"
        self.put(index, row.name, style, role, 0, y, ground="paper")
        if row.right:
            self.put(index, row.right, style, role, end, y, align="right", ground="paper")

    def _sheet(self, index: int, look: Look, box: Box) -> None:
        """The ground with its border."""
        group = self.group(index)
        thick = max(1, round(dp(look.thick)))
        group.add(Color(*theme.colour(look.line)))
        group.add(plate(box, dp(ROUND)))
        group.add(Color(*theme.colour(look.ground)))
        inner = box.x + thick, box.y + thick, box.width - 2 * thick, box.height - 2 * thick
        group.add(plate(inner, dp(ROUND) - thick))

    def _head(self, index: int, row: LotFace, said: Cell, look: Look, box: Box) -> float:
        """The name at the left, what is free at the right; where it ends."""
        x, middle = box.x, box.y - said.title / 2
        if row.is_park:
            role = "pri" if look.ground != "priC" else look.ink
            self.put_icon(index, "tree-outline", ICON, role, x, middle)
            x += dp(ICON + 4)
        room = box.right - x
        name = self.put(
            index, row.head, said.head, look.ink, x, middle, **_on(look), width=max(1, room)
        )
        if row.tag:
            low = middle - dp(3)
            self.put(index, row.tag, "caption", look.ink2, name.right + dp(6), low, **_on(look))
        if said.beside:
            style = aside_of(row)[1]
            role = look.ink if row.worth else look.ink2
            self.put(index, said.beside, style, role, box.right, middle, align="right", **_on(look))
        return box.y - said.title

    def _cubes(
        self, index: int, row: LotFace, said: Cell, way: Way, at: tuple[float, float]
    ) -> None:
        """The seven places, the cubes on the first ones."""
        left, top = at
        pitch = said.cube + dp(way.between)
        boxes = [
            Box(
                round(left + place % said.across * pitch),
                round(top - (place // said.across + 1) * pitch + dp(way.between)),
                said.cube,
                said.cube,
            )
            for place in range(PLACES)
        ]
        draw_places(self.group(index), boxes[len(row.cubes) :])
        for box, (colour, letter) in zip(boxes, row.cubes, strict=False):
            draw_cube(self.group(index), box, Mark(colour, letter))

    def _sold(self, index: int, row: LotFace, said: Cell, look: Look, box: Box) -> None:
        """The owner's cube, and where the others went."""
        x, middle = box.x, box.y - said.cube / 2 - dp(2)
        lines = ceil(PLACES / said.across)
        if lines > 1:
            middle = box.y - said.cube
        if row.keeper is not None:
            colour, letter = row.keeper
            low = round(middle - said.cube / 2)
            cube = Box(round(x), low, said.cube, said.cube)
            draw_cube(self.group(index), cube, Mark(colour, letter))
            x += said.cube + dp(8)
        room = max(dp(40), box.right - x)
        for style in ("support", "caption"):
            high = wrapped(row.gone, style, room).height
            if high <= lines * (said.cube + dp(4)):
                self.put(index, row.gone, style, look.ink2, x, middle, **_on(look), width=room)
                return


def look_of(row: LotFace) -> Look:
    """The colours of a lot: sold, a park, to be tapped, or none of that."""
    if row.is_sold:
        return OWNED
    look = PARK if row.is_park else PLAIN
    return look._replace(line="pri", thick=2) if row.is_lit else look


def _on(look: Look) -> dict[str, str]:
    return {"ground": look.ground}

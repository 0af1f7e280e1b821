"""Many pictures on one canvas, in a single drawing for each page that they stand on.

A frame costs by its drawings, and so does a change: a board's pictures one by one are a hundred.
"""

from array import array
from collections.abc import Mapping

from kivy.graphics import InstructionGroup, Mesh

from hotels.screens.widgets.baked import Baked, Page

CORNERS, NUMBERS = 4, 16
"""A picture has so many corners, and so many numbers say where they are and what stands there."""

TRIANGLES = (0, 1, 2, 2, 3, 0)

NOTHING = array("f", bytes(4 * NUMBERS))


class Mosaic(InstructionGroup):
    """Pictures by their numbers, each at its place; none is painted over as long as it is seen."""

    def __init__(self, places: Mapping[int, tuple[float, float]]) -> None:
        super().__init__()
        self.shown: dict[int, Baked] = {}
        self._places = {
            number: (NUMBERS * slot, round(x), round(y))
            for slot, (number, (x, y)) in enumerate(places.items())
        }
        self._drawings: dict[Page, tuple[Mesh, array[float]]] = {}

    def show(self, number: int, baked: Baked) -> None:
        """Another picture in this place."""
        before = self.shown.get(number)
        self.shown[number] = baked
        if before is not None and before.page is not baked.page:
            self._leave(number, before.page)
        _, left, low = self._places[number]
        right, top = left + baked.size[0], low + baked.size[1]
        seen = baked.texture.tex_coords
        corners = (left, low, *seen[:2], right, low, *seen[2:4])
        corners += (right, top, *seen[4:6], left, top, *seen[6:])
        self._put(number, baked.page, array("f", corners))

    def hide(self, number: int) -> None:
        """Its picture is not seen until it is shown again."""
        self._put(number, self.shown[number].page, NOTHING)

    def _put(self, number: int, page: Page, corners: "array[float]") -> None:
        mesh, numbers = self._drawings.get(page) or self._begun(page)
        start = self._places[number][0]
        numbers[start : start + NUMBERS] = corners
        mesh.vertices = numbers  # told anew, else nothing is drawn anew

    def _begun(self, page: Page) -> tuple[Mesh, "array[float]"]:
        """The drawing of a page of which nothing was shown yet."""
        numbers = NOTHING * len(self._places)
        indices = [
            CORNERS * place + corner for place in range(len(self._places)) for corner in TRIANGLES
        ]
        mesh = Mesh(vertices=numbers, indices=indices, mode="triangles", texture=page.fbo.texture)
        self.add(mesh)
        self._drawings[page] = mesh, numbers
        return mesh, numbers

    def _leave(self, number: int, page: Page) -> None:
        """A picture of this page is no longer shown here; with the last one goes its drawing."""
        if any(baked.page is page for baked in self.shown.values()):
            self._put(number, page, NOTHING)
            return
        mesh, _ = self._drawings.pop(page)
        self.remove(mesh)

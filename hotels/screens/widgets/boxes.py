"""Where something lies on a canvas, and which words stand there."""

from typing import NamedTuple


class Box(NamedTuple):
    """Where something lies: from the left, from the foot, and its measures, in pixels."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is within."""
        return self.x <= x <= self.x + self.width and self.y <= y <= self.y + self.height

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def middle(self) -> float:
        """Half way up."""
        return self.y + self.height / 2


class Words(NamedTuple):
    """A text as it was drawn, for whoever looks whether all can be read."""

    text: str
    box: Box
    role: str
    ground: str
    style: str

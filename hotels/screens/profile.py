"""What kind of window the screens stand in, by its size in dp."""

from enum import StrEnum
from typing import NamedTuple


class Kind(StrEnum):
    """The four ways to arrange a screen."""

    WIDE = "wide"
    SHORT = "short"
    PORTRAIT = "portrait"
    PHONE = "phone"


BESIDE = 840
"""From this width on, in dp, two panes have room beside each other in a short window."""


PANE = 392
"""How wide the pane beside a board is where there is room, in dp."""


class Profile(NamedTuple):
    """A window's kind, its measures, and the margin and the gap between panes that go with them."""

    kind: Kind = Kind.WIDE
    width: float = 1280
    height: float = 800

    @property
    def margin(self) -> float:
        """From the edge of the window to what stands in it."""
        return {Kind.SHORT: 12, Kind.PHONE: 8}.get(self.kind, 16)

    @property
    def gap(self) -> float:
        """Between panes."""
        return {Kind.SHORT: 12, Kind.PHONE: 8}.get(self.kind, 16)

    @property
    def pane(self) -> float:
        """How wide the pane beside a board is; in a narrow window it gives way a little."""
        return PANE if self.kind is Kind.WIDE else min(376, self.width * 0.42)

    @property
    def is_phone(self) -> bool:
        """Whether one thing at a time is seen."""
        return self.kind is Kind.PHONE

    @property
    def is_landscape(self) -> bool:
        """Whether panes stand side by side."""
        return self.kind in {Kind.WIDE, Kind.SHORT} and not self.is_cramped

    @property
    def is_cramped(self) -> bool:
        """Whether a short window is narrow as well."""
        return self.kind is Kind.SHORT and self.width < BESIDE


def profile(width: float, height: float) -> Profile:
    """The profile of a window of so many dp."""
    if width < 600:
        kind = Kind.PHONE
    elif height > width:
        kind = Kind.PORTRAIT
    elif width >= 1000 and height >= 700:
        kind = Kind.WIDE
    else:
        kind = Kind.SHORT
    return Profile(kind, width, height)

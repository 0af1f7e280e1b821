"""What ends a fault's trial: that something is wrong, or that this machine lacks what it takes."""

from tools.tour.wrong import Wrong, hold

__all__ = ["Lacking", "Wrong", "hold"]


class Lacking(Exception):
    """What it takes to bring a fault about and is not here, in a sentence."""

"""What ends a fault's trial: that something is wrong, or that it cannot be tried here."""

from tools.tour.wrong import Wrong, hold

__all__ = ["Skipped", "Wrong", "hold"]


class Skipped(Exception):
    """A fault that cannot be brought about on this machine, and why."""

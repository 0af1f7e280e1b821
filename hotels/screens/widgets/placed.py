"""What waits until everything has found its place, be the device quick or slow."""

from collections.abc import Callable

from kivy.clock import Clock

FRAMES = 3
"""So many frames after a change every height is known; on a slow device they are long ones."""


class Placed:
    """Does something, so many frames after it was last called."""

    def __init__(self, does: Callable[[], None], frames: int = FRAMES) -> None:
        self._does, self._frames, self._left = does, frames, 0
        self._count = Clock.create_trigger(lambda _: self._one_less(), 0, interval=True)

    def __call__(self) -> None:
        """From now on."""
        self._left = self._frames
        self._count()

    def _one_less(self) -> bool:
        """Whether another frame is waited for."""
        self._left -= 1
        if self._left == 0:
            self._does()
        return self._left > 0

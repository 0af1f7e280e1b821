"""Which numbers of a row were cut off: those that stood at some place or behind it at the time."""

from bisect import bisect, insort
from collections.abc import Callable, Iterator
from typing import Generic, NamedTuple, TypeVar

from hotels.ledger.row import Row

T = TypeVar("T")


class _Cut(NamedTuple, Generic[T]):
    """A cut, and when it was."""

    time: int
    reason: T


class Cuts(Generic[T]):
    """The cuts through a row; the last of them can be taken back.

    None of them goes through the numbers it cuts off. A number is cut off if it came to its place
    before a cut, and stands where that one begins or behind it. So a cut takes the same time
    however much it cuts off, and to ask about a number takes O(log n).
    """

    def __init__(self, row: Row) -> None:
        self.placed: dict[int, int] = {}
        """By number, when it came to its place in the row."""
        self._row = row
        self._cuts: dict[int, _Cut[T]] = {}
        """By the number they begin with, in the order they were made."""
        self._steps: list[int] = []
        """The numbers with which those begin that tell; each later one, further back in the row.

        Where a cut begins before an earlier one, the earlier one tells no more.
        """
        self._height = 0
        """How many of the steps there are; those behind are kept for when one is taken back."""

    def cut(self, number: int, time: int, reason: T) -> Callable[[], None]:
        """Cut off a number and all behind it; what takes that back, when it is the last again."""
        label, steps, height = self._row.label, self._steps, self._height
        place = bisect(steps, label[number], hi=height, key=label.__getitem__)
        covered, steps[place : place + 1] = steps[place : place + 1], [number]
        self._height = place + 1
        self._cuts[number] = _Cut(time, reason)

        def back() -> None:
            del self._cuts[number]
            self._height, steps[place : place + 1] = height, covered

        return back

    def __contains__(self, number: int) -> bool:
        """Whether a number of the row is cut off."""
        steps, label = self._steps, self._row.label
        at = bisect(
            steps, self.placed[number], hi=self._height, key=lambda one: self._cuts[one].time
        )
        return at < self._height and label[steps[at]] <= label[number]

    def found(self) -> Iterator[tuple[int, T]]:
        """Every number that is cut off, and why: the first cut that did it."""
        here: list[_Cut[T]] = []
        """The cuts that begin here or before, in the order they were made."""
        for number in self._row if self._cuts else ():
            if number in self._cuts:
                insort(here, self._cuts[number], key=_time)
            at = bisect(here, self.placed[number], key=_time)
            if at < len(here):
                yield number, here[at].reason


def _time(cut: _Cut[T]) -> int:
    """When a cut was."""
    return cut.time

"""One line of the table, and how a time is taken."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

MICRO, MILLI = 1_000_000, 1_000


class Row(NamedTuple):
    """What was timed, beside the least it could cost and what it should come to."""

    what: str
    ours: float
    floor: float
    unit: str
    goal: str = ""

    def __str__(self) -> str:
        ours, floor = (f"{time:.1f} {self.unit}" for time in (self.ours, self.floor))
        return f"{self.what:<58}{ours:>10}{floor:>10}{self.ours / self.floor:>8.1f}  {self.goal}"


HEAD = f"{'what':<58}{'ours':>10}{'floor':>10}{'ratio':>8}  goal"


def bests(rounds: int, works: Sequence[Callable[[], object]]) -> list[float]:
    """The shortest of several rounds of each, in seconds: the rest is the machine's, not ours.

    They take turns, so that a busy spell of the machine falls on all of them.
    """
    taken = [[_once(work) for work in works] for _ in range(rounds)]
    return [min(times) for times in zip(*taken, strict=True)]


def median(rounds: int, work: Callable[[], object]) -> float:
    """The middle one of several rounds, in seconds, after one that warms the machine up."""
    work()
    return sorted(_once(work) for _ in range(rounds))[rounds // 2]


def _once(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start

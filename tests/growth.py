"""Whether work grows no faster than what it is done on: twice as much takes about twice as long."""

from collections.abc import Callable
from time import thread_time

FACTOR = 8
"""How much more is given the second time."""

LEEWAY = 3
"""So many times longer each piece may take then. What grows with the square takes 8 times."""

ROUNDS = 3


def growth(work: Callable[[int], Callable[[], object]], size: int) -> float:
    """How many times longer a piece takes where there are 8 times as many of them.

    The times of this thread alone count, and of each the shortest of several that take turns.
    """
    small, large = work(size), work(FACTOR * size)
    times = [(_once(small), _once(large)) for _ in range(ROUNDS)]
    return min(most for _, most in times) / min(least for least, _ in times) / FACTOR


def assert_even(work: Callable[[int], Callable[[], object]], size: int) -> None:
    """The work on 8 times as much takes about 8 times as long, and never 64 times."""
    found = growth(work, size)
    assert found < LEEWAY, f"each piece takes {found:.1f} times as long"


def _once(work: Callable[[], object]) -> float:
    begun = thread_time()
    work()
    return max(thread_time() - begun, 1e-6)

"""Whether work grows no faster than what it is done on: twice as much takes about twice as long."""

import gc
from collections.abc import Callable
from random import Random
from time import process_time

FACTOR = 16
"""How much more is given the second time."""

LEEWAY = 5
"""So many times longer each piece may take then, for more is further away in the memory.

What grows with the square takes 16 times as long.
"""

ROUNDS = 3


def growth(work: Callable[[int], Callable[[], object]], size: int) -> float:
    """How many times longer a piece takes where there are 16 times as many of them.

    The times of this thread alone count, and of each the shortest of several that take turns.
    """
    small, large = work(size), work(FACTOR * size)
    times = [(_once(small), _once(large)) for _ in range(ROUNDS)]
    return min(most for _, most in times) / min(least for least, _ in times) / FACTOR


def assert_even(work: Callable[[int], Callable[[], object]], size: int) -> None:
    """The work on 16 times as much takes about 16 times as long, and never 256 times."""
    found = growth(work, size)
    assert found < LEEWAY, f"each piece takes {found:.1f} times as long"


def chance(seed: int) -> Random:
    """What falls the same way each time."""
    return Random(seed)  # noqa: S311  a test, no secret


def _once(work: Callable[[], object]) -> float:
    gc.disable()
    try:
        begun = process_time()
        work()
        return max(process_time() - begun, 1e-6)
    finally:
        gc.enable()

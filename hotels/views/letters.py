"""The letter on each chain's fob."""

from collections.abc import Iterable
from functools import lru_cache


def letters(names: Iterable[str]) -> tuple[str, ...]:
    """For each chain the first letter of its name that no earlier chain has taken.

    A name that ends in a digit takes the digit; where no letter is left, the place's number.
    """
    return _letters(tuple(names))


@lru_cache(maxsize=16)
def _letters(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same; a table asks for its own after every tap."""
    taken: list[str] = []
    for place, name in enumerate(names, 1):
        own = name.strip().upper()
        wanted = (
            [own[-1]] if own and own[-1].isdigit() else [sign for sign in own if sign.isalnum()]
        )
        taken.append(next((sign for sign in wanted if sign not in taken), str(place)))
    return tuple(taken)

"""Whole dollars: splitting a pot, and paying it in bills."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

Money = int
Bills = tuple[tuple[int, Money], ...]
"""How many of which bill, the largest first: ``((2, 1000), (3, 100))``."""


def split(pot: Money, among: int, step: Money) -> Money:
    """Each one's part of the pot, rounded up to a whole step."""
    return -(-pot // (among * step)) * step


def split_by_seat(pot: Money, among: int, step: Money) -> list[Money]:
    """The pot in whole steps, what is left over going one step at a time to the first ones."""
    each, over = divmod(pot // step, among)
    return [(each + (seat < over)) * step for seat in range(among)]


def sum_of(bills: Iterable[tuple[int, Money]]) -> Money:
    """What a handful of bills is worth."""
    return sum(count * bill for count, bill in bills)


def fewest(amount: Money, kinds: Sequence[Money]) -> Bills | None:
    """The amount in as few bills as can be, or None where these bills cannot make it.

    Every kind is a multiple of the smallest, so that any amount is made which the smallest divides.
    """
    largest_first = sorted(set(kinds), reverse=True)
    if amount % largest_first[-1]:
        return None
    if are_nested(largest_first):
        return _greedily(amount, largest_first)
    return _tabled(amount, largest_first)


def are_nested(largest_first: Sequence[Money]) -> bool:
    """Whether each bill is a multiple of the next, so that taking the largest first is best."""
    return all(large % small == 0 for large, small in pairwise(largest_first))


def with_change(
    amount: Money, most: Money, own: Sequence[Money], kinds: Sequence[Money]
) -> tuple[Bills, Bills] | None:
    """How else an amount is paid: bills of one's ``own`` kinds, ``most`` in all, and the change.

    None where fewer bills change hands if it is paid exactly, and that takes own kinds alone.
    """
    exact = fewest(amount, kinds)
    ways = []
    for unit in own:
        given = -(-amount // unit) * unit
        back = fewest(given - amount, kinds)
        paid = fewest(given, [kind for kind in own if kind % unit == 0])
        if given <= most and back is not None and paid is not None:
            ways.append((_number(paid) + _number(back), given, paid, back))
    if exact is None or not ways:
        return None
    number, _, paid, back = min(ways)
    is_own = all(kind in own for _, kind in exact)
    return None if is_own and number >= _number(exact) else (paid, back)


def _number(bills: Bills) -> int:
    """How many bills these are."""
    return sum(count for count, _ in bills)


def _greedily(amount: Money, kinds: Sequence[Money]) -> Bills:
    """Largest bill first: the fewest wherever each bill is a multiple of the next."""
    counts = []
    for bill in kinds:
        count, amount = divmod(amount, bill)
        if count:
            counts.append((count, bill))
    return tuple(counts)


def _tabled(amount: Money, kinds: Sequence[Money]) -> Bills:
    """The fewest by a table of all smaller amounts.

    Of any n smaller bills, n units making the largest, some add up to a multiple of the largest,
    which takes fewer of those. So fewer than n are needed, and all beyond their worth is paid in
    the largest at once.
    """
    largest, unit = kinds[0], kinds[-1]
    beyond = amount - (largest // unit - 1) * kinds[1]
    at_once = max(0, -(-beyond // largest))
    units = (amount - at_once * largest) // unit
    needed = [0] * (units + 1)
    taken = [0] * (units + 1)
    for made in range(1, units + 1):
        usable = (bill for bill in kinds if bill <= made * unit)
        taken[made] = min(usable, key=lambda bill: needed[made - bill // unit])
        needed[made] = 1 + needed[made - taken[made] // unit]
    counts = dict.fromkeys(kinds, 0)
    counts[largest] = at_once
    while units:
        counts[taken[units]] += 1
        units -= taken[units] // unit
    return tuple((count, bill) for bill, count in counts.items() if count)

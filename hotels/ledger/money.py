"""Whole dollars: splitting a pot, and paying it in bills."""

from collections.abc import Iterable, Mapping, Sequence
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
    if all(large % small == 0 for large, small in pairwise(largest_first)):
        return _greedily(amount, largest_first)
    return _searched(amount, largest_first)


def change(price: Money, given: Mapping[Money, int], kinds: Sequence[Money]) -> Bills | None:
    """What the bank hands back for a payment; None where the bills given do not reach the price."""
    over = sum_of((count, bill) for bill, count in given.items()) - price
    return None if over < 0 else fewest(over, kinds)


def _greedily(amount: Money, kinds: Sequence[Money]) -> Bills:
    """Largest bill first: the fewest wherever each bill is a multiple of the next."""
    counts = []
    for bill in kinds:
        count, amount = divmod(amount, bill)
        if count:
            counts.append((count, bill))
    return tuple(counts)


def _searched(amount: Money, kinds: Sequence[Money]) -> Bills:
    """Most of each bill first; a branch that cannot beat the best found is given up."""
    best: Bills = ()
    best_count = amount + 1

    def hand_out(left: Money, kind: int, chosen: Bills, used: int) -> None:
        nonlocal best, best_count
        bill = kinds[kind]
        if kind == len(kinds) - 1:
            count = left // bill
            if used + count < best_count:
                best = (*chosen, (count, bill)) if count else chosen
                best_count = used + count
            return
        for count in range(left // bill, -1, -1):
            rest = left - count * bill
            if used + count - (-rest // kinds[kind + 1]) >= best_count:
                break
            more = (*chosen, (count, bill)) if count else chosen
            hand_out(rest, kind + 1, more, used + count)

    hand_out(amount, 0, (), 0)
    return best

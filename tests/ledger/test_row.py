"""Numbers in an order of their own: where each stands, and how long that takes to keep."""

from collections.abc import Callable

import pytest

from hotels.ledger.row import END, Row
from tests.growth import assert_even, chance

STEPS = 600


@pytest.mark.parametrize("seed", range(30))
def test_a_row_is_a_list_whose_labels_grow(seed: int) -> None:
    luck, row, plain = chance(seed), Row(), list[int]()
    crowded = luck.random()
    for number in range(1, STEPS):
        place = luck.randrange(len(plain) + 1)
        if luck.random() < crowded:
            place = min(len(plain), seed % 3)  # the same place again and again has no room soon
        row.put(number, plain[place] if place < len(plain) else END)
        plain.insert(place, number)
        if luck.random() < seed / 60:
            row.take(plain.pop(luck.randrange(len(plain))))
        labels = [row.label[one] for one in row]
        assert [*row] == plain
        assert labels == sorted({*labels})
        assert [row.following[one] for one in [END, *plain]] == [*plain, END]
    assert {*row.label} == {*plain, END}


def test_an_empty_row_has_no_number() -> None:
    row = Row()
    row.put(7)
    row.take(7)
    assert [*row] == []
    assert row.following[END] == END


def at_the_end(row: Row, size: int) -> None:
    for number in range(1, size):
        row.put(number)


def at_the_front(row: Row, size: int) -> None:
    for number in range(1, size):
        row.put(number, row.following[END])


def behind_the_first(row: Row, size: int) -> None:
    row.put(size)
    row.put(size + 1)
    for number in range(1, size):
        row.put(number, row.following[size])


def before_the_last(row: Row, size: int) -> None:
    row.put(size)
    for number in range(1, size):
        row.put(number, size)


def anywhere(row: Row, size: int) -> None:
    luck = chance(size)
    row.put(1)
    for number in range(2, size):
        row.put(number, luck.randrange(1, number))


def in_and_out(row: Row, size: int) -> None:
    at_the_end(row, size // 2)
    for number in range(size, 2 * size):
        row.put(number, row.following[END])
        if number % 3:
            row.take(number)


WAYS = (at_the_end, at_the_front, behind_the_first, before_the_last, anywhere, in_and_out)


@pytest.mark.parametrize("way", WAYS)
def test_a_number_takes_as_long_in_a_long_row(way: Callable[[Row, int], None]) -> None:
    assert_even(lambda size: lambda: way(Row(), size), 1_000)

"""Splitting a pot by the step, and paying any amount in as few bills as can be."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotels.ledger.money import Bills, are_nested, fewest, split, split_by_seat, sum_of, with_change

DECISION = (1_000, 500, 100)
ACQUIRE = (5_000, 1_000, 500, 100)
ODD = (1_000, 700, 100)


@pytest.mark.parametrize(
    ("pot", "among", "step", "each"),
    [
        (7_500, 2, 100, 3_800),
        (2_500, 3, 100, 900),
        (4_500, 4, 100, 1_200),
        (3_000, 2, 100, 1_500),
        (3_000, 3, 100, 1_000),
        (100, 3, 100, 100),
        (101, 1, 100, 200),
        (0, 3, 100, 0),
        (2_500, 3, 1, 834),
        (2_500, 2, 500, 1_500),
    ],
)
def test_a_part_is_rounded_up_to_the_step(pot: int, among: int, step: int, each: int) -> None:
    assert split(pot, among, step) == each


@pytest.mark.parametrize(
    ("pot", "among", "step", "parts"),
    [
        (2_000, 3, 100, [700, 700, 600]),
        (5_000, 3, 100, [1_700, 1_700, 1_600]),
        (4_000, 3, 100, [1_400, 1_300, 1_300]),
        (3_000, 3, 100, [1_000, 1_000, 1_000]),
        (2_000, 6, 100, [400, 400, 300, 300, 300, 300]),
        (100, 2, 100, [100, 0]),
        (7, 2, 1, [4, 3]),
        (2_000, 1, 100, [2_000]),
    ],
)
def test_what_is_left_over_goes_one_step_at_a_time_to_the_first(
    pot: int, among: int, step: int, parts: list[int]
) -> None:
    assert split_by_seat(pot, among, step) == parts


def test_a_handful_of_bills_has_a_sum() -> None:
    assert sum_of(((4, 1_000), (3, 500), (5, 100))) == 6_000
    assert sum_of(()) == 0


@pytest.mark.parametrize(
    ("amount", "kinds", "bills"),
    [
        (0, DECISION, ()),
        (100, DECISION, ((1, 100),)),
        (400, DECISION, ((4, 100),)),
        (500, DECISION, ((1, 500),)),
        (900, DECISION, ((1, 500), (4, 100))),
        (6_000, DECISION, ((6, 1_000),)),
        (5_900, DECISION, ((5, 1_000), (1, 500), (4, 100))),
        (6_000, ACQUIRE, ((1, 5_000), (1, 1_000))),
        (9_900, ACQUIRE, ((1, 5_000), (4, 1_000), (1, 500), (4, 100))),
        (12_000, (100, 5_000, 500, 1_000, 500), ((2, 5_000), (2, 1_000))),
        (1_400, ODD, ((2, 700),)),
        (2_400, ODD, ((1, 1_000), (2, 700))),
        (1_100, ODD, ((1, 1_000), (1, 100))),
        (1_700, ODD, ((1, 1_000), (1, 700))),
        (600, ODD, ((6, 100),)),
        (1_500, (1_000, 700, 500, 100), ((1, 1_000), (1, 500))),
        (1_200, (1_000, 700, 500, 100), ((1, 700), (1, 500))),
        (100_000, ODD, ((100, 1_000),)),
        (100_400, ODD, ((99, 1_000), (2, 700))),
        (1_000_100, ODD, ((1_000, 1_000), (1, 100))),
        (3, (1,), ((3, 1),)),
        (72, (10, 9, 1), ((8, 9),)),
    ],
)
def test_the_fewest_bills(amount: int, kinds: tuple[int, ...], bills: Bills) -> None:
    assert fewest(amount, kinds) == bills


@pytest.mark.parametrize("kinds", [DECISION, ACQUIRE, ODD, (1_100, 600, 400, 100), (900, 500, 100)])
def test_no_handful_is_smaller(kinds: tuple[int, ...]) -> None:
    fewest_counts = [0]
    for amount in range(100, 7_001, 100):
        reachable = [amount - kind for kind in kinds if kind <= amount]
        fewest_counts.append(1 + min(fewest_counts[rest // 100] for rest in reachable))
        bills = fewest(amount, kinds)
        assert bills is not None
        assert sum_of(bills) == amount
        assert sum(count for count, _ in bills) == fewest_counts[-1]
        assert [bill for _, bill in bills] == sorted({bill for _, bill in bills}, reverse=True)
        assert all(count > 0 for count, _ in bills)


@pytest.mark.parametrize(
    ("amount", "kinds"), [(50, DECISION), (150, ODD), (101, ACQUIRE), (700, (1_000, 500))]
)
def test_some_amounts_no_bill_makes(amount: int, kinds: tuple[int, ...]) -> None:
    assert fewest(amount, kinds) is None


@pytest.mark.parametrize(
    ("kinds", "nested"),
    [
        ((5_000, 1_000, 500, 100), True),
        ((100,), True),
        ((10, 5, 1), True),
        ((1_000, 700, 100), False),
        ((900, 500, 100), False),
        ((1_000, 500, 200, 100), False),
        ((600, 400, 200), False),
    ],
)
def test_bills_are_nested_where_each_is_so_many_of_the_next(
    kinds: tuple[int, ...], *, nested: bool
) -> None:
    assert are_nested(kinds) is nested


START = (1_000, 500, 100)
"""The bills that players of DECISION and of Acquire begin with."""


@pytest.mark.parametrize(
    ("amount", "paid", "back"),
    [
        (400, ((1, 500),), ((1, 100),)),  # two bills instead of four
        (800, ((1, 1_000),), ((2, 100),)),  # three instead of four
        (900, ((1, 1_000),), ((1, 100),)),
        (1_400, ((1, 1_000), (1, 500)), ((1, 100),)),
        (1_900, ((2, 1_000),), ((1, 100),)),
        (4_900, ((5, 1_000),), ((1, 100),)),  # and none of 5,000, which nobody began with
        (5_000, ((5, 1_000),), ()),
    ],
)
def test_a_larger_bill_is_changed_where_fewer_change_hands(
    amount: int, paid: Bills, back: Bills
) -> None:
    assert with_change(amount, 6_000, START, ACQUIRE) == (paid, back)
    assert with_change(amount, sum_of(paid), START, ACQUIRE) == (paid, back)
    assert with_change(amount, sum_of(paid) - 1, START, ACQUIRE) != (paid, back)


@pytest.mark.parametrize("amount", [100, 200, 300, 500, 600, 700, 1_000, 1_200, 1_300, 2_000])
def test_what_is_as_easy_paid_exactly_needs_no_change(amount: int) -> None:
    assert with_change(amount, 6_000, START, ACQUIRE) is None


@pytest.mark.parametrize(
    ("amount", "own", "way"),
    [
        (300, (500,), (((1, 500),), ((2, 100),))),  # nobody began with 100
        (800, (500,), (((2, 500),), ((2, 100),))),
        (1_000, (500,), (((2, 500),), ())),
        (500, (500,), None),
        (300, (), None),
    ],
)
def test_whoever_has_no_such_bill_gives_another(
    amount: int, own: tuple[int, ...], way: tuple[Bills, Bills] | None
) -> None:
    assert with_change(amount, 6_000, own, ACQUIRE) == way


@given(st.integers(1, 60), st.integers(0, 80), st.sets(st.sampled_from(ODD), min_size=1), st.data())
def test_a_payment_less_its_change_is_the_amount(
    amount: int, most: int, kinds: set[int], data: st.DataObject
) -> None:
    unit = min(kinds)
    allowed = [kind for kind in kinds if kind % unit == 0]
    own = data.draw(st.lists(st.sampled_from(allowed), unique=True))
    way = with_change(amount * unit, most * unit, own, allowed)
    if way is not None:
        paid, back = way
        assert sum_of(paid) - sum_of(back) == amount * unit
        assert sum_of(paid) <= most * unit
        assert {bill for _, bill in paid} <= {*own}
        assert all(bill < min(bill for _, bill in paid) for _, bill in back)

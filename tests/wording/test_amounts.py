"""Money, numbers, lists and other people's texts."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotels.wording.amounts import (
    LONGEST_QUOTE,
    Count,
    counted,
    in_bills,
    listed,
    money,
    quoted,
    times,
)


@pytest.mark.parametrize(
    ("amount", "said"),
    [(0, "$0"), (100, "$100"), (1500, "$1,500"), (-700, "−$700"), (-1_234_567, "−$1,234,567")],
)
def test_money_has_commas_and_a_true_minus(amount: int, said: str) -> None:
    assert money(amount) == said


@given(st.integers())
def test_money_never_has_a_hyphen(amount: int) -> None:
    assert "-" not in money(amount)
    assert int(money(amount).replace("−", "-").replace("$", "").replace(",", "")) == amount


def test_lists_are_spoken() -> None:
    assert listed([]) == ""
    assert listed(["Wilton"]) == "Wilton"
    assert listed(["Wilton", "Luxor"]) == "Wilton and Luxor"
    assert listed(["Wilton", "Luxor", "Festival"], "or") == "Wilton, Luxor or Festival"
    assert listed(word for word in ("a", "b")) == "a and b"


def test_one_is_singular_and_zero_is_none() -> None:
    assert [counted(count, "block", "blocks") for count in range(3)] == [
        "no blocks",
        "1 block",
        "2 blocks",
    ]


def test_a_count_brings_its_noun_and_a_true_minus() -> None:
    said = "{some:share/shares}, {none:share/shares}, {some}, {less}, {many:,}"
    facts = {"some": Count(1), "none": Count(0), "less": Count(-2), "many": Count(-1_000)}
    assert said.format_map(facts) == "1 share, no shares, 1, −2, −1,000"


def test_bills_are_counted_from_the_largest() -> None:
    assert in_bills(((3, 1_000), (1, 500), (2, 100))) == "3 × 1,000 · 1 × 500 · 2 × 100"
    assert in_bills(()) == "none"


@pytest.mark.parametrize(
    ("factor", "said"),
    [
        (10, "10"),
        (1, "1"),
        (Fraction(15, 2), "7.5"),
        (Fraction(725, 100), "7.25"),
        (Fraction(1, 100), "0.01"),
        (Fraction(1001, 100), "10.01"),
    ],
)
def test_multiples_are_exact(factor: int | Fraction, said: str) -> None:
    assert times(factor) == said


@given(st.integers(1, 100_000))
def test_a_multiple_says_what_it_is(hundredths: int) -> None:
    assert Fraction(times(Fraction(hundredths, 100))) == Fraction(hundredths, 100)


def test_a_text_is_quoted_short_and_on_one_line() -> None:
    assert quoted("O'Neil 李") == "O'Neil 李"
    assert quoted("a\nb\t\N{ESCAPE}[2J\ud800\N{RIGHT-TO-LEFT OVERRIDE}") == "a?b??[2J??"
    assert quoted("x" * 40) == "x" * 40
    assert quoted("x" * 41) == "x" * 39 + "…"


@given(st.text())
def test_any_text_can_be_quoted(text: str) -> None:
    assert quoted(text).isprintable()
    assert len(quoted(text)) <= LONGEST_QUOTE

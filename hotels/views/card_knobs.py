"""What can be set at a figure: numbers, switches, one of several answers, a name."""

from collections.abc import Mapping
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from hotels.ledger.chains.changes import HIGHEST_PRICE, HUNDRED
from hotels.ledger.money import Money
from hotels.wording.amounts import money, times
from hotels.wording.amounts import number as grouped
from hotels.wording.language import phrase

HUNDREDTHS = 100
"""Multiples of the price are counted in these."""

Value = bool | int | str
Values = Mapping[str, Value]


class Unit(StrEnum):
    """What a number counts."""

    COUNT = "count"
    MONEY = "money"
    TIMES = "times"
    """Multiples of a price, in hundredths."""

    def said(self, number: int) -> str:
        """The number in words."""
        if self is Unit.MONEY:
            return money(number)
        if self is Unit.TIMES:
            return (
                times(Fraction(number, HUNDREDTHS))
                if number
                else phrase("instead of a figure|none")
            )
        return grouped(number)


class Number(NamedTuple):
    """A number to be typed or stepped."""

    key: str
    label: str
    now: int
    least: int
    most: int
    step: int = 1
    unit: Unit = Unit.COUNT


class Switch(NamedTuple):
    """A thing that is so or not."""

    key: str
    label: str
    support: str
    now: bool


class Choice(NamedTuple):
    """One of several."""

    key: str
    label: str
    answers: tuple[tuple[Value, str], ...]
    now: Value


class Words(NamedTuple):
    """A name to be typed."""

    key: str
    label: str
    now: str


class Swatches(NamedTuple):
    """One of several colours, each with its name."""

    key: str
    label: str
    answers: tuple[tuple[str, str], ...]
    now: str
    """Empty where it is not known."""


Knob = Number | Switch | Choice | Words | Swatches


def amount(key: str, label: str, now: Money) -> Number:
    """A number of dollars, stepped by hundreds."""
    return Number(key, label, now, 0, HIGHEST_PRICE, HUNDRED, Unit.MONEY)

"""The steps a sum of Big Shot can take."""

from enum import StrEnum

from hotels.ledger.big_shot.rule import Rule, cite
from hotels.ledger.big_shot.terms import OWED, Cubes
from hotels.ledger.money import Money
from hotels.ledger.working import Working


class Step(StrEnum):
    """One kind of step; its arguments stand beside it."""

    PRICE = "price"  # red, yellow, white and black cubes
    LOAN = "loan"  # which loan of this colour, what the bank keeps
    LOT = "lot"  # name
    PARK = "park"  # name
    DOUBLED = "doubled"  # name, park
    CASH = "cash"  # colour
    CARDS = "debit cards"  # how many
    BALANCE = "balance"  # colour, lots
    WORTH = "worth"  # lots


def price_paid(price: Money, cubes: Cubes) -> Working:
    """What the winner of an auction pays, and for what."""
    return Working(price, Step.PRICE, cubes, cite(Rule.BID))


def lent(number: int, amount: Money) -> Working:
    """What the first, second, third ... loan of a colour brings."""
    rule = Rule.LOAN if amount else Rule.LOAN_LEAST
    return Working(amount, Step.LOAN, (number, OWED - amount), cite(rule))

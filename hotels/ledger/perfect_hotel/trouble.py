"""All that can speak against an entry of Perfect Hotel: code, grade and rule in one table."""

from collections.abc import Mapping
from enum import StrEnum

from hotels.ledger.objection import Grade, Objection
from hotels.ledger.perfect_hotel.books import Books
from hotels.ledger.perfect_hotel.entries import Entry
from hotels.ledger.perfect_hotel.rule import Rule
from hotels.ledger.replay import Booked

Page = Booked[Entry, Books]
"""An entry of Perfect Hotel and the books after it."""


class Trouble(StrEnum):
    """The codes of the objections."""

    NO_SUCH_PLAYER = "no such player at the hotel"
    NO_SUCH_KIND = "no such kind"
    OVER = "all rounds are kept"
    NEGATIVE = "less than no cards"
    TOO_SMALL = "a floor of one card"
    TOURISTS_ONLY = "a floor of tourists"
    SECOND_FLOOR = "a second floor of a kind"
    TOURISTS = "more tourists than there are"
    CARDS = "more build cards than there are"
    EMPTY = "nobody has built"
    VALUE = "a value out of range"
    ROUNDS = "too many rounds"


_TABLE: Mapping[Trouble, tuple[Grade, Rule]] = {
    Trouble.NO_SUCH_PLAYER: (Grade.IMPOSSIBLE, Rule.PLAYERS),
    Trouble.NO_SUCH_KIND: (Grade.IMPOSSIBLE, Rule.VALUES),
    Trouble.OVER: (Grade.IMPOSSIBLE, Rule.ROUNDS),
    Trouble.NEGATIVE: (Grade.IMPOSSIBLE, Rule.FLOOR),
    Trouble.TOO_SMALL: (Grade.IMPOSSIBLE, Rule.FLOOR),
    Trouble.TOURISTS_ONLY: (Grade.IMPOSSIBLE, Rule.FLOOR),
    Trouble.SECOND_FLOOR: (Grade.IMPOSSIBLE, Rule.ONE_KIND),
    Trouble.TOURISTS: (Grade.IMPOSSIBLE, Rule.CARDS),
    Trouble.CARDS: (Grade.IMPOSSIBLE, Rule.CARDS),
    Trouble.EMPTY: (Grade.AGAINST, Rule.ROUNDS),
    Trouble.VALUE: (Grade.IMPOSSIBLE, Rule.VALUES),
    Trouble.ROUNDS: (Grade.IMPOSSIBLE, Rule.ROUNDS),
}


def objection(trouble: Trouble, /, **facts: object) -> Objection:
    """An objection of this trouble with its facts."""
    grade, rule = _TABLE[trouble]
    return Objection(trouble.value, grade, rule.value, facts)

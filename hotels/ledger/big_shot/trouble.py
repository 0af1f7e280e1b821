"""All that can speak against an entry of Big Shot: code, grade and rule in one table."""

from enum import StrEnum

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.entries import Entry
from hotels.ledger.big_shot.rule import Rule
from hotels.ledger.objection import Grade, Objection
from hotels.ledger.replay import Booked

Page = Booked[Entry, Books]
"""An entry and the books after it."""


class Trouble(StrEnum):
    """The codes of the objections."""

    NO_SUCH_PLAYER = "no such player"
    NO_SUCH_COLOUR = "no such colour"
    NO_SUCH_LOT = "no such lot"
    GAME_OVER = "game over"
    DUE = "due"
    ROLLER = "not his roll"
    NOT_FOUR = "not four cubes"
    ONE_COLOUR = "one colour only"
    CUBES_SHORT = "too few cubes left"
    NO_ROOM = "no room"
    OUT_OF_TURN = "out of turn"
    PASSED = "passed before"
    LEADS = "leads"
    TOO_LOW = "too low"
    TOO_HIGH = "too high"
    SOMEBODY_BID = "somebody bid"
    PRICE_OF_NOTHING = "price of nothing"
    BEYOND = "beyond the purse"
    NOT_HIS_COLOUR = "not his colour"
    SHORT = "colour short"
    GHOST = "ghost"
    LOAN_TWICE = "second loan"
    LOAN_LATE = "loan too late"
    NO_CARDS = "no debit cards"
    LOAN_EMPTY = "empty loan"
    SOLD = "sold"
    NOT_LEFT = "not left"


_TABLE: dict[Trouble, tuple[Grade, Rule]] = {
    Trouble.NO_SUCH_PLAYER: (Grade.IMPOSSIBLE, Rule.PLAYERS),
    Trouble.NO_SUCH_COLOUR: (Grade.IMPOSSIBLE, Rule.CUBES),
    Trouble.NO_SUCH_LOT: (Grade.IMPOSSIBLE, Rule.BOARD),
    Trouble.GAME_OVER: (Grade.IMPOSSIBLE, Rule.END),
    Trouble.DUE: (Grade.IMPOSSIBLE, Rule.ROUND),
    Trouble.ROLLER: (Grade.REMINDER, Rule.MOVE),
    Trouble.NOT_FOUR: (Grade.IMPOSSIBLE, Rule.CUBES),
    Trouble.ONE_COLOUR: (Grade.AGAINST, Rule.CUBES),
    Trouble.CUBES_SHORT: (Grade.IMPOSSIBLE, Rule.CUBES),
    Trouble.NO_ROOM: (Grade.IMPOSSIBLE, Rule.LOT),
    Trouble.OUT_OF_TURN: (Grade.AGAINST, Rule.BID),
    Trouble.PASSED: (Grade.IMPOSSIBLE, Rule.BID),
    Trouble.LEADS: (Grade.IMPOSSIBLE, Rule.BID),
    Trouble.TOO_LOW: (Grade.IMPOSSIBLE, Rule.BID),
    Trouble.TOO_HIGH: (Grade.IMPOSSIBLE, Rule.MONEY),
    Trouble.SOMEBODY_BID: (Grade.IMPOSSIBLE, Rule.NO_BID),
    Trouble.PRICE_OF_NOTHING: (Grade.IMPOSSIBLE, Rule.NO_BID),
    Trouble.BEYOND: (Grade.AGAINST, Rule.MONEY),
    Trouble.NOT_HIS_COLOUR: (Grade.IMPOSSIBLE, Rule.TWO_PLAYERS),
    Trouble.SHORT: (Grade.AGAINST, Rule.ONE_PURSE),
    Trouble.GHOST: (Grade.IMPOSSIBLE, Rule.GHOST),
    Trouble.LOAN_TWICE: (Grade.AGAINST, Rule.LOAN),
    Trouble.LOAN_LATE: (Grade.AGAINST, Rule.LOAN_TIME),
    Trouble.NO_CARDS: (Grade.IMPOSSIBLE, Rule.CARDS),
    Trouble.LOAN_EMPTY: (Grade.REMINDER, Rule.LOAN_LEAST),
    Trouble.SOLD: (Grade.IMPOSSIBLE, Rule.LOT),
    Trouble.NOT_LEFT: (Grade.IMPOSSIBLE, Rule.PLACE),
}


def objection(trouble: Trouble, /, **facts: object) -> Objection:
    """An objection of this trouble with its facts."""
    grade, rule = _TABLE[trouble]
    return Objection(trouble.value, grade, rule.value, facts)


def set_aside(entry: Entry, books: Books, trouble: Trouble, **facts: object) -> Page:
    """The page of an entry that cannot have happened: the books stay as they were."""
    return Booked(entry, books, (), (objection(trouble, **facts),))


def due(entry: Entry, books: Books) -> Page:
    """The page of an entry before which something else is owed."""
    asked = books.awaiting
    if asked is None:
        return set_aside(entry, books, Trouble.GAME_OVER)
    return set_aside(entry, books, Trouble.DUE, kind=asked.kind.value, player=asked.player)

"""All that can speak against an entry of the chain game: code, grade and rule in one table."""

from enum import StrEnum
from typing import TypeVar

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Entry
from hotels.ledger.chains.rule import Rule
from hotels.ledger.objection import Grade, Objection
from hotels.ledger.replay import Booked

Page = Booked[Entry, Books]
"""An entry of the chain game and the books after it."""

E = TypeVar("E", bound=Entry)


class Trouble(StrEnum):
    """The codes of the objections."""

    NO_SUCH_PLAYER = "no such player"
    NO_SUCH_SQUARE = "no such square"
    NO_SUCH_CHAIN = "no such chain"
    GAME_OVER = "game over"
    DUE = "due"
    NOT_HIS_TO_SAY = "not his to say"
    NOT_BEGUN = "not begun"
    BOUGHT_BEFORE = "bought before"
    OUT_OF_TURN = "out of turn"
    END_REACHED = "end reached"
    SQUARE_TAKEN = "square taken"
    EIGHTH_CHAIN = "eighth chain"
    JOINS_TWO_SAFE = "joins two safe"
    NAME_TAKEN = "name taken"
    NOTHING_TO_NAME = "nothing to name"
    NO_EQUALS = "no equals"
    NOT_LARGEST = "not largest"
    SMALLER_SURVIVES = "smaller survives"
    CHOSEN_BEFORE = "chosen before"
    DISPOSED_SINCE = "disposed since"
    NOTHING_TO_SETTLE = "nothing to settle"
    LARGER_FIRST = "larger first"
    NOT_ASKED = "not asked"
    ANNOUNCED_BEFORE = "announced before"
    BELOW_BOOKS = "below the books"
    ABOVE_DEALT = "above the dealt"
    ABOVE_HAND = "above the hand"
    DEALT_LEFT_OVER = "dealt left over"
    NOT_DRAWN = "not drawn"
    DRAWN_OUT_OF_RANGE = "drawn out of range"
    NOT_DISPOSING = "not disposing"
    DISPOSED_BEFORE = "disposed before"
    DISPOSES_LATE = "disposes late"
    MORE_THAN_KNOWN = "more than known"
    ABOVE_ALL = "above all there are"
    NEGATIVE = "negative"
    NOT_ALL_SAID = "not all said"
    ODD_TRADE = "odd trade"
    BANK_SHORT = "bank short"
    SOLD_OUT = "sold out"
    NOT_ON_BOARD = "not on board"
    OVER_LIMIT = "over the limit"
    SAME_CHAIN = "same chain"
    PURSE_SHORT = "purse short"
    NO_END = "no end"
    PURSE_DIFFERS = "purse differs"
    PILE_DIFFERS = "pile differs"
    COUNTED_BELOW_NONE = "counted below none"
    COUNTED_BEYOND = "counted beyond reason"
    NOTE_TOO_LONG = "note too long"
    NOTE_NOT_WRITABLE = "note not writable"
    NOT_ANNOUNCED = "not announced"
    NOT_BETWEEN_TURNS = "not between turns"
    AWAY = "away"
    LAST_AT_TABLE = "last at the table"
    ASKED_FIRST = "asked first"
    SEAT_TAKEN = "seat taken"


_TABLE: dict[Trouble, tuple[Grade, Rule]] = {
    Trouble.NO_SUCH_PLAYER: (Grade.IMPOSSIBLE, Rule.PLAYERS),
    Trouble.NO_SUCH_SQUARE: (Grade.IMPOSSIBLE, Rule.BOARD),
    Trouble.NO_SUCH_CHAIN: (Grade.IMPOSSIBLE, Rule.NAMES),
    Trouble.GAME_OVER: (Grade.IMPOSSIBLE, Rule.ENDS),
    Trouble.DUE: (Grade.GAP, Rule.TURN),
    Trouble.NOT_HIS_TO_SAY: (Grade.IMPOSSIBLE, Rule.TURN),
    Trouble.NOT_BEGUN: (Grade.IMPOSSIBLE, Rule.TURN),
    Trouble.BOUGHT_BEFORE: (Grade.AGAINST, Rule.BUY_LIMIT),
    Trouble.OUT_OF_TURN: (Grade.AGAINST, Rule.TURN),
    Trouble.END_REACHED: (Grade.REMINDER, Rule.WHO_SPEAKS),
    Trouble.SQUARE_TAKEN: (Grade.IMPOSSIBLE, Rule.BOARD),
    Trouble.EIGHTH_CHAIN: (Grade.AGAINST, Rule.SEVEN),
    Trouble.JOINS_TWO_SAFE: (Grade.AGAINST, Rule.TWO_SAFE),
    Trouble.NAME_TAKEN: (Grade.IMPOSSIBLE, Rule.NAME),
    Trouble.NOTHING_TO_NAME: (Grade.IMPOSSIBLE, Rule.NAME),
    Trouble.NO_EQUALS: (Grade.IMPOSSIBLE, Rule.EQUAL_SIZES),
    Trouble.NOT_LARGEST: (Grade.IMPOSSIBLE, Rule.EQUAL_SIZES),
    Trouble.SMALLER_SURVIVES: (Grade.AGAINST, Rule.SURVIVOR),
    Trouble.CHOSEN_BEFORE: (Grade.AGAINST, Rule.EQUAL_SIZES),
    Trouble.DISPOSED_SINCE: (Grade.IMPOSSIBLE, Rule.SURVIVOR),
    Trouble.NOTHING_TO_SETTLE: (Grade.IMPOSSIBLE, Rule.DEFUNCT_ORDER),
    Trouble.LARGER_FIRST: (Grade.IMPOSSIBLE, Rule.DEFUNCT_ORDER),
    Trouble.NOT_ASKED: (Grade.IMPOSSIBLE, Rule.HOLDINGS),
    Trouble.ANNOUNCED_BEFORE: (Grade.IMPOSSIBLE, Rule.HOLDINGS),
    Trouble.BELOW_BOOKS: (Grade.IMPOSSIBLE, Rule.DEAL),
    Trouble.ABOVE_DEALT: (Grade.IMPOSSIBLE, Rule.DEAL),
    Trouble.ABOVE_HAND: (Grade.AGAINST, Rule.DEAL),
    Trouble.DEALT_LEFT_OVER: (Grade.AGAINST, Rule.DEAL),
    Trouble.NOT_DRAWN: (Grade.IMPOSSIBLE, Rule.TWO_PLAYERS),
    Trouble.DRAWN_OUT_OF_RANGE: (Grade.IMPOSSIBLE, Rule.TWO_PLAYERS),
    Trouble.NOT_DISPOSING: (Grade.IMPOSSIBLE, Rule.DISPOSAL),
    Trouble.DISPOSED_BEFORE: (Grade.AGAINST, Rule.DISPOSAL),
    Trouble.DISPOSES_LATE: (Grade.AGAINST, Rule.DISPOSAL),
    Trouble.MORE_THAN_KNOWN: (Grade.AGAINST, Rule.DISPOSAL),
    Trouble.ABOVE_ALL: (Grade.IMPOSSIBLE, Rule.BLOCKS),
    Trouble.NEGATIVE: (Grade.IMPOSSIBLE, Rule.DISPOSAL),
    Trouble.NOT_ALL_SAID: (Grade.IMPOSSIBLE, Rule.DISPOSAL),
    Trouble.ODD_TRADE: (Grade.IMPOSSIBLE, Rule.LIMITED),
    Trouble.BANK_SHORT: (Grade.IMPOSSIBLE, Rule.LIMITED),
    Trouble.SOLD_OUT: (Grade.IMPOSSIBLE, Rule.BUYING),
    Trouble.NOT_ON_BOARD: (Grade.IMPOSSIBLE, Rule.BUYING),
    Trouble.OVER_LIMIT: (Grade.AGAINST, Rule.BUY_LIMIT),
    Trouble.SAME_CHAIN: (Grade.AGAINST, Rule.BUY_LIMIT),
    Trouble.PURSE_SHORT: (Grade.AGAINST, Rule.MONEY),
    Trouble.NO_END: (Grade.AGAINST, Rule.ENDS),
    Trouble.PURSE_DIFFERS: (Grade.REMINDER, Rule.BANKER),
    Trouble.PILE_DIFFERS: (Grade.REMINDER, Rule.BANKER),
    Trouble.COUNTED_BELOW_NONE: (Grade.IMPOSSIBLE, Rule.BANKER),
    Trouble.COUNTED_BEYOND: (Grade.IMPOSSIBLE, Rule.BANKER),
    Trouble.NOTE_TOO_LONG: (Grade.IMPOSSIBLE, Rule.BANKER),
    Trouble.NOTE_NOT_WRITABLE: (Grade.IMPOSSIBLE, Rule.BANKER),
    Trouble.NOT_ANNOUNCED: (Grade.IMPOSSIBLE, Rule.HOLDINGS),
    Trouble.NOT_BETWEEN_TURNS: (Grade.IMPOSSIBLE, Rule.TURN),
    Trouble.AWAY: (Grade.IMPOSSIBLE, Rule.PLAYERS),
    Trouble.LAST_AT_TABLE: (Grade.IMPOSSIBLE, Rule.PLAYERS),
    Trouble.ASKED_FIRST: (Grade.IMPOSSIBLE, Rule.TURN),
    Trouble.SEAT_TAKEN: (Grade.IMPOSSIBLE, Rule.PLAYERS),
}


def objection(trouble: Trouble, grade: Grade | None = None, /, **facts: object) -> Objection:
    """An objection of this trouble with its facts, at its usual grade or another."""
    usual, rule = _TABLE[trouble]
    return Objection(trouble.value, grade or usual, rule.value, facts)


def set_aside(entry: Entry, books: Books, trouble: Trouble, **facts: object) -> Page:
    """The page of an entry that cannot have happened: the books stay as they were."""
    return Booked(entry, books, (), (objection(trouble, Grade.IMPOSSIBLE, **facts),))


def due(books: Books, grade: Grade) -> Objection:
    """That an answer is owed first."""
    asked = books.awaiting
    if asked is None:
        return objection(Trouble.GAME_OVER)
    return objection(
        Trouble.DUE, grade, kind=asked.kind.value, players=asked.players, chain=asked.chain
    )

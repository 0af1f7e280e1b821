"""Every rule that a receipt or an objection of Big Shot can cite, and how sure we are of it."""

from collections.abc import Mapping
from enum import StrEnum

from hotels.ledger.working import Citation, Mark

EDITION = "Big Shot"


class Rule(StrEnum):
    """One citable rule, by the words it goes under."""

    PLAYERS = "players"
    START = "start"
    CUBES = "cubes"
    BOARD = "board"
    ROUND = "round"
    MOVE = "move"
    BID = "bid"
    NO_BID = "no bid"
    MONEY = "money"
    LOAN = "loan"
    LOAN_LEAST = "least loan"
    LOAN_TIME = "time of a loan"
    CARDS = "debit cards"
    PLACE = "place"
    LOT = "lot"
    MAJORITY = "majority"
    CANCEL = "cancel"
    NOBODY = "nobody"
    ACQUIRED = "acquired"
    END = "end"
    PARK = "park"
    PARK_ONCE = "doubled once"
    RECKONING = "reckoning"
    TWO_LOTS = "two lots"
    TIES = "ties"
    BEST_LOT = "most valuable lot"
    NO_WINNER = "no winner"
    HIDDEN = "hidden money"
    SHOWN = "shown money"
    GHOST = "ghost"
    TWO_PLAYERS = "two players"
    ONE_PURSE = "one colour pays"


_BID = "Auction and entering cubes on the board"
_LOANS = "Loans"
_ACQUIRING = "Acquiring lots"
_END = "End of the game and establishing who is the winner"
_VALUES = "Reminder regarding values"
_HIDDEN = "A challenging variant"
_THREE = "The game for three players"
_TWO = "The game for two players"
_OURS = ""

RULES: Mapping[Rule, tuple[Mark, str]] = {
    Rule.PLAYERS: (Mark.ATTESTED, "Preparations"),
    Rule.START: (Mark.ATTESTED, "Preparations"),
    Rule.CUBES: (Mark.ATTESTED, "Preparations"),
    Rule.BOARD: (Mark.RECONSTRUCTED, _OURS),
    Rule.ROUND: (Mark.ATTESTED, "Preparations"),
    Rule.MOVE: (Mark.ATTESTED, "Moving the broker"),
    Rule.BID: (Mark.ATTESTED, _BID),
    Rule.NO_BID: (Mark.ATTESTED, _BID),
    Rule.MONEY: (Mark.ATTESTED, _BID),
    Rule.LOAN: (Mark.ATTESTED, _LOANS),
    Rule.LOAN_LEAST: (Mark.RECONSTRUCTED, _OURS),
    Rule.LOAN_TIME: (Mark.ATTESTED, f"{_HIDDEN}; {_TWO}"),
    Rule.CARDS: (Mark.ATTESTED, "Contents"),
    Rule.PLACE: (Mark.ATTESTED, _BID),
    Rule.LOT: (Mark.ATTESTED, _ACQUIRING),
    Rule.MAJORITY: (Mark.ATTESTED, _ACQUIRING),
    Rule.CANCEL: (Mark.ATTESTED, _ACQUIRING),
    Rule.NOBODY: (Mark.ATTESTED, _END),
    Rule.ACQUIRED: (Mark.ATTESTED, _ACQUIRING),
    Rule.END: (Mark.ATTESTED, _END),
    Rule.PARK: (Mark.ATTESTED, _VALUES),
    Rule.PARK_ONCE: (Mark.RECONSTRUCTED, _OURS),
    Rule.RECKONING: (Mark.ATTESTED, _VALUES),
    Rule.TWO_LOTS: (Mark.ATTESTED, _VALUES),
    Rule.TIES: (Mark.ATTESTED, _VALUES),
    Rule.BEST_LOT: (Mark.RECONSTRUCTED, _OURS),
    Rule.NO_WINNER: (Mark.RECONSTRUCTED, _OURS),
    Rule.HIDDEN: (Mark.ATTESTED, _HIDDEN),
    Rule.SHOWN: (Mark.RECONSTRUCTED, _OURS),
    Rule.GHOST: (Mark.ATTESTED, _THREE),
    Rule.TWO_PLAYERS: (Mark.ATTESTED, _TWO),
    Rule.ONE_PURSE: (Mark.RECONSTRUCTED, _OURS),
}


def cite(rule: Rule, mark: Mark | None = None) -> Citation:
    """A rule as a receipt cites it, at its own mark or that of a figure."""
    own, where = RULES[rule]
    return Citation(EDITION, rule.value, mark or own, where)

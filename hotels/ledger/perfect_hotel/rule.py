"""Every rule of Perfect Hotel that a receipt or an objection can cite, and how sure it is."""

from collections.abc import Mapping
from enum import StrEnum

from hotels.ledger.working import Citation, Mark

EDITION = "Perfect Hotel"


class Rule(StrEnum):
    """One citable rule, by the words it goes under."""

    PLAYERS = "players"
    CARDS = "cards"
    FLOOR = "floor"
    ONE_KIND = "one kind"
    VALUES = "values"
    MAJORITY = "majority"
    TIE = "tie"
    NOBODY = "nobody"
    TOURIST = "tourist"
    PERFECT_VIEW = "perfect view"
    SKY_ROOM = "sky room"
    CHEAP_HOTEL = "cheap hotel"
    TOTAL = "total"
    ROUNDS = "rounds"
    TRACK = "track"


_PRINTED = "the printed rules, ver. 0.9.2"

_SURE: Mapping[Rule, tuple[Mark, str]] = {
    Rule.PLAYERS: (Mark.DERIVED, "trackers in four colours are printed, and a rank needs two"),
    Rule.CARDS: (Mark.RECONSTRUCTED, "62 cards are printed; public descriptions split them"),
    Rule.FLOOR: (Mark.ATTESTED, _PRINTED),
    Rule.ONE_KIND: (Mark.ATTESTED, _PRINTED),
    Rule.VALUES: (Mark.RECONSTRUCTED, "public descriptions: the six are worth 5 to 10"),
    Rule.MAJORITY: (Mark.ATTESTED, _PRINTED),
    Rule.TIE: (Mark.ATTESTED, _PRINTED),
    Rule.NOBODY: (Mark.DERIVED, "no player has the most of what nobody has"),
    Rule.TOURIST: (Mark.ATTESTED, _PRINTED),
    Rule.PERFECT_VIEW: (Mark.ATTESTED, _PRINTED),
    Rule.SKY_ROOM: (Mark.ATTESTED, _PRINTED),
    Rule.CHEAP_HOTEL: (Mark.ATTESTED, _PRINTED),
    Rule.TOTAL: (Mark.ATTESTED, _PRINTED),
    Rule.ROUNDS: (Mark.ATTESTED, _PRINTED),
    Rule.TRACK: (Mark.ATTESTED, _PRINTED),
}


def cite(rule: Rule, mark: Mark | None = None) -> Citation:
    """The rule with its mark, or with another where this use of it is less sure."""
    usual, where = _SURE[rule]
    return Citation(EDITION, rule.value, mark or usual, where)

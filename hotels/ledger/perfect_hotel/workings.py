"""The steps a sum of Perfect Hotel can take."""

from enum import StrEnum


class Step(StrEnum):
    """One kind of step; its arguments stand beside it."""

    ROUND = "round"
    MAJORITY = "majority"  # kind, cards
    TIED = "tied"  # kind, cards
    VALUE = "value"  # kind
    TOURISTS = "tourists"  # how many
    IN_HAND = "tourists in hand"  # how many
    VIEW = "perfect view"  # floors
    VIEW_TIED = "perfect view, tied"  # floors
    SKY = "sky room"  # cards
    CHEAP = "cheap hotel"  # kinds

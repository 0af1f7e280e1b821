"""What the table does with money for a purchase, in words of several sizes."""

from typing import TYPE_CHECKING

from hotels.screens.widgets.asked import Words
from hotels.views.cash_words import to_hand_over

if TYPE_CHECKING:
    from hotels.screens.chains.game import Sitting

AT_FOOT = "support", "amount large", "body", "bills", "support"
ON_SIGN = "support", "amount", "body", "bills", "support"
"""The styles of its parts."""


def to_hand(sitting: "Sitting", styles: tuple[str, ...] = AT_FOOT) -> Words:
    """What is asked for, each part with its style; nothing where nothing is."""
    asked = to_hand_over(sitting.owed, sitting.speech, sitting.books, sitting.unsaid.chosen)
    if asked is None:
        return ()
    return tuple((said, style) for said, style in zip(asked, styles, strict=True) if said)

"""The colours a chain's pieces can have, as an edition states them: six hexadecimal signs."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hotels.ledger.chains.edition import Edition

RED = "D41F2F"
ORANGE = "F08A24"
YELLOW = "F4C81E"
GREEN = "3FB560"
TEAL = "2F8F8B"
CYAN = "52CFEC"
BLUE = "1F5FB4"
PURPLE = "5B2A86"
MAGENTA = "DA52A8"
BROWN = "63391A"
GREY = "8D949A"


def inherited(parent: "Edition", names: Sequence[str]) -> tuple[str, ...]:
    """The colours of chains that replace those of an edition; nothing where it states none.

    A chain of the same name keeps its colour; the others take those that are left, in order.
    """
    if len(names) > len(parent.colours):
        return ()
    kept = {name: parent.colours[at] for name, at in parent.places.items() if name in names}
    left = iter([colour for colour in parent.colours if colour not in kept.values()])
    return tuple(kept[name] if name in kept else next(left) for name in names)

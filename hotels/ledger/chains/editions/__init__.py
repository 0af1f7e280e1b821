"""The printings we reckon with, left to right as `docs/rules.md` lists them."""

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions.acquire import ACQUIRE_CLASSIC
from hotels.ledger.chains.editions.acquire_later import (
    ACQUIRE_1999,
    ACQUIRE_2008,
    ACQUIRE_2016,
    ACQUIRE_RENEGADE,
    ACQUIRE_TYCOON,
)
from hotels.ledger.chains.editions.decision import DECISION, DECISION_DRAFT
from hotels.ledger.chains.editions.vacation import VACATION

__all__ = ("ACQUIRE_CLASSIC", "EDITIONS", "VACATION")

EDITIONS: dict[str, Edition] = {
    edition.id: edition
    for edition in (
        DECISION_DRAFT,
        DECISION,
        VACATION,
        ACQUIRE_CLASSIC,
        ACQUIRE_1999,
        ACQUIRE_2008,
        ACQUIRE_2016,
        ACQUIRE_RENEGADE,
        ACQUIRE_TYCOON,
    )
}

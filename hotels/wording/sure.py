"""How sure a figure or a rule is, in words."""

from hotels.ledger.working import Mark
from hotels.wording.language import phrase, to_phrase

_WORDS = {
    Mark.ATTESTED: to_phrase("printed"),
    Mark.DERIVED: to_phrase("worked out"),
    Mark.RECONSTRUCTED: to_phrase("best guess"),
    Mark.HOUSE: to_phrase("house rule"),
}


def mark_word(mark: Mark) -> str:
    """A mark as people read it: ``printed``, ``best guess``."""
    return phrase(_WORDS[mark])

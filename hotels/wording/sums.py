"""A sum as plain text: words that lead to an amount, and the rule it rests on."""

from hotels.ledger.chains.edition import Edition
from hotels.ledger.working import Citation
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import title
from hotels.wording.sure import mark_word

INDENT = "    "
LEADER_TO = 62
RULES = {"reckoning": to_phrase("final worth")}
"""Rules that are called otherwise than by their id."""


def led_to(words: str, amount: str, width: int = 8, leader_to: int = LEADER_TO) -> str:
    """Words, a dotted leader, and the amount at the right."""
    return f"{words} {'.' * max(3, leader_to - len(words))} {amount:>{width}}"


def ruled(cites: Citation, edition: Edition | None = None) -> str:
    """Game and rule: ``VACATION, defunct order``; an edition goes by its title."""
    rule = RULES.get(cites.rule, cites.rule)
    return f"{title(edition) if edition else cites.edition}, {phrase(rule)}"


def cited(cites: Citation, edition: Edition | None = None) -> str:
    """Game, rule and mark: ``Big Shot, park (printed)``."""
    return f"{ruled(cites, edition)} ({mark_word(cites.mark)})"

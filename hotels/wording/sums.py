"""A sum as plain text: words that lead to an amount, and the rule it rests on."""

from hotels.ledger.chains.edition import Edition
from hotels.ledger.working import Citation
from hotels.wording.language import phrase
from hotels.wording.speech import title

INDENT = "    "
LEADER_TO = 62


def led_to(words: str, amount: str, width: int = 8, leader_to: int = LEADER_TO) -> str:
    """Words, a dotted leader, and the amount at the right."""
    return f"{words} {'.' * max(3, leader_to - len(words))} {amount:>{width}}"


def ruled(cites: Citation, edition: Edition | None = None) -> str:
    """Game and rule: ``VACATION, defunct order``; an edition goes by its title."""
    return f"{title(edition) if edition else cites.edition}, {phrase(cites.rule)}"


def cited(cites: Citation, edition: Edition | None = None) -> str:
    """Game, rule and mark: ``Big Shot, park (attested)``."""
    return f"{ruled(cites, edition)} ({phrase(cites.mark)})"

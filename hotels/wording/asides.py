"""What happens beside the rules, in words."""

from typing import assert_never

from hotels.ledger.chains.entries import Aside, Correct, Count, Leave, Note, Peek, Sit, TurnTo
from hotels.ledger.posting import CASH
from hotels.wording.amounts import counted, money, quoted
from hotels.wording.speech import Speech


def aside(entry: Aside, speech: Speech) -> str:
    """A count, a correction, a seat left or taken, a note: ``Dave's purse was counted: $5,200``."""
    match entry:
        case Count(player, thing, count):
            return f"{speech.player(player)}'s {_pile(thing, count, speech)}"
        case Correct(player, thing, count):
            return f"{speech.player(player)}'s {_pile(thing, count, speech)}, and put right"
        case TurnTo(player):
            return f"The turn was given to {speech.player(player)}"
        case Leave(player, returns):
            where = "went back to the bank" if returns else "stayed"
            return f"{speech.player(player)} left the table; his {speech.word.blocks} {where}"
        case Sit(player):
            return f"{speech.player(player)} took his seat again"
        case Peek(player):
            return f"{speech.player(player)} peeked at his {speech.word.blocks}"
        case Note(text):
            return f"Note: {quoted(text)}"
        case _:
            assert_never(entry)


def _pile(thing: str, count: int, speech: Speech) -> str:
    """A purse or a pile, and what was counted."""
    if thing == CASH:
        return f"purse was counted: {money(count)}"
    held = counted(count, speech.word.block, speech.word.blocks)
    return f"{speech.chain(thing)} was counted: {held}"

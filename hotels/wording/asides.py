"""What happens beside the rules, in words."""

from typing import assert_never

from hotels.ledger.chains.entries import Aside, Correct, Count, Leave, Note, Peek, Sit, TurnTo
from hotels.ledger.posting import CASH
from hotels.wording.amounts import Count as Number
from hotels.wording.amounts import money, quoted
from hotels.wording.language import phrase
from hotels.wording.speech import Speech


def aside(entry: Aside, speech: Speech) -> str:
    """A count, a correction, a seat left or taken, a note: ``Dave's cash was counted: $5,200``."""
    match entry:
        case Count():
            return _counted(entry, speech)
        case Correct():
            return phrase("{counted}, and the books were adjusted", counted=_counted(entry, speech))
        case TurnTo(player):
            return phrase("The turn was given to {player}", player=speech.player(player))
        case Leave(player, returns):
            facts = {"player": speech.player(player), "word": speech.word}
            if returns:
                return phrase(
                    "{player} left the table; the {word.blocks} went back to the bank", **facts
                )
            return phrase("{player} left the table; the {word.blocks} stayed", **facts)
        case Sit(player):
            return phrase("{player} took the seat again", player=speech.player(player))
        case Peek(player):
            return phrase(
                "{player} peeked at their own {word.blocks}",
                player=speech.player(player),
                word=speech.word,
            )
        case Note(text):
            return phrase("Note: {text}", text=quoted(text))
        case _:
            assert_never(entry)


def _counted(entry: Count | Correct, speech: Speech) -> str:
    """Cash or a pile, and what was counted."""
    player = speech.player(entry.player)
    if entry.thing == CASH:
        return phrase(
            "{player}'s cash was counted: {amount}", player=player, amount=money(entry.count)
        )
    return phrase(
        "{player}'s {chain} was counted: {held:{word.block}/{word.blocks}}",
        player=player,
        chain=speech.chain(entry.thing),
        held=Number(entry.count),
        word=speech.word,
    )

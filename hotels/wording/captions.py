"""An entry in the fewest words, for the key that takes it back and the one that brings it back."""

from collections import Counter
from typing import Any

from hotels.ledger.chains.entries import (
    Announce,
    Buy,
    Choose,
    Correct,
    Dispose,
    Draw,
    End,
    Entry,
    Lay,
    Leave,
    Name,
    Note,
    Pass,
    Peek,
    Settle,
    Sit,
    TurnTo,
)
from hotels.ledger.chains.entries import Count as Counted
from hotels.wording.amounts import Count
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

Both = tuple[str, str]
"""As it was done, and as it is to be done again."""

NOTHING: Both = to_phrase("bought nothing"), to_phrase("buy nothing")
BOUGHT: Both = to_phrase("bought {blocks}"), to_phrase("buy {blocks}")
SEVERAL: Both = (
    to_phrase("bought {count:{word.block}/{word.blocks}}"),
    to_phrase("buy {count:{word.block}/{word.blocks}}"),
)
"""A purchase of nothing, of one chain, of several chains."""

SOLD: Both = to_phrase("sold {blocks}"), to_phrase("sell {blocks}")
TRADED: Both = to_phrase("traded {blocks}"), to_phrase("trade {blocks}")
KEPT: Both = to_phrase("kept {blocks}"), to_phrase("keep {blocks}")
MIXED: Both = (
    to_phrase("sold {sold}, traded {traded} {chain}"),
    to_phrase("sell {sold}, trade {traded} {chain}"),
)
"""A disposal; what was kept is said only where nothing else was done."""

_PLAIN: dict[type[Any], Both] = {
    Lay: (to_phrase("laid {tile}"), to_phrase("lay {tile}")),
    Pass: (to_phrase("laid no tile"), to_phrase("lay no tile")),
    Name: (to_phrase("named {chain}"), to_phrase("name {chain}")),
    Choose: (to_phrase("chose {chain}"), to_phrase("choose {chain}")),
    Settle: (to_phrase("{chain} next"), to_phrase("{chain} next")),
    Announce: (to_phrase("announced {blocks}"), to_phrase("announce {blocks}")),
    Draw: (to_phrase("drew {blocks}"), to_phrase("draw {blocks}")),
    End: (to_phrase("declared the end"), to_phrase("declare the end")),
    Counted: (to_phrase("counted"), to_phrase("count again")),
    Correct: (to_phrase("adjusted"), to_phrase("adjust again")),
    TurnTo: (to_phrase("gave the turn"), to_phrase("give the turn")),
    Leave: (to_phrase("left a seat"), to_phrase("leave a seat")),
    Sit: (to_phrase("took a seat"), to_phrase("take a seat")),
    Peek: (to_phrase("peeked"), to_phrase("peek again")),
    Note: (to_phrase("made a note"), to_phrase("make a note")),
}


def caption(entry: Entry, speech: Speech, *, again: bool = False) -> str:
    """``bought 1 Imperial``, or with ``again`` ``buy 1 Imperial``: no player and no reason."""
    chain = getattr(entry, "chain", None)
    said = "" if chain is None else speech.chain(chain)
    facts: dict[str, Any] = {"chain": said, "word": speech.word}
    match entry:
        case Lay(tile=tile):
            facts["tile"] = speech.tile(tile)
        case Announce(blocks=count) | Draw(blocks=count):
            facts["blocks"] = f"{count} {said}"
        case Buy(chains=chains):
            facts["count"] = Count(len(chains))
            facts["blocks"] = "".join(
                f"{count} {speech.chain(name)}" for name, count in Counter(chains).items()
            )
        case Dispose(sell=sell, trade=trade, keep=keep):
            facts |= {"sold": sell, "traded": trade}
            facts["blocks"] = f"{sell or trade or keep} {said}"
    return phrase(_both(entry)[again], **facts)


def _both(entry: Entry) -> Both:
    """The words for an entry."""
    match entry:
        case Buy(chains=chains):
            return (NOTHING, BOUGHT, SEVERAL)[min(2, len(set(chains)))]
        case Dispose(sell=sell, trade=trade):
            if sell and trade:
                return MIXED
            return SOLD if sell else TRADED if trade else KEPT
    return _PLAIN[type(entry)]

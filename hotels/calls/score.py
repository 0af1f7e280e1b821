"""``score``: the final score of a game that nobody tracked."""

from argparse import Namespace

from hotels.calls.files import FINE, content, refusal
from hotels.calls.printing import as_json, said
from hotels.calls.settle import working_object
from hotels.ledger.chains.quick import position
from hotels.ledger.objection import Refused
from hotels.ledger.posting import BANK
from hotels.wording.amounts import money
from hotels.wording.speech import Speech, speech_in
from hotels.wording.sums import INDENT, led_to
from hotels.wording.workings import outcome_in_words, receipt


def run(arguments: Namespace) -> int:
    """Settle the position, and say it in words or as an object."""
    value: object = None
    try:
        value = content(arguments.file)
        scored = position(value)
    except Refused as refused:
        raise refusal(arguments.file, refused, speech=speech_in(value)) from None
    outcome = scored.settlement()
    speech = Speech(scored.books.header.edition, scored.players)
    paid = [
        (posting.taker, posting.working)
        for posting in outcome.postings
        if posting.giver == BANK and posting.working is not None
    ]
    if arguments.json:
        as_json(
            {
                "cash": list(outcome.cash),
                "ranking": [list(level) for level in outcome.ranking],
                "winners": list(outcome.winners),
                "workings": [working_object(player, working, speech) for player, working in paid],
            }
        )
        return FINE
    rank = 1
    for level in outcome.ranking:
        for player in level:
            said(f"{rank}. {speech.player(player)}: {money(outcome.cash[player])}")
            cash = money(scored.books.cash[player])
            said(led_to(f"{INDENT}cash before the settlement", cash))
            for taker, working in paid:
                if taker == player:
                    for line in receipt(working, speech, INDENT):
                        said(line)
        rank += len(level)
    said(outcome_in_words(outcome, speech))
    return FINE

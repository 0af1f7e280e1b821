"""``score``: the final score of a game that nobody tracked."""

from argparse import Namespace

from hotels.calls.files import as_json, complaint, content, said, why
from hotels.calls.settle import working_object
from hotels.ledger.chains.quick import position
from hotels.ledger.objection import Refused
from hotels.ledger.posting import BANK
from hotels.wording.amounts import listed, money
from hotels.wording.speech import Speech
from hotels.wording.workings import receipt


def run(arguments: Namespace) -> int:
    """Settle the position, and say it in words or as an object."""
    try:
        scored = position(content(arguments.file))
    except Refused as refused:
        complaint(arguments.file, "", why(refused))
        return 2
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
                "workings": [
                    {"player": player, **working_object(working, speech)}
                    for player, working in paid
                ],
            }
        )
        return 0
    rank = 1
    for level in outcome.ranking:
        for player in level:
            said(f"{rank}. {speech.player(player)}: {money(outcome.cash[player])}")
            said(f"    cash before the settlement {money(scored.books.cash[player])}")
            for taker, working in paid:
                if taker == player:
                    for line in receipt(working, speech, "    "):
                        said(line)
        rank += len(level)
    names = listed(speech.player(player) for player in outcome.winners)
    said(f"{names} {'wins' if len(outcome.winners) == 1 else 'share the win'}")
    return 0

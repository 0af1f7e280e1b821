"""``settle``: the bonuses for one holding, by one edition or by every one."""

from argparse import Namespace

from hotels.calls.comparison import Awards, compared
from hotels.calls.files import FINE, edition_named, no_edition, refusal, why
from hotels.calls.printing import UNUSABLE, as_json, complaint, said
from hotels.ledger.chains.quick import ToSettle, in_every_edition, settled
from hotels.ledger.money import fewest
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.ledger.working import Working
from hotels.wording.amounts import in_bills, money
from hotels.wording.speech import Speech, title
from hotels.wording.sums import INDENT
from hotels.wording.workings import receipt, sum_in_words

DEFAULT_CHAIN = "American"


def run(arguments: Namespace) -> int:
    """Settle, and say it in words or as an object."""
    if arguments.edition == "all":
        return _by_all(arguments)
    try:
        edition = edition_named(arguments.edition, "all")
    except Refused as refused:
        raise no_edition(arguments.call, arguments.edition, refused) from None
    holding = ToSettle(
        edition,
        arguments.chain or edition.names[0],
        arguments.size,
        arguments.blocks,
        arguments.tile_player,
        arguments.bank_blocks,
    )
    try:
        awards = settled(holding)
    except Refused as refused:
        raise refusal(arguments.call, refused, speech=Speech(edition)) from None
    if arguments.json:
        as_json(_answer(holding, awards))
    else:
        _say(holding, awards)
    return FINE


def working_object(player: int, working: Working, speech: Speech) -> Fields:
    """A payment to a player as an object."""
    return {"player": player, **_step(working, speech)}


def _step(working: Working, speech: Speech) -> Fields:
    """A working as an object, and those it was made from."""
    return {
        "amount": working.amount,
        "rule": working.cites.rule,
        "edition": working.cites.edition,
        "mark": working.cites.mark.value,
        "text": sum_in_words(working, speech),
        "parts": [_step(part, speech) for part in working.parts],
    }


def _answer(holding: ToSettle, awards: Awards) -> Fields:
    """The bonuses by player, and why."""
    speech = Speech(holding.edition)
    return {
        "bonus": [
            sum(working.amount for taker, working in awards if taker == player)
            for player in range(len(holding.blocks))
        ],
        "workings": [working_object(player, working, speech) for player, working in awards],
    }


def _say(holding: ToSettle, awards: Awards) -> None:
    """The bonuses in words, with their receipts and the bills to hand over."""
    edition = holding.edition
    speech = Speech(edition)
    chain, tiles = speech.chain(holding.chain), edition.words.tiles
    said(f"{title(edition)}: {chain} with {holding.size} {tiles}; {_held(holding)}")
    for player in range(len(holding.blocks)):
        mine = [award.working for award in awards if award.player == player]
        if not mine:
            said(f"player {player}: none")
        for working in mine:
            bills = fewest(working.amount, edition.bills)
            handed = f"  ({in_bills(bills)})" if bills else ""
            said(f"player {player}: {money(working.amount)}{handed}")
            for line in receipt(working, speech, INDENT):
                said(line)


def _held(holding: ToSettle) -> str:
    """``shares 4, 1, 1, 0``, and the bank's where it is a holder."""
    held = ", ".join(map(str, holding.blocks))
    bank = "" if holding.bank_blocks is None else f", bank {holding.bank_blocks}"
    return f"{holding.edition.words.blocks} {held}{bank}"


def _by_all(arguments: Namespace) -> int:
    """The same holding by every edition, and what differs."""
    try:
        answers = in_every_edition(
            arguments.chain or DEFAULT_CHAIN,
            arguments.size,
            arguments.blocks,
            arguments.tile_player,
            arguments.bank_blocks,
        )
    except Refused as refused:
        raise refusal(arguments.call, refused) from None
    if arguments.json:
        as_json({own_id: _answer_or_refusal(*answer) for own_id, answer in answers.items()})
    else:
        for line in compared(answers):
            said(line)
    refusals = [awards for _, awards in answers.values() if isinstance(awards, Refused)]
    if len(refusals) < len(answers):
        return FINE
    complaint(arguments.call, "no edition can settle this", why(refusals[0]))
    return UNUSABLE


def _answer_or_refusal(holding: ToSettle, awards: Awards | Refused) -> Fields:
    """What one edition of several says."""
    if isinstance(awards, Refused):
        return {"refused": why(awards, Speech(holding.edition))}
    return {"chain": holding.chain, **_answer(holding, awards)}

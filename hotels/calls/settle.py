"""``settle``: the bonuses for one holding, by one edition or by every one."""

from argparse import Namespace

from hotels.calls.files import as_json, complaint, content, said, why
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.house import house_edition
from hotels.ledger.chains.quick import Question, in_every_edition, settled
from hotels.ledger.chains.rules.bonuses import Award
from hotels.ledger.money import fewest
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields
from hotels.ledger.working import Working
from hotels.wording.amounts import in_bills, money
from hotels.wording.speech import Speech
from hotels.wording.workings import receipt, sum_in_words, title

DEFAULT_CHAIN = "American"


def run(arguments: Namespace) -> int:
    """Settle, and say it in words or as an object."""
    try:
        if arguments.edition == "all":
            return _by_all(arguments)
        edition = edition_named(arguments.edition)
        question = Question(
            edition,
            arguments.chain or edition.names[0],
            arguments.size,
            arguments.blocks,
            arguments.tile_player,
            arguments.bank_blocks,
        )
        awards = settled(question)
    except Refused as refused:
        complaint("settle", "", why(refused))
        return 2
    if arguments.json:
        as_json(answer(question, awards))
    else:
        _say(question, awards)
    return 0


def edition_named(name: str) -> Edition:
    """An edition by its id, or a house edition in a file."""
    return EDITIONS[name] if name in EDITIONS else house_edition(content(name))


def answer(question: Question, awards: tuple[Award, ...]) -> Fields:
    """The bonuses by player, and why."""
    bonus = [0] * len(question.blocks)
    speech = Speech(question.edition)
    for award in awards:
        bonus[award.player] += award.working.amount
    return {
        "bonus": bonus,
        "workings": [
            {"player": award.player, **working_object(award.working, speech)} for award in awards
        ],
    }


def working_object(working: Working, speech: Speech) -> Fields:
    """A working as an object."""
    return {
        "amount": working.amount,
        "rule": working.cites.rule,
        "edition": working.cites.edition,
        "mark": working.cites.mark.value,
        "text": sum_in_words(working, speech),
        "parts": [working_object(part, speech) for part in working.parts],
    }


def _say(question: Question, awards: tuple[Award, ...]) -> None:
    """The bonuses in words, with their receipts and the bills to hand over."""
    edition = question.edition
    speech = Speech(edition)
    held = ", ".join(map(str, question.blocks))
    tiles = edition.words.tiles
    name = title(edition.name, edition.variant)
    said(f"{name}: {question.chain} with {question.size} {tiles}; {edition.words.blocks} {held}")
    for player in range(len(question.blocks)):
        mine = [award.working for award in awards if award.player == player]
        if not mine:
            said(f"player {player}: none")
        for working in mine:
            bills = in_bills(fewest(working.amount, edition.bills) or ())
            said(f"player {player}: {money(working.amount)}  ({bills})")
            for line in receipt(working, speech, "    "):
                said(line)


def _by_all(arguments: Namespace) -> int:
    """The same holding by every edition, and what differs."""
    answers = in_every_edition(
        arguments.chain or DEFAULT_CHAIN,
        arguments.size,
        arguments.blocks,
        arguments.tile_player,
        arguments.bank_blocks,
    )
    found: dict[str, Fields] = {}
    for own_id, (question, awards) in answers.items():
        if isinstance(awards, Refused):
            found[own_id] = {"refused": why(awards)}
        else:
            found[own_id] = {"chain": question.chain, **answer(question, awards)}
    if arguments.json:
        as_json(found)
        return 0
    payments: dict[str, list[str]] = {}
    for own_id, result in found.items():
        question, _ = answers[own_id]
        name = f"{own_id:17}"
        if "refused" in result:
            said(f"{name} refused: {result['refused']}")
            continue
        price = question.edition.price(question.edition.places[question.chain], question.size)
        paid = ", ".join(map(str, result["bonus"])) if isinstance(result["bonus"], list) else ""
        payments.setdefault(paid, []).append(own_id)
        said(f"{name} {question.chain:13} price {money(price):>6}  bonus {paid}")
    if len(payments) > 1:
        said("what differs:")
        for paid, ids in payments.items():
            said(f"    {paid}: {', '.join(ids)}")
    elif payments:
        said("every edition that answers pays the same")
    return 0

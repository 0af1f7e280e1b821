"""The desk's answer: as a sentence, and as receipts of what each player gets."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from hotels.ledger.chains.quick import ToSettle
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules.bonuses import Award
from hotels.ledger.chains.workings import Step as Sum
from hotels.ledger.objection import Refused
from hotels.ledger.working import Working
from hotels.views.desk import (
    Answer,
    Asked,
    Said,
    answers,
    faults,
    own_answer,
    paid_of,
    together,
)
from hotels.views.reasons import Share, bonus_paid, bonus_reason, by_place
from hotels.views.slip import (
    Basis,
    Held,
    Receipt,
    Step,
    bases_of,
    basis_of,
    bills_for,
    letter_of,
    steps_of,
)
from hotels.wording.amounts import begun, listed, money
from hotels.wording.bonuses import bonus_named
from hotels.wording.language import phrase, to_phrase
from hotels.wording.numbers import in_words
from hotels.wording.speech import Speech

NONE = to_phrase("instead of a sum|none")

_SPLIT = (
    to_phrase("{count} tie for the most: {bonus} is split."),
    to_phrase("{count} tie for the second most: {bonus} is split."),
    to_phrase("{count} tie for the third most: {bonus} is split."),
)
_ADDED = (
    to_phrase("{count} tie for the most: {bonuses} are added and split."),
    to_phrase("{count} tie for the second most: {bonuses} are added and split."),
    to_phrase("{count} tie for the third most: {bonuses} are added and split."),
)
_STAYS = (
    to_phrase("The bank has the most with {count} and keeps {bonus}."),
    to_phrase("The bank has the second most with {count} and keeps {bonus}."),
    to_phrase("The bank has the third most with {count} and keeps {bonus}."),
)
_PART_STAYS = (
    to_phrase("The bank, with {count}, ties for the most and keeps its part of the bonus."),
    to_phrase("The bank, with {count}, ties for second most and keeps its part of the bonus."),
    to_phrase("The bank, with {count}, ties for third most and keeps its part of the bonus."),
)


def answered(asked: Asked, answer: Answer | None = None) -> Said:
    """The answer as a sentence, and why."""
    return said_of(asked, answer or own_answer(asked), faults(asked).withheld)


def said_of(asked: Asked, answer: Answer, wrong: str) -> Said:
    """The answer as a sentence, or why it is withheld."""
    holding, awards = answer
    speech = asked.speech
    if wrong or isinstance(awards, Refused):
        return Said(phrase("No answer yet"), wrong)
    if not awards:
        if (kept := kept_of(holding)) is not None:
            return Said(phrase("Nobody is paid"), _kept(kept, speech))
        nobody = phrase(
            "Nobody holds {chain} {word.blocks}.",
            chain=speech.chain(holding.chain),
            word=speech.word,
        )
        return Said(phrase("Nobody is paid"), nobody)
    parts = [
        together([speech.player(player) for player in players], money(amount))
        for amount, players in by_amount(awards)
    ]
    return Said(", ".join(parts), " ".join(_because(awards, asked, speech)))


def by_amount(awards: Sequence[Award]) -> list[tuple[int, list[int]]]:
    """Who gets the same, the largest amount first."""
    found: dict[int, list[int]] = {}
    for player, amount in paid_of(awards).items():
        found.setdefault(amount, []).append(player)
    return sorted(((amount, sorted(players)) for amount, players in found.items()), reverse=True)


def _because(awards: Sequence[Award], asked: Asked, speech: Speech) -> Iterator[str]:
    """Why each of them gets it, a sentence for every place."""
    shares = shares_of(asked, speech)
    said: set[object] = set()
    for player, working in awards:
        if working.step in {Sum.SHARED, Sum.SHARED_BY_SEAT}:
            key: object = working.parts
            words = _tied(working, shares, player, speech)
        else:
            key = player
            words = bonus_reason(working, player, shares, speech.chain(asked.chain), speech)
        if key not in said:
            said.add(key)
            yield words
    if (kept := kept_of(asked.to_settle)) is not None:
        yield _kept(kept, speech)


def _tied(working: Working, shares: Sequence[Share], player: int, speech: Speech) -> str:
    """``Two tie for the most: first and second are added and split.``."""
    ranks = [int(part.args[0]) for part in working.parts]
    among = begun(in_words(int(working.args[1])))
    if len(ranks) == 1:
        said = by_place(_SPLIT, player, shares)
        return phrase(said, count=among, bonus=bonus_paid(ranks, speech))
    said = by_place(_ADDED, player, shares)
    return phrase(said, count=among, bonuses=bonus_named(speech.edition, ranks))


class Kept(NamedTuple):
    """A bonus, or a part of one, that stays with the bank as a holder."""

    rank: int
    drawn: int
    alone: bool
    """Whether no player holds as many."""


def kept_of(holding: ToSettle) -> Kept | None:
    """What the bank keeps as a holder beside others; nothing where it comes too late."""
    drawn, edition = holding.bank_blocks, holding.edition
    if drawn is None or not any(holding.blocks):
        return None
    rank = sum(count > drawn for count in holding.blocks)
    price = edition.price(edition.places[holding.chain], holding.size)
    if rank >= len(edition.bonus_row(price)):
        return None
    return Kept(rank, drawn, drawn not in holding.blocks)


def _kept(kept: Kept, speech: Speech) -> str:
    """``The bank's 9 are the most: the first bonus stays with it.``."""
    place = min(kept.rank, len(_STAYS) - 1)
    if kept.alone:
        bonus = bonus_paid([kept.rank], speech)
        return phrase(_STAYS[place], count=kept.drawn, bonus=bonus)
    return phrase(_PART_STAYS[place], count=kept.drawn)


def shares_of(asked: Asked, speech: Speech) -> tuple[Share, ...]:
    """Who holds blocks, the largest first, the bank where it is a holder."""
    shares = [
        Share(speech.player(player), count, player)
        for player, count in enumerate(asked.blocks)
        if count > 0
    ]
    if asked.to_settle.bank_blocks:
        shares.append(Share(phrase("the bank"), asked.to_settle.bank_blocks, None))
    return tuple(sorted(shares, key=lambda share: -share.blocks))


def receipts(asked: Asked, edition: str | None = None) -> tuple[Receipt, ...]:
    """The receipt of every bonus, by this table's edition or by another."""
    holding, awards = answers(asked)[edition or asked.edition.id]
    if isinstance(awards, Refused) or (edition is None and faults(asked).withheld):
        return ()
    speech = _speech(asked, holding)
    shares = shares_of(asked, speech)
    return tuple(_receipt(award, holding, shares, speech) for award in awards)


def _speech(asked: Asked, holding: ToSettle) -> Speech:
    """The table's names, and the chains as this edition has them."""
    if holding.edition == asked.edition:
        return asked.speech
    return Speech(holding.edition, asked.speech.players, longest=asked.speech.longest)


def _where(holding: ToSettle, speech: Speech) -> tuple[str, ...]:
    return phrase("Settle a dispute"), f"{holding.size} {speech.word.tiles}"


def _receipt(award: Award, holding: ToSettle, shares: tuple[Share, ...], speech: Speech) -> Receipt:
    """One bonus with everything that explains it."""
    player, working = award
    chain = holding.edition.places[holding.chain]
    return Receipt(
        title=phrase("The bank pays {player}", player=speech.player(player)),
        amount=money(working.amount),
        chain=chain,
        letter=letter_of(chain, speech),
        where=_where(holding, speech),
        why=bonus_reason(working, player, shares, speech.chain(chain), speech),
        holdings=_held(shares, {player}),
        steps=tuple(steps_of(working, speech)),
        bases=bases_of(working, speech),
        bills=bills_for(working.amount, speech),
    )


def _held(shares: Sequence[Share], payees: set[int]) -> tuple[Held, ...]:
    return tuple(Held(one.name, str(one.blocks), one.player in payees) for one in shares)


def whole(asked: Asked) -> Receipt | None:
    """The whole answer as one receipt, to be turned towards the table."""
    holding, awards = own_answer(asked)
    if isinstance(awards, Refused) or faults(asked).withheld:
        return None
    speech, chain = asked.speech, asked.chain
    said = answered(asked, (holding, awards))
    groups = by_amount(awards)
    cites: list[Basis] = []
    steps: list[Step] = []
    for _, working in awards:
        steps += [step for step in steps_of(working, speech) if step not in steps]
        cites += [basis for basis in bases_of(working, speech) if basis not in cites]
    if not awards:
        cites = [basis_of(asked.edition.cite(Rule.NOBODY), speech)]
    if len(groups) == 1:
        [(amount, players)] = groups
        names = listed(speech.player(player) for player in players)
        if len(players) == 1:
            heading, large = phrase("{player} gets", player=names), money(amount)
        else:
            heading = phrase("{players} get", players=names)
            large = phrase("{amount} each", amount=money(amount))
    else:
        heading, large = said.headline, phrase(NONE)
        if groups:
            large = phrase("{amount} in total", amount=money(sum(paid_of(awards).values())))
    return Receipt(
        title=heading,
        amount=large,
        chain=chain,
        letter=letter_of(chain, speech),
        where=_where(holding, speech),
        why=said.second,
        holdings=_held(shares_of(asked, speech), {award.player for award in awards}),
        steps=tuple(steps),
        bases=tuple(cites),
        bills="",
        is_sum=len(groups) > 1,
    )

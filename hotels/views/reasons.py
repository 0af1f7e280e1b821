"""Why the bank pays, in one sentence or two: what a receipt says above its sum."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Takeover
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.workings import Step
from hotels.ledger.working import Working
from hotels.wording.amounts import Count, listed
from hotels.wording.bonuses import how_many_bonuses, names
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

EVEN = 50
"""Per cent of a pot that two players with as many blocks get each."""

THE_END = to_phrase("The game is over.")
OFFERED_END = to_phrase("This is paid only if the game ends here.")

_GETS = (
    to_phrase("{player} holds the most {chain} {word.blocks} and gets {bonus}."),
    to_phrase("{player} holds the second most {chain} {word.blocks} and gets {bonus}."),
    to_phrase("{player} holds the third most {chain} {word.blocks} and gets {bonus}."),
)
_SHARE = (
    to_phrase("{players} hold the most {chain} {word.blocks}, {count} each, and split {bonus}"),
    to_phrase(
        "{players} hold the second most {chain} {word.blocks}, {count} each, and split {bonus}"
    ),
    to_phrase(
        "{players} hold the third most {chain} {word.blocks}, {count} each, and split {bonus}"
    ),
)
_MORE = to_phrase(
    "{player} holds {count} more {chain} {blocks} than {other} and gets {per_cent}% of the pot."
)
_FEWER = to_phrase(
    "{player} holds {count} fewer {chain} {blocks} than {other} and gets {per_cent}% of the pot."
)


class Share(NamedTuple):
    """Who holds how many; the bank where it counts as a holder."""

    name: str
    blocks: int
    player: Player | None


def takeover_in_words(takeover: Takeover, speech: Speech) -> str:
    """Which chain takes over which: ``American takes over Wilton.``."""
    defunct = listed(speech.chain(chain) for chain in takeover.defunct)
    survivor = "" if takeover.survivor is None else speech.chain(takeover.survivor)
    return phrase(
        "{survivor} {word.takes_over} {defunct}.",
        survivor=survivor,
        defunct=defunct,
        word=speech.word,
    )


def bonus_reason(
    working: Working, payee: Player, shares: Sequence[Share], chain: str, speech: Speech
) -> str:
    """Why this holder gets this bonus: ``Dave holds the most Wilton blocks and gets ...``."""
    name, word = speech.player(payee), speech.word
    match Step(working.step), working.args:
        case ((Step.BONUS | Step.TABLE), (int(rank), *_)):
            said = by_place(_GETS, payee, shares)
            bonus = bonus_paid([rank], speech)
            return phrase(said, player=name, chain=chain, word=word, bonus=bonus)
        case Step.ALL, _:
            bonus = bonus_paid(_ranks(working), speech)
            return phrase(
                "{player} alone holds {chain} {word.blocks} and gets {bonus}.",
                player=name,
                chain=chain,
                word=word,
                bonus=bonus,
            )
        case ((Step.SHARED | Step.SHARED_BY_SEAT), _):
            return _tied(working, payee, shares, chain, speech)
        case Step.PAIR, (int(per_cent), int(), int(difference)):
            return _of_pair(per_cent, difference, (payee, shares), chain, speech)
        case Step.PAIR_SOLE, _:
            return phrase(
                "{player} alone holds {chain} {word.blocks} and gets the whole two-player pot.",
                player=name,
                chain=chain,
                word=word,
            )
    raise AssertionError(working)


def _of_pair(
    per_cent: int,
    difference: int,
    holders: tuple[Player, Sequence[Share]],
    chain: str,
    speech: Speech,
) -> str:
    """Two players share a pot by how many more one of them holds."""
    word, (payee, shares) = speech.word, holders
    if per_cent == EVEN:
        return phrase(
            "Both players hold the same number of {chain} {word.blocks} and get half the pot each.",
            chain=chain,
            word=word,
        )
    said = _MORE if per_cent > EVEN else _FEWER
    return phrase(
        said,
        player=speech.player(payee),
        count=Count(difference),
        chain=chain,
        word=word,
        blocks=word.block if difference == 1 else word.blocks,
        other=next(share.name for share in shares if share.player != payee),
        per_cent=per_cent,
    )


def bonus_paid(ranks: Sequence[int], speech: Speech) -> str:
    """``the first and second bonus``; ``the bonus`` where the edition has only one."""
    edition = speech.edition
    if edition is not None and how_many_bonuses(edition) == 1:
        return phrase("the bonus")
    return phrase(names(edition).paid[(*ranks,)])


def _tied(
    working: Working, payee: Player, shares: Sequence[Share], chain: str, speech: Speech
) -> str:
    """Those who hold the same share the bonuses of the places they stand on."""
    count = next(share.blocks for share in shares if share.player == payee)
    level = listed(share.name for share in shares if share.blocks == count)
    shared = by_place(_SHARE, payee, shares)
    said = phrase(
        shared,
        players=level,
        chain=chain,
        word=speech.word,
        count=count,
        bonus=bonus_paid(_ranks(working), speech),
    )
    if working.step == Step.SHARED_BY_SEAT and _is_uneven(working):
        said = f"{said}; {phrase('the remainder goes clockwise')}"
    return f"{said}."


def _is_uneven(working: Working) -> bool:
    """Whether a pot leaves a rest when it is shared in whole steps."""
    pot, among, step = (int(arg) for arg in working.args)
    return pot % (among * step) != 0


def _ranks(working: Working) -> list[int]:
    """The ranks whose bonuses an amount is made of."""
    return [int(part.args[0]) for part in working.parts]


def by_place(said: Sequence[str], payee: Player, shares: Sequence[Share]) -> str:
    """What is said of the most, of the second most, ...: by how many holders have more."""
    own = next((share.blocks for share in shares if share.player == payee), 0)
    return said[min(len(said) - 1, sum(share.blocks > own for share in shares))]

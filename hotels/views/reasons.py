"""Why the bank pays, in one sentence or two: what a receipt says above its sum."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Takeover
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.workings import Step
from hotels.ledger.working import Working
from hotels.wording.amounts import listed
from hotels.wording.speech import Speech
from hotels.wording.workings import RANKS

EVEN = 50
"""Per cent of a pot that two players with as many blocks get each."""

MOST = ("the most", "the second most", "the third most")

THE_END = "The game is over."


class Share(NamedTuple):
    """Who holds how many; the bank where it counts as a holder."""

    name: str
    blocks: int
    player: Player | None


def takeover_in_words(takeover: Takeover, speech: Speech) -> str:
    """Which chain takes over which: ``American takes over Wilton.``."""
    defunct = listed(speech.chain(chain) for chain in takeover.defunct)
    survivor = "" if takeover.survivor is None else speech.chain(takeover.survivor)
    return f"{survivor} takes over {defunct}."


def bonus_reason(
    working: Working, payee: Player, shares: Sequence[Share], chain: str, speech: Speech
) -> str:
    """Why this holder gets this bonus: ``Dave holds the most Wilton blocks and gets ...``."""
    name, blocks = speech.player(payee), f"{chain} {speech.word.blocks}"
    match Step(working.step), working.args:
        case ((Step.BONUS | Step.TABLE), (int(rank), *_)):
            held = f"{name} holds {_place(payee, shares)} {blocks}"
            return f"{held} and gets {bonus_named([rank], speech)}."
        case Step.ALL, _:
            gets = bonus_named(_ranks(working), speech)
            return f"Only {name} holds {blocks} and gets {gets}."
        case ((Step.SHARED | Step.SHARED_BY_SEAT), _):
            return _tied(working, payee, shares, blocks, speech)
        case Step.PAIR, (int(per_cent), int(), int(difference)):
            if per_cent == EVEN:
                return f"Both players hold as many {blocks} and get half of the pot each."
            word = "more" if per_cent > EVEN else "fewer"
            apart = f"{difference} {chain} {_blocks(difference, speech)} {word}"
            other = next(share.name for share in shares if share.player != payee)
            return f"{name} holds {apart} than {other} and gets {per_cent}% of the pot."
        case Step.PAIR_SOLE, _:
            return f"Only {name} holds {blocks} and gets the whole pot of two players."
    raise AssertionError(working)


def bonus_named(ranks: Sequence[int], speech: Speech) -> str:
    """``the first and second bonus``; ``the bonus`` where the edition has only one."""
    if speech.edition is not None and how_many_bonuses(speech) == 1:
        return "the bonus"
    return f"the {listed(RANKS[rank] for rank in ranks)} bonus"


def how_many_bonuses(speech: Speech) -> int:
    """How many bonuses the edition has for a chain."""
    edition = speech.edition
    return 0 if edition is None else len(edition.bonus_row(edition.prices[0][1]))


def _blocks(count: int, speech: Speech) -> str:
    """``block`` for one, ``blocks`` for more."""
    return speech.word.block if count == 1 else speech.word.blocks


def _tied(
    working: Working, payee: Player, shares: Sequence[Share], blocks: str, speech: Speech
) -> str:
    """Those who hold the same share the bonuses of the places they stand on."""
    count = next(share.blocks for share in shares if share.player == payee)
    level = listed(share.name for share in shares if share.blocks == count)
    held = f"{level} hold {_place(payee, shares)} {blocks}, {count} each,"
    said = f"{held} and share {bonus_named(_ranks(working), speech)}"
    if working.step == Step.SHARED_BY_SEAT and _is_uneven(working):
        return f"{said}; what does not divide goes by seat."
    return f"{said}."


def _is_uneven(working: Working) -> bool:
    """Whether a pot leaves a rest when it is shared in whole steps."""
    pot, among, step = (int(arg) for arg in working.args)
    return pot % (among * step) != 0


def _ranks(working: Working) -> list[int]:
    """The ranks whose bonuses an amount is made of."""
    return [int(part.args[0]) for part in working.parts]


def _place(payee: Player, shares: Sequence[Share]) -> str:
    """``the most``, ``the second most``: by how many holders have more."""
    own = next((share.blocks for share in shares if share.player == payee), 0)
    return MOST[min(len(MOST) - 1, sum(share.blocks > own for share in shares))]

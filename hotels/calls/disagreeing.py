"""The figures a recorded game states and Hotels does not get, in one sentence or as objects."""

from collections.abc import Sequence

from hotels.exports.claims import OUTCOME, Claim
from hotels.ledger.reading import Fields
from hotels.wording.speech import Speech

_OUTCOME = "cash", "winners"


def in_words(wrong: Sequence[Claim], speech: Speech) -> str:
    """Where file and books disagree first, and how often besides."""
    more = len(wrong) - 1
    return _first(wrong[0], speech) + (f" (and {more} more)" if more else "")


def as_objects(wrong: Sequence[Claim]) -> list[Fields]:
    """Every disagreement."""
    return [
        {
            "event": claim.event,
            "field": claim.field,
            "chain": claim.chain or None,
            "claimed": _claimed(claim),
            "reckoned": claim.reckoned,
        }
        for claim in wrong
    ]


def _claimed(claim: Claim) -> object:
    """What is claimed; of an outcome only what a claim of one may hold."""
    if claim.field != OUTCOME:
        return claim.claimed
    return {name: claim.claimed[name] for name in _OUTCOME if name in claim.claimed}


def _first(claim: Claim, speech: Speech) -> str:
    place = "final" if claim.event is None else f"event {claim.event}"
    if claim.field == OUTCOME:
        return f"{place}: the file states an outcome, but the game is still under way"
    what = f"{claim.field} of {speech.chain(claim.chain)}" if claim.chain else claim.field
    figures = f"file states {_figures(claim.claimed)}, Hotels gets {_figures(claim.reckoned)}"
    return f"{place}: {what}: {figures}"


def _figures(value: object) -> str:
    """A figure or a row of them."""
    if isinstance(value, list):
        return " ".join("unknown" if one is None else str(one) for one in value)
    return str(value)

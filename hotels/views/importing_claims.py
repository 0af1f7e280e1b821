"""What a file says of its game otherwise than its entries come to, figure by figure."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hotels.exports.claims import Claim
from hotels.exports.incoming import Found
from hotels.exports.recorded import Ready
from hotels.ledger import reading
from hotels.ledger.chains.headers import header_of
from hotels.ledger.money import Money
from hotels.views.table import speech_of
from hotels.wording.amounts import as_sentence, counted, listed, money
from hotels.wording.speech import Speech

FEW = 5
"""So many figures are shown; how many there are is always said."""

HEADS = "in the file", "reckoned"

AT_END = "At the end"
RESULT = "The result"
NONE, UNKNOWN = "none", "not known"
OVER, NOT_OVER = "over", "not over"


Pair = tuple[str, Callable[[Any], str], Any, Any]


class Figure(NamedTuple):
    """One figure: whose or of what, when, as the file has it and as it is reckoned."""

    what: str
    when: str
    claimed: str
    reckoned: str


class Differing(NamedTuple):
    """How many figures a file has otherwise, and the first of them."""

    sentence: str
    figures: tuple[Figure, ...]
    more: str
    note: str


def differing(found: Found, ready: Ready) -> Differing | None:
    """What the file has otherwise; None where it has nothing so."""
    if not ready.wrong:
        return None
    speech = _speech(found, ready)
    first: list[Figure] = []
    count = 0
    for claim in ready.wrong:
        for figure in _figures(claim, speech):
            count += 1
            if count <= FEW:
                first.append(figure)
    return Differing(_sentence(count), tuple(first), _more(count), _note(ready))


def _sentence(count: int) -> str:
    """How many there are, and which of the two counts."""
    said = "figure in the file is" if count == 1 else "figures in the file are"
    return as_sentence(
        f"{count:,} {said} not what its entries come to; what is reckoned here counts"
    )


def _more(count: int) -> str:
    """How many there are besides those shown."""
    return f"and {counted(count - FEW, 'more', 'more')}" if count > FEW else ""


def _note(ready: Ready) -> str:
    """Where an event of the file is found again once the game is open."""
    events = [claim.event for claim in ready.wrong[:FEW] if claim.event is not None]
    if not events:
        return ""
    at = events[0]
    return f"A file counts its events from 0: event {at} is line {at + 1} of the Ledger."


def _speech(found: Found, ready: Ready) -> Speech:
    """The words of the file's edition, and the names at its table."""
    players = ready.record.players
    names = reading.fields(found.said.get("names", {}), "names")
    called = {chain: str(name) for chain, name in names.items()}
    return speech_of(header_of(dict(found.said), len(players)), players, called)


def _figures(claim: Claim, speech: Speech) -> Iterator[Figure]:
    """Each figure of a claim that is not as it is reckoned."""
    when = AT_END if claim.event is None else f"After event {claim.event}"
    for what, says, theirs, ours in _pairs(claim, speech):
        if theirs != ours:
            yield Figure(what, when, says(theirs), says(ours))


def _pairs(claim: Claim, speech: Speech) -> Iterator[Pair]:
    """What the figures of a claim are, how they are said, the file's own, and ours."""
    of, blocks = speech.chain(claim.chain), speech.word.blocks
    both = claim.claimed, claim.reckoned
    match claim.field:
        case "cash":
            for seat, pair in enumerate(zip(*both, strict=True)):
                yield f"{speech.player(seat)}'s purse", _amount, *pair
        case "shares":
            for seat, pair in enumerate(zip(*both, strict=True)):
                yield f"{speech.player(seat)}'s {blocks} of {of}", _number, *pair
        case "sizes":
            yield f"The size of {of}", _number, *both
        case "bank":
            yield f"The bank's {blocks} of {of}", _number, *both
        case "prices":
            yield f"The price of {of}", _amount, *both
        case _:
            yield RESULT, lambda said: _result(said, speech), *both


def _amount(figure: Money) -> str:
    return money(figure) if figure else NONE


def _number(figure: int | None) -> str:
    if figure is None:
        return UNKNOWN
    return str(figure) if figure else NONE


def _result(said: Any, speech: Speech) -> str:  # noqa: ANN401 - players, or all that is claimed
    """Who won, or whether the game is over at all."""
    winners = said.get("winners") if isinstance(said, dict) else said
    if said is None:
        return NOT_OVER
    return f"{listed(speech.player(seat) for seat in winners)} won" if winners else OVER

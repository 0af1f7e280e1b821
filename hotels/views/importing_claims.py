"""What a file says of its game otherwise than its entries come to, figure by figure."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from hotels.exports.claims import Claim
from hotels.exports.incoming import Found
from hotels.exports.recorded import Ready
from hotels.ledger import reading
from hotels.ledger.chains.header_codec import header_of
from hotels.ledger.money import Money
from hotels.views.table import speech_of
from hotels.wording.amounts import Count, listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

FEW = 5
"""So many figures are shown; how many there are is always said."""

HEADS = to_phrase("in the file"), to_phrase("over figures|calculated")

AT_END = to_phrase("At the end")
RESULT = to_phrase("Result")
NONE, UNKNOWN = to_phrase("blocks or money|none"), to_phrase("not known")
OVER, NOT_OVER = to_phrase("of a game|over"), to_phrase("of a game|not over")


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
    return phrase(
        "{count:figure in the file does not/figures in the file do not} match its entries. The "
        "app uses its own calculation.",
        count=Count(count),
    )


def _more(count: int) -> str:
    """How many there are besides those shown."""
    return phrase("and {count:,} more", count=count - FEW) if count > FEW else ""


def _note(ready: Ready) -> str:
    """Where an event of the file is found again once the game is open."""
    events = [claim.event for claim in ready.wrong[:FEW] if claim.event is not None]
    if not events:
        return ""
    at = events[0]
    return phrase(
        "Files count events from 0: event {event} is entry {line} in the Ledger.",
        event=at,
        line=at + 1,
    )


def _speech(found: Found, ready: Ready) -> Speech:
    """The words of the file's edition, and the names at its table."""
    players = ready.record.players
    names = reading.fields(found.said.get("names", {}), "names")
    called = {chain: str(name) for chain, name in names.items()}
    return speech_of(header_of(dict(found.said), len(players)), players, called)


def _figures(claim: Claim, speech: Speech) -> Iterator[Figure]:
    """Each figure of a claim that is not as it is reckoned."""
    when = phrase(AT_END)
    if claim.event is not None:
        when = phrase("After event {event}", event=claim.event)
    for what, says, theirs, ours in _pairs(claim, speech):
        if theirs != ours:
            yield Figure(what, when, says(theirs), says(ours))


def _pairs(claim: Claim, speech: Speech) -> Iterator[Pair]:
    """What the figures of a claim are, how they are said, the file's own, and ours."""
    facts = {"chain": speech.chain(claim.chain), "word": speech.word}
    both = claim.claimed, claim.reckoned
    match claim.field:
        case "cash":
            for seat, pair in enumerate(zip(*both, strict=True)):
                yield phrase("{player}'s cash", player=speech.player(seat)), _amount, *pair
        case "shares":
            for seat, pair in enumerate(zip(*both, strict=True)):
                pile = to_phrase("{player}'s {chain} {word.blocks}")
                yield phrase(pile, player=speech.player(seat), **facts), _number, *pair
        case "sizes":
            yield phrase("Size of {chain}", **facts), _number, *both
        case "bank":
            yield phrase("The bank's {chain} {word.blocks}", **facts), _number, *both
        case "prices":
            yield phrase("Price of {chain}", **facts), _amount, *both
        case _:
            yield phrase(RESULT), lambda said: _result(said, speech), *both


def _amount(figure: Money) -> str:
    return money(figure) if figure else phrase(NONE)


def _number(figure: int | None) -> str:
    if figure is None:
        return phrase(UNKNOWN)
    return str(figure) if figure else phrase(NONE)


def _result(said: Any, speech: Speech) -> str:  # noqa: ANN401 - players, or all that is claimed
    """Who won, or whether the game is over at all."""
    winners = said.get("winners") if isinstance(said, dict) else said
    if said is None:
        return phrase(NOT_OVER)
    if not winners:
        return phrase(OVER)
    names = [*map(speech.player, winners)]
    if len(names) == 1:
        return phrase("{player} won", player=names[0])
    return phrase("{players} won", players=listed(names))

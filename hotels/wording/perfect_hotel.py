"""The points of Perfect Hotel in words: every line with its reason, and who stands where."""

from collections.abc import Iterable, Iterator

from hotels.ledger.perfect_hotel.rule import Rule, cite
from hotels.ledger.perfect_hotel.scoring import (
    ENOUGH_KINDS,
    TOURIST,
    RoundScore,
    Standing,
    Track,
    Unpaid,
)
from hotels.ledger.perfect_hotel.terms import KINDS
from hotels.ledger.perfect_hotel.workings import Step
from hotels.ledger.working import Citation, Working
from hotels.wording.amounts import Count, begun, digits, gained, listed, points
from hotels.wording.language import phrase, to_phrase
from hotels.wording.numbers import in_words
from hotels.wording.speech import Speech
from hotels.wording.sums import INDENT, cited, led_to

TITLE = "Perfect Hotel"

_AWARDS = {
    Rule.PERFECT_VIEW: to_phrase("Nobody gets the Perfect View"),
    Rule.SKY_ROOM: to_phrase("Nobody gets the Sky Room"),
}

_STEPS = {
    Step.VIEW: to_phrase("perfect view"),
    Step.VIEW_TIED: to_phrase("perfect view, tied"),
    Step.SKY: to_phrase("sky room"),
    Step.CHEAP: to_phrase("cheap hotel"),
    Step.ROUND: to_phrase("as a sum|round"),
}


def line(working: Working) -> str:
    """One line of a round's points, as short as can be: ``Bedroom, six``."""
    return begun(_line(working))


def _line(working: Working) -> str:
    """The same as it stands among others."""
    match Step(working.step), working.args:
        case Step.MAJORITY, (str(kind), int(cards)):
            return f"{phrase(kind)}, {in_words(cards)}"
        case Step.TIED, (str(kind), int()):
            return phrase("{kind}, tied", kind=phrase(kind))
        case Step.VALUE, (str(kind),):
            return phrase("{kind} is worth", kind=phrase(kind))
        case Step.TOURISTS, (int(count),):
            return tourists(count)
        case Step.IN_HAND, (int(count),):
            return tourists_in_hand(count)
        case (step, _) if step in _STEPS:
            return phrase(_STEPS[step])
    raise AssertionError(working)


def sum_in_words(working: Working) -> str:
    """The same line with its reason: ``Pool, tied: a point for each of 3 cards``."""
    said = line(working)
    match Step(working.step), working.args:
        case Step.MAJORITY, (str(), int(cards)):
            return f"{said}: {phrase('the most cards')}"
        case Step.TIED, (str(), int(cards)):
            return f"{said}: {phrase('a point for each of {count} cards', count=cards)}"
        case ((Step.TOURISTS | Step.IN_HAND), _):
            return f"{said}, {phrase('{points} each', points=points(TOURIST))}"
        case ((Step.VIEW | Step.VIEW_TIED), (int(floors),)):
            return f"{said}: {phrase('{count:floor/floors}', count=Count(floors))}"
        case Step.SKY, (int(cards),):
            return f"{said}: {phrase('{count} cards on the top floor', count=cards)}"
        case Step.CHEAP, (int(kinds),):
            needed = phrase(
                "{count:kind/kinds} of Build card, {least} needed",
                count=Count(kinds),
                least=ENOUGH_KINDS,
            )
            return f"{said}: {needed}"
    return said


def receipt(working: Working, indent: str = "") -> Iterator[str]:
    """The whole sum, a line a step, each part further in than what it makes."""
    amount = digits(working.amount) if working.step == Step.VALUE else gained(working.amount)
    led = led_to(indent + sum_in_words(working), amount, width=4)
    yield f"{led}  {cited(working.cites)}"
    for part in working.parts:
        yield from receipt(part, indent + INDENT)


def nobody_gets(score: RoundScore, speech: Speech) -> Iterator[tuple[str, Citation]]:
    """What a round pays to nobody and why, with the rule of it.

    ``Nobody gets the Sky Room: Ana and Ben are tied``.
    """
    unbuilt = [phrase(KINDS[one.kind]) for one in score.unpaid if one.kind is not None]
    if unbuilt:
        yield phrase("Nobody built {kinds}", kinds=listed(unbuilt, "or")), cite(Rule.NOBODY)
    for one in score.unpaid:
        if one.kind is None:
            yield f"{phrase(_AWARDS[one.rule])}: {_why(one, speech)}", one.cites


def by_player(totals: Iterable[int], speech: Speech) -> str:
    """``Alice 8, Bob 1``, in the order of the seats."""
    return ", ".join(f"{speech.player(seat)} {digits(one)}" for seat, one in enumerate(totals))


def by_rank(stands: Standing, speech: Speech) -> str:
    """``Dave 32, Bob 31``, the most points first."""
    seats = (seat for level in stands.ranking for seat in level)
    return ", ".join(f"{speech.player(seat)} {digits(stands.totals[seat])}" for seat in seats)


def on_track(place: Track) -> str:
    """Where the tracker stands: ``lap 1, space 1``; below nought how far."""
    if place.space < 0:
        return phrase("lap 0, {spaces} before the start", spaces=-place.space)
    return phrase("lap {lap}, space {space}", lap=place.lap, space=place.space)


def winners_in_words(stands: Standing, speech: Speech) -> str:
    """``Dave wins with 32 points``, ``Ana and Ben share the title with 8 points``."""
    if not stands.winners:
        return phrase("Nobody has won: no rounds were played")
    most = points(max(stands.totals))
    if len(stands.winners) == 1:
        return phrase(
            "{player} wins with {points}", player=speech.player(stands.winners[0]), points=most
        )
    names = listed(map(speech.player, stands.winners))
    return phrase("{players} share the title with {points}", players=names, points=most)


def tourists(count: int) -> str:
    """``2 tourists``."""
    return phrase("{count:tourist/tourists}", count=Count(count))


def tourists_in_hand(count: int) -> str:
    """``2 tourists in hand``."""
    return phrase("{count:tourist/tourists} in hand", count=Count(count))


def _why(one: Unpaid, speech: Speech) -> str:
    """Why nobody gets an award."""
    if not one.tied:
        return phrase("no floors are built")
    return phrase(
        "{players} are tied at {count} cards on the top floor",
        players=listed(map(speech.player, one.tied)),
        count=one.cards,
    )

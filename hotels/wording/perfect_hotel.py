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
from hotels.wording.amounts import begun, counted, listed, points
from hotels.wording.speech import Speech

TITLE = "Perfect Hotel"

INDENT = "    "
LEADER_TO = 62

_NUMBERS = (
    *("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve"),
)
_AWARDS = {Rule.PERFECT_VIEW: "the Perfect View", Rule.SKY_ROOM: "the Sky Room"}


def signed(amount: int) -> str:
    """``+10``, ``−6`` or ``0``."""
    return f"+{amount}" if amount > 0 else number(amount)


def number(amount: int) -> str:
    """``12``; below nought a true minus."""
    return str(amount).replace("-", "−")


def line(working: Working) -> str:
    """One line of a round's points, as short as can be: ``Bedroom, six``."""
    match Step(working.step), working.args:
        case Step.MAJORITY, (str(kind), int(cards)):
            return f"{kind}, {in_letters(cards)}"
        case Step.TIED, (str(kind), int()):
            return f"{kind}, tied"
        case Step.VALUE, (str(kind),):
            return f"{kind} is worth"
        case Step.TOURISTS, (int(count),):
            return tourists(count)
        case Step.IN_HAND, (int(count),):
            return f"{tourists(count)} in hand"
        case ((Step.VIEW | Step.VIEW_TIED | Step.SKY | Step.CHEAP | Step.ROUND), _):
            return begun(working.step)
    raise AssertionError(working)


def lines(working: Working, most: int) -> tuple[tuple[str, int], ...]:
    """The lines of a round's points; where they are too many, what is lost stands on one.

    ``1 tourist, cheap hotel``, with the sum of both.
    """
    said = [(line(part), part.amount) for part in working.parts]
    lost = [(words, amount) for words, amount in said if amount < 0]
    if len(said) <= most or not lost:
        return tuple(said)
    first, *others = (words for words, _ in lost)
    together = ", ".join([first, *(words[:1].lower() + words[1:] for words in others)])
    kept = ((words, amount) for words, amount in said if amount >= 0)
    return (*kept, (together, sum(amount for _, amount in lost)))


def sum_in_words(working: Working) -> str:
    """The same line with its reason: ``Pool, tied: a point for each of 3 cards``."""
    said = line(working)
    match Step(working.step), working.args:
        case Step.MAJORITY, (str(), int(cards)):
            return f"{said}: the most cards"
        case Step.TIED, (str(), int(cards)):
            return f"{said}: a point for each of {cards} cards"
        case ((Step.TOURISTS | Step.IN_HAND), _):
            return f"{said}, {points(TOURIST)} each"
        case ((Step.VIEW | Step.VIEW_TIED), (int(floors),)):
            return f"{said}: {counted(floors, 'floor', 'floors')}"
        case Step.SKY, (int(cards),):
            return f"{said}: {cards} cards on the top floor"
        case Step.CHEAP, (int(kinds),):
            return f"{said}: {counted(kinds, 'kind', 'kinds')} of Build, {ENOUGH_KINDS} are needed"
    return said


def cited(cites: Citation) -> str:
    """Game, rule and mark: ``Perfect Hotel, majority (attested)``."""
    return f"{TITLE}, {cites.rule} ({cites.mark})"


def receipt(working: Working, indent: str = "") -> Iterator[str]:
    """The whole sum, a line a step, each part further in than what it makes."""
    yield f"{led_to(indent + sum_in_words(working), working)}  {cited(working.cites)}"
    for part in working.parts:
        yield from receipt(part, indent + INDENT)


def led_to(words: str, working: Working) -> str:
    """Words, a dotted leader, and the points at the right."""
    amount = number(working.amount) if working.step == Step.VALUE else signed(working.amount)
    return f"{words} {'.' * max(3, LEADER_TO - len(words))} {amount:>4}"


def nobody_gets(score: RoundScore, speech: Speech) -> Iterator[str]:
    """What a round pays to nobody, and why: ``Nobody gets the Sky Room: Ana and Ben are tied``."""
    unbuilt = [KINDS[one.kind] for one in score.unpaid if one.kind is not None]
    if unbuilt:
        yield f"Nobody built {listed(unbuilt, 'or')}  {cited(cite(Rule.NOBODY))}"
    for one in score.unpaid:
        if one.kind is None:
            yield f"Nobody gets {_AWARDS[one.rule]}: {_why(one, speech)}  {cited(one.cites)}"


def by_player(totals: Iterable[int], speech: Speech) -> str:
    """``Alice 8, Bob 1``, in the order of the seats."""
    return ", ".join(f"{speech.player(seat)} {number(one)}" for seat, one in enumerate(totals))


def by_rank(stands: Standing, speech: Speech) -> str:
    """``Dave 32, Bob 31``, the most points first."""
    seats = (seat for level in stands.ranking for seat in level)
    return ", ".join(f"{speech.player(seat)} {number(stands.totals[seat])}" for seat in seats)


def on_track(place: Track) -> str:
    """Where the tracker stands: ``lap 1, space 1``; below nought how far."""
    if place.space < 0:
        return f"lap 0, {-place.space} below the start"
    return f"lap {place.lap}, space {place.space}"


def winners_in_words(stands: Standing, speech: Speech) -> str:
    """``Dave wins with 32 points``, ``Ana and Ben share the title with 8 points``."""
    if not stands.winners:
        return "Nobody has won: no round was played"
    verb = "wins" if len(stands.winners) == 1 else "share the title"
    names = listed(map(speech.player, stands.winners))
    return f"{names} {verb} with {points(max(stands.totals))}"


def in_letters(count: int) -> str:
    """A small number as a word."""
    return _NUMBERS[count] if count < len(_NUMBERS) else str(count)


def tourists(count: int) -> str:
    """``2 tourists``."""
    return counted(count, "tourist", "tourists")


def _why(one: Unpaid, speech: Speech) -> str:
    """Why nobody gets an award."""
    if not one.tied:
        return "there is no hotel"
    names = listed(map(speech.player, one.tied))
    return f"{names} are tied at {one.cards} cards on the top floor"

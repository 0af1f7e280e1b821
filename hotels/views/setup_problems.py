"""What is still wrong with a new game, each thing beside the field at fault."""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger.chains import agreement
from hotels.ledger.chains.agreement import Unfit
from hotels.ledger.objection import Refused
from hotels.views.setup import Deal, Draft
from hotels.wording.amounts import as_sentence
from hotels.wording.language import phrase
from hotels.wording.objections import reason
from hotels.wording.speech import Speech


class Place(StrEnum):
    """Which field is at fault."""

    PEOPLE = "people"
    PERSON = "person"
    DEAL = "deal"
    PILE = "pile"
    CHAIN = "chain"
    RULES = "rules"


class Problem(NamedTuple):
    """One thing that keeps the bank shut."""

    place: Place
    at: int
    """The seat or the chain, where the place has several."""
    text: str
    missing: bool
    """Not wrong, only not said yet: said when the keeper wants to open the bank."""


class Sum(NamedTuple):
    """What was typed so far against what it must be."""

    text: str
    """``7 of 8``."""
    off: str
    """``1 over``, ``2 short``, or nothing where it is right or may still become so."""


def refusal(refused: Refused, draft: Draft) -> str:
    """A refusal as a sentence that stands beside its field, which it need not name."""
    players = tuple(person.name for person in draft.people)
    speech = Speech(draft.edition, players, draft.names)
    return as_sentence(reason(refused.code, refused.facts, speech))


def problems(draft: Draft) -> tuple[Problem, ...]:
    """All that is wrong, in the order of the fields."""
    found = (*_of_people(draft), *_of_tiles(draft), *_of_deal(draft))
    if found:
        return found
    try:
        draft.header()
    except Refused as refused:
        return (Problem(Place.RULES, 0, refusal(refused, draft), missing=False),)
    return ()


def chain_sum(draft: Draft, place: int) -> Sum:
    """How many yellow blocks of a chain were typed, against those there are."""
    right = draft.edition.chains[place].dealt
    count = _dealt(draft, place)
    over = count - right
    if over < 0:
        over = min(0, over + draft.set_aside) if _all_typed(draft) else 0
    return Sum(_of(count, right), _off(over))


def hand_sum(draft: Draft, seat: int) -> Sum:
    """How many yellow blocks a player said he has, against those he was dealt."""
    pile = draft.pile(seat)
    count = sum(one or 0 for one in pile)
    over = count - draft.hand
    return Sum(_of(count, draft.hand), _off(over) if over > 0 or None not in pile else "")


def fits(draft: Draft, seat: int, place: int, count: int, *, secret: bool = False) -> bool:
    """Whether a count can be right beside what was typed before.

    With ``secret`` the other players' piles say nothing.
    """
    others = sum(one or 0 for at, one in enumerate(draft.people[seat].pile) if at != place)
    theirs = 0 if secret else _dealt(draft, place) - (_typed(draft, seat, place) or 0)
    return others + count <= draft.hand and theirs + count <= draft.edition.chains[place].dealt


def _typed(draft: Draft, seat: int, place: int) -> int | None:
    pile = draft.people[seat].pile
    return pile[place] if pile else None


def _dealt(draft: Draft, place: int) -> int:
    """How many blocks of a chain were typed so far."""
    return sum(_typed(draft, seat, place) or 0 for seat in range(draft.seats))


def _all_typed(draft: Draft) -> bool:
    return all(map(draft.is_typed, range(draft.seats)))


def _of(count: int, right: int) -> str:
    """How much a sum is of what it must be."""
    return phrase("{count} of {right}", count=count, right=right)


def _off(over: int) -> str:
    """By how much a sum is off."""
    if over > 0:
        return phrase("{count} over", count=over)
    return phrase("{count} short", count=-over) if over else ""


def _of_people(draft: Draft) -> Iterator[Problem]:
    """Too few or too many, and names."""
    try:
        agreement.seats(draft.seats, draft.edition, draft.options)
    except Refused as refused:
        missing = refused.code == Unfit.TOO_FEW
        yield Problem(Place.PEOPLE, 0, refusal(refused, draft), missing)
    for seat, person in enumerate(draft.people):
        try:
            draft.name(person.name, seat)
        except Refused as refused:
            yield Problem(Place.PERSON, seat, refusal(refused, draft), missing=False)


def _of_tiles(draft: Draft) -> Iterator[Problem]:
    """Tiles drawn twice."""
    drawn = [person.drew for person in draft.people]
    for seat, tile in enumerate(drawn):
        if tile is not None and drawn.count(tile) > 1:
            text = refusal(Refused(Unfit.OPENING_TWICE, tile=tile), draft)
            if not draft.lays_out:
                name = tile.text(row_first=draft.edition.row_first)
                text = phrase("{tile} was drawn twice.", tile=name)
            yield Problem(Place.PERSON, seat, text, missing=False)


def _of_deal(draft: Draft) -> Iterator[Problem]:
    """Hands that are not full, and chains with more blocks than yellow cards."""
    if not draft.deals or draft.deal is Deal.UNKNOWN or not draft.seats:
        return
    for seat in range(draft.seats):
        pile = draft.pile(seat)
        count = sum(one or 0 for one in pile)
        if count > draft.hand or (None not in pile and count != draft.hand):
            facts = {"player": seat, "count": count, "right": draft.hand}
            refused = Refused(Unfit.DEAL_UNEVEN, **facts)
            yield Problem(Place.PILE, seat, refusal(refused, draft), missing=False)
        elif None in pile:
            name = draft.people[seat].name
            text = phrase("{player}'s hand has not been entered yet.", player=name)
            yield Problem(Place.PILE, seat, text, missing=True)
    for place, chain in enumerate(draft.edition.chains):
        if (count := _dealt(draft, place)) > chain.dealt:
            facts = {"chain": place, "count": count, "right": chain.dealt}
            refused = Refused(Unfit.DEAL_TOO_MANY, **facts)
            yield Problem(Place.CHAIN, place, refusal(refused, draft), missing=False)


def and_more(found: Sequence[Problem]) -> str:
    """The first problem, and how many more there are."""
    first, *others = found
    if not others:
        return first.text
    if len(others) == 1:
        return f"{first.text} {phrase('And one more.')}"
    return f"{first.text} {phrase('And {count} more.', count=len(others))}"

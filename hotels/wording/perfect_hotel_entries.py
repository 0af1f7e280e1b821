"""Perfect Hotel in words: who built what, what was kept, what speaks against it."""

from collections.abc import Iterator
from typing import assert_never

from hotels.ledger.objection import Grade
from hotels.ledger.perfect_hotel.entries import Another, Build, Entry, InHand, Keep, Value
from hotels.ledger.perfect_hotel.scoring import scored
from hotels.ledger.perfect_hotel.terms import KINDS
from hotels.ledger.perfect_hotel.trouble import Page
from hotels.wording.amounts import Count
from hotels.wording.amounts import points as in_points
from hotels.wording.language import phrase, to_phrase
from hotels.wording.perfect_hotel import by_player, tourists, tourists_in_hand
from hotels.wording.perfect_hotel_refusals import sentence
from hotels.wording.speech import Speech

_GRADES = {
    Grade.REMINDER: to_phrase("a reminder"),
    Grade.GAP: to_phrase("of an answer|left open"),
    Grade.AGAINST: to_phrase("against the rules"),
    Grade.IMPOSSIBLE: to_phrase("of an entry|set aside"),
}

_CARDS = {
    "Bedroom": to_phrase("{count:bedroom/bedrooms}"),
    "Restaurant": to_phrase("{count:restaurant/restaurants}"),
    "Pool": to_phrase("{count:pool/pools}"),
    "Bar": to_phrase("{count:bar/bars}"),
    "Gym": to_phrase("{count:gym/gyms}"),
    "Shop": to_phrase("{count:shop/shops}"),
}

_BUILT = to_phrase("{player} built a floor of {cards}")
_BUILT_ANNEX = to_phrase("{player} built an annex of {cards}")


def deed(entry: Entry, speech: Speech, *, annex: bool = False) -> str:
    """What was done, by itself: ``Dave built an annex of 2 shops``."""
    match entry:
        case Build(player=player):
            said = _BUILT_ANNEX if annex else _BUILT
            return phrase(said, player=speech.player(player), cards=_cards(entry))
        case InHand(player, count):
            return phrase(
                "{player} has {count:tourist/tourists} left in hand",
                player=speech.player(player),
                count=Count(count),
            )
        case Keep():
            return phrase("The round was kept")
        case Another():
            return phrase("One more round was added")
        case Value(kind, points):
            return phrase(
                "{kind} was set to be worth {points}",
                kind=phrase(KINDS[kind]),
                points=in_points(points),
            )
        case _:
            assert_never(entry)


def told(page: Page, speech: Speech) -> str:
    """What was done and what it came to: ``Round 2 was kept: Alice 8, Bob 1``."""
    books = page.books
    if not page.stands:
        return deed(page.entry, speech)
    match page.entry:
        case Keep():
            score = scored(books.kept[-1], books.values)
            said = phrase("Round {round} was kept", round=len(books.kept))
            return f"{said}: {by_player(score.totals, speech)}"
        case Another():
            return phrase("One more round was added: {count} in all", count=books.planned)
    return deed(page.entry, speech, annex=_is_annex(page))


def in_short(page: Page, speech: Speech) -> str:
    """What undo takes back, in few words: ``Dave: annex of 2 shops``."""
    match page.entry:
        case Build(player=player):
            cards = _cards(page.entry)
            said = phrase("annex of {cards}", cards=cards) if _is_annex(page) else cards
            return f"{speech.player(player)}: {said}"
        case InHand(player, count):
            return f"{speech.player(player)}: {tourists_in_hand(count)}"
        case Keep() if page.stands:
            return phrase("Round {round} kept", round=len(page.books.kept))
        case Keep():
            return phrase("Round kept")
        case Another():
            return phrase("One more round")
        case Value(kind, points):
            return phrase("{kind} worth {points}", kind=phrase(KINDS[kind]), points=points)
        case _:
            assert_never(page.entry)


def remarks(page: Page, speech: Speech) -> Iterator[str]:
    """What speaks against an entry, a sentence each."""
    for objection in page.objections:
        said = sentence(objection.code, objection.facts, speech)
        yield f"{phrase(_GRADES[objection.grade])}: {said}"


def _is_annex(page: Page) -> bool:
    """Whether a floor that stands was laid as an annex."""
    if not page.stands or not isinstance(page.entry, Build):
        return False
    top = page.books.hotels[page.entry.player].top
    return top is not None and top.is_annex


def _cards(entry: Build) -> str:
    """``4 bedrooms and 2 tourists``."""
    cards = phrase(_CARDS[KINDS[entry.kind]], count=Count(entry.cards))
    if not entry.tourists:
        return cards
    return phrase("{cards} and {tourists}", cards=cards, tourists=tourists(entry.tourists))

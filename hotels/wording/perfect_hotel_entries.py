"""The entries of Perfect Hotel in few words: who built what, what was kept."""

from typing import assert_never

from hotels.ledger.perfect_hotel.entries import Another, Build, InHand, Keep, Value
from hotels.ledger.perfect_hotel.terms import KINDS
from hotels.ledger.perfect_hotel.trouble import Page
from hotels.wording.amounts import Count
from hotels.wording.language import phrase, to_phrase
from hotels.wording.perfect_hotel import tourists, tourists_in_hand
from hotels.wording.speech import Speech

_CARDS = {
    "Bedroom": to_phrase("{count:bedroom/bedrooms}"),
    "Restaurant": to_phrase("{count:restaurant/restaurants}"),
    "Pool": to_phrase("{count:pool/pools}"),
    "Bar": to_phrase("{count:bar/bars}"),
    "Gym": to_phrase("{count:gym/gyms}"),
    "Shop": to_phrase("{count:shop/shops}"),
}


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
            return phrase("Round {round} saved", round=len(page.books.kept))
        case Keep():
            return phrase("Round saved")
        case Another():
            return phrase("One more round")
        case Value(kind, points):
            return phrase("{kind} worth {points}", kind=phrase(KINDS[kind]), points=points)
        case _:
            assert_never(page.entry)


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

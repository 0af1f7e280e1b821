"""Perfect Hotel in words: who built what, what was kept, what speaks against it."""

from collections.abc import Iterator
from typing import assert_never

from hotels.ledger.objection import Grade
from hotels.ledger.perfect_hotel.entries import Another, Build, Entry, InHand, Keep, Value
from hotels.ledger.perfect_hotel.scoring import scored
from hotels.ledger.perfect_hotel.terms import KINDS
from hotels.ledger.perfect_hotel.trouble import Page
from hotels.wording.amounts import counted
from hotels.wording.amounts import points as in_points
from hotels.wording.perfect_hotel import by_player, tourists
from hotels.wording.perfect_hotel_refusals import sentence
from hotels.wording.speech import Speech

_GRADES = {
    Grade.REMINDER: "a reminder",
    Grade.GAP: "left open",
    Grade.AGAINST: "against the rules",
    Grade.IMPOSSIBLE: "set aside",
}


def deed(entry: Entry, speech: Speech, *, annex: bool = False) -> str:
    """What was done, by itself: ``Dave built an annex of 2 shops``."""
    match entry:
        case Build(player=player):
            what = "an annex" if annex else "a floor"
            return f"{speech.player(player)} built {what} of {_cards(entry)}"
        case InHand(player, count):
            return f"{speech.player(player)} has {tourists(count)} left in hand"
        case Keep():
            return "The round was kept"
        case Another():
            return "One more round was added"
        case Value(kind, points):
            return f"{KINDS[kind]} was set to be worth {in_points(points)}"
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
            return f"Round {len(books.kept)} was kept: {by_player(score.totals, speech)}"
        case Another():
            return f"One more round was added: {books.planned} in all"
    return deed(page.entry, speech, annex=_is_annex(page))


def in_short(page: Page, speech: Speech) -> str:
    """What undo takes back, in few words: ``Dave: annex of 2 shops``."""
    match page.entry:
        case Build(player=player):
            annex = "annex of " if _is_annex(page) else ""
            return f"{speech.player(player)}: {annex}{_cards(page.entry)}"
        case InHand(player, count):
            return f"{speech.player(player)}: {tourists(count)} in hand"
        case Keep():
            return f"Round {len(page.books.kept)} kept" if page.stands else "Round kept"
        case Another():
            return "One more round"
        case Value(kind, points):
            return f"{KINDS[kind]} worth {points}"
        case _:
            assert_never(page.entry)


def remarks(page: Page, speech: Speech) -> Iterator[str]:
    """What speaks against an entry, a sentence each."""
    for objection in page.objections:
        said = sentence(objection.code, objection.facts, speech)
        yield f"{_GRADES[objection.grade]}: {said}"


def _is_annex(page: Page) -> bool:
    """Whether a floor that stands was laid as an annex."""
    if not page.stands or not isinstance(page.entry, Build):
        return False
    top = page.books.hotels[page.entry.player].top
    return top is not None and top.is_annex


def _cards(entry: Build) -> str:
    """``4 bedrooms and 2 tourists``."""
    name = KINDS[entry.kind].lower()
    cards = counted(entry.cards, name, f"{name}s")
    return f"{cards} and {tourists(entry.tourists)}" if entry.tourists else cards

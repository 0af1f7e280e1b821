"""The receipts of Perfect Hotel: each line of a round's points, and their sum."""

from collections.abc import Callable
from typing import NamedTuple

from hotels.ledger.perfect_hotel.books import Books, Hotel, Hotels
from hotels.ledger.perfect_hotel.rule import Rule
from hotels.ledger.perfect_hotel.scoring import ENOUGH_KINDS, SKY, TOURIST, VIEW, VIEW_TIED
from hotels.ledger.perfect_hotel.terms import KINDS, Kind, Player
from hotels.ledger.perfect_hotel.workings import Step as Sort
from hotels.ledger.working import Working
from hotels.views.perfect_hotel import hotels_of, score_of
from hotels.views.slip import Held, Receipt, Step, bases_of, once
from hotels.wording.amounts import Count, digits, gained, listed, points
from hotels.wording.language import phrase
from hotels.wording.numbers import in_words
from hotels.wording.perfect_hotel import (
    line,
    nobody_gets,
    sum_in_words,
)
from hotels.wording.speech import Speech

OF_KIND = (Sort.MAJORITY, Sort.TIED)

_PLAIN = Speech()


class LineReceipt(NamedTuple):
    """One line of a player's points, with the kind it is about, and its receipt."""

    kind: Kind | None
    receipt: Receipt
    words: str
    """``Bedroom, six``."""
    rule: Rule
    is_loss: bool


class RoundReceipts(NamedTuple):
    """A player's round: the sum, its lines, and what nobody got."""

    whole: Receipt
    lines: tuple[LineReceipt, ...]
    unpaid: tuple[str, ...]


def round_receipts(books: Books, place: int, player: Player, speech: Speech) -> RoundReceipts:
    """Why a round was worth so much to a player."""
    hotels, score = hotels_of(books, place), score_of(books, place)
    working = score.players[player].working
    where = (phrase("round {round} of {rounds}", round=place + 1, rounds=books.planned),)
    lines = tuple(
        LineReceipt(
            _kind(part),
            _receipt(part, hotels, player, where, speech),
            line(part),
            Rule(part.cites.rule),
            part.amount < 0,
        )
        for part in working.parts
    )
    name = speech.player(player)
    whole = Receipt(
        title=name,
        amount=points(working.amount),
        chain=None,
        letter="",
        where=where,
        why=phrase("Everything {player}'s hotel scores this round, added up.", player=name),
        holdings=(),
        steps=tuple(Step(sum_in_words(part), gained(part.amount)) for part in working.parts),
        bases=bases_of(working, _PLAIN),
        bills="",
        is_sum=True,
    )
    unpaid = tuple(f"{said}." for said, _ in nobody_gets(score, speech))
    return RoundReceipts(whole, lines, unpaid)


def _receipt(
    working: Working, hotels: Hotels, player: Player, where: tuple[str, ...], speech: Speech
) -> Receipt:
    """One line's receipt."""
    name = speech.player(player)
    return Receipt(
        title=f"{name}: {line(working)}",
        amount=gained(working.amount),
        chain=None,
        letter="",
        where=where,
        why=_why(working, hotels, player, speech),
        holdings=_holdings(working, hotels, player, speech),
        steps=_steps(working),
        bases=bases_of(working, _PLAIN),
        bills="",
    )


def _steps(working: Working) -> tuple[Step, ...]:
    """The sum; of an award that is one figure, only that."""
    return tuple(
        Step(
            sum_in_words(one),
            digits(one.amount) if one.step == Sort.VALUE else gained(one.amount),
        )
        for one in once(working)
    )


def _kind(working: Working) -> Kind | None:
    """The kind that a line is about."""
    if working.step in OF_KIND:
        return KINDS.index(str(working.args[0]))
    return None


def _why(working: Working, hotels: Hotels, player: Player, speech: Speech) -> str:
    """Why a player gets or loses it, in one sentence."""
    name = speech.player(player)
    match Sort(working.step), working.args:
        case Sort.MAJORITY, (str(kind), int(cards)):
            return phrase(
                "{player} has the most {kind} cards: {count}, counting Tourist Groups and "
                "annexes. With no tie, {player} scores the full value.",
                player=name,
                kind=phrase(kind),
                count=in_words(cards),
            )
        case Sort.TIED, (str(kind), int(cards)):
            return phrase(
                "{players} tie for the most {kind} cards, {count} each, counting Tourist Groups "
                "and annexes. Each scores one point per card, and nobody scores the full value.",
                players=_level(hotels, lambda hotel: hotel.count(KINDS.index(kind)), speech),
                kind=phrase(kind),
                count=in_words(cards),
            )
        case Sort.TOURISTS, (int(count),):
            return phrase(
                "{count:Tourist Group/Tourist Groups} in this hotel. Each costs {points}, no "
                "matter what its set scores.",
                count=Count(count),
                points=points(-TOURIST),
            )
        case Sort.IN_HAND, (int(count),):
            return phrase(
                "{count:Tourist Group/Tourist Groups} left in hand. Each costs {points} too.",
                count=Count(count),
                points=points(-TOURIST),
            )
        case Sort.VIEW, (int(floors),):
            return phrase(
                "{player}'s hotel is the tallest: {floors:floor/floors}, counting annexes. That "
                "scores {points}.",
                player=name,
                floors=Count(floors),
                points=points(VIEW),
            )
        case Sort.VIEW_TIED, (int(floors),):
            return phrase(
                "{players} tie for the tallest hotel, {floors:floor/floors} each, counting "
                "annexes. Each scores {points}.",
                players=_level(hotels, lambda hotel: len(hotel.floors), speech),
                floors=Count(floors),
                points=points(VIEW_TIED),
            )
        case Sort.SKY, (int(cards),):
            return phrase(
                "{player} has the most cards on the top floor: {count}, not counting anything "
                "below it. That scores {points}.",
                player=name,
                count=in_words(cards),
                points=points(SKY),
            )
        case Sort.CHEAP, (int(kinds),):
            return phrase(
                "This hotel has {kinds:kind/kinds} of Build card. With fewer than {least}, it's a"
                " cheap hotel.",
                kinds=Count(kinds),
                least=in_words(ENOUGH_KINDS),
            )
    raise AssertionError(working)


def _level(hotels: Hotels, size: Callable[[Hotel], int], speech: Speech) -> str:
    """Everybody who has the most of something."""
    most = max(map(size, hotels))
    return listed(speech.player(seat) for seat, one in enumerate(hotels) if size(one) == most)


def _holdings(working: Working, hotels: Hotels, player: Player, speech: Speech) -> tuple[Held, ...]:
    """What was compared: the cards of the kind, the floors, or the top floors; most first."""
    size: Callable[[Hotel], int]
    match Sort(working.step), working.args:
        case ((Sort.MAJORITY | Sort.TIED), (str(name), _)):
            kind = KINDS.index(name)
            size = lambda hotel: hotel.count(kind)  # noqa: E731 - what is compared
        case ((Sort.VIEW | Sort.VIEW_TIED), _):
            size = lambda hotel: len(hotel.floors)  # noqa: E731 - likewise
        case (Sort.SKY, _):
            size = lambda hotel: hotel.top.size if hotel.top else 0  # noqa: E731 - likewise
        case _:
            return ()
    order = sorted(range(len(hotels)), key=lambda seat: -size(hotels[seat]))
    return tuple(
        Held(speech.player(seat), str(size(hotels[seat])), seat == player)
        for seat in order
        if size(hotels[seat])
    )

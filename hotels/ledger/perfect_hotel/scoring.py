"""What a round is worth to each player, line by line, and how the game stands."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from hotels.ledger.perfect_hotel.books import Books, Hotel, Hotels
from hotels.ledger.perfect_hotel.rule import Rule, cite
from hotels.ledger.perfect_hotel.terms import KINDS, TRACK, Kind, Player, Values, value_mark
from hotels.ledger.perfect_hotel.workings import Step
from hotels.ledger.working import Citation, Mark, Working

TOURIST = -3
VIEW, VIEW_TIED = 5, 1
SKY = 3
CHEAP, ENOUGH_KINDS = -3, 4


class PlayerScore(NamedTuple):
    """What a round is worth to one player."""

    majority: int
    """For the kinds, ties included."""
    tourists: int
    """In points, nought or less."""
    awards: int
    """The three awards added up."""
    working: Working
    """The round's points; its parts are the lines of the receipt."""

    @property
    def total(self) -> int:
        """The round's points."""
        return self.working.amount


class Unpaid(NamedTuple):
    """What nobody got, and who stood in each other's way, if anybody did."""

    rule: Rule
    kind: Kind | None = None
    tied: tuple[Player, ...] = ()
    cards: int = 0
    doubtful: bool = False
    """Whether our reading of annexes may have made it so."""

    @property
    def cites(self) -> Citation:
        """The rule, and how sure it is here."""
        return _read_so(self.rule, doubtful=self.doubtful)


class RoundScore(NamedTuple):
    """A round's points, player by player."""

    players: tuple[PlayerScore, ...]
    unpaid: tuple[Unpaid, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """The round's points of each player."""
        return tuple(player.total for player in self.players)


class Track(NamedTuple):
    """A place on the point track: which lap, which space of it."""

    lap: int
    space: int


class Standing(NamedTuple):
    """How the game stands by the rounds that count."""

    rounds: tuple[RoundScore, ...]
    """Those kept, and the one under way once it is begun."""
    before: tuple[int, ...]
    """The totals of the rounds kept."""
    totals: tuple[int, ...]
    ranking: tuple[tuple[Player, ...], ...]
    """From the most points down; those level share a place."""
    winners: tuple[Player, ...]
    """Who is first now; nobody before the first round."""


Line = tuple[Player, Working]
"""One line of a player's receipt."""


@lru_cache(maxsize=128)
def scored(hotels: Hotels, values: Values) -> RoundScore:
    """The points of a round, each with its working; a round that is kept is scored once."""
    majority = [line for kind in range(len(KINDS)) for line in _of_kind(kind, hotels, values)]
    won = [*_perfect_view(hotels), *_sky_room(hotels)]
    tourists = [*_for_tourists(hotels)]
    cheap = [*_cheap_hotel(hotels)]
    lines = (majority, won, tourists, cheap)
    players = tuple(_score(player, lines) for player in range(len(hotels)))
    return RoundScore(players, tuple(_unpaid(hotels)))


def standing(books: Books) -> Standing:
    """The totals of the rounds that count, who is before whom, and who is first."""
    rounds = tuple(scored(hotels, books.values) for hotels in books.counted)
    seats = range(books.terms.seats)
    totals = tuple(sum(one.players[seat].total for one in rounds) for seat in seats)
    kept = rounds[: len(books.kept)]
    before = tuple(sum(one.players[seat].total for one in kept) for seat in seats)
    ranking = tuple(
        tuple(seat for seat in seats if totals[seat] == total)
        for total in sorted({*totals}, reverse=True)
    )
    return Standing(rounds, before, totals, ranking, ranking[0] if rounds else ())


def track(total: int) -> Track:
    """Where a tracker stands: after forty comes space 1 of the next lap; debts stay on lap 0.

    What is below nought stands off the track, so many spaces short of its start.
    """
    if total <= 0:
        return Track(0, total)
    lap, space = divmod(total - 1, TRACK)
    return Track(lap, space + 1)


def _score(player: Player, lines: Iterable[list[Line]]) -> PlayerScore:
    """One player's lines, added up by what they are for; what he loses stands last."""
    groups = [tuple(working for who, working in group if who == player) for group in lines]
    majority, won, tourists, cheap = (sum(working.amount for working in group) for group in groups)
    total = majority + won + tourists + cheap
    whole = Working(total, Step.ROUND, (), cite(Rule.TOTAL), tuple(chain(*groups)))
    return PlayerScore(majority, tourists, won + cheap, whole)


def _foremost(hotels: Hotels, size: Callable[[Hotel], int]) -> tuple[int, tuple[Player, ...]]:
    """The most there is of something, and who has it; nobody where nobody has any."""
    sizes = [size(hotel) for hotel in hotels]
    most = max(sizes)
    return most, tuple(player for player, one in enumerate(sizes) if one == most > 0)


def _of_kind(kind: Kind, hotels: Hotels, values: Values) -> Iterator[Line]:
    """The points for a kind: all to who has the most of it, else a point a card to those tied."""
    most, level = _foremost(hotels, lambda hotel: hotel.count(kind))
    name = KINDS[kind]
    if len(level) > 1:
        for player in level:
            yield player, Working(most, Step.TIED, (name, most), cite(Rule.TIE))
    elif level:
        points = values[kind]
        printed = cite(Rule.VALUES, value_mark(kind, points))
        worth = Working(points, Step.VALUE, (name,), printed)
        args = (name, most)
        yield level[0], Working(points, Step.MAJORITY, args, cite(Rule.MAJORITY), (worth,))


def _for_tourists(hotels: Hotels) -> Iterator[Line]:
    """What every Tourist Group costs, in the hotel or left in hand."""
    for player, hotel in enumerate(hotels):
        for step, count in ((Step.TOURISTS, hotel.tourists), (Step.IN_HAND, hotel.in_hand)):
            if count:
                yield player, Working(TOURIST * count, step, (count,), cite(Rule.TOURIST))


def _perfect_view(hotels: Hotels) -> Iterator[Line]:
    """The tallest hotel's points; every annex is a floor."""
    most, level = _foremost(hotels, lambda hotel: len(hotel.floors))
    annexed = any(floor.is_annex for hotel in hotels for floor in hotel.floors)
    points, step = (VIEW, Step.VIEW) if len(level) == 1 else (VIEW_TIED, Step.VIEW_TIED)
    for player in level:
        yield player, Working(points, step, (most,), _read_so(Rule.PERFECT_VIEW, doubtful=annexed))


def _sky_room(hotels: Hotels) -> Iterator[Line]:
    """The points for the most cards on a top floor; nobody's where several have as many."""
    most, level = _foremost(hotels, _top_size)
    if len(level) == 1:
        cites = _read_so(Rule.SKY_ROOM, doubtful=_ends_in_annexes(hotels))
        yield level[0], Working(SKY, Step.SKY, (most,), cites)


def _cheap_hotel(hotels: Hotels) -> Iterator[Line]:
    """What a hotel of too few kinds costs, be it of none."""
    for player, hotel in enumerate(hotels):
        if len(hotel.kinds) < ENOUGH_KINDS:
            args = (len(hotel.kinds),)
            yield player, Working(CHEAP, Step.CHEAP, args, cite(Rule.CHEAP_HOTEL))


def _unpaid(hotels: Hotels) -> Iterator[Unpaid]:
    """The kinds nobody built, and the awards nobody gets."""
    for kind in range(len(KINDS)):
        if not any(hotel.count(kind) for hotel in hotels):
            yield Unpaid(Rule.NOBODY, kind)
    most, level = _foremost(hotels, _top_size)
    if not level:
        yield Unpaid(Rule.PERFECT_VIEW)
    if len(level) != 1:
        yield Unpaid(Rule.SKY_ROOM, None, level, most, _ends_in_annexes(hotels))


def _ends_in_annexes(hotels: Hotels) -> bool:
    """Whether any top floor is an annex, which we count by itself."""
    return any(hotel.top.is_annex for hotel in hotels if hotel.top is not None)


def _top_size(hotel: Hotel) -> int:
    """The cards on the top floor itself, without what lies below an annex."""
    return 0 if hotel.top is None else hotel.top.size


def _read_so(rule: Rule, *, doubtful: bool) -> Citation:
    """A printed award; where an annex is in play, how it counts is our reading."""
    return cite(rule, Mark.RECONSTRUCTED if doubtful else None)

"""What the page of Perfect Hotel shows: the hotels, what they are worth, and what may be done."""

from collections.abc import Iterable
from typing import NamedTuple

from hotels.ledger.difference import Numbered
from hotels.ledger.perfect_hotel.books import Books, Floor, Hotels
from hotels.ledger.perfect_hotel.entries import Build, Entry, Keep
from hotels.ledger.perfect_hotel.scoring import PlayerScore, RoundScore, scored, standing
from hotels.ledger.perfect_hotel.terms import KINDS, Kind, Player, Values, value_mark
from hotels.ledger.working import Mark
from hotels.table import Table
from hotels.wording.amounts import digits, gained, listed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.numbers import in_words
from hotels.wording.perfect_hotel import (
    by_rank,
    line,
    tourists_in_hand,
)
from hotels.wording.speech import Speech
from hotels.wording.sure import mark_word

HotelTable = Table[Entry, Books]

LONGEST_ON_A_KEY = 16
"""Of a longer name a key says nothing."""

NOTHING_YET = to_phrase("Nothing is built yet.")

_ROUND = to_phrase("round {round} of {rounds}")
ROUND_KEPT = to_phrase("round {round} of {rounds}, saved")


class SignRow(NamedTuple):
    """The sign on a hotel's roof."""

    name: str
    player: Player


class FloorRow(NamedTuple):
    """One floor as it is drawn."""

    name: str
    kind: Kind
    cards: int
    tourists: int
    player: Player
    line: int
    """The line of the journal that built it."""


class HotelView(NamedTuple):
    """One player's hotel."""

    player: Player
    name: str
    floors: tuple[FloorRow, ...]
    """From the bottom up."""
    in_hand: int

    @property
    def rows(self) -> tuple[SignRow | FloorRow, ...]:
        """The sign, and the floors from the top down."""
        return (SignRow(self.name, self.player), *reversed(self.floors))


class ScoreLine(NamedTuple):
    """One line of what a round is worth to a player."""

    text: str
    amount: str
    is_loss: bool


class ScoreCard(NamedTuple):
    """What a round is worth to one player."""

    player: Player
    name: str
    total: str
    before: str
    """``with round 1:``; empty in the first round."""
    sum: str
    """Its points and those of the rounds before."""
    lines: tuple[ScoreLine, ...]
    hand: str
    """``1 tourist in hand``."""
    is_best: bool


class ValueView(NamedTuple):
    """What a kind is worth."""

    kind: Kind
    name: str
    points: str
    mark: Mark


class Page(NamedTuple):
    """All that the page shows of one round."""

    round: str
    """``round 2 of 3``."""
    values: tuple[ValueView, ...]
    marks: tuple[tuple[Mark, str], ...]
    hotels: tuple[HotelView, ...]
    cards: tuple[ScoreCard, ...]
    sentence: str
    is_kept: bool
    """Whether it is a round that was kept, looked at again."""

    @property
    def tallest(self) -> int:
        """How many floors the highest hotel has."""
        return max(len(hotel.floors) for hotel in self.hotels)


def page(table: HotelTable, speech: Speech, shown: int | None = None) -> Page:
    """The round under way, or one of those kept, by its place."""
    books = table.books
    here = len(books.kept) if shown is None else shown
    called = _ROUND if shown is None else ROUND_KEPT
    return Page(
        phrase(called, round=here + 1, rounds=books.planned),
        value_views(books.values),
        marks_of(books.values),
        hotel_views(table, here, speech),
        score_cards(books, here, speech),
        in_order(books, speech),
        shown is not None,
    )


def hotels_of(books: Books, place: int) -> Hotels:
    """The hotels of a round, kept or under way."""
    return books.kept[place] if place < len(books.kept) else books.hotels


def score_of(books: Books, place: int) -> RoundScore:
    """What a round is worth, kept or under way."""
    return scored(hotels_of(books, place), books.values)


def floor_lines(
    pages: Iterable[Numbered[Entry, Books]], seats: int
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """Which line built each floor: by round, by player, from the bottom up."""
    rounds: list[list[list[int]]] = [[[] for _ in range(seats)]]
    for line_number, one in pages:
        if not one.stands:
            continue
        match one.entry:
            case Build(player=player):
                rounds[-1][player].append(line_number)
            case Keep():
                rounds.append([[] for _ in range(seats)])
    return tuple(tuple(map(tuple, hotels)) for hotels in rounds)


def keep_lines(pages: Iterable[Numbered[Entry, Books]]) -> tuple[int, ...]:
    """The line by which each round was kept."""
    return tuple(
        line_number for line_number, one in pages if one.stands and isinstance(one.entry, Keep)
    )


def hotel_views(table: HotelTable, place: int, speech: Speech) -> tuple[HotelView, ...]:
    """The hotels of a round as they are drawn."""
    hotels = hotels_of(table.books, place)
    lines = floor_lines(table.pages, len(hotels))[place]
    return tuple(
        HotelView(
            player,
            speech.player(player),
            tuple(
                _floor(floor, player, built)
                for floor, built in zip(hotel.floors, lines[player], strict=True)
            ),
            hotel.in_hand,
        )
        for player, hotel in enumerate(hotels)
    )


def _floor(floor: Floor, player: Player, built: int) -> FloorRow:
    name = phrase("Annex") if floor.is_annex else phrase(KINDS[floor.kind])
    return FloorRow(name, floor.kind, floor.cards, floor.tourists, player, built)


def score_cards(books: Books, place: int, speech: Speech) -> tuple[ScoreCard, ...]:
    """What a round is worth to each player, and with the rounds before it."""
    hotels = hotels_of(books, place)
    is_begun = place < len(books.kept) or books.is_begun
    before = [score_of(books, each).totals for each in range(place)]
    scores = scored(hotels, books.values)
    best = max(scores.totals)
    cards = []
    for player, score in enumerate(scores.players):
        points = score.total if is_begun else 0
        whole = points + sum(totals[player] for totals in before)
        cards.append(
            ScoreCard(
                player,
                speech.player(player),
                digits(points),
                _with(place),
                digits(whole),
                score_lines(score) if is_begun else (),
                _hand(hotels[player].in_hand),
                is_begun and score.total == best,
            )
        )
    return tuple(cards)


def score_lines(score: PlayerScore) -> tuple[ScoreLine, ...]:
    """A player's points, each with what it is for."""
    return tuple(
        ScoreLine(line(part), gained(part.amount), part.amount < 0) for part in score.working.parts
    )


def _with(place: int) -> str:
    """Which rounds a sum is made of besides this one."""
    if not place:
        return ""
    if place == 1:
        return phrase("with round 1:")
    return phrase("with rounds 1 to {last}:", last=place)


def _hand(count: int) -> str:
    return tourists_in_hand(count) if count else phrase("no tourists in hand")


def floor_key(speech: Speech, player: Player | None) -> str:
    """What the key says that adds a floor; whose it is, unless that is seen, where it has room."""
    name = "" if player is None else speech.player(player)
    if not name or len(name) > LONGEST_ON_A_KEY:
        return phrase("Add floor")
    return phrase("Floor for {player}", player=name)


def value_views(values: Values) -> tuple[ValueView, ...]:
    """What each kind is worth, and how sure that is."""
    return tuple(
        ValueView(kind, phrase(KINDS[kind]), str(points), value_mark(kind, points))
        for kind, points in enumerate(values)
    )


def marks_of(values: Values) -> tuple[tuple[Mark, str], ...]:
    """How sure the values are: ``Bedroom 10`` is printed, the rest is a best guess."""
    found: dict[Mark, list[str]] = {}
    for kind, points in enumerate(values):
        found.setdefault(value_mark(kind, points), []).append(f"{phrase(KINDS[kind])} {points}")
    marks = [mark for mark in (Mark.ATTESTED, Mark.HOUSE, Mark.RECONSTRUCTED) if mark in found]
    if len(marks) == 1:
        return ((marks[0], phrase("all values")),)
    *named, last = marks
    return (*((mark, listed(found[mark])) for mark in named), (last, phrase("the rest")))


def in_order(books: Books, speech: Speech) -> str:
    """``Dave 32, Bob 31, Alice 29, Carol 29 after two rounds``."""
    stands = standing(books)
    if not stands.rounds:
        return phrase(NOTHING_YET)
    said, rounds = by_rank(stands, speech), len(stands.rounds)
    if rounds == 1:
        return phrase("{points} after one round", points=said)
    return phrase("{points} after {count} rounds", points=said, count=in_words(rounds))


def how_sure(values: Values) -> str:
    """``Bedroom 10: printed, the rest: best guess``."""
    return ", ".join(
        phrase("{values}: {mark}", values=what, mark=mark_word(mark))
        for mark, what in marks_of(values)
    )

"""How a game of Perfect Hotel stands or came out: ranks, totals by round, the point track."""

from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

from hotels.ledger.perfect_hotel.books import Books
from hotels.ledger.perfect_hotel.scoring import Standing, standing, track
from hotels.ledger.perfect_hotel.terms import TRACK, Player
from hotels.views.standing import Rank
from hotels.views.worth import Graph, Line, ticks
from hotels.wording.amounts import begun, digits, listed, points
from hotels.wording.language import phrase, to_phrase
from hotels.wording.numbers import in_words
from hotels.wording.perfect_hotel import on_track, winners_in_words
from hotels.wording.speech import Speech

LONGEST_HEADLINE = 90
"""Signs of the sentence over a standing; the names stand in the ranking below it anyway."""

STEP = 10
"""The chart is drawn up to the next whole ten."""

NOT_YET = to_phrase("No rounds saved yet")

_LEADS = to_phrase("{players} leads with {points}")
_LEAD = to_phrase("{players} lead with {points}")
_MANY_LEAD = to_phrase("{count} players lead with {points}")
_MANY_SHARE = to_phrase("{count} players share the title with {points}")

_AFTER = to_phrase("after {count} rounds")
_AFTER_ONE = to_phrase("after one round")
_AFTER_SOME = to_phrase("after {count} of {planned} rounds")


class Tracker(NamedTuple):
    """A player's tracker on the point track."""

    player: Player
    name: str
    space: int
    """From 1 to 40; nought or less stands before the start."""
    total: str
    place: str
    """``lap 1, space 1``."""


class RoundRow(NamedTuple):
    """What one round was worth to everybody."""

    place: int
    name: str
    """``Round 2``."""
    points: tuple[str, ...]
    sums: tuple[str, ...]
    """With the rounds before it."""
    is_kept: bool


class Outcome(NamedTuple):
    """All that a standing is told with."""

    headline: str
    second: str
    ranks: tuple[Rank, ...]
    rounds: tuple[RoundRow, ...]
    totals: tuple[str, ...]
    trackers: tuple[Tracker, ...]
    graph: Graph | None
    """None before the first round."""
    is_over: bool


def outcome(books: Books, speech: Speech) -> Outcome:
    """How the game stands, or how it came out."""
    stands = standing(books)
    return Outcome(
        _headline(books, stands, speech),
        _second(books, stands, speech),
        tuple(_ranks(stands, speech)),
        _rounds(books, stands),
        tuple(map(digits, stands.totals)),
        tuple(_tracker(seat, total, speech) for seat, total in enumerate(stands.totals)),
        _graph(stands, speech) if stands.rounds else None,
        books.is_over,
    )


def _headline(books: Books, stands: Standing, speech: Speech) -> str:
    """Who won, or who leads."""
    if not stands.rounds:
        return phrase(NOT_YET)
    best = points(max(stands.totals))
    count = len(stands.winners)
    said = winners_in_words(stands, speech)
    if not books.is_over:
        ahead = _LEADS if count == 1 else _LEAD
        said = phrase(ahead, players=listed(map(speech.player, stands.winners)), points=best)
    if count == 1 or len(said) <= LONGEST_HEADLINE:
        return said
    most = _MANY_SHARE if books.is_over else _MANY_LEAD
    return begun(phrase(most, count=in_words(count), points=best))


def _second(books: Books, stands: Standing, speech: Speech) -> str:
    """``2 points ahead of Bob, after three rounds``."""
    count = len(stands.rounds)
    after = _AFTER
    if not books.is_over:
        after = _AFTER_SOME
    elif count == 1:
        after = _AFTER_ONE
    after = phrase(after, count=in_words(count), planned=in_words(books.planned))
    if len(stands.ranking) == 1 or not stands.rounds:
        return after
    runners = stands.ranking[1]
    margin = points(max(stands.totals) - stands.totals[runners[0]])
    behind = listed(map(speech.player, runners))
    return f"{phrase('{margin} ahead of {players}', margin=margin, players=behind)}, {after}"


def _ranks(stands: Standing, speech: Speech) -> Sequence[Rank]:
    """The players by their points; those level share a place."""
    found = []
    place = 1
    for level in stands.ranking:
        found += [
            Rank(
                str(place),
                seat,
                speech.player(seat),
                digits(stands.totals[seat]),
                on_track(track(stands.totals[seat])),
                seat in stands.winners,
            )
            for seat in level
        ]
        place += len(level)
    return found


def _sums(stands: Standing) -> list[tuple[int, ...]]:
    """The totals after each round."""
    return list(
        accumulate(
            (one.totals for one in stands.rounds),
            lambda sums, more: tuple(map(sum, zip(sums, more, strict=True))),
        )
    )


def _rounds(books: Books, stands: Standing) -> tuple[RoundRow, ...]:
    """Every round that counts."""
    return tuple(
        RoundRow(
            place,
            phrase("Round {round}", round=place + 1),
            tuple(map(digits, one.totals)),
            tuple(map(digits, sums)),
            place < len(books.kept),
        )
        for place, (one, sums) in enumerate(zip(stands.rounds, _sums(stands), strict=True))
    )


def _tracker(seat: Player, total: int, speech: Speech) -> Tracker:
    where = track(total)
    return Tracker(seat, speech.player(seat), where.space, digits(total), on_track(where))


def _graph(stands: Standing, speech: Speech) -> Graph:
    """The totals round by round, from nought."""
    sums = [(0,) * len(stands.totals), *_sums(stands)]
    lines = tuple(
        Line(
            seat,
            speech.player(seat),
            "",
            tuple(each[seat] for each in sums),
            tuple(digits(each[seat]) for each in sums),
        )
        for seat in range(len(stands.totals))
    )
    count = len(stands.rounds)
    return Graph(
        phrase("Points by round"),
        phrase("running total"),
        phrase("The point track has {spaces} spaces.", spaces=TRACK),
        lines,
        (),
        ticks([value for each in sums for value in each], STEP, digits),
        (
            phrase("before the first round"),
            *(phrase("after round {round}", round=place + 1) for place in range(count)),
        ),
        count,
        to_phrase("round"),
    )

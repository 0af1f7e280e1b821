"""A game of Perfect Hotel as it is handed on: in words, as a file, and on a picture."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from hotels.exports.played import people
from hotels.ledger import reading
from hotels.ledger.perfect_hotel.books import Books, Hotel
from hotels.ledger.perfect_hotel.record import record_fields
from hotels.ledger.perfect_hotel.terms import KINDS
from hotels.store.keeping import Opened
from hotels.views.game_rows import dated
from hotels.views.opened import headed
from hotels.views.perfect_hotel import how_sure, score_of
from hotels.views.perfect_hotel_standing import Outcome, outcome
from hotels.views.perfect_hotel_start import in_short
from hotels.views.sharing import day_of
from hotels.views.table import speech_at
from hotels.wording.amounts import as_sentence, digits, listed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.perfect_hotel import (
    TITLE,
    by_player,
    nobody_gets,
    receipt,
    tourists,
    tourists_in_hand,
)
from hotels.wording.speech import Speech
from hotels.wording.sums import cited

NOTHING = to_phrase("Nothing is built yet, so there's no score to share.")

SOURCE = to_phrase("Hotels, the bank at the table")

_ROUND = to_phrase("Round {round}: {points}")
_ROUND_UNDER_WAY = to_phrase("Round {round}, in progress: {points}")


class Told(NamedTuple):
    """A game as its picture tells it."""

    played: str
    """The day, and who played."""
    names: tuple[str, ...]
    outcome: Outcome


def told(game: Opened[Any, Any]) -> Told:
    """The day, the people and how it stands."""
    speech = speech_at(game)
    books: Books = game.table.books
    names = tuple(speech.player(seat) for seat in range(books.terms.seats))
    stands = headed(game, outcome(books, speech))
    return Told(f"{TITLE}, {dated(day_of(game))}: {listed(names)}", names, stands)


def is_begun(game: Opened[Any, Any]) -> bool:
    """Whether there is a score to hand on."""
    return bool(game.table.books.counted)


def in_words(game: Opened[Any, Any]) -> str:
    """The whole game as text, every point with its reason."""
    return "\n".join(_lines(game)) + "\n"


def as_file(game: Opened[Any, Any]) -> str:
    """The game as the file that the command line reads."""
    books: Books = game.table.books
    return reading.written(record_fields(books, people(game.record.players))) + "\n"


def _lines(game: Opened[Any, Any]) -> Iterator[str]:
    speech, books = speech_at(game), game.table.books
    stands = headed(game, outcome(books, speech))
    yield f"{TITLE}, {dated(day_of(game))}"
    yield as_sentence(stands.headline)
    yield as_sentence(stands.second)
    yield phrase(
        "Values: {values} ({sure}).",
        values=in_short(books.values),
        sure=how_sure(books.values),
    )
    for place in range(len(books.counted)):
        yield ""
        yield from _round(books, place, speech)
    yield ""
    yield phrase("Total")
    for rank in stands.ranks:
        yield f"  {rank.place}. {rank.name} {rank.total}, {rank.before}"
    yield ""
    yield phrase(SOURCE)


def _round(books: Books, place: int, speech: Speech) -> Iterator[str]:
    """One round: the hotels, and every line of the score."""
    hotels, score = books.counted[place], score_of(books, place)
    said = _ROUND if place < len(books.kept) else _ROUND_UNDER_WAY
    yield phrase(said, round=place + 1, points=by_player(score.totals, speech))
    for seat, (hotel, points) in enumerate(zip(hotels, score.players, strict=True)):
        yield f"  {speech.player(seat)}: {_hotel(hotel)}"
        for part in points.working.parts:
            yield from (f"    {said}" for said in receipt(part))
        total = phrase("{points} in this round", points=digits(points.total))
        yield f"    {total}"
    for said, cites in nobody_gets(score, speech):
        yield f"  {said}  {cited(cites)}"


def _hotel(hotel: Hotel) -> str:
    """``Bedroom 4 and 2 tourists, Bar 3``, from the bottom up."""
    said = []
    for floor in hotel.floors:
        name = phrase(KINDS[floor.kind])
        if floor.is_annex:
            name = phrase("{kind} annex", kind=name)
        cards = f"{name} {floor.cards}"
        if floor.tourists:
            cards = phrase("{cards} and {tourists}", cards=cards, tourists=tourists(floor.tourists))
        said.append(cards)
    if hotel.in_hand:
        said.append(tourists_in_hand(hotel.in_hand))
    return ", ".join(said) or phrase("nothing built")

"""Through the figures of a quick score: which is asked, what its keys say, which comes next."""

from typing import Any, NamedTuple

from hotels.ledger.chains.tally import (
    MOST,
    Entry,
    Figure,
    Last,
    Place,
    Rest,
    Sheet,
    Sort,
)
from hotels.ledger.journal import Accept, Act, Write
from hotels.views.tally import figure
from hotels.wording.amounts import money
from hotels.wording.language import phrase
from hotels.wording.speech import Speech

KEYS = 16
"""Numbers on the first keys: 0 to 15."""


class Asked(NamedTuple):
    """The figure that is asked for, and which numbers it can be."""

    place: Place
    title: str
    second: str
    keys: range
    """The numbers with a key of their own."""
    possible: tuple[bool, ...]
    """Of each of them whether it can be."""
    more: range
    """The numbers that come next in their place."""
    money: bool
    """Whether it is asked in dollars, and so by digits."""


def asked(
    sheet: Sheet, place: Place, speech: Speech, *, turned: int = 0, many: int = KEYS
) -> Asked:
    """What is asked at a place, its keys turned so often; after the first ones so many at once."""
    title, second = _question(sheet, place, speech)
    keys, more = _keys(sheet, place, turned, many), _keys(sheet, place, turned + 1, many)
    possible = tuple(can_be(sheet, place, number) for number in keys)
    return Asked(place, title, second, keys, possible, more, place.sort is Sort.CASH)


def _keys(sheet: Sheet, place: Place, turned: int, many: int) -> range:
    """The numbers with a key; after the last that can be the first come round again."""
    turns = 1 + max(1, -(-(_most(sheet, place) + 1 - KEYS) // many))
    turn = turned % turns
    first = KEYS + (turn - 1) * many
    return range(first, first + many) if turn else range(KEYS)


def _most(sheet: Sheet, place: Place) -> int:
    """The largest figure that there can be of tiles, blocks or drawn tiles."""
    edition = sheet.terms.edition
    match place.sort:
        case Sort.SIZE:
            return edition.squares
        case Sort.BLOCKS:
            return edition.chains[place.chain].in_all
        case _:
            return edition.columns


def questions(sheet: Sheet, speech: Speech) -> tuple[tuple[bool, str, str], ...]:
    """All that can be asked, in words, and whether it is asked in dollars."""
    seats, drawn = range(sheet.terms.seats), sheet.terms.bank_holds
    places = [Place(Sort.CASH, player=seat) for seat in seats]
    for chain in range(len(sheet.sizes)):
        places.append(Place(Sort.SIZE, chain))
        places += [Place(Sort.BLOCKS, chain, seat) for seat in seats]
        places += [Place(Sort.DRAWN, chain)] if drawn else []
    return tuple((place.sort is Sort.CASH, *_question(sheet, place, speech)) for place in places)


def _question(sheet: Sheet, place: Place, speech: Speech) -> tuple[str, str]:
    """What is asked, and how much of it there is besides what the others have."""
    chain, own = speech.chain(place.chain), sheet.at(place) or 0
    match place.sort:
        case Sort.SIZE:
            squares = sheet.terms.edition.squares
            free = squares - sum(size or 0 for size in sheet.sizes) + own
            return (
                phrase("How many {word.tiles} in {chain}?", word=speech.word, chain=chain),
                phrase("0 if off the board; {free} squares free", free=max(0, free)),
            )
        case Sort.BLOCKS:
            kept = sheet.terms.edition.chains[place.chain]
            left = max(0, sheet.left(place.chain) + own)
            return (
                phrase("How many does {player} have?", player=speech.player(place.player)),
                phrase(
                    "{chain}, {left} of {there_are} not counted yet",
                    chain=chain,
                    left=left,
                    there_are=kept.in_all,
                ),
            )
        case Sort.DRAWN:
            return (
                phrase("What was drawn for {chain}?", chain=chain),
                phrase(
                    "a drawn tile, 1 to {most}: the bank counts as a holder",
                    most=sheet.terms.edition.columns,
                ),
            )
        case Sort.CASH:
            return (
                phrase("How much does {player} have?", player=speech.player(place.player)),
                phrase("cash in hand, before the settlement"),
            )


def can_be(sheet: Sheet, place: Place, number: int) -> bool:
    """Whether a figure can be so large, the others being as they are."""
    edition = sheet.terms.edition
    own = sheet.at(place) or 0
    match place.sort:
        case Sort.SIZE:
            tiles = sum(size or 0 for size in sheet.sizes) - own + number
            return number != 1 and tiles <= edition.squares
        case Sort.BLOCKS:
            return number <= sheet.left(place.chain) + own
        case Sort.DRAWN:
            return 1 <= number <= edition.columns
        case Sort.CASH:
            return number <= MOST


def typed_on(typed: str, digits: str) -> str:
    """An amount after some more digits; those that would make it too large are left out."""
    more = (typed + digits).lstrip("0") or "0"
    return more if int(more) <= MOST else typed


def rest_of(sheet: Sheet, place: Place) -> int | None:
    """The chain in whose row somebody has said nothing yet; None where nobody is left."""
    if place.sort is Sort.CASH:
        return None
    row = (one for one in sheet.wanting if one.sort is Sort.BLOCKS and one.chain == place.chain)
    return place.chain if any(row) else None


def shown(place: Place, typed: str) -> str:
    """What is typed, as it stands in the field."""
    return figure(place, int(typed)) if typed else ""


def first(sheet: Sheet) -> Place:
    """Where to begin or go on: the first figure that is missing, else the first of all."""
    return next(iter(sheet.wanting), next(sheet.places()))


def following(sheet: Sheet, place: Place) -> Place:
    """The next figure that is missing, from a place on and then from the start; else this one."""
    wanting = set(sheet.wanting)
    places = list(sheet.places())
    at = places.index(place) + 1 if place in places else 0
    return next((one for one in (*places[at:], *places[:at]) if one in wanting), place)


def before(sheet: Sheet, place: Place) -> Place:
    """One figure back; the first stays."""
    places = list(sheet.places())
    return places[max(0, places.index(place) - 1)] if place in places else places[0]


def kept(sheet: Sheet, place: Place) -> Place:
    """The place, unless its figure is no longer wanted."""
    return place if place in set(sheet.places()) else first(sheet)


def next_row(sheet: Sheet, place: Place, step: int) -> Place:
    """The first figure of the row so many further on, round and round; the purses are a row."""
    chains = len(sheet.sizes)
    row = chains if place.sort is Sort.CASH else place.chain
    row = (row + step) % (chains + 1)
    start = Place(Sort.CASH) if row == chains else Place(Sort.SIZE, row)
    own = [one for one in sheet.wanting if row == (chains if one.sort is Sort.CASH else one.chain)]
    return own[0] if own else start


def taken_back(act: Act[Any] | None, speech: Speech) -> str:
    """What undo or redo is about, in few words; empty where there is nothing."""
    match act:
        case None:
            return ""
        case Write(entry):
            return deed(entry, speech)
        case Accept():
            return phrase("the new calculation")
    return phrase("the last change")


def deed(entry: Entry, speech: Speech) -> str:
    """``Carol, American: 8``."""
    match entry:
        case Rest(chain):
            if chain is None:
                return phrase("rest filled with 0")
            return phrase("{chain}: rest filled with 0", chain=speech.chain(chain))
        case Last(player):
            return phrase("{player} played last", player=speech.player(player))
        case Figure(place, number):
            said = phrase("not known") if number is None else figure(place, number)
            return f"{subject(place, speech)}: {said}"


def subject(place: Place, speech: Speech) -> str:
    """What a figure is about."""
    match place.sort:
        case Sort.SIZE:
            return f"{speech.chain(place.chain)}, {speech.word.tiles}"
        case Sort.DRAWN:
            return phrase("{chain}, drawn", chain=speech.chain(place.chain))
        case Sort.BLOCKS:
            return f"{speech.player(place.player)}, {speech.chain(place.chain)}"
        case Sort.CASH:
            return speech.player(place.player)


def place_of(act: Act[Any] | None) -> Place | None:
    """Which figure an act was about."""
    match act:
        case Write(Figure(place, _)):
            return place
    return None


def too_much() -> str:
    """Why another digit was not taken."""
    return phrase("{amount} is the most you can enter.", amount=money(MOST))


def no_rest(sheet: Sheet, place: Place, speech: Speech) -> str:
    """Why nobody is left in a row."""
    if place.sort is Sort.CASH:
        return phrase("Each player's cash is counted separately.")
    if sheet.sizes[place.chain] == 0:
        return phrase("{chain} is off the board.", chain=speech.chain(place.chain))
    return phrase("{chain} already has all its figures.", chain=speech.chain(place.chain))

"""The lots as the table shows them: whose each is now, and what one more cube would change."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.big_shot.books import Books, Lot, Question
from hotels.ledger.big_shot.majority import cancelled, owner, prospects
from hotels.ledger.big_shot.terms import COLOURS, MOST_ON_LOT, Board, Colour
from hotels.views.big_shot import Cube, cubes_in, letters_of, sign
from hotels.wording.amounts import Count, as_sentence, listed, millions
from hotels.wording.big_shot import Speech, colour_word, cubes_in_words
from hotels.wording.language import phrase, to_phrase

PLACES = MOST_ON_LOT
"""How many cubes a lot takes."""

_PARK = re.compile(r"P\d+")
_PAIR_OF_PARKS = (to_phrase("By the north park"), to_phrase("By the south park"))

_WORTH = to_phrase("Worth {value}.")
_WORTH_TWICE = to_phrase("Worth {value}, doubled if the owner also has {parks}.")

GONE = to_phrase("six cubes left the board")

_CHANGE = {True: to_phrase("{cubes} wins it"), False: to_phrase("{cubes} leads")}
_OWNS = {True: to_phrase("{owner} wins it"), False: to_phrase("{owner} leads")}
"""By whether the lot has its last cube then."""


class LotFace(NamedTuple):
    """One lot as it is drawn."""

    lot: str
    """Its name on the board."""
    head: str
    """What stands on it in large type."""
    tag: str
    """Its name, where that is not what stands on it."""
    worth: str
    """What it is worth in millions, where its name does not say it."""
    is_park: bool
    free: str
    cubes: tuple[Cube, ...]
    verdict: str
    brief: str
    """The same with the letter in place of the name."""
    changes: str
    """What one more cube of each colour would change, or of the one that is held."""
    is_sold: bool
    keeper: Cube | None
    """Of a lot that is sold, the cube of its owner."""
    gone: str
    is_lit: bool
    """Whether a cube can be put here now."""

    @property
    def name(self) -> str:
        """What it is called."""
        return self.lot


class LotGroup(NamedTuple):
    """Lots that lie together."""

    name: str
    lots: tuple[LotFace, ...]


def lot_groups(books: Books, speech: Speech, holding: Colour | None = None) -> tuple[LotGroup, ...]:
    """The lots down town, then those by each park; with the cube in hand, what it would change."""
    board = books.terms.board
    found = []
    near: set[str] = set()
    for place, (park, beside) in enumerate(board.parks):
        own = [name for name in beside if name not in near]
        near.update(own)
        faces = tuple(face(books, name, speech, holding) for name in (park, *own))
        found.append(LotGroup(_by(board, place), faces))
    others = [name for name, _ in board.values if name not in near]
    if others:
        faces = tuple(face(books, name, speech, holding) for name in others)
        downtown = phrase("Downtown") if board.parks else phrase("The lots")
        found.insert(0, LotGroup(downtown, faces))
    return tuple(found)


def face(books: Books, name: str, speech: Speech, holding: Colour | None = None) -> LotFace:
    """One lot."""
    board, lot = books.terms.board, books.lot(name)
    is_park = board.is_park(name)
    head, tag, worth = _called(board, name, is_park=is_park)
    holder = owner(lot.cubes)
    keeper = (holder, letters_of(speech)[holder]) if lot.is_sold and holder is not None else None
    asked = books.awaiting
    return LotFace(
        lot=name,
        head=head,
        tag=tag,
        worth=worth,
        is_park=is_park,
        free=_free(lot, is_park=is_park),
        cubes=cubes_in(lot.cubes, speech),
        verdict=verdict(lot, speech),
        brief=verdict(lot, speech, brief=True),
        changes=_with(lot, holding, speech) if holding is not None else changes(lot),
        is_sold=lot.is_sold,
        keeper=keeper,
        gone=phrase(GONE),
        is_lit=asked is not None and asked.kind is Question.PLACE and not lot.is_sold,
    )


def _free(lot: Lot, *, is_park: bool) -> str:
    """How many cubes a lot still takes; of a park what it does."""
    if is_park:
        return phrase("of a park|doubles")
    return (
        phrase("{count:free/free}", count=Count(lot.free)) if lot.free else phrase("of a lot|full")
    )


def verdict(lot: Lot, speech: Speech, *, brief: bool = False) -> str:
    """Whose the lot is now, in words."""
    if not lot.count:
        return phrase("nobody yet")
    holder = owner(lot.cubes)
    if holder is None:
        return phrase("tied, nobody leads")  # never of a sold one: seven cubes always have an owner
    who = sign(holder, speech) if brief else speech.owner(holder)
    if lot.is_sold:
        return phrase("{owner} owns it", owner=who)
    return phrase("{owner} leads", owner=who)


def changes(lot: Lot) -> str:
    """What one more cube would change: ``one more yellow or white cube: nobody leads``."""
    if lot.is_sold or not lot.count:
        return ""
    now = owner(lot.cubes)
    is_last = lot.free == 1
    found: dict[Colour | None, list[Colour]] = {}
    for colour, after in enumerate(prospects(lot)):
        if after != now or is_last:
            found.setdefault(after, []).append(colour)
    alone = [after for after, colours in found.items() if colours == [after] and after is not None]
    said = [phrase(_CHANGE[is_last], cubes=_one_more(alone))] if alone else []
    for after, colours in found.items():
        if colours == [after]:
            continue
        then = phrase("nobody leads")
        if after is not None:
            then = phrase(_OWNS[is_last], owner=colour_word(after))
        which = listed(map(colour_word, colours), "or") if said else _one_more(colours)
        said.append(f"{which}: {then}")
    return "; ".join(said)


def _one_more(colours: Sequence[Colour]) -> str:
    """``one more red or yellow cube``."""
    if len(colours) == len(COLOURS):
        return phrase("one more cube of any colour")
    return phrase("one more {colours} cube", colours=listed(map(colour_word, colours), "or"))


def prospect_lines(lot: Lot, speech: Speech) -> tuple[tuple[Cube, str], ...]:
    """One more cube of each colour, and whose the lot would be then, in full."""
    signs = letters_of(speech)
    return tuple(
        ((colour, signs[colour]), outcome_words(lot, after, speech))
        for colour, after in enumerate(prospects(lot))
    )


class LotPage(NamedTuple):
    """Everything about one lot, in sentences."""

    title: str
    lines: tuple[str, ...]
    cubes: tuple[Cube, ...]
    more: tuple[tuple[Cube, str], ...]
    """What one more cube of each colour would change; nothing once it is sold."""


def lot_page(books: Books, name: str, speech: Speech) -> LotPage:
    """A lot, whose it is and why, what it is worth, and what one more cube would change."""
    board, lot = books.terms.board, books.lot(name)
    lines = [as_sentence(verdict(lot, speech))]
    if lot.count:
        lines.append(as_sentence("; ".join([cubes_in_words(lot.cubes), *_cancelling(lot)])))
    if board.is_park(name):
        lines.append(_doubling(board, name))
    else:
        parks = [park for park, near in board.parks if name in near]
        worth = _WORTH_TWICE if parks else _WORTH
        value = millions(board.value(name))
        lines.append(phrase(worth, value=value, parks=listed(parks, "or")))
    more = () if lot.is_sold else prospect_lines(lot, speech)
    title = phrase("Park {park}", park=name) if _PARK.fullmatch(name) else name
    return LotPage(title, tuple(lines), cubes_in(lot.cubes, speech), more)


def _doubling(board: Board, park: str) -> str:
    """What a park does for its owner."""
    beside = board.beside(park)
    if not beside:
        return phrase("Worth nothing: it doubles no lots.")
    return phrase("Worth nothing by itself, but doubles {lots} for its owner.", lots=listed(beside))


def _cancelling(lot: Lot) -> list[str]:
    """Which colours are equal and cancel each other."""
    return [
        phrase(
            "{colours} cancel out with {count} each",
            colours=listed(map(colour_word, level)),
            count=lot.cubes[level[0]],
        )
        for level in cancelled(lot.cubes)
    ]


def outcome_words(lot: Lot, after: Colour | None, speech: Speech) -> str:
    """Whose a lot would be after one more cube."""
    if lot.free == 1:
        return phrase("sold to {owner}", owner=speech.owner(after))
    if after == owner(lot.cubes) and lot.count:
        return phrase("no change")
    if after is None:
        return phrase("nobody leads")
    return phrase("{owner} leads", owner=speech.owner(after))


def _with(lot: Lot, colour: Colour, speech: Speech) -> str:
    """What the cube in hand would change."""
    if lot.is_sold:
        return ""
    return phrase(
        "with {colour}: {outcome}",
        colour=colour_word(colour),
        outcome=outcome_words(lot, prospects(lot)[colour], speech),
    )


def _called(board: Board, name: str, *, is_park: bool) -> tuple[str, str, str]:
    """What stands on a lot: its name or what is worth more to know, its tag, its value."""
    if is_park:
        return (phrase("Park"), name, "") if _PARK.fullmatch(name) else (name, "", "")
    value = board.value(name)
    return name, "", "" if name.startswith(str(value)) else str(value)


def _by(board: Board, place: int) -> str:
    """What a park's lots stand under."""
    name = board.parks[place][0]
    if not _PARK.fullmatch(name):
        return phrase("By {park}", park=name)
    if len(board.parks) == len(_PAIR_OF_PARKS):
        return phrase(_PAIR_OF_PARKS[place])
    if len(board.parks) == 1:
        return phrase("By the park")
    return phrase("By park {park}", park=name)

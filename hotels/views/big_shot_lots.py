"""The lots as the table shows them: whose each is now, and what one more cube would change."""

import re
from collections.abc import Iterable
from typing import NamedTuple

from hotels.ledger.big_shot.books import Books, Lot, Question
from hotels.ledger.big_shot.majority import cancelled, owner, prospects
from hotels.ledger.big_shot.terms import COLOURS, MOST_ON_LOT, Board, Colour
from hotels.views.big_shot import Cube, cubes_in, letters_of, sign
from hotels.wording.amounts import begun, listed, millions
from hotels.wording.big_shot import Speech, cubes_in_words

PLACES = MOST_ON_LOT
"""How many cubes a lot takes."""

_PARK = re.compile(r"P\d+")
_PAIR_OF_PARKS = ("By the north park", "By the south park")

GONE = "six cubes left the board"


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
        found.insert(0, LotGroup("Down town" if board.parks else "The lots", faces))
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
        free="doubles" if is_park else f"{lot.free} free" if lot.free else "full",
        cubes=cubes_in(lot.cubes, speech),
        verdict=verdict(lot, speech),
        brief=verdict(lot, speech, brief=True),
        changes=_with(lot, holding, speech) if holding is not None else changes(lot, speech),
        is_sold=lot.is_sold,
        keeper=keeper,
        gone=GONE,
        is_lit=asked is not None and asked.kind is Question.PLACE and not lot.is_sold,
    )


def verdict(lot: Lot, speech: Speech, *, brief: bool = False) -> str:
    """Whose the lot is now, in words."""
    if not lot.count:
        return "nobody yet"
    holder = owner(lot.cubes)
    if holder is None:
        return "equal, so nobody"  # never of a sold one: seven cubes always have an owner
    who = sign(holder, speech) if brief else speech.owner(holder)
    return f"{who} owns it" if lot.is_sold else f"{who} leads"


def changes(lot: Lot, speech: Speech) -> str:
    """What one more cube would change, by the letters: ``+A +B leads, +C nobody``."""
    if lot.is_sold or not lot.count:
        return ""
    now = owner(lot.cubes)
    does = "buys it" if lot.free == 1 else "leads"
    found: dict[Colour | None, list[Colour]] = {}
    for colour, after in enumerate(prospects(lot)):
        if after != now or lot.free == 1:
            found.setdefault(after, []).append(colour)
    alone = [after for after, colours in found.items() if colours == [after]]
    said = [f"{_plus(alone, speech)} {does}"] if alone else []
    for after, colours in found.items():
        if after is None:
            said.append(f"{_plus(colours, speech)} nobody")
        elif colours != [after]:
            said.append(f"{_plus(colours, speech)}: {sign(after, speech)} {does}")
    return ", ".join(said)


def _plus(colours: Iterable[Colour | None], speech: Speech) -> str:
    """``+A +B``: one more cube of each of these."""
    return " ".join(f"+{sign(colour, speech)}" for colour in colours if colour is not None)


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
    lines = [f"{begun(verdict(lot, speech))}."]
    if lot.count:
        lines.append(f"{begun(cubes_in_words(lot.cubes))}{_cancelling(lot)}.")
    if board.is_park(name):
        beside = listed(board.beside(name))
        lines.append(f"A park is worth nothing; for its owner it doubles {beside or 'no lot'}.")
    else:
        parks = [park for park, near in board.parks if name in near]
        doubled = f"; twice as much to whoever owns {listed(parks, 'or')} too" if parks else ""
        lines.append(f"Worth {millions(board.value(name))}{doubled}.")
    more = () if lot.is_sold else prospect_lines(lot, speech)
    title = f"Park {name}" if _PARK.fullmatch(name) else name
    return LotPage(title, tuple(lines), cubes_in(lot.cubes, speech), more)


def _cancelling(lot: Lot) -> str:
    """Which colours are equal and cancel each other."""
    said = [
        f"{listed(COLOURS[colour] for colour in level)} with {lot.cubes[level[0]]} each cancel"
        for level in cancelled(lot.cubes)
    ]
    return f"; {'; '.join(said)}" if said else ""


def outcome_words(lot: Lot, after: Colour | None, speech: Speech) -> str:
    """Whose a lot would be after one more cube."""
    if lot.free == 1:
        return f"sold to {speech.owner(after)}"
    if after == owner(lot.cubes) and lot.count:
        return "no change"
    return "nobody" if after is None else f"{speech.owner(after)} leads"


def _with(lot: Lot, colour: Colour, speech: Speech) -> str:
    """What the cube in hand would change."""
    if lot.is_sold:
        return ""
    return f"with {COLOURS[colour]}: {outcome_words(lot, prospects(lot)[colour], speech)}"


def _called(board: Board, name: str, *, is_park: bool) -> tuple[str, str, str]:
    """What stands on a lot: its name or what is worth more to know, its tag, its value."""
    if is_park:
        return ("Park", name, "") if _PARK.fullmatch(name) else (name, "", "")
    value = board.value(name)
    return name, "", "" if name.startswith(str(value)) else str(value)


def _by(board: Board, place: int) -> str:
    """What a park's lots stand under."""
    name = board.parks[place][0]
    if not _PARK.fullmatch(name):
        return f"By {name}"
    if len(board.parks) == len(_PAIR_OF_PARKS):
        return _PAIR_OF_PARKS[place]
    return "By the park" if len(board.parks) == 1 else f"By park {name}"

"""A board of Big Shot while it is made: values, neighbours and names, and what is wrong."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from hotels.ledger import reading
from hotels.ledger.big_shot.house import HouseBoard, house_board
from hotels.ledger.big_shot.terms import DEFAULT, LARGEST_VALUE, Board
from hotels.ledger.objection import Refused
from hotels.ledger.working import Mark
from hotels.views.ids import free_id
from hotels.views.setup import cleaned
from hotels.wording.amounts import Count, as_sentence, listed, millions
from hotels.wording.big_shot import Speech
from hotels.wording.big_shot_objections import reason
from hotels.wording.language import phrase, to_phrase
from hotels.wording.objections import of_a_field

NEW = to_phrase("Our board")

_HEADINGS = {
    "board: lots": to_phrase("as a heading|lots"),
    "board: parks": to_phrase("as a heading|parks"),
}
"""What stands before that which is wrong with a field."""

_FIELDS = {
    "name": to_phrase("the name"),
    "board: the name of a lot": to_phrase("the name of a lot"),
}
"""What a field is called where somebody makes a board by hand."""


@dataclass(frozen=True)
class Making:
    """A board under a name, as far as it is made."""

    name: str
    board: Board
    own_id: str = ""
    """Of a board of the house that is changed."""

    def called(self, name: str) -> "Making":
        """Under another name."""
        return replace(self, name=name)

    def lot(self, place: int, name: str, value: int, beside: Iterable[str]) -> "Making":
        """A lot with another name, value, and parks beside it; a new one after the last."""
        values = [*self.board.values]
        before = values[place][0] if place < len(values) else None
        name = cleaned(name)
        if place < len(values):
            values[place] = name, value
        else:
            values.append((name, value))
        near = {*beside}
        parks = []
        for park, lots in self.board.parks:
            kept = [name if one == before else one for one in lots]
            if park in near and name not in kept:
                kept.append(name)
            parks.append((park, tuple(one for one in kept if one != name or park in near)))
        return self._with(values, parks)

    def park(self, place: int, name: str, beside: Iterable[str]) -> "Making":
        """A park with another name and neighbours; a new one after the last."""
        parks = [*self.board.parks]
        made = cleaned(name), tuple(beside)
        if place < len(parks):
            parks[place] = made
        else:
            parks.append(made)
        return self._with(self.board.values, parks)

    def without(self, name: str) -> "Making":
        """Without a lot or a park."""
        values = [one for one in self.board.values if one[0] != name]
        parks = [
            (park, tuple(one for one in lots if one != name))
            for park, lots in self.board.parks
            if park != name
        ]
        return self._with(values, parks)

    def _with(
        self, values: Iterable[tuple[str, int]], parks: Iterable[tuple[str, tuple[str, ...]]]
    ) -> "Making":
        return replace(self, board=Board(tuple(values), tuple(parks)))


def known(editions: Mapping[str, str]) -> tuple[HouseBoard, ...]:
    """The boards of the house that the archive keeps; what else it keeps is left out."""
    found = []
    for text in editions.values():
        try:
            found.append(house_board(reading.parsed(text.encode())))
        except Refused:
            continue  # an edition of another game, or of a later version
    return tuple(found)


def mark_of(board: Board) -> Mark:
    """How sure the values of a board are."""
    return Mark.RECONSTRUCTED if board == DEFAULT else Mark.HOUSE


def in_short(board: Board) -> str:
    """``9a, 10a and 11a by P1; ...``: the lots, those by a park together."""
    near = {lot for _, lots in board.parks for lot in lots}
    said = [_near(park, lots) for park, lots in board.parks]
    others = [name for name, _ in board.values if name not in near]
    if others:
        said.append(listed(others))
    return "; ".join(said)


def _near(park: str, lots: Iterable[str]) -> str:
    """``9a, 10a and 11a by P1``."""
    if lots:
        return phrase("{lots} by {park}", lots=listed(lots), park=park)
    return phrase("no lots by {park}", park=park)


def lot_line(board: Board, name: str) -> str:
    """``9 million, beside P1``."""
    parks = [park for park, lots in board.parks if name in lots]
    worth = millions(board.value(name))
    return phrase("{worth}, beside {parks}", worth=worth, parks=listed(parks)) if parks else worth


def park_line(board: Board, name: str) -> str:
    """What a park doubles."""
    beside = board.beside(name)
    if not beside:
        return phrase("doubles no lots yet")
    return phrase("doubles {lots}", lots=listed(beside))


def size_line(board: Board) -> str:
    """``11 lots and 2 parks``."""
    return phrase(
        "{lots:lot/lots} and {parks:park/parks}",
        lots=Count(len(board.values)),
        parks=Count(len(board.parks)),
    )


def no_value() -> str:
    """What a value has to be."""
    return phrase("Enter a whole number from 0 to {most:,}.", most=LARGEST_VALUE)


def number_in(text: str) -> int | None:
    """A value as it was typed; None where it is none."""
    said = text.strip()
    if not said.isascii() or not said.isdigit() or int(said) > LARGEST_VALUE:
        return None
    return int(said)


def fault_in(making: Making, name: str, before: str) -> str:
    """What is wrong with the name of a lot or a park; empty where nothing is."""
    said = cleaned(name)
    if not said:
        return phrase("Enter a name.")
    if said != before and said in making.board.names:
        return phrase("{lot} is already on this board.", lot=said)
    return ""


def renamed_by_value(name: str, before: int, after: int) -> str:
    """What a lot is called whose name says its value, when that becomes another."""
    rest = name.removeprefix(str(before))
    return f"{after}{rest}" if name.startswith(str(before)) and not rest[:1].isdigit() else name


def trouble(making: Making) -> str:
    """Why this board cannot be kept; empty where it can."""
    if not making.name.strip():
        return phrase("Give the board a name.")
    try:
        _house(making, "house-x")
    except Refused as refused:
        return as_sentence(_refused_in_words(refused))
    return ""


def _refused_in_words(refused: Refused) -> str:
    """Why it is refused, without the keys that a file has."""
    field = str(refused.facts.get("field", ""))
    named = phrase(_FIELDS[field]) if field in _FIELDS else ""
    why = reason(refused.code, refused.facts, Speech(), named)
    return of_a_field(phrase(_HEADINGS[field]), why) if field in _HEADINGS else why


def to_keep(making: Making, editions: Mapping[str, str]) -> HouseBoard:
    """The board of the house, with an id that nothing else of the house has."""
    if making.own_id:
        return _house(making, making.own_id)
    return _house(making, free_id("house-board", making.name, editions.__contains__))


def _house(making: Making, own_id: str) -> HouseBoard:
    """The same, read as strictly as a file is."""
    made = HouseBoard(own_id, making.name.strip(), making.board)
    return house_board(reading.parsed(made.written.encode()))

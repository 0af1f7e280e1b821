"""The question that a change of the past is asked by."""

from typing import Any, NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import End, Entry, Lay, Pass
from hotels.ledger.journal import (
    Accept,
    Act,
    Amend,
    Cut,
    Insert,
    Move,
    Redo,
    Strike,
    Undo,
    Write,
)
from hotels.table import Table
from hotels.views.acts import brought_back, taken_back
from hotels.wording.language import phrase, to_phrase
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech


class Own(NamedTuple):
    """The line that an act is about: what stands there, and what would."""

    number: int | None
    was: Entry | None
    now: Entry | None


_STRUCK = to_phrase("Delete {entry}?"), to_phrase("Delete {entry} from turn {turn}?")
_MOVED = to_phrase("Move {was} to {now}?"), to_phrase("Move {was} to {now} in turn {turn}?")
_NO_TILE = (
    to_phrase("Replace {was} with no tile?"),
    to_phrase("Replace {was} with no tile in turn {turn}?"),
)
_AFTER_ALL = (
    to_phrase("Record {now} as laid?"),
    to_phrase("Record {now} as laid in turn {turn}?"),
)
_OTHERWISE = to_phrase("{deed}?"), to_phrase("{deed} in turn {turn}?")
"""Before the first turn, and in a turn."""


def question(table: Table[Entry, Books], act: Act[Entry], own: Own, speech: Speech) -> str:
    """``Move C3 to D3 in turn 7?``."""
    turn = _turn(table, own.number)
    match act:
        case Amend():
            return _amended(own, turn, speech)
        case Insert(before, End()):
            return _ended(table, before)
        case Insert(before, entry):
            there, put_in = _line(table, before, speech), deed(entry, speech)
            return phrase("Insert before {line}: {deed}?", line=there, deed=put_in)
        case Strike():
            return phrase(_STRUCK[turn > 0], entry=_told(own.was, speech), turn=turn)
        case Move(_, before):
            moved, there = _told(own.was, speech), _line(table, before, speech)
            return phrase("Move {entry} before {line}?", entry=moved, line=there)
        case Cut(number):
            there = _line(table, number, speech)
            return phrase("Delete {line} and everything after it?", line=there)
        case Write(entry):
            return phrase("Record: {deed}?", deed=deed(entry, speech))
        case Undo():
            back = taken_back(table, speech) or phrase("the last change")
            return phrase("Undo: {deed}?", deed=back)
        case Redo():
            back = brought_back(table, speech) or phrase("the last change")
            return phrase("Redo: {deed}?", deed=back)
        case Accept():
            return phrase("Accept the new calculation?")


def _amended(own: Own, turn: int, speech: Speech) -> str:
    """What an entry is changed into."""
    in_turn = turn > 0
    match own.was, own.now:
        case Lay(tile=was), Lay(tile=now) if own.was.player == own.now.player:
            tiles = {"was": speech.tile(was), "now": speech.tile(now)}
            return phrase(_MOVED[in_turn], turn=turn, **tiles)
        case Lay(tile=was), Pass():
            return phrase(_NO_TILE[in_turn], was=speech.tile(was), turn=turn)
        case Pass(), Lay(tile=now):
            return phrase(_AFTER_ALL[in_turn], now=speech.tile(now), turn=turn)
    said = deed(own.now, speech) if own.now is not None else ""
    return phrase(_OTHERWISE[in_turn], deed=said, turn=turn)


def _told(entry: Entry | None, speech: Speech) -> str:
    """An entry inside a question: a tile by its name, anything else in quotes."""
    if isinstance(entry, Lay):
        return speech.tile(entry.tile)
    return phrase("this entry") if entry is None else phrase("“{deed}”", deed=deed(entry, speech))


def _line(table: Table[Entry, Books], number: int, speech: Speech) -> str:
    """A line by what stands there."""
    found = next((page.entry for kept, page in table.pages if kept == number), None)
    if found is None:
        return phrase("entry {number}", number=number)
    said, turn = deed(found, speech), _turn(table, number)
    return (
        phrase("“{deed}” in turn {turn}", deed=said, turn=turn)
        if turn
        else phrase("“{deed}”", deed=said)
    )


def _ended(table: Table[Entry, Books], number: int) -> str:
    """``End the game after turn 60?``: the turn that was over before a line."""
    books = table.game.opening()
    for kept, page in table.pages:
        if kept == number:
            break
        books = page.books
    if books.turn:
        return phrase("End the game after turn {turn}?", turn=books.turn)
    return phrase("End the game before the first turn?")


def _turn(table: Table[Any, Any], number: int | None) -> int:
    """In which turn a line stands; 0 before the first turn."""
    return next((page.books.turn for kept, page in table.pages if kept == number), 0)

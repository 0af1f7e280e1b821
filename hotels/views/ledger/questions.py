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
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech


class Own(NamedTuple):
    """The line that an act is about: what stands there, and what would."""

    number: int | None
    was: Entry | None
    now: Entry | None


def question(table: Table[Entry, Books], act: Act[Entry], own: Own, speech: Speech) -> str:
    """``Move C3 to D3 in turn 7?``."""
    turn = _turn(table, own.number)
    match act:
        case Amend():
            return _amended(own, turn, speech)
        case Insert(before, End()):
            return f"End the game {_after(table, before)}?"
        case Insert(before, entry):
            return f"Put in before {_line(table, before, speech)}: {deed(entry, speech)}?"
        case Strike():
            return f"Strike {_told(own.was, speech)}{turn}?"
        case Move(_, before):
            return f"Move {_told(own.was, speech)} before {_line(table, before, speech)}?"
        case Cut(number):
            return f"Strike {_line(table, number, speech)} and all that follows?"
        case Write(entry):
            return f"Write: {deed(entry, speech)}?"
        case Undo():
            return f"Take back: {taken_back(table, speech) or 'the last act'}?"
        case Redo():
            return f"Bring back: {brought_back(table, speech) or 'the last act'}?"
        case Accept():
            return "Keep the new reckoning?"


def _amended(own: Own, turn: str, speech: Speech) -> str:
    """What an entry is changed into."""
    match own.was, own.now:
        case Lay(tile=was), Lay(tile=now) if own.was.player == own.now.player:
            return f"Move {speech.tile(was)} to {speech.tile(now)}{turn}?"
        case Lay(tile=was), Pass():
            return f"No tile instead of {speech.tile(was)}{turn}?"
        case Pass(), Lay(tile=now):
            return f"Lay {speech.tile(now)}{turn} after all?"
    said = deed(own.now, speech) if own.now is not None else ""
    return f"{said}{turn}?"


def _told(entry: Entry | None, speech: Speech) -> str:
    """An entry inside a question: a tile by its name, anything else in quotes."""
    if isinstance(entry, Lay):
        return speech.tile(entry.tile)
    return "this line" if entry is None else f"“{deed(entry, speech)}”"


def _line(table: Table[Entry, Books], number: int, speech: Speech) -> str:
    """A line by what stands there."""
    found = next((page.entry for kept, page in table.pages if kept == number), None)
    return f"line {number}" if found is None else f"“{deed(found, speech)}”{_turn(table, number)}"


def _after(table: Table[Entry, Books], number: int) -> str:
    """``after turn 60``: the turn that was over before a line."""
    books = table.game.opening()
    for kept, page in table.pages:
        if kept == number:
            break
        books = page.books
    return f"after turn {books.turn}" if books.turn else "before the first turn"


def _turn(table: Table[Any, Any], number: int | None) -> str:
    """`` in turn 7``; nothing before the first turn."""
    turn = next((page.books.turn for kept, page in table.pages if kept == number), 0)
    return f" in turn {turn}" if turn else ""

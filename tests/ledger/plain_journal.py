"""What a log comes to, worked out plainly: every act that counts done again from the first."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from hotels.ledger.journal import Amend, Cut, Insert, Line, Mistake, Move, Strike, Write


@dataclass
class Place:
    """An entry, wherever it stands."""

    number: int
    entry: str
    struck: bool = False
    lines: list[Line[str]] = field(default_factory=list)
    """Those that touched it."""


def places(done: Sequence[Line[str]]) -> list[Place]:
    """Every entry in table order after these acts."""
    found: list[Place] = []
    for line in done:
        match line.act:
            case Write(entry):
                found.append(Place(line.number, entry, lines=[line]))
            case Insert(before, entry):
                found.insert(_at(found, before), Place(line.number, entry, lines=[line]))
            case Amend(number, entry):
                found[_at(found, number)].entry = entry
                found[_at(found, number)].lines.append(line)
            case Move(number, before):
                one = found.pop(_at(found, number))
                one.lines.append(line)
                found.insert(_at(found, before), one)
            case Strike(number):
                _strike(found[_at(found, number) :][:1], line)
            case Cut(number):
                _strike(found[_at(found, number) :], line)
    return found


def mistake(found: Sequence[Place], act: object) -> tuple[Mistake, int] | None:
    """Why an act on an earlier line is refused after these; None where it is not."""
    there = {one.number: one for one in found}
    match act:
        case Amend(number, _) | Move(number, _) | Strike(number) | Cut(number):
            if number not in there:
                return Mistake.NO_SUCH_LINE, number
            if there[number].struck:
                return Mistake.STRUCK, number
    match act:
        case Insert(before, _) | Move(_, before):
            if before not in there:
                return Mistake.NO_SUCH_LINE, before
    match act:
        case Move(number, before) if number == before:
            return Mistake.BEFORE_ITSELF, number
    return None


def _at(found: Sequence[Place], number: int) -> int:
    return [one.number for one in found].index(number)


def _strike(some: Sequence[Place], line: Line[str]) -> None:
    for one in some:
        if not one.struck:
            one.struck = True
            one.lines.append(line)

"""The log that only grows: acts on lines, and which entries stand after all of them."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class Write(Generic[E]):
    """A new entry at the end."""

    entry: E


@dataclass(frozen=True, slots=True)
class Amend(Generic[E]):
    """Another entry in the place of an earlier line's."""

    number: int
    entry: E


@dataclass(frozen=True, slots=True)
class Insert(Generic[E]):
    """A forgotten entry, before an earlier line's."""

    before: int
    entry: E


@dataclass(frozen=True, slots=True)
class Move:
    """An earlier line's entry to another place in the order: before that line's."""

    number: int
    before: int


@dataclass(frozen=True, slots=True)
class Strike:
    """An earlier line's entry never happened."""

    number: int


@dataclass(frozen=True, slots=True)
class Cut:
    """From an earlier line on nothing happened: its entry and all that stand after it go."""

    number: int


@dataclass(frozen=True, slots=True)
class Undo:
    """The last act that still counts is taken back."""


@dataclass(frozen=True, slots=True)
class Redo:
    """What was taken back last counts again."""


@dataclass(frozen=True, slots=True)
class Accept:
    """The keeper agrees to how the rules reckon this game now."""


Change = Write[E] | Amend[E] | Insert[E] | Move | Strike | Cut
"""An act that changes which entries stand, and in what order."""

Act = Change[E] | Undo | Redo | Accept


class Line(NamedTuple, Generic[E]):
    """One numbered line of the log; it never changes."""

    number: int
    act: Act[E]


class Mistake(StrEnum):
    """Why an act cannot be done on this log."""

    NO_SUCH_LINE = "no such line"
    STRUCK = "struck already"
    NOTHING_TO_UNDO = "nothing to undo"
    NOTHING_TO_REDO = "nothing to redo"
    BEFORE_ITSELF = "before itself"
    ACCEPT_FIRST = "accept first"


class Impossible(Exception):
    """An act that this log does not allow; nothing was written."""

    def __init__(self, mistake: Mistake, number: int | None = None) -> None:
        super().__init__(mistake)
        self.mistake = mistake
        self.number = number


class Order(Generic[E]):
    """The entries of some acts in table order; a struck one stays as a tombstone."""

    def __init__(self, counting: Iterable[Line[E]] = ()) -> None:
        self.entries: dict[int, E] = {}
        self.order: list[int] = []
        self.struck: set[int] = set()
        self.acts: dict[int, list[Line[E]]] = {}
        """By entry, the lines that touched it."""
        self._amended: dict[int, E] = {}
        self._moved: dict[int, int] = {}
        self._took: dict[int, tuple[int, ...]] = {}
        """By line: the entry it amended, the place it moved one from, the entries it struck."""
        for line in counting:
            self.do(line)

    def do(self, line: Line[E]) -> None:
        """One more act."""
        match line.act:
            case Write(entry):
                self._begin(line, entry)
                self.order.append(line.number)
            case Amend(number, entry):
                self._standing(number)
                self._amended[line.number] = self.entries[number]
                self.entries[number] = entry
                self.acts[number].append(line)
            case Insert(before, entry):
                place = self._place(before)
                self._begin(line, entry)
                self.order.insert(place, line.number)
            case Move(number, before):
                place = self._standing(number)
                self._place(before)
                if number == before:
                    raise Impossible(Mistake.BEFORE_ITSELF, number)
                self._moved[line.number] = place
                del self.order[place]
                self.order.insert(self.order.index(before), number)
                self.acts[number].append(line)
            case Strike(number):
                self._standing(number)
                self._strike([number], line)
            case Cut(number):
                place = self._standing(number)
                self._strike(self.order[place:], line)
            case Undo() | Redo() | Accept():
                pass

    def take_back(self, line: Line[E]) -> None:
        """The act that was done last, not done."""
        match line.act:
            case Write() | Insert():
                self.order.remove(line.number)
                del self.entries[line.number], self.acts[line.number]
            case Amend(number, _):
                self.entries[number] = self._amended.pop(line.number)
                self.acts[number].pop()
            case Move(number, _):
                self.order.remove(number)
                self.order.insert(self._moved.pop(line.number), number)
                self.acts[number].pop()
            case Strike() | Cut():
                for number in self._took.pop(line.number):
                    self.struck.remove(number)
                    self.acts[number].pop()
            case Undo() | Redo() | Accept():
                pass

    def standing(self) -> list[tuple[int, E]]:
        """The entries that count, in table order, each with its line's number."""
        return [
            (number, self.entries[number]) for number in self.order if number not in self.struck
        ]

    def written(self) -> list[tuple[int, E, bool]]:
        """Every entry in table order with its line's number, and whether it was struck."""
        return [(number, self.entries[number], number in self.struck) for number in self.order]

    def _begin(self, line: Line[E], entry: E) -> None:
        """An entry under the number of the line that brings it."""
        self.entries[line.number] = entry
        self.acts[line.number] = [line]

    def _strike(self, numbers: Iterable[int], line: Line[E]) -> None:
        """These entries count no more; those struck before are left as they are."""
        took = tuple(number for number in numbers if number not in self.struck)
        for number in took:
            self.struck.add(number)
            self.acts[number].append(line)
        self._took[line.number] = took

    def _standing(self, number: int) -> int:
        """Where an entry stands; a line that has none, or whose entry was struck, is refused."""
        place = self._place(number)
        if number in self.struck:
            raise Impossible(Mistake.STRUCK, number)
        return place

    def _place(self, number: int) -> int:
        """Where an entry stands, be it a tombstone."""
        if number not in self.entries:
            raise Impossible(Mistake.NO_SUCH_LINE, number)
        return self.order.index(number)


class Journal(Generic[E]):
    """The lines of one game: what counts of them, what undo takes back, what redo brings."""

    def __init__(self, lines: Iterable[Line[E]] = ()) -> None:
        self.lines: list[Line[E]] = []
        self.done: list[Line[E]] = []
        self.undone: list[Line[E]] = []
        self._order: Order[E] = Order()
        for line in lines:
            self.add(line.act)

    def add(self, act: Act[E]) -> Line[E]:
        """Append an act, or refuse it and stay as before."""
        line = Line(self.following, act)
        match act:
            case Undo():
                if not self.done:
                    raise Impossible(Mistake.NOTHING_TO_UNDO)
                self.undone.append(self.done.pop())
                self._order.take_back(self.undone[-1])
            case Redo():
                if not self.undone:
                    raise Impossible(Mistake.NOTHING_TO_REDO)
                self.done.append(self.undone.pop())
                self._order.do(self.done[-1])
            case Accept():
                pass
            case _:
                self._order.do(line)
                self.done.append(line)
                if not _changes_nothing(act):
                    self.undone.clear()
        self.lines.append(line)
        return line

    def standing(self) -> list[tuple[int, E]]:
        """The entries that count, in table order."""
        return self._order.standing()

    def written(self) -> list[tuple[int, E, bool]]:
        """Every entry in table order with its line's number, and whether it was struck."""
        return self._order.written()

    def history(self, number: int) -> tuple[Line[E], ...]:
        """The acts that touched an entry, in the order done; those taken back are left out."""
        return tuple(self._order.acts.get(number, ()))

    def with_act(self, act: Act[E]) -> list[tuple[int, E]]:
        """The entries that would count after one more act; nothing is written."""
        order = self._order
        match act:
            case Undo():
                if not self.done:
                    raise Impossible(Mistake.NOTHING_TO_UNDO)
                order.take_back(self.done[-1])
                found = order.standing()
                order.do(self.done[-1])
                return found
            case Redo() if not self.undone:
                raise Impossible(Mistake.NOTHING_TO_REDO)
            case Accept():
                return self.standing()
        line = self.undone[-1] if isinstance(act, Redo) else Line(self.following, act)
        order.do(line)
        found = order.standing()
        order.take_back(line)
        return found

    @property
    def following(self) -> int:
        """The number of the next line."""
        return len(self.lines) + 1

    @property
    def last(self) -> Act[E] | None:
        """The act that undo would take back."""
        return self.done[-1].act if self.done else None

    @property
    def next(self) -> Act[E] | None:
        """The act that redo would bring back."""
        return self.undone[-1].act if self.undone else None


def _changes_nothing(act: Act[E]) -> bool:
    """Whether an act only notes something, so that what was taken back can still come again."""
    return isinstance(act, Write) and getattr(act.entry, "changes_nothing", False)

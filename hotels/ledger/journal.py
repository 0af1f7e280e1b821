"""The log that only grows: acts on lines, and which entries stand after all of them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from hotels.ledger.cuts import Cuts
from hotels.ledger.row import END, Row

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
    """The entries of some acts in table order; a struck one stays as a tombstone.

    An act takes about the same time in a log of any length, done or taken back.
    """

    def __init__(self, counting: Iterable[Line[E]] = ()) -> None:
        self._entries: dict[int, E] = {}
        self._row = Row()
        self._struck: set[int] = set()
        """Without what was cut off."""
        self._cuts: Cuts[Line[E]] = Cuts(self._row)
        self._done: list[tuple[Line[E], Callable[[], None]]] = []
        """Each act, and what takes it back."""
        self._history: dict[int, list[Line[E]]] | None = None
        """By entry, the acts that touched it; None until somebody asks."""
        for line in counting:
            self.do(line)

    def do(self, line: Line[E]) -> None:
        """One more act."""
        self._done.append((line, self._does(line)))
        self._history = None

    def take_back(self) -> None:
        """The act that was done last, not done."""
        self._done.pop()[1]()
        self._history = None

    def standing(self) -> list[tuple[int, E]]:
        """The entries that count, in table order, each with its line's number."""
        return [(number, entry) for number, entry, struck in self.written() if not struck]

    def written(self) -> list[tuple[int, E, bool]]:
        """Every entry in table order with its line's number, and whether it was struck."""
        gone = self._struck.union(number for number, _ in self._cuts.found())
        return [(number, self._entries[number], number in gone) for number in self._row]

    def history(self, number: int) -> tuple[Line[E], ...]:
        """The acts that touched an entry, in the order done."""
        if self._history is None:
            self._history = self._touched()
        return tuple(self._history.get(number, ()))

    def _touched(self) -> dict[int, list[Line[E]]]:
        """By entry, the acts that touched it; a cut none that had been struck."""
        found: dict[int, list[Line[E]]] = {number: [] for number in self._entries}
        for line, _ in self._done:
            match line.act:
                case Write() | Insert():
                    found[line.number].append(line)
                case Amend(number, _) | Move(number, _) | Strike(number):
                    found[number].append(line)
        for number, line in self._cuts.found():
            if number not in self._struck:
                found[number].append(line)
        return found

    def _does(self, line: Line[E]) -> Callable[[], None]:
        """Do an act; what takes it back."""
        match line.act:
            case Write(entry):
                return self._bring(line.number, entry, END)
            case Insert(before, entry):
                self._check_there(before)
                return self._bring(line.number, entry, before)
            case Amend(number, entry):
                self._check_standing(number)
                was, self._entries[number] = self._entries[number], entry
                return lambda: self._entries.update({number: was})
            case Move(number, before):
                self._check_standing(number)
                self._check_there(before)
                if number == before:
                    raise Impossible(Mistake.BEFORE_ITSELF, number)
                return self._move(number, before)
            case Strike(number):
                self._check_standing(number)
                self._struck.add(number)
                return lambda: self._struck.remove(number)
            case Cut(number):
                self._check_standing(number)
                return self._cuts.cut(number, len(self._done), line)
            case Undo() | Redo() | Accept():
                return lambda: None

    def _bring(self, number: int, entry: E, before: int) -> Callable[[], None]:
        """An entry under the number of the line that brings it."""
        self._entries[number] = entry
        self._place(number, before, len(self._done))

        def back() -> None:
            self._row.take(number)
            del self._entries[number], self._cuts.placed[number]

        return back

    def _move(self, number: int, before: int) -> Callable[[], None]:
        """An entry to another place."""
        following, since = self._row.following[number], self._cuts.placed[number]
        self._row.take(number)
        self._place(number, before, len(self._done))

        def back() -> None:
            self._row.take(number)
            self._place(number, following, since)

        return back

    def _place(self, number: int, before: int, since: int) -> None:
        """An entry into its place, where it is since so many acts were done."""
        self._row.put(number, before)
        self._cuts.placed[number] = since

    def _check_standing(self, number: int) -> None:
        """Refuse a line that has no entry, or whose entry was struck."""
        self._check_there(number)
        if number in self._struck or number in self._cuts:
            raise Impossible(Mistake.STRUCK, number)

    def _check_there(self, number: int) -> None:
        """Refuse a line that has no entry, be it a tombstone."""
        if number not in self._entries:
            raise Impossible(Mistake.NO_SUCH_LINE, number)


class Journal(Generic[E]):
    """The lines of one game: what counts of them, what undo takes back, what redo brings."""

    def __init__(self, lines: Iterable[Line[E]] = ()) -> None:
        self.lines: list[Line[E]] = []
        self.done: list[Line[E]] = []
        self.undone: list[Line[E]] = []
        self.touched: list[Line[E]] = []
        """By line, the one whose act it did: for Undo and Redo an earlier one, else itself."""
        self._order: Order[E] = Order()
        for line in lines:
            self.add(line.act)

    def add(self, act: Act[E]) -> Line[E]:
        """Append an act, or refuse it and stay as before."""
        line = touched = Line(self.following, act)
        match act:
            case Undo():
                if not self.done:
                    raise Impossible(Mistake.NOTHING_TO_UNDO)
                self.undone.append(touched := self.done.pop())
                self._order.take_back()
            case Redo():
                if not self.undone:
                    raise Impossible(Mistake.NOTHING_TO_REDO)
                self.done.append(touched := self.undone.pop())
                self._order.do(touched)
            case _ if not isinstance(act, Accept):
                self._order.do(line)
                self.done.append(line)
                if not _changes_nothing(act):
                    self.undone.clear()
        self.lines.append(line)
        self.touched.append(touched)
        return line

    def standing(self) -> list[tuple[int, E]]:
        """The entries that count, in table order."""
        return self._order.standing()

    def written(self) -> list[tuple[int, E, bool]]:
        """Every entry in table order with its line's number, and whether it was struck."""
        return self._order.written()

    def history(self, number: int) -> tuple[Line[E], ...]:
        """The acts that touched an entry, in the order done; those taken back are left out."""
        return self._order.history(number)

    def with_act(self, act: Act[E]) -> list[tuple[int, E]]:
        """The entries that would count after one more act; nothing is written."""
        order = self._order
        match act:
            case Undo():
                if not self.done:
                    raise Impossible(Mistake.NOTHING_TO_UNDO)
                order.take_back()
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
        order.take_back()
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

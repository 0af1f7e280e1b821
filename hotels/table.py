"""The table: the one mutable object the screens talk to."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from hotels.ledger.difference import Difference, Numbered, difference
from hotels.ledger.game import Game
from hotels.ledger.journal import (
    Accept,
    Act,
    Amend,
    Cut,
    Insert,
    Journal,
    Line,
    Move,
    Redo,
    Strike,
    Undo,
    Write,
)
from hotels.ledger.objection import Grade
from hotels.ledger.outcome import Outcome
from hotels.ledger.replay import Booked

E = TypeVar("E")
B = TypeVar("B")

Pages = tuple[Numbered[E, B], ...]


class Preview(NamedTuple, Generic[E, B]):
    """What an act would do; nothing is written."""

    act: Act[E]
    pages: Pages[E, B]
    difference: Difference
    own: Booked[E, B] | None
    """The page of the act's own entry, where it has one."""

    @property
    def grade(self) -> int:
        """How heavily the act's own entry is objected to."""
        return self.own.grade if self.own is not None else 0


class Written(NamedTuple, Generic[E, B]):
    """An entry in table order; one that was struck has no page and stays as a tombstone."""

    number: int
    entry: E
    struck: bool
    page: Booked[E, B] | None


class Table(Generic[E, B]):
    """One game in play: its journal, its pages, and a keeper of lines who writes before we show."""

    def __init__(
        self,
        game: Game[E, B],
        lines: Iterable[Line[E]] | Journal[E] = (),
        keep: Callable[[Line[E], B], None] | None = None,
    ) -> None:
        self.game = game
        self.on_change: list[Callable[[], None]] = []
        self._keep = keep
        self._journal: Journal[E] = lines if isinstance(lines, Journal) else Journal(lines)
        self._opening = game.opening()
        self.pages: Pages[E, B] = ()
        self.pages = self._read(self._journal.standing())

    @property
    def books(self) -> B:
        """What remains when all is added up."""
        return self.pages[-1].page.books if self.pages else self._opening

    def before(self, place: int) -> B:
        """The books before the page at a place."""
        return self.pages[place - 1].page.books if place else self._opening

    def after(self, pages: Pages[E, B]) -> B:
        """The books when these pages are added up."""
        return pages[-1].page.books if pages else self._opening

    @property
    def lines(self) -> Sequence[Line[E]]:
        """The whole log."""
        return self._journal.lines

    @property
    def written(self) -> tuple[Written[E, B], ...]:
        """Every entry in table order with its page, the struck ones in their places."""
        standing = iter(self.pages)
        return tuple(
            Written(number, entry, struck, None if struck else next(standing).page)
            for number, entry, struck in self._journal.written()
        )

    def history(self, number: int) -> tuple[Line[E], ...]:
        """The acts that touched a line's entry, in the order done; undone ones are left out."""
        return self._journal.history(number)

    def book(self, entry: E) -> Booked[E, B]:
        """The page an entry at the end would make; nothing is written."""
        return self.game.book(entry, self.books)

    def preview(self, act: Act[E]) -> Preview[E, B]:
        """What an act would do; refused where the log does not allow it."""
        pages = self._read(self._journal.with_act(act))
        own = self._own_page(act, pages)
        outcomes = self._outcome(self.pages), self._outcome(pages)
        return Preview(act, pages, difference(self.pages, pages, outcomes), own)

    def write(self, entry: E, *, forced: bool = False) -> Booked[E, B]:
        """An entry at the end, if nothing speaks against it or the keeper insists.

        The page tells by its grade whether it was written: see ``is_written``.
        """
        page = self.book(entry)
        if is_written(page, forced=forced):
            self._do(Write(entry), self._with(page))
        return page

    def amend(self, number: int, entry: E) -> bool:
        """Another entry in the place of an earlier one."""
        return self._changed(Amend(number, entry))

    def insert(self, before: int, entry: E) -> bool:
        """A forgotten entry before an earlier one."""
        return self._changed(Insert(before, entry))

    def move(self, number: int, before: int) -> bool:
        """An earlier entry to another place in the order."""
        return self._changed(Move(number, before))

    def strike(self, number: int) -> bool:
        """An earlier entry never happened."""
        return self._changed(Strike(number))

    def cut(self, number: int) -> bool:
        """From an earlier entry on nothing happened."""
        return self._changed(Cut(number))

    def undo(self) -> bool:
        """The last act is taken back."""
        return self._changed(Undo())

    def redo(self) -> bool:
        """What was taken back last counts again."""
        return self._changed(Redo())

    def accept(self) -> bool:
        """The keeper agrees to how the rules reckon this game now."""
        return self._changed(Accept())

    def follow(self, act: Act[E]) -> None:
        """An act that was done before and is only counted again."""
        match act:
            case Write(entry):
                self._do(act, self._with(self.book(entry)))
            case _:
                self._do(act, self._read(self._journal.with_act(act)))

    @property
    def can_undo(self) -> Act[E] | None:
        """What undo would take back, if anything."""
        return self._journal.last

    @property
    def done_last(self) -> Iterator[Act[E]]:
        """The acts that count, the one that undo would take back first."""
        return (line.act for line in reversed(self._journal.done))

    @property
    def touched_last(self) -> Iterator[tuple[Line[E], Line[E]]]:
        """The log from its end: each line, and the line whose act it did, undid or did again."""
        return zip(reversed(self._journal.lines), reversed(self._journal.touched), strict=True)

    @property
    def can_redo(self) -> Act[E] | None:
        """What redo would bring back, if anything."""
        return self._journal.next

    def _changed(self, act: Act[E]) -> bool:
        """Do an act on the past, unless its own entry cannot have happened there."""
        pages = self._read(self._journal.with_act(act))
        own = self._own_page(act, pages)
        if isinstance(act, Amend | Insert) and own is not None and not own.stands:
            return False
        self._do(act, pages)
        return True

    def _do(self, act: Act[E], pages: Pages[E, B]) -> None:
        """Write the line down, then count it, then tell whoever looks on."""
        if self._keep is not None:
            self._keep(Line(self._journal.following, act), self.after(pages))
        self._journal.add(act)
        self.pages = pages
        failures = []
        for tell in tuple(self.on_change):
            try:
                tell()
            except Exception as error:  # noqa: BLE001  the act is written; the others are told all the same
                failures.append(error)
        if failures:
            raise failures[0]

    def _with(self, page: Booked[E, B]) -> Pages[E, B]:
        """The pages with one more at the end."""
        return (*self.pages, Numbered(self._journal.following, page))

    def _read(self, entries: Sequence[tuple[int, E]]) -> Pages[E, B]:
        """The pages of these entries; those before the first difference are kept as they are."""
        pages = []
        books = self._opening
        for kept, (number, entry) in zip(self.pages, entries, strict=False):
            if kept.number != number or kept.page.entry is not entry:
                break
            pages.append(kept)
            books = kept.page.books
        for number, entry in entries[len(pages) :]:
            page = self.game.book(entry, books)
            books = page.books
            pages.append(Numbered(number, page))
        return tuple(pages)

    def _own_page(self, act: Act[E], pages: Pages[E, B]) -> Booked[E, B] | None:
        """The page of the entry that an act itself brings."""
        match act:
            case Write() | Insert():
                own = self._journal.following
            case Amend(number, _) | Move(number, _):
                own = number
            case _:
                return None
        return next((page for number, page in reversed(pages) if number == own), None)

    def _outcome(self, pages: Pages[E, B]) -> Outcome | None:
        """How the game came out by these pages."""
        return self.game.outcome(self.after(pages))


def is_written(page: Booked[E, B], *, forced: bool = False) -> bool:
    """Whether an entry with these objections is written."""
    return page.grade < (Grade.IMPOSSIBLE if forced else Grade.GAP)

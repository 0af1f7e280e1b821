"""A random keeper who does every act in any order, beside a model without log, digest or disk."""

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.journal import (
    Accept,
    Act,
    Amend,
    Cut,
    Impossible,
    Insert,
    Line,
    Move,
    Redo,
    Strike,
    Undo,
    Write,
)
from hotels.ledger.objection import Grade
from hotels.ledger.replay import replay
from hotels.store import keeping
from hotels.store.keeping import began, opened
from hotels.store.records import linked, unchecked
from hotels.store.seals import sealed
from hotels.store.store import Store
from tests.ledger.chains.keeper import Choices, Keeper
from tests.ledger.chains.nonsense import nonsense, one_of_each
from tests.ledger.chains.random_games import tables
from tests.ledger.toy import Put, Toy
from tests.store.bounds import at_the_bounds
from tests.store.model import Entry, Model

MEMORY = Path("/dev/shm")  # noqa: S108  a file system in memory
"""Where there is one, a disk that need not be waited for."""
BEGUN = 10
"""So much is written before anything is corrected."""
HANDFUL = st.binary(min_size=8, max_size=8)
WHICH = st.integers(0, 999)
"""One of however many there are."""

Books = Any


class AnyKeeper(RuleBasedStateMachine):
    """Every act, on a game that is written to a disk and opened again now and then."""

    choices: Choices
    game: Any
    players: tuple[str, ...]

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)
        self.path = Path(self.folder.name) / "hotels.db"
        self.store = Store(self.path)
        self.model = Model()
        self.most_lines = 0

    def begin(self) -> None:
        begun = began(self.store, self.game, self.players)
        self.number = begun.record.id
        self.table = begun.table
        for _ in range(BEGUN):
            self.write(forced=True)

    def entry(self, books: Books) -> Entry:
        """Something a keeper may write where the books stand so, right or wrong."""
        raise NotImplementedError

    def teardown(self) -> None:
        self.store.close()
        self.folder.cleanup()

    def books_before(self, number: int) -> Books:
        """The books an entry in this line's place would meet."""
        numbers = [number for number, _ in self.table.pages]
        place = numbers.index(number) if number in numbers else 0
        return self.table.pages[place - 1].page.books if place else self.game.opening()

    def line(self, which: int) -> int:
        """A line of the model, struck ones included, or now and then any number."""
        numbers = [item.number for item in self.model.items]
        if not numbers or which % 20 == 19:
            return which % (self.model.lines + 3)
        return numbers[which % len(numbers)]

    def do(self, act: Act[Entry], doing: Callable[[], bool]) -> None:
        """An act, with all that holds whatever it is."""
        table = self.table
        before = table.pages, list(table.lines), table.can_undo, table.can_redo
        on_disk = list(self.store.lines(self.number))
        assert len(on_disk) == len(table.lines)

        def unchanged() -> bool:
            now = table.pages, list(table.lines), table.can_undo, table.can_redo
            return now == before and list(self.store.lines(self.number)) == on_disk

        if not self.model.allows(act):
            for trying in (lambda: table.preview(act), doing):
                try:
                    trying()
                except Impossible:
                    assert unchanged()
                else:
                    raise AssertionError(act)
            return
        preview = table.preview(act)
        assert unchanged()
        if doing():
            self.model.do(act)
            assert table.pages == preview.pages
            assert list(table.lines) == [*before[1], Line(len(before[1]) + 1, act)]
        else:
            assert preview.grade >= Grade.GAP
            assert unchanged()

    @rule(forced=st.booleans())
    def write(self, *, forced: bool) -> None:
        entry = self.entry(self.table.books)
        if entry is None:
            return

        def doing() -> bool:
            page = self.table.write(entry, forced=forced)
            done = page.grade < (Grade.IMPOSSIBLE if forced else Grade.GAP)
            if done:
                assert self.table.pages[-1].page == page
            return done

        self.do(Write(entry), doing)

    @rule(times=st.integers(1, 8))
    def play_on(self, times: int) -> None:
        for _ in range(times):
            self.write(forced=True)

    @rule(which=WHICH)
    def amend(self, which: int) -> None:
        number = self.line(which)
        entry = self.entry(self.books_before(number))
        if entry is not None:
            self.do(Amend(number, entry), lambda: self.table.amend(number, entry))

    @rule(which=WHICH)
    def insert(self, which: int) -> None:
        before = self.line(which)
        entry = self.entry(self.books_before(before))
        if entry is not None:
            self.do(Insert(before, entry), lambda: self.table.insert(before, entry))

    @rule(one=WHICH, other=WHICH)
    def move(self, one: int, other: int) -> None:
        number, before = self.line(one), self.line(other)
        self.do(Move(number, before), lambda: self.table.move(number, before))

    @rule(which=WHICH)
    def strike(self, which: int) -> None:
        number = self.line(which)
        self.do(Strike(number), lambda: self.table.strike(number))

    @rule(which=WHICH)
    def cut(self, which: int) -> None:
        number = self.line(which)
        before, lines = (self.table.pages, self.table.written), self.model.lines
        self.do(Cut(number), lambda: self.table.cut(number))
        if self.model.lines > lines:
            self.undo()
            assert (self.table.pages, self.table.written) == before
            if which % 3:
                self.redo()

    @rule()
    def undo(self) -> None:
        self.do(Undo(), self.table.undo)

    @rule()
    def redo(self) -> None:
        self.do(Redo(), self.table.redo)

    @rule()
    def accept(self) -> None:
        self.do(Accept(), self.table.accept)

    @rule()
    def undo_then_redo_changes_nothing(self) -> None:
        before = self.table.pages
        if self.model.past:
            self.undo()
            self.redo()
        assert self.table.pages == before

    @rule()
    def reopen(self) -> None:
        was = self.table
        self.store.close()
        self.store = Store(self.path)
        again = opened(self.store, self.number)
        assert (again.damaged_at, again.reckoned_at, again.record.whole) == (None, None, True)
        self.table = again.table
        assert self.table.pages == was.pages
        assert list(self.table.lines) == list(was.lines)
        assert (self.table.can_undo, self.table.can_redo) == (was.can_undo, was.can_redo)

    @invariant()
    def what_stands_is_what_the_model_says(self) -> None:
        table, model = self.table, self.model
        assert [(number, page.entry) for number, page in table.pages] == model.standing
        assert [one[:3] for one in table.written] == [
            (item.number, item.entry, item.struck) for item in model.items
        ]
        assert [one.page for one in table.written if not one.struck] == [
            page for _, page in table.pages
        ]
        assert (table.can_undo is None, table.can_redo is None) == (
            not model.past,
            not model.future,
        )

    @invariant()
    def every_page_is_as_if_all_had_been_written_so(self) -> None:
        written = [entry for _, entry in self.model.standing]
        pages = replay(self.game.book, self.game.opening(), written)
        assert [page for _, page in self.table.pages] == pages

    @invariant()
    def the_log_grows_and_its_digests_agree(self) -> None:
        record = self.store.record(self.number)
        kept = list(linked(record, self.store.lines(self.number)))
        assert record.whole
        assert len(kept) == len(self.table.lines) == self.model.lines >= self.most_lines
        self.most_lines = len(kept)
        if kept:
            assert kept[-1].seal == sealed(self.game, self.table.books)
            outcome = self.game.outcome(self.table.books)
            result = unchecked(record.result)
            expected = outcome and {"cash": [*outcome.cash], "winners": [*outcome.winners]}
            if outcome is not None and outcome.provisional:
                expected |= {"provisional": True}
            assert result == expected


class ToyKeeper(AnyKeeper):
    """The toy game, whose kind the disk is told of here."""

    @initialize(data=st.data())
    def sit_down(self, data: st.DataObject) -> None:
        self.known = mock.patch.dict(keeping.KINDS, {Toy.kind: lambda _, __: Toy()})
        self.known.start()
        self.choices = Choices(lambda: data.draw(HANDFUL))
        self.game, self.players = Toy(), ("Ana", "Ben", "Cat")
        self.begin()

    def entry(self, books: Books) -> Entry:
        player = books.player if self.choices.below(2) else self.choices.below(3)
        return Put(player, self.choices.below(16) - 6)

    def teardown(self) -> None:
        super().teardown()
        if hasattr(self, "known"):
            self.known.stop()


class ChainKeeper(AnyKeeper):
    """The chain game, in any edition and by any agreement."""

    @initialize(data=st.data(), own_id=st.sampled_from(list(EDITIONS)))
    def sit_down(self, data: st.DataObject, own_id: str) -> None:
        agreed = data.draw(tables(own_id))
        self.hands = agreed.hands
        self.choices = Choices(lambda: data.draw(HANDFUL))
        self.game = ChainGame(agreed.header)
        self.players = tuple("ABCDEFGH"[: agreed.header.seats])
        self.begin()

    def entry(self, books: Books) -> Entry:
        if self.choices.rarely(5):
            return self.choices.one(at_the_bounds(books))
        right = Keeper(self.game.terms, self.hands, self.choices).answer(books)
        if self.choices.below(4):
            return right
        if self.choices.below(2):
            return self.choices.one(one_of_each(self.choices, books))
        return nonsense(self.choices, books, right)


TestToyKeeper = ToyKeeper.TestCase
TestToyKeeper.settings = settings()
TestChainKeeper = ChainKeeper.TestCase
TestChainKeeper.settings = settings()

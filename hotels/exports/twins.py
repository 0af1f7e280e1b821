"""Games of an archive that did the same so far as one that comes in."""

from collections.abc import Iterable
from typing import NamedTuple

from hotels.store.records import Record, Stored
from hotels.store.store import Store

Terms = tuple[str, str]
"""The kind of a game and its header."""


class _Node(NamedTuple):
    """The games that did the same up to some line."""

    first: int
    """The one that was begun first."""
    waiting: list[int]
    """Those of which the next line has not been looked up."""
    after: "dict[str, _Node]"
    """By their next act, the others."""


class Twins:
    """What is looked up of an archive is kept, so that of each game a line is read once at most.

    Meanwhile nobody else may write to the archive.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._games: dict[Terms, list[int]] | None = None
        """Those whose players are not known yet; None until somebody asks."""
        self._roots: dict[tuple[Terms, tuple[str, ...]], _Node] = {}

    def find(self, record: Record, lines: Iterable[Stored]) -> int | None:
        """A game by the same people and terms that begins with these lines, if there are any."""
        node, found = self._root(record), None
        for number, line in enumerate(lines, 1):
            if node is None:
                return None
            self._look_up(node, number)
            node = node.after.get(line.act)
            found = None if node is None else node.first
        return found

    def add(self, record: Record, number: int) -> None:
        """A game that was not found is in the archive now."""
        self._put(record, number)

    def _root(self, record: Record) -> _Node | None:
        """Every game by these people and terms."""
        terms = record.kind, record.header
        if self._games is None:
            self._games = {}
            question = "SELECT id, kind, header FROM games ORDER BY id"
            for number, kind, header in self._store.disk.each(question):
                self._games.setdefault((str(kind), str(header)), []).append(int(str(number)))
        for number in self._games.pop(terms, ()):
            self._put(self._store.record(number), number)
        return self._roots.get((terms, record.players))

    def _put(self, record: Record, number: int) -> None:
        terms = record.kind, record.header
        node = self._roots.setdefault((terms, record.players), _Node(number, [], {}))
        node.waiting.append(number)

    def _look_up(self, node: _Node, number: int) -> None:
        """Tell the games of a node apart by this line."""
        question = "SELECT act FROM lines WHERE game = ? AND number = ?"
        for game in node.waiting:
            for (act,) in self._store.disk.rows(question, (game, number)):
                node.after.setdefault(str(act), _Node(game, [], {})).waiting.append(game)
        node.waiting.clear()

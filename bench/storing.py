"""What keeping costs: an act written, a first tile amended, an archive opened."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bench import replaying
from bench.growing import HEADER, long_game
from bench.replaying import bare
from bench.row import MILLI, Row, bests
from hotels.ledger.chains.codec import decoded, encoded
from hotels.ledger.chains.entries import Entry, Lay
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile
from hotels.ledger.journal import Amend, Line, Write
from hotels.store.disk import SETTINGS
from hotels.store.keeping import began
from hotels.store.store import PAGE, Store
from hotels.table import Table

ENTRIES = 300
GAMES, LINES = 10_000, 200
ROUNDS = 15
FLOOR = "the same rows put in or asked for, and nothing more"

PLAYERS = tuple("ABCDEFGH")


def rows() -> Iterator[Row]:
    """What is felt at the table first, then the archive as a whole."""
    with TemporaryDirectory() as folder:
        yield written(Path(folder))
        yield amended()
        yield listed(Path(folder))


def written(folder: Path) -> Row:
    """A whole game act by act, each followed by the same row put into a file that has no more."""
    game, entries = recorded()
    with Store(folder / "ours.db") as store, closing(unguarded(folder / "bare.db")) as file:
        begun = began(store, game, PLAYERS[: game.seats])
        ours, floor = [], []
        for number, entry in enumerate(entries, 1):
            start = perf_counter()
            begun.table.write(entry)
            ours.append(perf_counter() - start)
            values = (begun.record.id, *list(store.lines(begun.record.id))[number - 1])
            start = perf_counter()
            file.execute("INSERT INTO lines VALUES (?, ?, ?, ?, ?, ?)", values)
            floor.append(perf_counter() - start)
    times = (MILLI * median(ours), MILLI * median(floor))
    return Row("an act written: table, store, disk", *times, "ms", "1.5 times")


def amended() -> Row:
    """The first tile of a long game lay elsewhere: what that changes, and then the change."""
    entries = long_game(ENTRIES)
    lines = [Line(number, Write(entry)) for number, entry in enumerate(entries, 1)]
    elsewhere = Lay(0, Tile(20, 20))
    events = [encoded(entry, HEADER.edition) for entry in entries]

    def ours() -> None:
        table = Table(ChainGame(HEADER), lines)
        start = perf_counter()
        table.preview(Amend(1, elsewhere))
        table.amend(1, elsewhere)
        taken.append(perf_counter() - start)

    taken: list[float] = []
    for _ in range(ROUNDS):
        ours()
    (floor,) = bests(ROUNDS, [lambda: bare(events, HEADER.edition.squares)])
    what = f"the first of {ENTRIES} entries amended, with its preview"
    return Row(what, MILLI * min(taken), MILLI * floor, "ms", "16 ms")


def listed(folder: Path) -> Row:
    """The first page of a large archive, from a closed file."""
    path = folder / "large.db"
    with Store(path) as store:
        filled(store)

    def ours() -> None:
        with Store(path) as store:
            store.page()

    def floor() -> None:
        with closing(sqlite3.connect(path)) as file:
            file.execute("SELECT * FROM games ORDER BY id DESC LIMIT ?", (PAGE,)).fetchall()

    what = f"{GAMES:,} games of {LINES} lines: opened, first page"
    opening, asking = bests(ROUNDS, [ours, floor])
    return Row(what, MILLI * opening, MILLI * asking, "ms", "50 ms")


def unguarded(path: Path) -> sqlite3.Connection:
    """A file of our settings with nothing but the lines in it."""
    file = sqlite3.connect(path, isolation_level=None)
    for setting in SETTINGS:
        file.execute(f"PRAGMA {setting}").fetchall()
    columns = "game INTEGER, number INTEGER, written_at TEXT, act TEXT, chain TEXT, seal TEXT"
    file.execute(
        f"CREATE TABLE lines ({columns}, PRIMARY KEY (game, number)) STRICT, WITHOUT ROWID"
    )
    return file


def filled(store: Store, games: int = GAMES, lines: int = LINES) -> None:
    """One game of so many lines, and as many copies of it as the archive shall hold."""
    one_game(store, lines)
    numbers = "WITH RECURSIVE n(id) AS (SELECT 2 UNION ALL SELECT id + 1 FROM n WHERE id < ?)"
    others = {"id": "n.id", "uid": "uid || n.id", "recency": "recency + n.id", "game": "n.id"}
    with store.disk.at_once():
        for table, owner in (("games", "id"), ("lines", "game"), ("seats", "game")):
            columns = [str(row[1]) for row in store.disk.rows(f"PRAGMA table_info({table})")]
            copied = ", ".join(others.get(column, column) for column in columns)
            copies = f"SELECT {copied} FROM n, {table} WHERE {table}.{owner} = 1"  # noqa: S608  ours
            store.disk.write(f"{numbers} INSERT INTO {table} {copies}", (games,))


def one_game(store: Store, most: int | None = None) -> None:
    """A recorded game written, or its beginning."""
    game, entries = recorded()
    table = began(store, game, PLAYERS[: game.seats]).table
    for entry in entries[:most]:
        table.write(entry)


def recorded() -> tuple[ChainGame, list[Entry]]:
    """The longest of the recorded games."""
    games = (replaying.game(path.read_bytes()) for path in replaying.folder().glob("*.json"))
    longest = max(games, key=lambda game: len(game.events))
    return ChainGame(longest.header), [decoded(event) for event in longest.events]

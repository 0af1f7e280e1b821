"""Recorded games replayed, with books and postings on every page."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.row import MICRO, Row, bests
from hotels.ledger import reading
from hotels.ledger.chains.booking import book
from hotels.ledger.chains.books import opening
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.transcript import Transcript, transcript
from hotels.ledger.replay import replay

ROUNDS = 15
FLOOR = "a fold that copies each event, one row of balances and the board, and reckons nothing"


def folder() -> Path:
    """Where recorded games are."""
    here = Path(__file__).parent.parent / "tests" / "games"
    return Path(os.environ.get("HOTELS_GAMES") or here)


def rows() -> Iterator[Row]:
    """An event replayed: entry to page, event to page, file to page."""
    files = [path.read_bytes() for path in sorted(folder().glob("*.json"))]
    games = [game(file) for file in files]
    entries = [[decoded(event) for event in game.events] for game in games]
    headers = [game.header for game in games]
    events = sum(map(len, entries))

    def from_entries() -> None:
        for header, said in zip(headers, entries, strict=True):
            replay(book, opening(header), said)

    def from_events() -> None:
        for game in games:
            list(game.pages())

    def from_files() -> None:
        for file in files:
            list(game(file).pages())

    def barely() -> None:
        for game in games:
            bare(game.events)

    works = (barely, from_events, from_entries, from_files)
    floor, *ours = (MICRO / events * time for time in bests(ROUNDS, works))
    what = f"replay of {len(games)} games, {events:,} events: an event"
    yield Row(what, ours[0], floor, "us", "25 us, 40 at most")
    yield Row("  the same, its entry read already", ours[1], floor, "us")
    yield Row("  the same, with reading the file", ours[2], floor, "us")


def game(file: bytes) -> Transcript:
    """The recorded game in a file."""
    return transcript(reading.parsed(file))


def bare(events: Sequence[object], squares: int = 108) -> list[object]:
    """What no fold over these can do without: a page an event, with what may not change."""
    balances: tuple[int, ...] = (6_000,) * 8
    cells = bytes(squares)
    pages: list[object] = []
    for event in events:
        said = dict(event) if isinstance(event, dict) else event
        row = list(balances)
        row[0] -= 100
        row[-1] += 100
        balances = tuple(row)
        cells = bytes(bytearray(cells))
        pages.append((said, balances, cells))
    return pages

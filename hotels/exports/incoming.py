"""A file that comes in: read bit by bit, and told what it is by what it says of itself."""

from collections.abc import Iterator
from enum import StrEnum
from typing import IO, NamedTuple

from hotels.exports.archive_lines import LARGEST_LINE
from hotels.ledger import reading
from hotels.ledger.objection import Refused
from hotels.ledger.reading import LARGEST_MB, Fault, Fields, parsed

PIECE = 1_000_000
"""Bytes read at a time, so that it can be stopped in between."""

DATABASE = b"SQLite format 3\0"
"""What the file begins with that an archive itself lies in."""


class Sort(StrEnum):
    """What a file can be."""

    ARCHIVE = "archive"
    TRANSCRIPT = "transcript"
    SEVERAL = "several games"
    SCORE = "quick score"
    BIG_SHOT = "Big Shot"
    PERFECT_HOTEL = "Perfect Hotel"
    EDITION = "edition"
    BOARD = "board"
    VALUES = "values"


FORMATS = {
    "hotels-archive": Sort.ARCHIVE,
    "hotels-transcript": Sort.TRANSCRIPT,
    "hotels-edition": Sort.EDITION,
    "hotels-board": Sort.BOARD,
    "hotels-values": Sort.VALUES,
}
"""By what a file calls its format, whatever the number after it."""

GAMES = frozenset({Sort.TRANSCRIPT, Sort.SCORE, Sort.BIG_SHOT, Sort.PERFECT_HOTEL})
"""One recorded game."""

_READ_WHOLE = frozenset(Sort) - {Sort.ARCHIVE, Sort.SEVERAL}

NONE_OF_OURS = "none of ours"
ITS_OWN_FILE = "the file an archive lies in"
NO_GAME = "a list of no game"


class Stopped(Exception):
    """The keeper wants no more of it."""


class Found(NamedTuple):
    """What a file is; of an archive it is read on, of anything else all is there."""

    sort: Sort
    said: Fields
    games: tuple["Found", ...] = ()
    """Those of a list."""


class RefusedOne(Refused):
    """One game of a list cannot be used; none of the list is."""

    def __init__(self, number: int, one: Found | None, refused: Refused) -> None:
        super().__init__(refused.code, **refused.facts)
        self.place = refused.place
        self.number = number
        """Which one, from 1."""
        self.one = one
        """What it is, as far as that is known."""
        self.refused = refused


class Source:
    """The bytes of a file in their order, counted; it can be stopped at any moment."""

    def __init__(self, file: IO[bytes], size: int = 0) -> None:
        self._file, self._kept = file, b""
        self.size = size
        """How many bytes there are, or nought where that is not known."""
        self.read_so_far = 0
        self.stopped = False

    def readline(self, limit: int = -1, /) -> bytes:
        """The next line, or so much of it."""
        if self._kept:
            line, self._kept = self._kept, b""
            return line
        self._go_on()
        line = self._file.readline(limit)
        self.read_so_far += len(line)
        return line

    def first_line(self) -> bytes:
        """The first line, which will be read once more."""
        self._kept = self.readline(LARGEST_LINE + 1)
        return self._kept

    def whole(self) -> bytes:
        """All of it."""
        limit = LARGEST_MB * 1_000_000
        pieces, size = [self._kept], len(self._kept)
        self._kept = b""
        while size <= limit:
            self._go_on()
            piece = self._file.read(PIECE)
            if not piece:
                return b"".join(pieces)
            pieces.append(piece)
            size += len(piece)
            self.read_so_far += len(piece)
        raise Refused(Fault.TOO_LARGE, limit=LARGEST_MB)

    def _go_on(self) -> None:
        if self.stopped:
            raise Stopped


def found(source: Source) -> Found:
    """What a file is, by what it calls itself or by what stands in it."""
    first = source.first_line()
    if first.startswith(DATABASE):
        raise Refused(ITS_OWN_FILE)
    head = _object(first)
    if head is not None and _format(head) is Sort.ARCHIVE:
        return Found(Sort.ARCHIVE, head)
    text = source.whole()
    if not text.strip():
        raise Refused(Fault.EMPTY, field="the file")
    value = parsed(text)
    if value == []:
        raise Refused(NO_GAME)
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return Found(Sort.SEVERAL, {}, (*_games(value),))
    return _one(value, "the file", _READ_WHOLE)


def _one(value: object, name: str, known: frozenset[Sort]) -> Found:
    """What an object is, if it is one of these."""
    said = reading.fields(value, name)
    sort = _format(said) or _by_its_fields(said)
    if sort not in known:
        raise Refused(NONE_OF_OURS)
    return Found(sort, said)


def _games(values: list[object]) -> Iterator[Found]:
    """The games of a list, of any kind."""
    for number, value in enumerate(values, start=1):
        try:
            yield _one(value, "the game", GAMES)
        except Refused as refused:
            raise RefusedOne(number, None, refused) from None


def _object(line: bytes) -> Fields | None:
    """The object that a line is, if it is one."""
    try:
        return reading.fields(parsed(line), "the line")
    except Refused:
        return None


def _format(said: Fields) -> Sort | None:
    """What a file calls itself."""
    name = said.get("format")
    return FORMATS.get(name.partition("/")[0]) if isinstance(name, str) else None


def _by_its_fields(said: Fields) -> Sort | None:
    """The games whose files do not call themselves anything."""
    if "format" in said or "players" not in said:
        return None
    if "rounds" in said:
        return Sort.PERFECT_HOTEL
    if "sizes" in said and "blocks" in said:
        return Sort.SCORE
    return Sort.BIG_SHOT if "events" in said else None

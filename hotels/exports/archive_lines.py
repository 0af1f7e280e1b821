"""The lines of hotels-archive/1: read one by one, and what each of them says of a game."""

from typing import Protocol

from hotels.ledger import reading
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields, fields, needed, parsed, written
from hotels.store.keeping import named, own_names
from hotels.store.records import Record, Stored, said_of

LARGEST_LINE = 1_000_000

LINE_TOO_LONG = "line too long"
EMPTY_LINE = "empty line"
OTHERWISE_ABOUT = "otherwise about"


class Read(Protocol):
    """What lines are read from."""

    def readline(self, limit: int = -1, /) -> bytes:
        """The next line, or so much of it."""


class Lines:
    """The objects of a file, line by line, with the number of the one just read."""

    def __init__(self, file: Read) -> None:
        self._file = file
        self.number = 0
        self.size = 0

    def next(self) -> Fields | None:
        """The next line's object; None at the end, whatever empty lines stand there."""
        text = self._read()
        if text and not text.strip():
            if self._more_is_said():
                raise Refused(EMPTY_LINE)
            return None
        if not text:
            return None
        return fields(parsed(text), "the line")

    def _read(self) -> bytes:
        """The next line's text."""
        text = self._file.readline(LARGEST_LINE + 1)
        if text:
            self.number += 1
            self.size = len(text)
        if len(text) > LARGEST_LINE:
            raise Refused(LINE_TOO_LONG, longest=LARGEST_LINE)
        return text

    def _more_is_said(self) -> bool:
        """Whether any line that follows is not empty."""
        while text := self._file.readline(LARGEST_LINE + 1):
            if text.strip():
                return True
        return False


def game_fields(record: Record) -> Fields:
    """A record as the archive has it."""
    return {
        "uid": record.uid,
        "kind": record.kind,
        "header": parsed(record.header.encode()),
        "players": list(record.players),
        "names": parsed(record.names.encode()),
        "source": record.source,
        "played": record.played,
        "created_at": record.created_at,
        "touched_at": record.touched_at,
        "summary": record.summary,
        "result": record.result,
        "last": record.last,
        "about": record.about,
    }


def act_line(line: Stored) -> bytes:
    """A line of a game as the archive has it; its act is in its one plain form already."""
    rest = {"at": line.written_at, "line": line.number, "chain": line.chain, "seal": line.seal}
    return f'{{"act":{line.act},{written(rest)[1:]}\n'.encode()


def record_of(said: Fields) -> Record:
    """A record from what the archive has, if all that it says about the game is as it was."""

    def text(name: str) -> str:
        return reading.text(needed(said, name), name, longest=100_000)

    record = Record(
        id=0,
        uid=reading.filled(needed(said, "uid"), "uid"),
        kind=text("kind"),
        header=written(fields(needed(said, "header"), "header")),
        names=written(own_names(needed(said, "names"))),
        source=reading.text(needed(said, "source"), "source"),
        played=reading.text(needed(said, "played"), "played", longest=100),
        created_at=text("created_at"),
        touched_at=text("touched_at"),
        summary=text("summary"),
        result=text("result"),
        deleted_at="",
        last=text("last"),
        about=text("about"),
        players=named(needed(said, "players")),
    )
    if record.about != said_of(record.new, record.created_at, ""):
        raise Refused(OTHERWISE_ABOUT)
    return record


def line_of(said: Fields) -> Stored:
    """A line from what the archive has."""
    return Stored(
        number=reading.number(said["line"], "line", 1),
        written_at=reading.text(needed(said, "at"), "at", longest=100),
        act=written(fields(needed(said, "act"), "act")),
        chain=reading.text(needed(said, "chain"), "chain", longest=100),
        seal=reading.text(needed(said, "seal"), "seal", longest=100),
    )

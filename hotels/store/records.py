"""What lies on the disk, game by game and line by line, and the digests by which damage shows."""

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

from hotels.ledger.objection import Refused
from hotels.ledger.outcome import Outcome
from hotels.ledger.reading import Fields, fields, parsed, written
from hotels.store.disk import DiskError, Hindrance, Row

CHAINS, TALLY, BIG_SHOT, PERFECT_HOTEL = "chains", "tally", "big-shot", "perfect-hotel"
"""The kinds of games, by which it is known what rules they need."""

PRACTICE = "practice"
"""By what the practice merger goes, of which nothing is kept."""

SAMPLE = "sample"
"""What stands as the source of the sample game, and tells it from the keeper's own."""

LENGTH = 32
"""Signs of a digest: enough against damage and haste."""


class Stored(NamedTuple):
    """One line as it lies on the disk."""

    number: int
    written_at: str
    act: str
    chain: str
    seal: str


class NewGame(NamedTuple):
    """What a game begins with."""

    uid: str
    kind: str
    header: str
    players: Sequence[str]
    names: str = "{}"
    source: str = ""
    played: str = ""

    @property
    def first(self) -> str:
        """The digest that the first line is linked to: of the terms, and for how many they are."""
        return digest(written([self.kind, len(self.players), self.header]))


class Record(NamedTuple):
    """One game of the archive, without its lines."""

    id: int
    uid: str
    kind: str
    header: str
    names: str
    source: str
    played: str
    created_at: str
    touched_at: str
    summary: str
    result: str
    deleted_at: str
    last: str
    """The digest of the last line, so that a missing one is noticed."""
    about: str = ""
    """The digest of what is said about the game, as it was written."""
    players: tuple[str, ...] = ()
    """By seat; a forgotten player's name is empty."""

    @property
    def new(self) -> NewGame:
        """What the game began with."""
        _, uid, kind, header, names, source, played, *_ = self
        return NewGame(uid, kind, header, self.players, names, source, played)

    def shown(self) -> tuple[str, str]:
        """What the archive shows of the game: where it stands, and how it came out."""
        return self.summary, self.result

    @property
    def said(self) -> str:
        """The digest of what is said about the game, as it is read."""
        return said_of(self.new, self.created_at, self.deleted_at)

    @property
    def whole(self) -> bool:
        """Whether players, dates and terms are as they were written; the lines have their own."""
        return self.about == self.said


class Taken(NamedTuple):
    """A seat that somebody else took under his own name, with a line of the log."""

    line: int
    seat: int
    before: str
    """Who had it; empty if that was forgotten."""
    after: str

    @property
    def said(self) -> str:
        """The digest of what is said here."""
        return digest("\n".join(map(str, self)))


def digest(text: str, length: int = LENGTH) -> str:
    """A short digest of a text."""
    return sha256(text.encode()).hexdigest()[:length]


def said_of(game: NewGame, created_at: str, deleted_at: str) -> str:
    """The digest of what is said about a game besides its lines."""
    return digest(written([*game, created_at, deleted_at]))


def said_of_edition(own_id: str, text: str) -> str:
    """The digest of a house edition."""
    return digest(written([own_id, text]))


def chained(before: str, line: Stored) -> str:
    """The digest of a line and, by the one before, of all before it and of the game's terms."""
    number, written_at, act, _, seal = line
    return digest("\n".join((before, str(number), written_at, seal, act)))


def checked(value: Fields) -> str:
    """A plain object with a digest before it, so that damage to it is noticed."""
    said = written(value)
    return f"{digest(said, 8)} {said}"


def unchecked(kept: str) -> Fields | None:
    """The object, or None where there is none or it was damaged."""
    check, _, said = kept.partition(" ")
    try:
        if not said or digest(said, 8) != check:
            return None
        return fields(parsed(said.encode()), "a summary")
    except (Refused, UnicodeEncodeError):
        return None


def outcome_in(kept: str, seats: int, kind: str) -> Outcome | None:
    """How a game of so many came out, or None where that is not said or cannot be."""
    fewest = 0 if kind == BIG_SHOT else 1  # where nobody has two lots, nobody wins
    match unchecked(kept):
        case {"cash": list(cash), "winners": list(winners), **rest}:
            numbers = all(type(one) is int for one in (*cash, *winners))
            if numbers and len(cash) == seats:
                seated = {*winners} & {*range(seats)}
                sound = fewest <= len(seated) == len(winners)
                provisional = rest.get("provisional") is True
                return Outcome((*cash,), (*winners,), provisional) if sound else None
    return None


def linked(record: Record, lines: Iterable[Stored]) -> Iterator[Stored]:
    """The lines of a game, each linked to the one before, until one is damaged or missing."""
    before, number = record.new.first, 0
    for line in lines:
        number += 1
        if line.number != number or line.chain != chained(before, line):
            raise damaged(record.id, number)
        yield line
        before = line.chain
    if before != record.last:
        raise damaged(record.id, number + 1)


def damaged(game: int, line: int) -> DiskError:
    """That a line is not as it was written, or not there."""
    return DiskError(Hindrance.DAMAGED, f"game {game}, line {line}")


def stored_of(row: Row) -> Stored:
    """A line from a row; what cannot have been written so is damage."""
    number, *texts = row
    if not isinstance(number, int) or not all(isinstance(text, str) for text in texts):
        raise DiskError(Hindrance.DAMAGED, "a line")
    return Stored._make(row)


def record_of(row: Row, players: Iterable[object]) -> Record:
    """A game from its row and its players' names; what cannot have been written so is damage."""
    number, *texts = row
    names = tuple(players)
    if not isinstance(number, int) or not all(isinstance(text, str) for text in (*texts, *names)):
        raise DiskError(Hindrance.DAMAGED, "a game")
    return Record._make((*row, names))

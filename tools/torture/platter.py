"""A disk from which the power is taken: what is on it for sure, and what may be."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from random import Random
from typing import NamedTuple

from tools.torture.shim import Record

SECTOR = 512
"""Bytes that a disk writes at once or not at all."""


class Rest(StrEnum):
    """What became of all that was not synced."""

    NOTHING = "nothing"
    ALL = "all"
    BEGINNING = "beginning"
    SOME = "some writes"
    SECTORS = "some sectors"


class Change(NamedTuple):
    """Bytes at a place of a file, or with none the length it was cut to."""

    place: int
    data: bytes | None


@dataclass
class File:
    """A file as it is for sure, and what was done to it since it was synced."""

    sure: bytearray = field(default_factory=bytearray)
    since: list[Change] = field(default_factory=list)

    def sync(self) -> None:
        """All of it is sure."""
        _make(self.sure, self.since)
        self.since = []

    def found(self, rest: Rest, chance: Random) -> bytes:
        """What may be found of it."""
        content = bytearray(self.sure)
        _make(content, _chosen(self.since, rest, chance))
        return bytes(content)


Names = dict[str, File | None]
"""What stands under which path; None is a folder."""


class Platter:
    """Everything under one folder, which is there for sure itself."""

    def __init__(self, folder: Path) -> None:
        self._now: Names = {}
        self._sure: Names = {}
        self._since: list[tuple[Record, File | None]] = []
        """What was done to the folders since they were synced, in order."""
        self._folder = folder

    def follow(self, record: Record) -> None:
        """One more call."""
        what, path, place, data = record
        file = self._now.get(path)
        match what:
            case "C" | "M":
                self._rename(record, File() if what == "C" else None)
            case "U" | "R":
                self._rename(record, file)
            case "W" if file is not None:
                file.since.append(Change(place, data))
            case "T" if file is not None:
                file.since.append(Change(place, None))
            case "S" if file is not None:
                file.sync()
            case "S":
                self._sync(path)

    def after(self, rest: Rest, chance: Random, place: Path) -> None:
        """What may be found when there is power again, laid out in a folder."""
        names = dict(self._sure)
        for record, file in self._since[: _count(len(self._since), rest, chance)]:
            _name(names, record, file)
        for path, file in sorted(names.items()):
            there = place / Path(path).relative_to(self._folder)
            if not there.parent.is_dir():
                continue  # its folder was lost
            if file is None:
                there.mkdir()
            else:
                there.write_bytes(file.found(rest, chance))

    def _rename(self, record: Record, file: File | None) -> None:
        self._since.append((record, file))
        _name(self._now, record, file)

    def _sync(self, folder: str) -> None:
        """What was done to a folder is sure."""
        mine = [str(Path(record.path).parent) == folder for record, _ in self._since]
        for (record, file), is_mine in zip(self._since, mine, strict=True):
            if is_mine:
                _name(self._sure, record, file)
        self._since = [one for one, is_mine in zip(self._since, mine, strict=True) if not is_mine]


def _name(names: Names, record: Record, file: File | None) -> None:
    """A path that is there now, or no longer."""
    if record.what in {"U", "R"}:
        names.pop(record.path, None)
    if record.what == "R":
        names[record.data.decode()] = file
    if record.what in {"C", "M"}:
        names[record.path] = file


def _make(content: bytearray, changes: Iterable[Change]) -> None:
    """A content with these changes."""
    for place, data in changes:
        if data is None:
            del content[place:]
        if len(content) < place:
            content.extend(bytes(place - len(content)))
        if data is not None:
            content[place : place + len(data)] = data


def _count(of: int, rest: Rest, chance: Random) -> int:
    """How many of them, the first ones, have come to be."""
    return {Rest.NOTHING: 0, Rest.ALL: of}.get(rest, chance.randint(0, of))


def _chosen(changes: list[Change], rest: Rest, chance: Random) -> Iterator[Change]:
    """Those changes that have come to be, perhaps in part."""
    match rest:
        case Rest.NOTHING | Rest.ALL | Rest.BEGINNING:
            yield from changes[: _count(len(changes), rest, chance)]
        case Rest.SOME:
            yield from (change for change in changes if chance.random() < 1 / 2)
        case Rest.SECTORS:
            for change in changes:
                yield from (one for one in _sectors(change) if chance.random() < 1 / 2)


def _sectors(change: Change) -> Iterator[Change]:
    """A change, as the disk makes it."""
    place, data = change
    if data is None:
        yield change
        return
    start = 0
    while start < len(data):
        end = start + SECTOR - (place + start) % SECTOR
        yield Change(place + start, data[start:end])
        start = end

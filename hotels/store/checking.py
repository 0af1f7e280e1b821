"""Whether all that is on the disk is as it was written."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import unchecked
from hotels.store.records import Record, linked
from hotels.store.store import Store

Progress = Callable[[int], bool]
"""Told how many games are looked through; false to stop there."""


class Damage(NamedTuple):
    """Something that is not as it was written."""

    record: Record | None
    """Whose it is, if it is one game's."""
    line: int | None
    """The first of its lines that cannot be relied on."""
    detail: str


def damages(store: Store, progress: Progress = lambda _: True) -> Iterator[Damage]:
    """What is wrong, with the file as a whole and with each game, deleted ones included."""
    try:
        for fault in store.disk.faults():
            yield Damage(None, None, fault)
        if store.editions(damaged=True):
            yield Damage(None, None, "a house edition")
        if store.strays():
            yield Damage(None, None, "lines of a game that is not there")
        for done, record in enumerate(store.all_games(deleted=True), 1):
            yield from _damages(store, record)
            if not progress(done):
                return
    except DiskError as error:
        if error.hindrance is not Hindrance.DAMAGED:
            raise
        yield Damage(None, None, error.detail)


def _damages(store: Store, record: Record) -> Iterator[Damage]:
    """What is wrong with one game."""
    number, at = 0, record.created_at
    if not record.whole:
        yield Damage(record, None, "what is said about it")
    try:
        for line in linked(record, store.lines(record.id)):
            number, at = line.number, line.written_at
    except DiskError as error:
        if error.hindrance is not Hindrance.DAMAGED:
            raise
        yield Damage(record, number + 1, error.detail)
        return
    shown = (record.summary, record.result)
    if at != record.touched_at or any(text and unchecked(text) is None for text in shown):
        yield Damage(record, None, "what is shown of it")

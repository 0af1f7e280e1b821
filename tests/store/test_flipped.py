"""A bit flipped anywhere in the file, or in the log beside it, is noticed or harmless."""

import os
import random
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hotels.store import disk
from hotels.store.checking import damages
from hotels.store.disk import DiskError, Hindrance
from hotels.store.keeping import opened
from hotels.store.records import Record, Taken, unchecked
from hotels.store.store import Store
from hotels.table import Table
from tests.store.playing import example, numbered, played, ticking

FLIPS = int(os.environ.get("HOTELS_FLIPS", "300"))


class Seen(NamedTuple):
    """All that a keeper can see of an archive."""

    records: dict[int, Record]
    tables: dict[int, Table[Any, Any]]
    people: list[str]
    editions: dict[str, str]
    taken: dict[int, list[Taken]]


def seen(store: Store) -> Seen:
    records = {r.id: r for r in (*store.page(), *store.page(deleted=True))}
    tables = {}
    for number in records:
        game = opened(store, number)
        assert (game.damaged_at, game.reckoned_at) == (None, None)
        tables[number] = game.table
    taken = {number: store.taken(number) for number in records}
    return Seen(records, tables, store.people(), store.editions(), taken)


def flipped(file: bytes, bit: int) -> bytes:
    """The file with one bit otherwise."""
    place, which = divmod(bit, 8)
    return file[:place] + bytes([file[place] ^ 1 << which]) + file[place + 1 :]


def verdict(path: Path, right: Seen) -> str:
    """What is made of a file; wrong is what would be taken for right."""
    try:
        with Store(path) as store:
            return judged(store, right)
    except DiskError:
        return "told"


def judged(store: Store, right: Seen) -> str:
    """What is made of a file that opens."""
    shown = [*store.page(), *store.page(deleted=True), *store.page(search="ana")]
    harmless = {record.id for record in shown} == set(right.records)
    for record in shown:
        if record != right.records.get(record.id):
            harmless = False
            assert_flagged(record, right.records.get(record.id))
        harmless &= as_written(store, record.id, right)
        taken = store.taken(record.id)
        assert set(taken) <= set(right.taken[record.id])
        harmless &= taken == right.taken[record.id]
    for name, text in store.editions().items():
        assert right.editions.get(name) == text
    harmless &= (store.people(), store.editions()) == (right.people, right.editions)
    found = list(damages(store))
    assert harmless or found
    return "found" if found else "harmless"


def as_written(store: Store, number: int, right: Seen) -> bool:
    """Whether a game is as it was; if not, that is said of it."""
    try:
        game = opened(store, number)
    except DiskError:
        return False
    if game.damaged_at is not None:
        intact = right.tables[number].lines[: game.damaged_at - 1]
        assert game.table.pages == Table(game.table.game, intact).pages
        return False
    if game.reckoned_at is not None:
        return False
    assert game.table.pages == right.tables[number].pages
    return True


def assert_flagged(record: Record, right: Record | None) -> None:
    """That whatever is shown of a game otherwise than it was is known to be so."""
    if not record.whole:
        return
    assert right is not None
    assert record.new == right.new
    assert (record.created_at, record.deleted_at) == (right.created_at, right.deleted_at)
    for text, was in ((record.summary, right.summary), (record.result, right.result)):
        assert text in {was, ""} or unchecked(text) is None


@pytest.mark.parametrize("large", [False, True], ids=["checked at once", "too large for that"])
def test_a_flipped_bit_is_noticed_or_harmless(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, large: bool
) -> None:
    path = tmp_path / "hotels.db"
    example(path)
    file = path.read_bytes()
    with Store(path) as store:
        right = seen(store)
    if large:
        monkeypatch.setattr(disk, "CHECKED_AT_ONCE", 0)
    chance = random.Random(f"flips {large}")  # noqa: S311  the same every time
    verdicts: dict[str, int] = {}
    for bit in [*range(0, 800, 7), *(chance.randrange(len(file) * 8) for _ in range(FLIPS))]:
        path.write_bytes(flipped(file, bit))
        try:
            what = verdict(path, right)
        except BaseException as error:
            error.add_note(f"bit {bit} of {len(file) * 8}")
            raise
        verdicts[what] = verdicts.get(what, 0) + 1
        for rest in path.parent.glob("hotels.db-*"):
            rest.unlink()
    assert verdicts["told"] > FLIPS // 40
    assert large == ("found" in verdicts) or not large


@pytest.mark.parametrize("acts", [0, 12])
def test_a_flipped_bit_of_the_log_is_noticed_or_harmless(tmp_path: Path, acts: int) -> None:
    path, copy = tmp_path / "hotels.db", tmp_path / "copy.db"
    log = path.with_name("hotels.db-wal")
    with numbered(), Store(path, ticking()) as store:
        played(store, until=acts)
        file, frames = path.read_bytes(), log.read_bytes()
        whole = [line.chain for line in store.lines(1)]
        last = store.record(1).last
    chance = random.Random(f"log {acts}")  # noqa: S311  the same every time
    bits = [*range(256), *(chance.randrange(len(frames) * 8) for _ in range(FLIPS))]
    told: dict[Hindrance, int] = {}
    for bit in bits:
        for rest in path.parent.glob("copy.db*"):
            rest.unlink()
        copy.write_bytes(file)
        copy.with_name("copy.db-wal").write_bytes(flipped(frames, bit))
        try:
            with Store(copy) as store:
                kept = [line.chain for line in store.lines(1)]
                torn = store.disk.torn
                assert kept == whole[: len(kept)]
                assert torn or (kept == whole and store.record(1).last == last), bit
        except DiskError as error:
            told[error.hindrance] = told.get(error.hindrance, 0) + 1
    assert set(told) <= {Hindrance.DAMAGED, Hindrance.UNKNOWN_GAME}
    assert sum(told.values()) > FLIPS // 10

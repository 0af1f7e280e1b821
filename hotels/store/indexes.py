"""Whether the indexes that lists go by agree with their tables; one that does not is built anew.

A small file is checked whole when it is opened. In a larger one a bit turned over in an index would
make games vanish from every list without a word, though all of them are there.
"""

from collections.abc import Iterator

from hotels.store.disk import Disk, DiskError, Hindrance

INDEXED = ("games", "people", "seats", "editions")
"""The tables with indexes. Lines have none: they are found by the order they lie in."""


def faults(disk: Disk) -> Iterator[str]:
    """What is wrong in each of these tables and its indexes, one after the other, or nothing."""
    for table in () if disk.is_checked else INDEXED:
        try:
            ((found,), *_) = disk.rows(f"PRAGMA integrity_check({table})")
        except DiskError as error:
            if error.hindrance is not Hindrance.DAMAGED:
                raise
            found = error.detail
        yield "" if found == "ok" else str(found)


def is_sound(disk: Disk) -> bool:
    """Whether nothing is."""
    return not any(faults(disk))


def rebuild(disk: Disk) -> None:
    """Build the indexes anew from their tables; where that does not help it is told."""
    try:
        with disk.at_once():
            for table in INDEXED:
                disk.write(f"REINDEX {table}")
    except DiskError as error:
        if error.hindrance is not Hindrance.MOVED_ON:
            raise
        raise DiskError(Hindrance.DAMAGED, error.detail) from error  # two of what there is once
    for fault in faults(disk):
        if fault:
            raise DiskError(Hindrance.DAMAGED, fault)
    disk.settle()

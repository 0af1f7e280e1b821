"""A program that is ended in the middle, and what it leaves on the disk."""

from pathlib import Path

from hotels.store.keeping import opened
from hotels.store.store import Store
from tests.store.playing import entries, played, ticking
from tests.store.rights import files

BEFORE, AFTER = 5, 12
"""Lines of the first game when the archive was closed, and once it was played on."""


def lay(folder: Path, left: dict[str, bytes]) -> None:
    """The folder as it was, and nothing else in it."""
    for file in folder.iterdir():
        file.unlink()
    for name, content in left.items():
        (folder / name).write_bytes(content)


def ended(path: Path) -> None:
    """An archive whose program was ended: what was played since it was opened is in its log."""
    with Store(path, ticking()) as store:
        played(store, until=BEFORE)
    with Store(path, ticking()) as store:
        table = opened(store, 1).table
        for entry in entries()[BEFORE:AFTER]:
            table.write(entry)
        left = files(path.parent)
    lay(path.parent, left)
    names = {"hotels.db", "hotels.db-wal", "hotels.db-reached"}
    assert {file.name for file in path.parent.iterdir()} == names

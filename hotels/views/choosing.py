"""What lies in a folder of this device, for a keeper who looks for a file to take in."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from hotels.exports.files import DOWNLOADS, Folder, folders
from hotels.views.settings import file_size
from hotels.wording.language import phrase, to_phrase

ENDINGS = (".json", ".jsonl", ".ndjson", ".txt")
"""What a file may end with that Hotels reads."""

MOST = 60
"""So many are shown at once."""

LOOKED_THROUGH = 20_000
"""So many are looked at; a folder with more is nobody's own."""

NOTHING = to_phrase(
    "There are no subfolders and no files to import in this folder. Files to import end in .json,"
    " .jsonl or .txt."
)
CLOSED = to_phrase("This folder can't be opened. Choose another one.")


class Entry(NamedTuple):
    """A folder to go into, or a file to take in."""

    name: str
    path: Path
    second: str = ""
    """How large a file is; nothing of a folder."""

    @property
    def is_folder(self) -> bool:
        """Whether one can go into it."""
        return not self.second


class Listing(NamedTuple):
    """A folder with what is to be seen of it."""

    path: Path
    above: Path | None
    entries: tuple[Entry, ...]
    more: int
    said: str
    """What is said where there is nothing to be seen."""


def places(home: Path) -> tuple[Folder, ...]:
    """The folders to begin with."""
    return folders(home)


def beginning(all_of: Sequence[Folder]) -> Folder:
    """Where a file that came from elsewhere most likely lies."""
    return next((place for place in all_of if place.path.name == DOWNLOADS), all_of[0])


def listing(path: Path, most: int = MOST) -> Listing:
    """The folders by name, then the files, the latest first; what is hidden is left out."""
    above = path.parent if path.parent != path else None
    try:
        found = sorted(_entries(path))
    except OSError:
        return Listing(path, above, (), 0, phrase(CLOSED))
    entries = tuple(entry for *_, entry in found)
    said = "" if entries else phrase(NOTHING)
    return Listing(path, above, entries[:most], max(0, len(entries) - most), said)


def _entries(path: Path) -> Iterator[tuple[bool, float, str, Entry]]:
    """What can be gone into or taken in, each with what it is sorted by."""
    with os.scandir(path) as looked_at:
        for number, one in enumerate(looked_at):
            if number == LOOKED_THROUGH:
                return
            name = one.name
            if name.startswith(".") or not name.isprintable():
                continue
            try:
                if one.is_dir():
                    yield False, 0, name.lower(), Entry(name, path / name)
                elif one.is_file() and name.lower().endswith(ENDINGS):
                    status = one.stat()
                    entry = Entry(name, path / name, file_size(status.st_size))
                    yield True, -status.st_mtime, name.lower(), entry
            except OSError:
                continue  # it is gone, or nobody may look at it

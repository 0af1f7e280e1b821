"""A program that sets an archive aside and saves all of it: ``python -m tools.torture.rescues``.

As a word it takes the folder. Whoever opens an archive does the same to go on with a rescue.
"""

import sys
from pathlib import Path

from hotels.places import FILE
from hotels.store.folder import under_rescue
from hotels.store.rescue import finish, salvaged, set_aside
from hotels.store.store import Store, now


def rescue(folder: Path) -> None:
    """From its beginning, or from where one was broken off, to its end."""
    path = folder / FILE
    left = under_rescue(path)
    aside = left if left is not None and path.exists() else set_aside(path, now())
    with Store(path) as store:
        salvaged(aside, store)
    finish(aside)


if __name__ == "__main__":
    rescue(Path(sys.argv[1]))

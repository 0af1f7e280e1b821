"""A program that plays without a window, and notes in the shim's log what it was told is kept.

``python -m tools.torture.writes FOLDER LOG SEED LINES``: so many lines, then it ends as it is.
"""

import os
import sys
from pathlib import Path
from random import Random

from hotels.places import FILE
from hotels.settings import Settings, keep
from hotels.store.keeping import began, opened
from hotels.store.store import Store
from tools.torture.plays import play
from tools.torture.shim import note

MANY = 60
"""Lines at most until the archive is closed and opened again."""

THEMES = ("system", "light", "dark", "black")


def main(place: str, log: str, seed: str, lines: str) -> None:
    """Play on where the archive stands."""
    chance = Random(f"{seed} {lines}")  # noqa: S311 - the same again
    left = int(lines)
    while left > 0:
        with Store(Path(place) / FILE) as store:
            left -= _play(store, Path(log), int(seed), min(left, chance.randrange(1, MANY)))
            _also(store, chance)
            if left <= 0:
                os._exit(0)  # nothing is closed


def _play(store: Store, log: Path, first: int, lines: int) -> int:
    """So many lines more, each noted once it is kept."""
    number = store.count()
    game = opened(store, number) if number else None
    for _ in range(lines):
        if game is None or len(game.table.lines) == len(play(number, first).acts):
            number += 1
            played = play(number, first)
            game = began(store, played.game, played.people)
        game.table.follow(play(number, first).acts[len(game.table.lines)])
        note(log, f"{number} {len(game.table.lines)}")
    return lines


def _also(store: Store, chance: Random) -> None:
    """What else is done to an archive and beside it."""
    if chance.random() < 1 / 2:
        store.delete(1)
        store.restore(1)
    if chance.random() < 1 / 2:
        store.disk.settle()
    keep(store.path.parent, Settings(theme=chance.choice(THEMES)))


if __name__ == "__main__":
    main(*sys.argv[1:])

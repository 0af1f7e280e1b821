"""A program that plays on in a file until it is killed, and says what was reported done.

It waits for a line of input, forks, and the child plays; so each is started at once.
"""

import os
import sys
from pathlib import Path

from hotels.ledger.chains.entries import Entry, Lay
from hotels.ledger.chains.terms import Tile
from hotels.ledger.journal import Accept, Act, Amend, Cut, Insert, Move, Redo, Strike, Undo, Write
from hotels.store.keeping import opened
from hotels.store.store import Store
from tests.store.playing import entries, sat_down

GAME = "vacation-p2_010"
EVERY = 9
"""After so many acts the file is closed and opened again."""


def script() -> list[Act[Entry]]:
    """What is done in each game, line by line: a game with corrections between its entries."""
    acts: list[Act[Entry]] = []
    for entry in entries(GAME):
        acts.append(Write(entry))
        number = len(acts)
        match number % 11:
            case 1:
                acts += [Cut(number), Undo()]
            case 3:
                acts += [Undo(), Redo()]
            case 5:
                acts += [Amend(number, entry), Accept()]
            case 7:
                acts += [Insert(number, Lay(0, Tile(0, 0))), Strike(number + 1)]
            case 9:
                acts += [Move(number, 1), Undo()]
    return acts


def play(path: Path) -> None:
    """Where the file stands, from there on and on; each act is reported once it is done."""
    acts = script()
    while True:
        with Store(path) as store:
            newest = store.page(count=1)
            game = opened(store, newest[0].id) if newest else sat_down(store, GAME)
            for _ in range(EVERY):
                done = len(game.table.lines)
                if done == len(acts):
                    game = sat_down(store, GAME)
                    done = 0
                game.table.follow(acts[done])
                report(f"{game.record.id} {done + 1}")


def report(said: str) -> None:
    """A line of output, at once."""
    os.write(1, f"{said}\n".encode())


def main() -> None:
    """One child after the other."""
    script()
    for line in sys.stdin:
        child = os.fork()
        if not child:
            play(Path(line.strip()))
        report(f"child {child}")
        os.waitpid(child, 0)
        report("ended")


if __name__ == "__main__":
    main()

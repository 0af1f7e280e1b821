"""Questions asked of the command line from cold: a process starts, answers and ends."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bench.row import MILLI, Row, median

ROUNDS = 15
SETTLE = ("settle", "--edition", "vacation", "--size", "5", "--blocks", "6,6,1")
STACKS = (
    '{"players": ["Ana", "Ben"], "rounds": [[{"floors": [{"kind": "Pool", "cards": 3, '
    '"tourists": 1}], "in_hand": 0}, {"floors": [], "in_hand": 1}]]}'
)
SHOT = "tests/ledger/big_shot/games/four.json"
FLOOR = "python -c pass"


def rows() -> Iterator[Row]:
    """One settled holding, a whole game of Big Shot, a round of Perfect Hotel."""
    floor = median(ROUNDS, lambda: _run("-c", "pass"))
    for arguments, said in (
        (SETTLE, ""),
        (("big-shot", SHOT), ""),
        (("perfect-hotel", "-"), STACKS),
    ):
        ours = median(ROUNDS, partial(_run, "-m", "hotels", *arguments, said=said))
        what = f"python -m hotels {arguments[0]}, from cold"
        yield Row(what, MILLI * ours, MILLI * floor, "ms", "150 ms")


def _run(*arguments: str, said: str = "") -> None:
    root = Path(__file__).parent.parent
    command = (sys.executable, *arguments)
    subprocess.run(command, cwd=root, check=True, capture_output=True, input=said.encode())

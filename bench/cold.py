"""A question asked of the command line from cold: a process starts, answers and ends."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bench.row import MILLI, Row, median

ROUNDS = 15
SETTLE = ("-m", "hotels", "settle", "--edition", "vacation", "--size", "5", "--blocks", "6,6,1")
FLOOR = "python -c pass"


def rows() -> Iterator[Row]:
    """One settled holding."""
    ours = median(ROUNDS, lambda: _run(SETTLE))
    floor = median(ROUNDS, lambda: _run(("-c", "pass")))
    yield Row("python -m hotels settle, from cold", MILLI * ours, MILLI * floor, "ms", "150 ms")


def _run(arguments: tuple[str, ...]) -> None:
    root = Path(__file__).parent.parent
    command = (sys.executable, *arguments)
    subprocess.run(command, cwd=root, check=True, capture_output=True)

"""Prints the table."""

import platform
import sys

from bench import carrying, cold, correcting, growing, replaying, showing, storing
from bench.row import HEAD


def main() -> None:
    """Every row as soon as it is known."""
    machine = f"Python {platform.python_version()}, {platform.machine()}"
    say(f"{machine}; games from {replaying.folder()}")
    say(HEAD)
    for part in (replaying, cold, growing, storing, carrying, correcting, showing):
        for row in part.rows():
            say(str(row).rstrip())
    say(f"floor: {replaying.FLOOR}; of a process, {cold.FLOOR};")
    say(f"of the archive, {storing.FLOOR}; carried, {carrying.FLOOR};")
    say(f"of the screens, {showing.FLOOR}")
    for line in showing.taps():
        say(line)


def say(line: str) -> None:
    """A line, at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


main()

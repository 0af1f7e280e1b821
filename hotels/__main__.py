"""The command line: ``python -m hotels replay | settle | score | editions``."""

import argparse
import contextlib
import os
import re
import sys
from importlib import import_module
from typing import NoReturn, TextIO

from hotels import __version__

FINE, DISAGREE, UNUSABLE = 0, 1, 2

_WHOLE = re.compile(r"-?[0-9]{1,12}", re.ASCII)


class _Parser(argparse.ArgumentParser):
    """Complains in one line, with the status of an input that cannot be used."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"{self.prog}: {' '.join(message.split())}; see {self.prog} --help\n")
        raise SystemExit(UNUSABLE)


def whole(text: str) -> int:
    """A whole number, as people write one."""
    if not _WHOLE.fullmatch(text):
        message = f"{text[:40]!r} is not a whole number"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def wholes(text: str) -> tuple[int, ...]:
    """Whole numbers with commas between."""
    return tuple(whole(part.strip()) for part in text.split(","))


def parser() -> argparse.ArgumentParser:
    """Every call with its arguments."""
    top = _Parser(
        prog="python -m hotels",
        description="The bank's ledger for DECISION, VACATION and Acquire, without the screens.",
        epilog="Status: 0 fine; 1 a file's claims and the ledger disagree; 2 unusable input. "
        "FILE may be - for standard input.",
    )
    top.add_argument("--version", action="version", version=f"hotels {__version__}")
    calls = top.add_subparsers(dest="call", required=True, metavar="CALL")

    replay = calls.add_parser("replay", help="play recorded games strictly")
    replay.add_argument("files", nargs="+", metavar="FILE")
    replay.add_argument("--check", action="store_true", help="compare what the files claim")
    replay.add_argument("--json", action="store_true", help="one object a line, one line a file")

    settle = calls.add_parser("settle", help="the bonuses for one holding, with receipts")
    settle.add_argument(
        "--edition", required=True, metavar="ID", help="an edition, a house edition's file, or all"
    )
    settle.add_argument("--size", required=True, type=whole, metavar="N", help="tiles of the chain")
    settle.add_argument("--chain", metavar="NAME", help="default: the edition's first")
    settle.add_argument(
        "--blocks", required=True, type=wholes, metavar="4,1,1,0", help="blocks, player by player"
    )
    settle.add_argument(
        "--tile-player", type=whole, default=0, metavar="I", help="whose play it was, from 0"
    )
    settle.add_argument(
        "--bank-blocks", type=whole, metavar="N", help="the bank's drawn number, two players"
    )
    settle.add_argument("--json", action="store_true", help="as one object")

    score = calls.add_parser("score", help="the final score of a game nobody tracked")
    score.add_argument("file", metavar="FILE")
    score.add_argument("--json", action="store_true", help="as one object")

    editions = calls.add_parser("editions", help="the editions, or one edition's card")
    editions.add_argument("edition", nargs="?", metavar="ID or FILE")
    editions.add_argument("--json", action="store_true", help="as one object")
    editions.add_argument("--check", metavar="FILE", help="judge a house edition")
    return top


def main(arguments: list[str] | None = None) -> int:
    """Run one call; the status it ends with."""
    for stream in (sys.stdout, sys.stderr):
        _never_fail_to_print(stream)
    said = parser().parse_args(arguments)
    try:
        status = int(import_module(f"hotels.calls.{said.call}").run(said))
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has left: end quietly, and let the interpreter's last flush too.
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return 130
    except (OSError, MemoryError, RecursionError) as error:
        sys.stderr.write(f"hotels: {type(error).__name__}: this could not be done\n")
        return UNUSABLE
    return status


def _never_fail_to_print(stream: TextIO) -> None:
    """A name that this terminal cannot show is shown escaped."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="backslashreplace")


if __name__ == "__main__":
    sys.exit(main())

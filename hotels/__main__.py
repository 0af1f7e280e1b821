"""The command line: ``python -m hotels CALL``; ``--help`` lists the calls."""

import argparse
import re
import sys
from importlib import import_module
from typing import NoReturn

from hotels import __version__
from hotels.calls.printing import complaint, flush, prepare, unheard
from hotels.wording.amounts import quoted

UNUSABLE, INTERRUPTED = 2, 130
"""The status of an input that cannot be used, and of a call the keeper broke off."""

_ARCHIVE = (
    "The archive is hotels.db in the folder that HOTELS_DATA names, else in this system's folder "
    "for a program's data: ~/.local/share/hotels, ~/Library/Application Support/Hotels or "
    "%APPDATA%\\Hotels. Status: 0 fine; 1 something is damaged or reckoned otherwise; "
    "2 unusable; 3 the archive is in use elsewhere, and stayed so for some seconds; 130 broken off."
)

_WHOLE = re.compile(r"-?[0-9]{1,12}", re.ASCII)


class _Parser(argparse.ArgumentParser):
    """Complains in one line, with the status of an input that cannot be used."""

    def error(self, message: str) -> NoReturn:
        complaint(self.prog, "", f"{message}; see {self.prog} --help")
        raise SystemExit(UNUSABLE)


def whole(text: str) -> int:
    """A whole number, as people write one."""
    if not _WHOLE.fullmatch(text):
        message = f"{quoted(text) or 'nothing'} is not a whole number of at most 12 digits"
        raise argparse.ArgumentTypeError(message)
    return int(text)


def from_nought(text: str) -> int:
    """A whole number that is not negative."""
    number = whole(text)
    if number < 0:
        message = f"{number} is less than none"
        raise argparse.ArgumentTypeError(message)
    return number


def wholes(text: str) -> tuple[int, ...]:
    """Whole numbers with commas between."""
    return tuple(whole(part.strip()) for part in text.split(","))


def parser() -> argparse.ArgumentParser:
    """Every call with its arguments."""
    top = _Parser(
        prog="python -m hotels",
        description="The bank's ledger for DECISION, VACATION and Acquire, for Big Shot and "
        "Perfect Hotel, without the screens.",
        epilog="Status: 0 fine; 1 a file's claims and the ledger disagree; 2 unusable input; "
        "130 broken off. "
        "FILE may be - for standard input.",
    )
    top.add_argument("--version", action="version", version=f"hotels {__version__}")
    calls = top.add_subparsers(dest="call", required=True, metavar="CALL")

    def call(name: str, does: str) -> argparse.ArgumentParser:
        return calls.add_parser(name, help=does, description=f"{name}: {does}")

    replay = call("replay", "play recorded games strictly")
    replay.add_argument("files", nargs="+", metavar="FILE")
    replay.add_argument("--check", action="store_true", help="compare what the files claim")
    replay.add_argument("--json", action="store_true", help="one object a line, one line a file")

    _add_settle(call("settle", "the bonuses for one holding, with receipts"))
    score = call("score", "the final score of a game nobody tracked")
    score.add_argument("file", metavar="FILE")
    score.add_argument("--json", action="store_true", help="as one object")

    editions = call("editions", "the editions, or one edition's card")
    which = editions.add_mutually_exclusive_group()
    which.add_argument("edition", nargs="?", metavar="ID or FILE")
    which.add_argument("--check", metavar="FILE", help="judge a house edition")
    editions.add_argument("--json", action="store_true", help="as one object")

    export = call("export", "a recorded game as words, a table, accounts or a link")
    export.add_argument("file", metavar="FILE")
    export.add_argument("--to", required=True, choices=("text", "csv", "beancount", "bgstats"))
    export.add_argument("--date", metavar="YYYY-MM-DD", help="default: the file's, else today")
    export.add_argument("-o", "--out", metavar="OUT", help="default: standard output")

    for game, does in (
        ("big-shot", "what a recorded game of Big Shot comes to"),
        ("perfect-hotel", "what the hotels of Perfect Hotel score"),
    ):
        scored = call(game, does)
        scored.add_argument("file", metavar="FILE")
        scored.add_argument("--json", action="store_true", help="as one object")

    _add_archive(call("archive", "what the app keeps: listed, written out, taken in, checked"))
    return top


def _add_settle(settle: argparse.ArgumentParser) -> None:
    """The holding to settle."""
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


def _add_archive(archive: argparse.ArgumentParser) -> None:
    """The words on the archive."""
    archive.epilog = _ARCHIVE
    words = archive.add_subparsers(dest="word", required=True, metavar="WORD")

    def word(name: str, does: str) -> argparse.ArgumentParser:
        about = f"archive {name}: {does}"
        return words.add_parser(name, help=does, description=about, epilog=_ARCHIVE)

    listing = word("list", "the games, the newest first, fifty at a time")
    listing.add_argument("--search", default="", metavar="TEXT", help="names, editions, dates")
    listing.add_argument(
        "--first", type=from_nought, default=0, metavar="N", help="leave out the newest N"
    )
    listing.add_argument("--json", action="store_true", help="one object a line")

    exporting = word(
        "export", "all of it as hotels-archive/1; what is damaged is left out and named"
    )
    exporting.add_argument("-o", "--out", metavar="OUT", help="default: standard output")

    importing = word("import", "the games of such a file; a new archive is begun if there is none")
    importing.add_argument("file", metavar="FILE")

    word("check", "whether all is as it was written")

    rescuing = word("rescue", "a damaged archive is set aside, and what can be read of it saved")
    rescuing.add_argument(
        "file", nargs="?", metavar="FILE", help="one set aside before; default: the archive itself"
    )


def main(arguments: list[str] | None = None) -> int:
    """Run one call; the status it ends with."""
    prepare()
    try:
        status = _answered(arguments)
        flush()
    except KeyboardInterrupt:
        unheard()
        return INTERRUPTED
    except OSError as error:
        unheard()
        complaint("hotels", "", f"the results cannot be written: {error.strerror}")
        return UNUSABLE
    except (MemoryError, RecursionError):
        complaint("hotels", "", "this is too much for the memory of this computer")
        return UNUSABLE
    return status


def _answered(arguments: list[str] | None) -> int:
    """The status of one call, its results written."""
    try:
        said = parser().parse_args(arguments)
    except SystemExit as told:  # argparse gave help, or complained, and would now leave
        return int(told.code or 0)
    return int(import_module(f"hotels.calls.{said.call.replace('-', '_')}").run(said))


if __name__ == "__main__":
    sys.exit(main())

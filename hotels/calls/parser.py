"""The words of the command line: every call with its arguments."""

import argparse
import re
import sys
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from hotels import __version__
from hotels.calls.printing import Unusable
from hotels.wording.amounts import listed, quoted
from hotels.wording.nearest import meant

_ARCHIVE = (
    "The archive is hotels.db in the folder that HOTELS_DATA names, else in this system's folder "
    "for a program's data: ~/.local/share/hotels, ~/Library/Application Support/Hotels or "
    "%APPDATA%\\Hotels. Status: 0 fine; 1 something is damaged, missing or reckoned otherwise; "
    "2 unusable; 3 the archive is in use elsewhere, and stayed so for some seconds; 130 broken off."
)
_STATUS = (
    "Status: 0 fine; 1 a file's claims and the ledger disagree; 2 unusable input; "
    "3 the archive is in use elsewhere; 130 broken off. "
    "FILE may be - for standard input."
)
_AS_JSON = (
    'With --json, standard output holds one JSON object on one line. {"refused": why} stands '
    "there instead if the call cannot do what it is asked; status and standard error are the same "
    "with and without --json."
)
_LINES = " Here it holds one such object for each {what}, each on its own line."

_OUT = "default: standard output; an overwritten file keeps its permissions, a new one is private"

_WHOLE = re.compile(r"-?[0-9]{1,12}", re.ASCII)


class Parser(argparse.ArgumentParser):
    """Complains in one line, and suggests what was probably meant."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:  # noqa: ANN401
        """What was said; refused by the parser of the very call that does not know it."""
        given = sys.argv[1:] if args is None else [*args]
        self._refuse_unknown(given)
        said, extra = super().parse_known_args(given, namespace)
        if extra:
            if extra[0].startswith("-"):
                self._refuse_option(extra[0])
            numbers = all(map(_WHOLE.fullmatch, extra))
            hint = " (separate numbers with commas, as in 4,1,1,0)" if numbers else ""
            self.error(f"unexpected: {listed(map(quoted, extra))}{hint}")
        return said, extra

    def error(self, message: str) -> NoReturn:
        """Refuse what was said."""
        raise Unusable(self.prog, f"{message}; see {self.prog} --help")

    def _refuse_unknown(self, given: Sequence[str]) -> None:
        """Refuse an option that is not there, before anything is said of what is missing."""
        for word in given:
            if word == "--" or (self._subparsers and not word.startswith("-")):
                return
            option = word.partition("=")[0]
            if option.startswith("--") and not any(one.startswith(option) for one in self._long()):
                self._refuse_option(option)

    def _refuse_option(self, option: str) -> NoReturn:
        known = self._long()
        said = f"there is no option {quoted(option)}{meant(option, known, '--')}"
        if self._subparsers:
            self.error(f"{said} here; options of a call come after its name")
        self.error(f"{said}; there is {listed(known, 'or')}")

    def _long(self) -> list[str]:
        return [option for option in self._option_string_actions if option.startswith("--")]

    def _check_value(self, action: argparse.Action, value: Any) -> None:  # noqa: ANN401
        """Refuse a word that is none of those there are."""
        if action.choices is None or value in action.choices:
            return
        what = str(action.metavar).lower()
        said = f"there is no {what} '{quoted(value)}'{meant(value, action.choices)}"
        self.error(f"{said}; there is {listed(action.choices, 'or')}")


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
    """Whole numbers, separated by commas or by spaces."""
    parts = text.split(",") if "," in text else text.split() or [text]
    try:
        return tuple(whole(part.strip()) for part in parts)
    except argparse.ArgumentTypeError as error:
        message = f"{error}; separate numbers with commas, as in 4,1,1,0"
        raise argparse.ArgumentTypeError(message) from None


def is_json_asked_for(given: Iterable[str]) -> bool:
    """Whether the answer is to be an object, even where the rest makes no sense."""
    for word in given:
        if word == "--":
            break
        if len(word) > len("--") and "--json".startswith(word):
            return True
    return False


def parser() -> Parser:
    """Every call with its arguments."""
    top = Parser(
        prog="python -m hotels",
        description="The bank's ledger for DECISION, VACATION and Acquire, for Big Shot and "
        "Perfect Hotel, without the screens.",
        epilog=f"{_STATUS} {_AS_JSON}",
    )
    top.add_argument("--version", action="version", version=f"hotels {__version__}")
    calls = top.add_subparsers(dest="call", required=True, metavar="CALL")

    def call(name: str, does: str, *, json: str, lines: str = "") -> argparse.ArgumentParser:
        epilog = f"{_STATUS} {_AS_JSON}{lines and _LINES.format(what=lines)}"
        made = calls.add_parser(name, help=does, description=f"{name}: {does}", epilog=epilog)
        made.add_argument("--json", action="store_true", help=f"for programs: {json}")
        return made

    replay = call(
        "replay",
        "play recorded games strictly",
        json="cash, shares, sizes, bank and prices after the last event, awaiting and final; "
        "with --check also disagreements, with --forced also forced, if there are any",
        lines="FILE",
    )
    replay.add_argument("files", nargs="+", metavar="FILE")
    replay.add_argument("--check", action="store_true", help="compare what the files claim")
    replay.add_argument(
        "--forced",
        action="store_true",
        help="take what is against the rules or missing, and name it; refuse what cannot be",
    )

    settle = "the bonuses for one holding, with receipts"
    by_id = "with --edition all these, or refused, by the edition's ID"
    _add_settle(call("settle", settle, json=f"bonus and workings; {by_id}"))
    score = call(
        "score",
        "the final score of a game nobody tracked",
        json="cash, ranking, winners and workings",
    )
    score.add_argument("file", metavar="FILE")

    editions = call(
        "editions",
        "the editions, or one edition's card",
        json="name and players by the edition's ID, or the whole card",
    )
    which = editions.add_mutually_exclusive_group()
    which.add_argument("edition", nargs="?", metavar="ID or FILE")
    which.add_argument("--check", metavar="FILE", help="judge a house edition")

    export = call(
        "export",
        "a recorded game as words, a table, accounts or a link",
        json="written: OUT; needs -o, for else standard output holds the export",
    )
    export.add_argument("file", metavar="FILE")
    forms = ("text", "csv", "beancount", "bgstats")
    export.add_argument(
        "--to", required=True, choices=forms, metavar="FORM", help=listed(forms, "or")
    )
    export.add_argument("--date", metavar="YYYY-MM-DD", help="default: the file's, else today")
    export.add_argument("-o", "--out", metavar="OUT", help=_OUT)

    for game, does, fields in (
        (
            "big-shot",
            "what a recorded game of Big Shot comes to",
            "cash, debts, lots, worth, winners and rounds_played",
        ),
        (
            "perfect-hotel",
            "what the hotels of Perfect Hotel score",
            "rounds, totals and winners",
        ),
    ):
        call(game, does, json=fields).add_argument("file", metavar="FILE")

    archive = calls.add_parser(
        "archive",
        help=(about := "what the app keeps: listed, written out, taken in, checked"),
        description=f"archive: {about}",
        epilog=f"{_ARCHIVE} {_AS_JSON}",
    )
    _add_archive(archive)
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


def _add_archive(archive: argparse.ArgumentParser) -> None:
    """The words on the archive."""
    words = archive.add_subparsers(dest="word", required=True, metavar="WORD")

    def word(
        name: str, does: str, *, json: str, lines: str = "", more: str = ""
    ) -> argparse.ArgumentParser:
        about = f"archive {name}: {does}{more}"
        epilog = f"{_ARCHIVE} {_AS_JSON}{lines and _LINES.format(what=lines)}"
        made = words.add_parser(name, help=does, description=about, epilog=epilog)
        made.add_argument("--json", action="store_true", help=f"for programs: {json}")
        return made

    listing = word(
        "list",
        "the games, the newest first, fifty at a time",
        json="game, uid, kind, edition, players, touched_at, final and whole",
        lines="game",
    )
    listing.add_argument("--search", default="", metavar="TEXT", help="names, editions, dates")
    listing.add_argument(
        "--first", type=from_nought, default=0, metavar="N", help="leave out the newest N"
    )

    exporting = word(
        "export",
        "all of it, or one game, as hotels-archive/1; what is damaged is left out and named",
        json="written: OUT or null, games: how many, left_out and missing, if anything is, "
        "both as archive check has damage; needs -o, for else standard output holds the export",
    )
    exporting.add_argument(
        "--game", metavar="ID", help="this game alone: its number in archive list, or its uid"
    )
    exporting.add_argument("-o", "--out", metavar="OUT", help=_OUT)

    importing = word(
        "import",
        "the games of a file; a new archive is created if there is none",
        more=". The file is an archive (hotels-archive/1), a recorded game (hotels-transcript/1, a "
        "quick score as score takes it, a game of Big Shot or Perfect Hotel), a list of such games "
        "in brackets, or a thing of the house (hotels-edition/1, hotels-board/1, hotels-values/1). "
        "Status 1 also if a recorded game claims what the ledger does not say.",
        json="how many games are new, known, back, grown and beside, how many editions; numbers "
        "of the games in the archive; created: the new archive or null; disagreements and missing, "
        "if there are any. With refused: games, how many of the file are in the archive",
    )
    importing.add_argument("file", metavar="FILE")

    word(
        "check",
        "whether all is as it was written",
        json="games: how many, and damage: a list of game, uid, players, deleted, line, flaw, why",
    )

    rescuing = word(
        "rescue",
        "a damaged archive is set aside, and what can be read of it saved",
        json="set_aside: where the damaged archive is, or null; how many games are whole, partly "
        "saved and lost; how many editions; missing, if anything is",
    )
    rescuing.add_argument(
        "file", nargs="?", metavar="FILE", help="one set aside before; default: the archive itself"
    )

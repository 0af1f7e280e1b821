"""The command line: every command with its arguments."""

import argparse
from collections.abc import Iterable
from typing import Any

from hotels import __version__
from hotels.calls.arguments import Paragraphs, Parser, not_negative, whole, wholes
from hotels.wording.amounts import listed

_STATUS = "Exit status: 0 success; {one}2 {two}; {three}130 interrupted."
_STATES = "1 a file states figures that Hotels does not get; "
_DAMAGED = "1 something is damaged or missing, or a file states figures that Hotels does not get; "
_INPUT, _ARCHIVE_TOO = "unusable input", "unusable input or archive"
_IN_USE = "3 another program is using the archive; "
_WHOLE_STATUS = _STATUS.format(one=_DAMAGED, two=_ARCHIVE_TOO, three=_IN_USE)
_ARCHIVE = (
    "The archive is hotels.db in the folder that HOTELS_DATA names, else in this system's folder "
    "for app data: ~/.local/share/hotels, ~/Library/Application Support/Hotels or "
    "%APPDATA%\\Hotels.\n\n" + _WHOLE_STATUS
)
_FROM = "{what}; - for standard input"

_OUT = "default: standard output; a new file is private, an existing one keeps its permissions"


def is_json_asked_for(given: Iterable[str]) -> bool:
    """Whether the answer is to be an object, even where the rest makes no sense."""
    for word in given:
        if word == "--":
            break
        if len(word) > len("--") and "--json".startswith(word):
            return True
    return False


def parser() -> Parser:
    """Every command with its arguments."""
    about = (
        "Hotels without the screens: work out bonuses, replay and score games of Acquire, "
        "DECISION, VACATION, Big Shot and Perfect Hotel, and manage the app's saved games."
    )
    top = Parser(
        prog="python -m hotels",
        description=about,
        epilog=f"{_WHOLE_STATUS}\n\n{_json_contract()}",
        formatter_class=Paragraphs,
    )
    top.add_argument("--version", action="version", version=f"hotels {__version__}")
    commands = top.add_subparsers(dest="call", required=True, metavar="COMMAND")

    def command(
        name: str, does: str, *, json: str, one: str = "", per: str = ""
    ) -> argparse.ArgumentParser:
        status = _STATUS.format(one=one, two=_INPUT, three="")
        return _command(commands, name, does, f"{status}\n\n{_json_contract(per)}", json=json)

    recorded = _FROM.format(what="recorded game (hotels-transcript/1)")
    replay = command(
        "replay",
        "replay recorded games and check what they state",
        json="cash, shares, sizes, bank, prices, awaiting and final after the last event; "
        "provisional if the end is only offered; disagreements with --check; forced with --forced",
        one=_STATES,
        per="FILE",
    )
    replay.add_argument("files", nargs="+", metavar="FILE", help=recorded)
    replay.add_argument(
        "--check", action="store_true", help="compare the figures the files state with Hotels' own"
    )
    replay.add_argument(
        "--forced",
        action="store_true",
        help="accept and report what breaks the rules or is missing; still refuse the impossible",
    )

    settle = "work out what a merger or takeover pays, and why"
    by_id = "with --edition all, these or refused by edition ID"
    _add_settle(command("settle", settle, json=f"bonus and workings; {by_id}"))
    score = command(
        "score",
        "work out the winner from what is on the table at the end",
        json="cash, ranking, winners and workings",
    )
    _add_file(score, "final position as JSON")

    editions = command(
        "editions",
        "list the editions, or print one edition's information card",
        json="name and players by edition ID, or the whole card",
    )
    which = editions.add_mutually_exclusive_group()
    which.add_argument(
        "edition", nargs="?", metavar="ID|FILE", help="edition or house edition to print"
    )
    which.add_argument("--check", metavar="FILE", help="check a house edition instead")

    export = command(
        "export",
        "export a recorded game as text, a table, an accounting file or a link",
        json="written (OUT); needs -o",
    )
    export.add_argument("file", metavar="FILE", help=recorded)
    forms = ("text", "csv", "beancount", "bgstats")
    export.add_argument(
        "--to", required=True, choices=forms, metavar="FORMAT", help=listed(forms, "or")
    )
    export.add_argument(
        "--date", metavar="YYYY-MM-DD", help="date of the game; default: the file's, else today"
    )
    export.add_argument("-o", "--out", metavar="OUT", help=_OUT)

    big_shot = command(
        "big-shot",
        "work out the result of a recorded game of Big Shot",
        json="cash, debts, lots, worth, winners and rounds_played",
    )
    _add_file(big_shot, "recorded game as JSON")
    perfect_hotel = command(
        "perfect-hotel",
        "score a recorded game of Perfect Hotel",
        json="rounds, totals and winners",
    )
    _add_file(perfect_hotel, "recorded game as JSON")

    archive = _command(
        commands,
        "archive",
        "list, export, import, check or rescue the app's saved games",
        f"{_ARCHIVE}\n\n{_json_contract()}",
    )
    _add_archive(archive)
    return top


def _json_contract(per: str = "") -> str:
    """What a program can rely on."""
    each = f"one JSON object per {per}, each" if per else "one JSON object"
    return (
        f"With --json, standard output holds {each} on one line; if the command fails, its "
        '"refused" says why. Exit status and standard error stay the same.'
    )


def _command(
    commands: Any,  # noqa: ANN401 - argparse keeps the type to itself
    name: str,
    does: str,
    epilog: str,
    *,
    json: str = "",
    more: str = "",
) -> argparse.ArgumentParser:
    """A command that says what it does, how it ends and what it answers a program."""
    made: argparse.ArgumentParser = commands.add_parser(
        name,
        help=does,
        description=f"{does[0].upper()}{does[1:]}.{more}",
        epilog=epilog,
        formatter_class=Paragraphs,
    )
    if json:
        made.add_argument("--json", action="store_true", help=f"print JSON: {json}")
    return made


def _add_file(command: argparse.ArgumentParser, what: str) -> None:
    """The file it reads."""
    command.add_argument("file", metavar="FILE", help=_FROM.format(what=what))


def _add_settle(settle: argparse.ArgumentParser) -> None:
    """The chain to settle and who holds how much of it."""
    settle.add_argument(
        "--edition", required=True, metavar="ID", help="edition, house edition's file, or all"
    )
    settle.add_argument(
        "--size", required=True, type=whole, metavar="N", help="number of tiles in the chain"
    )
    settle.add_argument(
        "--chain", metavar="NAME", help="default: the edition's first, or American for all"
    )
    settle.add_argument(
        "--blocks",
        required=True,
        type=wholes,
        metavar="N,N,...",
        help="shares or blocks of each player, as in 4,1,1,0",
    )
    settle.add_argument(
        "--tile-player",
        type=whole,
        default=0,
        metavar="N",
        help="who laid the tile, counted from 0 (default: 0)",
    )
    settle.add_argument(
        "--bank-blocks", type=whole, metavar="N", help="number drawn for the bank, for two players"
    )


def _add_archive(archive: argparse.ArgumentParser) -> None:
    """The commands on the archive."""
    commands = archive.add_subparsers(dest="word", required=True, metavar="COMMAND")

    def command(
        name: str, does: str, *, json: str, per: str = "", more: str = ""
    ) -> argparse.ArgumentParser:
        epilog = f"{_ARCHIVE}\n\n{_json_contract(per)}"
        return _command(commands, name, does, epilog, json=json, more=more)

    listing = command(
        "list",
        "list the games, most recently changed first, fifty at a time",
        json="game, uid, kind, edition, players, touched_at, final and whole",
        per="game",
    )
    listing.add_argument(
        "--search", default="", metavar="TEXT", help="only games with this name, edition or date"
    )
    listing.add_argument(
        "--first", type=not_negative, default=0, metavar="N", help="skip the first N games"
    )

    exporting = command(
        "export",
        "export all games, or one; damaged games are left out and named",
        json="written (OUT or null), games, left_out and, if entries were lost, missing; needs -o",
    )
    exporting.add_argument(
        "--game", metavar="ID", help="only this game: its number in archive list, or its uid"
    )
    exporting.add_argument("-o", "--out", metavar="OUT", help=_OUT)

    importing = command(
        "import",
        "import the games in a file, creating the archive if there is none",
        more=" FILE is a backup (hotels-archive/1), a recorded game (hotels-transcript/1, a quick "
        "score in the format of score, Big Shot or Perfect Hotel), a JSON list of such games, a "
        "house edition (hotels-edition/1), a board (hotels-board/1) or values (hotels-values/1).",
        json="counts of new, known, back, grown and beside games and of editions; numbers of the "
        "games in the archive; created (path or null); disagreements and missing, if any; with "
        "refused, games: how many of the file are in the archive",
    )
    _add_file(importing, "file to import")

    command(
        "check",
        "check the archive for damage, changing nothing",
        json="games and damage, a list of game, uid, players, deleted, line, flaw and why",
    )

    rescuing = command(
        "rescue",
        "move a damaged archive out of the way and save what can be read",
        json="set_aside (the damaged archive's new path, or null), games saved whole or partly "
        "and lost, editions and, if entries were lost, missing",
    )
    rescuing.add_argument(
        "file", nargs="?", metavar="FILE", help="archive moved earlier; default: the current one"
    )

"""``export``: a recorded game as a ledger in words, a table, an accounting file, a link."""

import re
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping
from datetime import date, datetime
from pathlib import Path

from hotels.calls.files import FINE, content, place_of, refusal
from hotels.calls.printing import Unusable, as_json, unheard
from hotels.calls.writing import SHOWN, for_answer, in_place, is_one_of, unwritable
from hotels.exports.beancount import TooLate, beancount
from hotels.exports.bgstats import Undeclared, UnderWay, bgstats
from hotels.exports.played import Played, of_transcript
from hotels.exports.statement import statement
from hotels.exports.text import text
from hotels.interrupts import raised
from hotels.ledger.chains.transcript import BAD_DATE, transcript
from hotels.ledger.objection import Refused
from hotels.wording.speech import Speech, speech_in

FORMS: Mapping[str, Callable[[Played], str]] = {
    "text": text,
    "csv": statement,
    "beancount": beancount,
    "bgstats": bgstats,
}

_DAY = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def run(arguments: Namespace) -> int:
    """Replay strictly, write the form asked for."""
    for_answer(arguments)
    try:
        given = None if arguments.date is None else day(arguments.date)
    except Refused as refused:
        raise refusal(arguments.call, refused) from None
    speech = Speech()
    value: object = None
    try:
        value = content(arguments.file)
        game = transcript(value)
        speech = Speech(game.header.edition, game.players, game.names)
        when = given or (day(game.played[:10]) if game.played else today())
        said = FORMS[arguments.to](of_transcript(game, when))
    except Refused as refused:
        speech = speech if speech.players else speech_in(value)
        raise refusal(arguments.file, refused, place_of(refused), speech) from None
    except Undeclared:
        why = "the end of this game was not declared; BG Stats accepts only finished games"
        raise Unusable(arguments.file, why) from None
    except UnderWay:
        why = "the game is still under way; BG Stats accepts only finished games"
        raise Unusable(arguments.file, why) from None
    except TooLate:
        why = f"the date {when} is too late: each turn needs a day after it"
        raise Unusable(arguments.file, why) from None
    if arguments.out in SHOWN:
        _shown(said)
    else:
        _written(said, arguments.out, arguments.file)
        if arguments.json:
            as_json({"written": arguments.out})
    return FINE


def day(text: str) -> date:
    """The day a text names."""
    try:
        if _DAY.fullmatch(text):
            return date.fromisoformat(text)
    except ValueError:
        pass
    raise Refused(BAD_DATE, text=text)


def today() -> date:
    """The day it is here."""
    return datetime.now().astimezone().date()


def _shown(text: str) -> None:
    """The result on standard output: as it is, so that it can be sent into a file."""
    if sys.stdout is None:
        message = "standard output is closed"
        raise OSError(None, message)
    raw = getattr(sys.stdout, "buffer", None)
    try:
        if raw is None or sys.stdout.isatty():
            sys.stdout.write(text)
            return
        sys.stdout.flush()
        left = memoryview(text.encode())
        while left:
            left = left[raw.write(left) :]
    except BrokenPipeError:
        unheard()


def _written(text: str, out: str, file: str) -> None:
    """The result in a file."""
    try:
        if Path(file).exists() and is_one_of(out, Path(file)):
            raise Unusable(out, "this is the input file itself; choose another file name")
        with raised(), in_place(out) as goes_to:
            goes_to.write(text.encode())
    except (OSError, ValueError) as error:
        raise Unusable(out, unwritable(error)) from None

"""What of a game can be handed on: in which forms, under which file name, and why one is not."""

from collections.abc import Callable
from datetime import date, datetime
from enum import StrEnum
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from hotels.exports import transcript
from hotels.exports.beancount import TooLate, beancount
from hotels.exports.bgstats import Undeclared, UnderWay, bgstats
from hotels.exports.played import About, Played, of_table
from hotels.exports.scored import Scored, Unfinished, of_tally, score
from hotels.exports.statement import statement
from hotels.exports.text import text
from hotels.ledger import reading
from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Peek
from hotels.ledger.chains.game import ChainGame
from hotels.store.keeping import Opened
from hotels.table import Table
from hotels.views.consent import Consent
from hotels.views.game_rows import dated
from hotels.views.ids import plain
from hotels.views.opened import recorded
from hotels.views.receipts import Receipt
from hotels.views.standing import Result, result
from hotels.views.table import edition_title, speech_at
from hotels.views.tally_result import scored
from hotels.wording.amounts import listed
from hotels.wording.language import phrase, spoken, to_phrase
from hotels.wording.speech import Speech

if TYPE_CHECKING:
    from hotels.ledger.chains.header import Header

LONGEST_NAME = 60

MOST_LINES = 5
"""So many lines are named that a transcript has no words for."""


class Form(StrEnum):
    """A form that a game is handed on in."""

    TEXT = "text"
    CSV = "csv"
    BEANCOUNT = "beancount"
    TRANSCRIPT = "transcript"


class Offer(NamedTuple):
    """One form as it is offered."""

    form: Form
    icon: str
    title: str
    second: str
    suffix: str


OFFERS = (
    Offer(
        Form.TEXT,
        "text-box-outline",
        to_phrase("Ledger as text"),
        to_phrase("every turn and payment, worked out step by step"),
        "txt",
    ),
    Offer(
        Form.CSV,
        "table",
        to_phrase("Table (CSV)"),
        to_phrase("one line per payment, for spreadsheets"),
        "csv",
    ),
    Offer(
        Form.TRANSCRIPT,
        "code-json",
        to_phrase("Transcript (JSON)"),
        to_phrase("every event, for replay in Hotels or another app"),
        "json",
    ),
    Offer(
        Form.BEANCOUNT,
        "scale-balance",
        to_phrase("Accounts (Beancount)"),
        to_phrase("double-entry books that Beancount can check"),
        "beancount",
    ),
)


PICTURE = "png"
"""The suffix of a picture's file."""

UNDER_WAY = to_phrase("BG Stats only takes finished games, and this one is still in progress.")
UNDECLARED = to_phrase(
    "BG Stats only takes finished games, and no one has declared the end of this one."
)
STILL_OPEN = to_phrase(
    "The result picture and BG Stats are for finished games. This one is still in progress."
)
RECORDED = to_phrase(
    "The picture and BG Stats show the recorded result. The files show the game under current "
    "rules."
)
NO_LEDGER = to_phrase("A quick score has no turns or payments, so there is no table to share.")
NO_RESULT = to_phrase("Some figures are still missing, so there is no result to share yet.")


class Unfit(Exception):
    """The game has no such form; the sentence says why."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def is_ledger(game: Opened[Any, Any]) -> bool:
    """Whether the game has turns and payments, and not only a score."""
    return game.record.kind == ChainGame.kind


def offers(game: Opened[Any, Any]) -> tuple[Offer, ...]:
    """The forms that there are of a game: of a score nobody knows the turns."""
    if is_ledger(game):
        return tuple(
            offer._replace(title=phrase(offer.title), second=phrase(offer.second))
            for offer in OFFERS
        )
    words = OFFERS[0]._replace(
        title=phrase("Score as text"),
        second=phrase("who had what, and how each payment was worked out"),
    )
    return (words,)


def is_over(game: Opened[Any, Any]) -> bool:
    """Whether there is a standing to show, and a result to hand on."""
    return game.table.game.outcome(game.table.books) is not None


def is_decided(game: Opened[Any, Any]) -> bool:
    """Whether the game is over for good, and its end not only offered."""
    outcome = recorded(game) or game.table.game.outcome(game.table.books)
    return outcome is not None and not outcome.provisional


def tells_hidden(game: Opened[Any, Any]) -> Consent | None:
    """What is asked before a file tells what is hidden at the table; None where nothing is."""
    if not is_ledger(game) or is_over(game) or game.table.books.header.is_open:
        return None
    return Consent(
        phrase("The file shows everyone's holdings"),
        phrase(
            "Holdings are hidden and the game is still in progress. Anyone who reads the file "
            "sees them. The ledger will note a peek for every player."
        ),
        phrase("as a key|Cancel"),
        phrase("Share anyway"),
    )


def note_peeks(table: Table[Any, Any]) -> None:
    """Whoever reads on sees what everybody holds, and the ledger says so."""
    for seat in range(table.books.header.seats):
        table.write(Peek(seat))


def played(game: Opened[Any, Any]) -> Played:
    """A game from the archive as its exports tell it; raises ``Unfit`` of a score half told."""
    if is_ledger(game):
        return of_table(game.table, about(game), day_of(game))
    try:
        return of_tally(game.table, about(game), day_of(game))
    except Unfinished as unfinished:
        raise Unfit(phrase(NO_RESULT)) from unfinished


def about(game: Opened[Any, Any]) -> About:
    """What is known of a game besides its terms and its entries."""
    record = game.record
    names = reading.parsed(record.names.encode())
    called = (
        {str(key): str(value) for key, value in names.items()} if isinstance(names, dict) else {}
    )
    return About(record.players, called, record.source, record.played or record.created_at)


def day_of(game: Opened[Any, Any]) -> date:
    """The day it was played, here."""
    for said in (game.record.played, game.record.created_at):
        try:
            then = datetime.fromisoformat(said)
            return (then.astimezone() if then.tzinfo is not None else then).date()
        except (ValueError, OverflowError, OSError):
            continue  # no date, or one at the end of the calendar
    return datetime.now().astimezone().date()


def _words(game: Played) -> str:
    """The ledger of a game, or of a score what there is of it."""
    return score(game) if isinstance(game, Scored) else text(game)


_WRITERS: dict[Form, Callable[[Played], str]] = {
    Form.TEXT: _words,
    Form.CSV: statement,
    Form.BEANCOUNT: beancount,
}


def content(game: Opened[Any, Any], form: Form) -> str:
    """The game in a form; raises ``Unfit`` where it has none."""
    try:
        if form is Form.TRANSCRIPT:
            return transcript.written(transcript.told(game.table, about(game)))
        return _WRITERS[form](played(game))
    except transcript.Untold as untold:
        raise Unfit(_untold(untold)) from untold
    except TooLate as late:
        sentence = phrase(
            "The game's date is too late for an accounting file. The other formats have everything."
        )
        raise Unfit(sentence) from late


def link(game: Opened[Any, Any]) -> str:
    """The link that hands a finished game to BG Stats; raises ``Unfit`` where it is not over."""
    try:
        return bgstats(played(game), recorded(game)).strip()
    except Undeclared as undeclared:
        raise Unfit(phrase(UNDECLARED)) from undeclared
    except UnderWay as under_way:
        raise Unfit(phrase(UNDER_WAY)) from under_way


def file_name(game: Opened[Any, Any], suffix: str, what: str = "") -> str:
    """``hotels-2026-11-18-ana-ben.csv``: for any file system, whatever people are called."""
    people = "-".join(filter(None, map(plain, game.record.players)))[:LONGEST_NAME].strip("-")
    parts = ("hotels", day_of(game).isoformat(), people, what)
    return f"{'-'.join(filter(None, parts))}.{suffix}"


def receipt_name(receipt: Receipt, suffix: str) -> str:
    """``hotels-the-bank-pays-dave-3-000.png``."""
    words = plain(f"{receipt.title} {receipt.amount.replace(spoken().thousands, '')}")[
        :LONGEST_NAME
    ].strip("-")
    return f"{'-'.join(filter(None, ('hotels', words or 'receipt')))}.{suffix}"


class Told(NamedTuple):
    """What stands on a picture of a game."""

    title: str
    played: str
    """The day, and who played."""
    speech: Speech
    result: Result | None
    """How it came out; None where it is under way."""


def told(game: Opened[Any, Any]) -> Told:
    """A game as its pictures tell it."""
    terms: Header = cast("Any", game.table.game).terms
    speech = speech_at(game)
    day = day_of(game)
    people = listed(speech.player(seat) for seat in range(terms.seats))
    outcome = None
    if is_over(game):
        if is_ledger(game):
            outcome = result(game.table.books, speech, recorded(game))
        else:
            outcome = scored(last_books(game), speech, recorded(game))
    return Told(edition_title(terms), f"{dated(day)}: {people}", speech, outcome)


def last_books(game: Opened[Any, Any]) -> Books:
    """The books at the end of a game, be it played here or only counted."""
    return played(game).books


_WHY = {
    transcript.Lost.AGAINST: to_phrase("entries that break the rules"),
    transcript.Lost.GAPS: to_phrase("unanswered questions"),
    transcript.Lost.BESIDE: to_phrase("corrections and seat changes"),
}


def _untold(untold: transcript.Untold) -> str:
    """Why a transcript would not replay strictly, and where."""
    why = listed(phrase(_WHY[loss.kind]) for loss in untold.losses)
    lines = sorted({number for loss in untold.losses for number in loss.numbers})
    some = ", ".join(map(str, lines[:MOST_LINES]))
    if len(lines) == 1:
        where = phrase("entry {number}", number=some)
    elif len(lines) > MOST_LINES:
        where = phrase("entries {numbers} and more", numbers=some)
    else:
        where = phrase("entries {numbers}", numbers=some)
    return phrase(
        "A transcript can't include {why} ({where}). The ledger as text has everything.",
        why=why,
        where=where,
    )

"""What is said of a file that comes in: what it is, what became of it, or why it is refused."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.exports.archive import TakenIn
from hotels.exports.incoming import GAMES, Found, Sort
from hotels.exports.own import Own
from hotels.exports.recorded import Fate, Ready
from hotels.ledger.objection import Refused
from hotels.ledger.reading import LARGEST_NUMBER
from hotels.store.disk import DiskError
from hotels.views.consent import Consent
from hotels.views.game_rows import named
from hotels.views.importing_refused import where_and_why
from hotels.wording import archive as archive_words
from hotels.wording.amounts import as_sentence, begun, counted, listed, quoted
from hotels.wording.disk import hindrance

TITLE = "Take in a file"
TAKES = (
    "Hotels takes in a game (a transcript, or a file of Big Shot or Perfect Hotel), an archive "
    "with all its games, an edition of the house, a board of Big Shot, values of Perfect Hotel."
)
REFUSED = "The file was not taken in"
UNTOUCHED = "Nothing was taken in, and nothing here has changed."
STOPPED = "Stopped"
LOOKING = "Looking at the file"
UNREADABLE = "The file cannot be read to its end; see that it is still there and open it again."
TOO_MUCH = "The file is too much for the memory of this device."
ONE_AT_A_TIME = "Another file is being taken in; open this one once that is done."

OPENS = {
    Sort.EDITION: "See its card",
    Sort.BOARD: "Go to Big Shot",
    Sort.VALUES: "Go to Perfect Hotel",
}
"""Where a thing of the house is at home, as a button says it."""

ANOTHER = "Another one with the same mark is here and reads otherwise; both are kept."

LONGEST_FILE_NAME = 120
"""Signs of a file name that are shown."""

MOST_SHOWN = 30
"""So many games are shown by name; all of them stand in the list of all games."""

_NAMES = {
    Sort.ARCHIVE: "an archive",
    Sort.TRANSCRIPT: "a game",
    Sort.BIG_SHOT: "a game of Big Shot",
    Sort.PERFECT_HOTEL: "a game of Perfect Hotel",
    Sort.EDITION: "an edition of the house",
    Sort.BOARD: "a board of Big Shot",
    Sort.VALUES: "values of Perfect Hotel",
}

_HEADINGS = {
    Fate.NEW: "New here",
    Fate.GROWN: "Here before, and continued",
    Fate.KNOWN: "Here already",
}


class Told(NamedTuple):
    """A headline, a sentence, and what else there is to know."""

    headline: str
    sentence: str
    note: str = ""
    refused: bool = False
    """Whether it is no good news."""


class Group(NamedTuple):
    """Games of which the same became."""

    heading: str
    numbers: tuple[int, ...]
    """Those that are shown."""
    more: int
    """How many there are besides."""


def asked(found: Found, ready: Ready | None, name: str) -> Consent:
    """What a file is that another app has handed over, and whether it is to be taken in."""
    sentence = as_sentence(begun(_content(found, ready)))
    return Consent("Take this in?", sentence, "Leave it", "Take it in", _from(name))


def working(sort: Sort | None, name: str) -> Told:
    """What is going on."""
    what = LOOKING if sort is None else f"Taking in {_NAMES[sort]}"
    return Told(what, "", _from(name))


def so_far(done: int, total: int, sort: Sort | None) -> str:
    """How far it is."""
    if not done:
        return ""
    thing = ("game", "games") if sort is Sort.ARCHIVE else ("event", "events")
    of = f" of {total:,} {thing[total != 1]}" if total >= done else f" {thing[done != 1]}"
    return f"{done:,}{of}"


def game_kept(ready: Ready, fate: Fate) -> Told:
    """That a recorded game is in the archive."""
    entries = counted(len(ready.lines), "entry", "entries")
    players = named(ready.record.players, range(len(ready.record.players)))
    if fate is Fate.KNOWN:
        sentence = f"The game of {players} stands here with these {entries}; nothing was added."
        return Told("The game is here already", sentence)
    return Told("The game is taken in", f"It is the game of {players}, with {entries}.")


def own_kept(sort: Sort, thing: Own, *, new: bool, beside: bool) -> Told:
    """That a thing of the house is in the archive."""
    what, name = _NAMES[sort].removeprefix("an ").removeprefix("a "), quoted(thing.name)
    if not new:
        are = "stand" if sort is Sort.VALUES else "stands"
        return Told(
            "It is here already", f"The {what} called {name} {are} here; nothing was added."
        )
    note = ANOTHER if beside else ""
    return Told(
        "It is taken in",
        f"Now there {'are' if sort is Sort.VALUES else 'is'} {_NAMES[sort]} called {name}.",
        note,
    )


def archive_kept(report: TakenIn) -> Told:
    """What became of the games of an archive."""
    sentence = as_sentence(begun(archive_words.taken_in(report)))
    if report.stopped:
        return stopped(report.games)
    return Told("The archive is taken in", sentence)


def stopped(games: int) -> Told:
    """That the keeper wanted no more of it, and what is safe."""
    again = " Taken in again, the file goes on from there." if games else ""
    return Told(STOPPED, f"{as_sentence(begun(archive_words.kept_before(games)))}{again}")


def groups(games: Sequence[tuple[int, Fate]]) -> tuple[Group, ...]:
    """The games of a file by what became of them, a game once."""
    by_fate: dict[Fate, dict[int, None]] = {fate: {} for fate in _HEADINGS}
    for number, fate in games:
        by_fate[fate].setdefault(number)
    return tuple(
        Group(_HEADINGS[fate], (*numbers,)[:MOST_SHOWN], max(0, len(numbers) - MOST_SHOWN))
        for fate, numbers in by_fate.items()
        if numbers
    )


def refused(refusal: Refused, found: Found | None, games: int = 0) -> Told:
    """Why a file is not taken in, where it is at fault, and what is safe."""
    place, why = where_and_why(refusal, found)
    sentence = as_sentence(begun(f"{place}: {why}" if place else why))
    return _not_all(sentence, games)


def unread(error: Exception, games: int = 0) -> Told:
    """That a file could not be read to its end."""
    return _not_all(TOO_MUCH if isinstance(error, MemoryError) else UNREADABLE, games)


def hindered(error: DiskError, games: int) -> Told:
    """That the disk refused a game of an archive."""
    return _not_all(as_sentence(hindrance(error)), games)


def not_kept() -> Told:
    """That the disk refused, which has been told about."""
    return Told(REFUSED, UNTOUCHED, refused=True)


def taken_out(*, own: bool) -> Told:
    """That it is as it was before."""
    deleted = "" if own else "It stands among the deleted games until they are deleted for good."
    return Told("It is taken out again", deleted or "All is as it was.")


def and_more(group: Group) -> str:
    """How many games there are besides those shown."""
    return f"and {counted(group.more, 'more', 'more')}" if group.more else ""


def display(name: str) -> str:
    """What a file is called, without the folders it lies in, short enough for a line."""
    own = name.replace("\\", "/").rpartition("/")[2].strip()
    return quoted(own, LONGEST_FILE_NAME) or "a file without a name"


def _not_all(sentence: str, games: int) -> Told:
    """What is safe of a file that was read up to here."""
    if not games:
        return Told(REFUSED, sentence, UNTOUCHED, refused=True)
    kept = as_sentence(begun(archive_words.kept_before(games)))
    return Told("Not all was taken in", sentence, kept, refused=True)


def _from(name: str) -> str:
    return f"From {display(name)}"


def _content(found: Found, ready: Ready | None) -> str:
    """What is in a file, in a few words."""
    if found.sort is Sort.ARCHIVE:
        parts = [
            counted(number, one, many)
            for key, one, many in (
                ("games", "game", "games"),
                ("editions", "house edition", "house editions"),
            )
            if type(number := found.said.get(key)) is int and 0 < number <= LARGEST_NUMBER
        ]
        return f"an archive with {listed(parts) if parts else 'nothing in it'}"
    if ready is not None and found.sort in GAMES:
        players = named(ready.record.players, range(len(ready.record.players)))
        entries = counted(len(ready.lines), "entry", "entries")
        return f"{_NAMES[found.sort]} of {players}, with {entries}"
    return f"{_NAMES[found.sort]} called {quoted(found.said.get('name', ''))}"

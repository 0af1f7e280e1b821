"""What is said of a file that comes in: what it is, what became of it, or why it is refused."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.exports.archive import TakenIn
from hotels.exports.incoming import GAMES, Found, Sort
from hotels.exports.recorded import Fate, Ready
from hotels.ledger.objection import Refused
from hotels.ledger.reading import LARGEST_NUMBER
from hotels.store.disk import DiskError
from hotels.store.own import Own
from hotels.views.consent import Consent
from hotels.views.game_rows import named
from hotels.wording import archive as archive_words
from hotels.wording.amounts import Count, as_sentence, begun, listed, quoted
from hotels.wording.disk import hindrance
from hotels.wording.incoming import is_strange, where_and_why
from hotels.wording.language import phrase, to_phrase

TITLE = to_phrase("Import a file")
TAKES = to_phrase(
    "Hotels can import a game (a transcript, a quick score, or a file from Big Shot or Perfect "
    "Hotel), a list of games, a backup with all its games, a house edition, a Big Shot board, or "
    "Perfect Hotel values."
)
REFUSED = to_phrase("The file was not imported")
UNTOUCHED = to_phrase("Nothing was imported, and nothing here has changed.")
STOPPED = to_phrase("Stopped")
LOOKING = to_phrase("Checking the file")
UNREADABLE = to_phrase(
    "The file could not be read to the end. Check that it is still there, then open it again."
)
TOO_MUCH = to_phrase("The file is too large for this device's memory.")
ONE_AT_A_TIME = to_phrase("Another file is being imported. Open this one when that is done.")

OPENS = {
    Sort.EDITION: to_phrase("See the card"),
    Sort.BOARD: to_phrase("Go to Big Shot"),
    Sort.VALUES: to_phrase("Go to Perfect Hotel"),
}
"""Where a thing of the house is at home, as a button says it."""

ANOTHER = to_phrase("A different version was already on this device; both were kept.")

LONGEST_FILE_NAME = 120
"""Signs of a file name that are shown."""

MOST_SHOWN = 30
"""So many games are shown by name; all of them stand in the list of all games."""

_TAKING = {
    Sort.ARCHIVE: to_phrase("Importing a backup"),
    Sort.TRANSCRIPT: to_phrase("Importing a game"),
    Sort.SEVERAL: to_phrase("Importing games"),
    Sort.SCORE: to_phrase("Importing a quick score"),
    Sort.BIG_SHOT: to_phrase("Importing a Big Shot game"),
    Sort.PERFECT_HOTEL: to_phrase("Importing a Perfect Hotel game"),
    Sort.EDITION: to_phrase("Importing a house edition"),
    Sort.BOARD: to_phrase("Importing a Big Shot board"),
    Sort.VALUES: to_phrase("Importing Perfect Hotel values"),
}

_IS = {
    Sort.TRANSCRIPT: to_phrase("a game with {players} ({count:entry/entries})"),
    Sort.SCORE: to_phrase("a quick score with {players} ({count:entry/entries})"),
    Sort.BIG_SHOT: to_phrase("a Big Shot game with {players} ({count:entry/entries})"),
    Sort.PERFECT_HOTEL: to_phrase("a Perfect Hotel game with {players} ({count:entry/entries})"),
    Sort.EDITION: to_phrase("a house edition called {name}"),
    Sort.BOARD: to_phrase("a Big Shot board called {name}"),
    Sort.VALUES: to_phrase("Perfect Hotel values called {name}"),
}

_HOLDS = {
    "games": to_phrase("{count:game/games}"),
    "editions": to_phrase("{count:house edition/house editions}"),
}

_KEPT = {
    Fate.KNOWN: (
        to_phrase("The game is already here"),
        to_phrase(
            "The game with {players} is already here ({count:entry/entries}). Nothing was added."
        ),
    ),
    Fate.BACK: (
        to_phrase("Game restored"),
        to_phrase(
            "The game with {players} had been deleted and is now restored ({count:entry/entries})."
        ),
    ),
}
_NEW = (
    to_phrase("Game imported"),
    to_phrase("A game with {players} ({count:entry/entries})."),
)

_HERE_BEFORE = {
    Sort.EDITION: to_phrase("The house edition called {name} is already here. Nothing was added."),
    Sort.BOARD: to_phrase("The Big Shot board called {name} is already here. Nothing was added."),
    Sort.VALUES: to_phrase(
        "The Perfect Hotel values called {name} are already here. Nothing was added."
    ),
}

_HERE_NOW = {
    Sort.EDITION: to_phrase("A house edition called {name} was added."),
    Sort.BOARD: to_phrase("A Big Shot board called {name} was added."),
    Sort.VALUES: to_phrase("Perfect Hotel values called {name} were added."),
}

_HEADINGS = {
    Fate.NEW: to_phrase("New here"),
    Fate.GROWN: to_phrase("Already here, now continued"),
    Fate.KNOWN: to_phrase("Already here"),
    Fate.BACK: to_phrase("Deleted earlier, now restored"),
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
    title, leave, deed = phrase("Import this?"), phrase("as a key|Cancel"), phrase("Import")
    return Consent(title, sentence, leave, deed, _from(name))


def working(sort: Sort | None, name: str) -> Told:
    """What is going on."""
    return Told(phrase(LOOKING if sort is None else _TAKING[sort]), "", _from(name))


def so_far(done: int, total: int, sort: Sort | None) -> str:
    """How far it is."""
    if not done and not (total and sort is Sort.ARCHIVE):
        return ""
    if sort in {Sort.ARCHIVE, Sort.SEVERAL}:
        if total >= done:
            return phrase("{done:,} of {total:game/games}", done=done, total=Count(total))
        return phrase("{done:game/games}", done=Count(done))
    if total >= done:
        return phrase("{done:,} of {total:event/events}", done=done, total=Count(total))
    return phrase("{done:event/events}", done=Count(done))


def within(so_far: str, done: int, total: int) -> str:
    """The same with how far a long game is: lines read, or entries booked of so many."""
    if not done:
        return so_far
    if total:
        part = phrase("{done:,} of {total:entry/entries} checked", done=done, total=Count(total))
    else:
        part = phrase("{count:line/lines} read", count=Count(done))
    return phrase("{so_far}; next game: {part}", so_far=so_far, part=part)


def game_kept(ready: Ready, fate: Fate) -> Told:
    """That a recorded game is in the archive."""
    count = Count(len(ready.lines))
    players = named(ready.record.players, range(len(ready.record.players)))
    headline, sentence = _KEPT.get(fate, _NEW)
    return Told(phrase(headline), phrase(sentence, players=players, count=count))


def own_kept(sort: Sort, thing: Own, *, new: bool, beside: bool) -> Told:
    """That a thing of the house is in the archive."""
    name = quoted(thing.name)
    if not new:
        return Told(phrase("It is already here"), phrase(_HERE_BEFORE[sort], name=name))
    note = phrase(ANOTHER) if beside else ""
    return Told(phrase("Imported"), phrase(_HERE_NOW[sort], name=name), note)


def archive_kept(report: TakenIn) -> Told:
    """What became of the games of an archive."""
    sentence = as_sentence(begun(archive_words.taken_in(report)))
    if report.stopped:
        return stopped(report.games)
    return Told(phrase("Backup imported"), sentence)


def games_kept(report: TakenIn, differing: int) -> Told:
    """What became of the games of a list, and of how many the file has other figures."""
    sentence = as_sentence(begun(archive_words.taken_in(report)))
    note = ""
    if differing:
        note = phrase(
            "The file's figures for {count:game/games} do not match the entries. The app uses its"
            " own calculation.",
            count=Count(differing),
        )
    return Told(phrase("Games imported"), sentence, note)


def stopped(games: int) -> Told:
    """That the keeper wanted no more of it, and what is safe."""
    sentence = as_sentence(begun(archive_words.kept_before(games)))
    if games:
        sentence = f"{sentence} {phrase('Import the file again to continue from there.')}"
    return Told(phrase(STOPPED), sentence)


def groups(games: Sequence[tuple[int, Fate]]) -> tuple[Group, ...]:
    """The games of a file by what became of them, a game once."""
    by_fate: dict[Fate, dict[int, None]] = {fate: {} for fate in _HEADINGS}
    for number, fate in games:
        by_fate[fate].setdefault(number)
    return tuple(
        Group(phrase(_HEADINGS[fate]), (*numbers,)[:MOST_SHOWN], max(0, len(numbers) - MOST_SHOWN))
        for fate, numbers in by_fate.items()
        if numbers
    )


def refused(refusal: Refused, found: Found | None, games: int = 0) -> Told:
    """Why a file is not taken in, where it is at fault, and what is safe."""
    place, why = where_and_why(refusal, found)
    sentence = as_sentence(begun(f"{place}: {why}" if place else why))
    if is_strange(refusal, found):
        sentence = f"{sentence} {phrase(TAKES)}"
    return _not_all(sentence, games)


def unread(error: Exception, games: int = 0) -> Told:
    """That a file could not be read to its end."""
    return _not_all(phrase(TOO_MUCH if isinstance(error, MemoryError) else UNREADABLE), games)


def hindered(error: DiskError, games: int) -> Told:
    """That the disk refused a game of an archive."""
    return _not_all(as_sentence(hindrance(error)), games)


def not_kept(games: int = 0) -> Told:
    """That the disk refused, which has been told about."""
    if games:
        kept = as_sentence(begun(archive_words.kept_before(games)))
        return Told(phrase("Not everything was imported"), kept, refused=True)
    return Told(phrase(REFUSED), phrase(UNTOUCHED), refused=True)


def taken_out(*, own: bool) -> Told:
    """That it is as it was before."""
    sentence = (
        phrase("Everything is as it was before.")
        if own
        else phrase("The game stays in Deleted games until those are deleted for good.")
    )
    return Told(phrase("Import undone"), sentence)


def and_more(group: Group) -> str:
    """How many games there are besides those shown."""
    return phrase("and {count:,} more", count=group.more) if group.more else ""


def display(name: str) -> str:
    """What a file is called, without the folders it lies in, short enough for a line."""
    own = name.replace("\\", "/").rpartition("/")[2].strip()
    return quoted(own, LONGEST_FILE_NAME) or phrase("an unnamed file")


def _not_all(sentence: str, games: int) -> Told:
    """What is safe of a file that was read up to here."""
    if not games:
        return Told(phrase(REFUSED), sentence, phrase(UNTOUCHED), refused=True)
    kept = as_sentence(begun(archive_words.kept_before(games)))
    return Told(phrase("Not everything was imported"), sentence, kept, refused=True)


def _from(name: str) -> str:
    return phrase("From {name}", name=display(name))


def _content(found: Found, ready: Ready | None) -> str:
    """What is in a file, in a few words."""
    if found.sort is Sort.ARCHIVE:
        parts = [
            phrase(text, count=Count(number))
            for key, text in _HOLDS.items()
            if type(number := found.said.get(key)) is int and 0 < number <= LARGEST_NUMBER
        ]
        if not parts:
            return phrase("an empty backup")
        return phrase("a backup with {parts}", parts=listed(parts))
    if found.sort is Sort.SEVERAL:
        return phrase(_HOLDS["games"], count=Count(len(found.games)))
    if ready is not None and found.sort in GAMES:
        players = named(ready.record.players, range(len(ready.record.players)))
        return phrase(_IS[found.sort], players=players, count=Count(len(ready.lines)))
    return phrase(_IS[found.sort], name=quoted(found.said.get("name", "")))

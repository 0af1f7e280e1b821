"""What is said where all games are handed on in one file."""

from datetime import date

from hotels.exports.archive import WrittenOut
from hotels.wording.amounts import Count
from hotels.wording.language import phrase, to_phrase

TITLE = to_phrase("Back up all games")
SECOND = to_phrase("one file to keep or to import on another device")
TAKE_TITLE = to_phrase("Import a file")
TAKE_SECOND = to_phrase("games, a backup, an edition, a board or values from elsewhere")
NOTHING = to_phrase("There are no games or house editions to back up yet.")
STOPPED = to_phrase("Stopped. No file was created, and your games are unchanged.")
NOT_MADE = to_phrase("The file couldn't be created: {why}. Your games are unchanged.")
TOO_MUCH = to_phrase("it is too large for this device's memory")


def file_name(day: date) -> str:
    """``hotels-archive-2026-11-18.jsonl``."""
    return f"hotels-archive-{day.isoformat()}.jsonl"


def so_far(looked: int, done: int, total: int) -> str:
    """How far it is: all games are looked through before one is written."""
    if done:
        return phrase("Wrote {done} of {total:game/games}", done=done, total=Count(total))
    return phrase("Checked {looked} of {total:game/games}", looked=looked, total=Count(total))


def share(looked: int, done: int, total: int) -> float:
    """The same from 0 to 1."""
    return min(1.0, (looked + done) / max(1, 2 * total))


def made(report: WrittenOut) -> str:
    """What of it is left out, if anything is: it could not be taken in anywhere."""
    if not report.left_out:
        return ""
    return phrase(
        "{count:damaged item was/damaged items were} left out. Tap Check now for details.",
        count=Count(len(report.left_out)),
    )

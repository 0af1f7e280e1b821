"""What is said where all games are handed on in one file."""

from datetime import date

from hotels.exports.archive import WrittenOut
from hotels.wording.amounts import begun, counted

TITLE = "All games in one file"
SECOND = "for another device, or to be kept: another Hotels takes it in as it is"
TAKE_TITLE = "Take in a file"
TAKE_SECOND = "games, an archive, an edition, a board or values that came from elsewhere"
NOTHING = "There is no game and no edition of the house yet to hand on."
STOPPED = "Stopped: no file was made, and the games are as they were."
NOT_MADE = "The file could not be made: {why}. The games are as they were."
TOO_MUCH = "it is too much for the memory of this device"


def file_name(day: date) -> str:
    """``hotels-archive-2026-11-18.jsonl``."""
    return f"hotels-archive-{day.isoformat()}.jsonl"


def so_far(looked: int, done: int, total: int) -> str:
    """How far it is: all games are looked through before one is written."""
    of = f" of {counted(total, 'game', 'games')}"
    return f"Written {done}{of}" if done else f"Looked through {looked}{of}"


def share(looked: int, done: int, total: int) -> float:
    """The same from 0 to 1."""
    return min(1.0, (looked + done) / max(1, 2 * total))


def made(report: WrittenOut) -> str:
    """What of it is left out, if anything is: it could not be taken in anywhere."""
    if not report.left_out:
        return ""
    left = counted(len(report.left_out), "thing that is damaged is", "things that are damaged are")
    return f"{begun(left)} left out; Check now says what."

"""What is said where all games are handed on in one file."""

from datetime import date

from hotels.exports.archive import WrittenOut
from hotels.wording.amounts import Count
from hotels.wording.language import phrase, to_phrase

TITLE = to_phrase("All games in one file")
SECOND = to_phrase("for another device, or to be kept: another Hotels takes it in as it is")
TAKE_TITLE = to_phrase("Take in a file")
TAKE_SECOND = to_phrase("games, an archive, an edition, a board or values that came from elsewhere")
NOTHING = to_phrase("There is no game and no house edition to share yet.")
STOPPED = to_phrase("Stopped: no file was made, and the games are as they were.")
NOT_MADE = to_phrase("The file could not be made: {why}. The games are as they were.")
TOO_MUCH = to_phrase("it is too large for the memory of this device")


def file_name(day: date) -> str:
    """``hotels-archive-2026-11-18.jsonl``."""
    return f"hotels-archive-{day.isoformat()}.jsonl"


def so_far(looked: int, done: int, total: int) -> str:
    """How far it is: all games are looked through before one is written."""
    if done:
        return phrase("Written {done} of {total:game/games}", done=done, total=Count(total))
    return phrase(
        "Looked through {looked} of {total:game/games}", looked=looked, total=Count(total)
    )


def share(looked: int, done: int, total: int) -> float:
    """The same from 0 to 1."""
    return min(1.0, (looked + done) / max(1, 2 * total))


def made(report: WrittenOut) -> str:
    """What of it is left out, if anything is: it could not be taken in anywhere."""
    if not report.left_out:
        return ""
    return phrase(
        "{count:thing that is damaged is/things that are damaged are} left out; "
        "Check now says what.",
        count=Count(len(report.left_out)),
    )

"""What the disk refused, in one sentence: what happened, what is safe, what to do."""

from collections.abc import Mapping

from hotels.store.disk import DiskError, Hindrance
from hotels.wording.language import phrase, to_phrase

_SENTENCES: Mapping[Hindrance, str] = {
    Hindrance.FULL: to_phrase(
        "the disk is full: what was shown before is safe; make room and do it again"
    ),
    Hindrance.READ_ONLY: to_phrase(
        "the archive may not be written to: nothing was changed; allow it or use another folder"
    ),
    Hindrance.IN_USE: to_phrase(
        "the archive is open in another window: nothing was changed; close that one"
    ),
    Hindrance.NEWER: to_phrase(
        "the archive was written by a later version of Hotels: nothing was changed; "
        "use that version"
    ),
    Hindrance.DAMAGED: to_phrase(
        "the archive is damaged: nothing was changed; what can still be read of it can be rescued"
    ),
    Hindrance.UNREACHABLE: to_phrase(
        "the archive cannot be reached: nothing was changed; see that its folder is there"
    ),
    Hindrance.FAILING: to_phrase(
        "the disk does not answer: what was shown before is safe; do it again once it does"
    ),
    Hindrance.UNKNOWN_GAME: to_phrase("there is no such game in the archive: nothing was changed"),
    Hindrance.MOVED_ON: to_phrase(
        "the game has gone on since it was shown here: all that was written is safe; open it again"
    ),
    Hindrance.UNKEEPABLE: to_phrase(
        "this cannot be written so that it could be read again: "
        "nothing was changed; put it otherwise"
    ),
    Hindrance.NO_FOLDER: to_phrase(
        "this system has no folder for a program's data: "
        "nothing was changed; name one in HOTELS_DATA"
    ),
}


def hindrance(error: DiskError) -> str:
    """The sentence for a hindrance."""
    return phrase(_SENTENCES[error.hindrance])

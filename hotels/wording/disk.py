"""What the disk refused: what happened, then what is safe and what to do."""

from collections.abc import Mapping
from typing import NamedTuple

from hotels.store.disk import DiskError, Hindrance
from hotels.wording.language import phrase, to_phrase


class Hindered(NamedTuple):
    """What stood in the way, in two parts: a headline and its sentence, or both on one line."""

    what: str
    """What happened."""
    then: str
    """What is safe, and what to do."""


_HINDRANCES: Mapping[Hindrance, Hindered] = {
    Hindrance.FULL: Hindered(
        to_phrase("the disk is full"),
        to_phrase("what was shown before is safe; make room and do it again"),
    ),
    Hindrance.READ_ONLY: Hindered(
        to_phrase("the archive may not be written to"),
        to_phrase("nothing was changed; allow it or use another folder"),
    ),
    Hindrance.IN_USE: Hindered(
        to_phrase("the archive is open in another window"),
        to_phrase("nothing was changed; close that one"),
    ),
    Hindrance.NEWER: Hindered(
        to_phrase("the archive was written by a later version of Hotels"),
        to_phrase("nothing was changed; use that version"),
    ),
    Hindrance.DAMAGED: Hindered(
        to_phrase("the archive is damaged"),
        to_phrase("nothing was changed; what can still be read of it can be rescued"),
    ),
    Hindrance.UNREACHABLE: Hindered(
        to_phrase("the archive cannot be reached"),
        to_phrase("nothing was changed; see that its folder is there"),
    ),
    Hindrance.FAILING: Hindered(
        to_phrase("the disk does not answer"),
        to_phrase("what was shown before is safe; do it again once it does"),
    ),
    Hindrance.UNKNOWN_GAME: Hindered(
        to_phrase("there is no such game in the archive"), to_phrase("nothing was changed")
    ),
    Hindrance.MOVED_ON: Hindered(
        to_phrase("the game has gone on since it was shown here"),
        to_phrase("all that was written is safe; open it again"),
    ),
    Hindrance.UNKEEPABLE: Hindered(
        to_phrase("this cannot be written so that it could be read again"),
        to_phrase("nothing was changed; put it another way"),
    ),
    Hindrance.NO_FOLDER: Hindered(
        to_phrase("this system has no folder for a program's data"),
        to_phrase("nothing was changed; name one in HOTELS_DATA"),
    ),
}


def hindered(error: DiskError) -> Hindered:
    """A hindrance in its two parts."""
    what, then = _HINDRANCES[error.hindrance]
    return Hindered(phrase(what), phrase(then))


def hindrance(error: DiskError) -> str:
    """A hindrance in one sentence."""
    return ": ".join(hindered(error))

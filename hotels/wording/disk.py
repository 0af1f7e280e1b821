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
        to_phrase("storage is full"),
        to_phrase("everything shown so far is saved; free up space and try again"),
    ),
    Hindrance.READ_ONLY: Hindered(
        to_phrase("the saved games are read-only"),
        to_phrase("nothing was changed; allow writing or use another folder"),
    ),
    Hindrance.IN_USE: Hindered(
        to_phrase("the saved games are open in another window"),
        to_phrase("nothing was changed; close the other window"),
    ),
    Hindrance.NEWER: Hindered(
        to_phrase("the saved games are from a newer version of Hotels"),
        to_phrase("nothing was changed; use the newer version"),
    ),
    Hindrance.DAMAGED: Hindered(
        to_phrase("the file of saved games is damaged"),
        to_phrase("nothing was changed; what can still be read can be rescued"),
    ),
    Hindrance.UNREACHABLE: Hindered(
        to_phrase("the saved games can't be reached"),
        to_phrase("nothing was changed; check that their folder is there"),
    ),
    Hindrance.FAILING: Hindered(
        to_phrase("storage is not responding"),
        to_phrase("everything shown so far is saved; try again once it responds"),
    ),
    Hindrance.UNKNOWN_GAME: Hindered(
        to_phrase("there is no such saved game"), to_phrase("nothing was changed")
    ),
    Hindrance.MOVED_ON: Hindered(
        to_phrase("the game has changed since it was opened here"),
        to_phrase("every saved entry is safe; open the game again"),
    ),
    Hindrance.UNKEEPABLE: Hindered(
        to_phrase("this can't be saved in a readable form"),
        to_phrase("nothing was changed; enter it differently"),
    ),
    Hindrance.NO_FOLDER: Hindered(
        to_phrase("this system has no folder for app data"),
        to_phrase("nothing was changed; set HOTELS_DATA to a folder"),
    ),
}


def hindered(error: DiskError) -> Hindered:
    """A hindrance in its two parts."""
    what, then = _HINDRANCES[error.hindrance]
    return Hindered(phrase(what), phrase(then))


def hindrance(error: DiskError) -> str:
    """A hindrance in one sentence."""
    return ": ".join(hindered(error))

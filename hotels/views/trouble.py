"""What Home says where the archive cannot be shown, and what was saved of it."""

from typing import NamedTuple

from hotels.store.disk import DiskError, Hindrance
from hotels.store.rescue import Salvage
from hotels.wording.amounts import as_sentence, begun, counted, listed
from hotels.wording.disk import hindrance

ASIDE = (
    "The damaged file is set aside as it is, and every game that can be read goes into a new one."
)

TORN = (
    "Hotels was cut off while it wrote. What the screen had shown is safe; see whether the last "
    "thing you did is there."
)


class Trouble(NamedTuple):
    """Why there are no games to show, and the way forward."""

    headline: str
    sentence: str
    note: str
    """What the deed does, where its name does not say it."""
    deed: str
    rescue: bool
    """Whether the deed is to save what can be read; else to try again."""


def trouble(error: DiskError) -> Trouble:
    """Why the archive cannot be shown, as a headline, a sentence and a button."""
    headline, _, rest = hindrance(error).partition(": ")
    rescue = error.hindrance is Hindrance.DAMAGED
    deed = "Rescue what can be read" if rescue else "Try again"
    return Trouble(begun(headline), as_sentence(rest), ASIDE if rescue else "", deed, rescue)


def so_far(games: int) -> str:
    """How far saving is."""
    return f"{begun(counted(games, 'game', 'games'))} looked through so far."


def rescued(salvage: Salvage, aside: str) -> str:
    """What was saved of a damaged archive, and where the damaged file is."""
    games = [
        f"{counted(count, 'game', 'games')} {how}"
        for count, how in (
            (salvage.whole, "saved whole"),
            (salvage.partly, "saved up to the damage"),
            (salvage.lost, "lost"),
        )
        if count
    ]
    found = begun(listed(games)) if games else "No game could be read"
    return f"{found}. The damaged file is kept as {aside}."

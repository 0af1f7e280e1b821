"""What Home says where the archive cannot be shown, and what was saved of it."""

from collections.abc import Iterable
from typing import NamedTuple

from hotels.store.checking import Damage, Flaw
from hotels.store.disk import DiskError, Hindrance
from hotels.store.rescue import Salvage
from hotels.views.people import seated
from hotels.wording.amounts import Count, as_sentence, begun, listed
from hotels.wording.disk import hindered
from hotels.wording.language import phrase, to_phrase

ASIDE = to_phrase("The damaged file is kept as it is, and every readable game goes into a new one.")

TORN = to_phrase(
    "Hotels was interrupted while saving. Everything the screen had shown is safe; check that "
    "your last entry is there."
)

EMPTIED = to_phrase(
    "There were saved games here, but their file was emptied or deleted outside Hotels. If you "
    "have a backup, import it. If you emptied it yourself, this is expected."
)

_MISSING = to_phrase(
    "Some saved entries are missing: {what}. Compare with the table and enter them again. If you "
    "restored an older copy, this is expected."
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
    said = hindered(error)
    rescue = error.hindrance is Hindrance.DAMAGED
    deed = phrase("Rescue what can be read") if rescue else phrase("Try again")
    note = phrase(ASIDE) if rescue else ""
    return Trouble(begun(said.what), as_sentence(said.then), note, deed, rescue)


def missing(found: Iterable[Damage]) -> str:
    """What is missing of what was saved."""
    what, said = [], ""
    for one in found:
        if one.flaw is Flaw.EMPTIED:
            said = phrase(EMPTIED)
        count = Count(one.lines)
        if one.record is not None:
            players = listed(seated(one.record.players))
            what.append(phrase("{count:entry/entries} ({players})", count=count, players=players))
        elif one.flaw is Flaw.MISSING:
            some = to_phrase("a game with {count:entry/entries}") if count else to_phrase("a game")
            what.append(phrase(some, count=count))
    games = phrase(_MISSING, what=listed(what)) if what else ""
    return " ".join(filter(None, (said, games))) or phrase(TORN)


def so_far(games: int) -> str:
    """How far saving is."""
    return begun(phrase("{count:game/games} checked so far.", count=Count(games)))


def rescued(salvage: Salvage, aside: str) -> str:
    """What was saved of a damaged archive, and where the damaged file is."""
    games = [
        phrase(text, count=Count(count))
        for count, text in (
            (salvage.whole, to_phrase("{count:game/games} rescued in full")),
            (salvage.partly, to_phrase("{count:game/games} rescued up to the damage")),
            (salvage.lost, to_phrase("{count:game/games} lost")),
        )
        if count
    ]
    found = as_sentence(listed(games) if games else phrase("no games could be read"))
    return f"{found} {phrase('The damaged file is kept as {name}.', name=aside)}"

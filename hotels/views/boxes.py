"""Which editions there are to choose from: what each box is, how it differs, and in which order."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from datetime import UTC, datetime, tzinfo
from typing import NamedTuple

from hotels.ledger.chains.card import names_mark
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import ACQUIRE_CLASSIC, EDITIONS
from hotels.ledger.working import Mark
from hotels.store.records import CHAINS, SAMPLE, TALLY, Record
from hotels.views.card_differences import how_many
from hotels.views.game_rows import dated, edition_in
from hotels.wording.amounts import listed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import title

LOOKED_AT = 12
"""So many games are asked which edition was played, the last one first."""


class Printed(NamedTuple):
    """A printing as its owner knows it."""

    year: int
    """0 of what was never published."""
    printed: str
    """Who published it, and when."""
    differs: str
    """What tells it from the others, in a sentence."""


KNOWN = {
    "acquire-renegade": Printed(
        2023, "Renegade 2023", to_phrase("Sackson replaces Luxor; everything else is classic.")
    ),
    "acquire-tycoon": Printed(
        2023,
        to_phrase("Renegade 2023, same box"),
        to_phrase("Three bonuses: third place is paid too."),
    ),
    "acquire-2016": Printed(
        2016,
        "Avalon Hill, Hasbro 2016",
        to_phrase("10 by 10 board, chains safe at 10, three bonuses."),
    ),
    "acquire-2008": Printed(
        2008,
        "Avalon Hill, Wizards 2008",
        to_phrase("Continental and Tower are the expensive chains. 3 to 6 players."),
    ),
    "acquire-1999": Printed(
        1999,
        "Avalon Hill, Hasbro 1999",
        to_phrase("Companies: Sackson, Zeta, Hydra and four more."),
    ),
    "acquire-classic": Printed(
        1964,
        "3M 1964, Avalon Hill 1976",
        to_phrase("Hotels: Luxor, Tower, American, Imperial and three more."),
    ),
    "vacation": Printed(
        0,
        to_phrase("typescript, with its red card"),
        to_phrase("Hotels with cities, blocks dealt out, one block bought per turn."),
    ),
    "decision": Printed(
        0,
        to_phrase("typescript, corrected by hand"),
        to_phrase("Companies, safe at 11, first and second bonus."),
    ),
    "decision-draft": Printed(
        0,
        to_phrase("typescript as first typed"),
        to_phrase("Companies, safe at 16, one bonus only."),
    ),
}
"""By the edition's id, the newest first; what was never published at the end."""


class Box(NamedTuple):
    """An edition to choose."""

    edition: Edition
    name: str
    printed: str
    differs: str
    doubt: str
    """What of its card is a best guess; empty where all of it is printed."""
    played: str
    """When it was played last, of the one that was."""
    looks: str
    """The id of the printing whose box it is."""


class Part(NamedTuple):
    """Boxes under a heading, and what is said beside that."""

    heading: str
    note: str
    boxes: tuple[Box, ...]


def kin_first(edition: Edition) -> list[str]:
    """All printings by their ids, those of the edition's own family first."""
    published = bool(KNOWN[edition.based_on or edition.id].year)
    return sorted(KNOWN, key=lambda own_id: bool(KNOWN[own_id].year) != published)


def first_edition(records: Iterable[Record]) -> Edition:
    """The one played last; before there was any, the one most people own."""
    edition, _ = last_played(records)
    return edition or ACQUIRE_CLASSIC


def last_played(records: Iterable[Record]) -> tuple[Edition | None, str]:
    """The edition of the last game of chains, and when that was."""
    for record in records:
        if record.kind in {CHAINS, TALLY} and record.source != SAMPLE:
            edition = edition_in(record.header)
            if edition is not None:
                return edition, record.touched_at
    return None, ""


def parts(
    own: Sequence[Edition], records: Iterable[Record], zone: tzinfo | None = None
) -> tuple[Part, ...]:
    """The box of the last played, then the printings; what a house made, and the typescripts."""
    last, at = last_played(records)
    day = _day(at, zone)
    first = (last or ACQUIRE_CLASSIC).id

    def boxes(editions: Iterable[Edition]) -> tuple[Box, ...]:
        return tuple(
            _box(one, day if last is not None and one.id == last.id else "") for one in editions
        )

    def rest(editions: Iterable[Edition]) -> tuple[Box, ...]:
        return boxes(one for one in editions if one.id != first)

    published = [EDITIONS[own_id] for own_id, known in KNOWN.items() if known.year]
    typed = [EDITIONS[own_id] for own_id, known in KNOWN.items() if not known.year]
    # Whatever was played last stands first, be it published or not; its kin stay where they are.
    front = boxes(one for one in (*published, *own, *typed) if one.id == first)
    found = (
        Part("", "", (*front, *rest(published))),
        Part(phrase("House editions"), phrase("made on this device"), rest(own)),
        Part(
            phrase("Unpublished typescripts"),
            phrase("Sid Sackson's drafts of the game"),
            rest(typed),
        ),
    )
    return tuple(part for part in found if part.boxes)


def _day(at: str, zone: tzinfo | None) -> str:
    """The local day of a time as it is written beside a line; empty where it is none."""
    with suppress(ValueError, OverflowError, OSError):
        then = datetime.fromisoformat(at).astimezone(zone)
        return dated(then, datetime.now(UTC).astimezone(zone).year)
    return ""


def _box(edition: Edition, day: str) -> Box:
    printing = EDITIONS.get(edition.based_on)
    known = KNOWN[(printing or edition).id]
    printed, differs = phrase(known.printed), phrase(known.differs)
    if printing is not None:
        printed, differs = (
            title(printing),
            phrase("House edition: {what}.", what=how_many(printing, edition)),
        )
    return Box(
        edition,
        edition.name if printing is not None else title(edition),
        printed,
        differs,
        doubt(edition),
        phrase("played {day}", day=day) if day else "",
        (printing or edition).id,
    )


def doubt(edition: Edition) -> str:
    """``prices: best guess``; empty where everything on the card is printed, or the house's own."""
    sizes = range(edition.prices[0][0], edition.squares + 1)
    unsure = []
    if names_mark(edition) is Mark.RECONSTRUCTED:
        unsure.append(phrase("of a card|names"))
    if any(edition.price_figures.mark(size) is Mark.RECONSTRUCTED for size in sizes):
        unsure.append(phrase("of a card|prices"))
    return phrase("{what}: best guess", what=listed(unsure)) if unsure else ""

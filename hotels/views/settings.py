"""What Settings says: its sections, the archive, who is forgotten, what a check found."""

from collections.abc import Sequence
from datetime import datetime, tzinfo
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger.chains.editions import ACQUIRE_CLASSIC, VACATION
from hotels.ledger.chains.terms import Tile
from hotels.settings import Settings
from hotels.store.checking import Damage, Flaw
from hotels.store.records import Record
from hotels.views.consent import Consent
from hotels.views.game_rows import TODAY, TONIGHT, YESTERDAY, near_day, when
from hotels.views.home import game_row
from hotels.views.letters import letters
from hotels.views.squares import Mark, Square, State
from hotels.wording.amounts import Count, begun, decimal
from hotels.wording.language import phrase, to_phrase

THEMES = {
    "system": to_phrase("System"),
    "light": to_phrase("Light"),
    "dark": to_phrase("Dark"),
    "black": to_phrase("Black"),
}
SIZES = {
    0.9: to_phrase("Small"),
    1.0: to_phrase("Normal"),
    1.15: to_phrase("Large"),
    1.3: to_phrase("Larger"),
    1.6: to_phrase("Largest"),
}

_THEME = {
    "system": to_phrase("System theme"),
    "light": to_phrase("Light theme"),
    "dark": to_phrase("Dark theme"),
    "black": to_phrase("Black theme"),
}
_SIZE = {
    0.9: to_phrase("small text"),
    1.0: to_phrase("normal text"),
    1.15: to_phrase("large text"),
    1.3: to_phrase("larger text"),
    1.6: to_phrase("largest text"),
}
_REMEMBERED = to_phrase("{count:name/names} saved")
_KEPT = to_phrase("{count:game/games} saved")

LONGEST_ON_A_KEY = 20
"""A longer name stands in the question only, not on the key below it."""

EVER = ":"
"""After every time that is written beside a deleted game: this sign follows the digits."""

THOUSAND = 1_000

_FLAWS = {
    Flaw.FILE: to_phrase("The file itself is damaged: {detail}."),
    Flaw.INDEX: to_phrase("An index was damaged and has been rebuilt. Every game is there."),
    Flaw.EDITION: to_phrase("The house edition {detail} is damaged."),
    Flaw.STRAYS: to_phrase("Some entries belong to a game that is missing."),
    Flaw.ABOUT: to_phrase("{game}: its players, dates or rules are damaged."),
    Flaw.LINE: to_phrase("{game}: entry {line} is damaged."),
    Flaw.SHOWN: to_phrase("{game}: its summary on Home is damaged. Its entries are fine."),
    Flaw.RECKONED: to_phrase(
        "{game}: from entry {line} on, current rules give different results. Nothing is damaged."
    ),
    Flaw.MISSING: to_phrase("{game}: {count:entry/entries} missing from entry {line} on."),
    Flaw.TORN: to_phrase("Hotels was interrupted while saving. The last entry may be missing."),
    Flaw.EMPTIED: to_phrase("There were saved games here, but the file was found empty."),
}

_GAME_MISSING = to_phrase("A game with {count:entry/entries} is missing.")

_LATER_LINE = to_phrase("{game}: entry {line} is damaged. The entries before it can be read.")

NOBODY = (
    to_phrase("No names saved yet."),
    to_phrase("Player names are saved here, so you can add them to the next game with a tap."),
)
REMEMBERED = to_phrase(
    "Most recent first. Tap a circle to choose a person's colour. Names stay on this device."
)
SPEAKS = to_phrase("Hotels now reads aloud what happens at the table.")
UNTIL_THEN = to_phrase("Deleted games can be restored until you delete them for good.")
CHECK = to_phrase("Check for damaged games")
CHECKS = to_phrase("Checks every game, deleted ones too. Nothing is changed.")


_DELETED = {
    TONIGHT: to_phrase("deleted tonight"),
    TODAY: to_phrase("deleted today"),
    YESTERDAY: to_phrase("deleted yesterday"),
}


class Section(StrEnum):
    """A part of Settings, by its name."""

    LOOK = to_phrase("Appearance")
    PEOPLE = to_phrase("People")
    GAMES = to_phrase("Games and storage")
    ABOUT = to_phrase("About")


ICONS = {
    Section.LOOK: "palette-outline",
    Section.PEOPLE: "account-multiple-outline",
    Section.GAMES: "database-outline",
    Section.ABOUT: "information-outline",
}


class Stored(NamedTuple):
    """What the archive's page says of it as a whole."""

    games: str
    deleted: str
    size: str


class DeletedGame(NamedTuple):
    """A deleted game that can still be brought back."""

    number: int
    players: str
    state: str
    deleted: str


class Verdict(NamedTuple):
    """What a check of the archive came to."""

    sentence: str
    found: tuple[str, ...]
    sound: bool


def themes_offered(settings: Settings, *, can_tell: bool) -> tuple[tuple[str, ...], str]:
    """The themes there are, and which it is; the system's only where it ``can_tell`` its own."""
    if can_tell:
        return tuple(THEMES), settings.theme
    others = tuple(name for name in THEMES if name != "system")
    return others, others[0] if settings.theme == "system" else settings.theme


def now_set(
    settings: Settings, people: int | None, games: int | None, *, can_tell: bool = False
) -> dict[Section, str]:
    """What each section holds at the moment, in a few words."""
    _, shown = themes_offered(settings, can_tell=can_tell)
    remembered = "" if people is None else phrase(_REMEMBERED, count=Count(people))
    return {
        Section.LOOK: f"{phrase(_THEME[shown])}, {phrase(_SIZE[settings.text_size])}",
        Section.PEOPLE: remembered,
        Section.GAMES: "" if games is None else phrase(_KEPT, count=Count(games)),
        Section.ABOUT: phrase("what Hotels is, privacy, licences"),
    }


def samples() -> tuple[Square, ...]:
    """A square of each chain of Acquire, whose colours they have, down the board from 3A to 9G.

    They bear VACATION's cities, for no other edition has any.
    """
    found = []
    for place, letter in enumerate(letters(ACQUIRE_CLASSIC.names)):
        tile = Tile(place, place + 2)
        name = tile.text(row_first=ACQUIRE_CLASSIC.row_first)
        city = VACATION.cities[tile.text(row_first=VACATION.row_first)]
        found.append(Square(place, *tile, name, city, State.CHAIN, Mark(place, letter)))
    return tuple(found)


def stored(games: int, deleted: int, size: int) -> Stored:
    """How many games there are, how many deleted ones besides, and how large the file is."""
    return Stored(
        begun(phrase(_KEPT, count=Count(games))),
        phrase("{count:deleted game/deleted games} can be restored", count=Count(deleted))
        if deleted
        else phrase("no deleted games"),
        file_size(size),
    )


def file_size(size: int) -> str:
    """``840 bytes``, ``84 kB``, ``1.2 MB``."""
    if size < THOUSAND:
        return phrase("{size} bytes", size=size)
    if size < THOUSAND**2:
        return phrase("{size} kB", size=size // THOUSAND)

    return phrase("{size} MB", size=decimal(round(size / THOUSAND**2, 1)))


def deleted_game(record: Record, now: datetime, zone: tzinfo | None = None) -> DeletedGame:
    """A deleted game as it is offered for bringing back."""
    row = game_row(record, now, zone)
    try:
        told = _deleted(datetime.fromisoformat(record.deleted_at).astimezone(zone), now)
    except (ValueError, OverflowError, OSError):
        told = ""
    return DeletedGame(record.id, row.players, f"{row.edition} · {row.state}", told)


def _deleted(then: datetime, now: datetime) -> str:
    """``deleted tonight, 20:14``, ``deleted 8 Nov``."""
    day, hour = when(then, now)
    near = near_day(then, now)
    said = phrase(_DELETED[near]) if near else phrase("deleted {day}", day=day)
    return f"{said}, {hour}" if hour else said


ASIDE = to_phrase("A damaged file kept after a rescue may still hold this data.")


def forgetting(name: str, *, aside: bool = False) -> Consent:
    """What is asked before a name is forgotten; a damaged archive set aside is told of."""
    return Consent(
        phrase("Forget {name}?", name=name),
        phrase(
            "The name is removed from every game and from this device. The games stay, with all "
            "their figures; the seat shows its number instead. This can't be undone."
        ),
        phrase("as a key|Cancel"),
        phrase("Forget {name}", name=name)
        if len(name) <= LONGEST_ON_A_KEY
        else phrase("Forget name"),
        phrase(ASIDE) if aside else "",
    )


def forgotten(name: str) -> str:
    """That a name was forgotten."""
    return phrase("{name} is forgotten. No game was deleted.", name=name)


def purging(count: int, *, aside: bool = False) -> Consent:
    """What is asked before deleted games are deleted for good; likewise."""
    games = Count(count)
    sentence = (
        phrase("It will be gone from this device and can't be restored. Your other games stay.")
        if count == 1
        else phrase(
            "They will be gone from this device and can't be restored. Your other games stay."
        )
    )
    return Consent(
        phrase("Delete {count:game/games} for good?", count=games),
        sentence,
        phrase("as a key|Cancel"),
        phrase("Delete {count:game/games}", count=games),
        phrase(ASIDE) if aside else "",
    )


def purged(count: int) -> str:
    """That deleted games are gone."""
    return begun(phrase("{count:game/games} deleted for good.", count=Count(count)))


def restored(game: DeletedGame) -> str:
    """That a game is back."""
    return phrase("The game with {players} is restored.", players=game.players)


def more(count: int) -> str:
    """How many there are besides those shown."""
    return phrase("Show {count} more", count=count)


def looking(done: int, total: int) -> str:
    """How far a check has come."""
    if not done:
        return phrase("Checking the file")
    return phrase("Checked {done} of {total:game/games}", done=done, total=Count(total))


def verdict(done: int, damages: Sequence[Damage], *, stopped: bool = False) -> Verdict:
    """What a check came to, whether it ran to its end or was stopped."""
    games, told = Count(done), tuple(map(damage, damages))
    sound = all(one.flaw is Flaw.RECKONED for one in damages)
    if not sound:
        said = phrase("Problems found. The check itself changed nothing.")
    elif stopped:
        said = phrase("No damage found so far.")
    elif done:
        said = phrase("{count:game/games} checked: no damage found.", count=games)
    else:
        said = phrase("No damage found. There are no games yet.")
    if stopped:
        said = f"{phrase('Stopped after {count:game/games}.', count=games)} {said}"
    return Verdict(said, told, sound=sound)


def damage(found: Damage) -> str:
    """One thing that is not as it was written, and what of it is safe."""
    record, line, flaw, detail = found
    game = ""
    if record is not None:
        players = ", ".join(filter(None, record.players)) or phrase("players unknown")
        game = phrase("Game {number}, {players}", number=record.id, players=players)
    text = _FLAWS[flaw]
    if flaw is Flaw.LINE and line is not None and line > 1:
        text = _LATER_LINE
    if flaw is Flaw.MISSING and record is None:
        text = _GAME_MISSING if found.lines else to_phrase("A game is missing.")
    return phrase(text, game=game, line=line, detail=detail, count=Count(found.lines))

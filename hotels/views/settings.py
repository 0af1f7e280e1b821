"""What Settings says: its sections, the archive, who is forgotten, what a check found."""

from collections.abc import Sequence
from datetime import datetime, tzinfo
from enum import StrEnum
from typing import NamedTuple

from hotels.ledger.chains.editions.vacation import VACATION
from hotels.ledger.chains.terms import Tile
from hotels.settings import Settings
from hotels.store.checking import Damage, Flaw
from hotels.store.records import Record
from hotels.views.consent import Consent
from hotels.views.game_rows import when
from hotels.views.home import game_row
from hotels.views.letters import letters
from hotels.views.squares import Mark, Square, State
from hotels.wording.amounts import begun, counted

THEMES = {"system": "System", "light": "Light", "dark": "Dark", "black": "Black"}
SIZES = {0.9: "Small", 1.0: "Normal", 1.15: "Large", 1.3: "Larger", 1.6: "Largest"}

LONGEST_ON_A_KEY = 20
"""A longer name stands in the question only, not on the key below it."""

EVER = ":"
"""After every time that is written beside a deleted game: this sign follows the digits."""

THOUSAND = 1_000

_FLAWS = {
    Flaw.FILE: "The file as a whole is damaged: {detail}.",
    Flaw.EDITION: "The house edition {detail} is not as it was written.",
    Flaw.STRAYS: "There are lines of a game that is not there.",
    Flaw.ABOUT: "{game}: its players, dates or terms are not as they were written.",
    Flaw.LINE: "{game}: line {line} is not as it was written{before}.",
    Flaw.SHOWN: "{game}: what Home shows of it is not as it was written; its lines are.",
    Flaw.RECKONED: "{game}: from line {line} on today's rules reckon otherwise than those it was "
    "written by; nothing is damaged.",
}

NOBODY = (
    "Nobody is remembered yet.",
    "The names of those who play are kept, so that the next game is begun with a tap.",
)
REMEMBERED = "Who played last stands first. The names are kept on this device alone."
SPEAKS = "What happens at the table is read aloud from now on."
UNTIL_THEN = "Each can be restored until they are deleted for good."
CHECK = "Is all as it was written?"
CHECKS = "Looks through every game, deleted ones included; changes nothing."


class Section(StrEnum):
    """A part of Settings, by its name."""

    LOOK = "Look"
    PEOPLE = "People"
    GAMES = "Games and storage"
    ABOUT = "About"


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
    size = SIZES[settings.text_size].lower()
    _, shown = themes_offered(settings, can_tell=can_tell)
    return {
        Section.LOOK: f"{THEMES[shown]} theme, {size} text",
        Section.PEOPLE: "" if people is None else f"{counted(people, 'name', 'names')} remembered",
        Section.GAMES: "" if games is None else f"{counted(games, 'game', 'games')} kept",
        Section.ABOUT: "what Hotels is, privacy, licences",
    }


def samples() -> tuple[Square, ...]:
    """A square of each of VACATION's chains, down the board from A3 to G9."""
    found = []
    for place, letter in enumerate(letters(VACATION.names)):
        tile = Tile(place, place + 2)
        name = tile.text(row_first=VACATION.row_first)
        city = VACATION.cities[name]
        found.append(Square(place, *tile, name, city, State.CHAIN, Mark(place, letter)))
    return tuple(found)


def stored(games: int, deleted: int, size: int) -> Stored:
    """How many games there are, how many deleted ones besides, and how large the file is."""
    return Stored(
        f"{begun(counted(games, 'game', 'games'))} kept",
        f"{counted(deleted, 'deleted game', 'deleted games')} can still be restored"
        if deleted
        else "none deleted",
        file_size(size),
    )


def file_size(size: int) -> str:
    """``840 bytes``, ``84 kB``, ``1.2 MB``."""
    if size < THOUSAND:
        return f"{size} bytes"
    if size < THOUSAND**2:
        return f"{size // THOUSAND} kB"
    return f"{size / THOUSAND**2:.1f} MB"


def deleted_game(record: Record, now: datetime, zone: tzinfo | None = None) -> DeletedGame:
    """A deleted game as it is offered for bringing back."""
    row = game_row(record, now, zone)
    try:
        day, hour = when(datetime.fromisoformat(record.deleted_at).astimezone(zone), now)
    except (ValueError, OverflowError, OSError):
        day = hour = ""
    told = ", ".join(filter(None, (f"deleted {day[:1].lower()}{day[1:]}" if day else "", hour)))
    return DeletedGame(record.id, row.players, f"{row.edition} · {row.state}", told)


def forgetting(name: str) -> Consent:
    """What is asked before a name is forgotten."""
    return Consent(
        f"Forget {name}?",
        "The name is taken out of every game and off this device. The games stay, with all their "
        "figures; the seat goes by its number. This cannot be undone.",
        "Keep the name",
        f"Forget {name}" if len(name) <= LONGEST_ON_A_KEY else "Forget the name",
    )


def forgotten(name: str) -> str:
    """That a name was forgotten."""
    return f"{name} is forgotten; the games stay as they are."


def purging(count: int) -> Consent:
    """What is asked before deleted games are deleted for good."""
    games = counted(count, "game", "games")
    them = "it is" if count == 1 else "they are"
    return Consent(
        f"Delete {games} for good?",
        f"After this {them} no longer on this device and cannot be restored. The other games stay.",
        "Leave as it was",
        f"Delete {games}",
    )


def purged(count: int) -> str:
    """That deleted games are gone."""
    return f"{begun(counted(count, 'game', 'games'))} deleted for good."


def restored(game: DeletedGame) -> str:
    """That a game is back."""
    return f"The game of {game.players} is back among the others."


def more(count: int) -> str:
    """How many there are besides those shown."""
    return f"Show {count} more"


def looking(done: int, total: int) -> str:
    """How far a check has come."""
    if not done:
        return "Looking at the file as a whole"
    return f"Looked through {done} of {counted(total, 'game', 'games')}"


def verdict(done: int, damages: Sequence[Damage], *, stopped: bool = False) -> Verdict:
    """What a check came to, whether it ran to its end or was stopped."""
    games = counted(done, "game", "games")
    far = f"Stopped after {games}. " if stopped else ""
    told = tuple(map(damage, damages))
    if any(one.flaw is not Flaw.RECKONED for one in damages):
        sentence = f"{far}Not everything is as it was written. Nothing was changed by looking."
        return Verdict(sentence, told, sound=False)
    if stopped:
        return Verdict(f"{far}Up to there all is as it was written.", told, sound=True)
    whole = "The file is sound; there is no game in it yet."
    all_of_it = f"{begun(games)} looked through: all is as it was written."
    return Verdict(all_of_it if done else whole, told, sound=True)


def damage(found: Damage) -> str:
    """One thing that is not as it was written, and what of it is safe."""
    record, line, flaw, detail = found
    game = ""
    if record is not None:
        players = ", ".join(filter(None, record.players)) or "players unknown"
        game = f"Game {record.id}, {players}"
    before = "; what stands before it can be read" if line is not None and line > 1 else ""
    return _FLAWS[flaw].format(game=game, line=line, before=before, detail=detail)

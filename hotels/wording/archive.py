"""Saved games in words: what a call did with them, what is damaged, why a file is refused.

What only the command line says stays English.
"""

from collections.abc import Mapping

from hotels.exports import archive, archive_lines
from hotels.exports.archive import TakenIn
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault
from hotels.store.checking import Damage, Flaw
from hotels.store.keeping import NOT_ONE_A_SEAT, UNKNOWN_KIND
from hotels.store.records import Record, outcome_in
from hotels.store.rescue import Salvage
from hotels.wording.amounts import Count, counted, listed, quoted
from hotels.wording.kinds import amount_in
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_REFUSALS: Mapping[str, str] = {
    archive.NOT_AN_ARCHIVE: to_phrase("this is not a hotels-archive/1 file"),
    archive.NOTHING_SAID: to_phrase("the file is empty"),
    archive.GAME_TOO_LARGE: to_phrase("the game is larger than 50 MB"),
    archive.BROKEN_CHAIN: to_phrase("the line was changed or damaged"),
    archive.IMPOSSIBLE_ACT: to_phrase("the line records something its game does not allow"),
    archive.CUT_SHORT: to_phrase("the file is cut short: it holds less than its first line says"),
    archive.MORE_THAN_SAID: to_phrase("the file holds more than its first line says"),
    archive_lines.LINE_TOO_LONG: to_phrase("the line is too long for a backup"),
    archive_lines.EMPTY_LINE: to_phrase("the line is empty, but more lines follow"),
    archive_lines.OTHERWISE_ABOUT: to_phrase("the game's details were changed or damaged"),
    Fault.NOT_JSON: to_phrase("the line is not valid JSON (column {column})"),
    Fault.NOT_UTF8: to_phrase("the line is not UTF-8 text (byte {byte})"),
    Fault.TOO_DEEP: to_phrase("the line is nested too deeply to read"),
    UNKNOWN_KIND: to_phrase("this version does not know this kind of game"),
    NOT_ONE_A_SEAT: to_phrase("{count:player/players} for {right:seat/seats}"),
}

_FLAWS: Mapping[Flaw, str] = {
    Flaw.FILE: "the file is damaged, and some of its contents may be missing",
    Flaw.INDEX: "an index was damaged; every game is there, and the index is rebuilt the next time "
    "the archive is opened for writing",
    Flaw.EDITION: "the house edition '{detail}' is damaged",
    Flaw.STRAYS: "some entries belong to a game that is missing",
    Flaw.ABOUT: "its players, dates or rules are damaged",
    Flaw.LINE: "the entry is damaged; the game can be read up to there",
    Flaw.SHOWN: "its summary is damaged; its entries are fine",
    Flaw.RECKONED: "current rules give different results from here on; nothing is damaged",
    Flaw.MISSING: "{entries} that had been saved {are} missing from here on; {dismissed}",
    Flaw.TORN: "Hotels was interrupted while saving: the last entry may be missing; {dismissed}",
    Flaw.EMPTIED: "there were saved games here, but the file was found empty: it was emptied or "
    "deleted outside Hotels; import a backup with archive import; {dismissed}",
}

_GAME_MISSING = "a game{entries} that had been saved is missing; {dismissed}"
_DISMISSED = "this is reported until someone closes the message in the app"


def refused_as(refused: Refused) -> tuple[str, str]:
    """Where an archive's file is at fault, if not as a whole, and why it is refused."""
    place = phrase("line {number}", number=refused.place) if refused.place else ""
    if refused.code not in _REFUSALS:
        return place, _of_its_game(refused)
    facts = {name: Count(of) if isinstance(of, int) else of for name, of in refused.facts.items()}
    return place, phrase(_REFUSALS[refused.code], **facts)


def _of_its_game(refused: Refused) -> str:
    """Why the terms or the entries of a game, or a thing of the house, cannot be: as it says it."""
    from hotels.wording import big_shot_objections, perfect_hotel_refusals  # noqa: PLC0415 - rarely
    from hotels.wording.big_shot import Speech as Named  # noqa: PLC0415

    if big_shot_objections.is_ours(refused.code):
        return big_shot_objections.sentence(refused.code, refused.facts, Named())
    return perfect_hotel_refusals.sentence(refused.code, refused.facts, Speech())


def kept_before(games: int) -> str:
    """What is safe of a file that was read up to here."""
    if not games:
        return phrase("nothing was imported")
    if games == 1:
        return phrase("the game before that point is saved here")
    return phrase("the {games} games before that point are saved here", games=games)


def taken_in(report: TakenIn) -> str:
    """What became of the games of a file."""
    parts = []
    if count := Count(report.new):
        parts.append(phrase("{count:game/games} new", count=count))
    if count := Count(report.known):
        parts.append(phrase("{count:game/games} already here", count=count))
    if count := Count(report.back):
        parts.append(phrase("{count:game/games} restored", count=count))
    if count := Count(report.grown):
        parts.append(phrase("{count:game/games} continued", count=count))
    if count := Count(report.beside):
        parts.append(
            phrase(
                "{count:game imported as a separate copy/games imported as separate copies}",
                count=count,
            )
        )
    if not parts and not report.editions:
        parts.append(phrase("no games"))
    if count := Count(report.editions):
        parts.append(phrase("{count:house edition/house editions}", count=count))
    return listed(parts)


def saved(salvage: Salvage) -> str:
    """What could be read of a damaged archive."""
    parts = [
        f"{counted(count, 'game', 'games')} {how}"
        for count, how in (
            (salvage.whole, "rescued in full"),
            (salvage.partly, "rescued in part"),
            (salvage.lost, "lost"),
        )
        if count
    ] or ["no games could be read"]
    editions = counted(salvage.editions, "house edition", "house editions")
    return listed([*parts, f"{editions} rescued"] if salvage.editions else parts)


def flaw(damage: Damage) -> str:
    """What is wrong, in one sentence."""
    text, entries = _FLAWS[damage.flaw], counted(damage.lines, "entry", "entries")
    if damage.flaw is Flaw.MISSING and damage.record is None:
        text, entries = _GAME_MISSING, f" with {entries}" if damage.lines else ""
    are = "is" if damage.lines == 1 else "are"
    detail = quoted(damage.detail)
    return text.format(detail=detail, entries=entries, are=are, dismissed=_DISMISSED)


def whose(record: Record | None) -> str:
    """A game by its number and its players, or the archive."""
    if record is None:
        return "the archive"
    deleted = "deleted game" if record.deleted_at else "game"
    return f"{deleted} {record.id} ({players(record)})"


def players(record: Record) -> str:
    """Who plays; a forgotten player by their seat."""
    return listed(_name(record, seat) for seat in range(len(record.players)))


def outcome(record: Record) -> str:
    """How a game came out, if it did and that can be relied on."""
    if not record.result:
        return "under way"
    result = outcome_in(record.result, len(record.players), record.kind)
    if result is None:
        return "its result is damaged"
    if not result.winners:
        return "nobody won"
    names = listed(_name(record, seat) for seat in result.winners)
    amount = amount_in(record.kind)(result.cash[result.winners[0]])
    if result.provisional:
        return f"end not declared: {names} would win with {amount}"
    return f"won by {names} with {amount}"


def _name(record: Record, seat: int) -> str:
    """A player's name, or their seat where the name was forgotten."""
    return quoted(record.players[seat]) or f"player {seat}"

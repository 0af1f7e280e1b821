"""What ``archive`` says as objects: a game, what is damaged, what was rescued."""

from collections.abc import Iterable
from pathlib import Path

from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields, fields, parsed
from hotels.store.checking import Damage
from hotels.store.records import Record, outcome_in
from hotels.store.rescue import Salvage
from hotels.wording.archive import flaw


def row(record: Record) -> Fields:
    """A game as a program reads it."""
    result = outcome_in(record.result, len(record.players), record.kind)
    return {
        "game": record.id,
        "uid": record.uid,
        "kind": record.kind,
        "edition": _edition(record),
        "players": list(record.players),
        "touched_at": record.touched_at,
        "final": result and result.fields(),
        "whole": record.whole and bool(result) == bool(record.result),
    }


def damaged(damage: Damage) -> Fields:
    """What is wrong as a program reads it."""
    record = damage.record
    whose: Fields = {"game": None, "uid": None, "players": None, "deleted": None}
    if record is not None:
        whose = {
            "game": record.id,
            "uid": record.uid,
            "players": list(record.players),
            "deleted": bool(record.deleted_at),
        }
    return {**whose, "line": damage.line, "flaw": damage.flaw.value, "why": flaw(damage)}


def missing(found: Iterable[Damage]) -> Fields:
    """What the archive is known to miss; no field where that is nothing."""
    said = [*map(damaged, found)]
    return {"missing": said} if said else {}


def rescued(aside: Path | None, salvage: Salvage) -> Fields:
    """A rescue as a program reads it."""
    counts = salvage._asdict()
    del counts["lines"]
    return {"set_aside": None if aside is None else str(aside), **counts}


def _edition(record: Record) -> str | None:
    """The id of the edition a game is played by, where its kind has editions."""
    try:
        said = fields(parsed(record.header.encode()), "the header").get("edition")
    except Refused:
        return None
    own_id = said.get("id") if isinstance(said, dict) else said
    return own_id if isinstance(own_id, str) else None

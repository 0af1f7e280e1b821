"""Harm done to a file, and what is saved of it."""

import sqlite3
from pathlib import Path

from hotels.store.checking import damages
from hotels.store.rescue import Salvage, finish, salvaged, set_aside
from hotels.store.store import Store
from tests.store.playing import ticking

AT = "2026-11-18T10:20:30Z"
ASIDE = "hotels-damaged-2026-11-18T10-20-30Z.db"


def rescued(path: Path) -> Salvage:
    """The file set aside, and a new one in its place with what could be read."""
    aside = set_aside(path, AT)
    with Store(path, ticking()) as store:
        report = salvaged(aside, store)
        assert salvaged(aside, store) == report
        assert list(damages(store)) == []
    finish(aside)
    return report


def change(path: Path, *statements: str) -> None:
    """Damage that no trigger sees."""
    file = sqlite3.connect(path)
    for (trigger,) in file.execute(
        "SELECT name FROM sqlite_schema WHERE type = 'trigger'"
    ).fetchall():
        file.execute(f"DROP TRIGGER {trigger}")
    for statement in statements:
        file.execute(statement)
    file.commit()
    file.close()

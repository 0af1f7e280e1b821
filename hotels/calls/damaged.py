"""What is damaged in the archive or missing from it, said on standard error."""

from collections.abc import Iterable
from pathlib import Path

from hotels.calls.files import DISAGREES
from hotels.calls.printing import complaint
from hotels.store.checking import Damage
from hotels.wording.archive import flaw, whose


def complain(path: Path, damage: Damage, before: str = "") -> None:
    """Say what is wrong, and whose it is."""
    name = whose(damage.record) if damage.record is not None else str(path)
    complaint(name, f"line {damage.line}" if damage.line else "", before + flaw(damage))


def and_missing(path: Path, missing: Iterable[Damage], status: int) -> int:
    """The status of a call, once it is said what the archive is known to miss."""
    for damage in missing:
        complain(path, damage)
        status = max(status, DISAGREES)
    return status

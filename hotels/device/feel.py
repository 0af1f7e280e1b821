"""What a finger feels: a tap that was wrong, money that changed hands."""

from contextlib import suppress
from enum import Enum

from hotels.device.aside import aside
from hotels.device.where import is_android


class Feel(Enum):
    """Each by the seconds it is still and trembles, by turns."""

    WRONG = (0.0, 0.03, 0.07, 0.03)
    PAID = (0.0, 0.08)


def can_be_felt() -> bool:
    """Whether the device can tremble."""
    if not is_android():
        return False
    try:
        from plyer import vibrator

        return bool(vibrator.exists())
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        return False


def vibrate(what: Feel) -> None:
    """It trembles, unless it cannot; no frame waits for it."""
    if is_android():
        aside(lambda: _tremble(what))


def _tremble(what: Feel) -> None:
    with suppress(Exception):  # whatever a device's own parts raise: nothing was to be seen
        from plyer import vibrator

        if vibrator.exists():
            vibrator.pattern(pattern=list(what.value), repeat=-1)

"""The window the device gives us: what covers it, how long it is lit, who else may see it.

And what its owner wants to see in every window: all dark, or his language.
"""

import os
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from hotels.device.where import is_android

INSETS_BY_KIND, RECENTS_HIDDEN = 30, 33
"""From which Android on its bars are told by their kind, and the list of running apps is asked."""

Insets = tuple[float, float, float, float]


class Scale(NamedTuple):
    """How large the system shows things: pixels in a dp, and texts against their usual size."""

    density: float
    text: float


def keep_awake(*, on: bool) -> None:
    """Whether the screen stays lit though nobody touches it."""
    from kivy.core.window import Window

    with suppress(Exception):  # a system that cannot goes dark as it always did
        Window.allow_screensaver = not on


def insets() -> Insets | None:
    """Pixels at the left, top, right and bottom that are covered; None where it is not known."""
    if not is_android():
        return None
    try:
        from hotels.device import android

        new = android.api() >= INSETS_BY_KIND
        bars = android.bars() if new else android.bars_before_30()
        if bars is None or (ours := android.ours()) is None:
            return None
        return covered(bars, android.whole(), ours)
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        return None


def covered(
    bars: tuple[int, int, int, int], whole: tuple[int, int], ours: tuple[int, int, int, int]
) -> Insets:
    """How far bars at the edges of a window reach into our part of it.

    Edge to edge it is all of the window; before, the system has left them out already.
    """
    left, top, right, bottom = bars
    wide, high = whole
    return (
        max(0, left - ours[0]),
        max(0, top - ours[1]),
        max(0, ours[2] - (wide - right)),
        max(0, ours[3] - (high - bottom)),
    )


def scale() -> Scale | None:
    """How large the system shows things; None where it is not known."""
    if not is_android():
        return None
    try:
        from hotels.device import android

        return Scale(*android.scale())
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        return None


def measure_for_kivy() -> None:
    """Give Kivy the display's measures; it reads them when it is first imported.

    Its own density on Android has the font size in it, and its sp multiplies by that once more.
    The font size comes into the theme's text size instead, which the screens are laid out by.
    """
    found = scale()
    if found is not None:
        os.environ.setdefault("KIVY_METRICS_DENSITY", str(found.density))
        os.environ.setdefault("KIVY_METRICS_FONTSCALE", "1")


def is_dark() -> bool | None:
    """Whether the system is set to dark; None where it is not known."""
    if not is_android():
        return None
    try:
        from hotels.device import android

        return android.is_night()
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        return None


def language() -> str:
    """The language that the system is set to; empty where it is not known."""
    if not is_android():
        return ""
    try:
        from hotels.device import android

        return android.language()
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        return ""


def hide_in_recents(*, on: bool) -> None:
    """Whether the list of running apps shows nothing of the screen."""
    if not is_android():
        return
    with suppress(Exception):  # a system that cannot shows it as it always did
        from hotels.device import android

        if android.api() >= RECENTS_HIDDEN:
            _in_ui_thread(lambda: android.set_recents_screenshot(not on))
        else:
            _in_ui_thread(lambda: android.set_secure(on))


def dress_bars(*, light: bool) -> None:
    """Dark signs on the system's bars where our ground is light, and light ones on a dark one."""
    if not is_android():
        return
    with suppress(Exception):  # signs that are hard to read are no reason to stop
        from hotels.device import android

        if android.api() >= INSETS_BY_KIND:
            _in_ui_thread(lambda: android.set_bars_light(light))


def _in_ui_thread(does: Callable[[], None]) -> None:
    """Do it where Android wants it done; what it raises there is nobody's but ours."""
    from hotels.device import android

    def guarded() -> None:
        with suppress(Exception):
            does()

    android.on_ui_thread(guarded)

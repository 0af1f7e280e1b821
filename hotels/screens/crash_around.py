"""What was there when Hotels failed, without anything that is anybody's own."""

import platform
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import kivy
import kivymd
from kivy.core.window import Window
from kivy.metrics import Metrics
from kivy.utils import platform as system

from hotels import __version__
from hotels.screens.screen import game_on
from hotels.views.crash import Around, last_acts, python

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def game_of(house: "HotelsApp") -> int | None:
    """The number of the game that is on the screens; None where there is none."""
    opened = _opened(house)
    return None if opened is None else int(opened.record.id) or None  # a practice has none


def around_of(house: "HotelsApp") -> Around:
    """Versions, window, screen, and the sorts of the last entries."""
    versions = [
        ("Hotels", __version__),
        ("Python", python()),
        ("Kivy", kivy.__version__),
        ("KivyMD", kivymd.__version__),
        ("System", f"{system} {platform.machine()}"),
    ]
    settings = house.settings
    window = (
        f"Window {Window.width} x {Window.height}, density {Metrics.density:g}, "
        f"text {settings.text_size:g}, {settings.theme} theme"
    )
    screen = ""
    with suppress(Exception):
        names = [type(one).__name__ for one in house.shell.screens]
        screen = " > ".join(names)
    kind, lines = "", ()
    opened = _opened(house)
    if opened is not None:
        kind, lines = opened.record.kind, opened.table.lines
    return Around(versions, window, screen, kind, len(lines), last_acts(lines))


def _opened(house: "HotelsApp") -> Any:
    """The game of the uppermost screen that has one."""
    games = (game_on(screen) for screen in reversed(house.shell.screens))
    return next((game for game in games if game is not None), None)

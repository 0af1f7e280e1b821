"""The device beneath: its folders, clipboard, browser and voice.

The one place that knows plyer. Every call is guarded: what a device has not, or refuses, is said
in one sentence, and nothing else happens. Nothing of it is loaded before it is called.
"""

import webbrowser
from enum import StrEnum
from pathlib import Path
from threading import Lock, Thread
from typing import TYPE_CHECKING
from weakref import WeakSet

from kivy.clock import Clock

from hotels.views import saving as words

if TYPE_CHECKING:
    from hotels.app import HotelsApp

_told: "WeakSet[HotelsApp]" = WeakSet()
"""Who was told that there is no voice."""

_voice = Lock()
"""Who speaks is not interrupted."""


class Deed(StrEnum):
    """What one device can and another cannot."""

    SHARE = "hand a file to another app"
    SPEAK = "read aloud"


def can(deed: Deed) -> bool:
    """Whether this device can."""
    return deed is Deed.SPEAK and _has_voice()


def share(house: "HotelsApp", name: str, data: bytes) -> None:
    """A file for somebody: to another app where the device hands it on, else into a folder."""
    save(house, name, data)


def save(house: "HotelsApp", name: str, data: bytes) -> None:
    """Ask where a file is to lie, and write it there."""
    from hotels.screens.sharing.saving import SaveSheet

    SaveSheet(house, name, data).open()


def home() -> Path:
    """The keeper's own folder; not everybody has one."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()


def copy(house: "HotelsApp", text: str, said: str = words.COPIED) -> None:
    """A text for any other program."""
    try:
        from kivy.core.clipboard import Clipboard

        Clipboard.copy(text)
    except Exception:  # noqa: BLE001 - every system has a clipboard, and errors, of its own
        house.say(words.NOT_COPIED)
    else:
        house.say(said)


def open_link(house: "HotelsApp", link: str) -> None:
    """A link in the browser, or in the app that takes it."""
    try:
        opened = webbrowser.open(link)
    except Exception:  # noqa: BLE001 - every system has browsers, and errors, of its own
        opened = False
    if not opened:
        house.say(words.NOT_OPENED)


def speak(house: "HotelsApp", text: str, *, unasked: bool = False) -> None:
    """A text read aloud, while the screens go on; ``unasked`` it is said once if it cannot be."""
    if can(Deed.SPEAK):
        Thread(target=_spoken, args=(house, text), daemon=True).start()
    elif not (unasked and house in _told):
        _told.add(house)
        house.say(words.NO_VOICE)


def _has_voice() -> bool:
    """Whether plyer has a voice for this device."""
    try:
        from plyer import tts
        from plyer.facades import TTS

        bare = tts.__class__ is TTS
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        return False
    return not bare


def _spoken(house: "HotelsApp", text: str) -> None:
    """It may take as long as the text does."""
    try:
        from plyer import tts

        with _voice:
            tts.speak(text)
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        Clock.schedule_once(lambda _: house.say(words.NO_VOICE), 0)

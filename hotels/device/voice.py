"""The voice of this device."""

from threading import Lock
from time import sleep
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

from hotels.device.aside import aside
from hotels.device.where import is_android
from hotels.views.saving import NO_VOICE
from hotels.wording import language
from hotels.wording.aloud import aloud
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

TRIES, PAUSE = 100, 0.1
"""How often a voice that is not ready yet is asked again, and after how many seconds."""

_told: "WeakSet[HotelsApp]" = WeakSet()
"""Who was told that there is no voice."""

_speaking = Lock()
"""Who speaks is not interrupted."""

_voices: list[Any] = []
"""The voice of an Android, once it has spoken: one is enough for all there is to say."""


def has_voice() -> bool:
    """Whether there is one. An Android only knows once it is asked to speak."""
    if is_android():
        return True
    try:
        from plyer import tts
        from plyer.facades import TTS

        bare = tts.__class__ is TTS
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        return False
    return not bare


def speak(house: "HotelsApp", text: str, *, unasked: bool = False) -> None:
    """A text, its amounts in words; ``unasked`` it is said once that there is no voice."""
    if has_voice():
        aside(lambda: spoken(house, aloud(text)))
    else:
        refuse(house, unasked=unasked)


def refuse(house: "HotelsApp", *, unasked: bool) -> None:
    """Say that there is no voice."""
    if not (unasked and house in _told):
        _told.add(house)
        house.say(phrase(NO_VOICE))


def spoken(house: "HotelsApp", text: str) -> None:
    """It may take as long as the text does."""
    try:
        with _speaking:
            taken = _said_by_android(text) if is_android() else _said_by_plyer(text)
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        taken = False
    if not taken:
        from kivy.clock import Clock

        Clock.schedule_once(lambda _: refuse(house, unasked=True), 0)


def _said_by_plyer(text: str) -> bool:
    from plyer import tts

    tts.speak(text.lstrip("-"))  # what begins so, a program that speaks takes for an order
    return True


def _said_by_android(text: str) -> bool:
    """A new voice takes a while to find itself."""
    from hotels.device import android

    if not _voices:
        _voices.append(android.voice())
    for _ in range(TRIES):
        if android.say(_voices[0], text, language.spoken().code):
            return True
        sleep(PAUSE)
    _voices.clear()
    return False

"""The device beneath: its files, its voice, what it lets be felt, and the window it gives us.

The one door to all of it, and nothing behind it is loaded before it is opened. Every call is
guarded: what a device has not, or refuses, is said in one sentence, and nothing else happens.
"""

from enum import StrEnum
from typing import TYPE_CHECKING

from hotels.device.where import is_android

if TYPE_CHECKING:
    from pathlib import Path

    from hotels.app import HotelsApp
    from hotels.device.feel import Feel
    from hotels.device.files import Take
    from hotels.device.window import Scale


class Deed(StrEnum):
    """What one device can and another cannot; what it cannot is not offered."""

    SPEAK = "read aloud"
    FEEL = "let a finger feel something"
    SHOW_DARK = "say whether its owner wants everything dark"


def can(deed: Deed) -> bool:
    """Whether this device can."""
    match deed:
        case Deed.SPEAK:
            from hotels.device import voice

            return voice.has_voice()
        case Deed.FEEL:
            from hotels.device import feel

            return feel.can_be_felt()
        case Deed.SHOW_DARK:
            return is_android()


def share(house: "HotelsApp", name: str, data: bytes) -> None:
    """A file for somebody: to another app where the device hands it on, else into a folder."""
    from hotels.device import files

    files.share(house, name, data)


def share_text(house: "HotelsApp", text: str) -> None:
    """A text for somebody: to another app where the device hands it on, else to be pasted."""
    from hotels.device import files

    files.share_text(house, text)


def choose(house: "HotelsApp", take: "Take") -> None:
    """Ask for a file of this device; whoever asked gets it open."""
    from hotels.device import files

    files.choose(house, take)


def listen(house: "HotelsApp", take: "Take") -> None:
    """Take the files that other apps hand over, from now on."""
    if is_android():
        from hotels.device import files

        files.listen(house, take)


def home() -> "Path":
    """The keeper's own folder."""
    from hotels.device import files

    return files.home()


def copy(house: "HotelsApp", text: str, said: str = "") -> None:
    """A text for any other program, and what is said of it."""
    from hotels.device import links

    links.copy(house, text, said)


def open_link(house: "HotelsApp", link: str) -> None:
    """A link in the browser, or in the app that takes it."""
    from hotels.device import links

    links.open_link(house, link)


def speak(house: "HotelsApp", text: str, *, unasked: bool = False) -> None:
    """A text read aloud, while the screens go on; ``unasked`` it is said once if it cannot be."""
    from hotels.device import voice

    voice.speak(house, text, unasked=unasked)


def vibrate(what: "Feel") -> None:
    """Something to be felt, where the device can."""
    from hotels.device import feel

    feel.vibrate(what)


def keep_awake(*, on: bool) -> None:
    """Whether the screen stays lit though nobody touches it."""
    from hotels.device import window

    window.keep_awake(on=on)


def hide_in_recents(*, on: bool) -> None:
    """Whether the list of running apps shows nothing of what stands on the screen."""
    from hotels.device import window

    window.hide_in_recents(on=on)


def insets() -> tuple[float, float, float, float] | None:
    """Pixels at the left, top, right and bottom that the system's bars cover; None: not known."""
    from hotels.device import window

    return window.insets()


def scale() -> "Scale | None":
    """How large the system shows things; None where it is not known."""
    from hotels.device import window

    return window.scale()


def measure_for_kivy() -> None:
    """Give Kivy the display's measures, before it is first imported."""
    from hotels.device import window

    window.measure_for_kivy()


def is_dark() -> bool | None:
    """Whether the device's owner wants everything dark; None where it is not known."""
    from hotels.device import window

    return window.is_dark()


def language() -> str:
    """The language of the device's owner, by its code; empty where it is not known."""
    from hotels.device import window

    return window.language()


def dress_bars(*, light: bool) -> None:
    """The signs on the system's bars so that they can be read on a ground of ours."""
    from hotels.device import window

    window.dress_bars(light=light)

"""What goes to another program at once: a link, a text."""

from typing import TYPE_CHECKING

from hotels.device.where import is_android
from hotels.views import saving as words
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def copy(house: "HotelsApp", text: str, said: str = "") -> None:
    """A text for any other program."""
    try:
        from kivy.core.clipboard import Clipboard

        Clipboard.copy(text)
    except Exception:  # noqa: BLE001 - every system has a clipboard, and errors, of its own
        house.say(phrase(words.NOT_COPIED))
    else:
        house.say(said or phrase(words.COPIED))


def open_link(house: "HotelsApp", link: str) -> None:
    """A link in the browser, or in the app that takes it."""
    try:
        opened = _opened(link)
    except Exception:  # noqa: BLE001 - every system has browsers, and errors, of its own
        opened = False
    if not opened:
        house.say(phrase(words.NOT_OPENED))


def _opened(link: str) -> bool:
    if is_android():
        from hotels.device import android

        android.view(link)
        return True
    import webbrowser

    return webbrowser.open(link)

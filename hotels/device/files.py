"""Files that leave this device, lie on it, or are handed over by another app."""

import os
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NamedTuple

from hotels.device.where import is_android
from hotels.views import saving as words
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

DOWNLOADS = 29
"""From which Android on an app may put a file among the downloads, to hand it on from there."""

KINDS = {
    "beancount": "text/plain",
    "csv": "text/csv",
    "json": "application/json",
    "jsonl": "application/octet-stream",
    "png": "image/png",
    "txt": "text/plain",
}
"""What files are called by their endings; what nobody knows is a row of bytes."""

Answer = Callable[[Any], None]


class Handed(NamedTuple):
    """A file to be read, whoever it is from; who takes it closes it."""

    name: str
    file: IO[bytes]
    size: int
    """Bytes; nought where that is not known."""


Take = Callable[[Handed], None]


class Questions:
    """What the system asks the keeper for us; each is answered later, once or never."""

    FIRST = 61_000
    """They are numbered from here on, apart from those of others."""

    def __init__(self) -> None:
        self._numbers = count(self.FIRST)
        self._waiting: dict[int, Answer] = {}
        self._listens = False

    def ask(self, asks: Callable[[int], None], then: Answer) -> bool:
        """Whether it is asked; what the keeper chooses comes in our own thread."""
        number = next(self._numbers)
        try:
            if not self._listens:
                from hotels.device import android_files

                android_files.on_answer(self._answered)
                self._listens = True
            self._waiting[number] = then
            asks(number)
        except Exception:  # noqa: BLE001 - whatever a device's own parts raise
            self._waiting.pop(number, None)
            return False
        return True

    def _answered(self, number: int, answer: int, wish: Any) -> None:  # noqa: ANN401 - an object of Java has no type here
        """Android's answer, in a thread of its own."""
        from hotels.device import android_files

        then = self._waiting.pop(number, None)
        if then is None or answer != android_files.CHOSEN or wish is None:
            return
        uri = wish.getData()
        if uri is not None:
            soon(lambda: then(uri))


_questions = Questions()


def share(house: "HotelsApp", name: str, data: bytes) -> None:
    """A file for somebody: to another app where the device hands it on, else into a folder."""
    try:
        if is_android() and _send(name, data):
            house.say(words.handed_on(name))
            return
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        house.say(phrase(words.NOT_SHARED))
        return
    save(house, name, data)


def share_text(house: "HotelsApp", text: str) -> None:
    """A text for somebody; where the device hands nothing on, for any other program."""
    from hotels.device import links

    if not is_android():
        links.copy(house, text)
        return
    try:
        from hotels.device import android_files

        android_files.send_text(text)
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        links.copy(house, text)


def save(house: "HotelsApp", name: str, data: bytes) -> None:
    """Ask where a file is to lie, and write it there."""
    if not is_android():
        from hotels.screens.sharing.saving import SaveSheet

        SaveSheet(house, name, data).open()
        return

    def write(uri: Any) -> None:  # noqa: ANN401 - an object of Java has no type here
        try:
            _put(uri, data)
        except Exception:  # noqa: BLE001 - whatever a device's own parts raise
            house.say(phrase(words.NOT_WRITTEN))
        else:
            house.say(phrase(words.WRITTEN))

    def ask(number: int) -> None:
        from hotels.device import android_files

        android_files.ask_for_place(number, name, _kind(name))

    if not _questions.ask(ask, write):
        house.say(phrase(words.NO_CHOOSER))


def choose(house: "HotelsApp", take: Take) -> None:
    """Ask for a file; whoever asked gets it open, and nothing where none is chosen."""
    if not is_android():
        from hotels.screens.sharing.choosing import ChooseSheet

        ChooseSheet(house, take).open()
        return

    def read(uri: Any) -> None:  # noqa: ANN401 - likewise
        given = _given(uri)
        if given is None:
            house.say(phrase(words.NOT_READ))
        else:
            take(given)

    def ask(number: int) -> None:
        from hotels.device import android_files

        android_files.ask_for_file(number)

    if not _questions.ask(ask, read):
        house.say(phrase(words.NO_CHOOSER))


def listen(house: "HotelsApp", take: Take) -> None:
    """Take what another app hands over: what we were started for, and what comes later."""
    if not is_android():
        return

    def look(wish: Any) -> None:  # noqa: ANN401 - likewise
        from hotels.device import android_files

        try:
            if not android_files.hands_over(wish):
                return
            uri = android_files.file_in(wish)
        except Exception:  # noqa: BLE001 - whatever a device's own parts raise
            return
        given = None if uri is None else _given(uri)
        if given is None:
            house.say(phrase(words.NOT_READ))
        else:
            take(given)

    try:
        from hotels.device import android_files

        android_files.on_intent(lambda wish: soon(lambda: look(wish)))
        look(android_files.intent_at_start())
        android_files.forget_intent()
    except Exception:  # noqa: BLE001 - who cannot be handed anything works as before
        return


def opened(path: Path) -> Handed:
    """A file of this device; it may refuse as any file does."""
    if not path.is_file():
        raise FileNotFoundError  # a device that never ends, a folder
    file = path.open("rb")
    return Handed(path.name, file, os.fstat(file.fileno()).st_size)


def home() -> Path:
    """The keeper's own folder; not everybody has one."""
    try:
        return Path.home()
    except RuntimeError:
        return Path.cwd()


def _kind(name: str) -> str:
    return KINDS.get(name.rpartition(".")[2].lower(), "application/octet-stream")


def _send(name: str, data: bytes) -> bool:
    """Whether the device hands a file on to another app."""
    from hotels.device import android, android_files

    if android.api() < DOWNLOADS:
        return False
    uri = android_files.new_download(name, _kind(name))
    try:
        _put(uri, data)
    except Exception:
        with suppress(Exception):  # whatever a device's own parts raise: it stays there, empty
            android_files.drop(uri)
        raise
    android_files.send_file(uri, _kind(name))
    return True


def _put(uri: Any, data: bytes) -> None:  # noqa: ANN401 - likewise
    from hotels.device import android_files

    with os.fdopen(android_files.opened(uri, "w"), "wb") as file:
        file.write(data)
        file.flush()
        with suppress(OSError):  # a pipe has no end to cut off
            file.truncate()  # a longer file may have stood here, and not every device empties it


def _given(uri: Any) -> Handed | None:  # noqa: ANN401 - likewise
    """A file that another app gives us; none that it only names by where it lies."""
    from hotels.device import android_files

    try:
        if android_files.scheme(uri) != "content":
            return None
        file = os.fdopen(android_files.opened(uri, "r"), "rb")
    except Exception:  # noqa: BLE001 - whatever a device's own parts raise
        return None
    try:
        name = android_files.called(uri)
    except Exception:  # noqa: BLE001 - a file without a name is one all the same
        name = ""
    return Handed(name, file, os.fstat(file.fileno()).st_size)


def soon(does: Callable[[], None]) -> None:
    """Do it in the thread of the screens."""
    from kivy.clock import Clock

    Clock.schedule_once(lambda _: does(), 0)

"""The rules that the likeliest tap will need: loaded while nobody waits for them."""

from contextlib import suppress
from threading import Thread
from typing import TYPE_CHECKING

from kivy.clock import Clock

if TYPE_CHECKING:
    from collections.abc import Callable

    from hotels.store.records import Record

AHEAD = 0.5
"""Seconds after Home is first drawn until it begins."""

NAME = "ahead"
"""What its thread is called."""


def load_ahead(last: "Callable[[], Record | None]") -> None:
    """Soon load the rules of the game that was played last, or of hotel chains without one."""

    def begin(*_: object) -> None:
        # It ends by itself and soon: an app that is closed meanwhile waits for it.
        Thread(target=_load, args=(last(),), name=NAME).start()

    Clock.schedule_once(lambda _: Clock.schedule_once(begin, AHEAD), 0)


def _load(last: "Record | None") -> None:
    """Screens are not loaded here: what they are made of belongs to the window's own thread."""
    with suppress(Exception):  # nobody asked for it: who opens the game is told what is wrong
        from hotels.store.keeping import understood

        if last is not None:
            understood(last)
        else:
            from hotels.ledger.chains import game  # noqa: F401 - to be there is all that is wanted

"""Errors let fall under the net, as Kivy's own loop would let them fall."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

import pytest

from hotels.views import crash as words
from tests.store.playing import played

if TYPE_CHECKING:
    from hotels.screens.net import Net
    from tests.screens.driver import Driver

NAMES = ("Benedikta", "Ana", "Cat", "Dora")


class Fault(Exception):
    """Something nobody thought of."""


def fail(*_: object, **__: object) -> NoReturn:
    message = "Benedikta owes $3,000"
    raise Fault(message)


def at_the_table(driver: "Driver") -> Any:
    """A game of four with twelve entries, at the table."""
    game = played(driver.app.store, players=NAMES, until=12)
    driver.app.resume(game.record.id)
    driver.frames(5)
    return game


@contextmanager
def net_under(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> Iterator["Net"]:
    """The net under the app; what falls out of a frame is handled as Kivy's own loop does it."""
    from kivy.base import EventLoop, ExceptionManager

    from hotels.screens.net import Net

    def guarded(does: Callable[..., Any]) -> Callable[..., Any]:
        def do(*given: Any) -> Any:
            try:
                return does(*given)
            except Exception as error:
                if ExceptionManager.handle_exception(error) == ExceptionManager.RAISE:
                    raise
                return None

        return do

    for name in ("idle", "post_dispatch_input"):
        monkeypatch.setattr(EventLoop, name, guarded(getattr(EventLoop, name)))
    monkeypatch.setattr(driver, "draws_each_frame", True)
    net = Net(driver.app)
    now = [0.0]
    net.clock = lambda: now[0]
    net.pass_time = lambda seconds: now.__setitem__(0, now[0] + seconds)
    net.hang()
    yield net
    net.take_down()


def told(driver: "Driver", *, says: str = words.GO_ON_WITH) -> None:
    """The page is shown, and nothing else."""
    driver.frames(3)
    for text in (words.TITLE, words.HAPPENED, words.SAFE, says, words.HAND_ON):
        assert text in driver.words()
    assert [type(child).__name__ for child in driver.window.children] == ["CrashScreen"]

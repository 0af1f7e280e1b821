"""What catches an error that nobody caught: the game stays, the keeper is told, play goes on."""

import threading
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from kivy.base import EventLoop, ExceptionManager, runTouchApp, stopTouchApp
from kivy.clock import Clock
from kivy.logger import Logger

from hotels import interrupted
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.screens.crash import CrashScreen

MOMENTS = 10
"""Seconds within which a second error counts as the same one again."""

MOST = 50
"""So many errors while the page of the first one is shown are too many to be lived with."""


class Net:
    """Hangs under everything that runs: under the window's loop and under every thread.

    Nothing is written to a file but which game was at the table (``hotels.interrupted``): what an
    error says may be somebody's name. The report goes where the system keeps what programs say,
    and to whom the keeper gives it. So does an error before there is a window.
    """

    def __init__(self, house: "HotelsApp") -> None:
        self.house = house
        self.screen: CrashScreen | None = None
        """The page, while it is shown."""
        self.report = ""
        self._game: int | None = None
        self._went_on = float("-inf")
        self._more = 0
        self._ended = False
        self._hook = threading.excepthook
        self.clock: Callable[[], float] = monotonic

    def hang(self) -> None:
        """Catch whatever falls from now on."""
        ExceptionManager.add_handler(self)
        threading.excepthook = self._in_thread

    def take_down(self) -> None:
        """Catch nothing more."""
        ExceptionManager.remove_handler(self)
        threading.excepthook = self._hook
        if self.screen is not None:
            from hotels.screens import crash

            crash.put_away(self.screen)

    def run(self) -> None:
        """The app, from its start to its end."""
        self.hang()
        self.house.bind(on_start=self._begun)
        try:
            self.house.run()
        except Exception as error:
            if self._ended:
                raise
            self._at_start(error)
        finally:
            self.take_down()

    def _begun(self, _: object) -> None:
        """The app has started; whoever answers here with anything keeps it from hearing of it."""
        Clock.schedule_once(lambda _: self.welcome(), 0)

    def welcome(self) -> None:
        """Where Hotels was interrupted last time, it goes on, with a word about it."""
        house = self.house
        last = interrupted.recalled(house.folder) if house.folder is not None else None
        if last is None:
            return
        from hotels.views import crash as words

        self._went_on = self.clock()
        top = house.shell.top
        if last.game is not None:
            house.resume(last.game)
        resumed = house.shell.top is not top
        house.say(phrase(words.RESUMED if resumed else words.RESUMED_HOME))

    def handle_exception(self, error: BaseException) -> int:
        """Kivy asks whether an error is dealt with."""
        if not isinstance(error, Exception):
            return int(ExceptionManager.RAISE)  # the program is told to end
        return int(ExceptionManager.PASS if self.caught(error) else ExceptionManager.RAISE)

    def caught(self, error: BaseException) -> bool:
        """Whether the keeper is told and can go on; else Hotels ends."""
        if self.screen is not None:
            return self._caught_more(error)
        try:
            self._show(error)
        except Exception as worse:  # noqa: BLE001 - whatever else fails, it ends here
            Logger.critical("Hotels: %s, and then %s", type(error).__name__, type(worse).__name__)
            self._end()
            return False
        return True

    def go_on(self) -> None:
        """Everything anew from the disk, and the game where it was."""
        from hotels.screens import crash

        screen, self.screen = self.screen, None
        self._went_on = self.clock()
        if screen is not None:
            crash.put_away(screen)
        self.house.anew()
        if self._game is not None:
            self.house.resume(self._game)
        if self.house.folder is not None:
            interrupted.forget(self.house.folder)

    def _show(self, error: BaseException) -> None:
        """The page, once nothing of what failed moves any more."""
        from hotels.screens import crash
        from hotels.views import crash as words

        house = self.house
        again = self.clock() - self._went_on < MOMENTS
        game, around = None, None
        with suppress(Exception):
            from hotels.screens.crash_around import around_of, game_of

            game, around = game_of(house), around_of(house)
        self._game = None if again else game
        if house.folder is not None:
            interrupted.remember(house.folder, self._game)
        self.report = type(error).__name__
        with suppress(Exception):
            self.report = words.report(error, around)
        Logger.critical("Hotels: %s", self.report)
        says = words.GO_ON_HOME if game is None else words.GO_ON_WITH
        shell = getattr(house, "shell", None)
        says = words.AGAIN if again else says
        for quiet in (house.life.end, getattr(shell, "close", None), *_leaving(shell)):
            with suppress(Exception):
                if quiet is not None:
                    quiet()
        screen = crash.CrashScreen(says, self.report, self.go_on, self.house.stop)
        screen.keep_clear(getattr(shell, "insets", (0, 0, 0, 0)))
        self._more = 0
        crash.shown(screen)
        self.screen = screen

    def _caught_more(self, error: BaseException) -> bool:
        """Another one while the page is shown: what still runs of the old screens is stopped."""
        self._more += 1
        Logger.critical("Hotels: %s, while an error was shown", type(error).__name__)
        if self._more > MOST:
            self._end()
            return False
        for event in Clock.get_events():
            event.cancel()
        return True

    def _at_start(self, error: Exception) -> None:
        """The page where there is no Hotels yet to go on with."""
        from hotels.screens import crash
        from hotels.screens.crash_around import around_of
        from hotels.views import crash as words

        self.report = words.report(error, around_of(self.house))
        self.screen = crash.CrashScreen(words.NO_WAY_ON, self.report, None, self._end)
        crash.shown(self.screen)
        runTouchApp(self.screen)

    def _end(self) -> None:
        """The program ends; the game is on the disk, and the next start goes on with it."""
        self._ended = True
        with suppress(Exception):
            self.house.stop()
        if EventLoop.status == "started":
            stopTouchApp()

    def _in_thread(self, what: Any) -> None:
        """An error in a thread is told by the screens' own thread."""
        error = what.exc_value
        if isinstance(error, Exception):
            Clock.schedule_once(lambda _: self.caught(error), 0)
        else:
            self._hook(what)


def _leaving(shell: Any) -> list[Callable[[], None]]:
    """What every screen does when it goes: a thread of its own ends, and lets go of the archive."""
    return [screen.left for screen in reversed(getattr(shell, "screens", []))]

"""Ctrl-C on the command line: it ends a call quietly, by its own status, with nothing half done."""

import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType, TracebackType

INTERRUPTED = 130
"""The status of a call that was broken off, as shells have it."""


class _State:
    """What has happened so far."""

    broken_off = False


def leave_at_once() -> None:
    """From here on Ctrl-C ends the program where it is; nothing is open that it could harm.

    Whoever starts the program may have it ignore Ctrl-C; then it stays ignored.
    """
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        sys.unraisablehook = _unraisable
        signal.signal(signal.SIGINT, _leave)


def over() -> None:
    """The call is done and its results are written; from here on Ctrl-C comes too late."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def is_broken_off() -> bool:
    """Whether Ctrl-C was raised, even if some callback has swallowed it."""
    return _State.broken_off


@contextmanager
def raised() -> Iterator[None]:
    """Within, Ctrl-C is raised: what is open is closed and what is begun is undone."""
    if signal.getsignal(signal.SIGINT) is not _leave:
        yield
        return
    signal.signal(signal.SIGINT, _raise)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, _leave)


class Held:
    """Within, Ctrl-C waits for the next place where it is heeded, or for the end."""

    def __init__(self) -> None:
        self._holds = self._waits = False
        self._before = signal.getsignal(signal.SIGINT)

    def __enter__(self) -> "Held":  # noqa: PYI034 - typing takes long to load
        self._before = signal.getsignal(signal.SIGINT)
        self._holds = callable(self._before)
        self._hold()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._heed(late=error is None)
        self._holds = False

    @contextmanager
    def heeded(self) -> Iterator[None]:
        """Within, it waits no longer."""
        self._heed()
        try:
            yield
        finally:
            self._hold()

    def _hold(self) -> None:
        if self._holds:
            signal.signal(signal.SIGINT, self._wait)

    def _heed(self, *, late: bool = True) -> None:
        """What was there before deals with it again, at once with what came meanwhile."""
        if self._holds:
            signal.signal(signal.SIGINT, self._before)
            if self._waits and late and callable(self._before):
                self._waits = False
                self._before(signal.SIGINT, None)

    def _wait(self, _number: int, _at: FrameType | None) -> None:
        self._waits = True


def _leave(_number: int, _at: FrameType | None) -> None:
    os._exit(INTERRUPTED)


def _raise(_number: int, _at: FrameType | None) -> None:
    """Once: what is being undone is undone to its end."""
    if not _State.broken_off:
        _State.broken_off = True
        raise KeyboardInterrupt


def _unraisable(said: "sys.UnraisableHookArgs") -> None:
    """Ctrl-C that came in a callback is quiet, too."""
    if not isinstance(said.exc_value, KeyboardInterrupt):
        sys.__unraisablehook__(said)

"""Whether the index has a wheel for the tablet, asked as python-for-android asks."""

import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

TIMEOUT = 60
"""Seconds an answer may take."""

NOWHERE = "nowhere"
"""A folder that pip wants named when it asks for another machine, and never makes."""


class Told(NamedTuple):
    """What the index says of some wheels."""

    missing: tuple[str, ...]
    """What it has for other machines and not for the tablet."""
    silent: tuple[str, ...]
    """What it says nothing of: it is out of reach, or has none for any machine."""


class Tablet(NamedTuple):
    """What a wheel is to run on."""

    python: str
    native_api: int

    @property
    def words(self) -> list[str]:
        """The same for pip, with the two names that python-for-android gives it."""
        names = (f"android_{self.native_api}_{name}" for name in ("arm64_v8a", "aarch64"))
        tags = [f"--platform={name}" for name in names]
        alone = ["--only-binary=:all:", f"--target={NOWHERE}"]
        return [*alone, f"--python-version={self.python}", *tags]


def told(wanted: Sequence[str], tablet: Tablet, answers: Callable[[Sequence[str]], bool]) -> Told:
    """What the index has of what is wanted.

    An index that is out of reach and one that lacks a wheel give pip the same answer. So what is
    not there for the tablet is asked for once more, for the machine that asks.
    """
    if not wanted or answers([*tablet.words, *wanted]):
        return Told((), ())
    lacking = [one for one in wanted if not answers([*tablet.words, one])]
    elsewhere = [one for one in lacking if answers([one])]
    silent = [one for one in lacking if one not in elsewhere]
    return Told(tuple(elsewhere), tuple(silent))


def asks(python: Path) -> Callable[[Sequence[str]], bool]:
    """How a Python's pip is asked whether it would install something; nothing is installed."""
    question = [str(python), "-m", "pip", "install", "--dry-run", "--quiet", "--no-input"]
    question += ["--ignore-installed", "--no-deps", "--retries=1", "--timeout=15"]

    def answers(words: Sequence[str]) -> bool:
        try:
            answer = subprocess.run(
                [*question, *words], capture_output=True, timeout=TIMEOUT, check=False
            )
        except subprocess.TimeoutExpired:
            return False
        return answer.returncode == 0

    return answers

"""What holds for every test: no socket to the internet, and how hard the laws are tried.

HYPOTHESIS_PROFILE says how many examples a law is tried on: quick (make test), default, or long.
"""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

from hotels.wording.language import ENGLISH, LANGUAGES, speak_by
from tests.watched import watched

settings.register_profile(
    "default",
    max_examples=20,
    stateful_step_count=25,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    phases=[phase for phase in Phase if phase is not Phase.explain],  # a game explains itself
)
settings.register_profile("quick", settings.get_profile("default"), max_examples=5)
settings.register_profile(
    "long",
    settings.get_profile("default"),
    max_examples=400,
    stateful_step_count=60,
    derandomize=False,
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

MEMORY = Path("/dev/shm")  # noqa: S108 - only so that no disk is waited for
ROOM = 1 << 30
if os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free > ROOM:
    # Most tests write an archive, and most of their time is the disk's.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))

Speak = Callable[[str, dict[str, str]], None]


@pytest.fixture(autouse=True)
def _no_network() -> Iterator[None]:
    """Whatever is run under a test, the command line as much as the window, stays offline."""
    with watched() as seen:
        yield
    assert [said for said in seen if said.startswith("internet")] == []


@pytest.fixture
def speaking() -> Iterator[Speak]:
    """A language by its code, with the few phrases that it knows; English again afterwards."""

    def spoken_by(code: str, known: dict[str, str]) -> None:
        speak_by(LANGUAGES[code], lambda text: known.get(text, text))

    yield spoken_by
    speak_by(ENGLISH, None)

"""What holds for every test: no socket to the internet, and how hard the laws are tried.

Quick and the same each time, or long by HYPOTHESIS_PROFILE=long. A test may speak another language.
"""

import os
from collections.abc import Callable, Iterator

import pytest
from hypothesis import HealthCheck, Phase, settings

from hotels.wording.language import ENGLISH, LANGUAGES, speak_by
from tests.watched import watched

settings.register_profile(
    "quick",
    max_examples=20,
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=[phase for phase in Phase if phase is not Phase.explain],  # a game explains itself
)
settings.register_profile(
    "long",
    settings.get_profile("quick"),
    max_examples=400,
    derandomize=False,
    print_blob=True,
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))

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

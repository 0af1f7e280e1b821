"""No test opens a socket to the internet; a test may speak another language."""

from collections.abc import Callable, Iterator

import pytest

from hotels.wording.language import ENGLISH, LANGUAGES, speak_by
from tests.watched import watched

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

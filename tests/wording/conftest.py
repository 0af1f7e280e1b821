"""Languages to try phrases in."""

from collections.abc import Callable, Iterator

import pytest

from hotels.wording.language import ENGLISH, LANGUAGES, speak_by

Speak = Callable[[str, dict[str, str]], None]


@pytest.fixture
def speaking() -> Iterator[Speak]:
    """A language by its code, with the few phrases that it knows; English again afterwards."""

    def spoken_by(code: str, known: dict[str, str]) -> None:
        speak_by(LANGUAGES[code], lambda text: known.get(text, text))

    yield spoken_by
    speak_by(ENGLISH, None)

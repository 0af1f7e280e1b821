"""Which language is spoken, and how a phrase is said in it."""

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from hotels.wording import language
from hotels.wording.amounts import Count, decimal, money
from hotels.wording.language import (
    ENGLISH,
    LANGUAGES,
    first_known,
    of_system,
    phrase,
    speak,
    spoken,
)


@pytest.fixture(autouse=True)
def _english_after() -> Iterator[None]:
    yield
    speak(ENGLISH.code)


def compiled(folder: Path, code: str, phrases: dict[str, str]) -> None:
    """A file of phrases as gettext has it: two tables of lengths and places, then the texts."""
    pairs = sorted((("", "Content-Type: text/plain; charset=UTF-8\n"), *phrases.items()))
    texts = [side.encode() for sides in zip(*pairs, strict=True) for side in sides]
    count, at = len(pairs), 28 + 8 * len(texts)
    table, data = b"", b""
    for text in texts:
        table += struct.pack("<2I", len(text), at + len(data))
        data += text + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, count, 28, 28 + 8 * count, 0, 0)
    (folder / f"{code}.mo").write_bytes(head + table + data)


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "es"}, "es"),
        ({"LC_MESSAGES": "es", "LC_ALL": "de-AT"}, "de"),
        ({"LC_ALL": "de", "LANGUAGE": "fr:es_MX@euro:de"}, "es"),
        ({"LC_ALL": "de", "LANGUAGE": "en:de"}, "en"),
        ({"LC_ALL": "", "LANG": "ES"}, "es"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANGUAGE": "C:de"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_TIME": "de"}, "en"),
    ],
)
def test_a_system_names_its_language_as_gettext_looks_for_it(
    environment: dict[str, str], code: str
) -> None:
    assert of_system(environment) == code


def test_the_first_language_that_is_spoken_counts() -> None:
    assert first_known(["tlh", "de", "es"]) == "de"
    assert first_known([]) == first_known([""]) == "en"


def test_a_language_without_its_file_stays_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "FOLDER", tmp_path)
    for code in ("de", "es", "tlh"):
        speak(code)
        assert spoken() is ENGLISH
        assert phrase("The end") == "The end"
    (tmp_path / "de.mo").write_bytes(b"not at all")
    speak("de")
    assert spoken() is ENGLISH


def test_a_phrase_is_said_as_it_is_translated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(language, "FOLDER", tmp_path)
    phrases = {
        "{player} pays {amount}.": "{amount} zahlt {player}.",
        "{count:game/games} kept": "{count:Spiel/Spiele} behalten",
        "as a key|Open": "Öffnen",
    }
    compiled(tmp_path, "de", phrases)
    speak("de")
    assert spoken() is LANGUAGES["de"]
    paid = phrase("{player} pays {amount}.", player="Ana", amount=money(12_500))
    assert paid == "12.500\N{NO-BREAK SPACE}$ zahlt Ana."
    assert phrase("{count:game/games} kept", count=Count(1_200)) == "1.200 Spiele behalten"
    assert phrase("{count:game/games} kept", count=Count(0)) == "keine Spiele behalten"
    assert phrase("as a key|Open") == "Öffnen"
    assert phrase("as a state|Open") == "Open"
    assert decimal(1.15) == "1,15"
    speak("en")
    assert phrase("as a key|Open") == "Open"
    assert decimal(1.15) == "1.15"

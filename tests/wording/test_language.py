"""Which language is spoken, and how phrases, numbers and lists are said in it."""

import struct
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.entries import Lay
from hotels.ledger.chains.terms import Tile
from hotels.wording import language
from hotels.wording.amounts import Count, counted, decimal, listed, millions, money, number, times
from hotels.wording.language import (
    ENGLISH,
    LANGUAGES,
    first_known,
    of_system,
    phrase,
    speak,
    spoken,
    to_phrase,
)
from hotels.wording.ledger import deed
from hotels.wording.speech import Speech
from tests.conftest import Speak

HOTELS = EDITIONS["vacation"].words
KEPT = "{count:game/games} saved"


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
        "{count:game/games} saved": "{count:Spiel/Spiele} behalten",
        "as a key|Open": "Öffnen",
    }
    compiled(tmp_path, "de", phrases)
    speak("de")
    assert spoken() is LANGUAGES["de"]
    paid = phrase("{player} pays {amount}.", player="Ana", amount=money(12_500))
    assert paid == "12.500\N{NO-BREAK SPACE}$ zahlt Ana."
    assert phrase("{count:game/games} saved", count=Count(1_200)) == "1.200 Spiele behalten"
    assert phrase("{count:game/games} saved", count=Count(0)) == "keine Spiele behalten"
    assert phrase("as a key|Open") == "Öffnen"
    assert phrase("as a state|Open") == "Open"
    assert decimal(1.15) == "1,15"
    speak("en")
    assert phrase("as a key|Open") == "Open"
    assert decimal(1.15) == "1.15"


def test_english_is_spoken_as_it_is_written() -> None:
    assert spoken() is ENGLISH
    assert phrase("Nothing has changed.") == "Nothing has changed."
    assert phrase("{player} lays a tile", player="Ana {x}|y") == "Ana {x}|y lays a tile"
    assert phrase("a {word.block} each", word=HOTELS) == "a block each"
    assert phrase("up to {high:,}", high=1_500) == "up to 1,500"
    assert phrase("{low} of {high}", low=1_500, high=2) == "1500 of 2"
    assert phrase("") == ""
    assert to_phrase("first|one") == "first|one"


def test_a_count_brings_the_words_of_its_phrase() -> None:
    assert [phrase(KEPT, count=Count(count)) for count in (0, 1, 2, 1_500)] == [
        "no games saved",
        "1 game saved",
        "2 games saved",
        "1,500 games saved",
    ]
    third = "{count:free {word.block}/free {word.blocks}/no free {word.block}}"
    assert [phrase(third, count=Count(count), word=HOTELS) for count in (0, 1, 3)] == [
        "no free block",
        "1 free block",
        "3 free blocks",
    ]
    assert phrase("{less} and {most:,}", less=Count(-2), most=Count(-1_000)) == "−2 and −1,000"


def test_what_stands_before_a_bar_is_not_said(speaking: Speak) -> None:
    meanings = ("as a key|Open", "of holdings|Open", "Open")
    assert [phrase(text) for text in meanings] == ["Open"] * 3
    assert phrase("read aloud|plus {amount}", amount="a|b") == "plus a|b"
    speaking("de", {"as a key|Open": "Öffnen", "of holdings|Open": "Offen"})
    assert [phrase(text) for text in meanings] == ["Öffnen", "Offen", "Open"]


def test_another_language_has_its_own_order_and_plurals(speaking: Speak) -> None:
    known = {
        "{player} laid {tile}": "{tile} legte {player}",
        KEPT: "{count:Spiel/Spiele} behalten",
        "{held:{word.tile}/{word.tiles}}, {price}": "{price}: {held:{word.tile}/{word.tiles}}",
        "{count} of {all:,}": "{count} von {all:,}",
    }
    speaking("de", known)
    assert deed(Lay(0, Tile(1, 2)), Speech(players=("Ana",))) == "B3 legte Ana"
    assert [phrase(KEPT, count=Count(count)) for count in (0, 1, 2_000)] == [
        "keine Spiele behalten",
        "1 Spiel behalten",
        "2.000 Spiele behalten",
    ]
    stands = "{held:{word.tile}/{word.tiles}}, {price}"
    assert phrase(stands, held=Count(2), word=HOTELS, price=money(200)) == "200\xa0$: 2 hotels"
    assert phrase("{count} of {all:,}", count=1_500, all=1_500) == "1500 von 1.500"
    assert phrase("{least} to {most}", least=2, most=6) == "2 to 6"


def test_a_word_for_none_stands_third(speaking: Speak) -> None:
    speaking("de", {KEPT: "{count:Spiel/Spiele/gar keine Spiele} behalten"})
    assert phrase(KEPT, count=Count(0)) == "gar keine Spiele behalten"
    assert counted(0, "Zug", "Züge", "kein Zug") == "kein Zug"


@pytest.mark.parametrize(
    ("code", "amounts", "whole", "half", "none"),
    [
        ("en", ["$0", "$1,500", "−$700", "−$1,234,567"], "1,500", "7.5", "no blocks"),
        (
            "de",
            ["0\xa0$", "1.500\xa0$", "−700\xa0$", "−1.234.567\xa0$"],
            *("1.500", "7,5", "keine blocks"),
        ),
        (
            "es",
            ["0\xa0$", "1.500\xa0$", "−700\xa0$", "−1.234.567\xa0$"],
            *("1.500", "7,5", "0 blocks"),
        ),
    ],
)
def test_amounts_are_written_as_the_language_writes_them(
    speaking: Speak, code: str, amounts: list[str], whole: str, half: str, none: str
) -> None:
    speaking(code, {})
    assert [money(amount) for amount in (0, 1_500, -700, -1_234_567)] == amounts
    assert (number(1_500), times(Fraction(15, 2)), times(10)) == (whole, half, "10")
    assert millions(6) == "6 million"
    assert [counted(count, "block", "blocks") for count in (0, 1, 1_500)] == [
        none,
        "1 block",
        f"{whole} blocks",
    ]


def test_lists_are_joined_by_the_language(speaking: Speak) -> None:
    names = ["Wilton", "Luxor", "Festival"]
    assert (listed(names), listed(names, "or")) == (
        "Wilton, Luxor and Festival",
        "Wilton, Luxor or Festival",
    )
    speaking("de", {"and": "und", "or": "oder"})
    assert (listed(names), listed(names[:2], "or")) == (
        "Wilton, Luxor und Festival",
        "Wilton oder Luxor",
    )
    assert (listed([]), listed(["Ines"])) == ("", "Ines")


@pytest.mark.parametrize(
    ("last", "joined"),
    [
        *((name, "e") for name in ("Inés", "Íñigo", "Hilario", "Híspalis", "Yves")),
        *((name, "y") for name in ("Ana", "Yolanda", "Yago", "Hierro", "Hugo", "")),
    ],
)
def test_spanish_joins_what_begins_with_the_sound_of_i(
    speaking: Speak, last: str, joined: str
) -> None:
    speaking("es", {"and": "y"})
    assert listed(["Luis", last]) == f"Luis {joined} {last}"
    assert listed(["Luis", "Inés", "Ana"]) == "Luis, Inés y Ana"

"""The keeper's language: every phrase of Hotels in it, and how it writes numbers.

Phrases are written in English where they are said. What is said at once goes through `phrase`; what
stands in a table goes through `to_phrase` there, so that it is found, and through `phrase` when it
is said. A word that means two things says which before a bar: ``as a key|Open``.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "languages"
"""Where the phrases of each language lie: for people, and as they are loaded."""

SYSTEM = "system"
"""In the place of a language: that of the device."""

VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""What a system names its language in: whichever of these is set first."""

BAR = "|"


class Language(NamedTuple):
    """A language that Hotels speaks, with its numbers."""

    code: str
    name: str
    """As it calls itself."""
    thousands: str = ","
    point: str = "."
    price: str = "${}"
    none: str = "no {many}"
    """What stands for nought of something, unless a phrase has a word of its own for it."""
    before_i: str = ""
    """What ``and`` is before a word that sounds as if it began with i, where it changes."""


ENGLISH = Language("en", "English")
LANGUAGES = {
    one.code: one
    for one in (
        ENGLISH,
        Language("de", "Deutsch", ".", ",", "{}\N{NO-BREAK SPACE}$", "keine {many}"),
        Language("es", "Español", ".", ",", "{}\N{NO-BREAK SPACE}$", "0 {many}", "e"),
    )
}


class _Spoken:
    """What is spoken now; one keeper, one language."""

    language = ENGLISH
    translated: Callable[[str], str] | None = None


class _Figure(int):
    """A number that is grouped as the language groups it."""

    def __format__(self, spec: str) -> str:
        said = super().__format__(spec)
        return said.replace(",", _Spoken.language.thousands) if "," in spec else said


def spoken() -> Language:
    """The language that is spoken now."""
    return _Spoken.language


def of_system(environment: Mapping[str, str]) -> str:
    """The language that a system names in its environment, where gettext looks for it too."""
    said = next(filter(None, map(environment.get, VARIABLES)), "")
    return first_known(said.split(":"))


def first_known(names: Iterable[str]) -> str:
    """The first of these languages that Hotels speaks, by whatever it is called: ``de_AT.UTF-8``.

    English where there is none; C, which is no language, ends the search.
    """
    for name in names:
        code = name.lower()
        for behind in "_-.@":
            code = code.partition(behind)[0]
        if code in LANGUAGES:
            return code
        if code in {"c", "posix"}:
            break
    return ENGLISH.code


def speak(code: str) -> None:
    """Speak another language from now on.

    One that is not known is English, and so is one whose phrases are not there: a language can be
    chosen before it is translated.
    """
    language = LANGUAGES.get(code, ENGLISH)
    if language is ENGLISH:
        speak_by(ENGLISH, None)
        return
    from gettext import GNUTranslations  # noqa: PLC0415 - English needs none

    try:
        with (FOLDER / f"{language.code}.mo").open("rb") as file:
            translated = GNUTranslations(file).gettext
    except OSError:
        speak_by(ENGLISH, None)
    else:
        speak_by(language, translated)


def speak_by(language: Language, translated: Callable[[str], str] | None) -> None:
    """Speak a language by these translations of the English phrases."""
    _Spoken.language, _Spoken.translated = language, translated


def phrase(text: str, /, **facts: object) -> str:
    """A phrase in the keeper's language, with what it is about."""
    translated = _Spoken.translated
    if translated is not None and text:
        text = translated(text)
        if facts:
            facts = {name: _figure(fact) for name, fact in facts.items()}
    if BAR in text:
        text = text.rpartition(BAR)[2]
    return text.format(**facts) if facts else text


def to_phrase(text: str) -> str:
    """A phrase where it is written down; it is said later."""
    return text


def _figure(fact: object) -> object:
    """A plain number as this language writes it."""
    return _Figure(fact) if type(fact) is int else fact

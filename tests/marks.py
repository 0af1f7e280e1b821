"""A language made of marks: what was not said through it stands bare."""

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from hotels.wording.language import BAR, ENGLISH, Language, speak_by

MARKS = Language("marks", "Marks", ".", ",", "{}\N{NO-BREAK SPACE}$", "0 {many}")

_SAID = re.compile("⟦[^⟦⟧]*⟧")
_WORD = re.compile(r"[^\W\d_]{2,}")


@contextmanager
def in_marks() -> Iterator[None]:
    """Every phrase between marks, for as long as this lasts."""
    speak_by(MARKS, lambda text: f"⟦{text.rpartition(BAR)[2]}⟧")
    try:
        yield
    finally:
        speak_by(ENGLISH, None)


def bare(text: str, names: Iterable[str] = ()) -> set[str]:
    """The words outside of all marks that are not part of a name."""
    for name in sorted(names, key=len, reverse=True):
        text = text.replace(name, "")
    while (inner := _SAID.sub("", text)) != text:
        text = inner
    return set(_WORD.findall(text))

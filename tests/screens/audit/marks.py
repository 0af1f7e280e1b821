"""A language made of marks: whatever is said by it stands in brackets, and what is not is found."""

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from string import Formatter
from typing import TYPE_CHECKING, Any

from hotels.ledger.big_shot.rule import RULES
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.editions.cities import CITIES
from hotels.ledger.perfect_hotel.rule import Rule, cite
from hotels.sample import PLAYERS
from hotels.views.about import WORKS
from hotels.views.boxes import KNOWN
from hotels.views.disputes import PEOPLE
from hotels.views.people import drawn
from hotels.wording.amounts import quoted
from hotels.wording.language import BAR, LANGUAGES, Language
from tests.command import GAMES as RECORDED
from tests.screens.audit.names import LONG, LONGER, SHORT, TYPED
from tools.phrases.found import phrases

if TYPE_CHECKING:
    from hotels.store.store import Store
    from tests.screens.audit.pieces import Seen

MARKS = Language("xx", "Marks", none="⟦no⟧ {many}")

SAID = re.compile(r"⟦[^⟦⟧]*⟧|⟦[^⟦⟧]*$|^[^⟦⟧]*⟧")
"""What is said by the language; a sentence of it may be shown in two parts."""

GAMES = ("Hotels", "Big Shot", "Perfect Hotel", "BG Stats")

EVERYWHERE = re.compile(
    r"(?<!\S)/.*"  # a folder
    r"|[\w.-]+\.(json|beancount|db)\b"  # a file
    r"|\b(\d+[A-Za-z]|[A-Z]\d+|[A-Z])\b"  # a square, a lot or a park; the letter for a name
)
"""What is the same in every language."""


def marked(text: str) -> str:
    """A phrase of the made-up language; what no translator is shown stays as it is."""
    return bracketed(text) if text in _known() else text


_known = cache(phrases)


def bracketed(text: str) -> str:
    """A phrase with its own words in brackets, and its facts as they are."""
    return "".join(_parts(text.rpartition(BAR)[2]))


def _parts(text: str) -> Iterator[str]:
    for own, name, spec, _ in Formatter().parse(text):
        yield "\n\n".join(map(_words, own.split("\n\n")))
        if name is not None and spec:
            yield f"{{{name}:{'/'.join(map(bracketed, spec.split('/'))) if '/' in spec else spec}}}"
        elif name is not None:
            yield f"{{{name}}}"


def _words(own: str) -> str:
    return f"⟦{own}⟧" if any(map(str.isalpha, own)) else own


def unsaid(text: str, names: Iterable[str]) -> str:
    """What of a text is not said by the language, nor a name, nor the same everywhere.

    A long name may be broken within a word, where a line ends.
    """
    folded = (" ".join(text.split()), " ".join(text.replace("\n", "").split()))
    return min((_rest(one, names) for one in folded), key=len)


def _rest(text: str, names: Iterable[str]) -> str:
    rest = SAID.sub(" ", text)
    for name in names:
        rest = rest.replace(name, " ")
    rest = EVERYWHERE.sub(" ", rest)
    return rest.strip() if any(map(str.isalpha, rest)) else ""


def names_of(store: "Store | None") -> set[str]:
    """All that is called the same in every language, in Hotels and in what an archive holds."""
    if store is None:
        return {*_named()}
    found = {*store.people()}
    found |= {name for record in store.page() for name in record.players}
    found |= {name for text in store.editions().values() for name in _names(json.loads(text))}
    return {*_named(), *_drawn(found)}


@cache
def _named() -> frozenset[str]:
    """What has a name, whatever is in the archive."""
    found = {*SHORT, *LONG, *LONGER, *TYPED, *PLAYERS, *PEOPLE, *GAMES, *CITIES.values()}
    found |= {one.name for one in LANGUAGES.values()}
    found |= {work.name for work in WORKS}
    found |= {one.printed for one in KNOWN.values()} - {*_known()}
    found |= {said for work in WORKS for said in work} - {*_known()}
    for edition in EDITIONS.values():
        found |= {edition.name, edition.source, *(chain.name for chain in edition.chains)}
        found |= {cited.where for cited in edition.rules.values()}
    found |= {where for _, where in RULES.values()} | {cite(rule).where for rule in Rule}
    for path in RECORDED.glob("*.json"):
        found |= {*json.loads(path.read_text(encoding="utf-8")).get("players", ())}
    return frozenset(_drawn(found))


def _drawn(names: set[str]) -> set[str]:
    """Names, and how they stand on a screen."""
    shown = names | {drawn(name) for name in names}
    return (shown | {quoted(name) for name in shown}) - {""}


def _names(written: Any) -> Iterator[str]:
    """What an edition of a house, a board or a chain of it is called."""
    if isinstance(written, list):
        for one in written:
            yield from _names(one)
    elif isinstance(written, dict):
        for key, one in written.items():
            if key == "name":
                yield str(one)
            yield from _names(one)


def texts(seen: "Seen") -> Iterator[str]:
    """Every text on the screen, those too that a finger or an empty field brings up."""
    from kivy.uix.textinput import TextInput

    for piece in seen.pieces:
        if piece.kind == "text":
            yield str(piece.widget.text)
    for target in seen.targets:
        hint: Any = getattr(target.widget, "hint", "")
        yield str(target.widget.hint_text if isinstance(target.widget, TextInput) else hint)

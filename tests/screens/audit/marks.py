"""A language made of marks: whatever is said of it stands in brackets, and what is not is found."""

import json
import re
from collections.abc import Iterable, Iterator
from string import Formatter
from typing import TYPE_CHECKING, Any

from hotels.ledger.big_shot.rule import RULES
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.editions.cities import CITIES
from hotels.ledger.perfect_hotel.rule import Rule, cite
from hotels.views.people import drawn
from hotels.wording.amounts import quoted
from hotels.wording.language import BAR, Language
from tests.screens.audit.names import LONG, LONGER, SHORT

if TYPE_CHECKING:
    from hotels.store.store import Store
    from tests.screens.audit.pieces import Seen

MARKS = Language("xx", "Marks", none="⟦no⟧ {many}")

SAID = re.compile(r"⟦[^⟦⟧]*⟧|⟦[^⟦⟧]*$|^[^⟦⟧]*⟧")
"""What is said by the language; of a text that was cut, as far as it goes."""

GAMES = ("Hotels", "Big Shot", "Perfect Hotel", "Acquire")

EVERYWHERE = re.compile(r"\b(\d+[A-Za-z]|[A-Z]\d+|[A-Z])\b")
"""Squares, lots and parks, and the letter that stands for a name."""


def marked(text: str) -> str:
    """A phrase of the made-up language: its own words in brackets, its facts as they are."""
    return "".join(_marked(text.rpartition(BAR)[2]))


def _marked(text: str) -> Iterator[str]:
    for own, name, spec, _ in Formatter().parse(text):
        if own:
            yield f"⟦{own}⟧" if any(map(str.isalpha, own)) else own
        if name is not None and spec:
            yield f"{{{name}:{'/'.join(map(marked, spec.split('/'))) if '/' in spec else spec}}}"
        elif name is not None:
            yield f"{{{name}}}"


def unsaid(text: str, names: Iterable[str]) -> str:
    """What of a text is not said by the language, nor a name, nor the same everywhere."""
    rest = SAID.sub(" ", " ".join(text.split()))
    for name in names:
        rest = rest.replace(name, " ")
    rest = EVERYWHERE.sub(" ", rest)
    return rest.strip() if any(map(str.isalpha, rest)) else ""


def names_of(store: "Store | None") -> list[str]:
    """All that is called the same in every language, the longest first."""
    found = {*SHORT, *LONG, *LONGER, *GAMES, *CITIES.values()}
    for edition in EDITIONS.values():
        found |= {edition.name, *(chain.name for chain in edition.chains)}
    found |= {where for _, where in RULES.values()} | {cite(rule).where for rule in Rule}
    if store is not None:
        found |= {*store.people()}
        found |= {name for record in store.page() for name in record.players}
        found |= {json.loads(text)["name"] for text in store.editions().values()}
    found |= {drawn(name) for name in found}
    found |= {quoted(name) for name in found}
    return sorted(found - {""}, key=len, reverse=True)


def texts(seen: "Seen") -> Iterator[str]:
    """Every text on the screen, those too that a finger or an empty field brings up."""
    from kivy.uix.textinput import TextInput

    for piece in seen.pieces:
        if piece.kind == "text":
            yield str(piece.widget.text)
    for target in seen.targets:
        hint: Any = getattr(target.widget, "hint", "")
        yield str(target.widget.hint_text if isinstance(target.widget, TextInput) else hint)

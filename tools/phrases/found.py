"""Every phrase that Hotels can say, with the files that say it."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from hotels.ledger.big_shot.rule import Rule as BigShotRule
from hotels.ledger.big_shot.terms import COLOURS
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.rule import Rule
from hotels.ledger.perfect_hotel.rule import Rule as PerfectHotelRule
from hotels.ledger.perfect_hotel.terms import KINDS
from hotels.wording.sums import RULES

ROOT = Path(__file__).parents[2]
TELLS = frozenset({"phrase", "to_phrase"})
"""The functions whose first argument is a phrase."""

Phrases = dict[str, list[str]]


def phrases() -> Phrases:
    """Every phrase and where it is said, in the order of the files."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "hotels").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        for text in _in_code(path.read_text(encoding="utf-8")):
            if name not in found[text]:
                found[text].append(name)
    for name, texts in _in_the_ledger():
        for text in texts:
            if text and name not in found[text]:
                found[text].append(name)
    return dict(found)


def _in_code(source: str) -> Iterator[str]:
    """The texts that are said, or written down to be said."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(text)), *_]):
                if name in TELLS and text:
                    yield text


def _in_the_ledger() -> Iterator[tuple[str, Iterable[str]]]:
    """What the ledger calls things: it knows of no language, and its words are said as they are."""
    editions = "hotels/ledger/chains/editions"
    yield editions, (word for one in EDITIONS.values() for word in one.words)
    yield editions, (one.variant for one in EDITIONS.values() if not one.variant.isdigit())
    yield "hotels/ledger/chains/house.py", ("house edition",)
    yield "hotels/ledger/chains/rule.py", (rule.value for rule in Rule)
    yield (
        "hotels/ledger/big_shot/rule.py",
        (rule.value for rule in BigShotRule if rule not in RULES),
    )
    yield "hotels/ledger/big_shot/terms.py", COLOURS
    yield "hotels/ledger/perfect_hotel/rule.py", (rule.value for rule in PerfectHotelRule)
    yield "hotels/ledger/perfect_hotel/terms.py", KINDS

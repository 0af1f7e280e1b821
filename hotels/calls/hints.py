"""What a refused word or file was probably meant to be, and the words there are."""

import os
from collections.abc import Mapping
from itertools import islice
from pathlib import Path

from hotels.ledger.chains.agreement import Unfit
from hotels.ledger.chains.codec import UNKNOWN_EVENT
from hotels.ledger.chains.header_codec import UNKNOWN_EDITION
from hotels.ledger.chains.quick import Amiss
from hotels.ledger.chains.trouble import Trouble
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fault
from hotels.wording.amounts import listed, quoted
from hotels.wording.nearest import meant, nearest

LONGEST_LIST = 200
"""Characters of a list of words that is shown."""

MOST_FILES = 1000
"""Of a folder that are compared with a name."""

_WORD: Mapping[str, str] = {
    UNKNOWN_EDITION: "edition",
    UNKNOWN_EVENT: "op",
    Fault.UNKNOWN: "field",
    Amiss.NO_SUCH_CHAIN: "chain",
    Trouble.NO_SUCH_CHAIN: "chain",
    Unfit.DEAL_NO_CHAIN: "chain",
    # Of the other games, which not every call loads:
    "no such lot": "lot",
    "no such kind in the file": "kind",
}
"""By what is refused, the fact that is the word."""

_SAYS_ALL = frozenset({UNKNOWN_EDITION, Fault.UNKNOWN, "no such kind in the file"})
"""Whose sentence lists the words there are."""


def hint(refused: Refused) -> str:
    """What to add to the sentence about a refusal; nothing where no word was mistyped."""
    if refused.code == Fault.MISSING:
        name, there = refused.facts.get("name"), refused.facts.get("there")
        near = nearest(str(name), there) if isinstance(there, tuple) else ""
        return f" (did you mean '{name}' instead of '{quoted(near)}'?)" if near else ""
    word = refused.facts.get(_WORD.get(refused.code, ""))
    known = refused.facts.get("known", refused.facts.get("choices"))
    if not isinstance(word, str) or not isinstance(known, tuple):
        return ""
    words = [*map(str, known)]
    near, there = meant(word, words), listed(map(quoted, words), "or")
    if refused.code in _SAYS_ALL or not there or len(there) > LONGEST_LIST:
        return near
    return f"{near}; use {there}"


def hint_of_file(name: str) -> str:
    """The file of the same folder that was probably meant by a name of none, as a question."""
    folder, own = os.path.split(name)
    try:
        with os.scandir(folder or ".") as entries:
            there = sorted(one.name for one in islice(entries, MOST_FILES) if one.is_file())
    except (OSError, ValueError):
        return ""
    stem = nearest(_stem(own), map(_stem, there))
    alike = [one for one in there if stem and _stem(one) == stem]
    return meant(name, (f"{name.removesuffix(own)}{one}" for one in alike), name.removesuffix(own))


def _stem(name: str) -> str:
    """A file's name without its ending, which all files of a kind share."""
    return Path(name).stem

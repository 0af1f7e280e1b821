"""What is still to be handed over in each game under way, in a small file beside the archive.

It is no part of a game's record: without it nothing is asked for.
"""

import json
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from hotels.ledger.chains.books import Books
from hotels.ledger.posting import CASH
from hotels.private import FOLDER, created
from hotels.views.cash import Cause, Owed, Sum
from hotels.views.cash_flows import Account, Key

FILE = "owed.json"
LARGEST = 1_000_000
"""Bytes; a larger file is not ours."""


def owed_in(folder: Path) -> dict[str, Owed]:
    """By the name of each game what is open in it; what cannot be read is not there."""
    try:
        with (folder / FILE).open("rb") as file:
            said = json.loads(file.read(LARGEST))
        return {str(uid): _read(one) for uid, one in said.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return {}


def keep(folder: Path, games: Mapping[str, Owed]) -> None:
    """Write it down in the place of what was there."""
    part = folder / f"{FILE}.part"
    try:
        folder.mkdir(FOLDER, parents=True, exist_ok=True)
        with created(part) as file:
            file.write(json.dumps({uid: _written(one) for uid, one in games.items()}).encode())
        part.replace(folder / FILE)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def fits(owed: Owed, books: object) -> bool:
    """Whether everything that is said to be owed can be owed in a game."""
    if not isinstance(books, Books):
        return not owed.sums
    names = {CASH, "", *books.header.edition.names}
    said = {*owed.cause[1:]}.union(*(key[2:] for key in owed.sums))
    seats = range(books.header.seats)
    return said <= names and all(key.player in seats for key in owed.sums)


def _written(owed: Owed) -> dict[str, object]:
    return {
        "lines": owed.lines,
        "sums": [[*key, *one] for key, one in owed.sums.items()],
        "counted": [
            [line, *key, count]
            for line, before in owed.counted.items()
            for key, count in before.items()
        ],
        "cause": [*owed.cause],
    }


def _read(said: Mapping[str, object]) -> Owed:
    """What was written, or an error that says it was not."""
    counted: dict[int, dict[Key, int]] = {}
    cause = tuple(str(word) for word in _list(said["cause"]))
    if cause and len(cause) < (3 if Cause(cause[0]) is Cause.TAKEOVER else 1):
        raise ValueError(cause)
    for line, *key, count in _rows(said["counted"], 6):
        counted.setdefault(_whole(line), {})[_key(key)] = _whole(count)
    return Owed(
        _whole(said["lines"]),
        {_key(key): Sum(_whole(left), _whole(done)) for *key, left, done in _rows(said["sums"], 6)},
        counted,
        cause,
    )


def _key(said: list[object]) -> Key:
    player, account, thing, given = said
    return Key(_whole(player), Account(str(account)), str(thing), str(given))


def _rows(said: object, length: int) -> list[list[object]]:
    rows = [_list(row) for row in _list(said)]
    if any(len(row) != length for row in rows):
        raise ValueError(said)
    return rows


def _list(said: object) -> list[object]:
    if not isinstance(said, list):
        raise TypeError(said)
    return said


def _whole(said: object) -> int:
    if not isinstance(said, int) or isinstance(said, bool):
        raise TypeError(said)
    return said

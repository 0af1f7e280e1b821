"""Archives of every kind of game, spoilt at any place, mostly on purpose.

Their digests are mended then, so that every line is read for what it says.
"""

import copy
import io
import json
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import strategies as st

from hotels.exports.incoming import Source, found
from hotels.exports.recorded import kept, replayed
from hotels.ledger.reading import written
from hotels.store.own import own_kept
from hotels.store.records import Stored, chained, digest
from hotels.store.store import Store
from tests.command import Value
from tests.exports.handed import scored_game
from tests.fuzz.spoilt import FILES, ODD_TEXTS, odd, spoilt, torn
from tests.store.archives import out
from tests.store.playing import corrected, numbered, played, ticking

Game = list[Value]
"""A game's own line and the lines of its log."""

ACTS: tuple[Value, ...] = (
    *({"kind": "undo"}, {"kind": "redo"}, {"kind": "accept"}),
    *({"kind": "strike", "line": 1}, {"kind": "cut", "line": 2}, {"kind": "cut", "line": 9}),
    *({"kind": "move", "line": 2, "before": 1}, {"kind": "move", "line": 1, "before": 3}),
    {"kind": "insert", "before": 1, "entry": {"op": "note", "text": "x\n=1+1"}},
    {"kind": "insert", "before": 3, "entry": {"op": "leave", "player": 0, "blocks": "return"}},
    {"kind": "write", "entry": {"op": "count", "player": 0, "thing": "cash", "count": 10**12}},
    {"kind": "write", "entry": {"op": "correct", "player": 1, "thing": "cash", "count": -5}},
    {"kind": "write", "entry": {"op": "turn", "player": 1}},
    {"kind": "write", "entry": {"op": "sit", "player": 0}},
    {"kind": "write", "entry": {"op": "peek", "player": 1}},
    {"kind": "write", "entry": {"op": "buy", "player": 0, "chains": ["Luxor"] * 9}},
    {"kind": "write", "entry": {"op": "bid", "player": 0, "amount": 999}},
    {"kind": "write", "entry": {"op": "hammer", "winner": None, "amount": 0}},
    {"kind": "write", "entry": {"op": "another"}},
    {"kind": "write", "entry": {"op": "value", "kind": "Bar", "points": 99}},
    {"kind": "write", "entry": {"op": "last", "player": 1}},
    {"kind": "write", "entry": {"op": "cash", "number": 10**7, "player": 0}},
)
"""Acts of any kind of game, which may stand anywhere in any other."""


@cache
def sound() -> tuple[tuple[Value, ...], tuple[Game, ...]]:
    """The house's own things, and a game of every kind with every act there is."""
    with (
        TemporaryDirectory() as folder,
        numbered(),
        Store(Path(folder) / "a.db", ticking()) as store,
    ):
        corrected(store)
        played(store, "acquire-p2_057", until=60)
        scored_game(store, whole=False)
        scored_game(store)
        for name in ("Big Shot", "Perfect Hotel", "a game in a house", "an announced game"):
            kept(store, replayed(found(_source(FILES[name])), "2026-11-18T20:00:00Z"))
        for name in ("an edition", "a board", "values"):
            own_kept(store, FILES[name])
        lines = [json.loads(line) for line in out(store).splitlines()]
    own = tuple(line for line in lines if "edition" in line)
    games: list[Game] = []
    for line in lines[1 + len(own) :]:
        if "game" in line:
            games.append([])
        games[-1].append(line)
    return own, tuple(games)


@st.composite
def archives(draw: st.DrawFn) -> bytes:
    """An archive of a few games and things of the house, spoilt."""
    own, games = copy.deepcopy(sound())
    chosen = draw(st.lists(st.sampled_from(games), min_size=1, max_size=2))
    lines = [draw(st.sampled_from(own)) for _ in range(draw(st.integers(0, 2)))]
    head: Value = {"format": "hotels-archive/1", "games": len(chosen), "editions": len(lines)}
    lines = [draw(spoilt(line)) if draw(st.booleans()) else line for line in lines]
    for game in chosen:
        lines += draw(_spoilt(copy.deepcopy(game)))
    if draw(st.integers(0, 9)) == 3:
        head = draw(spoilt(head))
    text = b"".join(line_of(line) for line in (head, *lines))
    return draw(torn(text)) if draw(st.integers(0, 7)) == 3 else text


@st.composite
def _spoilt(draw: st.DrawFn, game: Game) -> Game:
    """A game with other terms, people, dates or acts, and the digests that go with them."""
    record = game[0]["game"]
    del game[draw(st.integers(1, len(game))) :]
    for _ in range(draw(st.integers(0, 3))):
        match draw(st.integers(0, 6)):
            case 0:
                game[0] = draw(spoilt(game[0], 1))
            case 1:
                key = draw(st.sampled_from(["source", "played", "created_at", "summary", "result"]))
                record[key] = draw(st.sampled_from(ODD_TEXTS))
            case 2:
                record["players"] = [draw(st.sampled_from(ODD_TEXTS)) for _ in record["players"]]
            case 3:
                record["names"] = {draw(st.sampled_from(ODD_TEXTS)): draw(odd)}
            case 4 if len(game) > 1:
                place = draw(st.integers(1, len(game) - 1))
                game[place] = draw(spoilt(game[place], 1))
            case 5 if len(game) > 1:
                del game[draw(st.integers(1, len(game) - 1))]
            case _:
                act = copy.deepcopy(draw(st.sampled_from(ACTS)))
                place = draw(st.integers(1, len(game)))
                game.insert(place, {"act": act, "at": "", "chain": "", "line": 0, "seal": ""})
    return game if draw(st.integers(0, 9)) == 3 else mended(game)


def mended(game: Game) -> Game:
    """The same with the digests that whoever wrote it on purpose would have given it."""
    try:
        record: Value = game[0]["game"]
        before = digest(
            written([record["kind"], len(record["players"]), written(record["header"])])
        )
        for number, line in enumerate(game[1:], start=1):
            line["line"] = number
            stored = Stored(number, line["at"], written(line["act"]), "", line["seal"])
            before = line["chain"] = chained(before, stored)
        record["last"] = before
        said = [record["uid"], record["kind"], written(record["header"]), record["players"]]
        said += [written(record["names"]), record["source"], record["played"]]
        record["about"] = digest(written([*said, record["created_at"], ""]))
    except (KeyError, TypeError, UnicodeEncodeError):
        return game  # nobody could write this
    return game


def line_of(value: Value) -> bytes:
    """One line of the file; half a character as JSON's own escape."""
    try:
        return written(value).encode() + b"\n"
    except UnicodeEncodeError:
        return json.dumps(value).encode() + b"\n"


def _source(value: Value) -> Source:
    return Source(io.BytesIO(json.dumps(value).encode()))

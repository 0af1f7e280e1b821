"""Recorded games, and games with odd names, as their exports are tried on them."""

import json
import os
from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest

from hotels.exports.played import Played, of_transcript
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.transcript import Transcript, transcript
from hotels.ledger.reading import parsed
from hotels.table import Table
from tests.command import GAMES, Value, recorded

FOLDERS = [
    GAMES,
    GAMES / "played-on",
    *(Path(name) for name in [os.environ.get("HOTELS_GAMES", "")] if name),
]
DAY = date(2026, 11, 18)

ODD = (
    *("O'Neil", "Mary Ann", "李", "🎲", "mary-ann", 'Quote " and \\ slash'),
    *("Émile " + "x" * 94, "=1+1"),
)
ODD_CHAINS = {
    "Luxor": "Łódź & Hôtel",
    "Tower": "4 Seasons",
    "American": "true",
    "Festival": "True!",
    "Worldwide": "李",
    "Continental": "Dollar",
    "Imperial": "=HYPERLINK(1)",
}

each_game = pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=f"{path.parent.name}/{path.stem}")
        for folder in FOLDERS
        for path in sorted(folder.glob("*.json"))
    ],
)


def read(path: Path) -> Transcript:
    """The recorded game in a file."""
    return transcript(parsed(path.read_bytes()))


def played(value: Value, when: date = DAY) -> Played:
    """A recorded game, by its name or as a value, replayed."""
    said = recorded(value) if isinstance(value, str) else value
    return of_transcript(transcript(parsed(json.dumps(said).encode())), when)


def renamed(name: str, players: Sequence[str], chains: Value = None) -> Value:
    """A recorded game with other names in it."""
    said: Value = recorded(name)
    count = len(said["players"])
    return said | {"players": list(players[:count])} | ({"names": chains} if chains else {})


def at_the_table(game: Transcript) -> Table[Value, Value]:
    """A recorded game as if a keeper had written it."""
    table: Table[Value, Value] = Table(ChainGame(game.header))
    for event in game.events:
        table.write(decoded(event))
    return table


def declared(name: str) -> Value:
    """A recorded game whose last player declares the end that the bank offers."""
    said: Value = recorded(name)
    return said | {
        "events": [*said["events"], {"op": "end_game", "player": said["events"][-1]["player"]}]
    }


def under_way(name: str, turns: int) -> Value:
    """A recorded game broken off after so many turns."""
    said: Value = recorded(name)
    ends = [place for place, event in enumerate(said["events"]) if event["op"] == "buy"]
    said["events"] = said["events"][: ends[turns - 1] + 1]
    said.pop("final", None)
    said["checkpoints"] = []
    return said

"""Games on a disk, for tests of the store and of what is built on it."""

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any
from unittest import mock
from uuid import UUID

from hotels.ledger import reading
from hotels.ledger.chains import house
from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import Buy, Entry, Lay
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile
from hotels.ledger.chains.transcript import Transcript, transcript
from hotels.ledger.replay import Booked
from hotels.store import keeping
from hotels.store.keeping import Opened, began
from hotels.store.records import NewGame
from hotels.store.store import Store

GAMES = Path(__file__).parents[1] / "games"
PLAYERS = ("Ana", "Ben", "Cat", "Dora", "Emil", "Fay")

CORRECTIONS = 8
"""How many lines ``corrected`` writes."""


@cache
def recorded(name: str = "manuscript") -> Transcript:
    """A recorded game."""
    return transcript(reading.parsed((GAMES / f"{name}.json").read_bytes()))


def entries(name: str = "manuscript") -> list[Entry]:
    """What the keeper of a recorded game wrote."""
    return [decoded(event) for event in recorded(name).events]


def sat_down(
    store: Store, name: str = "manuscript", players: Sequence[str] = PLAYERS
) -> Opened[Any, Any]:
    """A recorded game about to begin."""
    game = ChainGame(recorded(name).header)
    return began(store, game, players[: game.seats])


def played(
    store: Store,
    name: str = "manuscript",
    players: Sequence[str] = PLAYERS,
    *,
    until: int | None = None,
) -> Opened[Any, Any]:
    """A recorded game, written entry by entry, all of it or its beginning."""
    begun = sat_down(store, name, players)
    for entry in entries(name)[:until]:
        assert begun.table.write(entry).stands
    return begun


def corrected(store: Store, players: Sequence[str] = PLAYERS) -> Opened[Any, Any]:
    """The manuscript's game with every act there is in its log."""
    begun = played(store, players=players)
    table = begun.table
    assert table.amend(7, Lay(3, Tile(0, 0)))
    assert table.undo()
    assert table.redo()
    assert table.amend(7, Lay(3, Tile(1, 1)))
    assert table.insert(24, Buy(0, ()))
    assert table.move(29, 2)
    assert table.strike(29)
    assert table.accept()
    return begun


ATTIC: dict[str, object] = {
    "format": house.FORMAT,
    "id": "house-attic",
    "name": "The attic's",
    "based_on": "vacation",
    "changes": {"buy": 3},
}


def example(path: Path) -> None:
    """A file with something of everything: so were the files made that stand beside this one."""
    players = ("Ana", "Ben", "Émile 😀", "Dora")
    with numbered(), Store(path, ticking()) as store:
        played(store, players=players)
        corrected(store, players)
        store.delete(played(store, players=players, until=2).record.id)
        store.keep_edition("house-attic", house.house_edition(ATTIC).written)
        store.rename(2, 3, "Gus", 4)
        store.rename(2, 3, "Dora", 5)
        for name in ("Ben", "Gus"):
            store.forget(name)


def numbered() -> AbstractContextManager[object]:
    """New games are numbered and not named by chance, so that a file is the same every time."""
    names = (UUID(int=number) for number in count())
    return mock.patch.object(keeping, "uuid4", side_effect=names)


def empty_games(store: Store, number: int, players: Sequence[str] = PLAYERS[:2]) -> list[int]:
    """So many games without a line, one second apart."""
    new = (NewGame(f"uid-{place}", "chains", "{}", players) for place in range(number))
    return [store.begin(game) for game in new]


def pages(opened: Opened[Any, Any]) -> list[tuple[int, Booked[Any, Any]]]:
    """The pages of a game, to be compared."""
    return [(number, page) for number, page in opened.table.pages]


def ticking() -> Callable[[], str]:
    """A clock that goes on by a second whenever it is looked at."""
    seconds = count()

    def clock() -> str:
        minutes, second = divmod(next(seconds), 60)
        return f"2026-11-18T{minutes // 60:02}:{minutes % 60:02}:{second:02}Z"

    return clock

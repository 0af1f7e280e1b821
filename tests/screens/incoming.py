"""Files for the screens to take in."""

import io
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hotels.device.files import Handed
from hotels.store.store import Store
from tests.store.archives import out
from tests.store.playing import example, played

if TYPE_CHECKING:
    from tests.screens.driver import Driver

EDITION = {
    "format": "hotels-edition/1",
    "id": "house-attic",
    "name": "The attic's",
    "based_on": "vacation",
    "changes": {"buy": 3},
}
BOARD = {
    "format": "hotels-board/1",
    "id": "house-round",
    "name": "Round",
    "board": {"lots": {str(number): number for number in range(1, 13)}, "parks": {}},
}
VALUES = {"format": "hotels-values/1", "id": "house-dear", "name": "Dear", "values": {"Bar": 12}}


def given(data: Any, name: str = "evening.json") -> Handed:
    data = data if isinstance(data, bytes) else json.dumps(data).encode()
    return Handed(name, io.BytesIO(data), len(data))


def take(driver: "Driver", data: Any, *, asks: bool = False) -> Any:
    """The screen, once all is done or something is asked."""
    from hotels.screens.importing import take as take_in

    take_in(driver.app, given(data), asks=asks)
    screen = driver.app.shell.top
    driver.until(lambda: screen.told or screen.consent)
    driver.frames(3)
    return screen


def archive(tmp_path: Path) -> bytes:
    """Two games by Ana, Ben, Emile and Dora, one of Eve's, and a house edition."""
    example(tmp_path / "theirs.db")
    with Store(tmp_path / "theirs.db") as store:
        played(store, players=("Eve", "Frank", "Gil", "Hal"), until=9)
        return out(store)

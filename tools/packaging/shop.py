"""The pictures of the README and of the shop, drawn anew: ``python -m tools.packaging.shop``.

They show a recorded game of Acquire, under a virtual screen as of ``tools/look.py``.
"""

import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tools.packaging.places import ROOT

if TYPE_CHECKING:
    from hotels.ledger.chains.books import Books
    from tests.screens.driver import Driver
    from tests.screens.hand import Hand

SHOP = ROOT / "fastlane" / "metadata" / "android" / "en-US"
IMAGES = SHOP / "images"
SCREENSHOTS = IMAGES / "tenInchScreenshots"
ICON = ROOT / "assets" / "icon.png"
README = ROOT / "docs" / "pictures"

GAME = "acquire-p4_027"
PEOPLE = ("Christoph", "Ann", "Bob", "Margaret")
SIZE = 1280, 800
SMALL = 640, 400
COLOURS = 64


def buying(driver: "Driver") -> None:
    """A turn in the middle of the game, two shares chosen."""
    hand = _played(driver, "BUY", 30)
    affordable = [row.place for row in hand.screen.chains.rows if row.buy]
    for place in affordable[-2:]:
        hand.row(hand.screen.chains, place)


def takeover(driver: "Driver") -> None:
    """A holder is asked what becomes of the shares."""
    _played(driver, "DISPOSE", 40)


def payouts(driver: "Driver") -> None:
    """Everybody has disposed; what is to be paid, one of it ticked."""
    hand = _played(driver, "DISPOSE", 40)
    while type(hand.screen).__name__ == "TakeoverScreen":
        hand.button("Sell all")
    hand.tap(driver.find("PayoutRow"))


def standing(driver: "Driver") -> None:
    """How everybody stands in the middle of the game."""
    from hotels.screens.chains.looking_up import open_standing

    open_standing(_played(driver, "TILE", 44).sitting)


def dispute(driver: "Driver") -> None:
    """A bonus settled by every edition."""
    from tests.screens.audit.scenes import SCENES

    SCENES["desk, a tie"](driver)()


SHOTS: dict[str, tuple[Callable[["Driver"], None], str]] = {
    "1-table": (buying, "light"),
    "2-takeover": (takeover, "light"),
    "3-payouts": (payouts, "light"),
    "4-standing": (standing, "light"),
    "5-dispute": (dispute, "light"),
    "6-dark": (takeover, "dark"),
}
"""By the name in the shop: what is shown, and in which theme."""

IN_README = {
    "table": "1-table",
    "payouts": "3-payouts",
    "standing": "4-standing",
    "takeover": "6-dark",
}
"""By the name in the README, that in the shop."""


def main() -> None:
    """Write them there."""
    from PIL import Image

    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ICON, IMAGES / ICON.name)
    with tempfile.TemporaryDirectory() as folder:
        for name, (scene, theme) in SHOTS.items():
            _shoot(Path(folder) / f"{name}.png", scene, theme)
        for name in SHOTS:
            with Image.open(Path(folder) / f"{name}.png") as picture:
                few = picture.quantize(COLOURS, kmeans=3, dither=Image.Dither.NONE)
                few.save(SCREENSHOTS / f"{name}.png", optimize=True)
        for name, taken in IN_README.items():
            with Image.open(Path(folder) / f"{taken}.png") as picture:
                small = picture.convert("RGB").resize(SMALL, Image.Resampling.LANCZOS)
                small.quantize(256).save(README / f"{name}.png", optimize=True)


def _shoot(path: Path, scene: Callable[["Driver"], None], theme: str) -> None:
    from hotels.app import HotelsApp
    from hotels.views.hints import HINTS
    from tests.screens.driver import Driver

    os.environ["HOTELS_DATA"] = tempfile.mkdtemp()
    app = HotelsApp()
    app.settings = type(app.settings)(theme=theme, explained=tuple(HINTS))
    with Driver(app, *SIZE) as driver:
        scene(driver)
        driver.frames(30)
        driver.shot(path)


def _played(driver: "Driver", question: str, turn: int) -> "Hand":
    """The recorded game up to a question in a turn, or the next in which it is asked."""
    from hotels.ledger.chains.books import Question
    from hotels.ledger.chains.codec import decoded
    from hotels.ledger.chains.game import ChainGame
    from hotels.store.keeping import began
    from tests.screens.hand import Hand
    from tests.store.playing import recorded

    def asked(books: "Books") -> bool:
        asks = books.awaiting
        return books.turn >= turn and asks is not None and asks.kind is Question[question]

    game: Any = recorded(GAME)
    begun = began(driver.app.store, ChainGame(game.header), PEOPLE)
    for event in game.events:
        if asked(begun.table.books):
            break
        begun.table.write(decoded(event))
    driver.app.resume(begun.record.id)
    driver.frames(5)
    return Hand(driver)


if __name__ == "__main__":
    from kivy.config import Config

    Config.set("graphics", "multisamples", "0")
    main()

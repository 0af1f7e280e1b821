"""The packed tree plays a game: ``python -m tools.packaging.playing``, after the packing check.

It runs as a process of its own with nothing but what was packed and the packages of the spec, is
touched on a screen of its own, and has to show what the tree it came from shows beside it.
"""

import logging
import os
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

from tools.packaging.places import ALBUM, SITE, TREE
from tools.tour.display import Display
from tools.tour.program import SIZE, SURROUNDINGS, Program
from tools.tour.wrong import Wrong

if TYPE_CHECKING:
    from tools.tour.both import Both

STARTER = Path(__file__).with_name("starter.py")
ALONE = ("-I", "-S", "-OO")
"""Without this machine's packages and without assertions, as it is on a tablet."""

PEOPLE = ("Alice", "Bob", "Carol", "Dave")
GAME = "manuscript"


def main() -> None:
    """Play, and say how it went."""
    if find_spec("kivy") is None:
        sys.exit("The packed tree was not played: Kivy has no wheel for this Python.")
    if not TREE.is_dir():
        sys.exit("There is no packed tree to play: say make packaging.")
    logging.disable()  # Kivy looks for a clipboard aloud
    began = monotonic()
    with TemporaryDirectory(prefix="hotels-packed") as scratch, Display(*SIZE) as stage:
        folder = Path(scratch)
        os.environ |= {
            **SURROUNDINGS,
            "KIVY_NO_CONFIG": "1",
            "DISPLAY": stage.name,
            "HOTELS_DATA": str(folder / "twin"),
            "KIVY_HOME": str(folder / "kivy"),
        }
        try:
            touches, alike = _played(folder / "program")
        except (Wrong, TimeoutError) as error:
            sys.exit(f"The packed tree does not play as the tree does. {error}")
    sys.stdout.write(
        f"The packed tree played {GAME}: {touches} touches, {alike} times like the tree itself, "
        f"{monotonic() - began:.0f} s\n"
    )


def _played(folder: Path) -> tuple[int, int]:
    """The touches, and how often both showed the same."""
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver
    from tools.tour.both import Both

    folder.mkdir()
    command = (sys.executable, *ALONE, str(STARTER), str(TREE), str(SITE))
    with Program(folder, command, folder) as program, Driver(HotelsApp(), *SIZE) as driver:
        program.start()
        both = Both(driver, program, ALBUM)
        both.agree()
        _everything_opens(both)
        _a_game(both)
        return both.taps, both.alike


def _everything_opens(both: "Both") -> None:
    """The picture and the licence that About takes from the files beside the code."""
    both.icon("Settings")
    both.words("About")
    both.button("Read the Apache License")
    both.escape()
    both.escape()


def _a_game(both: "Both") -> None:
    from tests.store.playing import recorded
    from tools.tour.acts import new_game, play, same_on_disk

    game = recorded(GAME)
    new_game(both, game.header, PEOPLE[: game.header.seats])
    play(both, game)
    same_on_disk(both)


if __name__ == "__main__":
    main()

"""The program and its twin side by side, each on a screen and with an archive of its own."""

import logging
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tools.tour.display import Display
from tools.tour.program import OURS, ROOT, SIZE, SURROUNDINGS, Program

if TYPE_CHECKING:
    from tools.tour.both import Both


@contextmanager
def side_by_side(
    album: Path, command: Sequence[str] = OURS, inside: Path | None = ROOT
) -> Iterator["Both"]:
    """Both just opened and alike, as long as the with block; pictures of them go in an album.

    Another command starts the program from elsewhere; from nowhere is from a folder of its own.
    """
    logging.disable()  # Kivy looks for a clipboard aloud
    with TemporaryDirectory(prefix="hotels-tour") as scratch, Display(*SIZE) as stage:
        folder = Path(scratch)
        os.environ |= {
            **SURROUNDINGS,
            "KIVY_NO_CONFIG": "1",
            "DISPLAY": stage.name,
            "HOTELS_DATA": str(folder / "twin"),
            "KIVY_HOME": str(folder / "kivy"),
        }
        # Kivy reads all that when it is first imported.
        from hotels.app import HotelsApp
        from tests.screens.driver import Driver
        from tools.tour.both import Both

        own = folder / "program"
        own.mkdir()
        with Program(own, command, inside or own) as program, Driver(HotelsApp(), *SIZE) as driver:
            program.start()
            both = Both(driver, program, album)
            both.agree()
            yield both

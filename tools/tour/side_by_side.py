"""The program and its twin side by side, each on a screen and with an archive of its own."""

import logging
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from hotels.settings import Settings, keep
from tools.tour.display import Display
from tools.tour.program import OURS, ROOT, SIZE, SURROUNDINGS, Program

if TYPE_CHECKING:
    from tools.tour.both import Both


@contextmanager
def side_by_side(
    album: Path,
    command: Sequence[str] = OURS,
    inside: Path | None = ROOT,
    settings: Settings | None = None,
) -> Iterator["Both"]:
    """Both just opened and alike, as long as the with block; pictures of them go in an album.

    Another command starts the program from elsewhere; from nowhere is from a folder of its own.
    Both start with the given settings, or with none.
    """
    logging.disable()  # Kivy looks for a clipboard aloud
    with TemporaryDirectory(prefix="hotels-tour") as scratch, Display(*SIZE) as stage:
        folder = Path(scratch)
        twin, own = folder / "twin", folder / "program"
        own.mkdir()
        os.environ |= {
            **SURROUNDINGS,
            "KIVY_NO_CONFIG": "1",
            "DISPLAY": stage.name,
            "HOTELS_DATA": str(twin),
            "KIVY_HOME": str(folder / "kivy"),
        }
        with Program(own, command, inside or own) as program:
            if settings is not None:
                for archive in (twin, program.archive):
                    keep(archive, settings)
            program.launch()
            # Kivy reads the environment when it is first imported.
            from hotels.app import HotelsApp
            from tests.screens.driver import Driver
            from tools.tour.both import Both

            with Driver(HotelsApp(), *SIZE) as driver:
                program.wait_for_window()
                both = Both(driver, program, album)
                both.agree()
                yield both

"""Whether the screen is what a fresh opening of the file would show."""

from typing import TYPE_CHECKING, Any
from zlib import crc32

if TYPE_CHECKING:
    from tests.screens.driver import Driver


class Pixels:
    """Every pixel of the screen, written as one sum a band: pytest would write out all of them."""

    BANDS = 16

    def __init__(self, drawn: bytes) -> None:
        self._drawn = drawn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pixels) and self._drawn == other._drawn

    __hash__ = None

    def __repr__(self) -> str:
        step = len(self._drawn) // self.BANDS
        bands = (self._drawn[step * band : step * (band + 1)] for band in range(self.BANDS))
        return f"<{' '.join(f'{crc32(band):08x}' for band in bands)}, from the bottom>"


def looks(driver: "Driver") -> tuple[list[str], Pixels]:
    """Every text on the screen and every pixel, once nothing moves, from the top."""
    from kivy.uix.scrollview import ScrollView

    driver.app.shell.unsay()
    for widget in driver.widgets():
        if isinstance(widget, ScrollView):
            widget.scroll_y = 1
    driver.wait(1)
    return driver.words(), Pixels(driver._drawn())


def reopened(driver: "Driver", number: int) -> None:
    """A game from the file, which was closed meanwhile; nothing is remembered of it."""
    app: Any = driver.app
    app.shell.home()
    app.unsaid = None
    app.store.close()
    app.open_archive()
    app.resume(number)
    driver.frames(5)


def assert_fresh(driver: "Driver") -> None:
    """The table shows what stands in the file, and nothing else."""
    number = driver.app.shell.top.sitting.game.record.id
    before = looks(driver)
    reopened(driver, number)
    words, pixels = looks(driver)
    assert words == before[0]
    assert pixels == before[1]

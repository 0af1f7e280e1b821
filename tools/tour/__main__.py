"""The tour: ``python -m tools.tour``; with ``short`` its beginning, with ``readme`` for README too.

It needs no screen: the program and its twin each get an Xvfb.
"""

import logging
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING

from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import Lay
from tools.tour.display import Display
from tools.tour.program import ROOT, SIZE, SURROUNDINGS, Program

if TYPE_CHECKING:
    from hotels.ledger.chains.transcript import Transcript
    from tools.tour.both import Both

ALBUM = ROOT / "build" / "tour"
PEOPLE = ("Alice", "Bob", "Carol", "Dave", "Emma", "Frank")
BIG, SCORED = "vacation-p6_017", "vacation-p4_001"


def main(*wishes: str) -> None:
    """Make the tour."""
    is_short, for_readme = "short" in wishes, "readme" in wishes
    album = ALBUM / "short" if is_short else ALBUM
    for old in album.glob("*.png"):
        old.unlink()
    logging.disable()  # Kivy looks for a clipboard aloud
    began = monotonic()
    with TemporaryDirectory(prefix="hotels-tour") as scratch, Display(*SIZE) as stage:
        folder = Path(scratch)
        os.environ |= {
            **SURROUNDINGS,
            "KIVY_NO_CONFIG": "1",
            "DISPLAY": stage.name,
            "HOTELS_DATA": str(folder / "twin"),
            "KIVY_HOME": str(folder / "kivy"),
        }
        taps, alike, pictures = _made(folder / "program", album, is_short=is_short)
    if for_readme:
        from tools.tour.album import put_into

        put_into(ROOT / "docs" / "pictures", album)
    sys.stdout.write(
        f"{taps} touches, the program like its twin {alike} times, {pictures} pictures "
        f"in {album.relative_to(ROOT)}, {monotonic() - began:.0f} s\n"
    )


def _made(folder: Path, album: Path, *, is_short: bool) -> tuple[int, int, int]:
    """The tour itself: its touches, how often the two were compared, its pictures."""
    from hotels.app import HotelsApp
    from tests.screens.driver import Driver
    from tools.tour.both import Both

    folder.mkdir()
    with Program(folder) as program, Driver(HotelsApp(), *SIZE) as driver:
        program.start()
        both = Both(driver, program, album)
        both.agree()
        (_short if is_short else _whole)(both)
        return both.taps, both.alike, len(both.pictures)


def _short(both: "Both") -> None:
    """A first tap from Home, the beginning of the manuscript's game, a kill and a resume."""
    from tests.store.playing import recorded
    from tools.tour.acts import new_game, play, same_on_disk, secret

    game = secret(recorded("manuscript"))
    new_game(both, game.header, PEOPLE[: game.header.seats])
    play(both, game, until=12, killed_at=9)
    same_on_disk(both)


def _whole(both: "Both") -> None:
    """Two games, the mistakes of one put right, and every screen, in the light and in the dark."""
    from tests.store.playing import recorded
    from tools.tour.acts import look_round, new_game, play, same_on_disk
    from tools.tour.argue import score, settle
    from tools.tour.mistakes import mistakes
    from tools.tour.others import big_shot, perfect_hotel

    both.picture("home-empty")
    look_round(both, "dark")
    both.picture("home-empty")
    small, big = recorded("manuscript"), recorded(BIG)
    new_game(both, small.header, PEOPLE[: small.header.seats])
    play(both, small)
    both.escape()
    both.picture("home")
    look_round(both, "light")
    both.picture("home")
    mistakes(both)
    score(both, recorded(SCORED))
    settle(both)
    big_shot(both)
    perfect_hotel(both)
    new_game(both, big.header, PEOPLE[: big.header.seats])
    play(both, big, killed_at=_tile_from(big, len(big.events) * 2 // 5))
    both.escape()
    look_round(both, "dark")
    both.button("See how it ended")
    both.picture("standing")
    same_on_disk(both)


def _tile_from(game: "Transcript", place: int) -> int:
    """The first event from a place on that is a tile."""
    late = range(place, len(game.events))
    return next(at for at in late if isinstance(decoded(game.events[at]), Lay))


if __name__ == "__main__":
    main(*sys.argv[1:])

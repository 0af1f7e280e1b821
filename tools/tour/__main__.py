"""The tour: ``python -m tools.tour``; with ``short`` its beginning, with ``readme`` for README too.

With ``sample`` it is a short round of the sample game, which ``make run`` plays without a screen.
It needs no screen: the program and its twin each get an Xvfb.
"""

import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import Lay
from hotels.settings import Settings
from hotels.views.hints import HINTS
from tools.tour.program import ROOT
from tools.tour.side_by_side import side_by_side
from tools.tour.wrong import Wrong

if TYPE_CHECKING:
    from hotels.ledger.chains.transcript import Transcript
    from tools.tour.both import Both

ALBUM = ROOT / "build" / "tour"
PEOPLE = ("Alice", "Bob", "Carol", "Dave", "Emma", "Frank")
BIG, SCORED = "vacation-p6_017", "vacation-p4_001"

SETTINGS = Settings(language="en", theme="light", movement=False, explained=tuple(HINTS))
"""No movement and no hints, so that a screen is complete at once, however slow the machine is."""


def main(*wishes: str) -> None:
    """Make the tour, and leave nothing running however it ends."""
    for ending in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(ending, lambda number, _: sys.exit(128 + number))
    try:
        if "sample" in wishes:
            _sample()
        else:
            _tour(wishes)
    except KeyboardInterrupt:
        sys.exit(128 + signal.SIGINT)


def _sample() -> None:
    """A short round of the sample game."""
    began = monotonic()
    try:
        _clear(ALBUM)
        with side_by_side(ALBUM, settings=SETTINGS) as both:
            from tools.tour.sample import play_sample

            play_sample(both)
    except (Wrong, AssertionError, ChildProcessError, TimeoutError) as error:
        sys.exit(f"Hotels did not do what it should. {error}")
    except OSError as error:
        why = error.strerror or error
        sys.exit(f"The round could not be played: {why}. Your own games are not touched.")
    sys.stdout.write(
        f"{len(both.pictures)} pictures in {ALBUM.relative_to(ROOT)}; {both.taps} touches did what "
        f"they should, {monotonic() - began:.0f} s\n"
    )


def _tour(wishes: Sequence[str]) -> None:
    """The tour, or its beginning."""
    is_short, for_readme = "short" in wishes, "readme" in wishes
    album = ALBUM / "short" if is_short else ALBUM
    _clear(album)
    began = monotonic()
    with side_by_side(album, settings=SETTINGS if is_short else None) as both:
        (_short if is_short else _whole)(both)
    if for_readme:
        from tools.tour.album import put_into

        put_into(ROOT / "docs" / "pictures", album)
    sys.stdout.write(
        f"{both.taps} touches, the program like its twin {both.alike} times, "
        f"{len(both.pictures)} pictures in {album.relative_to(ROOT)}, {monotonic() - began:.0f} s\n"
    )


def _clear(album: Path) -> None:
    """No picture of an earlier time is left."""
    for old in album.glob("*.png"):
        old.unlink()


def _short(both: "Both") -> None:
    """A first tap from Home, the beginning of the manuscript's game, a kill and a resume."""
    from tests.store.playing import recorded
    from tools.tour.acts import new_game, play, same_on_disk, secret

    game = secret(recorded("manuscript"))
    new_game(both, game.header, PEOPLE[: game.header.seats])
    play(both, game, until=12, killed_at=9)
    same_on_disk(both)


def _whole(both: "Both") -> None:
    """Two games of chains, mistakes corrected, a score, a dispute, and each of the other games."""
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
    both.button("See the result")
    both.picture("standing")
    same_on_disk(both)


def _tile_from(game: "Transcript", place: int) -> int:
    """The first event from a place on that is a tile."""
    late = range(place, len(game.events))
    return next(at for at in late if isinstance(decoded(game.events[at]), Lay))


if __name__ == "__main__":
    main(*sys.argv[1:])

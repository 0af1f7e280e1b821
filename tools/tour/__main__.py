"""The tour: ``python -m tools.tour``; with ``short`` its beginning, with ``readme`` for README too.

It needs no screen: the program and its twin each get an Xvfb.
"""

import sys
from time import monotonic
from typing import TYPE_CHECKING

from hotels.ledger.chains.codec import decoded
from hotels.ledger.chains.entries import Lay
from tools.tour.program import ROOT
from tools.tour.side_by_side import side_by_side

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
    began = monotonic()
    with side_by_side(album) as both:
        (_short if is_short else _whole)(both)
    if for_readme:
        from tools.tour.album import put_into

        put_into(ROOT / "docs" / "pictures", album)
    sys.stdout.write(
        f"{both.taps} touches, the program like its twin {both.alike} times, "
        f"{len(both.pictures)} pictures in {album.relative_to(ROOT)}, {monotonic() - began:.0f} s\n"
    )


def _short(both: "Both") -> None:
    """A first tap from Home, the beginning of the manuscript's game, a kill and a resume."""
    from tests.store.playing import recorded
    from tools.tour.acts import new_game, play, same_on_disk, secret

    game = secret(recorded("manuscript"))
    new_game(both, game.header, PEOPLE[: game.header.seats])
    play(both, game, until=12, killed_at=9)
    same_on_disk(both)


def _whole(both: "Both") -> None:
    """Two games of chains, mistakes put right, a score, a dispute, and each of the other games."""
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

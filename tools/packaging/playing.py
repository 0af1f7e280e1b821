"""The packed tree plays a game: ``python -m tools.packaging.playing``, after the packing check.

It runs as a process of its own with nothing but what was packed and the packages of the spec, is
touched on a screen of its own, and has to show what the tree it came from shows beside it.
"""

import sys
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from tools.packaging.places import ALBUM, SITE, TREE
from tools.tour.side_by_side import side_by_side
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
        sys.stdout.write("The packed tree was not played: Kivy has no wheel for this Python.\n")
        return
    if not TREE.is_dir():
        sys.exit("There is no packed tree to play: say make packaging.")
    began = monotonic()
    command = (sys.executable, *ALONE, str(STARTER), str(TREE), str(SITE))
    try:
        with side_by_side(ALBUM, command, inside=None) as both:
            _everything_opens(both)
            _a_game(both)
    except (Wrong, TimeoutError) as error:
        sys.exit(f"The packed tree does not play as the tree does. {error}")
    sys.stdout.write(
        f"The packed tree played {GAME}: {both.taps} touches, {both.alike} times like the "
        f"tree itself, {monotonic() - began:.0f} s\n"
    )


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

"""How far an archive has come, and whether it holds what was played and nothing else."""

from pathlib import Path
from typing import NamedTuple

from hotels.places import FILE
from hotels.store.checking import damages
from hotels.store.keeping import opened
from hotels.store.store import Store
from tools.torture.plays import play
from tools.torture.wrong import hold


class There(NamedTuple):
    """How far an archive has come: its newest game, and how many lines that has."""

    game: int = 0
    lines: int = 0

    def is_whole(self, first: int) -> bool:
        """Whether that game has come to its end, so that the next may begin."""
        return not self.game or self.lines == len(play(self.game, first).acts)

    def may_be_after(self, shown: "There", first: int) -> bool:
        """Whether this may be on the disk where that was shown: the same, or one touch more."""
        if shown.game and self.game == shown.game:
            return self.lines in play(shown.game, first).touched(shown.lines)
        if self == shown:
            return True
        begun = {There(shown.game + 1), There(shown.game + 1, 1)}
        return shown.is_whole(first) and self in begun


class Kept(NamedTuple):
    """What an archive holds."""

    there: There
    torn: bool
    """Whether it says that an act was being written when it was cut off."""


def kept(folder: Path, first: int) -> Kept:
    """What an archive holds, all of which has to be as it was played, game after game."""
    if not (folder / FILE).exists():
        return Kept(There(), torn=False)
    with Store(folder / FILE) as store:
        hold(not store.missing._replace(torn=False), f"said to be missing: {store.missing}")
        there = There()
        for now in played_so_far(store, first):
            hold(there.is_whole(first), f"another game was begun at {there}")
            there = now
        return Kept(there, store.disk.torn)


def played_so_far(store: Store, first: int) -> list[There]:
    """How far each game has come, deleted ones too; nothing is damaged or otherwise."""
    found = list(damages(store))
    hold(not found, f"damaged: {found[:3]}")
    games = []
    for record in store.all_games(deleted=True):
        acts = [line.act for line in opened(store, record.id).table.lines]
        right = play(record.id, first).acts
        hold(acts == list(right[: len(acts)]), f"game {record.id} holds other acts")
        games.append(There(record.id, len(acts)))
    return games

"""Killed at any moment of whole games: what the screen had shown is there, and play goes on."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from shutil import copytree, rmtree
from time import monotonic
from typing import TYPE_CHECKING, NamedTuple

from tools.torture.archive import There, kept
from tools.torture.life import Life, data, scratch
from tools.torture.plays import play
from tools.torture.seen import at_home, play_on, standing
from tools.torture.wrong import hold
from tools.tour.display import Display
from tools.tour.program import SIZE

if TYPE_CHECKING:
    from tools.torture.inside import Live

LONGEST = 5.0
"""Seconds from its start that a program lives at most, where any moment will do."""

TOUCHES, AFTER = 30, 0.12
"""Where it is killed at a touch: one of so many, and within so many seconds after it."""


class Death(NamedTuple):
    """How one life ended."""

    in_between: bool
    """Whether a finger had come down, and no frame had told what came of it."""
    ahead: bool
    """Whether a line is on the disk that no screen had shown."""
    there: There


def deaths(seed: int, times: int) -> Iterator[Death]:
    """Kill it so often, each time where it has come to."""
    chance = Random(seed)  # noqa: S311 - the same moments again
    with scratch("killed") as folder, Display(*SIZE) as display:
        there = There()
        for _ in range(times):
            with Life(folder, display.name, "killed", seed) as life:
                _live(life, chance)
                life.kill()
            death = _looked_at(folder, life, there, seed)
            there = death.there
            yield death


def _live(life: Life, chance: Random) -> None:
    """Until it is to be killed: at any moment at all, or shortly after a touch."""
    if chance.random() < 1 / 2:
        after = chance.uniform(0, LONGEST)
    else:
        touch, after = chance.randrange(1, TOUCHES), chance.uniform(0, AFTER)
        life.until_touch(touch)
    end = monotonic() + after
    for _ in life.listen(end - monotonic()):
        pass


def _looked_at(folder: Path, life: Life, before: There, first: int) -> Death:
    """What is on the disk after a death, and whether it is what it has to be."""
    for wrong in life.each("wrong"):
        hold(not wrong, wrong["why"])
    hold(not life.complaints, f"it complained{life.complaints}")
    for home in life.each("home"):
        _is_right(home["said"], before, first)
    shown = before
    for told in life.each("shown"):
        one = There(told["game"], told["lines"])
        hold(one >= before, f"the screen showed {one} when {before} was on the disk")
        shown = one
    there = _on_disk(folder, first)
    fits = there.may_be_after(shown, first)
    hold(fits, f"{there} on the disk, {shown} on the screen")
    last = life.told[-1]["what"] if life.told else ""
    return Death(last == "touch", there != shown, there)


def _on_disk(folder: Path, first: int) -> There:
    """What a copy of the archive holds; the program itself is to open it as it was left."""
    copy = folder / "copy"
    rmtree(copy, ignore_errors=True)
    if data(folder).exists():
        copytree(data(folder), copy)
    there, torn = kept(copy, first)
    hold(not torn, "something in the log cannot be read")
    return there


def _is_right(home: dict[str, object], there: There, first: int) -> None:
    """That Home says which game is the last, where it stands and what its button does."""
    if not there.game:
        hold(not home, f"Home says {home} of no game")
        return
    deed, told = standing(play(there.game, first), there.lines)
    right = (home["game"], home["deed"]) == (there.game, deed) and told in str(home["told"])
    hold(right, f"Home says {home} at {there}")


def inside(driver: "Live", seed: str) -> None:
    """From Home on, game after game, until somebody ends it."""
    driver.tells_what_is_shown()
    driver.pipe.tell("home", said=at_home(driver))
    for _ in play_on(driver, int(seed)):
        pass

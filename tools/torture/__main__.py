"""The torture: ``python -m tools.torture``, all of it in the better part of an hour.

``short`` tries a little of each fault; ``seed=N`` the very faults of a run before; ``times=N`` so
many of each; and the name of a fault that one alone. It needs no screen: the program gets an Xvfb.
"""

import logging
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from random import SystemRandom
from tempfile import TemporaryDirectory
from time import monotonic
from typing import NamedTuple

from tools.torture.shim import shim
from tools.torture.wrong import Lacking

SEEDS = 1_000_000


class Fault(NamedTuple):
    """What is brought about, how often in the short form and in the long one, and what it told."""

    name: str
    what: str
    short: int
    long: int
    told: Callable[[int, int], tuple[int, str]]
    """From a seed and a number of times how often it was tried, and what was found."""
    is_shimmed: bool = False
    """Whether it is brought about by the shim, which has to be built."""


def _killed(seed: int, times: int) -> tuple[int, str]:
    from tools.torture.killed import deaths

    all_ = [*deaths(seed, times)]
    between, ahead = sum(one.in_between for one in all_), sum(one.ahead for one in all_)
    return len(all_), (
        f"all that was shown is there; {between} before a touch had its frame, "
        f"{ahead} with a line that no frame had shown yet"
    )


def _sick(seed: int, times: int) -> tuple[int, str]:
    from tools.torture.sick import bouts

    return _counted(bouts(seed, times), "each told in a sentence, and over once it was well")


def _power(seed: int, times: int) -> tuple[int, str]:
    from tools.torture.power import cuts

    all_ = [*cuts(seed, times)]
    torn, ahead = sum(one.torn for one in all_), sum(one.ahead for one in all_)
    return len(all_), (
        f"each opens with all that was shown; {torn} say that an act was cut off, "
        f"{ahead} have one not shown yet"
    )


def _two(seed: int, times: int) -> tuple[int, str]:
    from tools.torture.two import meetings

    return _counted(meetings(seed, times), "turned away, nothing changed, went on afterwards")


def _flipped(seed: int, times: int) -> tuple[int, str]:
    from tools.torture.flipped import flips

    return _counted(flips(seed, times), "no crash, no wrong figure")


def _clock(seed: int, times: int) -> tuple[int, str]:
    from tools.torture.clock import jumps

    return _counted(jumps(seed, times), "every game in its place with all its lines")


def _counted(tried: Iterable[str], well: str) -> tuple[int, str]:
    """How often, that it went well, and how often it was what."""
    counts = Counter(tried)
    parts = ", ".join(f"{count} {what}" for what, count in counts.most_common())
    return counts.total(), f"{well}: {parts}"


FAULTS = (
    Fault("killed", "kill -9 in the middle of a game", 6, 500, _killed),
    Fault("sick", "a disk full, read-only, failing", 12, 240, _sick, is_shimmed=True),
    Fault("power", "the power goes", 40, 1_500, _power, is_shimmed=True),
    Fault("two", "two programs on one archive", 1, 12, _two),
    Fault("flipped", "a bit is turned over", 10, 1_000, _flipped),
    Fault("clock", "the clock jumps", 8, 120, _clock, is_shimmed=True),
)


def main(*wishes: str) -> None:
    """Try each fault, or those named, and say what was found."""
    known = {"short", *(fault.name for fault in FAULTS)}
    unknown = [wish for wish in wishes if "=" not in wish and wish not in known]
    if unknown:
        sys.exit(f"There is no {unknown[0]}; there are {', '.join(sorted(known))}.")
    if find_spec("kivy") is None:
        _say("SKIPPED: Kivy has no wheel for this Python, so there is no program to torture.")
        return
    said = dict(wish.split("=") for wish in wishes if "=" in wish)
    seed = int(said.get("seed") or SystemRandom().randrange(SEEDS))
    faults = [fault for fault in FAULTS if fault.name in wishes] or FAULTS
    if any(fault.is_shimmed for fault in faults):
        try:
            shim()
        except Lacking as lacking:
            sys.exit(str(lacking))
    is_wrong = False
    _say(f"{'what goes wrong':<34}{'times':>6}  what was found with seed={seed}")
    for fault in faults:
        times = int(said.get("times") or (fault.short if "short" in wishes else fault.long))
        began = monotonic()
        try:
            tried, found = fault.told(seed, times)
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what was found
            tried, found, is_wrong = times, f"WRONG: {type(error).__name__}: {error}", True
            found = "\n".join((found, *getattr(error, "__notes__", ())))
        _say(f"{fault.what:<34}{tried:>6}  {found}  ({monotonic() - began:.0f} s)")
    if is_wrong:
        sys.exit(f"The same again: python -m tools.torture seed={seed}, and the name of the fault.")


def _say(line: str) -> None:
    """At once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    with TemporaryDirectory(prefix="hotels-torture") as kivy:
        os.environ |= {"KIVY_HOME": kivy, "KIVY_LOG_MODE": "PYTHON", "KIVY_NO_ARGS": "1"}
        logging.disable()  # Kivy tells what it is made of
        main(*sys.argv[1:])

"""Whether SQLite had to leave out acts that stand in its log, as only damage makes it do.

The log ends for SQLite at the first frame that is not as it was written, and it says nothing of
what follows. The form is that of "WAL-mode file format" in SQLite's documents: a head of 32 bytes
with two salts and a sum, then frames of 24 bytes and a page. A frame with quite other salts is left
over from before, and so are all behind it.
"""

from typing import Literal, NamedTuple

HEAD, FRAME_HEAD = 32, 24

Sum = tuple[int, int]
Order = Literal["big", "little"]


class Logged(NamedTuple):
    """What stands in a log."""

    acts: int = 0
    """Those that SQLite reads."""
    lost: int = 0
    """Those behind the frame at which it stops.

    One may have been under way when the power went; more than one were reported done.
    """


def read_through(log: bytes, kept: int = 0) -> Logged:
    """The acts of a log, of which SQLite is known to have kept the first so many frames."""
    if len(log) <= HEAD:
        return Logged()
    if not any(log[:HEAD]):
        return Logged(lost=1)  # never written, or wiped
    order: Order = "big" if log[3] & 1 else "little"
    running = _sum((0, 0), log[:24], order)
    if running != _numbers(log[24:32]):
        return Logged(lost=len(log))
    salts, size = log[16:24], FRAME_HEAD + _numbers(log[8:16])[0]
    starts = range(HEAD, len(log) - size + 1, size)
    frames = [log[at : at + size] for at in starts]
    acts = sum(_ends_an_act(frame, salts) for frame in frames[: max(kept, 0)])
    if kept > 0:
        running = _numbers(frames[kept - 1][16:24])
    for place, frame in enumerate(frames[max(kept, 0) :], max(kept, 0)):
        if not _alike(frame[8:16], salts):
            break
        running = _sum(_sum(running, frame[:8], order), frame[FRAME_HEAD:], order)
        if frame[8:16] != salts or frame[16:24] != _bytes(running):
            return Logged(acts, max(1, sum(_ends_an_act(one, salts) for one in frames[place:])))
        acts += _ends_an_act(frame, salts)
    return Logged(acts)


def _ends_an_act(frame: bytes, salts: bytes) -> bool:
    """Whether an act was done with this frame."""
    return _alike(frame[8:16], salts) and any(frame[4:8])


def _alike(salts: bytes, others: bytes) -> bool:
    """Whether salts are the same but for a bit."""
    return (int.from_bytes(salts, "big") ^ int.from_bytes(others, "big")).bit_count() <= 1


def _sum(before: Sum, data: bytes, order: Order) -> Sum:
    """The sum that goes on from the one before."""
    first, second = before
    for at in range(0, len(data), 8):
        first = (first + int.from_bytes(data[at : at + 4], order) + second) & 0xFFFFFFFF
        second = (second + int.from_bytes(data[at + 4 : at + 8], order) + first) & 0xFFFFFFFF
    return first, second


def _numbers(data: bytes) -> Sum:
    """Eight bytes as two numbers."""
    return int.from_bytes(data[:4], "big"), int.from_bytes(data[4:], "big")


def _bytes(numbers: Sum) -> bytes:
    """Two numbers as eight bytes."""
    return b"".join(number.to_bytes(4, "big") for number in numbers)

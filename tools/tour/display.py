"""A screen of its own that can be looked at: Xvfb, and what stands in its memory."""

import os
import struct
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from shutil import which
from typing import NamedTuple, Self

from tools.tour.wrong import hold

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels from the top left."""

FAINT = 8
"""By so much of 255 a colour may be off: twice the same shape is not always rounded the same."""

MEMORY = "Xvfb_screen0"
HEAD = struct.Struct(">25I")

DIES_WITH_US = (
    ("setpriv", "--pdeathsig", "KILL") if sys.platform == "linux" and which("setpriv") else ()
)
"""What stands before a command that must not outlive us, however we end."""

COLOUR_BYTES = 12
"""How long each colour of the table is that stands before the pixels."""


class Picture(NamedTuple):
    """What a screen shows: three bytes a pixel, row by row from the top left."""

    width: int
    height: int
    pixels: bytes

    def without(self, boxes: Iterable[Box]) -> "Picture":
        """The same with some places blank."""
        pixels = bytearray(self.pixels)
        for left, top, right, bottom in boxes:
            start, end = max(0, left), min(self.width, right)
            for row in range(max(0, top), min(self.height, bottom)):
                first = 3 * (row * self.width + start)
                pixels[first : first + 3 * (end - start)] = bytes(3 * (end - start))
        return self._replace(pixels=bytes(pixels))

    def is_like(self, other: "Picture") -> bool:
        """Whether both look the same: no colour is off by more than a rounding."""
        return self == other or (self[:2] == other[:2] and not self._apart(other))

    def difference(self, other: "Picture") -> str:
        """How large another picture is or where it differs; empty if it looks the same."""
        if self[:2] != other[:2]:
            return f"{self.width}x{self.height}, not {other.width}x{other.height}"
        box = self._apart(other)
        return "from {}, {} to {}, {}".format(*box) if box else ""

    def _apart(self, other: "Picture") -> Box | None:
        """The box round all that differs."""
        from PIL import Image, ImageChops

        ours, theirs = (Image.frombytes("RGB", one[:2], one.pixels) for one in (self, other))
        apart = ImageChops.difference(ours, theirs)
        box: Box | None = apart.point(lambda step: 255 * (step > FAINT)).getbbox()
        return box

    def save(self, path: Path) -> None:
        """Write it as a PNG."""
        from PIL import Image

        path.parent.mkdir(parents=True, exist_ok=True)
        Image.frombytes("RGB", self[:2], self.pixels).save(path)


def dumped(memory: bytes) -> Picture:
    """The picture in an XWD dump of 32 bits a pixel, blue first, which is what Xvfb keeps."""
    head = HEAD.unpack_from(memory)
    width, height, bits, line, colours = head[4], head[5], head[11], head[12], head[19]
    hold((bits, line) == (32, 4 * width), "Xvfb keeps its screen in another way.")
    start = head[0] + colours * COLOUR_BYTES
    raw = memory[start : start + line * height]
    pixels = bytearray(3 * width * height)
    for channel in range(3):
        pixels[channel::3] = raw[2 - channel :: 4]
    return Picture(width, height, bytes(pixels))


class Display:
    """An Xvfb of a size, as long as the with block; it finds a number of its own."""

    def __init__(self, width: int, height: int) -> None:
        self._size = f"{width}x{height}x24"
        self.name = ""

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(prefix="hotels-screen")
        told, tells = os.pipe()
        command = ["Xvfb", "-displayfd", str(tells), "-screen", "0", self._size, "-nocursor"]
        # Without -noreset a client is turned away that comes just when the last one has gone.
        command += ["-noreset", "-nolisten", "tcp", "-fbdir", self._folder.name]
        self._server = subprocess.Popen(
            (*DIES_WITH_US, *command), pass_fds=[tells], stderr=subprocess.DEVNULL
        )
        os.close(tells)
        try:
            with os.fdopen(told) as answer:
                number = answer.readline().strip()
            hold(number, "Xvfb did not start.")
        except BaseException:
            self.__exit__()
            raise
        self.name = f":{number}"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.terminate()
        self._server.wait()
        self._folder.cleanup()

    def picture(self) -> Picture:
        """What it shows now."""
        return dumped((Path(self._folder.name) / MEMORY).read_bytes())

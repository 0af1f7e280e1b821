"""One life of the program, from its start to its end, as seen from outside."""

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Self

from tools.torture.wrong import Wrong, hold
from tools.tour.program import ROOT, SURROUNDINGS

PATIENCE = 180.0
"""Seconds without a word after which something is wrong."""

Told = dict[str, Any]


def disk(folder: Path) -> Path:
    """What stands for the disk of a program over a folder."""
    return folder / "disk"


def data(folder: Path) -> Path:
    """Where its archive lies, in a folder that it makes itself."""
    return disk(folder) / "data"


@contextmanager
def scratch(fault: str, within: Path | None = None) -> Iterator[Path]:
    """A folder to try a fault in; where something is wrong, a copy of it stays."""
    with TemporaryDirectory(prefix=f"hotels-{fault}-", dir=within) as made:
        try:
            yield Path(made)
        except Exception as error:
            stays = ROOT / "build" / "torture" / fault
            rmtree(stays, ignore_errors=True)
            copytree(made, stays, dirs_exist_ok=True)
            error.add_note(f"what was there then is in {stays}")
            raise


class Life:
    """The program with a story inside, on a screen that is there, over a folder of its own."""

    def __init__(
        self,
        folder: Path,
        display: str,
        story: str,
        *words: object,
        also: Mapping[str, str] | None = None,
    ) -> None:
        self.told: list[Told] = []
        self._log = folder / "log"
        self._rest = b""
        self._is_over = False
        self._pipe, writes = os.pipe()
        os.set_blocking(self._pipe, False)
        disk(folder).mkdir(exist_ok=True)
        clean = {name: said for name, said in os.environ.items() if not name.startswith("KIVY_")}
        surroundings = {
            **clean,
            **SURROUNDINGS,
            "DISPLAY": display,
            "HOTELS_DATA": str(data(folder)),
            "KIVY_HOME": str(folder / "kivy"),
            "LP_NUM_THREADS": "1",
            **(also or {}),
        }
        command = [sys.executable, "-m", "tools.torture.inside", str(writes), story]
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *map(str, words)],
                cwd=ROOT,
                env=surroundings,
                pass_fds=[writes],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        os.close(writes)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()
        os.close(self._pipe)

    def listen(self, seconds: float = PATIENCE) -> Iterator[Told]:
        """What it tells, as it tells it, for so long or until it has ended."""
        until = monotonic() + seconds
        while (left := until - monotonic()) > 0:
            if not select.select([self._pipe], [], [], left)[0]:
                return
            said = os.read(self._pipe, 1 << 16)
            if not said:
                self._is_over = True
                return
            *lines, self._rest = (self._rest + said).split(b"\n")
            for line in lines:
                told = json.loads(line)
                self.told.append(told)
                yield told

    def listen_well(self) -> Iterator[Told]:
        """What it tells until it has ended, as long as nothing is wrong."""
        while True:
            heard = False
            for told in self.listen():
                heard = True
                self.good(told)
                yield told
            if self._is_over:
                return
            hold(heard, f"nothing was heard for {PATIENCE:.0f} s{self.complaints}")

    def until(self, *what: str, seconds: float = PATIENCE) -> Told:
        """Wait until it tells one of these things."""
        for told in self.listen(seconds):
            if told["what"] in what:
                return told
            self.good(told)
        unheard = f"nothing was heard of {what} within {seconds:.0f} s{self.complaints}"
        raise Wrong(unheard)

    def until_touch(self, number: int) -> None:
        """Wait until it was touched so often."""
        while self.until("touch")["number"] < number:
            pass

    def kill(self) -> None:
        """End it at once, whatever it is doing, and hear what it had told."""
        self.process.kill()
        self.process.wait()
        for told in self.listen(1):
            self.good(told)

    def end(self) -> None:
        """Wait until it has ended of itself."""
        for _ in self.listen_well():
            pass
        status = self.process.wait(PATIENCE)
        hold(status == 0, f"it ended with {status}{self.complaints}")

    def each(self, what: str) -> list[Told]:
        """All that it told of one sort."""
        return [told for told in self.told if told["what"] == what]

    @property
    def complaints(self) -> str:
        """What it said of errors, from the first one on."""
        said = self._log.read_text(encoding="utf-8", errors="replace")
        return "\n" + said[said.find("Traceback") :][:4000] if "Traceback" in said else ""

    def good(self, told: Told) -> None:
        """Go on unless it tells that something is wrong."""
        hold(told["what"] != "wrong", f"{told.get('why')}{self.complaints}")

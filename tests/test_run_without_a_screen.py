"""``make run`` where there is no screen: the real program is played and leaves pictures.

And where there is one, Hotels opens on it as ever.
"""

import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.tour.program import Program

ROOT = Path(__file__).parent.parent
ALBUM = ROOT / "build" / "tour"
SIZE = 1280, 800
PICTURES = [
    "1-home.png",
    "2-table.png",
    "3-takeover.png",
    "4-receipt.png",
    "5-disposals.png",
    "6-purchase.png",
    "7-two-turns-later.png",
    "8-standing.png",
]

pytestmark = [
    pytest.mark.process,
    pytest.mark.long,
    pytest.mark.skipif(find_spec("kivy") is None, reason="Kivy has no wheel for this Python"),
]


@pytest.fixture
def alone(tmp_path: Path) -> dict[str, str]:
    """The surroundings of somebody without a screen, whose own games are here."""
    if not shutil.which("xdotool") or not shutil.which("Xvfb"):
        pytest.fail("This needs xdotool and Xvfb: make test brings both.", pytrace=False)
    screens = {"DISPLAY", "WAYLAND_DISPLAY"}
    scratch = tmp_path / "scratch"
    scratch.mkdir()
    return {
        **{name: said for name, said in os.environ.items() if name not in screens},
        "HOTELS_DATA": str(tmp_path / "own"),
        "HOME": str(tmp_path),
        "LANGUAGE": "de",
        "TMPDIR": str(scratch),
    }


def _command() -> list[str]:
    return [str(ROOT / "tools" / "run.sh"), sys.executable]


def test_it_is_said_and_a_round_is_played(alone: dict[str, str], tmp_path: Path) -> None:
    done = subprocess.run(
        _command(), env=alone, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    said, *shown, last = done.stdout.splitlines()
    assert said.startswith("There is no screen here, so a short round of the sample game ")
    assert [line.split()[0] for line in shown] == [f"build/tour/{name}" for name in PICTURES]
    assert re.fullmatch(r"8 pictures in build/tour; \d+ touches did what they should, \d+ s", last)
    assert sorted(file.name for file in ALBUM.glob("*.png")) == PICTURES
    drawn = [(ALBUM / name).read_bytes() for name in PICTURES]
    assert all(struct.unpack(">II", one[16:24]) == SIZE for one in drawn)
    assert len(set(drawn)) == len(PICTURES)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["scratch"], (
        "their own are untouched"
    )
    assert list((tmp_path / "scratch").iterdir()) == []


@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_interrupted_it_leaves_nothing_running(
    alone: dict[str, str], tmp_path: Path, sent: signal.Signals, status: int
) -> None:
    alone["DISPLAY"] = ":987654"
    home = f"HOME={tmp_path}"
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # else it may be ignored
    with subprocess.Popen(_command(), env=alone, stdout=subprocess.PIPE, text=True) as running:
        signal.signal(signal.SIGINT, before)
        assert running.stdout is not None
        assert running.stdout.readline().startswith("No screen answers at DISPLAY=:987654, so ")
        assert "1-home.png" in running.stdout.readline()
        started = list(_started_with(home))
        assert len(started) >= 4, "the tour, the program and two screens"
        running.send_signal(sent)
        assert running.wait(timeout=60) == status
    until = time.monotonic() + 10
    while list(_started_with(home)) and time.monotonic() < until:
        time.sleep(0.1)
    assert list(_started_with(home)) == []
    assert list((tmp_path / "scratch").iterdir()) == []


def test_with_a_screen_hotels_opens_there(tmp_path: Path) -> None:
    with Program(tmp_path, _command()) as program:
        program.start()
        started = list(_started_with(f"HOTELS_DATA={program.archive}"))
        assert len(started) == 1
        assert started[0].endswith("main.py")
    assert "virtual" not in program.log.read_text()


def _started_with(said: str) -> Iterator[str]:
    """The command of each process that has this among its surroundings."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            surroundings = (process / "environ").read_text(errors="replace").split("\0")
            command = (process / "cmdline").read_text(errors="replace")
        except OSError:
            continue
        if said in surroundings:
            yield command.replace("\0", " ").strip()

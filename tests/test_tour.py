"""The tour: what it looks with, its short form, and the pictures that it left in the README.

And whether there is a screen at all.
"""

import os
import shutil
import socket
import struct
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.tour import __main__ as tour
from tools.tour.display import FAINT, HEAD, Display, Picture, dumped
from tools.tour.program import Program
from tools.tour.screen import lack
from tools.tour.wrong import Wrong

ROOT = Path(__file__).parent.parent
KEPT = sorted((ROOT / "docs" / "pictures").glob("*.png"))
SIDE = 640, 400
MOST = 120_000

SAFE = "Your own games are not touched."

RED, GREEN = b"\xff\0\0", b"\0\xff\0"


def dump(width: int, height: int, line: int, pixels: bytes) -> bytes:
    """What Xvfb keeps: a head, a name, two colours of its table, and the pixels, blue first."""
    said = [0] * 25
    said[0], said[4], said[5], said[11], said[12], said[19] = 104, width, height, 32, line, 2
    return HEAD.pack(*said) + b"tst\0" + bytes(2 * 12) + pixels


def plain(colour: bytes) -> Picture:
    return Picture(4, 3, 12 * colour)


def with_a_pixel(colour: bytes) -> Picture:
    """Red, but for the pixel second from the left in the lowest row."""
    return Picture(4, 3, 9 * RED + colour + 2 * RED)


def test_a_screen_is_read_row_by_row_from_the_top_left() -> None:
    pixels = bytes.fromhex("0000ff00 00ff0000 ff000000 ffffff00")
    assert dumped(dump(2, 2, 8, pixels)) == Picture(
        2, 2, bytes.fromhex("ff0000 00ff00 0000ff ffffff")
    )


def test_a_screen_kept_in_another_way_is_refused() -> None:
    with pytest.raises(Wrong, match="another way"):
        dumped(dump(2, 2, 16, bytes(32)))


def test_one_pixel_tells_two_pictures_apart_and_a_rounding_does_not() -> None:
    pytest.importorskip("PIL.Image")
    assert plain(RED).is_like(plain(RED))
    assert not plain(RED).is_like(with_a_pixel(GREEN))
    assert plain(RED).difference(with_a_pixel(GREEN)) == "from 1, 2 to 2, 3"
    rounded, other = bytes((255 - FAINT, FAINT, 0)), bytes((255 - FAINT - 1, 0, 0))
    assert plain(RED).is_like(with_a_pixel(rounded))
    assert not plain(RED).is_like(with_a_pixel(other))
    assert not plain(RED).is_like(Picture(3, 4, 12 * RED))


def test_only_what_is_exempt_may_differ() -> None:
    box = (1, 2, 2, 3)
    assert plain(RED).without([box]) == with_a_pixel(GREEN).without([box])
    beside = (2, 2, 9, 9)
    assert plain(RED).without([beside]) != with_a_pixel(GREEN).without([beside])


@pytest.mark.process
@pytest.mark.parametrize(
    ("platform", "environment", "why"),
    [
        ("linux", {}, "There is no screen here"),
        ("linux", {"DISPLAY": ""}, "There is no screen here"),
        ("linux", {"DISPLAY": ":987654"}, "No screen answers at DISPLAY=:987654"),
        ("linux", {"WAYLAND_DISPLAY": "none"}, "No screen answers at WAYLAND_DISPLAY=none"),
        ("darwin", {}, ""),
    ],
)
def test_without_a_screen_it_is_said_why(
    platform: str, environment: dict[str, str], why: str
) -> None:
    assert lack(platform, environment) == why


@pytest.mark.process
def test_a_screen_that_answers_is_one(tmp_path: Path) -> None:
    """Of two that are named one is enough."""
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(os.fspath(tmp_path / "wayland-1"))
        compositor.listen()
        named = {"WAYLAND_DISPLAY": "wayland-1", "XDG_RUNTIME_DIR": os.fspath(tmp_path)}
        assert lack("linux", named) == ""
        assert lack("linux", named | {"DISPLAY": ":987654"}) == ""


@pytest.mark.process
def test_the_tours_own_screen_answers() -> None:
    _needs_a_screen()
    with Display(64, 64) as display:
        assert lack("linux", {"DISPLAY": display.name}) == ""
    assert lack("linux", {"DISPLAY": display.name})


COMES_AND_GOES = """
import ctypes, sys
x11 = ctypes.CDLL("libX11.so.6")
x11.XOpenDisplay.restype = ctypes.c_void_p
for _ in range(300):
    screen = x11.XOpenDisplay(None) or sys.exit("turned away")
    x11.XCloseDisplay(ctypes.c_void_p(screen))
"""


@pytest.mark.process
def test_who_comes_just_when_the_last_one_goes_is_not_turned_away() -> None:
    """A program that is killed and started again comes so."""
    _needs_a_screen()
    with Display(64, 64) as display:
        command = (sys.executable, "-c", COMES_AND_GOES)
        subprocess.run(command, env=os.environ | {"DISPLAY": display.name}, check=True)


@pytest.mark.process
def test_a_program_that_ends_at_once_is_not_waited_for(tmp_path: Path) -> None:
    _needs_a_screen()
    command = (sys.executable, "-c", "raise SystemExit('no way')")
    with (
        Program(tmp_path, command) as program,
        pytest.raises(ChildProcessError, match="no way"),
    ):
        program.start()


@pytest.mark.parametrize(
    "said",
    [
        "Traceback (most recent call last):\nValueError\n",
        "Hotels: Hotels 0.1.0\nScreen: Home\nValueError\n",  # the app's own report
    ],
)
def test_an_error_in_the_programs_log_is_found(tmp_path: Path, said: str) -> None:
    program = Program(tmp_path)
    program.log.write_text(f"[WARNING] no clipboard\n{said}")
    assert program.complaints == said
    program.log.write_text("[WARNING] no clipboard\n")
    assert program.complaints == ""


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (Wrong("The bonus is missing."), "Hotels did not do what it should. The bonus is missing."),
        (OSError(28, "It is full"), "The round could not be played: It is full. " + SAFE),
    ],
)
def test_whatever_goes_wrong_in_the_sample_ends_it_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, wrong: Exception, said: str
) -> None:
    def side_by_side(*_: object, **__: object) -> None:
        raise wrong

    monkeypatch.setattr(tour, "side_by_side", side_by_side)
    monkeypatch.setattr(tour, "ALBUM", tmp_path)
    with pytest.raises(SystemExit) as ended:
        tour.main("sample")
    assert ended.value.code == said


def _needs_a_screen() -> None:
    if not shutil.which("xdotool") or not shutil.which("Xvfb"):
        pytest.fail("The tour needs xdotool and Xvfb: make test brings both.", pytrace=False)


@pytest.mark.long
@pytest.mark.process
def test_the_real_program_plays_by_touch_is_killed_and_goes_on() -> None:
    if find_spec("kivy") is None:
        pytest.skip("Kivy has no wheel for this Python")
    _needs_a_screen()
    done = subprocess.run(
        [sys.executable, "-m", "tools.tour", "short"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    words = done.stdout.split()
    touches, alike = int(words[0]), int(words[words.index("times,") - 1])
    assert alike > touches > 12, "every touch was followed by a comparison"


def test_the_readme_shows_four_small_pictures() -> None:
    shown = (ROOT / "README.md").read_text(encoding="utf-8")
    assert len(KEPT) == len("four")
    for path in KEPT:
        assert f"]({path.relative_to(ROOT).as_posix()})" in shown
        kept = path.read_bytes()
        assert struct.unpack(">II", kept[16:24]) == SIDE
        assert len(kept) < MOST

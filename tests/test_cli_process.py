"""The command line as a process: what it needs, and what becomes of streams that fail it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.command import GAMES, ROOT, process, written

pytestmark = pytest.mark.process

GAME = GAMES / "manuscript.json"
NAMED = {
    "edition": "acquire-classic",
    "players": ["Ana", "李"],
    "cash": [100, 200],
    "sizes": {},
    "blocks": {},
}
FULL = Path("/dev/full")
PROGRAM = """
import sys
sys.path.insert(0, sys.argv.pop(1))
from hotels.__main__ import main
status = main(sys.argv[1:])
loaded = {name.partition(".")[0] for name in sys.modules}
print(*sorted(loaded - sys.stdlib_module_names - {"__main__"}))
sys.exit(status)
"""


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", "--check", str(GAME)),
        ("settle", "--edition", "all", "--size", "3", "--blocks", "2,1"),
        ("editions", "vacation"),
        ("--help",),
    ],
)
def test_the_standard_library_is_all_it_needs(arguments: tuple[str, ...]) -> None:
    command = [sys.executable, "-I", "-S", "-c", PROGRAM, str(ROOT), *arguments]
    said = subprocess.run(command, capture_output=True, check=False)
    assert (said.returncode, said.stderr) == (0, b"")
    assert said.stdout.splitlines()[-1] == b"hotels"


def test_nothing_is_written_to_disk(tmp_path: Path) -> None:
    path = written(tmp_path, NAMED)
    for call, name in (("score", path), ("replay", path), ("editions", "vacation")):
        process(call, name, env=os.environ | {"HOME": str(tmp_path), "HOTELS_DATA": str(tmp_path)})
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    "how",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"LC_ALL": "C"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "latin-1:strict"},
        {"PYTHONUTF8": "1"},
    ],
)
def test_a_name_the_terminal_cannot_show_is_shown_somehow(
    tmp_path: Path, how: dict[str, str]
) -> None:
    said = process("score", written(tmp_path, NAMED), env=os.environ | how)
    assert (said.returncode, said.stderr) == (0, b"")
    assert "1. 李: $200".encode() in said.stdout or rb"1. \u674e: $200" in said.stdout
    bad = written(tmp_path, NAMED | {"cash": [1], "players": ["李", "李"]})
    said = process("score", bad, env=os.environ | how)
    assert (said.returncode, said.stdout, said.stderr.count(b"\n")) == (2, b"", 1)


def closed(*streams: int) -> dict[str, object]:
    """How to start a process without these streams."""

    def close() -> None:
        for stream in streams:
            os.close(stream)

    return {"preexec_fn": close}


@pytest.mark.skipif(os.name != "posix", reason="streams are closed by number")
def test_closed_streams_are_borne() -> None:
    said = process("replay", "-", **closed(0))
    why = b"-: the file cannot be read: standard input is closed\n"
    assert (said.returncode, said.stderr) == (2, why)
    said = process("replay", GAME, **closed(1))
    assert (said.returncode, said.stderr) == (
        2,
        b"hotels: the results cannot be written: standard output is closed\n",
    )
    assert process("replay", "/none", **closed(2)).returncode == 2
    assert process("replay", GAME, **closed(2)).returncode == 0
    assert process("nonsense", **closed(0, 1, 2)).returncode == 2
    assert process("replay", "/none", **closed(0, 1, 2)).returncode == 2


@pytest.mark.skipif(not FULL.exists(), reason="there is no full disk to be had")
@pytest.mark.parametrize("buffered", ["", "1"])
def test_a_full_disk_is_told(buffered: str) -> None:
    env = os.environ | {"PYTHONUNBUFFERED": buffered}
    with FULL.open("wb") as full:
        for call, name in (("replay", GAME), ("editions", "vacation"), ("editions", "--json")):
            said = process(call, name, stdout=full, env=env)
            assert said.returncode == 2
            assert said.stderr.startswith(b"hotels: the results cannot be written: ")
            assert said.stderr.count(b"\n") == 1
        assert process("replay", "/none", stderr=full, env=env).returncode == 2
        assert process("replay", "/none", stderr=full, stdout=full, env=env).returncode == 2


@pytest.mark.skipif(os.name != "posix", reason="pipes are left otherwise elsewhere")
@pytest.mark.parametrize("buffered", ["", "1"])
def test_a_reader_who_leaves_changes_no_verdict(buffered: str) -> None:
    env = os.environ | {"PYTHONUNBUFFERED": buffered}
    for last, status in ((GAME, 0), (GAMES / "invalid" / "one-player.json", 2)):
        reading, writing = os.pipe()
        os.close(reading)
        said = process("replay", *[GAME] * 300, last, stdout=writing, env=env)
        os.close(writing)
        assert (said.returncode, said.stderr.count(b"\n")) == (status, status // 2)
    reading, writing = os.pipe()
    os.close(reading)
    assert process("replay", "/none", stderr=writing, env=env).returncode == 2
    os.close(writing)


@pytest.mark.skipif(sys.platform != "linux", reason="names are bytes on Linux")
def test_a_file_s_name_may_be_any_bytes(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/a\nb\xff.json"
    Path(os.fsdecode(path)).write_text(json.dumps(NAMED), encoding="utf-8")
    said = process("replay", path)
    assert said.returncode == 2
    name = os.fsencode(tmp_path) + b"/a?b?.json"
    assert said.stderr == name + b": header: the field format is missing\n"


@pytest.mark.skipif(not Path("/dev/null").exists(), reason="there is no nothing to be had")
def test_a_device_is_a_file_like_any() -> None:
    said = process("replay", "/dev/null")
    assert (said.returncode, said.stderr) == (2, b"/dev/null: the file is empty\n")
    if Path("/dev/zero").exists():
        said = process("replay", "/dev/zero")
        assert said.stderr == b"/dev/zero: the file is larger than 50 MB\n"


@pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent otherwise elsewhere")
def test_a_call_broken_off_is_silent() -> None:
    # Whoever starts the tests in the background has them ignore Ctrl-C, and so what they start.
    command = [sys.executable, "-c", "import hotels.__main__ as h, signal, sys; "]
    command[-1] += "signal.signal(signal.SIGINT, signal.default_int_handler); "
    command[-1] += "print(flush=True); sys.exit(h.main(['replay', '-']))"
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as call:
        assert call.stdout is not None
        assert call.stderr is not None
        call.stdout.readline()
        time.sleep(0.3)
        call.send_signal(signal.SIGINT)
        assert (call.wait(), call.stderr.read()) == (130, b"")

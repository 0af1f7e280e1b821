"""Ctrl-C at any moment of a call: status 130, not a word, and nothing half done."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from hotels.places import archive_file
from hotels.store.store import Store
from tests.command import GAMES, ROOT, hotels
from tests.store.playing import played, ticking

pytestmark = [
    pytest.mark.process,
    pytest.mark.skipif(os.name != "posix", reason="Ctrl-C is sent otherwise elsewhere"),
]

GAME = str(GAMES / "manuscript.json")
LONG = str(GAMES / "acquire-p6_024.json")
LISTENS = "import os, signal, sys\nsignal.signal(signal.SIGINT, signal.default_int_handler)\n"
"""Whoever starts the tests in the background has them ignore Ctrl-C, and so what they start."""

AT_IMPORT = """
class Breaking:
    @staticmethod
    def find_spec(name, *_):
        if name == os.environ["BREAK_AT"]:
            os.kill(os.getpid(), signal.SIGINT)
sys.meta_path.insert(0, Breaking)
"""
AT_EXIT = """
import atexit
atexit.register(lambda: os.kill(os.getpid(), signal.SIGINT))
"""


def call(folder: Path, before: str, *arguments: str, at: str = "") -> tuple[int, bytes]:
    """What a call ends with and complains of, with something done as Python starts."""
    (folder / "sitecustomize.py").write_text(LISTENS + before, encoding="utf-8")
    said = subprocess.run(
        [sys.executable, "-m", "hotels", *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(folder), "BREAK_AT": at},
        capture_output=True,
        check=False,
    )
    return said.returncode, said.stderr


@pytest.mark.parametrize(
    "module",
    [
        "hotels.interrupts",
        "hotels.calls.parser",
        "argparse",
        "hotels.calls.printing",
        "hotels.wording.amounts",
        "hotels.calls.replay",
        "hotels.ledger.chains.books",
        "hotels.ledger.chains.rules.ending",
    ],
)
def test_ctrl_c_while_something_is_imported_is_quiet(tmp_path: Path, module: str) -> None:
    assert call(tmp_path, AT_IMPORT, "replay", GAME, at=module) == (130, b"")


def test_ctrl_c_while_the_arguments_are_read_is_quiet(tmp_path: Path) -> None:
    assert call(tmp_path, AT_IMPORT, "nonsens", at="difflib") == (130, b"")
    assert call(tmp_path, AT_IMPORT, "--help", at="shutil") == (130, b"")


def test_ctrl_c_once_all_is_written_changes_nothing(tmp_path: Path) -> None:
    assert call(tmp_path, AT_EXIT, "replay", GAME) == (0, b"")
    assert call(tmp_path, AT_EXIT, "replay", "/none")[0] == 2


def test_ctrl_c_while_nobody_takes_the_results_is_quiet(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(LISTENS, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-m", "hotels", "export", LONG, "--to", "beancount"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as one:
        assert one.stdout is not None
        assert one.stderr is not None
        assert one.stdout.read(1)  # and no more of it, so that the pipe is full
        time.sleep(0.3)
        one.send_signal(signal.SIGINT)
        assert (one.wait(), one.stderr.read()) == (130, b"")


def test_ctrl_c_that_is_ignored_stays_ignored(tmp_path: Path) -> None:
    ignored = AT_IMPORT + "signal.signal(signal.SIGINT, signal.SIG_IGN)\n"
    assert call(tmp_path, ignored, "replay", GAME, at="hotels.calls.replay") == (0, b"")


TWICE = """
import os, signal, sys
from pathlib import Path
signal.signal(signal.SIGINT, signal.default_int_handler)
from hotels import interrupts
from hotels.__main__ import main
from hotels.exports import archive
interrupts.leave_at_once()
def broken(*_):
    os.kill(os.getpid(), signal.SIGINT)
    return b""
archive.act_line = broken
unlink = Path.unlink
def breaking(path, **how):
    os.kill(os.getpid(), signal.SIGINT)
    return unlink(path, **how)
Path.unlink = breaking
sys.exit(main(["archive", "export", "-o", sys.argv[1]]))
"""


def test_ctrl_c_while_an_export_is_undone_is_no_hindrance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOTELS_DATA", str(tmp_path / "data"))
    with Store(archive_file(), ticking()) as store:
        played(store)
    command = [sys.executable, "-c", TWICE, str(tmp_path / "all.jsonl")]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    assert (said.returncode, said.stdout, said.stderr) == (130, b"", b"")
    assert [path.name for path in tmp_path.iterdir()] == ["data"]
    assert [path.name for path in (tmp_path / "data").iterdir()] == ["hotels.db"]
    assert hotels("archive", "check").status == 0

"""The set-up with a Python and an apt that only pretend: what it prints, and what it mends."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
READY = ".venv/ready"
LOG = "build/setup.log"
TOOLS = (
    *("bash", "cat", "dirname", "env", "grep", "head", "ls", "mkdir", "mv", "rm", "sed"),
    *("sleep", "tail", "touch", "uname", "wc", "chmod", "cp"),
)
"""What the script may find in the path besides what pretends."""

PYTHON = f"""#!/bin/bash
case "$*" in
    "-m venv .venv")
        mkdir -p .venv/bin .venv/lib/python3.11/site-packages/kivy
        cp "$0" .venv/bin/python ;;
    *"pip "*install*)
        echo "WARNING: the mirror of this machine is elsewhere"
        echo "Collecting kivy==2.3.1 (from -r somewhere)"
        eval "$PIP_DOES" ;;
    *"pip "*freeze*) ;;
    *"import ensurepip"*) ;;
    *) exec {sys.executable} "$@" ;;
esac
"""

APT = """#!/bin/bash
echo "$@" >>apt-was-asked
case "$*" in *" install "*) eval "$APT_DOES" ;; esac
"""

pytestmark = pytest.mark.process

SetUp = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A checkout with what the set-up reads, and a path with nothing but what it may call."""
    (tmp_path / "tools").mkdir()
    for name in ("tools/setup.sh", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path / name)
    path = tmp_path / "path"
    path.mkdir()
    for name in TOOLS:
        there = shutil.which(name)
        assert there, name
        (path / name).symlink_to(there)
    pretending = {"python3": PYTHON, "apt-get": APT, "dpkg": "", "id": "echo 0"}
    for name, says in pretending.items():
        _program(path / name, says)
    return tmp_path


@pytest.fixture
def set_up(place: Path) -> SetUp:
    """Runs the script there."""

    def run(*words: str, **also: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            _command(place, words),
            env=_environment(place) | also,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    return run


def _program(file: Path, says: str) -> None:
    file.write_text(says if says.startswith("#!") else f"#!/bin/bash\n{says}\n")
    file.chmod(0o755)


def _command(place: Path, words: tuple[str, ...]) -> list[str]:
    return [str(place / "tools" / "setup.sh"), *words]


def _environment(place: Path) -> dict[str, str]:
    return {"PATH": str(place / "path"), "HOME": "/nowhere", "PIP_DOES": "true", "APT_DOES": "true"}


def _until(so: Callable[[], object]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + 30
    while not so():
        assert time.monotonic() < until
        time.sleep(0.05)


def _runs(pid: int) -> bool:
    """Whether a process goes on; one that has ended may still be listed."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_each_step_is_a_line_and_a_second_time_there_is_none(place: Path, set_up: SetUp) -> None:
    first = set_up("venv")
    assert first.returncode == 0, first.stderr
    lines = first.stdout.splitlines()
    version = ".".join(map(str, sys.version_info[:3]))
    assert lines[-3] == f"Creating .venv with Python {version}"
    assert re.fullmatch(r"Installing Kivy and \d+ other packages", lines[-2])
    assert re.fullmatch(r"Set up in \d+ s\.", lines[-1])
    assert first.stderr == ""
    assert "mirror" in (place / LOG).read_text()
    again = set_up("venv")
    assert (again.returncode, again.stdout, again.stderr) == (0, "", "")


def test_a_step_that_takes_long_says_how_far_it_is(place: Path, set_up: SetUp) -> None:
    script = place / "tools" / "setup.sh"
    assert "every=5 " in script.read_text()
    script.write_text(script.read_text().replace("every=5 ", "every=1 "))
    assert re.search(
        r"^  [12] s: Collecting kivy==2\.3\.1$",
        set_up("venv", PIP_DOES="sleep 2.5").stdout,
        re.MULTILINE,
    )


def test_what_pip_cannot_do_is_said_and_the_next_time_it_works(place: Path, set_up: SetUp) -> None:
    does = "echo 'WARNING: Retrying after a broken connection'; echo 'ERROR: no kivy'; exit 1"
    failed = set_up("venv", PIP_DOES=does)
    assert failed.returncode == 1
    assert re.search(
        r"^Installing Kivy and \d+ other packages failed:$", failed.stderr, re.MULTILINE
    )
    assert "\nERROR: no kivy\n" in failed.stderr
    assert "check the network connection" in failed.stderr
    assert LOG in failed.stderr
    assert "WARNING" not in failed.stdout + failed.stderr
    assert "Set up in" not in failed.stdout
    assert not (place / READY).exists()
    assert set_up("venv").returncode == 0
    assert (place / READY).exists()


@pytest.mark.parametrize("lost", ["lib/python3.11/site-packages/kivy", "bin/python", "ready"])
def test_a_damaged_venv_is_made_again(place: Path, set_up: SetUp, lost: str) -> None:
    assert set_up("venv").returncode == 0
    there = place / ".venv" / lost
    shutil.rmtree(there) if there.is_dir() else there.unlink()
    mended = set_up("venv")
    assert mended.returncode == 0, mended.stderr
    assert "it is made again" in mended.stdout
    assert there.exists()


def test_new_constraints_are_followed_in_the_venv_that_is_there(place: Path, set_up: SetUp) -> None:
    assert set_up("venv").returncode == 0
    os.utime(place / READY, (0, 0))
    checked = set_up("venv")
    assert checked.returncode == 0, checked.stderr
    assert "Checking the packages in .venv\n" in checked.stdout
    assert "Creating" not in checked.stdout
    assert set_up("venv").stdout == ""


@pytest.mark.parametrize(("sent", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_an_interrupted_set_up_leaves_nothing_running_and_begins_anew(
    place: Path, set_up: SetUp, sent: signal.Signals, status: int
) -> None:
    does = f"echo $$ >{place}/pid; sleep 60"
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # else it may be ignored
    running = subprocess.Popen(
        _command(place, ("venv",)),
        env=_environment(place) | {"PIP_DOES": does},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    signal.signal(signal.SIGINT, before)
    _until(lambda: (place / "pid").exists() and (place / "pid").read_text().strip())
    running.send_signal(sent)
    _, said = running.communicate(timeout=30)
    assert running.returncode == status
    assert "interrupted" in said
    _until(lambda: not _runs(int((place / "pid").read_text())))
    assert set_up("venv").returncode == 0


def test_missing_system_packages_come_with_apt(place: Path, set_up: SetUp) -> None:
    done = set_up("screen")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Installing system packages: xvfb xauth xdotool\n")
    asked = (place / "apt-was-asked").read_text().splitlines()
    assert [
        line.endswith("install --yes --no-install-recommends xvfb xauth xdotool") for line in asked
    ] == [False, True]


def test_a_virtual_screen_without_its_server_is_not_whole(place: Path, set_up: SetUp) -> None:
    for name in ("xvfb-run", "xauth", "xdotool"):
        _program(place / "path" / name, "")
    assert set_up("screen").stdout.startswith("Installing system packages: xvfb xauth\n")
    _program(place / "path" / "Xvfb", "")
    assert set_up("screen").stdout == ""


@pytest.mark.parametrize(
    "error",
    [
        "Could not find a version that satisfies the requirement kivy==2.3.1 (from versions: none)",
        "Could not install packages due to an OSError: HTTPSConnectionPool: Max retries exceeded",
    ],
)
def test_without_a_network_it_is_said_that_nothing_could_be_fetched(
    set_up: SetUp, error: str
) -> None:
    offline = "WARNING: Retrying (Retry(total=4)) after connection broken by: Name not known"
    failed = set_up("venv", PIP_DOES=f"echo '{offline}'; echo 'ERROR: {error}'; exit 1")
    assert failed.returncode == 1
    assert failed.stderr == (
        "The packages could not be fetched, since a server did not answer: please check the "
        f"network connection, then run the same command again. All of its output is in {LOG}.\n"
    )
    alone = set_up("venv", PIP_DOES=f"echo 'ERROR: {error}'; exit 1")
    assert f"ERROR: {error}\n" in alone.stderr


def test_what_apt_cannot_install_is_said_with_the_command_to_run(set_up: SetUp) -> None:
    failed = set_up(
        "screen", APT_DOES="echo 'W: old'; echo 'E: Unable to locate package'; exit 100"
    )
    assert failed.returncode == 1
    assert "Installing system packages failed:\nE: Unable to locate package\n" in failed.stderr
    assert "  sudo apt-get install --no-install-recommends xvfb xauth xdotool\n" in failed.stderr
    assert LOG in failed.stderr
    assert "W: old" not in failed.stderr


def test_who_has_no_rights_is_told_the_command(place: Path, set_up: SetUp) -> None:
    _program(place / "path" / "id", "echo 1000")
    _program(place / "path" / "sudo", "exit 1")
    failed = set_up("screen")
    assert failed.returncode == 1
    assert "  sudo apt-get install --no-install-recommends xvfb xauth xdotool\n" in failed.stderr
    assert not (place / "apt-was-asked").exists()

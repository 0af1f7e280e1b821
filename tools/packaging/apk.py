"""Builds the APK with buildozer where all it needs can be had, else says what is missing.

``make apk``: the SDK and the NDK come from Google the first time, some gigabytes, once their
licence is accepted in the terminal.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib.metadata import metadata
from pathlib import Path

from tools.packaging.packing import read
from tools.packaging.places import ROOT
from tools.packaging.spec import SPEC

PROGRAMS = {
    "ant": "ant",
    "autoreconf": "autoconf",
    "automake": "automake",
    "autopoint": "autopoint",
    "ccache": "ccache",
    "cmake": "cmake",
    "curl": "curl",
    "g++": "g++",
    "gcc": "gcc",
    "git": "git",
    "javac": "openjdk-17-jdk",
    "keytool": "openjdk-17-jdk",
    "lbzip2": "lbzip2",
    "libtoolize": "libtool",
    "make": "make",
    "patch": "patch",
    "pkg-config": "pkg-config",
    "python3": "python3",
    "unzip": "unzip",
    "wget": "wget",
    "zip": "zip",
}
"""Programs of the build, and the Debian packages they are in.

They and the files below are what the Dockerfile of python-for-android 2026.05.09 installs, but for
sudo and pip, which the build here does not use; and zlib1g-dev and keytool, which ours needs.
"""

FILES = {
    "/etc/ssl/certs/*": "ca-certificates",
    "/usr/include/ffi.h /usr/include/*-linux-*/ffi.h": "libffi-dev",
    "/usr/include/ltdl.h": "libltdl-dev",
    "/usr/include/openssl/ssl.h": "libssl-dev",
    "/usr/include/python3*/Python.h": "python3-dev",
    "/usr/include/zlib.h": "zlib1g-dev",
}
"""Files that the build reads, as patterns of which one is enough, and their Debian packages."""

JAVA = 17
"""The oldest Java that Android's tools run on."""

PATIENCE = 30
"""Seconds that a far machine may take to answer."""

Runs = Callable[[list[str]], str | None]
"""What a command says; nothing where it fails."""


def main() -> None:
    """Build, or end with one sentence."""
    wanting = [*missing(shutil.which, lies_there, _said)]
    if wanting:
        sys.exit(no_programs(wanting))
    source = metadata("python-for-android")["Home-page"]
    if _said(["git", "ls-remote", source, "HEAD"]) is None:
        sys.exit(out_of_reach(source))
    said, version = read(ROOT / SPEC)
    sys.stdout.write(f"Hotels {version}, by python-for-android {said['p4a.commit'][:12]}.\n")
    sys.stdout.flush()
    here = Path(sys.executable).parent
    if _said([sys.executable, "-m", "ensurepip"]) is None:
        sys.exit("The APK cannot be built here: this Python brings no pip along.")
    built = subprocess.run(
        [sys.executable, "-m", "buildozer", "android", "debug"],
        cwd=ROOT,
        env={
            **os.environ,
            "VIRTUAL_ENV": str(here.parent),
            "PATH": f"{here}{os.pathsep}{os.environ.get('PATH', '')}",
        },
        check=False,
    )
    if built.returncode:
        sys.exit("The APK was not built; why, buildozer says above. The tree is as it was.")
    sys.stdout.write("The APK lies in bin.\n")


def missing(
    which: Callable[[str], str | None], is_there: Callable[[str], bool], said: Runs
) -> Iterator[str]:
    """The packages that are wanting, by Debian's names, each once."""
    wanted = [package for name, package in PROGRAMS.items() if not which(name)]
    wanted += [package for path, package in FILES.items() if not is_there(path)]
    java = PROGRAMS["javac"]
    if java not in wanted and (java_version(said(["javac", "-version"])) or 0) < JAVA:
        wanted.append(java)
    yield from dict.fromkeys(wanted)


def lies_there(patterns: str) -> bool:
    """Whether there is a file by one of some patterns."""
    return any(any(Path("/").glob(one.removeprefix("/"))) for one in patterns.split())


def java_version(said: str | None) -> int | None:
    """The number in ``javac 17.0.15``."""
    found = re.search(r"javac (\d+)", said or "")
    return int(found[1]) if found else None


def no_programs(wanting: Iterable[str]) -> str:
    """What to install, in one sentence."""
    return f"The APK cannot be built here: install what Debian calls {' '.join(wanting)}."


def out_of_reach(source: str) -> str:
    """That there is no network, in one sentence."""
    return (
        f"The APK cannot be built here: {source} is out of reach, and Android's SDK and NDK come "
        "from the network, too."
    )


def _said(command: list[str]) -> str | None:
    try:
        answer = subprocess.run(
            command,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            stdin=subprocess.DEVNULL,
            env={**os.environ, "GIT_TERMINAL_PROMPT": "0"},
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return None if answer.returncode else answer.stdout + answer.stderr


if __name__ == "__main__":
    main()

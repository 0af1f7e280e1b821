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
    "git": "git",
    "javac": "openjdk-17-jdk",
    "keytool": "openjdk-17-jdk",
    "zip": "zip",
    "unzip": "unzip",
    "autoreconf": "autoconf",
    "automake": "automake",
    "libtoolize": "libtool",
    "pkg-config": "pkg-config",
    "cmake": "cmake",
    "patch": "patch",
}
"""What the build calls, and what Debian calls the package that has it."""

HEADERS = {
    "/usr/include/zlib.h": "zlib1g-dev",
    "/usr/include/openssl/ssl.h": "libssl-dev",
}
"""What the Python that runs the build is compiled with, likewise."""

JAVA = 17
"""The oldest Java that Android's tools run on."""

PATIENCE = 30
"""Seconds that a far machine may take to answer."""

Runs = Callable[[list[str]], str | None]
"""What a command says; nothing where it fails."""


def main() -> None:
    """Build, or end with one sentence."""
    wanting = [*missing(shutil.which, lambda path: Path(path).is_file(), _said)]
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
    wanted += [package for path, package in HEADERS.items() if not is_there(path)]
    java = PROGRAMS["javac"]
    if java not in wanted and (java_version(said(["javac", "-version"])) or 0) < JAVA:
        wanted.append(java)
    yield from dict.fromkeys(wanted)


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

"""Which version of each package the tablet gets, and whether they fit together.

``python -m tools.packaging.pins`` prints them, for who installs the same on a desktop.
"""

import configparser
import re
import sys
from collections.abc import Iterable, Iterator, Mapping

from packaging.requirements import Requirement
from packaging.version import Version
from tools.packaging.places import ROOT
from tools.packaging.spec import SPEC, listed

Pins = Mapping[str, str]
"""The version of each package, by its name in plain form."""

PYTHON = "python3"
"""The one requirement without a version: python-for-android's commit says which Python it is."""

TABLET = {
    "extra": "",
    "os_name": "posix",
    "platform_machine": "aarch64",
    "platform_system": "Android",
    "sys_platform": "android",
}
"""What the markers of a requirement are asked about, besides Python's version."""

LEFT_OUT = {
    "materialshapes": "one widget of KivyMD wants it, which we do not use",
    "kivy-garden": "it fetches widgets that others made",
    "docutils": "it shows documents that we do not have",
    "pygments": "it colours code that we do not show",
    "charset-normalizer": "chardet stands in its place",
}
"""What a package asks for and the tablet does not get, and why: decisions 18 and 24."""


def plain(name: str) -> str:
    """A package's name as all its spellings have it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def pinned(requirements: Iterable[str]) -> dict[str, str]:
    """The version of each requirement that is pinned to one."""
    pairs = (line.partition(";")[0].partition("==") for line in requirements)
    return {plain(name.strip()): version.strip() for name, is_one, version in pairs if is_one}


def loose(requirements: Iterable[str]) -> Iterator[str]:
    """Every requirement that is not pinned, and should be."""
    for line in requirements:
        if line != PYTHON and "==" not in line:
            yield f"{line} has no version in the requirements, so two builds may differ."


def pin_faults(built: Pins, asked: Pins, tested: Pins) -> Iterator[str]:
    """Where the build has another version than pyproject.toml or constraints.txt."""
    for name, version in sorted(asked.items()):
        if built.get(name, version) != version:
            yield f"The build has {name} {built[name]}, and pyproject.toml {version}."
        if name not in built:
            yield f"{name} stands in pyproject.toml, and the build leaves it out."
    for name, version in sorted(built.items()):
        if tested.get(name) != version:
            yield f"The build has {name} {version}, and constraints.txt {tested.get(name, 'none')}."


def bound_faults(built: Pins, wishes: Mapping[str, Iterable[str]], python: str) -> Iterator[str]:
    """Where a package asks for another version than the build has, or for one that it lacks."""
    versions = {
        "python_full_version": python,
        "python_version": ".".join(python.split(".")[:2]),
    }
    for package, lines in sorted(wishes.items()):
        for wish in (Requirement(line) for line in lines):
            name = plain(wish.name)
            if name in LEFT_OUT or (wish.marker and not wish.marker.evaluate(TABLET | versions)):
                continue
            if name not in built:
                yield f"{package} needs {wish.name}, which is not among the requirements."
            elif Version(built[name]) not in wish.specifier:
                yield f"{package} needs {wish.name}{wish.specifier}, not {built[name]}."


def requirements() -> list[str]:
    """What the spec requires, word for word."""
    spec = configparser.ConfigParser(interpolation=None)
    spec.read(ROOT / SPEC, encoding="utf-8")
    return listed(spec["app"], "requirements")


if __name__ == "__main__":
    sys.stdout.writelines(f"{line}\n" for line in requirements() if line != PYTHON)

"""What buildozer.spec has to say, and where it does not."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

SPEC = "buildozer.spec"

Said = Mapping[str, str]
"""The keys of its section app, each with what it says."""

SETTLED = {
    "android.api": "36",
    "android.minapi": "24",
    "android.ndk_api": "24",
    "android.archs": "arm64-v8a",
    "android.permissions": "VIBRATE",
    "android.allow_backup": "False",
    "fullscreen": "0",
    "p4a.bootstrap": "sdl2",
}
"""What was decided; whoever decides otherwise says so in docs/decisions, and here."""

ORIENTATIONS = {"landscape", "landscape-reverse", "portrait", "portrait-reverse"}

LONG = re.compile(r"[0-9a-f]{40}")
"""A commit that can be no other."""

OTHERWISE = ("p4a.source_dir", "p4a.url", "p4a.fork", "p4a.local_recipes", "p4a.hook")
"""What would let another python-for-android build than the one that is pinned."""

MANIFEST = {
    "android.manifest.intent_filters",
    "android.extra_manifest_xml",
    "android.extra_manifest_application_arguments",
}
"""What names a piece of Android's manifest."""

PICTURES = ("icon.", "presplash.")


def listed(said: Said, key: str) -> list[str]:
    """What a key lists, between commas."""
    return [part.strip() for part in said.get(key, "").split(",") if part.strip()]


def spec_faults(said: Said, root: Path, *, advised: int, lowest: int) -> Iterator[str]:
    """What is wrong with the spec itself; python-for-android advises an API and has a lowest."""
    for key, wanted in SETTLED.items():
        if said.get(key) != wanted:
            yield f"{key} is {said.get(key, 'not there')}, and {wanted} was settled."
    yield from _levels(said, advised=advised, lowest=lowest)
    missing = ORIENTATIONS - {*listed(said, "orientation")}
    if missing:
        yield f"orientation leaves out {', '.join(sorted(missing))}: a tablet lies as it lies."
    if not LONG.fullmatch(said.get("p4a.commit", "")):
        yield "p4a.commit is not the forty signs of a commit, so two builds may differ."
    for key in OTHERWISE:
        if said.get(key):
            yield f"{key} is set: then p4a.commit does not say what builds."
    for key, path in _files(said):
        if not (root / path).is_file():
            yield f"{key} names {path}, which is not there."


def level(said: Said, key: str) -> int:
    """The API that a key names; 0 where it names none."""
    value = said.get(key) or ""
    return int(value) if value.isdecimal() else 0


def _levels(said: Said, *, advised: int, lowest: int) -> Iterator[str]:
    api, least, native = (level(said, f"android.{key}") for key in ("api", "minapi", "ndk_api"))
    if api < advised:
        yield f"android.api is {api}, and python-for-android advises {advised} or more."
    if native != least:
        yield f"android.ndk_api is {native} and android.minapi {least}: they are to be one."
    if native < lowest:
        yield f"android.ndk_api is {native}, and python-for-android needs {lowest} or more."


def _files(said: Said) -> Iterator[tuple[str, str]]:
    """Every file that the build takes by its name."""
    for key, value in said.items():
        if key.startswith(PICTURES) or key in MANIFEST:
            yield key, value
    for pair in listed(said, "android.add_resources"):
        yield "android.add_resources", pair.partition(":")[0]


def numeric(version: str) -> int:
    """The number Android knows a version by: 0.1.0 is 100, 1.2.3 is 10203."""
    major, minor, patch = (int(part) for part in version.split("."))
    return (major * 100 + minor) * 100 + patch


def version_faults(said: Said, found: str, version: str) -> Iterator[str]:
    """Whether the build finds the version that Hotels has, and numbers it as it should."""
    if found != version:
        yield f"The build would call itself {found}, and Hotels is {version}."
    if said.get("android.numeric_version") != str(numeric(version)):
        yield f"android.numeric_version is not {numeric(version)}, the number of {version}."

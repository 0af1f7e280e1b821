"""What the check of the Android build says of a spec."""

from pathlib import Path

import pytest

from tools.packaging.spec import (
    ORIENTATIONS,
    SETTLED,
    level,
    numeric,
    spec_faults,
    version_faults,
)

GOOD = {
    **SETTLED,
    "orientation": ", ".join(ORIENTATIONS),
    "p4a.commit": "0123456789abcdef0123456789abcdef01234567",
    "icon.filename": "icon.png",
    "presplash.filename": "start.png",
    "android.manifest.intent_filters": "filters.xml",
    "android.add_resources": "icon.xml:res/icon.xml, icon.png:res/other.png",
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in ("icon.png", "start.png", "filters.xml", "icon.xml"):
        (tmp_path / name).touch()
    return tmp_path


def faults(root: Path, key: str = "", value: str = "", *, advised: int = 33) -> list[str]:
    return [*spec_faults({**GOOD, key: value}, root, advised=advised, lowest=24)]


def test_nothing_is_said_of_a_good_spec(root: Path) -> None:
    assert faults(root) == []


@pytest.mark.parametrize(
    ("key", "value", "sentence"),
    [
        ("android.permissions", "VIBRATE,INTERNET", "is VIBRATE,INTERNET, and VIBRATE was"),
        ("android.allow_backup", "True", "android.allow_backup is True, and False was"),
        ("android.archs", "armeabi-v7a", "arm64-v8a was settled"),
        ("android.api", "35", "android.api is 35, and 36 was settled"),
        ("p4a.commit", "master", "not the forty signs"),
        ("p4a.commit", "58d21141", "not the forty signs"),
        ("p4a.fork", "somebody", "p4a.fork is set"),
        ("orientation", "landscape, portrait", "leaves out landscape-reverse, portrait-reverse"),
        ("icon.filename", "none.png", "icon.filename names none.png"),
        ("android.add_resources", "none.xml:res/icon.xml", "names none.xml"),
    ],
)
def test_what_is_wrong_is_one_sentence(root: Path, key: str, value: str, sentence: str) -> None:
    (found,) = faults(root, key, value)
    assert sentence in found
    assert found.endswith(".")


def test_the_native_parts_are_built_for_the_oldest_android(root: Path) -> None:
    found = faults(root, "android.ndk_api", "23")
    assert "android.ndk_api is 23 and android.minapi 24: they are to be one." in found
    assert "android.ndk_api is 23, and python-for-android needs 24 or more." in found


def test_what_python_for_android_advises_counts(root: Path) -> None:
    assert faults(root, advised=37) == [
        "android.api is 36, and python-for-android advises 37 or more."
    ]


@pytest.mark.parametrize(("said", "number"), [("36", 36), ("", 0), ("new", 0), ("-1", 0)])
def test_a_level_is_a_number_or_none(said: str, number: int) -> None:
    assert level({"android.api": said}, "android.api") == number
    assert level({}, "android.api") == 0


@pytest.mark.parametrize(
    ("version", "number"), [("0.1.0", 100), ("1.0.0", 10000), ("1.2.3", 10203), ("2.10.7", 21007)]
)
def test_android_counts_versions(version: str, number: int) -> None:
    assert numeric(version) == number


def test_the_build_has_the_version_and_its_number() -> None:
    said = {"android.numeric_version": "100"}
    assert [*version_faults(said, "0.1.0", "0.1.0")] == []
    assert [*version_faults(said, "0.1.0", "0.2.0")] == [
        "The build would call itself 0.1.0, and Hotels is 0.2.0.",
        "android.numeric_version is not 200, the number of 0.2.0.",
    ]

"""Where the archive lies, system by system."""

import sys
from pathlib import Path
from unittest import mock

import pytest

from hotels.places import archive_file, data_folder
from hotels.store.disk import DiskError, Hindrance

NAMES = ("HOTELS_DATA", "ANDROID_PRIVATE", "XDG_DATA_HOME", "APPDATA", "HOME")


def folder(monkeypatch: pytest.MonkeyPatch, system: str, **said: str) -> Path:
    """The folder on a system that says so much."""
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    for name, value in {"HOME": "/home/ana", **said}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", system)
    return data_folder()


@pytest.mark.skipif(sys.platform == "win32", reason="a home is found otherwise there")
@pytest.mark.parametrize(
    ("system", "said", "expected"),
    [
        ("linux", {}, "/home/ana/.local/share/hotels"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/hotels"),
        ("linux", {"XDG_DATA_HOME": ""}, "/home/ana/.local/share/hotels"),
        ("linux", {"XDG_DATA_HOME": "not/from/here"}, "/home/ana/.local/share/hotels"),
        ("linux", {"APPDATA": "/roaming"}, "/home/ana/.local/share/hotels"),
        ("linux", {"ANDROID_PRIVATE": "/data/user/0/x"}, "/data/user/0/x"),
        ("darwin", {"XDG_DATA_HOME": "/data"}, "/home/ana/Library/Application Support/Hotels"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/Hotels"),
        ("win32", {}, "/home/ana/AppData/Roaming/Hotels"),
        ("emscripten", {}, "/home/ana/.local/share/hotels"),
        ("linux", {"HOTELS_DATA": "/mine", "ANDROID_PRIVATE": "/data/x"}, "/mine"),
        ("darwin", {"HOTELS_DATA": "mine"}, "mine"),
        ("linux", {"HOTELS_DATA": ""}, "/home/ana/.local/share/hotels"),
    ],
)
def test_each_system_has_its_folder(
    monkeypatch: pytest.MonkeyPatch, system: str, said: dict[str, str], expected: str
) -> None:
    assert folder(monkeypatch, system, **said) == Path(expected)
    assert archive_file() == Path(expected) / "hotels.db"


@pytest.mark.parametrize("system", ["linux", "darwin", "win32"])
def test_without_a_home_the_folder_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, system: str
) -> None:
    with mock.patch.object(Path, "home", side_effect=RuntimeError("no home")):
        with pytest.raises(DiskError) as error:
            folder(monkeypatch, system)
        assert error.value.hindrance is Hindrance.NO_FOLDER
        assert folder(monkeypatch, system, HOTELS_DATA="/mine") == Path("/mine")
        assert folder(monkeypatch, system, ANDROID_PRIVATE="/data/x") == Path("/data/x")
    with mock.patch.object(Path, "home", side_effect=RuntimeError("no home")):
        assert folder(monkeypatch, "linux", XDG_DATA_HOME="/data") == Path("/data/hotels")
        assert folder(monkeypatch, "win32", APPDATA="/roaming") == Path("/roaming/Hotels")

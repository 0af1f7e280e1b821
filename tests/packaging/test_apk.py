"""What is said where no APK can be built."""

from pathlib import Path

import pytest

from tools.packaging.apk import (
    FILES,
    PROGRAMS,
    java_version,
    lies_there,
    missing,
    no_programs,
    out_of_reach,
)


def wanting(absent: str = "", java: str | None = "javac 17.0.15", *, files: bool = True) -> str:
    lacks = absent.split()
    found = missing(lambda name: None if name in lacks else name, lambda _: files, lambda _: java)
    return " ".join(found)


def test_nothing_is_wanting_where_all_is_there() -> None:
    assert wanting() == ""


def test_a_program_is_named_by_its_package_and_once() -> None:
    assert wanting("autoreconf javac keytool") == "autoconf openjdk-17-jdk"
    assert wanting(" ".join(PROGRAMS)).split() == [*dict.fromkeys(PROGRAMS.values())]


@pytest.mark.parametrize("java", ["javac 11.0.2", "javac", None])
def test_an_old_java_is_none(java: str | None) -> None:
    assert wanting(java=java) == "openjdk-17-jdk"


@pytest.mark.parametrize("java", ["javac 17", "javac 21.0.1", "javac 25-ea"])
def test_a_newer_java_will_do(java: str) -> None:
    assert wanting(java=java) == ""


def test_files_are_wanted_too() -> None:
    assert wanting(files=False).split() == [*FILES.values()]


DOCKERFILE = """
ca-certificates curl
ant autoconf automake autopoint ccache cmake g++ gcc git lbzip2 libffi-dev libltdl-dev libtool
libssl-dev make openjdk-17-jdk patch pkg-config python3 python3-dev python3-pip python3-venv sudo
unzip wget zip
"""
"""What the Dockerfile of python-for-android v2026.05.09 installs, without the locale."""

OF_OURS = {"python3-pip", "python3-venv", "sudo"}
"""What it does with these, the set-up and ``ensurepip`` do here, as whoever says make apk."""


def test_all_that_python_for_android_installs_is_asked_for_at_once() -> None:
    everything = wanting(" ".join(PROGRAMS), files=False).split()
    assert {*DOCKERFILE.split()} - OF_OURS == {*everything} - {"zlib1g-dev"}
    assert len(everything) == len({*everything})
    assert no_programs(everything).count("libltdl-dev") == 1


def test_where_a_file_lies_may_depend_on_the_machine(tmp_path: Path) -> None:
    (tmp_path / "some-linux-gnu").mkdir(parents=True)
    (tmp_path / "some-linux-gnu" / "ffi.h").touch()
    assert lies_there(f"{tmp_path}/ffi.h {tmp_path}/*-linux-*/ffi.h")
    assert not lies_there(f"{tmp_path}/ltdl.h {tmp_path}/*-linux-*/ltdl.h")


def test_a_version_is_a_number() -> None:
    assert java_version("javac 17.0.15\n") == 17
    assert java_version("no such thing") is None


def test_what_is_said_is_one_sentence() -> None:
    for said in (no_programs(["git", "zip"]), out_of_reach("the source")):
        assert said.count(". ") == 0
        assert said.endswith(".")
        assert said.startswith("The APK cannot be built here: ")

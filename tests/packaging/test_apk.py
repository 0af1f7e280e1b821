"""What is said where no APK can be built."""

import pytest

from tools.packaging.apk import HEADERS, PROGRAMS, java_version, missing, no_programs, out_of_reach


def wanting(absent: str = "", java: str | None = "javac 17.0.15", *, headers: bool = True) -> str:
    lacks = absent.split()
    found = missing(lambda name: None if name in lacks else name, lambda _: headers, lambda _: java)
    return " ".join(found)


def test_nothing_is_wanting_where_all_is_there() -> None:
    assert wanting() == ""


def test_a_program_is_named_by_its_package_and_once() -> None:
    assert wanting("autoreconf javac keytool") == "openjdk-17-jdk autoconf"
    assert wanting(" ".join(PROGRAMS)).split() == [*dict.fromkeys(PROGRAMS.values())]


@pytest.mark.parametrize("java", ["javac 11.0.2", "javac", None])
def test_an_old_java_is_none(java: str | None) -> None:
    assert wanting(java=java) == "openjdk-17-jdk"


@pytest.mark.parametrize("java", ["javac 17", "javac 21.0.1", "javac 25-ea"])
def test_a_newer_java_will_do(java: str) -> None:
    assert wanting(java=java) == ""


def test_headers_are_wanted_too() -> None:
    assert wanting(headers=False).split() == [*HEADERS.values()]


def test_a_version_is_a_number() -> None:
    assert java_version("javac 17.0.15\n") == 17
    assert java_version("no such thing") is None


def test_what_is_said_is_one_sentence() -> None:
    for said in (no_programs(["git", "zip"]), out_of_reach("the source")):
        assert said.count(". ") == 0
        assert said.endswith(".")
        assert said.startswith("The APK cannot be built here: ")

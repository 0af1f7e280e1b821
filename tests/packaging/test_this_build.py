"""The build that stands in the tree, as far as it can be judged without its builders."""

import configparser
import tomllib
from xml.etree import ElementTree as ET

import pytest

from hotels import __version__
from tools.packaging.pins import loose, pin_faults, pinned, requirements
from tools.packaging.places import ROOT
from tools.packaging.spec import SPEC, listed, spec_faults, version_faults

ANDROID = "{http://schemas.android.com/apk/res/android}"


@pytest.fixture
def said() -> dict[str, str]:
    spec = configparser.ConfigParser(interpolation=None)
    spec.read(ROOT / SPEC, encoding="utf-8")
    return dict(spec["app"])


def test_the_spec_says_what_was_settled(said: dict[str, str]) -> None:
    assert [*spec_faults(said, ROOT, advised=33, lowest=24)] == []
    assert [*version_faults(said, __version__, __version__)] == []


def test_every_version_is_that_of_the_tests() -> None:
    asked = requirements()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tested = pinned((ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines())
    wanted = pinned(project["project"]["dependencies"])
    assert [*loose(asked)] == []
    assert [*pin_faults(pinned(asked), wanted, tested)] == []
    builders = pinned(project["dependency-groups"]["packaging"])
    assert builders.items() <= tested.items()


def test_the_folders_for_those_who_work_on_hotels_stay_out(said: dict[str, str]) -> None:
    assert {*listed(said, "source.exclude_dirs")} >= {
        *("tests", "docs", "tools", "bench", "build", "bin", "android", "fastlane")
    }


def test_what_opens_with_hotels_are_files_and_no_addresses() -> None:
    text = (ROOT / "android" / "open-with.xml").read_text(encoding="utf-8")
    (one,) = ET.fromstring(  # noqa: S314 - a file of ours
        f'<manifest xmlns:android="{ANDROID[1:-1]}">{text}</manifest>'
    )
    data = [part.attrib for part in one.iter("data")]
    assert {ANDROID + "mimeType"} == {key for part in data for key in part}
    types = {part[ANDROID + "mimeType"] for part in data}
    assert types >= {"application/json", "application/x-ndjson", "text/plain"}


def test_the_voices_of_the_device_are_looked_for(said: dict[str, str]) -> None:
    text = (ROOT / said["android.extra_manifest_xml"]).read_text(encoding="utf-8")
    root = ET.fromstring(  # noqa: S314 - a file of ours
        f'<manifest xmlns:android="{ANDROID[1:-1]}">{text}</manifest>'
    )
    (action,) = root.iterfind("queries/intent/action")
    assert action.attrib[ANDROID + "name"] == "android.intent.action.TTS_SERVICE"


def test_the_icon_in_one_colour_is_made_of_pictures_that_are_packed(said: dict[str, str]) -> None:
    tree = ET.parse(ROOT / "android" / "icon-themed.xml")  # noqa: S314 - a file of ours
    named = {part.tag: part.attrib[ANDROID + "drawable"] for part in tree.getroot()}
    assert named["monochrome"] == "@mipmap/icon_monochrome"
    added = dict(pair.split(":") for pair in listed(said, "android.add_resources"))
    assert added["assets/icon-monochrome.png"] == "mipmap/icon_monochrome.png"
    assert added["android/icon-themed.xml"] == "mipmap-anydpi-v33/icon.xml"

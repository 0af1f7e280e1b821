"""Which versions the check of the Android build lets pass."""

import pytest

from tools.packaging.pins import bound_faults, loose, pin_faults, pinned, plain, requirements

PYTHON = "3.14.2"


def test_every_spelling_of_a_name_is_one() -> None:
    assert plain("Kivy_Garden") == plain("kivy.garden") == "kivy-garden"


def test_a_pin_is_read_without_what_it_depends_on() -> None:
    lines = ["python3", "Kivy==2.3.1", "segno == 1.6.6 ; python_version < '3.14'"]
    assert pinned(lines) == {"kivy": "2.3.1", "segno": "1.6.6"}


def test_what_has_no_version_is_named_and_python_needs_none() -> None:
    assert [*loose(["python3", "kivy==2.3.1", "plyer"])] == [
        "plyer has no version in the requirements, so two builds may differ."
    ]


def test_the_build_has_what_the_tests_ran_with() -> None:
    built = {"kivy": "2.3.1", "six": "1.17.0"}
    assert [*pin_faults(built, {"kivy": "2.3.1"}, built)] == []
    assert [*pin_faults(built, {"kivy": "2.3.2", "segno": "1"}, {"kivy": "2.3.1"})] == [
        "The build has kivy 2.3.1, and pyproject.toml 2.3.2.",
        "segno stands in pyproject.toml, and the build leaves it out.",
        "The build has six 1.17.0, and constraints.txt none.",
    ]


def test_what_kivymd_asks_for_is_held() -> None:
    wishes = {"kivymd": ["kivy>=2.3.0", "materialyoucolor>=3.0.3", "materialshapes>=0.3"]}
    good = {"kivy": "2.3.1", "materialyoucolor": "3.0.4"}
    assert [*bound_faults(good, wishes, PYTHON)] == []
    old = {"kivy": "2.3.1", "materialyoucolor": "2.0.10"}
    assert [*bound_faults(old, wishes, PYTHON)] == [
        "kivymd needs materialyoucolor>=3.0.3, not 2.0.10."
    ]
    assert [*bound_faults({"kivy": "2.3.1"}, wishes, PYTHON)] == [
        "kivymd needs materialyoucolor, which is not among the requirements."
    ]


@pytest.mark.parametrize(
    "wish",
    [
        "kivy-deps.sdl2; sys_platform == 'win32'",
        "pytest; extra == 'dev'",
        "old; python_version < '3.11'",
        "exact; python_full_version < '3.14.2'",
    ],
)
def test_what_is_wished_for_elsewhere_is_not_wanted_on_a_tablet(wish: str) -> None:
    assert [*bound_faults({}, {"kivy": [wish]}, PYTHON)] == []


def test_what_is_wished_for_on_a_tablet_is_wanted() -> None:
    wish = "pyjnius; sys_platform == 'android' and python_version >= '3.14'"
    assert [*bound_faults({}, {"plyer": [wish]}, PYTHON)] == [
        "plyer needs pyjnius, which is not among the requirements."
    ]


def test_the_spec_asks_for_python_and_kivy() -> None:
    asked = requirements()
    assert asked[0] == "python3"
    assert pinned(asked).keys() >= {"kivy", "kivymd", "segno", "plyer"}

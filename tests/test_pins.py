"""One version of a package, wherever it is named."""

import configparser
from pathlib import Path

ROOT = Path(__file__).parent.parent


def pins(lines: list[str]) -> dict[str, str]:
    """The version of each package that has one."""
    pairs = (line.split("==") for line in lines if "==" in line)
    return {name.strip().lower(): version.strip() for name, version in pairs}


def test_the_tablet_gets_what_the_tests_ran_with() -> None:
    spec = configparser.ConfigParser(interpolation=None)
    spec.read(ROOT / "buildozer.spec", encoding="utf-8")
    built = spec["app"]["requirements"].split(",")
    tested = pins((ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines())
    assert [name for name in built if "==" not in name] == ["python3"]
    assert pins(built).items() <= (pins(built) | tested).items()
    assert "kivy" in pins(built)

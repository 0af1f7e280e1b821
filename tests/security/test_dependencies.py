"""Every package Hotels is made of is pinned, named in a decision with why, and installed so."""

import re
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import pytest

from tests.test_shape import files, imports, package, parsed

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OURS = PROJECT["project"]["dependencies"]
BEHIND = PROJECT["dependency-groups"]["dev"]
ALL = [*OURS, *BEHIND, *PROJECT["dependency-groups"]["packaging"]]
DECISIONS = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs/decisions").glob("*.md"))
)

PIN = re.compile(r"(?P<name>[A-Za-z0-9._-]+)==(?P<version>[0-9a-z.]+)(?: *; *(?P<where>.*))?")
NOT_IN_314 = "python_version < '3.14'"
PICTURES = "hotels/screens/sharing/studio.py"


def pin(line: str) -> re.Match[str]:
    found = PIN.fullmatch(line)
    assert found is not None, f"{line} is not pinned to one version"
    return found


@pytest.mark.parametrize("line", ALL)
def test_every_package_is_pinned_and_a_decision_says_why(line: str) -> None:
    name = pin(line)["name"]
    assert pin(line)["where"] in {None, NOT_IN_314}
    assert re.search(rf"\b{re.escape(name)}\b", DECISIONS, re.IGNORECASE), name
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8")
    assert f"\n{name}=={pin(line)['version']}\n".lower() in constraints.lower()


@pytest.mark.skipif(sys.platform == "emscripten", reason="the tests there are given what they need")
@pytest.mark.parametrize("line", [*OURS, *BEHIND])
def test_what_is_pinned_is_what_runs_here(line: str) -> None:
    if pin(line)["where"] == NOT_IN_314 and sys.version_info >= (3, 14):
        pytest.skip("it has no wheel for this Python")
    assert version(pin(line)["name"]) == pin(line)["version"]


def test_a_package_that_is_not_there_is_noticed() -> None:
    with pytest.raises(PackageNotFoundError):
        version("no-such-package")
    with pytest.raises(AssertionError):
        pin("kivy>=2.3")


def test_hotels_imports_what_it_asks_for_and_the_standard_library() -> None:
    """What comes along with a package may go with its next version."""
    known = {pin(line)["name"].lower() for line in OURS} | {"pil", "hotels", "jnius", "android"}
    for path in files("main.py", "hotels/**/*.py"):
        for name in imports(parsed(path), package(path)):
            top = name.partition(".")[0]
            assert top in sys.stdlib_module_names or top.lower() in known, f"{path} imports {name}"


def test_pillow_opens_no_picture_and_only_presses_our_own() -> None:
    """Its faults are in reading other people's pictures: decision 28."""
    for path in files("main.py", "hotels/**/*.py"):
        pictures = [name for name in imports(parsed(path), package(path)) if name.startswith("PIL")]
        assert pictures == (["PIL.Image"] if path.match(PICTURES) else []), path
    used = set(re.findall(r"\bImage\.(\w+)", (ROOT / PICTURES).read_text(encoding="utf-8")))
    assert used == {"new", "frombytes", "Transpose"}

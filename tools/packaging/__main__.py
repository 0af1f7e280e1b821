"""The offline check: ``build/packaging/venv/bin/python -m tools.packaging``.

It resolves the build with the builders' own programs, packs what they would pack, and says what is
wrong, a sentence each. It proves that all parts fit, not that they compile.
"""

import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import distributions

from hotels import __version__
from tools.packaging.manifest import manifest, manifest_faults
from tools.packaging.packing import Unpackable, files, pack, packages, read
from tools.packaging.pins import bound_faults, loose, pin_faults, pinned, plain
from tools.packaging.places import BUILD, ROOT, SITE, TREE
from tools.packaging.resolving import Refused, Resolved, release, resolved
from tools.packaging.spec import SPEC, Said, level, listed, spec_faults, version_faults
from tools.packaging.tree import megabytes, opened, tree_faults, weight_faults
from tools.packaging.wheels import Tablet, asks, told

PYTHON = ROOT / ".venv" / "bin" / "python"
"""Whose pip is asked; the builders' own venv has none."""


def main() -> None:
    """Check everything, say what would be built, and end with what is wrong."""
    try:
        said, version = read(ROOT / SPEC)
        found = [*_faults(said, version)]
    except (Unpackable, Refused) as error:
        sys.exit(f"{SPEC} cannot be built: {error}")
    if found:
        sys.exit("\n".join(found))
    _say("Nothing is wrong with what could be asked.")


def _faults(said: Said, version: str) -> Iterator[str]:
    required = listed(said, "requirements")
    pins = pinned(required)
    yield from loose(required)
    build = resolved(pins, said.get("p4a.bootstrap", ""), level(said, "android.ndk_api"))
    _tell(build)
    yield from spec_faults(said, ROOT, advised=build.advised, lowest=build.lowest)
    yield from version_faults(said, version, __version__)
    asked = {f"android.permission.{name}" for name in listed(said, "android.permissions")}
    yield from manifest_faults(manifest(ROOT / SPEC, level(said, "android.api")), asked)
    yield from _version_faults(pins, build)
    yield from _wheel_faults(pins, build, level(said, "android.ndk_api"))
    yield from _pack_faults()


def _tell(build: Resolved) -> None:
    recipes = (" ".join(pair).strip() for pair in build.recipes.items())
    _say(f"python-for-android {release()} builds {build.bootstrap} with {', '.join(recipes)};")
    _say(f"as they are come {', '.join(build.modules)}.")


def _version_faults(pins: dict[str, str], build: Resolved) -> Iterator[str]:
    """Every pin beside pyproject.toml, constraints.txt, the recipes, and the packages' wishes."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    yield from pin_faults(pins, pinned(project["project"]["dependencies"]), pinned(constraints))
    for name in build.modules:
        if plain(name) not in pins:
            yield f"{name} comes along with a recipe and has no version in the requirements."
    for name, wanted in pins.items():
        if build.recipes.get(name, wanted) != wanted:
            yield f"The recipe would build {name} {build.recipes[name]}, not {wanted}."
    if not SITE.is_dir():
        _say("What the packages ask of each other was not asked: Kivy has no wheel here.")
        return
    wishes = {one.metadata["Name"]: one.requires or () for one in distributions(path=[str(SITE)])}
    yield from bound_faults(pins, wishes, build.recipes["python3"])


def _wheel_faults(pins: dict[str, str], build: Resolved, native_api: int) -> Iterator[str]:
    """What comes as it is has to have a wheel; so has what we do not let a recipe compile."""
    named = (*build.modules, "materialyoucolor")
    wanted = [f"{name}=={pins[plain(name)]}" for name in named if plain(name) in pins]
    answer = told(wanted, Tablet(build.recipes["python3"], native_api), asks(PYTHON))
    for name in answer.missing:
        yield f"{name} has no wheel for the tablet."
    if answer.silent:
        _say(f"Not asked for wheels, no index answers: {', '.join(answer.silent)}.")
    else:
        _say(f"{len(wanted) - len(answer.missing)} wheels for the tablet are there.")


def _pack_faults() -> Iterator[str]:
    """What would be packed, and what it weighs."""
    BUILD.mkdir(parents=True, exist_ok=True)
    packed = pack(ROOT / SPEC, TREE)
    tree = files(TREE)
    _say(f"Packed are {len(tree)} files, {megabytes(sum(tree.values()))},")
    if SITE.is_dir():
        theirs = packages(SITE)
        _say(
            f"in the APK {megabytes(packed)}, and with the packages {megabytes(packed + theirs)}, "
            "without Python and Kivy."
        )
        packed += theirs
    yield from tree_faults(tree, opened(ROOT / "hotels"))
    yield from weight_faults(tree, packed)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


if __name__ == "__main__":
    main()

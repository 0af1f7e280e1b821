"""What would be packed: the very files, collected by buildozer and packed by python-for-android.

``python -m tools.packaging.packing FOLDER`` makes of installed packages what becomes of them.
"""

import compileall
import os
import shutil
import sys
import tarfile
from contextlib import chdir, redirect_stdout
from io import StringIO
from pathlib import Path
from unittest import mock

from tools.packaging.spec import SPEC, Said

CODE, COMPILED = ".py", ".pyc"

UNPACKED = {"__pycache__", "tests"}
"""Folders of a package that python-for-android leaves out."""

SYSTEM = ("kivy", "Kivy.libs", "pillow.libs", "bin", "share")
"""What does not count: Kivy, and the libraries and programs in a desktop's wheels."""


class Unpackable(Exception):
    """What keeps the tree from being packed."""


def read(spec: Path) -> tuple[Said, str]:
    """What the spec says, by buildozer's own reader, and the version that it finds."""
    from buildozer import Buildozer

    said = StringIO()
    try:
        with chdir(spec.parent), redirect_stdout(said):
            builder = Buildozer(spec.name)
            return dict(builder.config.items("app")), builder.get_version()
    except SystemExit:
        lines = (line for line in said.getvalue().splitlines() if line.startswith("["))
        raise Unpackable("; ".join(lines)) from None
    except Exception as error:  # noqa: BLE001 - it stops at what it does not like in many ways
        raise Unpackable(str(error).partition("\n")[0]) from None


def pack(spec: Path, folder: Path) -> int:
    """Pack as for the tablet and unpack into a folder; how many bytes the pack has."""
    collected = folder.with_name("collected")
    _collect(spec, collected)
    compile_all(collected)
    size = _packed(collected, folder.with_suffix(".tar"))
    shutil.rmtree(folder, ignore_errors=True)
    with tarfile.open(folder.with_suffix(".tar")) as pack:
        pack.extractall(folder, filter="data")
    return size


def _collect(spec: Path, folder: Path) -> None:
    """Buildozer's own copy of the sources, by the rules of the spec."""
    from buildozer import Buildozer

    no_libraries = folder.with_name("no-libraries")
    no_libraries.mkdir(parents=True, exist_ok=True)
    places = {"app_dir": str(folder), "applibs_dir": str(no_libraries)}
    collector = type("Collector", (Buildozer,), places)
    with chdir(spec.parent), redirect_stdout(StringIO()):
        collector(SPEC).build_application()


def compile_all(folder: Path) -> None:
    """Every source becomes what it is compiled to, without assertions and docstrings."""
    compileall.compile_dir(folder, quiet=2, force=True, legacy=True, optimize=2)
    for source in [*folder.rglob(f"*{CODE}")]:
        if not source.with_suffix(COMPILED).exists():
            message = f"{source.relative_to(folder)} cannot be compiled."
            raise Unpackable(message)
        source.unlink()


def packages(site: Path) -> int:
    """How many bytes the packages have, packed as for the tablet, without Kivy itself."""
    counted = site.with_name("counted")
    shutil.rmtree(counted, ignore_errors=True)
    shutil.copytree(site, counted, ignore=lambda at, _: SYSTEM if Path(at) == site else ())
    size = _packed(counted, site.with_suffix(".tar"))
    shutil.rmtree(counted)
    return size


def _packed(folder: Path, pack: Path) -> int:
    """Python-for-android's own pack of a folder, without what its own list leaves out."""
    # Outside of its tests the module wants to stand in the midst of a build.
    with mock.patch.dict(os.environ, P4A_BUILD_IS_RUNNING_UNITTESTS="1"):
        from pythonforandroid.bootstraps.common.build import build

    kept = Path(build.__file__).parents[2] / "_sdl_common" / "build" / "blacklist.txt"
    lines = (line.strip() for line in kept.read_text(encoding="utf-8").splitlines())
    own = [line for line in lines if line and not line.startswith("#")]
    with mock.patch.object(build, "BLACKLIST_PATTERNS", [*build.BLACKLIST_PATTERNS, *own]):
        build.make_tar(str(pack), [str(folder)])
    return pack.stat().st_size


def files(folder: Path) -> dict[str, int]:
    """Every file in a folder by its path there, with its size."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {path.relative_to(folder).as_posix(): path.stat().st_size for path in found}


def as_installed(site: Path) -> None:
    """Leave of installed packages what python-for-android puts into the APK."""
    for folder in [*site.rglob("*")]:
        if folder.is_dir() and folder.name in UNPACKED:
            shutil.rmtree(folder)
    compile_all(site)


if __name__ == "__main__":
    as_installed(Path(sys.argv[1]))

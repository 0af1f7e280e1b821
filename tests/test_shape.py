"""Who may import whom, and what no module may hold."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LONGEST = 320
NAMELESS = {"utils", "helpers", "common", "manager", "base"}
GAMES = tuple(f"hotels.ledger.{game}" for game in ("chains", "big_shot", "perfect_hotel"))
SCREENS = ("kivy", "kivymd", "plyer", "jnius", "android", "hotels.app", "hotels.screens")
JAVA = ("jnius", "android")
ROOMS = {
    "chains": ("chains", "ledger", "desk", "card", "quick"),
    "big_shot": ("big_shot",),
    "perfect_hotel": ("perfect_hotel",),
}
"""The packages of screens that belong to one game; what stands beside them serves them all."""
BORROWS = {
    # A quick score is the end of a chain game, told on the same paper and handed on alike.
    "quick": ("chains.outcome", "chains.settlement", "chains.sharing"),
    # The ledger shows the table at any moment, asks for squares, chains and piles as it does, and
    # leads back to it.
    "ledger": (
        *("chains.board", "chains.measures", "chains.magnifier", "chains.chain_list"),
        *("chains.counting", "chains.game", "chains.sharing"),
    ),
}
"""What a room of the chain game takes from the one where it is played, and why."""
SAMPLES = "settings_samples.py"
"""It draws squares of the chain game's board, to show how they look by each setting."""
# What the ledger may use of the standard library: no clock, no chance, no file, no network.
PURE = {
    *("__future__", "abc", "bisect", "collections", "contextlib", "dataclasses", "decimal"),
    *("enum", "fractions", "functools", "hashlib", "itertools", "json", "operator", "re"),
    *("string", "types", "typing", "unicodedata"),
}
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


def files(*patterns: str) -> list[Path]:
    """The files these patterns find, of which there must be some."""
    found = sorted(path for pattern in patterns for path in ROOT.glob(pattern))
    assert found, patterns
    return found


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def package(path: Path) -> list[str]:
    """The package a module lies in: hotels, ledger."""
    return list(path.relative_to(ROOT).parent.parts)


def imports(module: ast.Module, package: list[str]) -> Iterator[str]:
    """Every dotted name a module imports, wherever and however it does."""
    for node in ast.walk(module):
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=origin, names=names, level=level):
                above = package[: len(package) + 1 - level] if level else []
                start = ".".join([*above, origin] if origin else above)
                yield from (f"{start}.{alias.name}" for alias in names)


def at_import(module: ast.Module) -> ast.Module:
    """A module without what is done only when it is called, or only looked at by mypy."""

    class Trimmed(ast.NodeTransformer):
        def visit_FunctionDef(self, _: ast.FunctionDef) -> None:
            """Done when it is called."""

        def visit_If(self, node: ast.If) -> ast.AST | None:
            """Done unless only mypy looks at it."""
            named = isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
            return None if named else self.generic_visit(node)

    trimmed: ast.Module = Trimmed().visit(module)
    return trimmed


def impurities(module: ast.Module) -> Iterator[str]:
    """What reaches outside the program or leaves whole numbers, with its line."""
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in IMPURE_CALLS | {"float"}:
                yield f"{node.lineno}: {name}()"
            case ast.Constant(value=float(number)):
                yield f"{node.lineno}: {number}"
            case ast.BinOp(op=ast.Div()) | ast.AugAssign(op=ast.Div()):
                yield f"{node.lineno}: / (there is // and Fraction)"


def within(name: str, *packages: str) -> bool:
    return any(f"{name}.".startswith(f"{package}.") for package in packages)


def test_the_ledger_imports_itself_and_what_is_pure() -> None:
    for path in files("hotels/ledger/**/*.py"):
        for name in imports(parsed(path), package(path)):
            assert within(name, "hotels.ledger", *PURE), f"{path} imports {name}"


def test_the_ledger_calls_nothing_outside_and_has_no_floats() -> None:
    for path in files("hotels/ledger/**/*.py"):
        assert [f"{path}:{what}" for what in impurities(parsed(path))] == []


def test_what_all_games_share_knows_no_game() -> None:
    for path in files("hotels/ledger/*.py"):
        for name in imports(parsed(path), package(path)):
            assert not within(name, *GAMES), f"{path} imports {name}"


def test_only_the_app_and_its_screens_know_kivy() -> None:
    screens = files("hotels/app.py", "hotels/screens/**/*.py", "hotels/device/*.py")
    for path in set(files("hotels/**/*.py")) - set(screens):
        for name in imports(parsed(path), package(path)):
            assert not within(name, *SCREENS), f"{path} imports {name}"


def test_the_device_loads_nothing_of_a_device_before_it_is_called() -> None:
    for path in files("hotels/device/*.py"):
        for name in imports(at_import(parsed(path)), package(path)):
            assert not within(name, *SCREENS), f"{path} imports {name}"


def test_java_is_spoken_in_one_place_and_plyer_in_one_house() -> None:
    for path in files("hotels/**/*.py"):
        for name in imports(parsed(path), package(path)):
            if within(name, *JAVA):
                assert path.match("hotels/device/android*.py"), f"{path} imports {name}"
            if within(name, "plyer"):
                assert path.match("hotels/device/*.py"), f"{path} imports {name}"


def test_a_house_whose_door_opens_all_its_rooms_is_entered_by_the_door() -> None:
    """Two threads that enter it by different doors at once would wait for each other."""
    for place in ("ledger", "store", "exports", "wording", "views"):
        for door in files(f"hotels/{place}/**/__init__.py"):
            house = ".".join(package(door))
            if not any(within(name, house) for name in imports(parsed(door), package(door))):
                continue
            rooms = [f"{house}.{room.stem}" for room in door.parent.glob("[!_]*.py")]
            for path in set(files("hotels/**/*.py")) - set(door.parent.rglob("*.py")):
                for name in imports(parsed(path), package(path)):
                    assert not within(name, *rooms), f"{path} imports {name}, not {house}"


def rooms(*names: str) -> list[str]:
    """The modules or packages of screens of these names."""
    return [f"hotels.screens.{name}" for name in names]


def test_no_screen_of_one_game_knows_another_game() -> None:
    for game, own in ROOMS.items():
        others = rooms(*(room for other in ROOMS if other != game for room in ROOMS[other]))
        for path in files(*(f"hotels/screens/{room}/*.py" for room in own)):
            for name in imports(parsed(path), package(path)):
                assert not within(name, *others), f"{path} imports {name}"


def test_what_a_room_borrows_from_where_the_chain_game_is_played_is_stated() -> None:
    for room in {*ROOMS["chains"]} - {"chains"}:
        lent, borrowed = rooms(*BORROWS.get(room, ())), set()
        for path in files(f"hotels/screens/{room}/*.py"):
            for name in imports(parsed(path), package(path)):
                from_there = [one for one in lent if within(name, one)]
                assert from_there or not within(name, *rooms("chains")), f"{path} imports {name}"
                borrowed.update(from_there)
        assert borrowed == {*lent}, f"{room} does not borrow all that is stated"


def test_what_serves_all_games_loads_the_screens_of_none() -> None:
    """Whoever opens a screen of a game imports it there and then."""
    games = [room for own in ROOMS.values() for room in own]
    of_games = files(*(f"hotels/screens/{room}/*.py" for room in games))
    for path in set(files("hotels/screens/**/*.py")) - set(of_games):
        if path.name != SAMPLES:
            for name in imports(at_import(parsed(path)), package(path)):
                assert not within(name, *rooms(*games)), f"{path} imports {name}"


def bound(module: ast.Module) -> Iterator[str]:
    """Every name that a module binds, wherever."""
    for node in ast.walk(module):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Name(id=name, ctx=ast.Store()):
                yield name
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from (alias.asname or alias.name for alias in names)


def test_what_is_imported_is_there() -> None:
    """Kivy has no types, so mypy does not miss a name of a screen that has moved."""
    tops = ("hotels", "tests", "tools", "bench")
    modules = {path: parsed(path) for path in files(*(f"{top}/**/*.py" for top in tops))}
    there = {".".join(package(path)) for path in modules}
    for path, module in modules.items():
        own = ".".join(package(path) if path.stem == "__init__" else [*package(path), path.stem])
        there |= {own, *(f"{own}.{name}" for name in bound(module))}
    for path, module in modules.items():
        for name in imports(module, package(path)):
            assert name in there or not within(name, *tops), f"{path} imports {name}"


def test_a_widget_knows_no_screen() -> None:
    looks = rooms("widgets", "theme", "palette", "patterns", "profile")
    for path in files("hotels/screens/widgets/*.py"):
        for name in imports(parsed(path), package(path)):
            assert within(name, *looks) or not within(name, "hotels.screens"), (
                f"{path} imports {name}"
            )


@pytest.mark.process
def test_the_command_line_starts_without_kivy() -> None:
    program = "import sys, hotels.__main__; sys.exit('kivy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=False).returncode == 0


def test_no_file_is_long_or_nameless() -> None:
    modules = (f"{folder}/**/*.py" for folder in ("hotels", "tests", "tools", "bench"))
    for path in files("*.py", "hotels/**/*.kv", *modules):
        assert path.stem not in NAMELESS, path
        lines = path.read_text(encoding="utf-8").count("\n")
        assert lines <= LONGEST, f"{path} has {lines} lines"


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import os.path, kivy", ["os.path", "kivy"]),
        ("def late():\n    from kivy import app", ["kivy.app"]),
        ("from . import money", ["hotels.ledger.money"]),
        ("from .chains import board", ["hotels.ledger.chains.board"]),
        ("from ..screens import theme", ["hotels.screens.theme"]),
        ("from .. import app", ["hotels.app"]),
    ],
)
def test_every_way_to_import_is_seen(source: str, names: list[str]) -> None:
    assert list(imports(ast.parse(source), ["hotels", "ledger"])) == names


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import kivy\ndef late():\n    import plyer", ["kivy"]),
        ("class Late:\n    import kivy\n    def late(self):\n        import plyer", ["kivy"]),
        ("if TYPE_CHECKING:\n    import kivy\nif here:\n    import jnius", ["jnius"]),
        ("try:\n    import jnius\nexcept ImportError:\n    import kivy", ["jnius", "kivy"]),
    ],
)
def test_what_is_loaded_at_once_is_told_from_what_is_loaded_later(
    source: str, names: list[str]
) -> None:
    assert list(imports(at_import(ast.parse(source)), ["hotels"])) == names


@pytest.mark.parametrize("source", ["open('x')", "x = 0.5", "x = 7 / 2", "x /= 2", "float('1')"])
def test_every_impurity_is_seen(source: str) -> None:
    assert list(impurities(ast.parse(source))) != []


def test_a_package_is_not_its_namesake() -> None:
    assert within("kivy.app", "kivy")
    assert not within("kivyish", "kivy")

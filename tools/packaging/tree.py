"""What has to be in the packed tree, what must not, and how much it may be."""

import ast
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

MOST = 12_000_000
"""Bytes of the tree, and of the pack with all packages but Kivy."""

MILLION = 1_000_000

OURS = {"hotels", "assets", "main.pyc", "LICENSE"}
"""What is packed of Hotels."""

THEIRS = {"_applibs", "sitecustomize.pyc"}
"""What buildozer adds."""

ALWAYS = ("main.pyc", "hotels/app.pyc", "LICENSE")

SOURCE = ".py"


def tree_faults(tree: Iterable[str], opened: Iterable[str]) -> Iterator[str]:
    """What is in the packed tree and should not be, and what is missing there."""
    packed = [*tree]
    tops = Counter(path.partition("/")[0] for path in packed)
    for top in sorted(tops.keys() - OURS - THEIRS):
        yield f"{top} would be packed, {_counted(tops[top])}, and has no business on a tablet."
    for path in packed:
        if path.endswith(SOURCE):
            yield f"{path} would be packed as it is, and should be compiled."
    for path in (*ALWAYS, *opened):
        if path not in packed:
            yield f"{path} is opened on the tablet, and would not be packed."


def _counted(files: int) -> str:
    return f"{files} files" if files > 1 else "one file"


def opened(folder: Path) -> Iterator[str]:
    """Every file of assets that the code in a folder names: ``ASSETS / "fonts" / "a.otf"``."""
    found = set()
    for path in folder.rglob(f"*{SOURCE}"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            parts = [*_joined(node)]
            if parts[:1] == ["ASSETS"] and "." in parts[-1]:
                found.add("/".join(["assets", *parts[1:]]))
    yield from sorted(found)


def _joined(node: ast.AST) -> Iterator[str]:
    """The parts of a path joined by strokes, as far as they are words."""
    match node:
        case ast.Name(id=name):
            yield name
        case ast.BinOp(left=left, op=ast.Div(), right=ast.Constant(value=str(word))):
            yield from _joined(left)
            yield word


def weight_faults(tree: Mapping[str, int], packed: int) -> Iterator[str]:
    """Whether the tree is too heavy, or the pack with the packages is."""
    whole = sum(tree.values())
    for what, size in (("The packed tree", whole), ("The pack with its packages", packed)):
        if size > MOST:
            yield f"{what} has {megabytes(size)}, and {megabytes(MOST)} is the most."


def megabytes(size: int) -> str:
    """``4.5 MB``."""
    tenths = round(10 * size / MILLION)
    return f"{tenths // 10}.{tenths % 10} MB"

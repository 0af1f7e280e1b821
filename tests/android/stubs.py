"""Android's API 36 as Java signatures, read from the stubs of chaquopy-stubs-android.

The stubs show a boxed parameter (``Integer``) as they show a primitive one (``int``): both are
taken for primitive. Hidden and private members, which pyjnius also sees, are not in them.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distribution
from pathlib import Path
from typing import NamedTuple

OBJECT, STRING, CLASS = "Ljava/lang/Object;", "Ljava/lang/String;", "Ljava/lang/Class;"

PRIMITIVES = {
    "jboolean": "Z",
    "jbyte": "B",
    "jchar": "C",
    "jshort": "S",
    "jint": "I",
    "jlong": "J",
    "jfloat": "F",
    "jdouble": "D",
}
ARRAYS = {f"JavaArrayJ{name[1:].title()}": f"[{code}" for name, code in PRIMITIVES.items()}
BUILTINS = {"bool": "Z", "int": "I", "float": "F", "str": STRING, "None": "V"}

OURS = {
    "org.libsdl.app": "class SDLActivity(android.app.Activity):\n    pass\n",
    "org.kivy.android": (
        "class PythonActivity(org.libsdl.app.SDLActivity):\n"
        "    mActivity: typing.ClassVar[PythonActivity] = ...\n"
    ),
    "org.renpy.android": (
        "class Hardware(java.lang.Object):\n"
        "    metrics: typing.ClassVar[android.util.DisplayMetrics] = ...\n"
        "    @staticmethod\n"
        "    def getDPI() -> int: ...\n"
    ),
}
"""Classes that come with python-for-android, as far as we use them, written as the stubs are."""


class Unknown(Exception):
    """Android has no such class or member."""


class Signature(NamedTuple):
    """A method or a constructor, its types as the JVM writes them."""

    parameters: tuple[str, ...]
    returns: str = "V"
    is_static: bool = False
    has_varargs: bool = False

    @property
    def descriptor(self) -> str:
        """Its parameters, which tell it from the other overloads."""
        return f"({''.join(self.parameters)})"


class Field(NamedTuple):
    """A field or a constant."""

    type: str
    is_static: bool


class JavaClass(NamedTuple):
    """What one class declares itself."""

    name: str
    bases: tuple[str, ...]
    constructors: tuple[Signature, ...]
    methods: dict[str, list[Signature]]
    fields: dict[str, Field]


def lineage(name: str) -> Iterator[JavaClass]:
    """A class and all it inherits from, the nearest first."""
    waiting, seen = [name], set()
    while waiting:
        now = waiting.pop(0)
        if now not in seen:
            seen.add(now)
            yield (found := java_class(now))
            waiting += found.bases


def overloads(name: str, method: str) -> list[Signature]:
    """All methods of that name that a class has; of equal parameters the nearest only."""
    found: dict[tuple[str, ...], Signature] = {}
    for declared in lineage(name):
        for signature in declared.methods.get(method, ()):
            found.setdefault(signature.parameters, signature)
    return [*found.values()]


def field(name: str, wanted: str) -> Field | None:
    """A field that a class has, None if it has none of that name."""
    return next(
        (one.fields[wanted] for one in lineage(name) if wanted in one.fields),
        None,
    )


def is_a(name: str, other: str) -> bool:
    """Whether an object of one class can stand where another is wanted."""
    return other == "java.lang.Object" or any(one.name == other for one in lineage(name))


def class_of(jni: str) -> str | None:
    """The class named by a JVM type, None for a primitive or an array."""
    return jni[1:-1].replace("/", ".") if jni.startswith("L") else None


@cache
def java_class(name: str) -> JavaClass:
    """A class by its binary name, such as ``android.os.Build$VERSION``."""
    package, _, nested = name.rpartition(".")
    outer, *inner = nested.split("$")
    tree = ast.parse(_blocks(package).get(outer, "pass")).body[0]
    for part in inner:
        tree = next((one for one in _classes(tree) if one.name == part), ast.Pass())
    if not isinstance(tree, ast.ClassDef):
        raise Unknown(f"There is no class {name}.")
    methods: dict[str, list[Signature]] = {}
    fields: dict[str, Field] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            methods.setdefault(node.name, []).append(_signature(node, package))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            fields[node.target.id] = _field(node.annotation, package)
    bases = [class_of(_type(base, package)) for base in tree.bases]
    constructors = tuple(methods.pop("__init__", ()))
    return JavaClass(name, tuple(base for base in bases if base), constructors, methods, fields)


def _classes(node: ast.AST) -> Iterator[ast.ClassDef]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield child


def _signature(node: ast.FunctionDef, package: str) -> Signature:
    is_static = any(ast.unparse(one) == "staticmethod" for one in node.decorator_list)
    named = [*node.args.posonlyargs, *node.args.args][0 if is_static else 1 :]
    types = [_type(one.annotation, package) for one in named]
    if node.args.vararg is not None:
        types.append("[" + _type(node.args.vararg.annotation, package))
    has_varargs = node.args.vararg is not None
    return Signature(tuple(types), _type(node.returns, package), is_static, has_varargs)


def _field(annotation: ast.expr, package: str) -> Field:
    if isinstance(annotation, ast.Subscript) and _dotted(annotation.value) == "typing.ClassVar":
        return Field(_type(annotation.slice, package), is_static=True)
    return Field(_type(annotation, package), is_static=False)


def _type(node: ast.expr | None, package: str) -> str:
    """The JVM's type that an annotation stands for."""
    if node is None:
        return OBJECT
    if isinstance(node, ast.BinOp):
        return _one_of([*_alternatives(node)], package)
    if isinstance(node, ast.Subscript):
        name = _dotted(node.value)
        if name == "java.chaquopy.JavaArray":
            return "[" + _type(node.slice, package)
        return CLASS if name == "typing.Type" else _named(name, package)
    return _named(_dotted(node), package)


def _alternatives(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.BinOp):
        yield from _alternatives(node.left)
        yield from _alternatives(node.right)
    else:
        yield node


def _one_of(nodes: list[ast.expr], package: str) -> str:
    """Of ``int | java.jint | java.lang.Integer`` the primitive, else the first class of Java."""
    names = [_dotted(node) for node in nodes]
    for name in names:
        if name.startswith("java.j") and name[5:] in PRIMITIVES:
            return PRIMITIVES[name[5:]]
    ours = [node for node, name in zip(nodes, names, strict=True) if name not in BUILTINS]
    return _type((ours or nodes)[0], package)


def _dotted(node: ast.expr) -> str:
    return ast.unparse(node)


def _named(name: str, package: str) -> str:
    if name in BUILTINS:
        return BUILTINS[name]
    if name.startswith("java.chaquopy.JavaArray"):
        return ARRAYS[name.rpartition(".")[2]]
    parts = name.split(".")
    if parts[0] in _blocks(package):
        return f"L{package.replace('.', '/')}/{'$'.join(parts)};"
    for at in range(len(parts) - 1, 0, -1):
        if parts[at] in _blocks(".".join(parts[:at])):
            return f"L{'/'.join(parts[:at])}/{'$'.join(parts[at:])};"
    return OBJECT  # a type variable, or something of Python's own


@cache
def _blocks(package: str) -> dict[str, str]:
    """The text of each class of a package that stands in no other class."""
    text = OURS.get(package) or _text(package)
    return {
        block.split("(")[0].split(":")[0].removeprefix("class "): block
        for block in re.split(r"^(?=class )", text, flags=re.MULTILINE)
        if block.startswith("class ")
    }


def _text(package: str) -> str:
    first, *rest = package.split(".")
    stubs = distribution("chaquopy-stubs-android").locate_file(f"{first}-stubs")
    path = Path(str(stubs)).joinpath(*rest, "__init__.pyi")
    return path.read_text(encoding="utf-8") if path.is_file() else ""

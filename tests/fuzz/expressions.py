"""Every regular expression of the program, and texts that would make a bad one slow."""

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
PROGRAM = (ROOT / "main.py", *sorted((ROOT / "hotels").rglob("*.py")))
CALLS = {*("compile", "search", "match", "fullmatch", "split", "findall", "finditer")} | {
    *("sub", "subn")
}
STAND_IN = "7x"
"""What stands where an expression is put together from something only known at run time."""

LENGTHS = (16, 24, 32, 48, 64, 256, 1_024)
LONG = 8_192
"""Signs of a text; the short ones come first, for an expression may take for ever at 40."""

WORST = 12
"""So many of the slowest short texts are tried long."""

MOST = 400
"""A sign may take so many times what it takes to be passed over."""

UNKNOWN = "\N{SNOWMAN}"
"""A sign that stands in no expression."""


class Expression(NamedTuple):
    """A regular expression and where it stands."""

    place: str
    text: str
    is_bytes: bool = False

    def compiled(self) -> re.Pattern[Any]:
        """It, with the flag under which ``.`` takes everything."""
        return re.compile(self.said(self.text), re.DOTALL)

    def said(self, text: str) -> Any:  # noqa: ANN401 - text or bytes, as it takes them
        """A text of the kind that it takes."""
        return text.encode("latin-1") if self.is_bytes else text


def expressions() -> Iterator[Expression]:
    """Every expression that a file of the program gives to ``re``, under whatever name."""
    for path in PROGRAM:
        yield from expressions_in(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))


def expressions_in(code: str, name: str) -> Iterator[Expression]:
    """Those of one file."""
    tree = ast.parse(code)
    known = _assigned(tree)
    modules, functions = _names(tree)
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        match call.func:
            case ast.Attribute(ast.Name(module), function):
                found = module in modules and function in CALLS
            case ast.Name(function):
                found = function in functions
            case _:
                found = False
        if found:
            given = [one.value for one in call.keywords if one.arg == "pattern"]
            text, is_bytes = _text((call.args or given)[0], known)
            yield Expression(f"{name}:{call.lineno}", text, is_bytes)


def _names(tree: ast.Module) -> tuple[set[str], set[str]]:
    """What ``re`` and its functions are called in a file."""
    modules, functions = set(), set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {one.asname or one.name for one in node.names if one.name == "re"}
        if isinstance(node, ast.ImportFrom) and node.module == "re":
            functions |= {one.asname or one.name for one in node.names if one.name in CALLS}
    return modules, functions


def _assigned(tree: ast.Module) -> dict[str, ast.expr]:
    """What is given a name somewhere in a file."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            found[node.targets[0].id] = node.value
    return found


def _text(node: ast.expr, known: dict[str, ast.expr]) -> tuple[str, bool]:
    """An expression as it is written; a stand-in for what is only known at run time."""
    match node:
        case ast.Constant(str(said)):
            return said, False
        case ast.Constant(bytes(said)):
            return said.decode("latin-1"), True
        case ast.Name(name) if name in known:
            return _text(known[name], {**known, name: ast.Constant(STAND_IN)})
        case ast.JoinedStr(parts):
            return "".join(_text(part, known)[0] for part in parts), False
        case ast.FormattedValue(value):
            return _text(value, known)
        case ast.BinOp(left, ast.Add(), right):
            (one, is_bytes), (other, _) = _text(left, known), _text(right, known)
            return one + other, is_bytes
    return STAND_IN, False


class Slow(NamedTuple):
    """A text, and how long an expression takes on it."""

    start: str
    more: str
    end: str
    length: int
    times: float
    """What a sign takes, measured by what it takes to be passed over."""


def slowness(expression: Expression) -> Slow:
    """The text among very many on which an expression takes longest for a sign.

    Each begins somehow, goes on with the same few signs again and again, and ends so that what
    was matched so far must be given back.
    """
    pattern, unit = expression.compiled(), _unit()
    cases = [*_cases(expression)]
    worst: list[Slow] = []
    for length in (*LENGTHS, LONG):
        tried: list[Slow] = []
        for start, more, end in cases:
            said = expression.said(start + more * (length // len(more)) + end)
            allowed = unit * (len(said) + LENGTHS[-1])
            times = _once(pattern, said) / allowed
            if times > MOST:
                times = min(times, *(_once(pattern, said) / allowed for _ in range(2)))
            tried.append(Slow(start, more, end, length, times))
            if times > MOST:
                return tried[-1]
        worst = sorted(tried, key=lambda one: -one.times)
        if length == LENGTHS[-1]:
            cases = [(one.start, one.more, one.end) for one in worst[:WORST]]
    return worst[0]


def _cases(expression: Expression) -> Iterator[tuple[str, str, str]]:
    """How texts begin, what they go on with, and how they end."""
    words = re.findall(r"(?:[^\\\[\]()|?*+{}^$.]|\\\W)+", expression.text)
    literal = [re.sub(r"\\(.)", r"\1", word) for word in words]
    signs = _signs(expression, "".join(literal))
    pairs = ("".join(pair) for pair in product(signs, repeat=2))
    starts, more = dict.fromkeys(["", *literal, *signs]), dict.fromkeys([*signs, *pairs, *literal])
    return product(starts, more, ("", *signs))


def _signs(expression: Expression, literal: str) -> tuple[str, ...]:
    """A sign for everything that an expression tells apart, and one it does not know."""
    atoms = re.findall(r"\\.|\[(?:\\.|[^\]\\])*\]|[^\\\[\]()|?*+{}^$]", expression.text)
    seen: dict[frozenset[str], str] = {}
    for sign in f"{literal}0aA \\;-\n{'ÿ' if expression.is_bytes else UNKNOWN}":
        seen.setdefault(frozenset(atom for atom in atoms if _takes(atom, sign)), sign)
    return (*seen.values(),)


def _takes(atom: str, sign: str) -> bool:
    """Whether a part of an expression takes a sign."""
    try:
        return re.fullmatch(atom, sign, re.DOTALL) is not None
    except re.error:
        return False


def _once(pattern: re.Pattern[Any], said: Any) -> float:  # noqa: ANN401 - as above
    begun = process_time()
    pattern.sub(said[:0], said)
    pattern.fullmatch(said)
    return process_time() - begun


def _unit() -> float:
    """The time in which one sign is passed over, here and now."""
    plain, said = re.compile("[a-w]"), "x" * 100_000
    return min(_once(plain, said) for _ in range(3)) / len(said)

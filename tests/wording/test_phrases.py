"""Phrases as they stand in the code: a translator finds them, and they are said when needed."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

FILES = sorted((Path(__file__).parents[2] / "hotels").rglob("*.py"))

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def named(node: ast.expr) -> str:
    """What is called, without where it comes from."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def told(module: ast.AST) -> Iterator[ast.Call]:
    """The calls that say a phrase or write one down."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and named(node.func) in {"phrase", "to_phrase"}:
            yield node


def at_load(module: ast.AST) -> Iterator[ast.AST]:
    """What is done while a module loads: all but the bodies of its functions."""
    for child in ast.iter_child_nodes(module):
        if isinstance(child, Function):
            later = set(child.body) if not isinstance(child, ast.Lambda) else {child.body}
            parts = [part for part in ast.iter_child_nodes(child) if part not in later]
        else:
            parts = [child]
        for part in parts:
            yield part
            yield from at_load(part)


def said_at_load(module: ast.AST) -> list[int]:
    """The lines that say a phrase while a module loads."""
    return [
        node.lineno
        for node in at_load(module)
        if isinstance(node, ast.Name | ast.Attribute) and named(node) == "phrase"
    ]


def is_found(call: ast.Call) -> bool:
    """Whether the phrase is a text, or may be one that was written down elsewhere."""
    match call.args[:1]:
        case [ast.Constant(value=str())]:
            return True
        case [said] if named(call.func) == "phrase":
            return is_written_down(said)
    return False


def is_written_down(said: ast.expr) -> bool:
    """Whether something is only looked up, and not made here; of two one, or nothing."""
    match said:
        case ast.IfExp(body=one, orelse=other):
            return is_written_down(one) and is_written_down(other)
        case ast.Name() | ast.Attribute() | ast.Subscript() | ast.Constant(value=""):
            return True
    return False


def wanted(text: str) -> set[str]:
    """The facts that a phrase tells."""
    found = set()
    for _, name, spec, _ in Formatter().parse(text):
        if name is not None:
            found |= {name.partition(".")[0]} | wanted(spec or "")
    return found


def faults(call: ast.Call) -> Iterator[str]:
    """What is wrong with a phrase as it is written."""
    if not is_found(call):
        yield f"{call.lineno}: no text"
        return
    match call.args[0]:
        case ast.Constant(value=str(text)):
            if text != text.strip(" ") and "\n" not in text:
                yield f"{call.lineno}: a piece: {text!r}"
            given = {word.arg for word in call.keywords}
            facts = wanted(text.rpartition("|")[2])
            if named(call.func) == "phrase" and None not in given and facts != given:
                yield f"{call.lineno}: tells {facts} of {given}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.parts[-2:]))
def test_phrases_can_be_found_and_are_said_when_they_are_needed(path: Path) -> None:
    module = ast.parse(path.read_text(encoding="utf-8"))
    assert said_at_load(module) == []
    assert [fault for call in told(module) for fault in faults(call)] == []


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("A = phrase('Undo')", True),
        ("A = {1: [phrase('Undo')]}", True),
        ("A = [*map(phrase, TABLE)]", True),
        ("A = language.phrase('Undo')", True),
        ("class A:\n    b = phrase('Undo')", True),
        ("def a(b=phrase('Undo')):\n    pass", True),
        ("def a(*, b=phrase('Undo')):\n    pass", True),
        ("A = lambda b=phrase('Undo'): b", True),
        ("@a(phrase('Undo'))\ndef b():\n    pass", True),
        ("if True:\n    A = phrase('Undo')", True),
        ("A = to_phrase('Undo')", False),
        ("A = {1: lambda: phrase('Undo')}", False),
        ("def a():\n    return phrase('Undo')", False),
        ("class A:\n    def b(self):\n        return phrase('Undo')", False),
        ("def a():\n    def b(c=phrase('Undo')):\n        pass", False),
    ],
)
def test_what_is_said_while_a_module_loads_is_seen(source: str, *, said: bool) -> None:
    assert bool(said_at_load(ast.parse(source))) is said


@pytest.mark.parametrize(
    ("source", "sound"),
    [
        ("phrase('Undo')", True),
        ("phrase('Un' 'do')", True),
        ("phrase(TABLE[key], player=player)", True),
        ("phrase(words.UNDO)", True),
        ("phrase(UNDO if last else '')", True),
        ("phrase('{a} of {b.c:{d}/{e.f}}', a=a, b=b, d=d, e=e)", True),
        ("phrase('of a {|{a}', a=a)", True),
        ("phrase('{a} of {b}', **facts)", True),
        ("to_phrase('{a} of {b}')", True),
        ("phrase(f'Undo {a}')", False),
        ("phrase('Undo ' + a)", False),
        ("phrase('Undo' if last else 'Redo')", False),
        ("phrase(said())", False),
        ("phrase()", False),
        ("to_phrase(UNDO)", False),
        ("phrase(' more')", False),
        ("to_phrase('of the ')", False),
        ("phrase('{a} of {b}', a=a)", False),
        ("phrase('{a}', a=a, b=b)", False),
    ],
)
def test_what_no_translator_would_find_is_seen(source: str, *, sound: bool) -> None:
    [call] = told(ast.parse(source))
    assert (list(faults(call)) == []) is sound

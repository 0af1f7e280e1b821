"""What reaches the banker without being said in their language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

FILES = sorted((Path(__file__).parents[2] / "hotels").rglob("*.py"))


def written_down(module: ast.Module) -> set[str]:
    """The names of a module that stand for one phrase."""
    return {
        target.id
        for node in module.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Call)
        if isinstance(node.value.func, ast.Name) and node.value.func.id == "to_phrase"
        for target in node.targets
        if isinstance(target, ast.Name)
    }


def unsaid(module: ast.Module) -> Iterator[int]:
    """The lines that put a phrase into a text as it is written, or ask something in English."""
    phrases = written_down(module)
    for node in ast.walk(module):
        match node:
            case ast.FormattedValue(value=ast.Name(id=name)) if name in phrases:
                yield node.lineno
            case ast.Call(func=ast.Name(id="Consent"), args=args):
                yield from (
                    one.lineno
                    for one in args
                    if isinstance(one, ast.JoinedStr)
                    or (isinstance(one, ast.Constant) and one.value)
                )


def test_nothing_is_said_as_it_is_written() -> None:
    for path in FILES:
        assert [*unsaid(ast.parse(path.read_text(encoding="utf-8")))] == [], path


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("A = to_phrase('Undo')\nb = f'{A} it'", [2]),
        ("A = to_phrase('Undo')\nb = f'{phrase(A)} it'", []),
        ("A = 1\nb = f'{A} it'", []),
        ("Consent('Undo?', phrase('Leave it'))", [1]),
        ("Consent(phrase('Undo?'), f'{a} it')", [1]),
        ("Consent(phrase('Undo?'), said, '')", []),
    ],
)
def test_what_is_said_as_it_is_written_is_seen(source: str, lines: list[int]) -> None:
    assert [*unsaid(ast.parse(source))] == lines

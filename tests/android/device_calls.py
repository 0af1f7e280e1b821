"""Every call of Java that Hotels makes, once: of a fake Android, or of classes on a JVM."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

DEVICE = Path(__file__).parents[2] / "hotels" / "device"
SOURCES = [DEVICE / "android.py", DEVICE / "android_files.py"]

NAME, TEXT = "Ana's table 😀.csv", "Ana 😀 pays $1, Zoë nothing."
"""A file and a text with letters of every length."""

ELSEWHERE = {"java", "activity", "string", "let_go", "on_ui_thread", "on_answer", "on_intent"}
"""What is called by the others, or goes to python-for-android and not to Java."""


def make(android: Any, files: Any) -> None:  # noqa: ANN401 - modules, as they are found
    """Call every function of both modules."""
    uri = android.java("android.net.Uri").parse("content://downloads/1")
    wish = files.intent_at_start()
    for ask in (android.api, android.bars, android.bars_before_30, android.whole, android.ours):
        ask()
    for on in (True, False):
        android.set_bars_light(on)
        android.set_recents_screenshot(on)
        android.set_secure(on)
    for ask in (android.scale, android.is_night, android.language):
        ask()
    android.view("https://example.org")
    android.say(android.voice(), TEXT, "en")
    files.ask_for_file(1)
    files.ask_for_place(2, NAME, "text/csv")
    files.forget_intent()
    files.hands_over(wish)
    files.file_in(wish)
    files.scheme(uri)
    files.opened(uri, "w")
    files.called(uri)
    files.drop(files.new_download(NAME, "text/csv"))
    files.send_file(uri, "text/csv")
    files.send_text(TEXT)


def functions() -> set[str]:
    """The functions of both modules."""
    return {node.name for node in _nodes() if isinstance(node, ast.FunctionDef)}


def classes() -> set[str]:
    """Android's classes that both modules name."""
    constants = (str(node.value) for node in _nodes() if isinstance(node, ast.Constant))
    return {text for text in constants if text.startswith(("android.", "org.kivy."))}


def members() -> set[str]:
    """Every attribute that both modules ask for, Android's among them."""
    return {node.attr for node in _nodes() if isinstance(node, ast.Attribute)}


def _nodes() -> Iterator[ast.AST]:
    for path in SOURCES:
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))

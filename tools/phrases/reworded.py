"""``python -m tools.phrases.reworded WORDS.json``: change the English of phrases.

The file is a list of ``{"old": ..., "new": ..., "de": ..., "es": ...}``. A phrase changes wherever
the code says it; a language that an entry leaves out keeps its translation. Run ``make phrases``
afterwards.
"""

import ast
import json
import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path

from babel.messages.pofile import read_po, write_po

from hotels.wording.language import ENGLISH, FOLDER, LANGUAGES
from tools.phrases.found import ROOT, TELLS

WIDEST = 96
"""So long is a line with a phrase at most, its quotes not counted."""

Reworded = Mapping[str, str]


def main() -> None:
    """Change the code, then every language."""
    entries = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    new = {one["old"]: one["new"] for one in entries}
    for path in sorted((ROOT / "hotels").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if (said := in_new_words(source, new)) != source:
            path.write_text(said, encoding="utf-8")
    for code in LANGUAGES:
        if code != ENGLISH.code:
            _carry_over(FOLDER / f"{code}.po", code, entries)


def in_new_words(source: str, new: Reworded) -> str:
    """A module with its phrases in new words."""
    lines = source.encode().splitlines(keepends=True)
    starts = [0]
    for line in lines:
        starts.append(starts[-1] + len(line))
    raw = b"".join(lines)
    for node in sorted(_phrases(source), key=lambda one: (-one.lineno, -one.col_offset)):
        if (said := new.get(str(node.value))) is None or said == node.value:
            continue
        begin = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        raw = raw[:begin] + _literal(said, node.col_offset).encode() + raw[end:]
    return raw.decode()


def _phrases(source: str) -> Iterator[ast.Constant]:
    """The texts of a module that are said."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str()) as text, *_]) if (
                name in TELLS
            ):
                yield text


def _literal(text: str, indent: int) -> str:
    """A text as it is written in code; a long one in pieces, which a formatter sets in order."""
    if text.startswith("\n"):
        return f'"""{text}"""'
    pieces = textwrap.wrap(
        text,
        max(20, WIDEST - indent),
        drop_whitespace=False,
        break_long_words=False,
        break_on_hyphens=False,
        replace_whitespace=False,
        expand_tabs=False,
    )
    return f"\n{' ' * indent}".join(map(_quoted, pieces or [text]))


def _quoted(text: str) -> str:
    said = json.dumps(text, ensure_ascii=False).replace("\N{NO-BREAK SPACE}", r"\N{NO-BREAK SPACE}")
    return f"'{text}'" if '"' in text and "'" not in text and "\\" not in said else said


def _carry_over(path: Path, code: str, entries: list[dict[str, str]]) -> None:
    """A language's translations under the new phrases."""
    with path.open("rb") as file:
        catalog = read_po(file, locale=code)
    strings = {one["old"]: one.get(code) or catalog[one["old"]].string for one in entries}
    for one in entries:
        catalog.delete(one["old"])
    for one in entries:
        catalog.add(one["new"], strings[one["old"]])
    with path.open("wb") as file:
        write_po(file, catalog, width=100)


if __name__ == "__main__":
    main()

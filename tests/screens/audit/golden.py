"""What a scene shows, as plain values: every visible text and where it stands."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from math import floor
from pathlib import Path
from typing import Any, NamedTuple

from tests.screens.audit.pieces import Box, Piece, Seen

FOLDER = Path(__file__).parents[2] / "golden"

ACCEPT = "make golden accepts all changes"


class Row(NamedTuple):
    """A text and its box, in whole dp from the top left of the window."""

    x: int
    y: int
    width: int
    height: int
    text: str

    def __str__(self) -> str:
        return f"{self.text!r} at {self.x},{self.y}, {self.width}x{self.height}"


def path_of(scene: str) -> Path:
    """The golden file of a scene."""
    return FOLDER / (re.sub(r"[^a-z0-9]+", "-", scene.lower()).strip("-") + ".json")


def rows(seen: Seen) -> list[Row]:
    """All visible texts, from the top down and from left to right."""
    return sorted({*_texts(seen), *_squares(seen)}, key=lambda row: (row.y, row.x, row))


def _texts(seen: Seen) -> Iterator[Row]:
    for piece in seen.pieces:
        if piece.kind == "text":
            visible = piece.box.cut(piece.around.view or seen.window)
            if min(visible.wide, visible.tall) > 0:
                yield _row(piece.box, seen, _words(piece))


def _words(piece: Piece) -> str:
    return str(piece.widget.text)


SIGNS = {"OPEN": "+", "QUIET": ".", "NEVER": "x", "NOT_NOW": "!", "LONE": "o"}


def _squares(seen: Seen) -> Iterator[Row]:
    """The rows of a board, a sign or a chain's letter a square; they are drawn, and no widgets."""
    from tests.screens.audit.pieces import box_of

    for board in seen.boards:
        lines = groupby(board.squares, key=lambda square: square.row)
        for _, squares in lines if board.used[0] else ():
            line = [*squares]
            boxes = [board.box(square.number) for square in line]
            corners = [((x, y), (x + wide, y + high)) for x, y, wide, high in boxes]
            box = box_of(board, corners[0][0], corners[-1][1])
            signs = [one.mark.letter if one.mark else SIGNS[one.state.name] for one in line]
            yield _row(box, seen, f"{line[0].name}: {' '.join(signs)}")


def _row(box: Box, seen: Seen, text: str) -> Row:
    left, right = _whole(box.left), _whole(box.right)
    top, bottom = _whole(seen.window.high - box.high), _whole(seen.window.high - box.low)
    return Row(left, top, right - left, bottom - top, text)


def _whole(length: float) -> int:
    """To the nearest dp; what computes to just under a half is a half."""
    return floor(length + 0.5 + 1e-6)


def to_json(found: Sequence[Row]) -> str:
    """A line a text, so that a difference between two versions can be read."""
    lines = [json.dumps(row, ensure_ascii=False) for row in found]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def from_json(text: str) -> list[Row]:
    """The rows of a golden file."""
    rows: list[Any] = json.loads(text)
    return [Row(*row) for row in rows]


def differences(golden: Sequence[Row], found: Sequence[Row]) -> list[str]:
    """What came, went or moved, a sentence each; empty where both show the same."""
    gone = Counter(golden) - Counter(found)
    new = Counter(found) - Counter(golden)
    said = []
    for row in sorted(gone.elements(), key=lambda row: (row.y, row.x)):
        same_words = next((one for one in new if one.text == row.text and new[one]), None)
        same_box = next((one for one in new if one[:4] == row[:4] and new[one]), None)
        if same_words is not None:
            new[same_words] -= 1
            said.append(f"moved: {row} -> {same_words}")
        elif same_box is not None:
            new[same_box] -= 1
            said.append(f"reads differently: {row} -> {same_box.text!r}")
        else:
            said.append(f"gone: {row}")
    return said + [f"new: {row}" for row in (+new).elements()]

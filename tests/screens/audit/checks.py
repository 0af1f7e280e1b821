"""What is asked of every screen: nothing cut off or covered, all to be met and to be read."""

import re
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from tests.screens.audit.colours import Picture, seen_contrast
from tests.screens.audit.names import WORDS
from tests.screens.audit.pieces import Box, Piece, Scroll, Seen, Target, box_of

FINGER = 48
SQUARE = 44
"""A square of a board under so many dp must magnify."""

APART = 8
HAIR = 1
"""So many dp do not count: what is drawn lies on whole pixels."""

READABLE, SIGN = 4.5, 3.0
"""The least contrast of a text, and of a sign."""

AMOUNT = re.compile(r"[−+]?(\$[\d,]+|[\d.]+\N{NO-BREAK SPACE}\$)")
SPACES = re.compile(r"[ \n]+")
"""Where a line may end; not between an amount and its dollar."""

LEAST_AMOUNT = 20
"""In sp, of an amount that stands alone."""

LONGEST_WORD = 16
"""A word of more letters may break; a shorter one must find room."""


def findings(seen: Seen, picture: Picture | None) -> list[str]:
    """All that is wrong with what is seen; without a picture colours are not looked at."""
    found: list[str] = []
    for check in (cut_off, out_of_sight, small_amounts):
        for piece in seen.pieces:
            found += check(piece)
    found += on_each_other(seen.pieces)
    for target in seen.targets:
        found += hard_to_meet(target)
    found += too_near(seen.targets)
    for name, box in seen.mute:
        if box.tall > HAIR and not any(_overlap(box, target.box) for target in seen.targets):
            found.append(f"{name} takes no finger and does not say why")
    found += covered_by_a_word(seen)
    for board in seen.boards:
        found += board_of_dwarfs(board)
    for scroll in seen.scrolls:
        found += no_room_to_scroll(scroll, seen.targets)
    if picture is not None:
        found += faint(seen, picture)
    return found


# texts


def cut_off(piece: Piece) -> Iterator[str]:
    """A text that is larger than its place, shortened, or broken within a word."""
    widget, box = piece.widget, piece.box
    if piece.kind == "text":
        wide, high = piece.needs or (0, 0)
        if wide > box.wide + HAIR or high > box.tall + HAIR:
            yield f"{piece.name} is cut off: needs {wide:.0f}x{high:.0f}, has {box}"
        if getattr(widget, "shorten", False) or getattr(widget, "max_lines", 0):
            yield f"{piece.name} may be shortened"
        if widget.text.rstrip().endswith(("…", "...")):
            yield f"{piece.name} ends in dots"
        yield from _broken(piece)


def _broken(piece: Piece) -> Iterator[str]:
    from kivy.metrics import dp

    from hotels.screens.theme import theme
    from hotels.screens.widgets.drawing import words

    widget = piece.widget
    if piece.owner is None:
        face, size, room = widget.font_name, widget.font_size, widget.width
        if widget.text_size[0] is None:
            return
    else:
        (face, size), room = theme.font(widget.style), piece.box.wide * dp(1)
    for word in {*SPACES.split(widget.text)} - WORDS:
        if len(word) <= LONGEST_WORD and words(word, face, size).width > room + dp(HAIR):
            wide = words(word, face, size).width / dp(1)
            yield f"{piece.name} breaks within '{word}': needs {wide:.0f}, has {piece.box}"


def out_of_sight(piece: Piece) -> Iterator[str]:
    """What reaches beyond the window, what scrolls it, or the card or button it stands on."""
    box, around = piece.box, piece.around
    if around.frame is not None and not around.frame.holds(box, HAIR):
        yield f"{piece.name} ({box}) reaches beyond its frame ({around.frame})"
    view = around.view or around.window
    if box.left < view.left - HAIR or box.right > view.right + HAIR:
        yield f"{piece.name} ({box}) reaches beyond the sides of {view}"
    if around.scroll is None and (box.low < view.low - HAIR or box.high > view.high + HAIR):
        yield f"{piece.name} ({box}) reaches beyond the window"


def faint(seen: Seen, picture: Picture) -> Iterator[str]:
    """What does not stand out from its ground."""
    covers = {(piece.around.layer, piece.around.frame) for piece in seen.pieces}
    for piece in seen.pieces:
        if piece.kind == "sign" or (piece.kind == "icon" and piece.owner and piece.colour[3] < 1):
            continue  # the letter of a pale fob: the name beside it is at full contrast
        hidden = any(
            layer > piece.around.layer and frame is not None and _overlap(frame, piece.box)
            for layer, frame in covers
        )
        least = READABLE if piece.kind == "text" else SIGN
        found = None if hidden else seen_contrast(piece, picture)
        if found is not None and found < least - 0.05:
            yield f"{piece.name} has a contrast of {found:.1f}, not {least}"


def _overlap(one: Box, other: Box) -> bool:
    both = one.cut(other)
    return both.wide > 0 and both.tall > 0


def small_amounts(piece: Piece) -> Iterator[str]:
    """An amount that stands alone in small type."""
    from hotels.screens.theme import theme

    if piece.kind != "text" or (piece.owner and type(piece.owner[0]).__name__ == "Chart"):
        return  # the axes of a chart are captions
    size = piece.size / theme.text_size
    if AMOUNT.fullmatch(piece.widget.text.strip()) and size < LEAST_AMOUNT - 0.01:
        yield f"{piece.name} is an amount of {size:.0f} sp, not {LEAST_AMOUNT}"


def on_each_other(pieces: list[Piece]) -> Iterator[str]:
    """Texts and signs that lie upon each other."""
    for one, other in combinations(pieces, 2):
        here, there = one.box, other.box
        if one.around.scroll is not other.around.scroll:
            here = here.cut(one.around.view or one.around.window)
            there = there.cut(other.around.view or other.around.window)
        both = here.cut(there)
        if both.wide <= HAIR or both.tall <= HAIR or _may_cover(one, other, both):
            continue
        yield f"{one.name} ({one.box}) and {other.name} ({other.box}) lie on each other"


def _may_cover(one: Piece, other: Piece, both: Box) -> bool:
    """Whether the upper one belongs to an overlay with a ground of its own over the lower one."""
    if one.kind != "text" and other.kind != "text" and one.owner and one.owner == other.owner:
        return True  # the letter, the pattern and the body of a fob
    upper = max(one, other, key=lambda piece: piece.around.layer)
    if one.around.layer == other.around.layer:
        return False
    if upper.owner and type(upper.owner[0]).__name__ == "Chart":
        return True  # what is read of a moment lies on a slip of paper
    lower = one if upper is other else other
    shared = len([0 for a, b in zip(one.around.layer, other.around.layer, strict=False) if a == b])
    return upper.around.frame is not None and shared < len(lower.around.layer) and both.wide > 0


# targets


def hard_to_meet(target: Target) -> Iterator[str]:
    """A target that is too small, or not wholly to be reached."""
    box, around = target.box, target.around
    if min(box.wide, box.tall) < FINGER - 0.5:
        yield f"{target.name} is a target of only {box}"
    for part, wide in target.parts:
        if wide < FINGER - 1:
            yield f"{target.name} has only {wide:.0f} dp for its part '{part}'"
    view = around.view or around.window
    if box.left < view.left - HAIR or box.right > view.right + HAIR:
        yield f"{target.name} ({box}) cannot be reached at its sides: {view}"
    if around.scroll is None and (box.low < view.low - HAIR or box.high > view.high + HAIR):
        yield f"{target.name} ({box}) cannot be reached: the window ends"


def too_near(targets: list[Target]) -> Iterator[str]:
    """Targets upon each other, or too near for a finger."""
    for one, other in combinations(targets, 2):
        if _nested(one, other) or _nested(other, one) or one.widget is other.widget:
            continue
        here, there = one.box, other.box
        together = one.around.scroll is other.around.scroll
        if not together:
            here = here.cut(one.around.view or one.around.window)
            there = there.cut(other.around.view or other.around.window)
            if min(here.wide, here.tall, there.wide, there.tall) <= 0:
                continue
        aside = max(here.left - there.right, there.left - here.right)
        above = max(here.low - there.high, there.low - here.high)
        if one.around.layer != other.around.layer:
            continue  # an overlay, which takes the fingers on it
        if aside < -HAIR and above < -HAIR:
            yield f"{one.name} ({one.box}) and {other.name} ({other.box}) overlap"
        elif together and max(aside, above) < APART - HAIR and not _may_touch(one, other):
            gap = max(aside, above)
            yield f"{one.name} ({one.box}) and {other.name} ({other.box}) are {gap:.0f} dp apart"


def _nested(outer: Target, inner: Target) -> bool:
    above = inner.widget.parent
    while above is not None and above is not above.parent:
        if above is outer.widget:
            return True
        above = above.parent
    return False


def _may_touch(one: Target, other: Target) -> bool:
    """Rows of a list may touch, and the parts of one control."""
    segments = {type(one.widget).__name__, type(other.widget).__name__} == {"Segment"}
    return segments or (one.is_row and other.is_row)


def covered_by_a_word(seen: Seen) -> Iterator[str]:
    """What can be tapped, and lies below a word that goes by itself."""
    from hotels.screens.said import Word

    if seen.said is None:
        return
    places = [
        (one.name, one.box.cut(one.around.view or seen.window))
        for one in seen.targets
        if not isinstance(one.widget, Word)
    ]
    lit = (board for board in seen.boards if board.stays_in_sight)
    places += [("the board", box_of(board)) for board in lit]
    for name, box in places:
        both = box.cut(seen.said)
        if both.wide > HAIR and both.tall > HAIR:
            yield f"{name} ({box}) lies below what is said ({seen.said})"


def board_of_dwarfs(board: Any) -> Iterator[str]:
    """A board that is not drawn, or that a finger could not use."""
    from kivy.metrics import dp

    if board._grid is None:
        yield f"the board is not drawn: it has {board.width / dp(1):.0f}x{board.height / dp(1):.0f}"
        return
    side = min(board._grid.wide, board._grid.high) / dp(1)
    if side < SQUARE - 0.5 and board.on_magnify is None:
        yield f"the board's squares are {side:.0f} dp and nothing magnifies them"


def no_room_to_scroll(scroll: Scroll, targets: list[Target]) -> Iterator[str]:
    """A target that is higher than what can be seen of the pane it scrolls in."""
    if scroll.content.tall <= scroll.box.tall + HAIR:
        return
    inside = [one for one in targets if one.around.scroll is scroll.widget]
    tallest = max(inside, key=lambda one: min(one.box.tall, 2 * FINGER), default=None)
    if tallest is not None and scroll.box.tall < min(tallest.box.tall, 2 * FINGER) - HAIR:
        yield f"only {scroll.box.tall:.0f} dp are seen of {tallest.name} ({tallest.box})"

"""Where everything stands, to be compared: nothing moves between two states of one question."""

from collections import Counter

from tests.screens.audit.pieces import Box, Target, box_of, seen

HAIR = 1
"""So many dp do not count."""

Places = dict[str, Box]


def places() -> Places:
    """Everything in sight that can be tapped and is there once, by what it is called."""
    shown = seen()
    found = [(one.name, one.box) for one in shown.targets if _in_sight(one)]
    found += [("the board", box_of(board)) for board in shown.boards]
    count = Counter(name for name, _ in found)
    return {name: box for name, box in found if count[name] == 1}


def _in_sight(target: Target) -> bool:
    """Whether any of it can be seen where it scrolls."""
    part = target.box.cut(target.around.view or target.around.window)
    return part.wide > 0 and part.tall > 0


def moved(before: Places, after: Places) -> list[str]:
    """What is there in both states, and stands elsewhere or in another size."""
    return [
        f"{name}: {before[name]} -> {box}"
        for name, box in after.items()
        if name in before and any(abs(a - b) > HAIR for a, b in zip(before[name], box, strict=True))
    ]

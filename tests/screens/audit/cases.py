"""In which windows and which look every scene is seen, and which of all that a quick run takes."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import NamedTuple


class View(NamedTuple):
    """A window in pixels, and how many of them a dp is."""

    width: int
    height: int
    density: float = 1

    def __str__(self) -> str:
        return f"{self.width}x{self.height}" + (f"@{self.density:g}" if self.density != 1 else "")


VIEWS = (
    View(1280, 800),
    View(1024, 600),
    View(1920, 1200),
    View(2560, 1600, 2),
    View(800, 1280),
    View(360, 780),
    View(1080, 2340, 3),
    View(700, 500),
    View(600, 360),
    View(360, 600),
    View(1000, 700),
    View(1200, 1920),
)
RARELY = 8
"""Finer screens show what others of their size in dp show: a quick run sees every eighth scene."""
TEXT_SIZES = (1.0, 1.3, 1.6)
"""The usual one and the two largest, of the five there are."""
THEMES = ("light", "dark", "black")
LANGUAGES = ("en", "de", "es")


TABLET, PHONE = View(1280, 800), View(360, 780)


class Case(NamedTuple):
    """A scene seen once."""

    scene: str
    view: View
    text_size: float
    theme: str
    language: str = "en"

    def __str__(self) -> str:
        return f"{self.view} text {self.text_size} {self.theme} {self.language}"


ALSO = (
    Case("home, many games", View(360, 780), 1.6, "light", "de"),
    Case("settings, look", View(600, 360), 1.6, "light", "de"),
    Case("help", View(360, 780), 1.6, "light", "es"),
    Case("help", View(1024, 600), 1.6, "light", "de"),
)
"""Where something was found that the pairs do not bring together."""


def every(scenes: Iterable[str]) -> list[Case]:
    """Each scene in each window, in each size of text, each theme and each language."""
    looks = product(scenes, VIEWS, TEXT_SIZES, THEMES, LANGUAGES)
    return [Case(*each) for each in looks]


def pairwise(scenes: Iterable[str]) -> list[Case]:
    """So few cases that any two values of two different sides still meet in one of them.

    Greedy: of all cases the one that brings together most of what has not met, again and again;
    of equal ones the first. As every scene meets every window it takes one case for each of these
    pairs, so only what goes with them is to be chosen.
    """
    chosen: list[Case] = []
    met: set[object] = set()
    every_look = [*product(TEXT_SIZES, THEMES, LANGUAGES)]
    for place, (scene, view) in enumerate(product(scenes, VIEWS)):
        turn = place % len(every_look)
        looks = every_look[turn:] + every_look[:turn]
        cases = [Case(scene, view, *look) for look in looks]
        best = max(cases, key=lambda case: len({*pairs(case)} - met))
        met.update(pairs(best))
        chosen.append(best)
    return chosen


def laid_out(scenes: Iterable[str]) -> Iterator[Case]:
    """Where things stand: the pairs in one theme, because a theme moves nothing."""
    rank = {scene: place for place, scene in enumerate(scenes)}
    for case in pairwise(rank):
        if case.view.density == 1 or rank[case.scene] % RARELY == 0:
            yield case._replace(theme=THEMES[0])


def coloured(scenes: Iterable[str]) -> Iterator[Case]:
    """Each scene in every theme on a tablet; on a phone the audit measures what it lays out."""
    for scene, theme in product(scenes, THEMES):
        yield Case(scene, TABLET, TEXT_SIZES[0], theme)


def pairs(case: Case) -> Iterator[object]:
    """What meets what in a case."""
    yield from combinations(enumerate(case), 2)

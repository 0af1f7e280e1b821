"""Every screen in every kind of window: nothing cut off, nothing covered, all met and readable.

A few cases of each scene, so chosen that any two of its sides meet: window, size of text and
language. Contrast is measured in each theme on a tablet, and on a phone. ``make audit`` takes all
cases there are.
"""

import os
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from tests.screens.audit.cases import (
    ALSO,
    LANGUAGES,
    PHONE,
    TEXT_SIZES,
    THEMES,
    VIEWS,
    Case,
    coloured,
    every,
    laid_out,
    pairs,
    pairwise,
)
from tests.screens.audit.colours import contrast
from tests.screens.audit.roles import pairs as roles
from tests.screens.audit.scenes import SCENES

if TYPE_CHECKING:
    from tests.screens.driver import Driver


ALL = os.environ.get("HOTELS_AUDIT") == "all"
LAID_OUT = every(SCENES) if ALL else [*laid_out(SCENES), *ALSO]
COLOURED = every(SCENES) if ALL else [*coloured(SCENES)]

COVERED = (
    *("card, ", "new game, card of", "table, information card"),
    *("new game, starting tiles", "deal "),
    *("desk, disp", "desk, a number", "desk, who"),
)
"""Scenes of a sheet or a screen over a large screen, which has scenes of its own: nothing of what
is covered is seen here, so it is built for the first case only."""


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_cut_covered_out_of_reach_or_faint(
    staged: "Driver", scene: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.screens.audit.stage import looked_at

    show = SCENES[scene](staged)
    found: dict[str, list[str]] = defaultdict(list)
    places = {case for case in LAID_OUT if case.scene == scene}
    colours = {case for case in COLOURED if case.scene == scene}
    colours |= {case for case in places if case.view == PHONE}
    for case in sorted(
        places | colours, key=lambda case: (case.theme, case.language)
    ):  # another theme or language takes a while
        for finding in looked_at(staged, show, case, colours=case in colours):
            found[finding].append(str(case))
        if scene.startswith(COVERED):
            shell = staged.app.shell
            shown = None if shell.sheets else type(shell.top)
            covered = {type(screen) for screen in shell.screens[1:]} - {shown}
            assert covered, f"nothing is covered in {case}"
            for screen in covered:
                monkeypatch.setattr(screen, "build", lambda *_: None)
    said = [f"{finding}\n    in {'; '.join(where)}" for finding, where in found.items()]
    if said:
        pytest.fail("\n".join([f"{scene}: {len(said)} findings", *said]), pytrace=False)


def test_the_audit_finds_what_is_wrong(staged: "Driver") -> None:
    from kivy.uix.label import Label
    from kivy.uix.widget import Widget

    from hotels.screens.screen import Screen
    from hotels.screens.widgets.button import IconButton
    from hotels.screens.widgets.text import Text
    from tests.screens.audit.stage import looked_at

    class Wrong(Screen):
        """A text too long, two upon each other, one too faint, keys too small and too near."""

        def build(self, _: object) -> None:
            page = Widget()
            small = {"size_hint": (None, None), "size": (20, 20), "color": (0, 0, 0, 1)}
            page.add_widget(Label(text="too long for this", pos=(300, 300), **small))
            for right in (0, 10):
                page.add_widget(Text("upon another", shrink=True, pos=(right, 500)))
            page.add_widget(Text("faint", "body", "rule", shrink=True, pos=(500, 500)))
            for high, amount in ((600, "$1,500"), (640, "−1.500\N{NO-BREAK SPACE}$")):
                page.add_widget(Text(amount, "body", shrink=True, pos=(600, high)))
            for right, size in ((0, 48), (50, 48), (300, 30), (1270, 48)):
                key = IconButton("close", lambda: None, f"key {right}", target=size)
                key.pos, key.pos_hint = (right, 100), {}
                page.add_widget(key)
            self.add_widget(page)

    case = Case("wrong", VIEWS[0], TEXT_SIZES[0], THEMES[0])
    found = "\n".join(looked_at(staged, lambda: staged.app.show(Wrong(staged.app)), case))
    for words in (
        "'too long for this' is cut off",
        "'upon another' (95x19 at 10,500) lie on each other",
        "'faint' has a contrast of 1.",
        "'$1,500' is an amount of 16 sp",
        "'−1.500 $' is an amount of 16 sp",
        "'key 300' is a target of only 30x30",
        "'key 1270' (48x48 at 1270,100) cannot be reached",
        "are 2 dp apart",
    ):
        assert words in found, found


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "New game"), ("de", "Neue Partie"), ("es", "Nueva partida")],
)
def test_a_case_is_seen_in_its_language(staged: "Driver", language: str, words: str) -> None:
    from tests.screens.audit.stage import looked_at

    show = SCENES["home, empty"](staged)
    case = Case("home, empty", VIEWS[0], TEXT_SIZES[0], THEMES[0], language)
    looked_at(staged, show, case)
    assert words in staged.words()


def test_every_role_stands_out_from_what_it_is_used_on() -> None:
    faint = [
        f"{what}: {found:.2f}, not {wanted}"
        for what, one, other, wanted in roles()
        if (found := contrast(_colour(one), _colour(other))) < wanted
    ]
    assert faint == []


def _colour(code: str) -> tuple[float, ...]:
    return tuple(part / 255 for part in bytes.fromhex(code))


def test_any_two_sides_meet() -> None:
    wanted = {pair for case in every(SCENES) for pair in pairs(case)}
    assert wanted == {pair for case in pairwise(SCENES) for pair in pairs(case)}
    assert pairwise(SCENES) == pairwise(SCENES)
    assert len(pairwise(SCENES)) == len(SCENES) * len(VIEWS)
    assert Case("home, empty", VIEWS[0], TEXT_SIZES[0], THEMES[0], LANGUAGES[0]) in every(SCENES)

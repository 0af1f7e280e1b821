"""Every screen in every kind of window: nothing cut off, nothing covered, all met and readable.

A few cases of each scene, so chosen that any two of its sides meet; ``make audit`` takes all.
"""

import os
from collections import defaultdict
from typing import TYPE_CHECKING

import pytest

from tests.screens.audit.cases import every, pairwise
from tests.screens.audit.scenes import SCENES

if TYPE_CHECKING:
    from tests.screens.driver import Driver

CASES = (every if os.environ.get("HOTELS_AUDIT") == "all" else pairwise)(SCENES)


@pytest.mark.parametrize("scene", SCENES)
def test_nothing_is_cut_covered_out_of_reach_or_faint(driver: "Driver", scene: str) -> None:
    from tests.screens.audit.stage import cleared, looked_at

    show = SCENES[scene](driver)
    cleared(driver)
    found: dict[str, list[str]] = defaultdict(list)
    cases = [case for case in CASES if case.scene == scene]
    for case in sorted(cases, key=lambda case: case.theme):  # another theme takes a while
        for finding in looked_at(driver, show, case):
            found[finding].append(str(case))
    said = [f"{finding}\n    in {'; '.join(where)}" for finding, where in found.items()]
    if said:
        pytest.fail("\n".join([f"{scene}: {len(said)} findings", *said]), pytrace=False)

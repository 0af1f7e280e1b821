"""The short round of the sample game on the twin alone, and what ends it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from tools.tour.wrong import Wrong

if TYPE_CHECKING:
    from tests.screens.driver import Driver
    from tools.tour.sample import Round

NAMES = [
    "1-home.png",
    "2-table.png",
    "3-takeover.png",
    "4-receipt.png",
    "5-disposals.png",
    "6-purchase.png",
    "7-two-turns-later.png",
    "8-standing.png",
]


class NoProgram:
    """Nothing beside the twin: what it is touched with goes nowhere."""

    def touch(self, *_: object, **__: object) -> None:
        """Nobody feels it."""


@pytest.fixture
def both(driver: "Driver", monkeypatch: pytest.MonkeyPatch) -> Any:
    from tools.tour import sample
    from tools.tour.both import Both

    monkeypatch.setattr(Both, "agree", lambda self: self.driver.frames(4))
    monkeypatch.setattr(
        sample.Round, "picture", lambda self, name: self.pictures.append(self.file(name))
    )
    monkeypatch.setattr(sample, "same_on_disk", lambda _: None)
    program: Any = NoProgram()
    return Both(driver, program, sample.ROOT / "build" / "tour")


def test_it_goes_from_the_first_page_to_the_standing(
    both: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    from tools.tour.sample import play_sample

    play_sample(both)
    assert both.pictures == NAMES
    printed = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in printed] == [f"build/tour/{name}" for name in NAMES]


@contextmanager
def at_the_takeover(both: Any) -> Iterator["Round"]:
    """Where the bonuses of Wilton are on the screen."""
    from tools.tour.sample import Round

    hand = Round.taking_over(both)
    hand.words("Explore the sample game")
    with pytest.raises(Wrong):
        yield hand


def test_a_wrong_bonus_ends_it(both: Any) -> None:
    from tools.tour.sample import _bonuses

    with at_the_takeover(both) as hand:
        _bonuses(hand, {"Dave": "$3,000", "Alice": "$1,500"})
        _bonuses(hand, {"Dave": "$3,000", "Alice": "$1,400"})

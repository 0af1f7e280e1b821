"""A list of thousands of rows: few of them are there, and none jumps."""

from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.screens.driver import Driver

GUESS, HIGH = 50, 80
"""How high every row is thought to be, and how high each third one is."""


class Shown:
    """A long list in a pane that fills the window."""

    def __init__(self, driver: "Driver", count: int) -> None:
        from kivy.uix.label import Label

        from hotels.screens.widgets.long_list import LongList
        from hotels.screens.widgets.pane import Pane
        from hotels.screens.widgets.plate import Down

        self.made: list[int] = []

        def row(place: int) -> Any:
            self.made.append(place)
            high = HIGH if place % 3 == 0 else GUESS
            return Label(text=f"row {place}", size_hint=(None, None), height=high)

        self.driver = driver
        self.list = LongList(row, GUESS, lambda more: self.pane.to(self.pane.offset + more))
        self.pane = Pane(Down(self.list))
        self.pane.bind(scroll_y=self.look, height=self.look)
        driver.app.shell.add_widget(self.pane)
        self.list.tell(count)
        driver.frames(3)
        self.look()
        driver.frames(60)

    def look(self, *_: object) -> None:
        hidden = self.pane.hidden
        self.list.look(hidden * (1 - self.pane.scroll_y), self.pane.height)

    def seen(self) -> dict[int, float]:
        """The rows within the window, and how far below its top they begin."""
        tops = {
            place: self.pane.top - row.to_window(row.x, row.top)[1]
            for place, row in self.list.rows.items()
        }
        return {
            place: top
            for place, top in sorted(tops.items())
            if -self.list.rows[place].height < top < self.pane.height
        }


@pytest.fixture
def shown(driver: "Driver") -> Shown:
    return Shown(driver, 5_000)


def stacked(shown: Shown) -> bool:
    """Whether what is seen stands without gaps, from the top of the window to its foot."""
    seen = shown.seen()
    places = [*seen]
    gapless = all(
        seen[after] == pytest.approx(seen[place] + shown.list.rows[place].height)
        for place, after in pairwise(places)
    )
    foot = seen[places[-1]] + shown.list.rows[places[-1]].height
    return gapless and seen[places[0]] <= 1 and foot >= shown.pane.height - 1


def test_few_rows_are_there_and_they_fill_the_window(shown: Shown) -> None:
    assert next(iter(shown.seen())) == 0
    assert stacked(shown)
    assert len(shown.list.rows) < 60
    assert len(shown.made) < 60


def test_a_leap_is_followed_a_few_rows_a_frame(shown: Shown) -> None:
    shown.made.clear()
    shown.pane.to(100_000)
    shown.driver.frames(1)
    assert 1 <= len(shown.made) <= 10
    shown.driver.frames(60)
    assert stacked(shown)
    assert len(shown.list.rows) < 60


def test_what_is_seen_stays_while_rows_above_turn_out_higher(shown: Shown) -> None:
    shown.pane.to(100_000)
    shown.driver.frames(60)
    before = shown.seen()
    shown.driver.frames(60)
    assert shown.seen() == before
    for _ in range(40):  # upwards, where no row was ever there
        shown.pane.to(shown.pane.offset - 30)
        kept = shown.seen()
        shown.driver.frames(2)
        now = shown.seen()
        shared = [place for place in kept if place in now][2:-2]
        moved = {round(now[place] - kept[place]) for place in shared}
        assert moved <= {0, 30}, moved
        assert len(moved) <= 1


def test_fewer_rows_are_other_rows(shown: Shown) -> None:
    shown.pane.to(2_000)
    shown.driver.frames(30)
    shown.list.tell(0)
    assert not shown.list.rows
    assert shown.list.height == 0
    shown.list.tell(3)
    shown.pane.to(0)
    shown.look()
    shown.driver.frames(5)
    assert [*shown.seen()] == [0, 1, 2]
    assert shown.list.height == HIGH + 2 * GUESS

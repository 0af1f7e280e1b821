"""What the list of changes counts unfolds, in every window, and folds again."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.entries import End, Lay
from hotels.ledger.journal import Insert
from hotels.views.ledger.consequences import Consequences
from hotels.views.ledger.grouped import Row
from tests.screens.ledger_changes import Changer, game
from tests.screens.ledger_room import kinds, lies_in, shown, whole

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def deleted(driver: "Driver", size: tuple[int, int] = (1280, 800)) -> Changer:
    """What deleting Bob's first tile would change: more than a screenful."""
    page = shown(driver, game(driver.app.store, "vacation-p6_017"), size)
    page.deed(3, "Delete")
    return page


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 780), (600, 360)])
def test_more_lines_unfold_and_fold_again(driver: "Driver", size: tuple[int, int]) -> None:
    page = deleted(driver, size)
    many = kinds(driver, "ManyRow")[-1]
    assert many.row.sentence == "And 11 more entries"
    before, people = len(page.changes.told), page.pane.people
    fixed = people.to_window(*people.pos)
    pinned = page.pane._strip.parent is page.pane
    page.hand.tap(many)
    driver.frames(8)
    assert len(page.changes.told) == before + len(many.row.more)
    assert "Dave pays $200 for Wilton, not $300" in page.listed
    assert many.is_open
    assert whole(many, page.pane.scroll)
    if pinned:  # the sums stay where they are
        assert people.to_window(*people.pos) == fixed
    # They stand below it, and down to the end each of them is drawn.
    rows, scroll = page.changes, page.pane.scroll
    place = next(at for at, one in enumerate(rows.told) if one.row == many.row)
    assert tuple(one.row for one in rows.told[place + 1 :][: len(many.row.more)]) == many.row.more
    drawn = set(rows.near)
    while scroll.scroll_y > 0:
        scroll.scroll_y = max(0, scroll.scroll_y - 0.1)
        driver.frames(4)
        drawn |= rows.near.keys()
    assert drawn == set(range(len(rows.told)))
    page.hand.tap(many)
    driver.frames(8)
    assert not many.is_open
    assert len(page.changes.told) == before
    page.keep()
    page.is_as_on_the_disk()


@pytest.mark.parametrize("size", [(1280, 800), (360, 780), (600, 360)])
def test_what_comes_after_the_end_unfolds(driver: "Driver", size: tuple[int, int]) -> None:
    # The game of four is over with line 175; here a player declares the end in turn 25 already.
    page = shown(driver, game(driver.app.store, "vacation-p4_001"), size)
    over = next(one for one in ended_early(page) if one.row.sentence.endswith("after the end"))
    page.hand.tap(over)
    driver.frames(8)
    table = page.table
    after = [number for number, _ in table.pages if number >= EARLY]
    assert len(over.row.more) == len(after)
    lays = [one.entry for number, one in table.pages if number >= EARLY]
    first = f"{page.sitting.speech.player(lays[0].player)} laid "
    assert over.row.more[0].sentence.startswith(first)
    assert over.row.more[0].sentence in page.listed
    assert lies_in(page.row_box(over.row.more[0].sentence), page.pane.scroll)
    page.hand.tap(over)
    driver.frames(8)
    assert over.row.more[0].sentence not in page.listed


EARLY = 101
"""The line of a tile before which the game may be ended."""


def ended_early(page: Changer) -> list[Any]:
    """The rows to unfold once the end is put in before a tile."""
    from hotels.screens.ledger.keeping import Weighed

    before = next(one for number, one in page.table.pages if number == EARLY - 1).books
    assert isinstance(next(one for n, one in page.table.pages if n == EARLY).entry, Lay)
    act = Insert(EARLY, End(before.player))
    Weighed(page.sitting, act).open()
    page.driver.frames(8)
    return kinds(page.driver, "ManyRow")


def test_what_is_unfolded_stays_so_when_the_window_turns(driver: "Driver") -> None:
    page = deleted(driver)
    sentence = kinds(driver, "ManyRow")[-1].row.sentence
    page.hand.tap(kinds(driver, "ManyRow")[-1])
    driver.frames(4)
    told = len(page.changes.told)
    for size in ((360, 780), (800, 1280), (1280, 800)):
        driver.resize(*size)
        driver.frames(6)
        many = kinds(driver, "ManyRow")[-1]
        assert (many.row.sentence, many.is_open) == (sentence, True)
        assert len(page.changes.told) == told


def test_of_hundreds_only_those_are_drawn_that_are_seen(driver: "Driver") -> None:
    from hotels.screens.ledger.changes import Changes

    page = shown(driver, game(driver.app.store), (1280, 800))
    each = tuple(Row("pencil-outline", "brass", f"turn {n}", f"Line {n}") for n in range(600))
    many = Row("pencil-outline", "brass", "from turn 0", "And 600 more entries", each)
    said = Consequences("Delete it?", "Nothing saved yet.", rows=(many,), keep="Save change")
    none = lambda: None  # noqa: E731 - no key is touched here
    page.sitting.beside(lambda profile: Changes(profile, said, keep=none, leave=none))
    driver.frames(6)
    page.hand.tap(kinds(driver, "ManyRow")[0])
    driver.frames(8)
    rows, scroll = page.changes, page.pane.scroll
    most = 0
    for share in (1, 0.7, 0.3, 0):
        scroll.scroll_y = share
        driver.frames(30)
        most = max(most, len(rows.near))
        # Those drawn lie one under another, with none left out, and fill the window.
        tops = [box.y + box.height for box in rows.boxes]
        feet = [box.y for box in rows.boxes]
        assert all(abs(top - foot) <= 1 for foot, top in zip(feet, tops[1:], strict=False))
        low, high = (scroll.to_window(scroll.x, y)[1] for y in (scroll.y, scroll.top))
        assert rows.to_window(0, feet[-1])[1] <= max(low, rows.to_window(0, rows.y)[1]) + 1
        assert rows.to_window(0, tops[0])[1] >= min(high, rows.to_window(0, rows.top)[1]) - 1
        for place, near in rows.near.items():
            assert near.spot.pos[1] == round(rows._box(place).y)
    assert 600 in rows.near
    assert most < 40

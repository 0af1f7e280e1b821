"""The ledger in every window: what is needful is seen."""

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from hotels.ledger.chains.entries import End, Lay
from tests.screens.ledger_changes import game
from tests.screens.ledger_page import mended
from tests.screens.ledger_room import kinds, lies_in, shown, whole

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SMALL = [((600, 360), 1.0), ((600, 360), 1.3), ((360, 780), 1.0), ((360, 780), 1.6)]


@pytest.fixture(autouse=True)
def _words_as_they_were() -> Iterator[None]:
    from hotels.screens.theme import theme

    yield
    theme.text_size = 1.0


# what is needful is seen


@pytest.mark.parametrize(("size", "text"), SMALL)
def test_an_opened_line_shows_what_can_be_done_with_it(
    driver: "Driver", size: tuple[int, int], text: float
) -> None:
    page = shown(driver, mended(driver.app.store), size, text)
    page.tap(19)  # a takeover: a long sentence, three postings
    keys = kinds(driver, "LineKey")
    assert keys[0].offer.deed.value == "Edit"
    assert all(whole(key, page.screen.roll) for key in keys)


@pytest.mark.parametrize(("size", "text"), SMALL)
def test_what_it_comes_to_for_each_is_seen_at_once(
    driver: "Driver", size: tuple[int, int], text: float
) -> None:
    page = shown(driver, game(driver.app.store), size, text)
    page.deed(15, "Move")
    page.square("D3")
    pane = page.pane
    assert pane.scroll.scroll_y == 1
    view = pane if pane._strip.parent is pane else pane.scroll
    assert whole(pane.people, view)
    assert lies_in(page.row_box(page.listed[0]), pane.scroll)


@pytest.mark.parametrize(
    ("size", "text", "rows"), [((600, 360), 1.0, 2), ((600, 360), 1.3, 1), ((1024, 600), 1.0, 1)]
)
def test_six_players_leave_room_for_the_question_and_what_changes(
    driver: "Driver", size: tuple[int, int], text: float, rows: int
) -> None:
    page = shown(driver, game(driver.app.store, "vacation-p6_017"), size, text)
    page.deed(3, "Delete")
    pane = page.pane
    assert len(pane.people.rows) == 6
    assert pane.scroll.scroll_y == 1
    assert whole(driver.bearer("Delete B4 from turn 2?"), pane.scroll)
    assert whole(pane.people, pane if size == (1024, 600) else pane.scroll)
    assert all(lies_in(page.row_box(said), pane.scroll) for said in page.listed[:rows])
    # Each cell says all of it: name, difference, and the new balance.
    for row, words in zip(pane.people.rows, pane.people.placed.values(), strict=False):
        assert [said.text for said in words] == [row.name, row.difference, row.then]
        boxes = [said.box for said in words]
        assert boxes[0].right <= boxes[1].x
        assert boxes[2].y + boxes[2].height <= min(box.y for box in boxes[:2]) + 1


@pytest.mark.parametrize(("size", "text"), [*SMALL, ((1280, 800), 1.6), ((800, 1280), 1.6)])
def test_every_answer_of_the_walk_is_seen_at_once(
    driver: "Driver", size: tuple[int, int], text: float
) -> None:
    page = shown(driver, game(driver.app.store), size, text)
    page.deed(15, "Move")
    page.square("D3")
    page.push("Save")
    driver.frames(6)
    keys = [key for key in kinds(driver, "PushButton") if key.text.startswith(("Delete", "Leave"))]
    assert [key.text for key in keys] == ["Delete it", "Delete all 4", "Leave it dropped"]
    assert all(whole(key, page.pane.scroll) for key in keys)


@pytest.mark.parametrize(("text", "frame"), [(1.0, 1 / 60), (1.3, 1 / 60), (1.0, 1 / 5)])
def test_below_a_form_its_line_stays_in_sight(driver: "Driver", text: float, frame: float) -> None:
    driver.FRAME = frame
    page = shown(driver, mended(driver.app.store), (800, 1280), text)
    page.tap(15)
    rows, roll = page.screen.list, page.screen.roll
    index = rows.place_of(15)
    roll.to(max(0, rows.foot_of(index) - roll.height))  # it is the last that is seen
    driver.frames(8)
    driver.tap(kinds(driver, "LineKey")[0])
    driver.frames(20)
    assert page.is_beside
    top = rows.top_of(index) - roll.seen
    assert top >= -1
    assert top + rows.height_of(index) <= roll.height + 1


def test_the_ring_of_a_tile_at_the_edge_is_whole(driver: "Driver") -> None:
    from kivy.metrics import dp

    ring = dp(3)
    for size in ((1280, 800), (1024, 600), (800, 1280), (360, 780)):
        page = shown(driver, game(driver.app.store, "vacation-p4_001"), size)
        page.sitting.sees_board = True
        page.screen.arrangement.place()
        page.screen._say_moment()
        driver.frames(15)
        board, scroll = page.screen.moment.board, page.screen.moment._scroll
        boxes = [board.box(square.number) for square in board.squares]
        left, right = min(box[0] for box in boxes), max(box[0] + box[2] for box in boxes)
        top = max(box[1] + box[3] for box in boxes)
        view, edge = scroll.to_window(scroll.x, scroll.top), scroll.right - scroll.x
        assert board.to_window(left, top)[0] - ring >= view[0]
        assert board.to_window(right, top)[0] + ring <= view[0] + edge
        assert scroll.scroll_y < 1 or board.to_window(left, top)[1] + ring <= view[1]


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (360, 780), (600, 360)])
def test_the_keys_of_the_foot_are_equally_high_and_keep_their_signs(
    driver: "Driver", size: tuple[int, int]
) -> None:
    begun = game(driver.app.store, "vacation-p4_001")
    page = shown(driver, begun, size)
    begun_lines = len(page.acts)
    for _ in range(3):  # what is said on the keys is short, and long
        page.undo()
        undo, redo = (driver.find("PushButton", text=text) for text in ("Undo", "Redo"))
        assert undo.height == redo.height
        assert undo.second.text
        assert undo.second.text == page.screen.foot._said[0][1]  # whole
        assert (undo._icon is None) == (redo._icon is None)
        if size[0] >= 1280:
            assert undo._icon is not None
    # Dave and Carol could buy nothing, but end the game: their turns did not end by themselves
    assert len(page.acts) == begun_lines + 1 + 1 + 1


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_large_keys_and_the_slider_share_a_line_in_a_low_window(
    driver: "Driver", language: str
) -> None:
    page = shown(driver, game(driver.app.store, "vacation-p4_001"), (600, 360), 1.6)
    page.undo()
    driver.app.set(language=language)
    driver.frames(15)
    foot = driver.find("LedgerFoot")
    undo, redo = foot._keys.children[::-1]
    boxes = [(part.to_window(*part.pos)[0], part.width) for part in (undo, redo, foot.scrubber)]
    assert all(left + wide <= other for (left, wide), (other, _) in pairwise(boxes))
    assert sum(boxes[-1]) <= 600
    assert foot.height == undo.height == redo.height
    assert foot.scrubber.slider.width >= 48
    for key in (undo, redo):
        assert key.label.width <= key.width


# what belongs to the end


def test_a_line_of_the_settlement_opens_the_line_of_the_end(driver: "Driver") -> None:
    page = shown(driver, game(driver.app.store, "vacation-p4_001"), (1280, 800))
    (end,) = [number for number, one in page.table.pages if isinstance(one.entry, End)]
    rows = page.screen.list
    last = rows.rows[-1].line
    assert (last.number, last.of) == (0, end)
    box = rows.boxes[-1]
    driver.touch(*rows.to_window(box.x + box.width * 0.4, box.middle))
    driver.frames(8)
    assert page.sitting.opened == end
    assert driver.bearer(f"Entry {end}")
    # Alice came out with $29,600, and she had no cash left (the recorded result).
    assert driver.bearer("Alice, settlement")
    assert driver.bearer("+$29,600")


def test_on_a_chains_page_a_line_of_the_settlement_opens_nothing(driver: "Driver") -> None:
    from hotels.screens.ledger.looking import View

    page = shown(driver, game(driver.app.store, "vacation-p4_001"), (1280, 800))
    tile = next(one.entry for _, one in page.table.pages if isinstance(one.entry, Lay))
    assert tile.player == 0
    page.sitting.show(View.CHAIN, 5)
    page.screen.roll.to(None)
    driver.frames(8)
    rows = page.screen.list
    assert rows.rows[-1].line.of
    box = rows.boxes[-1]
    driver.touch(*rows.to_window(box.x + box.width * 0.4, box.middle))
    driver.frames(8)
    assert page.sitting.opened is None

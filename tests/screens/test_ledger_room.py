"""The ledger in every window: what is needful is seen, and what is counted unfolds."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.entries import End, Lay
from hotels.views.ledger.consequences import Consequences
from hotels.views.ledger.grouped import Row
from tests.screens.ledger_changes import Changer, game
from tests.screens.ledger_page import mended

if TYPE_CHECKING:
    from tests.screens.driver import Driver

SMALL = [((600, 360), 1.0), ((600, 360), 1.3), ((360, 780), 1.0), ((360, 780), 1.6)]


@pytest.fixture(autouse=True)
def _words_as_they_were() -> Iterator[None]:
    from hotels.screens.theme import theme

    yield
    theme.text_size = 1.0


def shown(driver: "Driver", begun: Any, size: tuple[int, int], text: float = 1.0) -> Changer:
    """The ledger of a game in a window, with words so large."""
    driver.app.set(text_size=text)
    driver.resize(*size)
    page = Changer.of(driver, begun)
    assert isinstance(page, Changer)
    return page


def whole(widget: Any, view: Any) -> bool:
    """Whether a widget lies in what a view shows, all of it."""
    foot, top = (widget.to_window(widget.x, y)[1] for y in (widget.y, widget.top))
    low, high = (view.to_window(view.x, y)[1] for y in (view.y, view.top))
    return bool(low - 1 <= foot and top <= high + 1)


def kinds(driver: "Driver", kind: str) -> list[Any]:
    """All widgets of a kind."""
    return [w for w in driver.widgets() if type(w).__name__ == kind]


# what is counted unfolds


def struck(driver: "Driver", size: tuple[int, int] = (1280, 800)) -> Changer:
    """What striking Bob's first tile would change: more than a screenful."""
    page = shown(driver, game(driver.app.store, "vacation-p6_017"), size)
    page.deed(3, "Strike")
    return page


def sentences(driver: "Driver") -> list[str]:
    """What the rows say that are made."""
    return [row.row.sentence for row in kinds(driver, "ChangeRow")]


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 780), (600, 360)])
def test_more_lines_unfold_and_fold_again(driver: "Driver", size: tuple[int, int]) -> None:
    page = struck(driver, size)
    (many,) = kinds(driver, "ManyRow")
    assert many.row.sentence == "And 11 more lines"
    before, people = len(sentences(driver)), page.pane.people
    fixed = people.to_window(*people.pos)
    pinned = page.pane._strip.parent is page.pane
    page.hand.tap(many)
    driver.frames(8)
    assert len(sentences(driver)) > before
    assert "Dave pays $200 for Wilton, not $300" in sentences(driver)
    (many,) = kinds(driver, "ManyRow")
    assert many.is_open
    assert whole(many, page.pane.scroll)
    if pinned:  # the sums stay where they are
        assert people.to_window(*people.pos) == fixed
    # Down to the end, each of them is seen once.
    seen: list[str] = []
    unfolded = driver.find("Unfolded")
    scroll = page.pane.scroll
    while True:
        for place in sorted(unfolded.near):
            if place == len(seen):
                seen.append(unfolded.rows[place].sentence)
        if scroll.scroll_y <= 0:
            break
        scroll.scroll_y = max(0, scroll.scroll_y - 0.1)
        driver.frames(3)
    assert seen == [row.sentence for row in many.row.more]
    page.hand.tap(many)
    driver.frames(8)
    assert not kinds(driver, "Unfolded")
    page.keep()
    page.is_as_on_the_disk()


def test_what_is_unfolded_stays_so_when_the_window_turns(driver: "Driver") -> None:
    page = struck(driver)
    page.hand.tap(kinds(driver, "ManyRow")[0])
    driver.frames(4)
    for size in ((360, 780), (800, 1280), (1280, 800)):
        driver.resize(*size)
        driver.frames(6)
        assert kinds(driver, "Unfolded")


def test_of_hundreds_only_those_are_made_that_are_seen(driver: "Driver") -> None:
    from hotels.screens.ledger.changes import Changes

    page = shown(driver, game(driver.app.store), (1280, 800))
    each = tuple(Row("pencil-outline", "brass", f"turn {n}", f"Line {n}") for n in range(600))
    many = Row("pencil-outline", "brass", "turn 0 on", "And 600 more lines", each)
    said = Consequences("Strike it?", "Nothing is kept yet.", rows=(many,), keep="Keep the change")
    none = lambda: None  # noqa: E731 - no key is touched here
    page.sitting.beside(lambda profile: Changes(profile, said, keep=none, leave=none))
    driver.frames(6)
    page.hand.tap(kinds(driver, "ManyRow")[0])
    driver.frames(8)
    unfolded = driver.find("Unfolded")
    most = 0
    for share in (1, 0.7, 0.3, 0):
        page.pane.scroll.scroll_y = share
        driver.frames(4)
        most = max(most, len(unfolded.near))
        for place, part in unfolded.near.items():
            below = unfolded.top - unfolded._tops[place] - part.top
            assert abs(below) <= 1
            assert abs(part.height - (unfolded._tops[place + 1] - unfolded._tops[place])) <= 1
    assert 599 in unfolded.near
    assert most < 40


# what is needful is seen


@pytest.mark.parametrize(("size", "text"), SMALL)
def test_an_opened_line_shows_what_can_be_done_with_it(
    driver: "Driver", size: tuple[int, int], text: float
) -> None:
    page = shown(driver, mended(driver.app.store), size, text)
    page.tap(19)  # a takeover: a long sentence, three postings
    keys = kinds(driver, "LineKey")
    assert keys[0].offer.deed.value == "Change"
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
    assert whole(kinds(driver, "ChangeRow")[0], pane.scroll)


@pytest.mark.parametrize(("size", "text"), [*SMALL, ((1280, 800), 1.6), ((800, 1280), 1.6)])
def test_every_answer_of_the_walk_is_seen_at_once(
    driver: "Driver", size: tuple[int, int], text: float
) -> None:
    page = shown(driver, game(driver.app.store), size, text)
    page.deed(15, "Move")
    page.square("D3")
    page.push("Keep")
    driver.frames(6)
    keys = [key for key in kinds(driver, "PushButton") if key.text.startswith(("Strike", "Leave"))]
    assert [key.text for key in keys] == ["Strike it", "Strike all 4", "Leave it set aside"]
    assert all(whole(key, page.pane.scroll) for key in keys)


@pytest.mark.parametrize("text", [1.0, 1.3])
def test_below_a_form_its_line_stays_in_sight(driver: "Driver", text: float) -> None:
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
    assert len(page.acts) == begun_lines + 3


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
    assert driver.bearer(f"Line {end}")
    # Alice came out with $29,600, and nothing was in her purse (the recorded result).
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

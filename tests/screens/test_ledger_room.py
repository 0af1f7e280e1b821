"""The ledger in every window: what is needful is seen, and what is counted unfolds."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.entries import End, Lay
from hotels.ledger.journal import Insert
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
    return lies_in([widget.to_window(widget.x, y)[1] for y in (widget.y, widget.top)], view)


def lies_in(ends: Iterable[float], view: Any) -> bool:
    """Whether what reaches from a foot to a top lies in what a view shows."""
    foot, top = ends
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


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 780), (600, 360)])
def test_more_lines_unfold_and_fold_again(driver: "Driver", size: tuple[int, int]) -> None:
    page = struck(driver, size)
    many = kinds(driver, "ManyRow")[-1]
    assert many.row.sentence == "And 11 more lines"
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
    page = struck(driver)
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
    many = Row("pencil-outline", "brass", "turn 0 on", "And 600 more lines", each)
    said = Consequences("Strike it?", "Nothing is kept yet.", rows=(many,), keep="Keep the change")
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
    assert lies_in(page.row_box(page.listed[0]), pane.scroll)


@pytest.mark.parametrize(("text", "rows"), [(1.0, 2), (1.3, 1)])
def test_six_players_leave_room_for_the_question_and_what_changes(
    driver: "Driver", text: float, rows: int
) -> None:
    page = shown(driver, game(driver.app.store, "vacation-p6_017"), (600, 360), text)
    page.deed(3, "Strike")
    pane = page.pane
    assert len(pane.people.rows) == 6
    assert pane.scroll.scroll_y == 1
    assert whole(driver.bearer("Strike B4 in turn 2?"), pane.scroll)
    assert whole(pane.people, pane.scroll)
    assert all(lies_in(page.row_box(said), pane.scroll) for said in page.listed[:rows])
    # Each cell says all of it: name, difference, and what he has then.
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

"""The game at every moment: by the slider, by its keys, by a line; and played on from there."""

from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any

from hotels.ledger.chains.entries import Buy, Lay, Note
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.terms import Tile
from hotels.ledger.journal import Cut, Line, Write
from hotels.table import Table
from tests.screens.ledger_page import (
    LedgerPage,
    agrees,
    differing,
    everything,
    manuscript,
    mended,
    quiet,
)
from tests.store.playing import played

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_step_back_and_forth_is_the_table_as_it_was(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    last = len(page.table.pages)
    assert last == 24
    agrees(page, last)
    for place in range(last - 1, -1, -1):
        page.step(back=True)
        agrees(page, place)
    page.step(back=True)  # before the beginning there is nothing
    agrees(page, 0)
    for place in range(1, last + 1):
        page.step(back=False)
        agrees(page, place)
    page.step(back=False)
    agrees(page, last)


def test_a_step_that_is_held_goes_on(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    driver.tap(page.screen.foot.scrubber.back, seconds=1.5)
    place = page.screen.foot.scrubber.slider.at
    assert place <= 18
    agrees(page, place)
    driver.wait(1)
    assert page.screen.foot.scrubber.slider.at == place


def test_the_slider_goes_through_the_whole_game(driver: "Driver") -> None:
    page = LedgerPage.of(driver, played(driver.app.store, "vacation-p4_001"))
    last = len(page.table.pages)
    page.slide(1, 0.5)
    half = page.screen.foot.scrubber.slider.at
    assert abs(half - last / 2) < last * 0.05
    agrees(page, half)
    page.slide(0.5, 0)
    agrees(page, 0)
    page.slide(0, 1.2)
    agrees(page, last)
    assert page.cash() == ["$29,600", "$23,900", "$29,400", "$30,500"]  # the recorded result
    assert page.sitting.place is None


def test_the_line_of_the_moment_is_seen_and_has_the_bar(driver: "Driver") -> None:
    page = LedgerPage.of(driver, played(driver.app.store, "vacation-p4_001"))
    for end in (0.3, 0.7, 0.05):
        page.slide(0.9, end)
        driver.wait(0.3)
        place = page.screen.foot.scrubber.slider.at
        number = page.table.pages[place - 1].number
        index = page.screen.list.place_of(number)
        assert page.screen.list._reached == index
        assert page.lines[index].name in page.seen()
    page.slide(0.05, 1)
    driver.wait(0.3)
    assert page.screen.list._reached is None
    assert page.lines[-1].name in page.seen()


def test_an_opened_line_shows_the_table_right_after_it(driver: "Driver") -> None:
    # Turn 6: Bob lays D5, which makes a chain of 3 with C5 and E5.
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    (line,) = [one.line for one in page.lines if one.line.text.startswith("Bob laid D5")]
    page.tap(line.number)
    agrees(page, line.place)
    assert driver.says("Turn 6")
    page.icon("back")


def test_a_laid_tile_opens_its_line(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    board = page.screen.moment.board
    left, low, wide, high = board.box(2 * 12 + 2)  # C3, laid by Carol in turn 7
    driver.touch(*board.to_window(left + wide / 2, low + high / 2))
    driver.frames(10)
    assert [one.line.text for one in page.lines if one.opened] == [
        "Carol laid C3: Wilton grew to 3 hotels"
    ]
    assert page.screen.moment.turn.text == "Turn 7"
    left, low, wide, high = board.box(8 * 12)  # nothing lies there
    driver.touch(*board.to_window(left + wide / 2, low + high / 2))
    assert [one.line.number for one in page.lines if one.opened] == [page.sitting.opened]


def test_play_goes_on_from_a_moment_and_undo_brings_all_back(driver: "Driver") -> None:
    game = manuscript(driver.app.store)
    page = LedgerPage.of(driver, game)
    before = [(number, page_.entry) for number, page_ in page.table.pages]
    while page.screen.moment.turn.text != "Turn 6":
        page.step(back=True)
    place = page.screen.foot.scrubber.slider.at
    page.button("Play from here")
    assert driver.says(f"{24 - place} entries will be deleted")
    driver.tap("Cancel")
    assert len(page.table.lines) == 24
    page.button("Play from here")
    driver.tap(f"Delete {24 - place} entries")
    driver.frames(10)
    top = driver.app.shell.top
    assert type(top).__name__ == "TableScreen"
    assert driver.says("Carol lays a tile")
    table = top.sitting.table
    assert len(table.pages) == place
    assert table.lines[-1].act == Cut(before[place][0])
    assert [type(screen).__name__ for screen in driver.app.shell.screens] == [
        *("Home", "TableScreen"),
    ]
    driver.tap("Undo")
    driver.frames(8)
    table = driver.app.shell.top.sitting.table
    assert [(number, page_.entry) for number, page_ in table.pages] == before


def test_a_game_that_is_over_is_played_on_from_the_ledger(driver: "Driver") -> None:
    game = played(driver.app.store, "vacation-p4_001")
    driver.app.resume(game.record.id)
    driver.frames(6)
    assert type(driver.app.shell.top).__name__ == "Standing"
    driver.tap("Ledger")
    driver.frames(12)
    page = LedgerPage(driver)
    page.button("Undo")
    assert type(page.screen).__name__ == "LedgerScreen"
    page.icon("back")
    assert type(driver.app.shell.top).__name__ == "TableScreen"
    assert len(driver.app.shell.screens) == 2
    page = LedgerPage(driver)
    page.icon("the ledger")
    page.button("Redo")
    page.icon("back")
    assert type(driver.app.shell.top).__name__ == "Standing"


def test_undo_and_redo_say_what_they_do(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store, 10))
    assert driver.bearer("Alice laid F4")
    page.button("Undo")
    assert page.texts()[-1] == "Dave bought 1 Wilton"
    assert driver.bearer("Alice laid F4")  # now on Redo
    assert driver.bearer("Dave bought 1 Wilton")
    page.button("Redo")
    assert page.texts()[-1] == "Alice laid F4"
    assert not any(getattr(w, "text", "") == "Redo" for w in driver.widgets())


def test_after_every_act_the_screen_equals_a_fresh_opening(driver: "Driver") -> None:
    store = driver.app.store
    game = mended(store)
    page = LedgerPage.of(driver, game)
    page.tap(8)
    acts: list[Any] = [
        lambda table: table.strike(12),
        lambda table: table.amend(8, Lay(3, Tile(7, 7))),
        lambda table: table.move(31, 30),
        lambda table: table.insert(24, Buy(0, ())),
        lambda table: table.cut(20),
        lambda table: table.undo(),
        lambda table: table.undo(),
        lambda table: table.redo(),
    ]
    for number, act in enumerate(acts):
        page.sitting.do(partial(act, page.table))
        page.sitting.close_beside()
        driver.frames(12)
        ours, above, drawn = everything(page), page.screen.roll.above, page.drawn()
        fresh = LedgerPage.of(driver, game, line=page.sitting.opened)
        fresh.sitting.place = page.sitting.place
        fresh.screen.refresh()
        fresh.screen.roll.to(above)
        driver.frames(12)
        other = everything(fresh)
        assert differing(ours, other) == {}, number
        # How many lines beyond the window are drawn already depends on where it was before.
        assert {
            name: now for name, now in drawn.items() if fresh.drawn().get(name, now) != now
        } == {}
        page = fresh


def test_nothing_hidden_is_shown_at_any_moment(driver: "Driver") -> None:
    game = quiet(driver.app.store, "vacation-p4_001")
    page = LedgerPage.of(driver, game)
    assert page.table.books.header.options.holdings == "hidden"
    assert any(any(held) for held in page.table.books.blocks)
    assert page.table.books.end is not None  # there all blocks are sold, which is no secret
    for place in range(0, page.sitting.last, 7):
        page.sitting.scrub(place)
        driver.frames(3)
        players = page.screen.moment.players
        assert [row.piles for row in players.rows] == [()] * 4
        words = {said.text for said in chain.from_iterable(players.placed[n] for n in range(4))}
        assert words <= {"hidden", "to play", *page.cash(), *(row.name for row in players.rows)}


def test_another_window_changes_nothing(driver: "Driver") -> None:
    page = LedgerPage.of(driver, mended(driver.app.store))
    page.tap(13)
    before = everything(page)
    for size in ((800, 1280), (360, 780), (1024, 600), (700, 500), (2560, 1600), (600, 360)):
        driver.resize(*size)
        driver.frames(10)
        assert page.sitting.opened == 13
        assert page.lines == before["lines"]
        assert driver.says("Edit")
    driver.resize(1280, 800)
    driver.frames(15)
    after = everything(page)
    for name in ("above",):
        del before[name], after[name]
    before.pop("drawn")
    after.pop("drawn")
    assert differing(before, after) == {}


def test_thousands_of_lines_scroll_and_few_are_drawn(driver: "Driver") -> None:
    from hotels.screens.ledger import open_ledger

    game = manuscript(driver.app.store, 0)
    notes = (Line(n, Write(Note(f"number {n} of many"))) for n in range(1, 5_001))
    long = game._replace(table=Table(ChainGame(game.table.books.header), notes))
    open_ledger(driver.app, long)
    driver.frames(20)
    page = LedgerPage(driver)
    assert len(page.lines) == 5_000
    assert page.seen()[-1] == "Note: number 5000 of many"
    most = 0
    for _ in range(60):
        driver.drag((300, 640), (300, 200), 0.05)
        most = max(most, len(page.screen.list.rows))
    driver.wait(1)
    assert most < 80
    numbers = [int(text.split()[2]) for text in page.seen()]
    assert numbers == list(range(numbers[0], numbers[-1] + 1))
    assert numbers[-1] < 4_900
    page.slide(0.98, 0)
    driver.wait(0.5)
    page.step(back=False)
    driver.wait(0.3)
    assert "Note: number 1 of many" in page.seen()
    page.tap(2_500)
    assert page.sitting.opened == 2_500
    assert len(page.screen.list.rows) < 80

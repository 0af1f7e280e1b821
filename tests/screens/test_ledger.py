"""The ledger on the screen: every line is opened, sorted and found; what is damaged says so."""

from typing import TYPE_CHECKING

import pytest

from hotels.ledger.journal import Accept
from hotels.store.disk import DiskError, Hindrance
from tests.screens.ledger_page import (
    LedgerPage,
    differing,
    everything,
    manuscript,
    mended,
    numbers,
)
from tests.store.playing import played

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_the_icon_at_the_table_opens_it_and_back_returns(driver: "Driver") -> None:
    game = manuscript(driver.app.store, 7)
    driver.app.resume(game.record.id)
    driver.frames(5)
    table = driver.app.shell.top
    page = LedgerPage(driver)
    page.icon("the ledger")
    assert page.texts()[-1] == "Dave laid B2 and formed a new chain"
    assert page.seen()[-1] == page.texts()[-1]
    assert driver.says("VACATION, turn 4")
    page.icon("back")
    assert driver.app.shell.top is table
    assert driver.says("Dave")


def test_every_line_is_opened_and_says_all_that_is_known_of_it(driver: "Driver") -> None:
    from hotels.views.ledger.opened import opened

    page = LedgerPage.of(driver, mended(driver.app.store))
    kinds = set()
    for number in list(numbers(page.lines)):
        known = opened(page.table, number, page.sitting.speech)
        assert known is not None
        page.tap(number, amount=any(number == shown.line.purchase for shown in page.lines))
        if page.sitting.opened != number:  # the other half of a shared line
            page.tap(number)
        assert page.sitting.opened == number
        kinds.add(known.sort.name)
        (said,) = [one.line.text for one in page.lines if one.opened]
        assert said.startswith(known.text)  # what was paid is told besides
        assert said in page.drawn()[said]
        for what, amount in known.postings:
            assert driver.bearer(what)
            assert driver.bearer(amount)
        for said in (*known.remarks, *known.history):
            assert driver.bearer(said)
        keys = [w.text for w in driver.widgets() if type(w).__name__ == "LineKey"]
        assert keys[:5] == ["Edit", "Move", "Insert", "Delete", "Note"]
    assert kinds == {
        *("PLAIN", "CORRECTION", "FORCED", "GAP", "PEEK", "NOTE", "STRUCK"),
    }


def test_a_second_tap_closes_the_line_again(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    page.tap(8)
    assert page.sitting.opened == 8
    assert driver.says("Edit")
    page.tap(8)
    assert page.sitting.opened is None
    assert not driver.says("Edit")


def test_a_shared_line_opens_in_its_two_parts(driver: "Driver") -> None:
    # Turn 5: Alice lays F4, which is alone, and buys one Wilton for $200.
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    (shared,) = [one.line for one in page.lines if one.line.text.startswith("Alice laid F4")]
    assert shared.text == "Alice laid F4. Bought 1 Wilton"
    page.tap(shared.number)
    assert [one.line.text for one in page.lines if one.opened] == ["Alice laid F4"]
    assert "Alice bought 1 Wilton" in page.texts()
    assert shared.purchase is not None
    page.tap(shared.purchase)
    assert [one.line.text for one in page.lines if one.opened] == ["Alice bought 1 Wilton"]
    assert driver.bearer("+1 block")
    page.tap(shared.purchase)
    assert shared.text in page.texts()
    page.tap(shared.number, amount=True)
    assert page.sitting.opened == shared.purchase


@pytest.mark.parametrize("frame", [1 / 60, 1 / 5])
def test_an_opened_line_stays_where_it_was_tapped_and_is_seen_whole(
    driver: "Driver", frame: float
) -> None:
    driver.FRAME = frame  # on a slow tablet it is as on a quick one
    driver.resize(1280, 1000)  # two opened lines have room, one below the other
    page = LedgerPage.of(driver, played(driver.app.store, "vacation-p4_001"))
    rows, roll = page.screen.list, page.screen.roll

    def low(number: int) -> float:
        """How far above the foot of the window a line ends."""
        place = next(n for n, row in enumerate(rows.rows) if row.line.number == number)
        return float(rows.to_window(rows.boxes[place].x, rows.boxes[place].y)[1])

    def touch(number: int) -> None:
        driver.touch(rows.to_window(rows.x + 200, 0)[0], low(number) + 20)
        driver.frames(10)

    page.show(120)
    plain = [row.line.number for row in rows.rows if " bought 1 " in row.line.text]
    first, second = [number for number in plain if low(number) > 540][-2:]
    before = low(first)
    touch(first)
    assert page.sitting.opened == first
    assert abs(low(first) - before) < 1
    before = low(second)
    assert before < low(first)
    touch(second)  # what stood below the first one goes
    assert page.sitting.opened == second
    assert abs(low(second) - before) < 1
    foot = roll.to_window(roll.x, roll.y)[1]
    touch(second)  # closed again
    last = min((row.line.number for row in rows.rows if low(row.line.number) > foot), key=low)
    touch(last)  # at the foot there is no room for its keys
    assert page.sitting.opened == last
    pane = rows.pane
    assert pane.to_window(pane.x, pane.y)[1] >= foot - 1


def test_what_stands_out_is_on_brass_and_what_is_deleted_is_crossed_out(
    driver: "Driver",
) -> None:
    page = LedgerPage.of(driver, mended(driver.app.store))
    grounds = {one.line.number: (one.ground, one.line.icon) for one in page.lines}
    assert grounds[28] == ("brassC", "scale-balance")  # the adjusted balance
    assert grounds[31] == ("brassC", "alert-outline")  # two blocks, against the rules
    assert grounds[33] == ("brassC", "comment-question-outline")  # Bob's purchase is owed
    assert grounds[26] == ("brassC", "eye-outline")  # a look
    assert grounds[27] == ("sheet", "playlist-remove")  # deleted
    assert grounds[7][0] == grounds[25][0] == "sheet"
    page.show(31)
    reason = "Against the rules: 2 blocks bought; the limit is 1 a turn"
    assert reason in page.drawn()["Carol bought 2 American"]


def test_an_amount_of_an_opened_line_shows_its_receipt(driver: "Driver") -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    page.tap(10)
    assert page.sitting.opened is not None
    number = next(one.line.number for one in page.lines if one.line.amount == "−$300")
    page.tap(number)
    driver.tap("Carol, cash")
    driver.frames(5)
    assert driver.app.shell.sheets
    driver.key(27)
    assert not driver.app.shell.sheets
    page.tap(number, amount=True)
    assert driver.app.shell.sheets
    assert page.sitting.opened == number


def test_a_damaged_game_is_read_only_and_every_key_says_why(driver: "Driver") -> None:
    from hotels.places import archive_file
    from tests.store.harm import change

    game = manuscript(driver.app.store)
    driver.app.shell.home()
    driver.app.store.close()
    change(archive_file(), "UPDATE lines SET seal = '' WHERE number = 12")
    driver.app.open_archive()
    page = LedgerPage.of(driver, game)
    lines = len(page.table.lines)
    assert lines == 11
    page.tap(8)
    for text in ("Edit", "Move", "Insert", "Delete", "Note"):
        page.key(text)
        assert driver.says("Entry 12 of this game is damaged"), text
        driver.tap("View only")
        driver.frames(4)
    page.button("Undo")
    assert driver.says("Entry 12 of this game is damaged")
    driver.tap("View only")
    page.step(back=True)
    page.button("Play from here")
    driver.tap("View only")
    assert len(page.table.lines) == lines
    page.button("More")
    assert driver.says("Rescue what can be read")


def test_what_is_calculated_differently_is_marked_until_it_is_accepted(driver: "Driver") -> None:
    from tests.store.other_rules import Generous, played_as

    game = mended(driver.app.store)
    with played_as(Generous):
        page = LedgerPage.of(driver, game)
        marked = [one.line.number for one in page.lines if one.mark]
        assert marked == [1]
        assert page.lines[0].ground == "brassC"
        assert page.lines[0].name in page.seen()
        assert any("Calculated differently" in text for text in page.drawn()[page.lines[0].name])
        page.button("Undo")
        driver.tap("View only")
        driver.frames(5)
        page.button("More")
        driver.tap("Accept new calculation")
        driver.frames(8)
        assert page.table.lines[-1].act == Accept()
        assert [one for one in page.lines if one.mark] == []
        assert not any(type(w).__name__ == "Notice" for w in driver.widgets())
        fresh = LedgerPage.of(driver, game)
        assert [one for one in fresh.lines if one.mark] == []


@pytest.mark.parametrize("hindrance", [Hindrance.FULL, Hindrance.READ_ONLY])
def test_what_the_disk_refuses_is_said_and_changes_nothing(
    driver: "Driver", monkeypatch: pytest.MonkeyPatch, hindrance: Hindrance
) -> None:
    page = LedgerPage.of(driver, manuscript(driver.app.store))
    before = everything(page)

    def refuse(*_: object) -> None:
        raise DiskError(hindrance, "")

    monkeypatch.setattr(driver.app.store, "append", refuse)
    page.button("Undo")
    assert driver.says(
        {"full": "Storage is full"}.get(hindrance.value, "The saved games are read-only")
    )
    driver.wait(5)
    assert differing(before, everything(page)) == {}
    monkeypatch.undo()
    page.button("Undo")
    assert len(page.table.lines) == 25


def test_what_cannot_be_done_with_a_line_says_why(driver: "Driver") -> None:
    from hotels.screens.why import A_LETTER, SHOWN

    page = LedgerPage.of(driver, mended(driver.app.store))
    lines = len(page.table.lines)
    for number, why in (
        (27, "This entry was deleted. You can insert a corrected entry before it."),
        (26, "A peek can't be edited, moved or deleted."),
    ):
        page.tap(number)
        for text in ("Edit", "Move", "Delete"):
            page.key(text)
            assert driver.says(why), (number, text)
            assert page.sitting.beside_lines is None
            driver.wait(SHOWN + A_LETTER * len(why) + 0.1)
            assert not driver.says(why)
    assert len(page.table.lines) == lines

"""Every act on every kind of entry: the form by touches, what it comes to, saved, undone."""

from typing import TYPE_CHECKING, Any

import pytest

from hotels.ledger.chains.entries import End, Entry, Lay, Note, Pass, Sit, TurnTo
from hotels.ledger.journal import Amend, Insert, Move, Strike
from tests.screens.ledger_changes import Changer, game, other, with_asides

if TYPE_CHECKING:
    from tests.screens.driver import Driver

ASIDES = "with asides"

KINDS = [
    ("manuscript", 15, "Lay"),  # Carol's C3
    ("manuscript", 16, "Buy"),
    ("manuscript", 13, "Name"),
    ("manuscript", 20, "Dispose"),
    ("four-equal-vacation", 22, "Choose"),
    ("four-equal-vacation", 23, "Settle"),
    ("vacation-p3_002-unknown", 94, "Pass"),
    ("vacation-p3_002-unknown", 153, "Announce"),
    ("vacation-p4_001", 175, "End"),
    (ASIDES, 25, "Note"),
    (ASIDES, 26, "Count"),
    (ASIDES, 27, "Correct"),
    (ASIDES, 28, "Leave"),
    (ASIDES, 29, "Sit"),
    (ASIDES, 30, "TurnTo"),
]

CASES = [pytest.param(name, number, id=kind) for name, number, kind in KINDS]

SMALL = [
    *(("Lay", size) for size in ((360, 780), (600, 360), (1024, 600), (800, 1280))),
    ("Buy", (360, 780)),
    ("Dispose", (600, 360)),
    ("Count", (360, 780)),
    ("Name", (800, 1280)),
]

WIDE = (1280, 800)

CHANGED = [
    pytest.param(name, number, kind, size, id=f"{kind}-{size[0]}x{size[1]}")
    for name, number, kind in KINDS
    for size in (WIDE, *(size for one, size in SMALL if one == kind))
]


def ledger(driver: "Driver", name: str, size: tuple[int, int] = WIDE) -> Changer:
    """The ledger of a game, in a window."""
    driver.resize(*size)
    store = driver.app.store
    page = Changer.of(driver, with_asides(store) if name == ASIDES else game(store, name))
    assert isinstance(page, Changer)
    return page


def entry_of(page: Changer, number: int) -> Any:
    """What stands in a line."""
    found: Entry = next(one.page.entry for one in page.table.pages if one.number == number)
    return found


def taken_back(page: Changer, before: Any) -> None:
    """Undo brings everything back as it was."""
    again = Changer(page.driver)
    again.is_as_on_the_disk()
    again.undo()
    assert again.said() == before


@pytest.mark.parametrize(("name", "number", "kind", "size"), CHANGED)
def test_it_is_changed(
    driver: "Driver", name: str, number: int, kind: str, size: tuple[int, int]
) -> None:
    page = ledger(driver, name, size)
    before, entry = page.said(), entry_of(page, number)
    assert type(entry).__name__ == kind
    page.deed(number, "Edit")
    assert page.is_beside
    other(page, entry, page.table)
    page.see()
    if isinstance(entry, Sit | End | TurnTo):  # nobody else can have done that
        page.push("Cancel")
        assert page.said() == before
        return
    if not isinstance(entry, Note):
        assert driver.says("Nothing saved yet.")
    page.keep()
    act = page.acts[-1]
    assert isinstance(act, Amend)
    assert act.number == number
    assert act.entry != entry
    assert entry_of(page, number) == act.entry
    taken_back(page, before)


@pytest.mark.parametrize(("name", "number"), CASES)
def test_it_goes_to_another_place_in_the_order(driver: "Driver", name: str, number: int) -> None:
    page = ledger(driver, name)
    before = page.said()
    page.deed(number, "Move")
    if isinstance(entry_of(page, number), Lay | Pass):
        page.push("Another place in the order")
    places = page.inside("Places")
    shown = [row.line for row in places.lines.rows]
    standing = [one.number for one in page.table.pages]
    near = standing[standing.index(number) - 1]
    assert near in [line.number for line in shown]
    assert all(line.text.startswith("before ") for line in shown)
    index = next(at for at, line in enumerate(shown) if line.number == near)
    box = places.lines.boxes[index]
    driver.touch(*places.lines.to_window(box.x + box.width / 2, box.middle))
    driver.frames(8)
    if not page.may_push("Save"):
        # It cannot have been there: one sentence, and nothing is written.
        assert driver.says("this can't have happened. Nothing was changed.")
        page.push("Cancel")
        assert not page.is_beside
        assert page.said() == before
        return
    page.keep()
    assert page.acts[-1] == Move(number, near)
    moved = [one.number for one in page.table.pages]
    assert moved.index(number) == moved.index(near) - 1
    taken_back(page, before)


@pytest.mark.parametrize(("name", "number"), CASES)
def test_what_was_forgotten_before_it_is_put_in(driver: "Driver", name: str, number: int) -> None:
    page = ledger(driver, name)
    before = page.said()
    page.deed(number, "Insert")
    assert page.rows()["A count"]
    page.row("A count")
    page.digits("4200")
    page.see()
    assert driver.says("Nothing else changes. Nothing saved yet.")
    page.keep()
    act = page.acts[-1]
    assert isinstance(act, Insert)
    assert (act.before, act.entry.count, act.entry.thing) == (number, 4_200, "cash")
    order = [line.number for line in page.table.written]
    assert order.index(len(page.acts)) == order.index(number) - 1
    taken_back(page, before)


@pytest.mark.parametrize(("name", "number"), CASES)
def test_it_is_deleted(driver: "Driver", name: str, number: int) -> None:
    page = ledger(driver, name)
    before = page.said()
    page.deed(number, "Delete")
    assert driver.says("Nothing saved yet.")
    page.keep()
    assert page.acts[-1] == Strike(number)
    (deleted,) = [line for line in page.lines if number == line.line.number]
    assert deleted.is_struck
    taken_back(page, before)


@pytest.mark.parametrize(("name", "number"), CASES)
def test_a_note_stands_right_after_it(driver: "Driver", name: str, number: int) -> None:
    page = ledger(driver, name)
    before = page.said()
    page.deed(number, "Note")
    page.inside("TextForm").line.insert_text("Ask Bob")
    driver.frames(3)
    page.push("Save note")
    assert not page.is_beside
    order = [line.number for line in page.table.written]
    at = order.index(number)
    assert page.table.written[at + 1].entry == Note("Ask Bob")
    taken_back(page, before)


def test_a_tile_is_moved_as_drawn(driver: "Driver") -> None:
    # The drawing's own case: C3 was D3, so C4 joins American only and takes nothing over.
    page = ledger(driver, "manuscript")
    page.deed(15, "Move")
    page.square("D3")
    for said in (
        "Move C3 to D3 in turn 7?",
        "Preview. Nothing saved yet.",
        "As it is",
        "With D3",
        "Cancel",
        "Save and drop 4 entries",
    ):
        assert driver.bearer(said)
    assert driver.find("PushButton", text="Save and drop 4 entries").kind == "danger"
    drawn = [[said.text for said in page.changes.placed[place]] for place in range(4)]
    assert drawn == [
        ["turn 7", "Wilton stays at 2 hotels, $200 a block"],
        ["turn 9", "C4 joins American only: 6 hotels, no takeover"],
        ["turn 9", "Two bonuses and four disposals no longer fit"],
        ["turn 9", "Alice pays $600 for American, not $700"],
    ]
    people = page.pane.people.rows
    assert [(one.name, one.difference, one.then) for one in people] == [
        ("Alice", "−$1,700", "balance $5,200"),
        ("Bob", "no change", "balance $5,800"),
        ("Carol", "−$300", "balance $5,700"),
        ("Dave", "−$3,600", "balance $5,300"),
    ]
    page.push("Cancel")
    assert not page.is_beside
    assert len(page.acts) == 24
    page.deed(15, "Move")
    page.square("D3")
    page.keep()
    assert page.acts[-1] == Amend(15, Lay(2, entry_of(page, 15).tile))
    assert entry_of(page, 15).tile.text(row_first=True) == "D3"

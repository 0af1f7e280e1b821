"""Setting up a game by touch, and what then lies in the archive."""

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from tests.screens.driver import Driver

EVEN = ((2, 2, 2, 3, 2, 2, 2), (2, 2, 2, 2, 3, 2, 2), (2, 2, 2, 2, 2, 3, 2), (2, 2, 2, 2, 2, 2, 3))
"""Fifteen each of 8, 8, 8, 9, 9, 9 and 9."""


@pytest.fixture(autouse=True)
def _table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that has begun shows an empty screen in place of its table."""

    def sit_down(house: Any, _: object) -> None:
        from hotels.screens.screen import Screen

        class Table(Screen):
            """The table stands here."""

            def build(self, _: object) -> None:
                """Nothing."""

        house.show(Table(house))

    monkeypatch.setattr("hotels.screens.chains.game.sit_down", sit_down)


def opened(driver: "Driver", **rest: Any) -> Any:
    """A new game: of VACATION, unless something was begun or played before."""
    from hotels.screens.setup import NewGame
    from hotels.views.setup import Draft

    if driver.app.draft is None and not driver.app.store.count():
        driver.app.draft = Draft()
    driver.app.show(NewGame(driver.app, **rest))
    driver.frames(4)
    return driver.app.shell.top


def played(driver: "Driver", players: str) -> Any:
    """The record of a game that these played before."""
    from hotels.ledger.chains.game import ChainGame
    from hotels.ledger.chains.header_codec import header_of
    from hotels.store.keeping import began

    names = players.split()
    header = header_of({"edition": "decision", "options": {"deal": "unknown"}}, len(names))
    return began(driver.app.store, ChainGame(header), names).record


def type_in(driver: "Driver", name: str) -> None:
    line = driver.find("Typed")
    line.text = name
    line.dispatch("on_text_validate")
    driver.frames(4)


def reach(driver: "Driver", target: Any) -> None:
    """Bring something into sight and tap it."""
    widget = driver.bearer(target) if isinstance(target, str) else target
    for pane in driver.app.shell.top._panes:
        if widget in pane.walk(restrict=True):
            pane.show(widget)
    driver.frames(3)
    driver.tap(widget)
    driver.frames(4)


def buttons(driver: "Driver", text: str) -> list[Any]:
    return [one for one in driver.widgets() if getattr(one, "text", "") == text and one.children]


def tile_key(driver: "Driver", name: str) -> Any:
    """The key of a player's starting tile."""
    rows = [one for one in driver.widgets() if type(one).__name__ == "SeatRow"]
    row = next(
        row for row in rows if name in [getattr(w, "text", "") for w in row.walk(restrict=True)]
    )
    return next(one for one in row.walk(restrict=True) if type(one).__name__ == "PushButton")


def draw(driver: "Driver", tiles: str) -> None:
    """Tap these squares, one after the other, on the board of starting tiles."""
    for name in tiles.split():
        screen = driver.app.shell.top
        number = next(one.number for one in screen.squares if one.name == name)
        left, low, wide, high = screen.board.box(number)
        driver.touch(left + wide / 2, low + high / 2)


def record(driver: "Driver") -> Any:
    return driver.app.store.page()[0]


def order(screen: Any) -> list[str]:
    return [person.name for person in screen.draft.people]


def test_vacation_for_four_with_a_typed_deal_that_was_wrong_at_first(driver: "Driver") -> None:
    screen = opened(driver)
    driver.tap("New name")
    driver.frames(4)
    for name in ("Alice", "Bob", "Carol", "Dave"):
        type_in(driver, name)
    reach(driver, tile_key(driver, "Alice"))
    draw(driver, "C5 E5 F4 B3")
    assert driver.app.shell.top is screen
    assert order(screen) == ["Dave", "Alice", "Bob", "Carol"]
    assert driver.says("goes first: closest to row A")
    assert driver.says("deal 15 yellow blocks")
    reach(driver, "The banker enters every hand")
    reach(driver, "Enter the hands")
    for count in (4, *EVEN[0][1:]):
        driver.tap(driver.find("Count", number=count))
    driver.resize(800, 1280)  # a turn of the tablet loses nothing
    for count in (count for hand in EVEN[1:] for count in hand):
        driver.tap(driver.find("Count", number=count))
    assert {"10 of 8", "2 over", "17 of 15"} <= set(driver.words())
    driver.tap("Save the hands")
    assert driver.says("Dave has 17 blocks, but each player is dealt 15.")
    driver.tap("Open the bank")
    assert driver.app.store.count() == 0
    reach(driver, "Enter the hands")
    driver.tap(driver.find("Cell", count=4))
    driver.tap(driver.find("Count", number=2))
    assert not driver.says("over")
    driver.tap("Save the hands")
    driver.tap("Open the bank")
    assert record(driver).players == ("Dave", "Alice", "Bob", "Carol")
    header = json.loads(record(driver).header)
    assert header["edition"] == "vacation"
    assert "options" not in header
    assert header["dealt"]["American"] == [3, 2, 2, 2]
    assert header["dealt"]["Continental"] == [2, 2, 2, 2]
    driver.app.back()
    assert type(driver.app.shell.top).__name__ == "Home"


def test_acquire_for_six_who_played_before_with_opening_tiles(driver: "Driver") -> None:
    played(driver, "Ann Ben Cat Dan Eve Fay")
    screen = opened(driver)
    reach(driver, "Change edition")
    driver.tap("Acquire, classic")
    for name in ("Ann", "Ben", "Cat", "Dan", "Eve", "Fay"):
        reach(driver, name)
    driver.tap("Open the bank")
    assert driver.app.store.count() == 1
    assert driver.says("Ann's starting tile")
    draw(driver, "5C 3A 9B 7D 2A 12I")
    assert screen not in driver.app.shell.screens
    assert record(driver).players == ("Eve", "Fay", "Ann", "Ben", "Cat", "Dan")
    assert json.loads(record(driver).header) == {
        "edition": "acquire-classic",
        "opening": ["2A", "12I", "5C", "3A", "9B", "7D"],
    }


def test_the_tablet_goes_round_and_hides_each_hand(driver: "Driver") -> None:
    driver.resize(360, 780)
    screen = opened(driver, like=played(driver, "Alice Bob Carol Dave"))
    reach(driver, "Everyone enters their own hand")
    reach(driver, "Pass the tablet round")
    for seat, name in enumerate(("Alice", "Bob", "Carol", "Dave")):
        assert driver.says(f"Pass the tablet to {name}")
        driver.tap("Show my hand")
        for count in EVEN[seat][:-1]:
            driver.tap(driver.find("Count", number=count))
        assert not driver.says("15 of 15")
        driver.tap("Hide my hand")
        assert driver.says(f"{name}'s hand")  # it is not full yet
        driver.tap(driver.find("Count", number=EVEN[seat][-1]))
        assert driver.says("15 of 15")
        driver.tap("Hide my hand")
        driver.frames(4)
        assert not any(type(one).__name__ == "Cell" for one in driver.widgets())
    driver.tap("Back to setup")
    driver.frames(4)
    assert driver.says("4 of 4 hands entered.")
    driver.tap("Open the bank")
    header = json.loads(record(driver).header)
    assert (header["edition"], header["dealt"]["Super"]) == ("decision", [2, 2, 2, 2])
    assert screen not in driver.app.shell.screens


def test_a_name_that_cannot_be_is_said_beside_its_field(driver: "Driver") -> None:
    screen = opened(driver)
    driver.tap("New name")
    driver.frames(4)
    for name, why in (
        ("", "The name is empty."),
        ("x" * 101, "The name is too long: the limit is 100."),
    ):
        type_in(driver, name)
        assert driver.find("Field").wrong == why
    type_in(driver, "Bob")
    type_in(driver, "bob")
    assert driver.find("Field").wrong == "Two players are called bob."
    assert driver.find("Typed").text == "bob"
    driver.find("Typed").text = "Bobby"
    driver.resize(800, 1280)  # a turn of the tablet loses nothing
    assert driver.find("Typed").text == "Bobby"
    type_in(driver, "👩‍👧 דנה")
    type_in(driver, "x" * 60)
    assert order(screen) == ["Bob", "👩‍👧 דנה", "x" * 60]
    driver.tap("Open the bank")
    assert record(driver).players == ("Bob", "👩‍👧 דנה", "x" * 60)


def test_a_handle_is_dragged_to_a_seat_and_a_tap_on_it_offers_the_rest(driver: "Driver") -> None:
    screen = opened(driver, like=played(driver, "Alice Bob Carol"))
    handles = [one for one in driver.widgets() if type(one).__name__ == "Handle"]
    start, end = (handle.to_window(*handle.center) for handle in (handles[0], handles[2]))
    driver.drag(start, end)
    driver.frames(4)
    assert order(screen) == ["Bob", "Carol", "Alice"]
    driver.tap(driver.find("Handle"))
    driver.tap("Move down")
    assert order(screen) == ["Carol", "Bob", "Alice"]
    driver.tap(driver.find("SeatRow"))
    driver.tap("Remove")
    assert order(screen) == ["Bob", "Alice"]


def test_house_rules_and_names_go_into_the_archive(driver: "Driver") -> None:
    played(driver, "Alice Bob")
    opened(driver)
    driver.tap("Same as last time")
    driver.frames(4)
    reach(driver, "Four more house rules")
    for rule in ("Hidden holdings", "Start with $8,000", "The bank is a third holder"):
        reach(driver, rule)
    reach(driver, "Chain names")
    lines = [one for one in driver.widgets() if type(one).__name__ == "Typed"]
    lines[2].text = "American"
    driver.tap("Save the names")
    assert driver.says("Names: two chains are called American.")
    lines[2].text = "Oil"
    driver.frames(3)
    driver.tap("Save the names")
    driver.frames(4)
    driver.tap("Open the bank")
    assert json.loads(record(driver).header)["options"] == {
        "bank_holds": True,
        "deal": "unknown",
        "holdings": "open",
        "start_cash": 8000,
    }
    assert json.loads(record(driver).names) == {"Chain 4": "Oil"}


@pytest.mark.parametrize("size", [(1280, 800), (1024, 600), (800, 1280), (360, 780)])
def test_the_way_on_is_always_in_sight_and_the_rest_scrolls(
    driver: "Driver", size: tuple[int, int]
) -> None:
    driver.app.settings = type(driver.app.settings)(text_size=1.3)
    driver.app.show_look()
    driver.resize(*size)
    screen = opened(driver, like=played(driver, "Alice Bob Carol Dave Eve Maximilian-Alexander"))
    button = next(iter(buttons(driver, "Open the bank")))
    assert button.y >= 0
    assert button.top <= size[1]
    for pane in screen._panes:
        assert pane.y >= button.top
        last = pane.content.children[0]
        pane.show(last)
        driver.frames(3)
        assert last.to_window(*last.pos)[1] >= pane.to_window(*pane.pos)[1] - 1
    for words in in_sight(driver):
        assert words.texture_size[0] <= words.width + 1, words.text
        assert words.texture_size[1] <= words.height + 1, words.text


def in_sight(driver: "Driver") -> Iterator[Any]:
    from hotels.screens.widgets.text import Text

    return (one for one in driver.widgets() if isinstance(one, Text) and one.text)


def test_every_card_can_be_seen_before_it_is_chosen(driver: "Driver") -> None:
    opened(driver)
    driver.tap("See the card")
    driver.frames(4)
    assert driver.find("RedCard")
    assert {"printed", "worked out", "best guess", "$1,100"} <= set(driver.words())
    driver.app.back()
    assert not driver.says("Prices and bonuses")


def test_a_new_game_that_is_left_is_there_again_until_it_begins(driver: "Driver") -> None:
    screen = opened(driver)
    screen.add("Ana")
    screen.add("Ben")
    driver.app.back()
    driver.frames(3)
    again = opened(driver)
    assert [person.name for person in again.draft.people] == ["Ana", "Ben"]
    again.add("Cat")
    again.open_bank()
    assert driver.app.draft is None


def test_cards_that_have_room_stand_at_the_top(driver: "Driver") -> None:
    screen = opened(driver)
    screen.add("Ana")
    screen.open_bank()
    driver.frames(10)
    for pane in screen._panes:
        if pane.content.height < pane.height:
            assert pane.content.to_window(0, pane.content.top)[1] == pane.to_window(0, pane.top)[1]

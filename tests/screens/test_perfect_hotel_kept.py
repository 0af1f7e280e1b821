"""Perfect Hotel in the archive and on the screen: nothing lost, damage told, little built anew."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from hotels.ledger.perfect_hotel.entries import Build
from hotels.ledger.perfect_hotel.scoring import scored
from hotels.store.keeping import opened
from hotels.store.store import Store
from tests.screens.perfect_hotel_hand import Hand, each, resumed, seated
from tests.screens.test_all_games import cut
from tests.views.perfect_hotel_games import AFTER, BAR, BEDROOM, DRAWN, FIRST, SHOP

if TYPE_CHECKING:
    from tests.screens.driver import Driver

BACK = 27
SIZES = ((1280, 800), (1024, 600), (800, 1280), (360, 780), (360, 600), (600, 360))


@pytest.fixture
def hand(driver: "Driver") -> Hand:
    return Hand(driver)


def test_a_floor_is_on_the_disk_before_it_is_shown(hand: Hand, tmp_path: Path) -> None:
    number = seated(hand)
    store = hand.driver.app.store
    seen: list[int] = []
    hand.sitting.table.on_change.append(lambda: seen.append(len(list(store.lines(number)))))
    hand.add()
    hand.hotel(0, ((BEDROOM, 2), (SHOP, 2)))
    assert seen == [1, 2]
    left = tmp_path / "left"  # what lies on the disk while the app runs is all a kill leaves
    shutil.copytree(store.path.parent, left)
    with Store(left / store.path.name) as other:
        again = opened(other, number)
        assert again.damaged_at is None
        assert again.table.books == hand.books


def test_a_damaged_game_says_so_and_is_not_written_to(hand: Hand) -> None:
    number = seated(hand, FIRST, DRAWN)
    store = hand.driver.app.store
    for (name,) in store.disk.rows("SELECT name FROM sqlite_master WHERE type = 'trigger'"):
        store.disk.write(f"DROP TRIGGER {name}")
    store.disk.write("UPDATE lines SET act = '{}' WHERE game = ? AND number = 4", (number,))
    resumed(hand, number)
    assert hand.driver.says("Entry 4 of this game is damaged")
    hand.button("View only")
    assert len(hand.books.hotels[0].floors) == 3
    hand.sign(1)
    hand.say(BAR, 2)
    hand.button("Build Bar")
    assert hand.driver.says("Entry 4 of this game is damaged")
    assert len(hand.entries) == 3


@pytest.fixture
def _forgetful() -> Iterator[None]:
    """What was scored by other rules is not taken for these, nor these for what comes after."""
    scored.cache_clear()
    yield
    scored.cache_clear()


@pytest.mark.usefixtures("_forgetful")
def test_rules_that_score_otherwise_say_so(hand: Hand, monkeypatch: pytest.MonkeyPatch) -> None:
    number = seated(hand, FIRST)
    hand.driver.app.shell.home()
    monkeypatch.setattr("hotels.ledger.perfect_hotel.scoring.SKY", 4)
    monkeypatch.setattr("hotels.ledger.perfect_hotel.scoring.CHEAP", -4)
    scored.cache_clear()
    resumed(hand, number)
    assert hand.driver.says("This game comes out differently now")
    hand.button("Accept new calculation")
    hand.add()
    hand.hotel(0, ((BAR, 2),))
    assert hand.entries[-1] == Build(0, BAR, 2)


def test_home_tells_of_it_and_resumes_it(hand: Hand) -> None:
    seated(hand, FIRST, DRAWN)
    hand.driver.key(BACK)
    assert type(hand.screen).__name__ == "Home"
    assert hand.driver.says("Perfect Hotel")
    hand.button("Resume")
    assert hand.sums() == [str(total) for total in AFTER[1]]


# how it is shown


def test_a_tap_builds_only_what_is_new(hand: Hand) -> None:
    seated(hand, DRAWN)
    hand.sign(2)
    plots = hand.screen.street.plots
    drawn = [plot.column.drawn for plot in plots]
    before = {id(widget) for widget in hand.screen.walk()}
    hand.floor(BAR, 2)
    after = {id(widget) for widget in hand.screen.walk()}
    # One more floor is drawn; the lines of cards that come out otherwise are made anew.
    assert [plot.column.drawn for plot in plots] == [drawn[0], drawn[1], drawn[2] + 1, drawn[3]]
    assert {id(card) for card in hand.screen.scores.cards} <= before
    assert len(after - before) < len(before) / 3


def test_the_tallest_hotel_is_seen(hand: Hand) -> None:
    seated(hand, DRAWN)
    tops = [plot.column.height for plot in hand.screen.street.plots]
    feet = {round(plot.column.y) for plot in hand.screen.street.plots}
    assert tops[1] == tops[3] > tops[0] == tops[2]
    assert len(feet) == 1  # one pavement


def test_names_without_room_give_way_to_discs(hand: Hand) -> None:
    seated(hand, DRAWN, names=("Maximiliane Alexandra zu Hohenfels", "Bob", "Carol", "Dave"))
    hand.driver.resize(360, 780)
    assert len(list(each(hand.driver, "Disc"))) == 4
    hand.tap(hand.screen.one.skyline.keys[3])
    assert hand.column(3).rows[0].name == "Dave"
    seated(hand, DRAWN)
    assert list(each(hand.driver, "Disc")) == []
    assert hand.driver.says("Alice")


def test_another_theme_and_size_of_text_change_nothing_but_the_look(hand: Hand) -> None:
    seated(hand, FIRST, DRAWN)
    for theme, size in (("dark", 1.3), ("black", 1.6), ("light", 1.0)):
        hand.driver.app.set(theme=theme, text_size=size)
        hand.driver.frames(8)
        assert hand.sums() == [str(total) for total in AFTER[1]]


@pytest.mark.parametrize("size", SIZES)
def test_the_largest_text_finds_room(hand: Hand, size: tuple[int, int]) -> None:
    from hotels.screens.perfect_hotel import PerfectHotelStart

    driver = hand.driver
    driver.resize(*size)
    driver.app.set(text_size=1.6)
    seated(hand, FIRST, DRAWN)
    driver.frames(5)
    assert cut(driver) == []
    hand.screen.add_floor(3)
    driver.frames(5)
    assert cut(driver) == []
    driver.app.close_sheet()
    driver.wait(0.5)
    hand.screen.head.show_rounds()
    driver.frames(8)
    assert cut(driver) == []
    driver.app.show(PerfectHotelStart(driver.app))
    driver.frames(8)
    assert cut(driver) == []

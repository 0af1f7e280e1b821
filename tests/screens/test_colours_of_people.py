"""A colour is a person's: at every table, in every order, until another is chosen in People."""

from typing import TYPE_CHECKING, Any

from tests.screens.test_setup import opened, order, reach, type_in
from tests.screens.test_starting import played

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def worn(driver: "Driver") -> dict[str, Any]:
    """The colour that each player is drawn in, by name."""
    from hotels.screens.theme import theme

    screen = driver.app.shell.top
    names = order(screen) if hasattr(screen, "draft") else screen.sitting.game.record.players
    return {name: theme.player(seat) for seat, name in enumerate(names)}


def sits(driver: "Driver", *names: str) -> Any:
    """A new game with these, typed or tapped."""
    screen = opened(driver)
    for name in names:
        screen.add(name)
    driver.frames(4)
    return screen


def begin(driver: "Driver") -> None:
    driver.tap("Open the bank")
    driver.tap("Skip all")
    driver.frames(4)


def test_a_colour_is_kept_when_the_order_changes_and_in_the_next_game(driver: "Driver") -> None:
    played(driver, "Eve", "Fay")  # the edition played last is one of Acquire
    screen = sits(driver, "Ann", "Bob", "Cat")
    first = worn(driver)
    assert len({*first.values()}) == 3
    screen.move(2, 0)
    driver.frames(4)
    assert order(screen) == ["Cat", "Ann", "Bob"]
    assert worn(driver) == first
    begin(driver)
    assert worn(driver) == first
    driver.app.shell.home()
    sits(driver, "Bob", "Cat")
    assert worn(driver) == {name: first[name] for name in ("Bob", "Cat")}


def test_of_two_with_the_same_colour_the_later_takes_the_next_free_one(driver: "Driver") -> None:
    from hotels.screens.theme import theme

    played(driver, "Ann", "Bob", "Cat")
    driver.app.store.keep_colours({"Ann": 2, "Bob": 2, "Cat": 3})
    sits(driver, "Ann", "Bob", "Cat")
    assert theme.seating == (2, 4, 3)
    begin(driver)
    assert theme.seating == (2, 4, 3)
    assert driver.app.store.colours(["Ann", "Bob", "Cat"]) == {"Ann": 2, "Bob": 2, "Cat": 3}


def test_another_colour_is_chosen_in_people_and_worn_at_the_table(driver: "Driver") -> None:
    from hotels.screens.theme import theme

    played(driver, "Ann", "Bob")
    driver.app.resume(driver.app.store.page()[0].id)
    driver.frames(4)
    assert theme.seating == (0, 1)
    from hotels.screens.settings import SettingsScreen
    from hotels.views.settings import Section

    settings = SettingsScreen(driver.app)
    driver.app.show(settings)
    settings.open(Section.PEOPLE)
    driver.frames(4)
    keys = [one for one in driver.widgets() if type(one).__name__ == "ColourKey"]
    assert [key.colour for key in keys] == [None, None]
    driver.tap(keys[0])  # Bob stands first
    driver.frames(4)
    driver.tap(driver.find("ColourKey", colour=4))
    driver.frames(4)
    assert driver.app.store.colours(["Ann", "Bob"]) == {"Bob": 4}
    driver.app.back()
    driver.app.back()
    driver.frames(4)
    assert theme.seating == (0, 4)


def test_a_name_that_was_typed_wears_the_next_free_colour(driver: "Driver") -> None:
    from hotels.screens.theme import theme

    played(driver, "Ann", "Bob")
    driver.app.store.keep_colours({"Ann": 1})
    opened(driver)
    reach(driver, driver.find("Chip", text="Ann"))
    driver.tap("New name")
    driver.frames(4)
    type_in(driver, "Zoe")
    assert theme.seating == (1, 2)

"""A house gives a chain another colour with a tap, and it goes with the edition's file."""

from typing import TYPE_CHECKING

from hotels.ledger import reading
from hotels.ledger.chains.house import house_edition
from hotels.views.card_spots import Spot, What
from tests.ledger.chains.table import house

if TYPE_CHECKING:
    from tests.screens.driver import Driver

TEAL = "2F8F8B"


def test_a_colour_is_chosen_kept_and_taken_back(driver: "Driver") -> None:
    from hotels.screens.card import open_card
    from hotels.screens.theme import theme

    ours = house("acquire-classic")
    store = driver.app.store
    store.keep_edition(ours.id, ours.written)
    open_card(driver.app, ours)
    driver.frames(5)
    screen = driver.app.shell.top
    screen.open_spot(Spot(What.CHAIN, 0))
    driver.frames(5)
    assert driver.says("Colour of its pieces: Red")
    driver.find("Swatch", colour=TEAL).tapped()
    driver.frames(4)
    assert driver.says("Colour of its pieces: Teal")
    driver.bearer("Save figures")
    driver.find("PushButton", text="Save figures").tapped()
    driver.frames(5)
    kept = house_edition(reading.parsed(store.editions()[ours.id].encode()))
    assert kept.colours == (TEAL, *ours.colours[1:])
    assert theme.pieces == kept.colours
    assert driver.says("Luxor: colour")
    driver.tap("Undo")
    driver.frames(5)
    assert theme.pieces == ours.colours

"""What else may be done at the hotels: a sheet behind the three dots."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.widgets.menu_row import MenuRow
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.perfect_hotel.sitting import Sitting

HELP = "perfect hotel"
"""The topic of the help."""


def open_menu(sitting: "Sitting") -> None:
    """The sheet with all of it."""
    house = sitting.house

    def then(does: Callable[[], None]) -> Callable[[], None]:
        def do() -> None:
            house.close_sheet()
            does()

        return do

    def share() -> None:
        from hotels.screens.perfect_hotel.sharing import share

        share(house, sitting.game)

    def explain() -> None:
        from hotels.screens.help import Help

        house.show(Help(house, HELP))

    def settings() -> None:
        from hotels.screens.settings import SettingsScreen

        house.show(SettingsScreen(house))

    rows = (
        (
            "plus-circle-outline",
            phrase("Another round"),
            phrase("One more than was planned."),
            sitting.another,
        ),
        (
            "share-variant-outline",
            phrase("Share the game"),
            phrase("As text, as a picture, as a file."),
            share,
        ),
        (
            "help-circle-outline",
            phrase("How a round runs"),
            phrase("Perfect Hotel in short."),
            explain,
        ),
        ("cog-outline", phrase("Settings"), phrase("Theme, text size, people."), settings),
    )

    def content(_: Profile) -> Widget:
        body = Down(Text(phrase("At the hotels"), "question"), spacing=dp(4))
        for icon, text, second, does in rows:
            body.add_widget(MenuRow(icon, text, second, then(does)))
        return body

    house.open_sheet(content, width=480)

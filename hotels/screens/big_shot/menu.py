"""What else may be done at a table of Big Shot: a sheet behind the three dots."""

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
    from hotels.screens.big_shot.game import Sitting


def open_menu(sitting: "Sitting") -> None:
    """The sheet with all of it."""
    house = sitting.house

    def then(does: Callable[["Sitting"], None]) -> Callable[[], None]:
        def do() -> None:
            house.close_sheet()
            does(sitting)

        return do

    rows = (
        (
            "podium",
            phrase("How it stands"),
            phrase("What everybody would be worth if the game ended now."),
            open_standing,
        ),
        (
            "share-variant-outline",
            phrase("Share the game"),
            phrase("Rounds so far as text or file."),
            _share,
        ),
        ("help-circle-outline", phrase("Help"), phrase("How the bank works."), _help),
        ("cog-outline", phrase("Settings"), phrase("Theme, text size, people."), _set),
    )

    def content(_: Profile) -> Widget:
        body = Down(Text(phrase("At the table"), "question"), spacing=dp(4))
        for icon, name, second, does in rows:
            body.add_widget(MenuRow(icon, name, second, then(does)))
        return body

    house.open_sheet(content, width=480)


def open_standing(sitting: "Sitting") -> None:
    """How the game would come out now."""
    from hotels.screens.big_shot.standing import BigShotStanding

    sitting.house.show(BigShotStanding(sitting))


def _share(sitting: "Sitting") -> None:
    from hotels.screens.big_shot.sharing import share

    share(sitting)


def _help(sitting: "Sitting") -> None:
    from hotels.screens.help import Help

    sitting.house.show(Help(sitting.house))


def _set(sitting: "Sitting") -> None:
    from hotels.screens.settings import SettingsScreen

    sitting.house.show(SettingsScreen(sitting.house))

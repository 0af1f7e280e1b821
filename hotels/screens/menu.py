"""What may be done, row by row: the sheet behind the three dots, and what else lists deeds."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.asking import closing
from hotels.screens.profile import Profile
from hotels.screens.widgets.menu_row import MenuRow
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class Row(NamedTuple):
    """One thing to do, and what comes of it."""

    icon: str
    title: str
    second: str
    does: Callable[[], None]


def open_help(house: "HotelsApp", topic: str | None = None) -> None:
    """What the bank does, from a topic on."""
    from hotels.screens.help import Help

    house.show(Help(house, topic))


def open_settings(house: "HotelsApp") -> None:
    """What a keeper sets once."""
    from hotels.screens.settings import SettingsScreen

    house.show(SettingsScreen(house))


def open_sample(house: "HotelsApp") -> None:
    """The sample game, put into the archive if it is not there."""
    from hotels.sample import sample

    with house.disk() as store:
        house.resume(sample(store))


def help_row(house: "HotelsApp", topic: str) -> Row:
    """To the help, at the topic of the screen."""
    return Row(
        "help-circle-outline",
        phrase("Help"),
        phrase("How the bank works."),
        lambda: open_help(house, topic),
    )


def settings_row(house: "HotelsApp") -> Row:
    """To the settings."""
    return Row(
        "cog-outline",
        phrase("Settings"),
        phrase("Theme, text size, people."),
        lambda: open_settings(house),
    )


def show_menu(house: "HotelsApp", title: str, rows: Callable[[], Sequence[Row]]) -> None:
    """A sheet with these rows; a tap on one closes it first."""

    def content(_: Profile) -> Widget:
        body = Down(Text(title, "question"), spacing=dp(4))
        for row in rows():
            body.add_widget(MenuRow(row.icon, row.title, row.second, closing(house, row.does)))
        return body

    house.open_sheet(content, width=480)

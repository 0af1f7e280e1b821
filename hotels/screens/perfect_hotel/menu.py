"""What else may be done at the hotels: a sheet behind the three dots."""

from typing import TYPE_CHECKING

from hotels.screens.menu import Row, open_help, settings_row, show_menu
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.perfect_hotel.sitting import Sitting

HELP = "perfect hotel"
"""The topic of the help."""


def open_menu(sitting: "Sitting") -> None:
    """The sheet with all of it."""
    show_menu(sitting.house, phrase("At the table"), lambda: _rows(sitting))


def _rows(sitting: "Sitting") -> list[Row]:
    return [
        Row(
            "plus-circle-outline",
            phrase("Another round"),
            phrase("One more than planned."),
            sitting.another,
        ),
        Row(
            "share-variant-outline",
            phrase("Share the game"),
            phrase("As text, a picture or a file."),
            lambda: _share(sitting),
        ),
        Row(
            "help-circle-outline",
            phrase("How a round works"),
            phrase("Perfect Hotel in brief."),
            lambda: open_help(sitting.house, HELP),
        ),
        settings_row(sitting.house),
    ]


def _share(sitting: "Sitting") -> None:
    from hotels.screens.perfect_hotel.sharing import share

    share(sitting.house, sitting.game)

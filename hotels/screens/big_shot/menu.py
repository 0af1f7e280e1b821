"""What else may be done at a table of Big Shot: a sheet behind the three dots."""

from typing import TYPE_CHECKING

from hotels.screens.menu import Row, help_row, settings_row, show_menu
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.big_shot.game import Sitting


def open_menu(sitting: "Sitting") -> None:
    """The sheet with all of it."""
    show_menu(sitting.house, phrase("At the table"), lambda: _rows(sitting))


def _rows(sitting: "Sitting") -> list[Row]:
    return [
        Row(
            "podium",
            phrase("Standings"),
            phrase("Everyone's net worth if the game ended now."),
            lambda: open_standing(sitting),
        ),
        Row(
            "share-variant-outline",
            phrase("Share the game"),
            phrase("As text, a picture or a file."),
            lambda: _share(sitting),
        ),
        help_row(sitting.house, "big shot"),
        settings_row(sitting.house),
    ]


def open_standing(sitting: "Sitting") -> None:
    """How the game would come out now."""
    from hotels.screens.big_shot.standing import BigShotStanding

    sitting.house.show(BigShotStanding(sitting))


def _share(sitting: "Sitting") -> None:
    from hotels.screens.big_shot.sharing import share

    share(sitting)

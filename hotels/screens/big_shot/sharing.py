"""A game of Big Shot handed on: as a picture, in words, as a file."""

from typing import TYPE_CHECKING

from hotels import device
from hotels.screens.menu import Row
from hotels.screens.sharing.sheets import open_rows
from hotels.views import big_shot_text as views
from hotels.views.sharing import PICTURE, file_name
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.big_shot.game import Sitting


def share(sitting: "Sitting") -> None:
    """The sheet with every form of the game; before the first round there is none."""
    house, game = sitting.house, sitting.game
    if not views.is_begun(game):
        house.say(phrase(views.NOTHING))
        return

    def picture() -> None:
        from hotels.screens.big_shot.pictures import standing_picture

        device.share(house, file_name(game, PICTURE, "standing"), standing_picture(sitting))

    def words() -> None:
        device.share(house, file_name(game, "txt"), views.in_words(game).encode())

    def record() -> None:
        device.share(house, file_name(game, "json"), views.as_file(game).encode())

    def copy() -> None:
        device.copy(house, views.in_words(game), phrase("Game copied as text."))

    pictures = [
        Row(
            "podium",
            phrase("Picture of the standings"),
            phrase("the ranking and every lot"),
            picture,
        ),
    ]
    files = [
        Row(
            "text-box-outline",
            phrase("Game as text"),
            phrase("every round and every calculation"),
            words,
        ),
        Row(
            "code-json",
            phrase("Game file"),
            phrase("every auction, to replay with Hotels on a laptop"),
            record,
        ),
        Row("content-copy", phrase("Copy as text"), phrase("for a message or another app"), copy),
    ]
    open_rows(house, phrase("Share the game"), [pictures, files])

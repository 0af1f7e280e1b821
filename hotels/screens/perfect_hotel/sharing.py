"""A game of Perfect Hotel handed on: as a picture, in words, as a file."""

from typing import TYPE_CHECKING, Any

from hotels import device
from hotels.screens.menu import Row
from hotels.screens.sharing.sheets import open_rows
from hotels.store.keeping import Opened
from hotels.views import perfect_hotel_sharing as views
from hotels.views.sharing import PICTURE, file_name
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def share(house: "HotelsApp", game: Opened[Any, Any]) -> None:
    """The sheet with every form of the game; before the first floor there is none."""
    if not views.is_begun(game):
        house.say(phrase(views.NOTHING))
        return

    def picture() -> None:
        from hotels.screens.perfect_hotel.pictures import standing_picture

        device.share(house, file_name(game, PICTURE, "standing"), standing_picture(game))

    def words() -> None:
        device.share(house, file_name(game, "txt"), views.in_words(game).encode())

    def record() -> None:
        device.share(house, file_name(game, "json"), views.as_file(game).encode())

    def copy() -> None:
        device.copy(house, views.in_words(game), phrase("Score copied as text."))

    pictures = [
        Row(
            "podium",
            phrase("Picture of the standings"),
            phrase("ranking, point track and every round"),
            picture,
        )
    ]
    files = [
        Row(
            "text-box-outline",
            phrase("Score as text"),
            phrase("every point explained"),
            words,
        ),
        Row(
            "code-json",
            phrase("Game file"),
            phrase("every hotel, to score with Hotels on a laptop"),
            record,
        ),
        Row("content-copy", phrase("Copy as text"), phrase("for a message or another app"), copy),
    ]
    open_rows(house, phrase("Share the game"), [pictures, files])

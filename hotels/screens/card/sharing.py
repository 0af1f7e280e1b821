"""An edition's card handed on: as a text, and a house edition as a file."""

from typing import TYPE_CHECKING

from hotels import device
from hotels.ledger.chains.edition import Edition
from hotels.screens.menu import Row
from hotels.screens.sharing.sheets import open_rows
from hotels.views import card_sharing as views
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

NOTE = to_phrase(
    "Only house editions can be shared as a file. Every Hotels app has the printed ones."
)


def share_card(house: "HotelsApp", edition: Edition) -> None:
    """The sheet with every form of a card."""

    def words() -> None:
        device.share(house, views.file_name(edition, "txt"), views.as_text(edition).encode())

    def copy() -> None:
        device.copy(house, views.as_text(edition), phrase("Card copied as text."))

    def file() -> None:
        device.share(house, views.file_name(edition, "json"), views.as_file(edition).encode())

    def differs() -> None:
        name = views.file_name(edition, "txt", "-differs")
        device.share(house, name, views.as_comparison(edition).encode())

    rows = [
        Row(
            "text-box-outline",
            phrase("Card as text"),
            phrase("every figure and how certain it is"),
            words,
        ),
        Row("content-copy", phrase("Copy as text"), phrase("for a message or another app"), copy),
    ]
    files = []
    if edition.based_on:
        second = phrase("each changed figure with the printed one")
        rows.append(Row("compare-horizontal", phrase("Changes as text"), second, differs))
        second = phrase("its changes, for Hotels on another device or laptop")
        files.append(Row("code-json", phrase("House edition file"), second, file))
    open_rows(house, phrase("Share card"), [rows, files], "" if edition.based_on else phrase(NOTE))

"""The way to an edition's information card from wherever an edition is chosen."""

from typing import TYPE_CHECKING

from hotels.ledger.chains.edition import Edition

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def open_card(house: "HotelsApp", edition: Edition) -> None:
    """The card of an edition, to read and to make a house edition of."""
    from hotels.screens.card import open_card as show

    show(house, edition)

"""The information cards: each edition's, and the list of all."""

from hotels.screens.card.list import Cards
from hotels.screens.card.screen import CardScreen, open_card

__all__ = ["CardScreen", "Cards", "open_card"]

"""A miniature of the printed card."""

from kivy.metrics import dp

from hotels.ledger.chains.edition import Edition
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Down, Ground, Hairline
from hotels.screens.widgets.text import Text
from hotels.views.setup_words import card_name, small_card


class Miniature(Down):
    """A card so small that it only says which one it is."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(padding=dp(10), size_hint_x=None)
        self.width = dp(100) * max(1, theme.text_size)
        self.pos_hint = {"center_y": 0.5}
        Ground(self, "cardRed", None, 8)
        inner = Down(padding=(dp(6), dp(6)), spacing=dp(3))
        Ground(inner, "cardRed", "onCardRed", 3, 1)
        inner.add_widget(Text(card_name(edition), "caption medium", "onCardRed", align="center"))
        inner.add_widget(Hairline("onCardRed"))
        for line in small_card(edition):
            inner.add_widget(Text(line, "caption", "onCardRed", align="center"))
        self.add_widget(inner)

"""Which edition is played: a small red card, and the way to the others."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.ledger.chains.edition import Edition
from hotels.screens.setup.card import open_card
from hotels.screens.setup.miniature import Miniature
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Card, Down, Flow
from hotels.screens.widgets.text import Text
from hotels.views.setup_words import edition_line
from hotels.wording.language import phrase
from hotels.wording.speech import title

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.screens.setup.new_game import NewGame


def edition_card(screen: "NewGame") -> Card:
    """The edition that is chosen, with its card and the way to others."""
    draft = screen.draft
    edition = draft.edition
    actions = edition_keys(screen.house, edition, screen.open_editions)
    name = Text(title(edition), "question narrow")
    words = Down(name, Text(edition_line(draft), "support", "ink2"), actions, spacing=dp(8))
    line = Across(words, padding=dp(20), spacing=dp(20))
    if not (screen.profile.width < 400 and theme.text_size > 1):
        line.add_widget(Miniature(edition), index=1)
    return Card(line)


def edition_keys(house: "HotelsApp", edition: Edition, change: Callable[[], None]) -> Flow:
    """The way to other editions, and to the card of this one."""
    keys = Flow()
    keys.add_widget(PushButton(phrase("Change edition"), change, kind="outlined", height=48))
    keys.add_widget(
        PushButton(
            phrase("See the card"),
            lambda: open_card(house, edition),
            kind="text",
            icon="card-text-outline",
            height=48,
        )
    )
    return keys

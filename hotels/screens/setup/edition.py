"""Which edition is played: a small red card, and the list of all editions."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.screens.profile import Profile
from hotels.screens.setup.card import open_card
from hotels.screens.setup.miniature import Miniature
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.mark import SureChip
from hotels.screens.widgets.plate import Across, Card, Down, Flow, Ground, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import Radio
from hotels.views.card_house import known_in
from hotels.views.setup_words import edition_line, marks, particular
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


def known_editions(house: "HotelsApp") -> list[Edition]:
    """The printed editions, those of the house after them."""
    found = [*EDITIONS.values()]
    with house.disk() as store:
        found += known_in(store.editions().values())
    return found


def edition_list(
    editions: Sequence[Edition], chosen: Edition, pick: Callable[[Edition], None]
) -> Callable[[Profile], Widget]:
    """The sheet with all editions, those of the house last."""

    def content(_: Profile) -> Widget:
        rows = Down()
        for place, edition in enumerate(editions):
            if place:
                rows.add_widget(Hairline())
            rows.add_widget(EditionRow(edition, edition == chosen, pick))
        return Down(
            Text(phrase("Which edition is on the table?"), "question"), rows, spacing=dp(12)
        )

    return content


class EditionRow(Tap, Across):
    """One edition of the list."""

    def __init__(
        self,
        edition: Edition,
        chosen: bool,  # noqa: FBT001 - a row is chosen or not
        pick: Callable[[Edition], None],
    ) -> None:
        super().__init__(on_tap=lambda: pick(edition), padding=(dp(12), dp(10)), spacing=dp(16))
        self.edition = edition
        ink = "onPriC" if chosen else "ink2"
        if chosen:
            Ground(self, "priC", None, 12)
        self.add_widget(Radio(chosen))
        sure = Flow()
        for mark in marks(edition):
            sure.add_widget(SureChip(mark, pos_hint={}, ground="sheet" if chosen else None))
        words = Down(
            Text(title(edition), "name", "onPriC" if chosen else "ink"),
            Text(particular(edition), "support", ink),
            sure,
            spacing=dp(4),
            pos_hint={"center_y": 0.5},
        )
        self.add_widget(words)
        self.at_least(theme.least(72, "name", "support"))

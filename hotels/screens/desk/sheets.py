"""The sheets of the desk: who laid the tile, a player's name, and tonight's chains."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.asking import closing
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.chip import Chip
from hotels.screens.widgets.field import HalfTyped
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Down, Flow, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import ChoiceRow
from hotels.store.keeping import LONGEST_NAME
from hotels.views.desk import Asked
from hotels.views.desk_game import Tonight
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

WIDE = 480
NAMES = 24
"""So many names are offered."""


def open_tile_player(house: "HotelsApp", asked: Asked, take: Callable[[int], None]) -> None:
    """Who laid the tile."""

    def content(_: Profile) -> Widget:
        rows = [
            ChoiceRow(
                name,
                "",
                player == asked.tile_player,
                closing(house, partial(take, player)),
                height=60,
            )
            for player, name in enumerate(asked.speech.players)
        ]
        note = phrase("Leftover money is handed out clockwise, beginning with this player.")
        head = Text(phrase("Who laid the tile?"), "question")
        return Down(head, Text(note, "body", "ink2"), *rows, spacing=dp(10))

    house.open_sheet(content, width=WIDE)


class NameSheet(HalfTyped):
    """Who a player is; it remembers what is typed while the window turns."""

    def __init__(
        self, house: "HotelsApp", name: str, known: Sequence[str], take: Callable[[str], None]
    ) -> None:
        super().__init__(name)
        self._house, self._known, self._take = house, known, take

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        room = dp(min(WIDE, profile.width - 2 * profile.margin) - 48)
        chips = Flow()
        for one in self._known[:NAMES]:
            chips.add_widget(Chip(one, lambda one=one: self._entered(one), room))
        field = self.ask(phrase("Name"), self._entered)
        take = lambda: self._entered(self.typed)  # noqa: E731 - what the key does
        ready = PushButton(phrase("Use name"), take, fill=True)
        head = Text(phrase("Who is this?"), "question")
        return Down(head, field, ready, chips, spacing=dp(12))

    def _entered(self, text: str) -> None:
        if text.strip():
            closing(self._house, partial(self._take, text.strip()[:LONGEST_NAME]))()
        else:
            self.refuse(phrase("Enter a name."))


def open_name(
    house: "HotelsApp", name: str, known: Sequence[str], take: Callable[[str], None]
) -> None:
    """Who a player is: a name that was heard before, or another."""
    house.open_sheet(NameSheet(house, name, known, take), width=WIDE)


def open_tonight(
    house: "HotelsApp", chains: Sequence[Tonight], note: str, take: Callable[[Asked], None]
) -> None:
    """Which chain of the game on this device it is about."""

    def content(_: Profile) -> Widget:
        body = Down(Text(phrase("Which chain is in dispute?"), "question"), spacing=dp(8))
        body.add_widget(Text(note, "body", "ink2"))
        for place, one in enumerate(chains):
            if place:
                body.add_widget(Hairline())
            asked = one.asked
            taken = None if asked is None else closing(house, partial(take, asked))
            body.add_widget(ChainRow(one, taken))
        return body

    house.open_sheet(content, width=WIDE)


class ChainRow(Tap, Across):
    """One chain on tonight's board."""

    def __init__(self, one: Tonight, on_tap: Callable[[], None] | None) -> None:
        super().__init__(on_tap=on_tap, padding=(dp(4), dp(8)), spacing=dp(16))
        known = one.asked is not None
        self.add_widget(Fob(one.chain, one.letter, 46, pale=not known))
        words = Down(Text(one.name, "name", "ink" if known else "ink3"))
        words.add_widget(Text(one.line, "support", "ink2"))
        words.pos_hint = {"center_y": 0.5}
        self.add_widget(words)
        self.at_least(theme.least(64, "name", "support"))

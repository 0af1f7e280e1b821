"""People: who is remembered, in which colour; each can be forgotten."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.asking import ask
from hotels.screens.kept import forgotten
from hotels.screens.profile import Profile
from hotels.screens.settings_archive import closed, has_asides
from hotels.screens.settings_rows import DeedRow, lined, said
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.chip import ColourKey
from hotels.screens.widgets.plate import Across, Down, Flow
from hotels.screens.widgets.text import Text
from hotels.views import settings as views
from hotels.views.people import COLOURS, drawn_name
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

MORE = 40
"""So many names are shown at a time."""


class People:
    """The names that are remembered; each can be forgotten."""

    def __init__(self, house: "HotelsApp", again: Callable[[], None]) -> None:
        self._house, self._again = house, again
        self._shown = MORE

    def cards(self, profile: Profile) -> list[Widget]:
        """A row a name, the latest first."""
        store = self._house.store
        if store is None:
            return [closed(self._house, profile)]
        names: list[str] = []
        colours: dict[str, int] = {}
        with self._house.disk():
            names = store.people()
            colours = store.colours(names[: self._shown])
        if not names:
            return [said(profile, *map(phrase, views.NOBODY))]
        rows = [
            DeedRow(
                profile,
                name,
                right=Across(
                    ColourKey(colours.get(name), lambda name=name: self._choose(name)),
                    PushButton(
                        phrase("Forget"),
                        lambda name=name: self._ask(name),
                        kind="outlined",
                        height=48,
                    ),
                    spacing=dp(8),
                    size_hint_x=None,
                ),
            )
            for name in names[: self._shown]
        ]
        cards: list[Widget] = [Text(phrase(views.REMEMBERED), "body", "ink2"), lined(rows)]
        if len(names) > self._shown:
            more = views.more(len(names) - self._shown)
            cards.append(PushButton(more, self._show_more, kind="tonal"))
        return cards

    def _show_more(self) -> None:
        self._shown += MORE
        self._again()

    def _choose(self, name: str) -> None:
        """The colours that somebody may have."""

        def pick(colour: int) -> None:
            self._house.close_sheet()
            with self._house.disk() as store:
                store.keep_colours({name: colour})
            self._again()

        def content(_: Profile) -> Widget:
            keys = Flow()
            for colour in range(COLOURS):
                keys.add_widget(ColourKey(colour, lambda colour=colour: pick(colour)))
            title = Text(phrase("{player}'s colour", player=drawn_name(name, 0)), "question")
            note = Text(phrase("The same in every game."), "support", "ink2")
            return Down(title, note, keys, spacing=dp(12))

        self._house.open_sheet(content, width=480)

    def _ask(self, name: str) -> None:
        consent = views.forgetting(name, aside=has_asides(self._house))
        ask(self._house, consent, lambda: self._forget(name), kind="danger")

    def _forget(self, name: str) -> None:
        with self._house.disk() as store:
            try:
                store.forget(name)
            finally:  # it may be gone, and a trace of it in the log
                forgotten(self._house)
                self._again()
            self._house.say(views.forgotten(name))

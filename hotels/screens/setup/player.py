"""The sheet of one player while a game is set up: his name, his seat, or off the list."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.objection import Refused
from hotels.screens.profile import Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.field import HalfTyped
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.text import Text
from hotels.views.setup_problems import refusal
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.setup.new_game import NewGame


class PlayerSheet(HalfTyped):
    """What can be done with one player; it remembers what is typed while the window turns."""

    def __init__(self, screen: "NewGame", seat: int) -> None:
        super().__init__(screen.draft.people[seat].name)
        self.screen, self.seat = screen, seat

    def __call__(self, _: Profile) -> Widget:
        """The sheet's content."""
        draft, seat = self.screen.draft, self.seat
        content = Down(
            Text(draft.people[seat].name or phrase("no name"), "question"),
            self.ask(phrase("Name"), lambda _: self._keep()),
            spacing=dp(12),
        )

        def offer(text: str, icon: str, done: Callable[[], None]) -> None:
            content.add_widget(
                PushButton(text, done, kind="outlined", icon=icon, height=52, fill=True)
            )

        content.add_widget(PushButton(phrase("Save name"), self._keep, height=52, fill=True))
        if seat > 0:
            offer(phrase("Move up"), "chevron-up", lambda: self._move(seat - 1))
        if seat < draft.seats - 1:
            offer(phrase("Move down"), "chevron-down", lambda: self._move(seat + 1))
        offer(phrase("Remove"), "close", self._remove)
        return content

    def _keep(self) -> None:
        try:
            draft = self.screen.draft.renamed(self.seat, self.typed)
        except Refused as refused:
            self.refuse(refusal(refused, self.screen.draft))
            return
        self._done(lambda: self.screen.change(draft))

    def _move(self, to: int) -> None:
        self._done(lambda: self.screen.move(self.seat, to))

    def _remove(self) -> None:
        self._done(lambda: self.screen.remove(self.seat))

    def _done(self, then: Callable[[], None]) -> None:
        self.screen.house.close_sheet()
        then()

"""A sheet that asks what a house edition is to be called."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.field import Field
from hotels.screens.widgets.plate import Across, Down, Space
from hotels.screens.widgets.text import Text
from hotels.views.card_house import name_against
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class NamingSheet:
    """A name on its way; it remembers what is typed while the window turns."""

    def __init__(
        self,
        house: "HotelsApp",
        words: tuple[str, str, str],
        typed: str,
        taken: list[str],
        keep: Callable[[str], None],
    ) -> None:
        self._house, self._words, self._keep_it = house, words, keep
        self._typed, self._taken, self._wrong = typed, taken, ""
        self._field: Field

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        title, note, deed = self._words
        self._field = Field(
            self._typed,
            phrase("Name"),
            on_change=self._type,
            on_enter=lambda _: self._keep(),
            wrong=self._wrong,
        )
        fill = profile.is_phone
        leave = PushButton(
            phrase("as a key|Cancel"), self._house.close_sheet, kind="outlined", fill=fill
        )
        done = PushButton(deed, self._keep, fill=fill)
        keys = Down(done, leave) if fill else Across(Space(), leave, done)
        keys.spacing = dp(8)
        return Down(
            Text(title, "question"),
            Text(note, "body", "ink2"),
            self._field,
            keys,
            spacing=dp(12),
        )

    def _type(self, text: str) -> None:
        self._typed, self._wrong = text, ""

    def _keep(self) -> None:
        self._wrong = name_against(self._typed, self._taken)
        if self._wrong:
            self._field.say(self._wrong)
            return
        self._house.close_sheet()
        self._keep_it(self._typed)


def open_naming(
    house: "HotelsApp",
    words: tuple[str, str, str],
    typed: str,
    taken: list[str],
    keep: Callable[[str], None],
) -> None:
    """Ask for a name: the question, what else there is to know, and what the button says."""
    house.open_sheet(NamingSheet(house, words, typed, taken, keep), width=520)

"""A sheet that asks what a house edition is to be called."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.field import HalfTyped
from hotels.screens.widgets.plate import Across, Down, Space
from hotels.screens.widgets.text import Text
from hotels.views.card_house import name_against
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


class NamingSheet(HalfTyped):
    """A name on its way; it remembers what is typed while the window turns."""

    def __init__(
        self,
        house: "HotelsApp",
        words: tuple[str, str, str],
        typed: str,
        taken: list[str],
        keep: Callable[[str], None],
    ) -> None:
        super().__init__(typed)
        self._house, self._words, self._keep_it = house, words, keep
        self._taken = taken

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content."""
        title, note, deed = self._words
        field = self.ask(phrase("Name"), lambda _: self._keep())
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
            field,
            keys,
            spacing=dp(12),
        )

    def _keep(self) -> None:
        if wrong := name_against(self.typed, self._taken):
            self.refuse(wrong)
            return
        self._house.close_sheet()
        self._keep_it(self.typed)


def open_naming(
    house: "HotelsApp",
    words: tuple[str, str, str],
    typed: str,
    taken: list[str],
    keep: Callable[[str], None],
) -> None:
    """Ask for a name: the question, what else there is to know, and what the button says."""
    house.open_sheet(NamingSheet(house, words, typed, taken, keep), width=520)

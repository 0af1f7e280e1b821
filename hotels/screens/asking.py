"""A sheet with a question, and the two keys that answer it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Down, Space
from hotels.screens.widgets.text import Text
from hotels.views.consent import Consent

if TYPE_CHECKING:
    from hotels.app import HotelsApp


Key = tuple[str, Callable[[], None]]
"""What stands on a key, and what it does."""


def ask(
    house: "HotelsApp",
    consent: Consent,
    do: Callable[[], None],
    *,
    kind: str = "filled",
    also: Key | None = None,
) -> None:
    """Do it if the keeper wants it, or something else; the sheet goes either way."""

    def then(does: Callable[[], None]) -> Callable[[], None]:
        def done() -> None:
            house.close_sheet()
            does()

        return done

    def content(profile: Profile) -> Widget:
        fill = profile.is_phone
        leave = PushButton(consent.leave, house.close_sheet, kind="outlined", fill=fill)
        deed = PushButton(consent.deed, then(do), kind=kind, fill=fill)
        keys = (
            Down(deed, leave, spacing=dp(8))
            if fill
            else Across(Space(), leave, deed, spacing=dp(8))
        )
        words = [Text(consent.title, "question"), Text(consent.sentence, "body")]
        if consent.note:
            words.append(Text(consent.note, "support", "ink2"))
        if also is not None:
            keys = Down(PushButton(also[0], then(also[1]), kind="tonal", fill=True), keys)
            keys.spacing = dp(8)
        return Down(*words, Space(height=4), keys, spacing=dp(12))

    house.open_sheet(content)

"""A sheet with a question, and the two keys that answer it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.screen import inside
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Down, Space
from hotels.screens.widgets.text import Text
from hotels.views.consent import Consent
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


Key = tuple[str, Callable[[], None]]
"""What stands on a key, and what it does."""


def closing(house: "HotelsApp", does: Callable[[], None]) -> Callable[[], None]:
    """What a key of a sheet does once the sheet is gone."""

    def then() -> None:
        house.close_sheet()
        does()

    return then


def close_key(house: "HotelsApp", profile: Profile) -> Widget:
    """The key that puts a sheet away and does nothing else, at its right."""
    fill = profile.is_phone
    key = PushButton(phrase("as a key|Close"), house.close_sheet, kind="outlined", fill=fill)
    return key if fill else Across(Space(), key)


def answers(profile: Profile, leave: Key, deed: Key, *, kind: str = "outlined") -> Across | Down:
    """Two keys side by side at the right of a sheet, or the deed above where they have no room.

    The one that is filled is safe: to leave it, unless the deed is by its ``kind``.
    """
    told = (leave, "outlined" if kind == "filled" else "filled"), (deed, kind)
    keys = [PushButton(text, does, kind=look) for (text, does), look in told]
    room = inside(profile)
    if not profile.is_phone and sum(key.natural for key in keys) + dp(8) <= room:
        return Across(Space(), *keys, spacing=dp(8))
    filling = [PushButton(text, does, kind=look, fill=True) for (text, does), look in told]
    return Down(*reversed(filling), spacing=dp(8))


def ask(
    house: "HotelsApp",
    consent: Consent,
    do: Callable[[], None],
    *,
    kind: str = "outlined",
    also: Key | None = None,
) -> None:
    """Do it if the keeper wants it, or something else; the sheet goes either way."""

    def content(profile: Profile) -> Widget:
        leave = consent.leave, house.close_sheet
        keys = answers(profile, leave, (consent.deed, closing(house, do)), kind=kind)
        words = [Text(consent.title, "question"), Text(consent.sentence, "body")]
        if consent.note:
            words.append(Text(consent.note, "support", "ink2"))
        if also is not None:
            keys = Down(PushButton(also[0], closing(house, also[1]), kind="tonal", fill=True), keys)
            keys.spacing = dp(8)
        return Down(*words, Space(height=4), keys, spacing=dp(12))

    house.open_sheet(content)

"""The head of a card: the way back, whose card it is, and what can be done with it."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.edition import Edition
from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.title_bar import title_bar
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import title

if TYPE_CHECKING:
    from hotels.app import HotelsApp

MIDDLE = {"center_y": 0.5}

TITLE = to_phrase("Information card")

BRIEF = 1000
"""Below this width, in dp at plain text, the keys are icons."""

STYLES = ("question narrow", "name", "name short")
"""Of a title on a phone, the largest first."""

BESIDE = 184
"""What stands beside that title, in dp: the way back, two keys and what is between them."""


class Key(NamedTuple):
    """What a key does."""

    text: str
    icon: str
    does: Callable[[], None]
    hint: str
    """What is said of its icon."""


def head(house: "HotelsApp", profile: Profile, edition: Edition, keys: Sequence[Key]) -> Widget:
    """The whole line; the last key is the one that matters."""
    brief = profile.width < BRIEF * max(1, theme.text_size)
    shown: list[Widget] = []
    for place, key in enumerate(keys):
        if brief:
            shown.append(IconButton(key.icon, key.does, key.hint))
        else:
            kind = "tonal" if place == len(keys) - 1 else "text"
            shown.append(
                PushButton(key.text, key.does, kind=kind, icon=key.icon, height=48, pos_hint=MIDDLE)
            )
    right = Across(*shown, spacing=dp(8), size_hint_x=None, pos_hint=MIDDLE)
    name = edition.name if edition.based_on else title(edition)
    if profile.kind is not Kind.PHONE:
        margin = max(16, profile.margin)
        return title_bar(profile, margin, phrase(TITLE), name, house.back, right)
    words = Down(
        Text(name, _style(name, dp(profile.width - BESIDE))),
        Text(phrase(TITLE), "support", "ink2"),
        pos_hint=MIDDLE,
    )
    back = IconButton("arrow-left", house.back, phrase("back"))
    line = Across(back, words, right, padding=(0, dp(4), dp(8), dp(4)), spacing=dp(8))
    return line.at_least(dp(52))


def _style(name: str, room: float) -> str:
    """The largest type in which no word of a name is broken."""
    for style in STYLES:
        if max(styled(word, style).width for word in name.split()) <= room:
            return style
    return STYLES[-1]

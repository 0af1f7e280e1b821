"""The head of a page: the way back, its title, and what else stands there."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


FINGER = 48
"""What the way back takes, in dp."""


def page_head(house: "HotelsApp", profile: Profile, title: str, *right: Widget) -> Across | Down:
    """The head of a page; what stands at its right goes below it where a word would break."""
    margin = dp(profile.margin)
    wide = sum(getattr(one, "natural", one.width) + dp(8) for one in right)
    room = dp(profile.width - FINGER) - 2 * margin
    if right and widest_word(title, "title") + wide > room:
        below = Across(*right, spacing=dp(8), padding=(margin, dp(8), margin, dp(8)))
        return Down(page_head(house, profile, title), below)
    style = "title" if styled(title, "title").width < room - wide else "question narrow"
    words = Text(title, style, pos_hint={"center_y": 0.5})
    back = IconButton("arrow-left", house.back, phrase("Back"))
    head = Across(back, words, *right, spacing=dp(8), padding=(margin - dp(8), dp(4), margin, 0))
    head.at_least(dp({"wide": 68, "portrait": 68}.get(profile.kind.value, 56)))
    return head

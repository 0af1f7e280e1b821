"""The head of a page: the way back, its title, and what else stands there."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.plate import Across
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp


def page_head(house: "HotelsApp", profile: Profile, title: str, *right: Widget) -> Across:
    """The head of a page."""
    margin = dp(profile.margin)
    words = Text(title, "title", pos_hint={"center_y": 0.5})
    back = IconButton("arrow-left", house.back, phrase("Back"))
    head = Across(back, words, *right, spacing=dp(8), padding=(margin - dp(8), dp(4), margin, 0))
    head.at_least(dp({"wide": 68, "portrait": 68}.get(profile.kind.value, 56)))
    return head

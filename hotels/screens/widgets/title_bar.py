"""The bar over the cards of a screen: back, a title, what it is about, one thing to do."""

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.drawing import styled, widest_word
from hotels.screens.widgets.plate import Across, Beside, Down
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase

MIDDLE = {"center_y": 0.5}

AROUND = 76
"""What the way back takes of a bar, in dp."""

LEAST_SECOND = 160
"""How much room a bar's second words have beside its title at least, in dp, if they need it."""


def title_bar(
    profile: Profile,
    margin: float,
    title: str,
    second: str,
    back: object,
    right: Widget | None,
    role: str = "ink2",
) -> Across:
    """The bar at the top: back, title, what it is about, and one thing to do."""
    high = {Kind.WIDE: 68, Kind.PORTRAIT: 64}.get(profile.kind, 52)
    words: Beside | Down
    narrow = profile.is_phone or profile.is_cramped
    if narrow or not second:
        room = dp(profile.width - AROUND - margin) - (right.width + dp(12) if right else 0)
        style = "question narrow" if narrow else "title"
        if narrow and styled(title, style).width > room:
            fits = styled(title, "sign phone").width <= room
            style = "sign phone" if fits else style
        if narrow and widest_word(title, style) > room:
            style = "name"
        words = Down(Text(title, style), pos_hint=MIDDLE)
        if second:
            words.add_widget(Text(second, "support", role))
    else:
        head = Text(title, "title", shrink=True, pos_hint=MIDDLE)
        about = Text(second, "body", role, pos_hint=MIDDLE)
        least = max(
            min(dp(LEAST_SECOND), styled(second, "body").width), widest_word(second, "body")
        )
        words = Beside(head, about, head.width + dp(14) + least, 14)
    line = Across(
        IconButton("arrow-left", back, phrase("back")),
        words,
        padding=(dp(max(0, margin - 16)), dp(4), dp(margin), dp(4)),
        spacing=dp(12 if profile.is_phone else 8),
    )
    if right is not None:
        line.add_widget(right)
    return line.at_least(dp(high))

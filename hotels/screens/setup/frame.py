"""What stands round the set-up's cards: the title above, the hand-out and the way on below."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Icon, Text
from hotels.screens.widgets.title_bar import title_bar
from hotels.views.setup_problems import and_more
from hotels.views.setup_words import hand_out, subtitle
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.setup.new_game import NewGame

MIDDLE = {"center_y": 0.5}


def frame(screen: "NewGame", panes: Widget, margin: float) -> BoxLayout:
    """The whole screen."""
    profile = screen.profile
    again = screen.begins_alike
    repeat = PushButton(
        phrase("Same as last time"),
        screen.repeat if screen.last is not None else None,
        kind="text",
        icon="history",
        height=48,
        enabled=screen.last is not None,
        pos_hint=MIDDLE,
    )
    repeat.why = phrase("The players and rules are already the same as last time.")
    narrow = profile.is_phone or (profile.kind is Kind.PORTRAIT and theme.text_size > 1.15)
    top = title_bar(
        profile,
        margin,
        phrase("New game"),
        subtitle(screen.draft),
        screen.house.back,
        repeat if again and not narrow else None,
    )
    box = BoxLayout(orientation="vertical")
    box.add_widget(top)
    if again and narrow:
        box.add_widget(Across(repeat, padding=(dp(margin), dp(4), dp(margin), dp(8))))
    box.add_widget(panes)
    box.add_widget(_foot(screen, margin))
    return box


def _foot(screen: "NewGame", margin: float) -> Widget:
    """What to hand out, or what is still wrong; and the one filled button."""
    profile = screen.profile
    problems = screen.problems
    wrong = bool(problems) and screen.tried
    said = and_more(problems) if wrong else hand_out(screen.draft)
    role = "red" if wrong else "ink2"
    mark = Icon("alert-circle-outline" if wrong else "information-outline", 20, role)
    mark.pos_hint = MIDDLE
    words = Across(mark, Text(said, "support", role, pos_hint=MIDDLE), spacing=dp(8))
    words.pos_hint = MIDDLE
    narrow = profile.is_phone
    button = PushButton(
        phrase("Open the bank"),
        screen.open_bank,
        icon="bank-outline",
        height=60 if profile.kind is not Kind.SHORT else 52,
        style="name",
        fill=True,
        pos_hint={} if narrow else MIDDLE,
    )
    pad = (dp(margin), dp(8 if narrow else 12), dp(margin), dp(8 if narrow else 16))
    if profile.kind is Kind.SHORT:
        pad = (dp(margin), dp(8), dp(margin), dp(8))
    if narrow:
        return Down(words, button, padding=pad, spacing=dp(8))
    least = dp(280 if profile.kind is Kind.WIDE else 220)
    button.size_hint_x, button.width = None, max(least, button.line.width + dp(40))
    return Across(words, button, padding=pad, spacing=dp(16))

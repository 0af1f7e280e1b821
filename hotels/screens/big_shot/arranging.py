"""Where the parts of the table stand in each kind of window."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import scrolled
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.head import Head, Tool
from hotels.screens.widgets.plate import Across, Card, Down
from hotels.screens.widgets.text import Text
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.big_shot.table import BigShotTableScreen

HIGHEST, LOWEST = 76, 52
"""How high a player's row is at most and at least where all are seen, in dp."""

ROW = 68
"""How high a row is below the lots, in dp: its state may take two lines, and then none moves."""

LEAST_LOTS = 130
"""So much of the lots is always seen, in dp."""

SHARE = {Kind.PHONE: 0.62, Kind.PORTRAIT: 0.55}
"""Of what is left of a window higher than wide, the most that the question takes."""


class Title(Across):
    """Which round it is, what is played, and the screen's icons, over the pane."""

    def __init__(self, tools: Sequence[Tool], subject: str) -> None:
        super().__init__(spacing=dp(8), padding=(dp(4), 0))
        self.turn = Text("", "name")
        self.add_widget(
            Down(self.turn, Text(subject, "support", "ink2"), pos_hint={"center_y": 0.5})
        )
        for tool in tools:
            self.add_widget(IconButton(tool.icon, tool.does, tool.hint))
        self.at_least(dp(48))

    def say(self, turn: str) -> None:
        """Which round it is."""
        if self.turn.text != turn:
            self.turn.text = turn


class JustHappened(Card):
    """The last sentence, where the foot has no room for it."""

    def __init__(self) -> None:
        super().__init__(padding=(dp(16), dp(12)), spacing=dp(4))
        self.said = Text("", "body")
        self.add_widget(Text(phrase("Just happened"), "support medium", "ink2"))
        self.add_widget(self.said)

    def show(self, sentence: str) -> None:
        """Another sentence; nothing is to be seen before the first."""
        self.opacity = 1 if sentence else 0
        if self.said.text != sentence:
            self.said.text = sentence


def head_of(
    profile: Profile, back: Callable[[], None], tools: Sequence[Tool], subject: str
) -> Head | Title:
    """What stands over the pane, or over everything."""
    if profile.kind is Kind.WIDE:
        return Title(tools, subject)
    return Head(profile, back, tools, subject)


def arranged(screen: "BigShotTableScreen", profile: Profile) -> Widget:
    """All parts at their places."""
    if profile.is_cramped:
        return _cramped(screen, profile)
    if profile.is_landscape:
        return _side_by_side(screen, profile)
    return _stacked(screen, profile)


def _lots(screen: "BigShotTableScreen") -> ScrollView:
    """The lots in what room there is; they scroll where that is too little."""
    aside = 0 if screen.profile.kind in {Kind.WIDE, Kind.PORTRAIT} else dp(6)
    scroll = scrolled(Down(screen.lots, padding=(0, 0, aside, 0)))
    scroll.bind(height=lambda _, high: screen.lots.give(high))
    return scroll


def _side_by_side(screen: "BigShotTableScreen", profile: Profile) -> Widget:
    """The lots left; players and question in a pane at the right."""
    margin, edge = dp(profile.margin), dp(12 if profile.kind is Kind.WIDE else 8)
    wide = profile.kind is Kind.WIDE
    left = BoxLayout(orientation="vertical", spacing=dp(12 if wide else 8))
    for part in (screen.sign, _lots(screen), screen.foot):
        left.add_widget(part)
    pane = BoxLayout(
        orientation="vertical", spacing=dp(8), size_hint_x=None, width=dp(profile.pane)
    )
    if wide:
        pane.add_widget(screen.head)
    content = Down(screen.player_card, screen.panel_box, spacing=dp(12 if wide else 8))
    scroll = scrolled(content)
    pane.add_widget(scroll)

    def fit(*_: object) -> None:
        room = scroll.height - screen.panel_box.height - content.spacing
        count = max(1, len(screen.players.rows))
        each = room / count / dp(1)
        screen.players.give(max(LOWEST, min(HIGHEST, int(each))))
        first = screen.panel_box if screen.players.needs() > room + 1 else screen.player_card
        if content.children[-1] is not first:
            content.remove_widget(first)
            content.add_widget(first, index=len(content.children))

    _watch(screen, fit, scroll, screen.panel_box)
    both = BoxLayout(padding=(margin, edge, margin, edge), spacing=dp(profile.gap))
    both.add_widget(left)
    both.add_widget(pane)
    return both


def _cramped(screen: "BigShotTableScreen", profile: Profile) -> Widget:
    """Lots and question between the sign and the keys, which have the whole width."""
    margin = dp(profile.margin)
    content = Down(screen.panel_box, screen.player_card, spacing=dp(8))
    pane = scrolled(content)
    pane.size_hint_x, pane.width = None, dp(max(250, profile.width * 0.4))
    both = BoxLayout(spacing=dp(profile.gap))
    both.add_widget(_lots(screen))
    both.add_widget(pane)
    screen.players.give(LOWEST)
    column = BoxLayout(
        orientation="vertical", padding=(margin, dp(4), margin, dp(8)), spacing=dp(8)
    )
    for part in (screen.sign, both, screen.foot):
        column.add_widget(part)
    screen.fit = lambda: None
    return column


def _stacked(screen: "BigShotTableScreen", profile: Profile) -> Widget:
    """Lots above; below them the question, and on a larger window the players beside it."""
    margin, phone = dp(profile.margin), profile.is_phone
    if phone:
        content: Widget = Down(screen.panel_box)
    else:
        left = Down(screen.player_card, screen.just, spacing=dp(12), size_hint_x=0.85)
        left.pos_hint = screen.panel_box.pos_hint = {"top": 1}
        content = Across(left, screen.panel_box, spacing=dp(profile.gap))
    below = scrolled(content)
    below.size_hint_y = None
    column = BoxLayout(
        orientation="vertical",
        padding=(margin, dp(4), margin, dp(8)),
        spacing=dp(8 if phone else 12),
    )
    for part in (screen.head, screen.sign, _lots(screen), below, screen.foot):
        column.add_widget(part)

    def fit(*_: object) -> None:
        screen.players.give(ROW)
        fixed = screen.head.height + screen.sign.height + screen.foot.height
        room = column.height - fixed - dp(12) - 4 * column.spacing
        most = max(room * SHARE[profile.kind], room - screen.lots.height)
        most = min(most, room - dp(LEAST_LOTS))
        below.height = max(dp(96), min(content.height, most))

    parts = [column, content, screen.head, screen.sign, screen.foot]
    _watch(screen, fit, *parts)
    return column


def _watch(screen: "BigShotTableScreen", fit: Callable[..., None], *parts: Widget) -> None:
    """Fit anew whenever one of these is higher or lower."""
    screen.fit = fit
    for part in parts:
        part.bind(height=fit)
    screen.players.bind(width=fit)

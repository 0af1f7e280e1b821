"""Where the parts of the table stand in each kind of window."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import scrolled
from hotels.screens.widgets.plate import Across, Down

if TYPE_CHECKING:
    from hotels.screens.chains.table import TableScreen

PANE = 392
"""How wide the pane beside the board is, in dp."""

FLAT = 0.9
"""On a phone the board gives up height when another question is asked."""

LEAST_BELOW, LEAST_ROW = 150, 14
"""So much is left below the board, unless its rows would be lower than this, in dp."""

LOW = 640
"""Under so many dp a window higher than wide has nothing to spare."""

GAPS = 46
"""Above, below and between the parts of a phone's table, in dp."""


def arranged(screen: "TableScreen", profile: Profile) -> Widget:
    """All parts of the table at their places."""
    if profile.is_cramped:
        return cramped(screen, profile)
    return {
        Kind.WIDE: side_by_side,
        Kind.SHORT: side_by_side,
        Kind.PORTRAIT: stacked,
        Kind.PHONE: on_a_phone,
    }[profile.kind](screen, profile)


def side_by_side(screen: "TableScreen", profile: Profile) -> Widget:
    """Board left, the rest in a pane at the right."""
    margin, edge = dp(profile.margin), dp(12 if profile.kind is Kind.WIDE else 8)
    wide = profile.kind is Kind.WIDE
    left = BoxLayout(orientation="vertical", spacing=dp(12 if wide else 10))
    for part in (screen.sign, screen.board, screen.foot):
        left.add_widget(part)
    pane = BoxLayout(orientation="vertical", size_hint_x=None, width=pane_width(profile))
    if wide:
        pane.add_widget(screen.head)
        pane.add_widget(Widget(size_hint_y=None, height=dp(8)))
    pane.add_widget(scrolled(Down(screen.upper, screen.player_card, spacing=dp(12 if wide else 4))))
    screen.upper.bind(height=lambda *_: fit_players(screen))
    both = BoxLayout(padding=(margin, edge, margin, edge), spacing=dp(profile.gap))
    both.add_widget(left)
    both.add_widget(pane)
    return both


def cramped(screen: "TableScreen", profile: Profile) -> Widget:
    """Board and pane between what is said and what can be done, which have the whole width."""
    margin = dp(profile.margin)
    pane = scrolled(Down(screen.head, screen.upper, screen.player_card, spacing=dp(4)))
    pane.size_hint_x, pane.width = None, pane_width(profile)
    both = BoxLayout(spacing=dp(profile.gap))
    both.add_widget(screen.board)
    both.add_widget(pane)
    column = BoxLayout(
        orientation="vertical", padding=(margin, dp(4), margin, dp(8)), spacing=dp(8)
    )
    for part in (screen.sign, both, screen.foot):
        column.add_widget(part)
    return column


def stacked(screen: "TableScreen", profile: Profile) -> Widget:
    """Everything one under another; chains and players side by side."""
    right = Down(screen.player_card, screen.just, spacing=dp(12), size_hint_x=0.415)
    screen.upper.size_hint_x = 0.585
    screen.upper.pos_hint = right.pos_hint = {"top": 1}
    below = scrolled(Across(screen.upper, right, spacing=dp(profile.gap)))
    return _column(screen, profile, below, dp(12))


def on_a_phone(screen: "TableScreen", profile: Profile) -> Widget:
    """The board above, what is asked below, the thumb's keys at the foot."""
    screen.lower.add_widget(scrolled(Down(screen.upper, screen.player_card, spacing=dp(8))))
    return _column(screen, profile, screen.lower, dp(4 if profile.height < LOW else 8))


def fit_board(screen: "TableScreen", *, asked: bool) -> None:
    """The board's height by its width, where its width is given."""
    profile = screen.profile
    if profile.kind in {Kind.WIDE, Kind.SHORT}:
        return
    edition = screen.sitting.books.header.edition
    pitch = dp(profile.width - 2 * profile.margin) / edition.columns
    flat = FLAT if profile.is_phone and not asked else 1
    others = screen.head.height + screen.sign.height + screen.foot.height
    room, least = dp(profile.height - GAPS) - others, dp(LEAST_ROW) * edition.rows
    below = max(dp(LEAST_BELOW), screen.glass.fit(pitch * edition.columns, room - least))
    screen.board.height = max(least, min(pitch * edition.rows * flat, room - below))


def fit_players(screen: "TableScreen") -> None:
    """Beside the board the players have what height the chains leave them."""
    profile = screen.profile
    if profile.kind not in {Kind.WIDE, Kind.SHORT}:
        return
    wide = profile.kind is Kind.WIDE
    rows = max(len(one.rows) for one in screen.players)
    room = dp(profile.height) - dp(24 if wide else 16)
    room -= screen.upper.height + dp(12 + 56 if wide else 4)
    for one in screen.players:
        one.fit(max(dp(48), min(dp(72), room / max(1, rows))))


def pane_width(profile: Profile) -> float:
    """The side pane keeps its width; in a narrow window it gives way a little."""
    return dp(PANE if profile.kind is Kind.WIDE else min(376, profile.width * 0.42))


def _column(screen: "TableScreen", profile: Profile, below: Widget, spacing: float) -> BoxLayout:
    margin = dp(profile.margin)
    column = BoxLayout(
        orientation="vertical",
        padding=(margin, dp(4), margin, dp(4 if profile.height < LOW else 10)),
        spacing=spacing,
    )
    screen.board.size_hint_y = None
    for part in (screen.head, screen.sign, screen.board, below, screen.foot):
        column.add_widget(part)
    return column

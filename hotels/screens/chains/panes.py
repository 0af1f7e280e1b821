"""Where the parts of the table stand in each kind of window."""

from collections.abc import Sequence
from itertools import zip_longest
from math import inf
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.chains.player_list import LOWEST, WAYS, PlayerList, Way
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.plate import Across, Card, Down
from hotels.screens.widgets.text import Text
from hotels.views.players import PlayerRow
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.chains.table import TableScreen

UPRIGHT = 421
"""How high the players may be below a board, as the chains are as a rule, in dp."""

FLAT = 0.9
"""On a phone the board gives up height when another question is asked."""

LEAST_BELOW, LEAST_ROW = 150, 14
"""So much is left below the board, unless its rows would be lower than this, in dp."""

LOW_ROW = 19
"""How low the board's rows become on a phone so that all chains are seen, in dp."""

LOW = 640
"""Under so many dp a window higher than wide has nothing to spare."""

GAPS, NARROW_GAPS = 46, 28
"""Above, below and between the parts of a phone's table, and of a cramped one, in dp."""

GLASS = 346
"""How wide a magnifier is at least, so that a finger meets its squares, in dp."""


def arranged(screen: "TableScreen", profile: Profile) -> Widget:
    """All parts of the table at their places."""
    for one in screen.players:
        one.bind(width=lambda *_: fit_players(screen))
    screen.foot.bind(width=screen.fit_soon)
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
    screen.sign.words.bind(width=lambda *_: fit_headline(screen, screen.sign.headline.text))
    left = BoxLayout(orientation="vertical", spacing=dp(12 if wide else 10))
    for part in (screen.sign, screen.board, screen.foot):
        left.add_widget(part)
    pane = BoxLayout(orientation="vertical", size_hint_x=None, width=dp(profile.pane))
    if wide:
        pane.add_widget(screen.head)
        pane.add_widget(Widget(size_hint_y=None, height=dp(8)))
    top = Down(screen.shelf, screen.upper)
    screen.beside = scrolled(Down(top, screen.player_card, spacing=dp(12 if wide else 4)))
    pane.add_widget(screen.beside)
    top.bind(height=lambda *_: fit_players(screen))
    both = BoxLayout(padding=(margin, edge, margin, edge), spacing=dp(profile.gap))
    both.add_widget(left)
    both.add_widget(pane)
    return both


def cramped(screen: "TableScreen", profile: Profile) -> Widget:
    """Board and pane between what is said and what can be done, which have the whole width."""
    margin = dp(profile.margin)
    screen.beside = scrolled(
        Down(screen.head, Down(screen.shelf, screen.upper), screen.player_card, spacing=dp(4))
    )
    screen.lower.add_widget(screen.beside)
    screen.lower.size_hint_x, screen.lower.width = None, dp(profile.pane)
    both = BoxLayout(spacing=dp(profile.gap))
    both.add_widget(screen.board)
    both.add_widget(screen.lower)
    column = BoxLayout(
        orientation="vertical", padding=(margin, dp(4), margin, dp(8)), spacing=dp(8)
    )
    for part in (screen.sign, both, screen.foot):
        column.add_widget(part)
    return column


def stacked(screen: "TableScreen", profile: Profile) -> Widget:
    """Everything one under another; chains and players side by side."""
    players = Down(screen.shelf, screen.player_card)
    right = Down(players, screen.just, spacing=dp(12), size_hint_x=0.415)
    screen.upper.size_hint_x = 0.585
    screen.upper.pos_hint = right.pos_hint = {"top": 1}
    screen.beside = scrolled(Across(screen.upper, right, spacing=dp(profile.gap)))
    screen.upper.bind(height=lambda *_: fit_players(screen))
    return _column(screen, profile, screen.beside, dp(12))


def on_a_phone(screen: "TableScreen", profile: Profile) -> Widget:
    """The board above, what is asked below, the thumb's keys at the foot."""
    top = Down(screen.shelf, screen.upper)
    top.bind(height=screen.fit_soon)
    screen.beside = scrolled(Down(top, screen.player_card, spacing=dp(8)))
    screen.lower.add_widget(screen.beside)
    return _column(screen, profile, screen.lower, dp(4 if profile.height < LOW else 8))


def fit_board(screen: "TableScreen", *, asked: bool) -> None:
    """The board's height by its width, where its width is given."""
    profile, glass = screen.profile, screen.glass
    edition = screen.sitting.books.header.edition
    if profile.is_cramped:
        is_open = glass.square is not None
        screen.lower.width = max(dp(profile.pane), dp(GLASS) if is_open else 0)
        room = dp(profile.height - NARROW_GAPS) - screen.foot.height - screen.strip.height
        least = glass.least(screen.lower.width) or dp(LEAST_ROW + 1) * edition.rows
        glass.fit(screen.lower.width, room - _sign(screen, least, room))
    if profile.kind in {Kind.WIDE, Kind.SHORT}:
        return
    pitch = dp(profile.width - 2 * profile.margin) / edition.columns
    flat = FLAT if profile.is_phone and not asked else 1
    room = dp(profile.height - GAPS) - screen.head.height - screen.foot.height
    room -= screen.strip.height
    wide, least = pitch * edition.columns, dp(LEAST_ROW) * edition.rows
    if profile.is_phone:
        most = room - least - dp(LEAST_BELOW)
        screen.sign.fit(most if glass.square is None else inf)
    room -= _sign(screen, glass.least(wide), room - least)
    below = max(dp(LEAST_BELOW), glass.fit(wide, room - least))
    if profile.is_phone and not asked:  # all chains are to be seen
        all_chains = screen.shelf.height + screen.upper.height
        below = max(below, min(all_chains, room - dp(LOW_ROW) * edition.rows))
    screen.board.height = max(least, min(pitch * edition.rows * flat, room - below))


def _sign(screen: "TableScreen", least: float, room: float) -> float:
    """How high the sign is; it gives way to a magnifier or a board that has no room under it."""
    sign, column = screen.sign, screen.foot.parent
    if sign.parent is None:
        sign.width = screen.foot.width  # so that it knows how high it would be
    stands = not least or least <= room - sign.height
    if stands and sign.parent is None:
        column.add_widget(sign, index=len(column.children) - (screen.head.parent is column))
    elif not stands and sign.parent is not None:
        column.remove_widget(sign)
    return sign.height if stands else 0.0


def fit_headline(screen: "TableScreen", headline: str) -> None:
    """Beside the pane a long headline is set in smaller type, so that the board keeps its size."""
    said = screen.sign.headline
    if screen.profile.kind is Kind.WIDE:
        is_long = styled(headline, "sign").width > screen.sign.words.width
        said.style = "sign short" if is_long else "sign"
        said.font_size = theme.font(said.style)[1]
        screen.sign.make_room()


def beside(lists: Sequence[PlayerList]) -> Widget:
    """The lists of players side by side."""
    if len(lists) == 1:
        return lists[0]
    for one in lists:
        one.pos_hint = {"top": 1}
    return Across(*lists)


def show_players(screen: "TableScreen", rows: Sequence[PlayerRow]) -> None:
    """The players on the table, and on their sheet while it is open."""
    _lay_out(screen.players, rows, _room_for_players(screen))
    if screen.listed is not None and screen.listed.get_root_window() is not None:
        _lay_out((screen.listed,), rows, inf)


def fit_players(screen: "TableScreen") -> None:
    """The players as they are, for what room they have now."""
    rows = [row for one in screen.players for row in one.rows]
    if rows:
        show_players(screen, rows)


def give_way(screen: "TableScreen", *, hidden: bool) -> None:
    """Chains and players go where the list of payouts takes their place, and come back."""
    card = screen.player_card
    if hidden:
        screen.upper.clear_widgets()
    if card.parent is not None:
        screen.column = card.parent
    if hidden and card.parent is not None:
        screen.column.remove_widget(card)
    elif not hidden and card.parent is None:
        screen.column.add_widget(card)


def open_players(screen: "TableScreen") -> None:
    """The players on a sheet, where the table has no room for them."""

    def content(_: Profile) -> Widget:
        listed = screen.listed = screen.player_list()
        rows = [row for one in screen.players for row in one.rows]
        listed.bind(width=lambda *_: _lay_out((listed,), rows, inf))
        return Down(Text(phrase("Players"), "question"), Card(listed), spacing=dp(12))

    screen.house.open_sheet(content, width=440)


def _lay_out(lists: Sequence[PlayerList], rows: Sequence[PlayerRow], room: float) -> None:
    """The players in the amplest way that has room; beside the board all of them are seen."""
    half = -(-len(rows) // len(lists))
    parts = [rows[place * half : (place + 1) * half] for place in range(len(lists))]
    best: tuple[bool, float, Way, list[float]] | None = None
    for way in WAYS:
        needs = [one.needs(part, way) for one, part in zip(lists, parts, strict=True)]
        highs = [max(row) for row in zip_longest(*needs, fillvalue=0.0)]
        breaks = any(one.breaks(part, way) for one, part in zip(lists, parts, strict=True))
        over = max(0.0, sum(highs) - room)
        if best is None or (breaks, over) < best[:2]:
            best = breaks, over, way, highs
        if not breaks and not over:
            break
    if best is None:
        return
    _, _, way, highs = best
    least = max(dp(LOWEST), min(lists[0].most, levelled(highs, room)))
    for one, part in zip(lists, parts, strict=True):
        given = zip(part, highs, strict=False)
        one.lay(part, way, {row.seat: max(least, high) for row, high in given})


def levelled(highs: Sequence[float], room: float) -> float:
    """How high all rows may be at least, if those that need more have it and the sum has room."""
    rest = room
    for place, high in enumerate(sorted(highs, reverse=True)):
        share = rest / (len(highs) - place)
        if high <= share:
            return share
        rest -= high
    return 0


def _room_for_players(screen: "TableScreen") -> float:
    """Beside the board what height the chains leave them, beside the chains as much as those."""
    profile = screen.profile
    if profile.kind is Kind.PORTRAIT:
        return max(screen.upper.height, dp(UPRIGHT))
    if not profile.is_landscape:
        return inf
    wide = profile.kind is Kind.WIDE
    taken = dp(24 if wide else 16) + screen.shelf.height + screen.upper.height
    taken += dp(12 + 8) + screen.head.height if wide else dp(4)
    return dp(profile.height) - screen.strip.height - taken


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

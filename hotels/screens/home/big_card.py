"""The large card of Home: the last game, or the invitation to the first."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.home.column import Column
from hotels.screens.home.game_line import dots, picture_of, small_board
from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import wrapped
from hotels.screens.widgets.plate import Across, Card, Space
from hotels.screens.widgets.text import Icon, Text
from hotels.views.game_rows import GameRow, Picture
from hotels.wording.language import phrase

BOARDS = {Kind.WIDE: 326, Kind.SHORT: 236, Kind.PORTRAIT: 326}
"""How wide the board is, in dp, where it is neither narrow nor vast."""

GAP = 28
LONG = 60
"""Signs of all names together that are long on a phone."""

WIDEST = 460
"""The widest button, in dp."""


class BigCard(Card):
    """A board at the left, words beside it and buttons at their foot; on a phone all below it."""

    def __init__(
        self,
        profile: Profile,
        width: float,
        picture: Callable[[float], Widget] | None,
        words: Sequence[Widget],
        foot: Widget,
    ) -> None:
        pad = dp({Kind.SHORT: 16, Kind.PHONE: 16}.get(profile.kind, 24))
        if profile.is_phone:
            shown: list[Widget] = []
            if picture is not None:
                board = picture(min(width - 32, 320, 0.42 * profile.height))
                board.pos_hint = {"center_x": 0.5}
                shown = [board, Space(height=12)]
            # The button is to be seen at once: long names, or large ones, leave the board no room.
            said = [one for one in words if isinstance(one, Text)]
            lines = sum(wrapped(one.text, one.style, dp(width - 32)).height for one in said)
            if lines > dp(0.22 * profile.height):
                shown = []
            inside: Widget = Column(*shown, *words, Space(height=14), foot)
        else:
            wide = board_width(profile, width)
            inside = Across(spacing=dp(GAP))
            least, beside = 0.0, width - 2 * pad / dp(1)
            if picture is not None:
                board = picture(wide)
                board.pos_hint = {"top": 1}
                inside.add_widget(board)
                least, beside = board.height, beside - wide - GAP
            foot.size_hint_x = min(1, WIDEST * theme.text_size / beside)
            column = Column(*words, Space(height=12), Space(), foot, least=least)
            column.pos_hint = {"top": 1}
            inside.add_widget(column)
        super().__init__(inside, padding=(pad, pad))


class LastGame(BigCard):
    """Who sits there, how it stands, and the largest button of the house."""

    def __init__(
        self,
        row: GameRow,
        profile: Profile,
        width: float,
        resume: Callable[[], None],
        menu: Callable[[], None],
    ) -> None:
        self.row = row
        time = Across(
            Icon("lamp", 18, "brass", pos_hint={"center_y": 0.5}),
            Text(row.time, "support medium", "brass"),
            spacing=dp(6),
        )
        words = (
            time,
            Space(height=4),
            Text(row.heading, _names_style(profile, row.heading)),
            Space(height=6),
            Text(row.place, "body", "ink2"),
            Space(height=2),
            Text(row.next, "body", "red" if row.damaged else "ink"),
        )
        self.resume = large_button(row.deed, "eye-outline" if row.finished else "play", resume)
        known = row.picture is not None or row.emblem
        super().__init__(
            profile,
            width,
            (lambda wide: picture_of(row, wide)) if known else None,
            words,
            Across(self.resume, dots(menu), spacing=dp(12)),
        )


class FirstGame(BigCard):
    """What an empty archive shows: a board, and the two ways to begin."""

    def __init__(
        self,
        profile: Profile,
        width: float,
        picture: Picture,
        begin: Callable[[], None],
        explore: Callable[[], None],
    ) -> None:
        words = (
            Text(phrase("Welcome to the bank"), heading_style(profile)),
            Space(height=6),
            Text(
                phrase(
                    "Hotels is the bank for your game of Acquire. Tell it what happens at the "
                    "table: it works out what everyone pays and gets, and shows you why."
                ),
                "body",
            ),
        )
        gap = dp(8)
        foot = Column(
            large_button(phrase("New game"), "plus-box-outline", begin),
            PushButton(
                phrase("Explore the sample game"),
                explore,
                kind="outlined",
                icon="school-outline",
                fill=True,
            ),
            spacing=gap,
        )
        super().__init__(profile, width, lambda wide: small_board(picture, wide), words, foot)


def board_width(profile: Profile, width: float) -> float:
    """How wide the board is on a card of so many dp; it grows with a vast window."""
    grown = min(0.34 * width, 0.4 * profile.height)
    return min(max(BOARDS[profile.kind], grown), 0.42 * width)


def heading_style(profile: Profile) -> str:
    """How large names stand on the large card."""
    return "people" if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else "question narrow"


def _names_style(profile: Profile, heading: str) -> str:
    """How large the players stand there; on a phone, long names smaller."""
    return "name" if profile.is_phone and len(heading) > LONG else heading_style(profile)


def large_button(
    text: str, icon: str, on_tap: Callable[[], None], *, fill: bool = True
) -> PushButton:
    """The one filled button of Home."""
    return PushButton(text, on_tap, icon=icon, height=60, fill=fill, style="name")

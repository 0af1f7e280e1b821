"""One game as a line of a list: its board, who played, how it stands, when."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.widget import Widget

from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.small_board import SmallBoard
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.game_rows import GameRow, Picture
from hotels.wording.language import phrase

SIDE = 170
"""How wide edition and date are together, in dp."""


ROOMY = 560
"""From this width on, in dp, edition and date stand at the right."""


class GameLine(Tap, Across):
    """A game in so many dp; a tap opens it, what stands at its right does something else."""

    def __init__(
        self,
        row: GameRow,
        width: float,
        on_tap: Callable[[], None] | None,
        right: Widget | None = None,
    ) -> None:
        narrow = width < ROOMY * theme.text_size
        super().__init__(
            on_tap=on_tap,
            padding=(dp(12 if narrow else 16), dp(8), dp(4 if narrow else 8), dp(8)),
            spacing=dp(12 if narrow else 16),
            corner=0,
        )
        self.row = row
        board = picture_of(row, 64 if narrow else 80)
        board.pos_hint = {"center_y": 0.5}
        self.add_widget(board)
        words = Down(Text(row.players, "name"), pos_hint={"center_y": 0.5}, spacing=dp(2))
        words.add_widget(_state(row))
        self.add_widget(words)
        if narrow:
            words.add_widget(Text(" · ".join(filter(None, (row.edition, row.time))), *SMALL))
        else:
            side = Down(
                Text(row.edition, *SMALL, align="right"),
                size_hint_x=None,
                width=dp(SIDE) * min(theme.text_size, 1.3),
                pos_hint={"center_y": 0.5},
            )
            if row.time:
                side.add_widget(Text(row.time, *SMALL, align="right"))
            self.add_widget(side)
        if right is not None:
            right.pos_hint = {"center_y": 0.5}
            self.add_widget(right)
        self.at_least(theme.least(80, "name", "support"))


SMALL = ("support", "ink2")

SHAPE, EMBLEM = 0.75, 0.5
"""How high a picture is against its width, and an emblem against the picture."""


def dots(on_tap: Callable[[], None]) -> IconButton:
    """What opens the menu of a game."""
    return IconButton("dots-vertical", on_tap, phrase("More options"))


def picture_of(row: GameRow, width: float) -> Widget:
    """The board of a game, so many dp wide; its emblem where it has none, else as much room."""
    if row.picture is not None:
        return small_board(row.picture, width)
    place = AnchorLayout(size_hint=(None, None), size=(dp(width), round(dp(width) * SHAPE)))
    if row.emblem:
        Ground(place, "cont", None, 12)
        place.add_widget(Icon(row.emblem, width * SHAPE * EMBLEM, "ink2"))
    return place


def small_board(picture: Picture, width: float) -> Widget:
    """A board so many dp wide."""
    return SmallBoard(
        *picture,
        size_hint=(None, None),
        size=(dp(width), round(dp(width) * picture.rows / picture.columns)),
    )


def _state(row: GameRow) -> Widget:
    """How a game stands, with its icon before it."""
    role = "red" if row.damaged else "ink2"
    icon = Icon(row.icon, 16, role, pos_hint={"center_y": 0.5})
    return Across(icon, Text(row.state, "support", role), spacing=dp(7))

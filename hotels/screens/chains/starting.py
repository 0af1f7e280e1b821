"""The starting tiles: one board that asks for each player's tile in turn."""

from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.chains.board import Board
from hotels.screens.chains.glass import Glass
from hotels.screens.chains.panes import GAPS, GLASS, LEAST_BELOW, LEAST_ROW, NARROW_GAPS
from hotels.screens.chains.starting_rows import TileRow
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen, scrolled
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.foot import Deed, Foot, has_few_keys
from hotels.screens.widgets.head import Head
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Hairline
from hotels.screens.widgets.sign import Lamp, Sign
from hotels.screens.widgets.text import Icon, Text
from hotels.views.setup import Draft
from hotels.views.setup_words import subtitle
from hotels.views.starting import Starting
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.views.squares import Square

MIDDLE = {"center_y": 0.5}

MOST_LAMPS = 4
"""So many names have room beside what the sign says."""


class StartingTiles(Screen):
    """Asks for the tile of one player after another; after the last it goes on by itself.

    ``keep`` is told the draft whenever the screen is left, ``done`` when everybody was asked.
    """

    def __init__(
        self,
        house: "HotelsApp",
        starting: Starting,
        keep: Callable[[Draft], None],
        done: Callable[[Draft], object],
    ) -> None:
        super().__init__(house)
        self.starting = starting
        self.glass = Glass(self)
        self.squares: tuple[Square, ...] = ()
        self._keep, self._done = keep, done
        self._rows: tuple[TileRow, ...] = ()

    # what stands on it

    @property
    def seating(self) -> tuple[int, ...]:
        """The colours of those who are asked."""
        return self.starting.draft.colours

    def build(self, profile: Profile) -> None:
        """Board, sign, players and foot where the table has them."""
        starting = self.starting
        proposed, self.glass = self.glass.proposed, Glass(self)
        self.head = Head(profile, self.house.back, [], subtitle(starting.draft))
        self.head.say(phrase("New game"))
        lamps = []
        if profile.kind in {Kind.WIDE, Kind.PORTRAIT} and starting.draft.seats <= MOST_LAMPS:
            lamps = [(name, Lamp.AHEAD) for name in starting.names]
        self.sign = Sign(profile, lamps=lamps)
        self.board = Board(self.lay, self._point, on_magnify=self.magnify)
        self.foot = Foot(profile, self._undo, self._redo)
        self.lower = BoxLayout(orientation="vertical")
        pane = self._pane()
        if profile.is_cramped:
            pane = Down(self.head, pane, spacing=dp(4))
        self.lower.add_widget(scrolled(pane))
        self.add_widget(self._arranged(profile))
        for part in (self.sign, self.foot, self.head):
            part.bind(height=lambda *_: self.fit())
        self.refresh()
        self.glass.open_again(proposed)

    def _arranged(self, profile: Profile) -> Widget:
        margin, wide = dp(profile.margin), profile.kind is Kind.WIDE
        if profile.is_landscape:
            edge = dp(12 if wide else 8)
            left = BoxLayout(orientation="vertical", spacing=dp(12 if wide else 10))
            for part in (self.sign, self.board, self.foot):
                left.add_widget(part)
            pane = BoxLayout(orientation="vertical", spacing=dp(8), size_hint_x=None)
            pane.width = dp(profile.pane)
            pane.add_widget(self.head)
            pane.add_widget(self.lower)
            both = BoxLayout(padding=(margin, edge, margin, edge), spacing=dp(profile.gap))
            both.add_widget(left)
            both.add_widget(pane)
            return both
        padding = (margin, dp(4), margin, dp(8))
        column = BoxLayout(orientation="vertical", padding=padding, spacing=dp(8))
        if profile.is_cramped:
            self.lower.size_hint_x = None
            both = BoxLayout(spacing=dp(profile.gap))
            both.add_widget(self.board)
            both.add_widget(self.lower)
            parts = [self.sign, both, self.foot]
        else:
            self.board.size_hint_y = None
            parts = [self.head, self.sign, self.board, self.lower, self.foot]
        for part in parts:
            column.add_widget(part)
        return column

    def _pane(self) -> Down:
        """Every player with the tile, who goes first, and the way past all of it."""
        starting, low = self.starting, self.profile.kind is not Kind.WIDE
        style = "name" if self.profile.is_cramped else "question narrow"
        self._count = Text("", "support", "ink2", shrink=True, pos_hint=MIDDLE)
        head = Across(
            Text(phrase("Starting tiles"), style, pos_hint=MIDDLE),
            self._count,
            padding=(dp(20), dp(8)),
            spacing=dp(8),
        ).at_least(dp(48 if low else 60))
        card = Card(head, padding=dp(1))
        bare = self.profile.is_cramped
        self._rows = tuple(
            TileRow(row.seat, row.name, self._ask, low=low, bare=bare) for row in starting.rows
        )
        for row in self._rows:
            card.add_widget(Hairline())
            card.add_widget(row)
        card.add_widget(Hairline())
        mark = Icon("information-outline", 20, "ink2", pos_hint=MIDDLE)
        note = Text(starting.note, "support", "ink2", pos_hint=MIDDLE)
        card.add_widget(Across(mark, note, padding=(dp(20), dp(12)), spacing=dp(12)))
        return Down(card, self._past(), spacing=dp(16))

    def _past(self) -> Card:
        """The way past all of it."""
        said = phrase("No starting tiles?"), self.starting.without
        words = Down(Text(said[0], "name short"), Text(said[1], "support", "ink2"), spacing=dp(4))
        skip = PushButton(phrase("Skip all"), self.skip_all, kind="outlined")
        needs = max(widest_word(said[0], "name short"), widest_word(said[1], "support"), dp(150))
        line = Beside(words, skip, needs + skip.natural + dp(12), 12)
        words.pos_hint = skip.pos_hint = MIDDLE
        return Card(Down(line, padding=(dp(16), dp(12))))

    def fit(self) -> None:
        """The board as high as the others leave it room."""
        profile, glass, edition = self.profile, self.glass, self.starting.draft.edition
        if profile.is_cramped:
            is_open = glass.square is not None
            self.lower.width = max(dp(profile.pane), dp(GLASS) if is_open else 0)
            room = dp(profile.height - NARROW_GAPS) - self.foot.height
            glass.fit(self.lower.width, room - self.sign.height)
        if profile.kind in {Kind.WIDE, Kind.SHORT}:
            return
        pitch = dp(profile.width - 2 * profile.margin) / edition.columns
        room = dp(profile.height - GAPS) - self.head.height - self.foot.height
        least = dp(LEAST_ROW) * edition.rows
        if profile.is_phone:
            self.sign.fit(room - least - dp(LEAST_BELOW) if glass.square is None else inf)
        room -= self.sign.height
        below = max(dp(LEAST_BELOW), glass.fit(pitch * edition.columns, room - least))
        self.board.height = max(least, min(pitch * edition.rows, room - below))

    def refresh(self) -> None:
        """What is new since the last answer."""
        self.glass.close()
        starting = self.starting
        self.squares = starting.squares()
        self.board.show(self.squares)
        self._say(*starting.sign)
        if self.sign.lamps:
            self.sign.light([(row.name, _lamp(row.asked, row.tile)) for row in starting.rows])
        for shown, row in zip(self._rows, starting.rows, strict=True):
            shown.show(row)
        self._count.text = starting.count
        self.say_foot()
        self.fit()

    def say_foot(self) -> None:
        """What can be undone, and the way past the player asked."""
        starting = self.starting
        skip = phrase("Skip {player}", player=starting.name)
        if has_few_keys(self.profile):
            skip = phrase("as a key|Skip")
        deeds = [Deed(skip, self.skip)] if starting.asked is not None else []
        self.foot.say(starting.undo, starting.redo, "", deeds)

    def _say(self, headline: str, second: str) -> None:
        self.sign.say(headline, "" if self.profile.kind is Kind.SHORT else second)

    # fingers

    def lay(self, square: int) -> None:
        """The tile of the player asked, or whose it is already."""
        tile = self.starting.tile(square)
        if self.starting.owner(tile) is not None:
            self._say(*self.starting.proposal(tile))
            self.board.show(self.squares)
            return
        self._answer(self.starting.answered(tile))

    def skip(self) -> None:
        """Nobody knows the tile of the player asked."""
        self._answer(self.starting.answered(None))

    def skip_all(self) -> None:
        """Nobody asks for any more tiles."""
        self._answer(self.starting.skipped())

    def _undo(self) -> None:
        self._answer(self.starting.back())

    def _redo(self) -> None:
        self._answer(self.starting.forth())

    def _ask(self, seat: int) -> None:
        self._answer(self.starting.asking(seat))

    def _answer(self, starting: Starting) -> None:
        self.starting = starting
        self.house.shell.settle()
        if starting.asked is None:
            self._done(starting.drafted)
        if self.house.shell.top is self:  # else the game has begun
            self.refresh()

    def _point(self, square: int | None) -> None:
        """A finger lies on a square: what it means stands on the sign."""
        if square is None:
            self._say(*self.starting.sign)
            self.board.show(self.squares)
            return
        said = self.prospect(square)
        self.sign.say_within(said, said)
        self.board.show(self.squares, preview=square)

    def prospect(self, square: int) -> tuple[str, str]:
        """What a square means for the player asked."""
        return self.starting.proposal(self.starting.tile(square))

    def magnify(self, square: int) -> None:
        """A small board opens its magnifier where it was tapped."""
        self.glass.open(self.squares, square)

    def take_back(self) -> bool:
        """Back closes the magnifier first."""
        if self.glass.square is None:
            return False
        self.glass.put_away()
        return True

    def left(self) -> None:
        """What was entered is kept."""
        self._keep(self.starting.drafted)


def _lamp(asked: bool, tile: str) -> Lamp:  # noqa: FBT001 - the two things a row says
    return Lamp.ON if asked else Lamp.DONE if tile else Lamp.AHEAD

"""The table at a moment of the game: the board, the chains, the players."""

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.chains.board import Board
from hotels.screens.chains.measures import Spacing
from hotels.screens.ledger.breaking import ruler
from hotels.screens.ledger.cells import ChainCells, PlayerCells
from hotels.screens.ledger.looking import View
from hotels.screens.ledger.sitting import LedgerSitting
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.plate import Across, Down, Hairline
from hotels.screens.widgets.text import Text
from hotels.views.ledger.moments import Moment
from hotels.wording.amounts import as_sentence
from hotels.wording.language import phrase, to_phrase

LOWEST = 22
"""A square of the board is at least so high, in dp; the pane scrolls where that is too much."""

SCROLLED, SEEN = 26, 0.6
"""Where the pane scrolls anyway: how high a square is, in dp, or how much of it the board takes."""

LEAST = 160
"""How much room the words have beside the key at least, in dp of plain text."""

RING = 4
"""What is free around the board for the ring of its last tile, in dp."""

FLATTEST = 1.25
"""How much wider than high a square may be on a phone; elsewhere it is almost square."""


NOTHING = to_phrase("Nothing has happened yet.")


class MomentPane(BoxLayout):
    """What is seen while no line is changed; a step changes only what differs."""

    def __init__(self, sitting: LedgerSitting, profile: Profile) -> None:
        phone = profile.is_phone or profile.is_cramped
        side = dp(8 if phone else 16)
        top = dp(12 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else 6)
        super().__init__(
            orientation="vertical", padding=(side - dp(RING), top, side - dp(RING), dp(8))
        )
        header = sitting.table.books.header
        self._rows, self._columns = header.edition.rows, header.edition.columns
        spaced = Spacing(gap=2 if phone else 3, most=FLATTEST if phone else 1.06)
        self._most = spaced.most
        low = phone or profile.kind is Kind.SHORT
        style = "name" if profile.is_cramped else "question narrow" if low else "question"
        self.turn = Text("", style)
        self.sentence = Text("", "support" if low else "body", "ink2")
        self.play = PushButton(
            phrase("Play from here"),
            sitting.play_from,
            kind="outlined",
            icon=None if phone else "debug-step-over",
            height=48,
            compact=True,
            pos_hint={"top": 1},
        )
        self._head = self._headed()
        self.board = Board(
            sitting.open_tile, lambda _: None, on_magnify=sitting.open_tile, spaced=spaced
        )
        self.board.size_hint = (None, None)
        self._place = Widget(size_hint_y=None)
        self._place.add_widget(self.board)
        self.chains = ChainCells(lambda row, _: sitting.show(View.CHAIN, row.place))
        self.players = PlayerCells(lambda row, _: sitting.show(View.PLAYER, row.seat))
        self._body = Down(
            *(self._place, self.chains, Hairline(), self.players),
            spacing=dp(6 if phone else 8),
            padding=(dp(RING), dp(RING), dp(RING), 0),
        )
        self._scroll = scrolled(self._body)
        self.add_widget(self._head)
        self.add_widget(Widget(size_hint_y=None, height=dp(8 - RING)))
        self.add_widget(self._scroll)
        self._room: tuple[float, ...] = ()
        self._fit_soon = Clock.create_trigger(lambda _: self._fit(), -1)
        self._watch()

    def _headed(self) -> Across:
        """Turn and sentence, with room for the key beside them.

        As high with a short sentence as with a long one: nothing is to jump between two steps.
        """
        words = Down(self.turn, self.sentence, spacing=dp(2), pos_hint={"top": 1})
        head = Across(words, spacing=dp(12), padding=(dp(RING), 0))
        title, body = ruler(self.turn.style), ruler(self.sentence.style)
        return head.at_least(max(self.play.height, title.high + dp(2) + 2 * body.high))

    def _watch(self) -> None:
        """What becomes larger or smaller has the rest fitted anew."""
        self._head.bind(width=lambda *_: self._turn_head())
        for part in (self._scroll, self._place):
            part.bind(size=self._fit_soon, pos=self._fit_soon)
        for part in (self.chains, self.players):
            part.bind(height=self._fit_soon)

    def say(self, now: Moment) -> None:
        """Another moment."""
        self.turn.text = now.turn
        self.sentence.text = as_sentence(now.sentence) if now.number else phrase(NOTHING)
        can_play = now.place < now.of
        if can_play and self.play.parent is None:
            self._head.add_widget(self.play)
        elif not can_play and self.play.parent is not None:
            self._head.remove_widget(self.play)
        self._turn_head()
        self.board.show(now.squares, moving=False)
        self.chains.show(now.chains)
        self.players.show(now.players)

    def _turn_head(self) -> None:
        """The key beside the turn, or below it where the words have too little room."""
        least = max(widest_word(self.turn.text, self.turn.style), dp(LEAST) * theme.text_size)
        needs = least + self._head.spacing + dp(2 * RING)
        has_room = self.play.parent is None or needs + self.play.natural <= self._head.width
        self._head.orientation = "horizontal" if has_room else "vertical"

    def _fit(self) -> None:
        """The board takes what the others leave it, once all have found their places."""
        room = (*self._scroll.size, *self._place.pos, self.chains.height, self.players.height)
        if room != self._room:
            self._room = room
            self._fit_soon()
            return
        if not (self._scroll.height and self.chains.height and self.players.height):
            return
        spacing = self._body.spacing
        rest = self._scroll.height - self.chains.height - self.players.height
        rest -= 3 * spacing + dp(1 + RING)
        least = dp(LOWEST) * self._rows
        if rest < least:
            rest = max(dp(SCROLLED) * self._rows, self._scroll.height * SEEN)
        wide = self._place.width
        gap = dp(self.board.spaced.gap)
        high = min(rest, (wide + gap) / self._columns * self._rows - gap)
        across = min((wide + gap) / self._columns, (high + gap) / self._rows * self._most)
        used = round(across * self._columns - gap)
        self._place.height = round(high)
        self.board.size = used, round(high)
        self.board.pos = round(self._place.x + (wide - used) / 2), round(self._place.y)

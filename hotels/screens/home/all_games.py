"""Every game there is: searched by words, read page by page as the keeper scrolls."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.home.cards import game_line
from hotels.screens.home.game_line import GameLine
from hotels.screens.home.games import GamesScreen
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.field import Field
from hotels.screens.widgets.long_list import LongList
from hotels.screens.widgets.page_head import page_head
from hotels.screens.widgets.pane import Pane
from hotels.screens.widgets.plate import Across, Card, Down, Hairline
from hotels.screens.widgets.text import Text
from hotels.store.records import Record
from hotels.store.store import PAGE
from hotels.views.game_rows import GameRow
from hotels.views.home import game_row
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

PAUSE = 0.2
"""Seconds without a key after which the words are looked for."""


class AllGames(GamesScreen):
    """The list of every game, and of those deleted."""

    def __init__(self, house: "HotelsApp") -> None:
        super().__init__(house)
        self.words = ""
        """What is looked for."""
        self.deleted = False
        """Whether the deleted games are shown."""
        self.records: list[Record] = []
        self.more = True
        """Whether there may be more of them."""
        self._list: LongList | None = None
        self._card: Card | None = None
        self._pane: Pane | None = None
        self._search = Clock.create_trigger(lambda _: self._start(), PAUSE)
        self._settle = Clock.create_trigger(lambda _: self._look(), 0)

    def furnish(self, profile: Profile) -> None:
        """The field for words, and the list under it."""
        margin = dp(profile.margin)
        deleted = PushButton(
            phrase("All games") if self.deleted else phrase("of games|Deleted"),
            self.turn_over,
            kind="outlined",
            icon="history" if self.deleted else "delete-outline",
            height=48,
            pos_hint={"center_y": 0.5},
        )
        title = phrase("of games|Deleted") if self.deleted else phrase("All games")
        head = page_head(self.house, profile, title, deleted)
        parts: list[Widget] = [head]
        if not self.deleted:
            field = Field(self.words, phrase("Search by name or edition"), on_change=self.look_for)
            parts.append(Across(field, padding=(margin, dp(6), margin, dp(12))))
        guess = theme.least(80, "name", "support") + dp(1)
        self._list = LongList(self._row, guess, self._shift)
        self._card = Card(self._list)
        offset = self._pane.offset if self._pane is not None else 0
        body = Down(self._card, padding=(margin, 0, margin, margin))
        self._pane = Pane(body, offset=offset)
        self._pane.bind(scroll_y=self._settle, height=self._settle)
        self._list.bind(height=self._settle)
        self.add_widget(Down(*parts, self._pane, size_hint_y=1))
        if self.records:
            self._list.tell(len(self.records))
            self._settle()
        else:
            self._start()

    def look_for(self, words: str) -> None:
        """Other words; the list follows when no key is touched for a moment."""
        self.words = words
        self._search()

    def turn_over(self) -> None:
        """From the games to those deleted, and back."""
        self.deleted = not self.deleted
        self.words = ""
        self.changed()

    def changed(self) -> None:
        """The archive is not as it was: read it anew, and stay where the keeper was."""
        count = len(self.records)
        self.records, self.more = [], True
        while self.more and len(self.records) < count:
            self._read()
        super().changed()

    # reading

    def _start(self) -> None:
        """The first page of what is looked for."""
        if self._list is None or self._card is None or self._pane is None:
            return
        self.records, self.more = [], True
        self._list.tell(0)
        self._list.tell(len(self._read()))
        self._pane.to(0)
        self._settle()
        self._card.clear_widgets()
        if self.records:
            self._card.add_widget(self._list)
        else:
            words = Text(self._nothing, "body", "ink2", align="center")
            self._card.add_widget(Down(words, padding=(dp(24), dp(32))))

    @property
    def _nothing(self) -> str:
        if self.words.strip():
            return phrase("No matching games.")
        return phrase("No deleted games.") if self.deleted else phrase("No games yet.")

    def _read(self) -> list[Record]:
        """The next page."""
        found: list[Record] = []
        self.more, first = False, len(self.records)
        with self.house.disk() as store:
            found = store.page(first, self.words, deleted=self.deleted)
            self.more = len(found) == PAGE
        self.records += found
        return found

    # what is seen

    def _row(self, place: int) -> Widget:
        """A game, with a hairline above it unless it is the first."""
        now = datetime.now(tz=UTC).astimezone()
        line = self._line(game_row(self.records[place], now))
        return Down(Hairline(), line) if place else line

    def _line(self, row: GameRow) -> Widget:
        if not self.deleted:
            return game_line(row, self.profile.width, self)
        back = PushButton(
            phrase("Restore") if not self.profile.is_phone else "",
            lambda: self.bring_back(row),
            kind="outlined",
            icon="delete-restore",
            height=48,
        )
        return GameLine(row, self.profile.width, None, back)

    def _shift(self, height: float) -> None:
        """What is above the window is so much higher than was thought."""
        if self._pane is not None:
            self._pane.to(self._pane.offset + height)

    def _look(self) -> None:
        """Draw what is near the window, and read on where its end is near."""
        if self._pane is None or self._list is None:
            return
        window, hidden = self._pane.height, self._pane.hidden
        above = hidden * (1 - min(1, max(0, self._pane.scroll_y)))
        if self.more and hidden - above < 2 * window:
            self._read()
            self._list.tell(len(self.records))
        self._list.look(above, window)

"""A screen with games on it: each is opened, begun again, deleted and brought back."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.screen import Screen
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.plate import Across, Down, Ground, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.store.records import BIG_SHOT, PERFECT_HOTEL
from hotels.views.game_rows import GameRow
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

UNDO_FOR = 6
"""Seconds in which a game just deleted comes back with one tap."""


class GameMenuRow(Tap, Across):
    """One thing that can be done with a game."""

    def __init__(self, icon: str, text: str, on_tap: Callable[[], None]) -> None:
        super().__init__(on_tap=on_tap, padding=(dp(4), dp(8)), spacing=dp(16))
        self.add_widget(Icon(icon, 24, pos_hint={"center_y": 0.5}))
        self.add_widget(Text(text, "name short", pos_hint={"center_y": 0.5}))
        self.at_least(theme.least(60, "name short"))


class GamesScreen(Screen):
    """What Home and the list of all games have in common."""

    def __init__(self, house: "HotelsApp") -> None:
        super().__init__(house)
        self.gone: GameRow | None = None
        """The game just deleted, as long as one tap brings it back."""
        self._bar: Widget | None = None
        self._forget = Clock.create_trigger(lambda _: self._lose(), UNDO_FOR)

    @property
    def pieces(self) -> tuple[str, ...]:
        """Each game's own board says what colours its chains have; all else is the house's."""
        return ()

    def build(self, profile: Profile) -> None:
        """The screen itself, and the bar with Undo over it."""
        self.furnish(profile)
        self._bar = None
        if self.gone is not None:
            self._bar = self._undo_bar(self.gone, profile)
            self.add_widget(self._bar)

    def furnish(self, profile: Profile) -> None:
        """Put the widgets there."""
        raise NotImplementedError

    def left(self) -> None:
        """What was deleted stays so; the list of deleted games still has it."""
        self._forget.cancel()
        self.gone = None

    def changed(self) -> None:
        """The archive is not as it was: show it anew."""
        self.arrange(self.profile)

    def menu(self, row: GameRow) -> None:
        """A sheet with what can be done with a game."""

        def done(deed: Callable[[GameRow], None]) -> Callable[[], None]:
            def do() -> None:
                self.house.close_sheet()
                deed(row)

            return do

        def content(_: Profile) -> Widget:
            rows = [
                GameMenuRow("eye-outline" if row.finished else "play", row.deed, done(self.enter))
            ]
            if row.again:
                again = phrase("Play again with the same players and rules")
                rows.append(GameMenuRow("replay", again, done(self.play_again)))
            if not row.damaged:
                rows.append(GameMenuRow("content-copy", phrase("Duplicate"), done(self.duplicate)))
            rows.append(GameMenuRow("delete-outline", phrase("Delete"), done(self.delete)))
            head = Text(row.players, "question")
            return Down(head, Text(row.place, "body", "ink2"), Space(height=8), *rows)

        self.house.open_sheet(content)

    def enter(self, row: GameRow) -> None:
        """Open a game where it stands."""
        self.house.resume(row.number)

    def play_again(self, row: GameRow) -> None:
        """A new game, everything as in this one."""
        with self.house.disk() as store:
            like = store.record(row.number)
            if like.kind == BIG_SHOT:
                from hotels.screens.big_shot import BigShotStart

                self.house.show(BigShotStart(self.house, like))
            elif like.kind == PERFECT_HOTEL:
                from hotels.screens.perfect_hotel import PerfectHotelStart

                self.house.show(PerfectHotelStart(self.house, like))
            else:
                from hotels.screens.setup import NewGame

                self.house.show(NewGame(self.house, like=like))

    def duplicate(self, row: GameRow) -> None:
        """The same game a second time, to be played on otherwise."""
        from hotels.store.keeping import duplicated

        with self.house.disk() as store:
            duplicated(store, row.number)
            self.changed()
            self.house.say(phrase("Game duplicated. The original is unchanged."))

    def delete(self, row: GameRow) -> None:
        """Put a game away; one tap brings it back."""
        with self.house.disk() as store:
            store.delete(row.number)
            self.gone = row
            self._forget.cancel()
            self._forget()
            self.changed()

    def bring_back(self, row: GameRow) -> None:
        """A deleted game is there again."""
        with self.house.disk() as store:
            store.restore(row.number)
            self._forget.cancel()
            self.gone = None
            self.changed()

    def _lose(self) -> None:
        """The bar goes."""
        self.gone = None
        if self._bar is not None:
            self.remove_widget(self._bar)
            self._bar = None

    def _undo_bar(self, row: GameRow, profile: Profile) -> Widget:
        said = phrase("Deleted: {players}", players=row.players)
        words = Text(said, "body", "onSign", pos_hint={"center_y": 0.5})
        undo = PushButton(
            phrase("Undo"),
            lambda: self.bring_back(row),
            kind="on sign",
            icon="undo",
            height=48,
            pos_hint={"center_y": 0.5},
        )
        bar = Across(words, undo, padding=(dp(20), dp(10), dp(10), dp(10)), spacing=dp(16))
        Ground(bar, "sign", "brassLine", 12)
        bar.size_hint_x = min(560, profile.width - 2 * profile.margin) / profile.width
        bar.pos_hint = {"center_x": 0.5, "y": profile.margin / profile.height}
        return bar

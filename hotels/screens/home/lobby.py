"""The lobby: the last game, earlier games, and the directory."""

from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.places import archive_file
from hotels.screens.home.ahead import load_ahead
from hotels.screens.home.big_card import FirstGame, LastGame, board_width
from hotels.screens.home.cards import Earlier, FirstSteps
from hotels.screens.home.column import Column
from hotels.screens.home.directory import ROW, SHORT_ROW, Directory
from hotels.screens.home.entries import entries
from hotels.screens.home.games import GamesScreen
from hotels.screens.home.house_mark import HouseMark
from hotels.screens.home.indexes import Indexes
from hotels.screens.home.room import DIRECTORY, MARGINS, is_beside, room
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Text
from hotels.store.disk import DiskError, Hindrance
from hotels.store.folder import under_rescue
from hotels.store.records import SAMPLE
from hotels.views.home import KEYS, game_row, sample_picture
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from pathlib import Path

    from hotels.app import HotelsApp
    from hotels.screens.home.rescuing import Rescue
    from hotels.screens.home.trouble_card import RescueCard
    from hotels.store.records import Record
    from hotels.store.rescue import Salvage
    from hotels.store.store import Store

HEAD = {Kind.WIDE: 92, Kind.PORTRAIT: 92, Kind.SHORT: 64, Kind.PHONE: 64}
AIRLESS = 0.9
"""How much of a line the name of the house needs: its face has much air below it."""

FOOT = 20
BAR = 6
"""What is left for the bar of what scrolls, beside the cards."""

ABOVE = {Kind.WIDE: 232, Kind.PORTRAIT: 576}
"""What stands above and below the earlier games but the board, in dp, where all is to be seen."""

ABREAST = 560
"""From this width on, in dp, two entries of the directory stand side by side under the games."""

FEWEST, MOST = 4, 12
"""Earlier games on Home."""


class Home(GamesScreen):
    """What Hotels begins with."""

    def __init__(self, house: "HotelsApp") -> None:
        super().__init__(house)
        self.rescue: Rescue | None = None
        self.rescued: tuple[Salvage, str] | None = None
        """What became of it in the last rescue, and where the damaged file is."""
        self._card: RescueCard | None = None
        self._last: Record | None = None
        """The game that can be resumed with one tap."""
        self.indexes = Indexes(self)
        self._watch = Clock.create_trigger(lambda _: self._look_after(), 0.1, interval=True)
        if house.store is not None:
            aside = under_rescue(house.store.path)
            if aside is not None:
                self._rescue(aside)  # broken off when Hotels was ended
        load_ahead(lambda: self._last)

    # what stands here

    def furnish(self, profile: Profile) -> None:
        """The head, the games and the directory."""
        margin, gap = dp(MARGINS[profile.kind]), dp(profile.gap)
        foot, bar = dp(FOOT), dp(BAR)
        notices, cards = self._notices(), self._cards(profile)
        if not is_beside(profile):
            board = self._directory(
                profile, abreast=2 if room(profile) >= ABREAST * theme.text_size else 1
            )
            stack = Down(*notices, cards[0], board, *cards[1:], spacing=gap)
            page = Column(self._head(profile), stack, padding=(margin, 0, margin, foot))
            self.add_widget(scrolled(page))
            return
        head = self._head(profile)
        head.padding = (margin, 0, margin, 0)
        games = scrolled(Column(*notices, *cards, spacing=gap, padding=(0, 0, bar, foot - dp(4))))
        board = self._directory(profile, height=profile.height - HEAD[profile.kind] - FOOT)
        side = scrolled(Column(board, padding=(0, 0, bar, foot)))
        side.size_hint_x, side.width = None, dp(DIRECTORY[profile.kind]) + bar
        side.bind(height=lambda _, height: board.at_least(height - foot))
        panes = Across(games, side, size_hint_y=1, padding=(margin, 0, margin - bar, 0))
        panes.spacing = margin - bar
        self.add_widget(Down(head, panes, size_hint_y=1))

    def _head(self, profile: Profile) -> Widget:
        large = profile.kind in {Kind.WIDE, Kind.PORTRAIT}
        words = Down(
            Text("Hotels", "house" if large else "title", line_height=AIRLESS),
            pos_hint={"center_y": 0.5},
        )
        if large:
            sentence = phrase("The bank for Acquire when you play with the real board and money.")
            words.add_widget(Text(sentence, "support", "ink2"))
        head = Across(
            HouseMark(52 if large else 40),
            words,
            IconButton("tray-arrow-down", self.take_in, phrase("Import a file")),
            IconButton("help-circle-outline", self.help, phrase("Help")),
            IconButton("cog-outline", self.settings, phrase("Settings")),
            spacing=dp(8),
        )
        words.padding = (dp(8 if large else 0), 0, 0, 0)
        head.at_least(dp(HEAD[profile.kind]))
        return head

    def _directory(self, profile: Profile, *, height: float = 0, abreast: int = 1) -> Directory:
        large = profile.kind in {Kind.WIDE, Kind.PORTRAIT}
        return Directory(
            entries(self),
            height=dp(height),
            abreast=abreast,
            row=ROW if large else SHORT_ROW,
            letters=KEYS if height else (),
            width=DIRECTORY.get(profile.kind, 0),
        )

    def _notices(self) -> list[Widget]:
        """What became of the archive, until it is put away; nothing while it is being saved."""
        if self.rescue is not None and self.rescue.runs:
            return []
        said = self.notice
        if not said:
            return []
        from hotels.screens.home.trouble_card import Notice

        return [Notice(said, self._put_notice_away)]

    @property
    def notice(self) -> str:
        """What became of the archive, and what is missing of it, until it is put away."""
        said = [self.indexes.said] if self.indexes.said else []
        if self.rescued is not None:
            from hotels.views.trouble import rescued

            said.append(rescued(*self.rescued))
        store = self.house.store
        if store is not None and store.missing:
            from hotels.store.checking import gone
            from hotels.views.trouble import missing

            with suppress(DiskError):
                said.append(missing(gone(store)))
        return " ".join(said)

    def _cards(self, profile: Profile) -> list[Widget]:
        """What stands beside the directory, or above and below it."""
        if self.rescue is not None and self.rescue.runs:
            from hotels.screens.home.trouble_card import RescueCard

            self._card = RescueCard(profile, self.rescue.games, self.rescue.stop)
            return [self._card]
        if self.house.store is None or self.indexes.damage is not None:
            return [self._trouble(self.indexes.damage or self._hindrance, profile)]
        try:
            return self._games(self.house.store, profile)
        except DiskError as error:
            self.house.hindrance = error
            return [self._trouble(error, profile)]

    def _games(self, store: "Store", profile: Profile) -> list[Widget]:
        """The last game and those before it, or the invitation to the first."""
        most, width = self._most(profile), room(profile)
        records = store.page(count=most + 2)
        if not records:
            deleted = bool(store.page(deleted=True, count=1))
            first = FirstGame(profile, width, sample_picture(), self.new_game, self.explore)
            return [first, FirstSteps(self.help, self.all_games if deleted else None)]
        last = next((record for record in records if record.source != SAMPLE), records[0])
        self._last = last
        now = datetime.now(tz=UTC).astimezone()
        row = game_row(last, now)
        large = LastGame(row, profile, width, lambda: self.enter(row), lambda: self.menu(row))
        rows = [game_row(record, now) for record in records if record is not last][:most]
        if not rows:
            return [large, FirstSteps(self.help, self.all_games)]
        return [large, Earlier(rows, width, self, store.count())]

    def _trouble(self, error: DiskError, profile: Profile) -> Widget:
        from hotels.screens.home.trouble_card import TroubleCard
        from hotels.views.trouble import trouble

        told = trouble(error)
        return TroubleCard(told, profile, self.save if told.rescue else self.try_again)

    @property
    def _hindrance(self) -> DiskError:
        return self.house.hindrance or DiskError(Hindrance.UNREACHABLE)

    def _most(self, profile: Profile) -> int:
        """How many earlier games fit."""
        above = ABOVE.get(profile.kind)
        board = 0.75 * board_width(profile, room(profile)) if above else 0
        fit = int((profile.height - above - board) // 80) if above else FEWEST
        return max(FEWEST, min(MOST, fit))

    # what can be done here

    def new_game(self) -> None:
        """Begin one."""
        from hotels.screens.setup import NewGame

        if self.is_open():
            self.house.show(NewGame(self.house))

    def is_open(self) -> bool:
        """Whether the archive can be asked; if not, why is said."""
        with self.house.disk() as store:
            store.count()
            return True
        return False

    def explore(self) -> None:
        """The sample game."""
        from hotels.screens.menu import open_sample

        open_sample(self.house)

    def help(self, topic: str | None = None) -> None:
        """What the bank does."""
        from hotels.screens.menu import open_help

        open_help(self.house, topic)

    def settings(self) -> None:
        """What a keeper sets once."""
        from hotels.screens.menu import open_settings

        open_settings(self.house)

    def all_games(self) -> None:
        """Every game, to be searched."""
        from hotels.screens.home.all_games import AllGames

        self.house.show(AllGames(self.house))

    def take_in(self) -> None:
        """A file with games or with something of the house."""
        from hotels.screens.importing import choose_file

        if self.is_open():
            choose_file(self.house)

    def try_again(self) -> None:
        """Open the archive once more, or go on with a rescue that was hindered."""
        if self.rescue is not None and self.rescue.aside is not None:
            self.save()
            return
        if self.house.store is not None:
            self.house.store.close()
        self.house.open_archive()
        self.changed()
        self.is_open()

    # saving what can be read

    def save(self) -> None:
        """Set a damaged archive aside and save what can be read of it."""
        self._rescue(self.rescue.aside if self.rescue is not None else None)
        self.changed()

    def _rescue(self, aside: "Path | None") -> None:
        """Save what can be read of an archive, which is set aside now or was before."""
        from hotels.screens.home.rescuing import Rescue

        if self.house.store is not None:
            self.house.store.close()
            self.house.store = None
        self.indexes.damage = None
        self.rescue = Rescue(archive_file(), aside)
        self._watch()

    def _look_after(self) -> None:
        """How far the rescue is; when it is done, its games are shown."""
        rescue = self.rescue
        if rescue is not None and rescue.runs:
            if self._card is not None:
                self._card.show(rescue.games)
            return
        self._watch.cancel()
        if rescue is None:
            return
        if rescue.error is not None:
            self.house.hindrance = rescue.error
        elif rescue.salvage is not None and rescue.aside is not None:
            self.rescue = None
            self.rescued = rescue.salvage, rescue.aside.name
            self.house.open_archive()
        if self.parent is not None:
            self.changed()

    def _put_notice_away(self) -> None:
        self.rescued, self.indexes.said = None, ""
        if self.house.store is not None:
            self.house.store.seen()
        self.changed()

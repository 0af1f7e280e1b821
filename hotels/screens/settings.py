"""Settings: a list of sections and, beside or behind it, what can be set in each."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels import __version__
from hotels.device import Deed, can
from hotels.ledger.chains.editions import ACQUIRE_CLASSIC
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen, scrolled
from hotels.screens.settings_archive import Storage
from hotels.screens.settings_look import look
from hotels.screens.settings_people import People
from hotels.screens.theme import theme
from hotels.screens.widgets.page_head import page_head
from hotels.screens.widgets.pane import Pane, settle
from hotels.screens.widgets.plate import Across, Card, Down, Ground, Hairline, Space
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.about import AFFILIATION
from hotels.views.settings import ICONS, Section, now_set
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

LIST = {Kind.WIDE: 312, Kind.SHORT: 252, Kind.PORTRAIT: 216}
"""How wide the list of sections is beside the pane, in dp."""


class SectionItem(Tap, Across):
    """A section in the list; the open one stands on a tint."""

    def __init__(
        self, section: Section, on_tap: Callable[[], None], profile: Profile, *, chosen: bool
    ) -> None:
        wide = profile.kind is Kind.WIDE
        corner = 32 if wide else 28
        side = dp(22 if profile.is_landscape else 16)
        super().__init__(on_tap=on_tap, corner=corner, padding=(side, dp(6)), spacing=dp(16))
        self.section, self.chosen = section, chosen
        if chosen:
            Ground(self, "priC", None, corner)
        mark, ink = ("onPriC", "onPriC") if chosen else ("ink2", "ink")
        style = "name" if wide else "name short"
        self.add_widget(Icon(ICONS[section], 24, mark, pos_hint={"center_y": 0.5}))
        self.add_widget(Text(phrase(section), style, ink, pos_hint={"center_y": 0.5}))
        self.at_least(theme.least(64 if wide else 56, style))


class SectionRow(Tap, Across):
    """A section on a phone, with what it holds now; a tap opens its page."""

    def __init__(self, section: Section, holds: str, on_tap: Callable[[], None]) -> None:
        super().__init__(on_tap=on_tap, corner=0, padding=(dp(16), dp(8)), spacing=dp(16))
        self.section = section
        words = Down(Text(phrase(section), "name"), pos_hint={"center_y": 0.5})
        if holds:
            words.add_widget(Text(holds, "support", "ink2"))
        self.add_widget(Icon(ICONS[section], 24, pos_hint={"center_y": 0.5}))
        self.add_widget(words)
        self.add_widget(Icon("chevron-right", 24, pos_hint={"center_y": 0.5}))
        self.at_least(theme.least(72, "name", "support"))


class SettingsScreen(Screen):
    """Look, people, games and storage, about."""

    def __init__(self, house: "HotelsApp", section: Section | None = None) -> None:
        super().__init__(house)
        self.section = section
        """The open one; on a phone none while the list is seen."""
        self.people = People(house, self._again)
        self.storage = Storage(house, self._again)
        self.pane: Pane | None = None

    @property
    def pieces(self) -> tuple[str, ...]:
        """Chains are shown as most boxes have them."""
        return ACQUIRE_CLASSIC.colours

    def build(self, profile: Profile) -> None:
        """The list and the pane, or one of them."""
        if not profile.is_phone:
            body: Widget = self._beside(profile)
        elif self.section is None:
            body = self._list(profile)
        else:
            pane = self._pane(self.section, profile, profile.width - 2 * profile.margin)
            body = Across(pane, size_hint_y=1, padding=(dp(profile.margin), 0, 0, 0))
        title = phrase("Settings")
        if profile.is_phone and self.section is not None:
            title = phrase(self.section)
        head = page_head(self.house, profile, title)
        self.add_widget(Down(head, body, size_hint_y=1))
        settle(self)

    def open(self, section: Section) -> None:
        """Another section."""
        self.section, self.pane = section, None
        self.arrange(self.profile)

    def take_back(self) -> bool:
        """On a phone from a section to the list."""
        if not self.profile.is_phone or self.section is None:
            return False
        self.section = self.pane = None
        self.arrange(self.profile)
        return True

    def left(self) -> None:
        """Nobody waits for the check any more."""
        self.storage.stop()

    def _again(self) -> None:
        if self.parent is not None:
            self.arrange(self.profile)

    def _beside(self, profile: Profile) -> Widget:
        open_one = self.section or Section.LOOK
        margin, gap, wide = profile.margin, profile.gap, LIST[profile.kind]
        items = [
            SectionItem(
                section,
                lambda section=section: self.open(section),
                profile,
                chosen=section is open_one,
            )
            for section in Section
        ]
        foot = self._foot()
        foot.padding = (dp(8), 0, dp(8), dp(8))
        sections = Down(
            scrolled(Down(*items)),
            foot,
            size_hint_x=None,
            size_hint_y=1,
            width=dp(wide),
            spacing=dp(8),
        )
        pane = self._pane(open_one, profile, profile.width - 2 * margin - gap - wide)
        panes = Across(sections, pane, size_hint_y=1, spacing=dp(gap))
        panes.padding = (dp(margin), 0, 0, 0)
        return panes

    def _list(self, profile: Profile) -> Widget:
        """The sections of a phone, each a row."""
        store = self.house.store
        people = games = None
        if store is not None:
            with self.house.disk():
                people, games = len(store.people()), store.count()
        holds = now_set(self.house.settings, people, games, can_tell=can(Deed.SHOW_DARK))
        card = Card()
        for section in Section:
            if card.children:
                card.add_widget(Hairline())
            card.add_widget(
                SectionRow(section, holds[section], lambda section=section: self.open(section))
            )
        margin = dp(profile.margin)
        foot = self._foot()
        foot.padding = (dp(16), 0)
        return scrolled(Down(card, Space(height=16), foot, padding=(margin, 0, margin, dp(16))))

    def _foot(self) -> Down:
        return Down(
            Text(f"Hotels {__version__}", "support", "ink2"),
            Text(phrase(AFFILIATION), "support", "ink2"),
        )

    def _pane(self, section: Section, profile: Profile, width: float) -> Pane:
        """The cards of a section, so many dp wide, as far down as they were."""
        match section:
            case Section.LOOK:
                cards = look(self.house, profile, width)
            case Section.PEOPLE:
                cards = self.people.cards(profile)
            case Section.GAMES:
                cards = self.storage.cards(profile)
            case Section.ABOUT:
                from hotels.screens.settings_about import about

                cards = about(self.house, profile)
        margin = dp(profile.margin)
        body = Down(*cards, spacing=dp(profile.gap), padding=(0, 0, margin, margin))
        offset = self.pane.offset if self.pane is not None else 0
        self.pane = Pane(body, offset=offset)  # its bar runs in the margin
        return self.pane

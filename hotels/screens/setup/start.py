"""What the beginnings of games have in common: cards in two panes or in one, and the way on."""

from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen, seating_of
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.pane import Pane, abreast, card_panes
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.title_bar import title_bar

if TYPE_CHECKING:
    from hotels.app import HotelsApp

LEAST = 400
"""How wide a pane must be in dp, so that two stand side by side."""

MIDDLE = {"center_y": 0.5}


class WayOn(NamedTuple):
    """What stands on the one filled key, and beside it."""

    text: str
    icon: str
    says: str


class StartScreen(Screen):
    """What has to be settled before a game begins; one tap goes on."""

    def __init__(self, house: "HotelsApp", draft: Any) -> None:
        super().__init__(house)
        self.draft = draft
        self.known: list[str] = []
        """People who played before."""
        self._panes: list[Pane] = []

    @property
    def seating(self) -> tuple[int, ...]:
        """The colours of those who sit down, as far as they are remembered."""
        return seating_of(self.house, [person.name for person in self.draft.people])

    # what a kind of game says

    @property
    def heading(self) -> tuple[str, str]:
        """What is begun, and what is said of it."""
        raise NotImplementedError

    def cards(self) -> tuple[list[Widget], list[Widget]]:
        """What stands left and right, where there is room for both."""
        raise NotImplementedError

    @property
    def way_on(self) -> WayOn:
        """What the filled key says."""
        raise NotImplementedError

    def open_game(self) -> None:
        """The game, on the disk and on the screen."""
        raise NotImplementedError

    def below(self, left: list[Widget], right: list[Widget]) -> list[Widget]:
        """All cards one under another."""
        return [*left, *right]

    # what stands here

    def build(self, profile: Profile) -> None:
        """The cards, and the way on."""
        margin = 24 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else profile.margin
        gap = 24 if profile.kind is Kind.WIDE else profile.gap
        half = (profile.width - 2 * margin - gap) / 2
        beside = profile.is_landscape and half >= LEAST * max(1, theme.text_size)
        left, right = self.cards()
        columns = [left, right] if beside else [self.below(left, right)]
        self._panes = card_panes(columns, self._panes)
        box = BoxLayout(orientation="vertical")
        box.add_widget(title_bar(profile, margin, *self.heading, self.house.back, None))
        box.add_widget(abreast(self._panes, gap, margin))
        box.add_widget(self._foot(profile, margin))
        self.add_widget(box)

    def _foot(self, profile: Profile, margin: float) -> Widget:
        way, narrow, low = self.way_on, profile.is_phone, profile.kind is Kind.SHORT
        key = PushButton(
            way.text,
            self.begin,
            icon=way.icon,
            height=52 if low else 60,
            style="name",
            fill=narrow,
            pos_hint=MIDDLE,
        )
        pad = (dp(margin), dp(8 if low or narrow else 12), dp(margin), dp(8 if low else 16))
        if narrow:
            return Down(key, padding=pad)
        words = Text(way.says, "support", "ink2", pos_hint=MIDDLE)
        return Across(words, key, padding=pad, spacing=dp(16))

    # what the keeper does

    @property
    def begun(self) -> object:
        """What was settled so far."""
        return self.draft

    def change(self, draft: Any) -> None:
        """Other people, other terms."""
        self.draft = draft
        if self.get_root_window() is not None:
            self.arrange(self.profile)

    def size_to(self, step: int) -> None:
        """One more player, or one fewer."""
        self.change(self.draft.sized(self.draft.seats + step))

    def begin(self) -> None:
        """The game begins; Back leads from it to the lobby, not here."""
        self.open_game()
        self.house.shell.skip(self)

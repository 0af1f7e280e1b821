"""The information card of an edition: to read, and of a house edition to change."""

from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.ledger.chains.edition import Edition
from hotels.screens.asking import ask
from hotels.screens.card.comparing import open_comparison
from hotels.screens.card.figure import open_figure
from hotels.screens.card.head import Key, head
from hotels.screens.card.held import Held
from hotels.screens.card.house import HouseCard, Note
from hotels.screens.card.naming import open_naming
from hotels.screens.card.red import RedCard
from hotels.screens.card.sharing import share_card
from hotels.screens.card.side import BlocksCard, Legend, TermsCard
from hotels.screens.profile import Profile
from hotels.screens.screen import Screen
from hotels.screens.theme import theme
from hotels.screens.widgets.foot import Foot
from hotels.screens.widgets.pane import BAR, Pane, abreast, card_panes, settle
from hotels.screens.widgets.plate import Down
from hotels.views import card_list as words
from hotels.views.card import Face, face, legend
from hotels.views.card_house import known_in, made, renamed, suggested
from hotels.views.card_spots import Spot
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp

RIGHT = 452
"""How wide the pane beside the red card is, in dp, where the window is wide."""

LEAST_RIGHT = 360


class CardScreen(Screen):
    """One edition's card, to read; of a house edition that no game is played by, to change."""

    def __init__(self, house: "HotelsApp", edition: Edition, *, at_table: bool = False) -> None:
        super().__init__(house)
        self._panes: list[Pane] = []
        self._soon = Clock.create_trigger(lambda _: self._again(), 0)
        self.held = Held(house, edition, self._soon, at_table=at_table)

    @property
    def edition(self) -> Edition:
        """The edition as it is now."""
        return self.held.edition

    @property
    def pieces(self) -> tuple[str, ...]:
        """The colours of the chains of the edition that is meant."""
        return self.edition.colours

    def show_again(self, profile: Profile) -> None:
        """A game may have begun, or the archive changed, since it was shown."""
        self.held.look_up()
        super().show_again(profile)

    # what stands here

    def build(self, profile: Profile) -> None:
        """The red card, the blocks, the legend, the terms; what can be done above and below."""
        said = face(self.edition)
        margin, gap = profile.margin, profile.gap
        width = dp(profile.width - 2 * margin)
        right = max(LEAST_RIGHT, min(RIGHT, profile.width * 0.37))
        beside = profile.is_landscape and theme.text_size <= 1.3
        wide = width - dp(right + gap) if beside else width
        red = RedCard(said, profile, wide, self.open_spot)
        columns = self._columns(said, red, beside=beside, narrow=profile.is_phone)
        self._panes = card_panes(columns, self._panes, margin)
        if beside:
            self._panes[1].size_hint_x, self._panes[1].width = None, dp(right + BAR)
        box = BoxLayout(orientation="vertical")
        box.add_widget(self._bar(profile))
        box.add_widget(abreast(self._panes, gap, margin))
        if self.held.past or self.held.future:
            box.add_widget(self._foot(profile))
        self.size = (dp(profile.width), dp(profile.height))
        self.add_widget(box)
        settle(self)

    def _columns(
        self, said: Face, red: Widget, *, beside: bool, narrow: bool
    ) -> list[list[Widget]]:
        """The cards in two columns or in one."""
        first: list[Widget] = []
        if self.edition.based_on:
            first.append(HouseCard(self, narrow=narrow))
        elif self.held.at_table:
            first.append(Note(phrase(words.FOR_READING), narrow=narrow))
        rest: list[Widget] = [
            BlocksCard(said, self.open_spot, narrow=narrow),
            Legend(legend(said), narrow=narrow),
            TermsCard(said, self.open_spot, narrow=narrow),
        ]
        return [[red], [*first, *rest]] if beside else [[*first, red, *rest]]

    def _bar(self, profile: Profile) -> Widget:
        main = (
            Key(phrase("Play this edition"), "play", self.play, phrase("play this edition"))
            if self.held.can_change
            else Key(
                phrase("Create house edition"), "pencil", self.make, phrase("create house edition")
            )
        )
        share = Key(
            phrase("as a key|Share"), "printer-outline", self.share, phrase("as a hint|share")
        )
        return head(self.house, profile, self.edition, (share, main))

    def _foot(self, profile: Profile) -> Widget:
        margin, held = dp(profile.margin), self.held
        foot = Foot(profile, held.undo, held.redo)
        foot.say(held.undoes, held.redoes, "", [])
        return Down(foot, padding=(margin, dp(8), margin, dp(8)))

    # what the keeper does

    def open_spot(self, spot: Spot) -> None:
        """A figure explained, and changed where it can be."""
        open_figure(self, spot)

    def make(self, spot: Spot | None = None) -> None:
        """A house edition made from this one, by a name; then the figure that was tapped."""
        names = known_names(self.house)
        taken: set[str] = set()
        with self.house.disk() as store:
            taken = {*store.editions(), *store.editions(damaged=True)}

        def keep(name: str) -> None:
            edition = made(self.edition, name, taken)
            kept = False
            with self.house.disk() as store:
                store.keep_edition(edition.id, edition.written)
                kept = True
            if not kept:
                return
            screen = CardScreen(self.house, edition)
            self.house.show(screen)
            if spot is not None:
                screen.open_spot(spot)

        note = phrase(words.PRINTED)
        if self.edition.based_on:
            note = phrase(words.COPY)
        if self.held.at_table:
            note = phrase(words.FOR_READING)
        told = phrase("Name your house edition"), note, phrase("Create")
        open_naming(self.house, told, suggested(self.edition, names), names, keep)

    def rename(self) -> None:
        """The same edition by another name."""

        def keep(name: str) -> None:
            self.held.change(renamed(self.edition, name))

        others = [name for name in known_names(self.house) if name != self.edition.name]
        told = phrase("Rename house edition"), phrase(words.RENAMED), phrase("as a key|Rename")
        open_naming(self.house, told, self.edition.name, others, keep)

    def delete(self) -> None:
        """The edition goes, if the keeper wants it."""
        ask(self.house, words.deleting(self.edition), self.held.delete, kind="danger")

    def compare(self) -> None:
        """What differs from the printed edition."""
        open_comparison(self.house, self.edition)

    def share(self) -> None:
        """The card handed on."""
        share_card(self.house, self.edition)

    def play(self) -> None:
        """A new game by this edition, or the one that is being set up."""
        from hotels.screens.setup import NewGame
        from hotels.views.setup import Draft

        shell = self.house.shell
        for screen in shell.screens:
            if isinstance(screen, NewGame):
                screen.draft = screen.draft.by(self.edition)
                for _ in shell.screens[shell.screens.index(screen) + 1 :]:
                    self.house.back()
                return
        self.house.draft = (self.house.draft or Draft()).by(self.edition)
        self.house.show(NewGame(self.house))

    def _again(self) -> None:
        """Everything anew, if the screen is shown."""
        if self.get_root_window() is not None:
            self.arrange(self.profile)


def known_names(house: "HotelsApp") -> list[str]:
    """What all editions are called."""
    from hotels.ledger.chains.editions import EDITIONS

    found = [edition.name for edition in EDITIONS.values()]
    with house.disk() as store:
        found += [edition.name for edition in known_in(store.editions().values())]
    return found


def open_card(house: "HotelsApp", edition: Edition, *, at_table: bool = False) -> None:
    """The card of an edition."""
    house.show(CardScreen(house, edition, at_table=at_table))

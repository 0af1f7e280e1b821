"""New game: edition, players, who begins, the deal and the house rules, on one screen."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.objection import Refused
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen
from hotels.screens.setup.deal import deal_card
from hotels.screens.setup.edition import edition_card
from hotels.screens.setup.frame import frame
from hotels.screens.setup.people import people_card
from hotels.screens.setup.picker import edition_meant, open_picker
from hotels.screens.setup.piles import PassedDeal, TypedDeal
from hotels.screens.setup.player import PlayerSheet
from hotels.screens.setup.rules import NamesSheet, rules_card
from hotels.screens.theme import theme
from hotels.screens.widgets.pane import Pane, abreast, card_panes, settle
from hotels.screens.widgets.placed import Placed
from hotels.store.records import Record
from hotels.views.setup import Deal, Draft, again, order, same
from hotels.views.setup_problems import Place, Problem, problems, refusal
from hotels.views.starting import Starting

if TYPE_CHECKING:
    from kivy.uix.widget import Widget

    from hotels.app import HotelsApp
    from hotels.screens.widgets.field import Field


LEAST = 400
"""How wide a pane must be in dp, so that two stand side by side."""


class NewGame(Screen):
    """Everything a table settles before the first tile."""

    def __init__(self, house: "HotelsApp", like: Record | None = None) -> None:
        super().__init__(house)
        self.draft = (like and draft_like(like)) or house.draft or Draft(edition_meant(house))
        self.tried = False
        """Whether the keeper wanted to open the bank, so that what is missing is said."""
        self.adding = self.types_on = False
        """Whether there is a field for a name, and whether typing in it goes on."""
        self.typed = self.wrong = ""
        self.unfolded = False
        self.all_names = False
        self.field: Field | None = None
        self.known: list[str] = []
        """Those who played before, the latest first."""
        self._last: Draft | None = None
        self._panes: list[Pane] = []
        with house.disk() as store:
            self.known = store.people()
            self._last = next(
                (draft for record in store.page(count=5) if (draft := draft_like(record))), None
            )
        if self._last is not None:
            self._last = self._coloured(self._last)
        self.draft = self._coloured(self.draft)

    # what stands on it

    @property
    def pieces(self) -> tuple[str, ...]:
        """The colours of the chains of the edition that is meant."""
        return self.draft.edition.colours

    @property
    def seating(self) -> tuple[int, ...]:
        """The colours of those who sit down."""
        return self.draft.colours

    def build(self, profile: Profile) -> None:
        """The cards, side by side where there is room, and the way on below them."""
        margin = 24 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else profile.margin
        gap = 24 if profile.kind is Kind.WIDE else profile.gap
        half = (profile.width - 2 * margin - gap) / 2
        beside = profile.is_landscape and half >= LEAST * max(1, theme.text_size)
        people, handles = people_card(self, half if beside else profile.width - 2 * margin)
        left: list[Widget] = [edition_card(self), people]
        right: list[Widget] = [deal_card(self)] if self.draft.deals else []
        right.append(rules_card(self))
        self._panes = card_panes([left, right] if beside else [left + right], self._panes)
        self._panes[0].handles = handles
        self.size = (dp(profile.width), dp(profile.height))
        self.add_widget(frame(self, abreast(self._panes, gap, margin), margin))
        settle(self)
        self.types_on = False

    def left(self) -> None:
        """What was settled is there the next time, and a name half typed whenever it is gone on."""
        self.adding = self.begun != ""
        self.house.draft = self.draft

    @property
    def begun(self) -> str:
        """The name half typed; the rest is kept by the house."""
        return self.typed if self.adding else ""

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is said of what is wrong: what is missing only when the bank was to be opened."""
        return tuple(one for one in problems(self.draft) if self.tried or not one.missing)

    def problems_at(self, place: Place, at: int | None = None) -> list[str]:
        """What is wrong at a field."""
        return [one.text for one in self.problems if one.place is place and at in {None, one.at}]

    @property
    def begins_alike(self) -> bool:
        """Whether there is a last game, to begin another like it."""
        return self._last is not None

    @property
    def last(self) -> Draft | None:
        """The people and rules of the last game, if there was one and they are others."""
        return None if self._last == self.draft else self._last

    # what the keeper does

    def change(self, draft: Draft) -> None:
        """Another draft, and everything as it says."""
        self.draft = self._coloured(draft)
        self.redraw()

    def redraw(self) -> None:
        """Everything anew, if the screen is shown."""
        if self.get_root_window() is not None:
            self.arrange(self.profile)

    def start_adding(self) -> None:
        """A field for a name opens."""
        self.adding = self.types_on = True
        self.redraw()

    def stop_adding(self) -> None:
        """The field goes."""
        self.adding, self.typed, self.wrong = False, "", ""
        self.redraw()

    def type_name(self, text: str) -> None:
        """What stands in the field."""
        self.typed, self.wrong = text, ""

    def add_typed(self) -> None:
        """Whoever was typed sits down, or the field says why not; the next name is typed on."""
        self.types_on = True
        self.add(self.typed)

    def add(self, name: str) -> None:
        """Somebody sits down."""
        try:
            self.draft = self._coloured(self.draft.joined(name))
            self.typed = self.wrong = ""
        except Refused as refused:
            self.adding = self.types_on = True
            self.typed = name
            self.wrong = refusal(refused, self.draft)
        self.redraw()

    def seat(self, name: str) -> None:
        """Somebody known sits down, or gets up again; what is half typed stays."""
        names = [*map(same, order(self.draft))]
        try:
            if same(name) in names:
                self.change(self.draft.without(names.index(same(name))))
            else:
                self.change(self.draft.joined(name))
        except Refused as refused:
            self.house.say(refusal(refused, self.draft))

    def remove(self, seat: int) -> None:
        """Somebody is taken off the list."""
        self.change(self.draft.without(seat))

    def move(self, seat: int, to: int) -> None:
        """Somebody takes another seat."""
        self.change(self.draft.moved(seat, to))

    def tell(self, deal: Deal) -> None:
        """The bank is to know the deal so."""
        self.change(self.draft.told(deal))

    def unfold(self) -> None:
        """All house rules."""
        self.unfolded = True
        self.redraw()

    def show_names(self) -> None:
        """All people who played before."""
        self.all_names = True
        self.redraw()

    def repeat(self) -> None:
        """The same people and rules as last time."""
        if self._last is not None:
            self.change(self._last)

    def open_player(self, seat: int) -> None:
        """What can be done with a player."""
        self.house.open_sheet(PlayerSheet(self, seat), width=480)

    def open_tiles(self, seat: int) -> None:
        """Which tile a player drew; then those of the others, and back here."""
        self._ask_tiles(Starting(self.draft, wanted=seat), lambda _: self.house.back())

    def _ask_tiles(self, starting: Starting, done: Callable[[Draft], object]) -> None:
        from hotels.screens.chains.starting import StartingTiles

        self.house.show(StartingTiles(self.house, starting, self._keep, done))

    def _keep(self, draft: Draft) -> None:
        """What was settled on another screen."""
        self.draft = self.house.draft = draft

    def open_names(self) -> None:
        """What the chains are called."""
        self.house.open_sheet(NamesSheet(self), width=560)

    def open_editions(self) -> None:
        """All editions."""

        def pick(edition: Edition) -> None:
            self.draft = self.draft.by(edition)

        open_picker(self.house, self.draft.edition, pick)

    def pass_round(self) -> None:
        """The tablet goes round."""
        self.house.show(PassedDeal(self.house, self))

    def type_piles(self) -> None:
        """The banker types every pile."""
        self.house.show(TypedDeal(self.house, self))

    def open_bank(self) -> None:
        """The game begins, or every field says what it lacks."""
        self.tried = True
        if self.problems:
            self.redraw()
            Placed(self._show_first)()
            return
        starting = Starting(self.draft)
        if self.draft.lays_out and starting.asked is not None:
            self._ask_tiles(starting, self._begin)
        else:
            self._begin(self.draft)

    def _coloured(self, draft: Draft) -> Draft:
        """Everybody in the colour that is remembered, or in the next that is free."""
        new = [person.name for person in draft.people if person.colour is None]
        known: dict[str, int] = {}
        if new:
            with self.house.disk() as store:
                known = store.colours(new)
        return draft.coloured(known)

    def _begin(self, draft: Draft) -> None:
        """The game begins; Back leads from the table to the lobby, not here."""
        from hotels.screens.chains.beginning import begin

        if begin(self.house, draft, [self.house.shell.top, self]):
            self.house.draft = None

    def _show_first(self) -> None:
        """The first thing that is wrong comes into sight."""
        if not self.problems:
            return
        place = self.problems[0].place
        column = 0 if place in {Place.PEOPLE, Place.PERSON} else -1
        pane = self._panes[column]
        cards = pane.content.children[::-1]
        which = 1 if column == 0 else -2 if place is not Place.RULES else -1
        if len(cards) >= 2:
            pane.show(cards[which])


def draft_like(record: Record) -> Draft | None:
    """The people and rules of a game of chains; None where they cannot be read."""
    if record.kind != ChainGame.kind:
        return None
    return again(record.header, record.players, record.names)

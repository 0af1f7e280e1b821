"""The dealt piles: the banker types all, or each types his own while the tablet goes round."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen
from hotels.screens.setup.pad import CountPad
from hotels.screens.setup.table import PileTable, columns_for
from hotels.screens.theme import theme
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.field import fault
from hotels.screens.widgets.pane import Pane
from hotels.screens.widgets.placed import Placed
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.text import Icon, Text
from hotels.screens.widgets.title_bar import title_bar
from hotels.views.setup_problems import Place, fits, hand_sum, problems
from hotels.views.setup_words import next_to_pass, pile_question
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.app import HotelsApp
    from hotels.screens.setup.new_game import NewGame

MIDDLE = {"center_y": 0.5}


def _pad_of(profile: Profile) -> tuple[int, float, float]:
    """The pad's columns, the height of its keys and its width, by the room there is."""
    if profile.is_cramped:
        return 9, 48, profile.width
    if not profile.is_landscape:
        return 6, 64 if profile.kind is Kind.PORTRAIT else 48, profile.width
    high = (profile.height - AROUND - 3 * 10) / 4
    if high < 56 * max(1, theme.text_size):
        return 6, 48, 6 * 48 + 5 * 8
    wide = profile.kind is Kind.WIDE
    return 4, min(84 if wide else 76, high), 376 if wide else 300


AROUND = 220
"""Above and below the keys of a pad beside the table, in dp."""


class Typing(Screen):
    """A table of piles with a pad that never leaves: a tap writes and goes on."""

    secret = False
    """Whether one player types, and nobody else's pile may show."""

    def __init__(self, house: "HotelsApp", setup: "NewGame") -> None:
        super().__init__(house)
        self.setup = setup
        self.seat = self.place = 0
        self.alone = False
        """Whether one player's pile is seen at a time."""
        self._pane: Pane | None = None
        self.pad: CountPad

    @property
    def pieces(self) -> tuple[str, ...]:
        """The colours of the chains of the edition that is meant."""
        return self.setup.draft.edition.colours

    @property
    def chains(self) -> int:
        """How many chains there are."""
        return len(self.setup.draft.edition.chains)

    def typed(self, profile: Profile) -> Widget:
        """Table and pad, side by side or one above the other."""
        draft, landscape = self.setup.draft, profile.is_landscape
        columns, high, pad_wide = _pad_of(profile)
        margin = 24 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else profile.margin
        wide = profile.width - 2 * margin - (pad_wide + profile.gap if landscape else 0)
        sums, phone = not self.secret, profile.is_phone
        divided = columns_for(draft.seats, wide, sums=sums, phone=phone)
        self.alone = self.secret or phone or not divided.fit
        if self.alone:
            divided = columns_for(1, wide, sums=sums, phone=phone)
        seats = (self.seat,) if self.alone else tuple(range(draft.seats))
        offset = self._pane.offset if self._pane is not None else 0
        table = PileTable(
            draft,
            profile,
            seats,
            (self.seat, self.place),
            self.go,
            sums=sums,
            columns=divided,
        )
        self._pane = pane = Pane(table, (), offset)
        if (cell := table.here) is not None:
            Placed(lambda: pane.show(cell))()
        self.pad = CountPad(
            self.write,
            self.step_back,
            lambda count: fits(draft, self.seat, self.place, count, secret=self.secret),
            most=max(chain.dealt for chain in draft.edition.chains),
            columns=columns,
            high=high,
        )
        box = BoxLayout(
            orientation="horizontal" if landscape else "vertical",
            spacing=dp(8 if profile.is_cramped else profile.gap),
        )
        box.add_widget(self._pane)
        if landscape:
            self.pad.size_hint_x, self.pad.width = None, dp(pad_wide)
            self.pad.pos_hint = {"top": 1}
        box.add_widget(self.pad)
        return box

    def write(self, count: int) -> None:
        """So many of this chain; then the next cell."""
        self.setup.draft = self.setup.draft.counted(self.seat, self.place, count)
        self.go_on()
        self.arrange(self.profile)

    def go_on(self) -> None:
        """The next cell, of the next player after the last chain."""
        if self.place < self.chains - 1:
            self.place += 1
        elif not self.secret and self.seat < self.setup.draft.seats - 1:
            self.seat, self.place = self.seat + 1, 0

    def step_back(self) -> None:
        """One cell back."""
        if self.place:
            self.place -= 1
        elif not self.secret and self.seat:
            self.seat, self.place = self.seat - 1, self.chains - 1
        self.arrange(self.profile)

    def go(self, seat: int, place: int) -> None:
        """To a cell that was tapped."""
        self.seat, self.place = seat, place
        self.arrange(self.profile)

    def asked(
        self, head: tuple[str, str], asks: str, content: Widget, way: Widget, *, wrong: bool
    ) -> None:
        """Table and pad, what is asked or wrong, and the way on.

        Where height is scarce it is said beside the title instead of beside the way on.
        """
        title, second = head
        if self.profile.is_cramped:
            self.framed(title, asks, content, way, "red" if wrong else "ink2")
            return
        said: Widget = fault(asks) if wrong else Text(asks, "support", "ink2")
        said.pos_hint = MIDDLE
        foot = (Down if self.profile.is_phone else Across)(said, way, spacing=dp(8))
        self.framed(title, second, content, foot)

    def framed(
        self, title: str, second: str, content: Widget, foot: Widget, role: str = "ink2"
    ) -> None:
        """The bar above, the content, and what is at the foot."""
        profile = self.profile
        margin = 24 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else profile.margin
        box = BoxLayout(orientation="vertical")
        box.add_widget(title_bar(profile, margin, title, second, self.house.back, None, role))
        inner = BoxLayout(padding=(dp(margin), dp(2), dp(margin), dp(0)))
        inner.add_widget(content)
        box.add_widget(inner)
        pad = dp(8 if profile.kind in {Kind.SHORT, Kind.PHONE} else 14)
        box.add_widget(Down(foot, padding=(dp(margin), pad)))
        self.add_widget(box)


class TypedDeal(Typing):
    """The banker types every pile."""

    def build(self, profile: Profile) -> None:
        """The table of all piles."""
        draft = self.setup.draft
        self.seat = min(self.seat, draft.seats - 1)
        wrong = [
            one.text
            for one in problems(draft)
            if one.place in {Place.PILE, Place.CHAIN} and not one.missing
        ]
        asks = wrong[0] if wrong else pile_question(draft, self.place)
        content = self.typed(profile)
        ready = PushButton(
            phrase("Save the hands"),
            self.house.back,
            icon="check",
            fill=profile.is_phone or profile.is_cramped,
        )
        way = self._players(ready) if self.alone else ready
        head = phrase("The deal"), phrase("every hand")
        self.asked(head, asks, content, way, wrong=bool(wrong))

    def _players(self, ready: PushButton) -> Across:
        """The way to the piles of the players before and after, where one is seen at a time."""
        whole = self.profile.is_phone or self.profile.is_cramped
        line = Across(spacing=dp(8), size_hint_x=1 if whole else None)
        seats = self.setup.draft.seats
        for step, icon in ((-1, "chevron-left"), (1, "chevron-right")):
            seat = self.seat + step
            name = self.setup.draft.people[seat % seats].name
            hint = phrase("{player}'s hand", player=name)
            key = IconButton(icon, lambda seat=seat: self.go(seat, 0), hint)
            key.enabled = 0 <= seat < seats
            key.opacity = 1 if key.enabled else 0
            line.add_widget(key)
        line.add_widget(ready, index=1)
        return line


class PassedDeal(Typing):
    """Each types his own pile; between two players the screen hides itself."""

    secret = True

    def __init__(self, house: "HotelsApp", setup: "NewGame") -> None:
        super().__init__(house, setup)
        self.covered = True
        self.tried = False
        self.over = False
        """Whether the last one has typed his."""

    def build(self, profile: Profile) -> None:
        """One player's pile, or nothing but whose turn with the tablet it is."""
        if self.covered:
            self._cover()
        else:
            self._open(profile)

    def take_back(self) -> bool:
        """Back hides an open pile; only from the cover it leads to the set-up."""
        if self.covered:
            return False
        self.covered, self.tried = True, False
        self.arrange(self.profile)
        return True

    def show_pile(self) -> None:
        """Whoever holds the tablet sees his own pile."""
        self.covered, self.place = False, 0
        self._pane = None
        self.arrange(self.profile)

    def hide_pile(self) -> None:
        """His pile is hidden, if it is full; the tablet goes on."""
        draft = self.setup.draft
        if not draft.is_typed(self.seat) or hand_sum(draft, self.seat).off:
            self.tried = True
            self.arrange(self.profile)
            return
        self.covered, self.tried = True, False
        self.over = self.seat == draft.seats - 1
        if not self.over:
            self.seat += 1
        self.arrange(self.profile)

    def start_again(self) -> None:
        """The tablet goes round once more."""
        self.seat, self.over = 0, False
        self.arrange(self.profile)

    def _cover(self) -> None:
        """Nothing of any pile."""
        said = next_to_pass(self.setup.draft, self.seat, over=self.over)
        style = "question narrow" if self.profile.is_phone else "sign"
        words = Down(
            Icon("eye-off-outline", 56, "ink2", pos_hint={"center_x": 0.5}),
            Text(said.headline, style, align="center"),
            Text(said.second, "body", "red" if said.wrong else "ink2", align="center"),
            spacing=dp(14),
        )
        done = self.house.back if self.over else self.show_pile
        main = PushButton(said.button, done, pos_hint={"center_x": 0.5}, height=60)
        words.add_widget(main)
        if said.wrong:
            words.add_widget(
                PushButton(
                    phrase("Pass tablet again"),
                    self.start_again,
                    kind="outlined",
                    pos_hint={"center_x": 0.5},
                )
            )
        words.size_hint_x = None
        words.width = dp(min(640, self.profile.width - 48))
        middle = AnchorLayout(size_hint_y=None)
        middle.add_widget(words)
        pane = Pane(middle)

        def fit(*_: object) -> None:
            middle.height = max(pane.height, words.height)

        pane.bind(height=fit)
        words.bind(height=fit)
        self.framed(phrase("The deal"), phrase("everyone enters their own"), pane, Down())

    def _open(self, profile: Profile) -> None:
        draft = self.setup.draft
        name = draft.people[self.seat].name
        full = draft.is_typed(self.seat) and not hand_sum(draft, self.seat).off
        wrong = not full and (self.tried or bool(hand_sum(draft, self.seat).off))
        hide = PushButton(
            phrase("Hide my hand"),
            self.hide_pile,
            icon="eye-off-outline",
            fill=profile.is_phone or profile.is_cramped,
        )
        head = phrase("as a title|{player}'s hand", player=name), ""
        asks = pile_question(draft, self.place, full=full)
        self.asked(head, asks, self.typed(profile), hide, wrong=wrong)

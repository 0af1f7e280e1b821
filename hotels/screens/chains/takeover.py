"""A takeover from the tile to the last disposal: one sheet, one question at a time."""

from collections.abc import Sequence

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.chains.disposing import Disposing
from hotels.screens.chains.game import Sitting
from hotels.screens.chains.looking_up import standing_tool
from hotels.screens.chains.menu import open_menu
from hotels.screens.chains.shelf import Shelf
from hotels.screens.chains.takeover_queue import (
    ROWS,
    TallCard,
    add_rest,
    counting,
    spring,
)
from hotels.screens.chains.takeover_rows import (
    FEW,
    Bonuses,
    MeetingCard,
    SettledLine,
    all_settled,
    asks_first,
    choosing,
    scrolled_pane,
    settled_row,
    side_width,
)
from hotels.screens.chains.takeover_sign import takeover_sign
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen, scrolled
from hotels.screens.sharing.strip import Strip
from hotels.screens.theme import theme
from hotels.screens.widgets.foot import Deed, Foot
from hotels.screens.widgets.head import Head, Tool
from hotels.screens.widgets.pane import from_top
from hotels.screens.widgets.plate import Across, Card, Down, Hairline
from hotels.screens.widgets.text import Text
from hotels.views import acts
from hotels.views.disposal import Split, rebalanced
from hotels.views.paid import Paid, gathered, payees
from hotels.views.table import edition_title
from hotels.views.takeover import Settled, walk
from hotels.wording.language import phrase


class TakeoverScreen(Screen):
    """Bonuses at the left, disposals at the right; stacked where there is no room."""

    is_table = is_deep = True

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.house)
        self.sitting = sitting
        self.unfolded: int | None = None
        """Which bonus shows its receipt; at first the largest where there is room."""
        self._folded = False
        self.opened = False
        """Whether settled holders stand one by one where they usually share a line."""
        self._left: Bonuses | None = None
        self._card = TallCard()
        self._fill_soon = Clock.create_trigger(lambda _: self._fill(), -1)
        self._shown: tuple[Paid, ...] = ()
        """The bonuses as they stand on the screen."""

    def build(self, profile: Profile) -> None:
        """Everything for the question that is asked now."""
        sitting = self.sitting
        sitting.refresh = self.refresh
        self.walk = walk(sitting.table, sitting.speech, sitting.books)
        kind = profile.kind
        margin, gap = dp(profile.margin), dp(profile.gap)
        leave = Tool("home-outline", phrase("home"), self.house.shell.home)
        more = Tool("dots-vertical", phrase("as a hint|more"), lambda: open_menu(sitting))
        at_foot = [leave, standing_tool(sitting), more] if profile.is_landscape else []
        at_foot = [more] if profile.is_cramped else at_foot
        self.foot = Foot(profile, sitting.undo, sitting.redo, tools=at_foot)
        sign = takeover_sign(self.walk, profile)
        left = self._bonuses(profile)
        self.shelf = Shelf(sitting, profile)
        self.asks_at = Down(self._question(profile))
        self._pane = Down(self.shelf, self.asks_at)
        all_ = BoxLayout(
            orientation="vertical", padding=(margin, dp(12), margin, dp(12)), spacing=gap
        )
        if kind is not Kind.WIDE:
            all_.padding = (margin, dp(4), margin, dp(8))
            all_.spacing = dp(8)
        if profile.is_phone or kind is Kind.PORTRAIT:
            title = edition_title(sitting.books.header)
            head = Head(profile, self.house.shell.home, [standing_tool(sitting), more], title)
            head.say(self.walk.title)
            all_.add_widget(head)
        all_.add_widget(sign)
        all_.add_widget(self._panes(left, profile))
        all_.add_widget(self.foot)
        self.strip = Strip(self.house, profile)
        self.add_widget(self.strip.over(all_))
        self._say_foot()

    def _panes(self, left: Bonuses | None, profile: Profile) -> Widget:
        """Side by side: what was paid, or where the chains meet, and the question."""
        whole, gap = dp(profile.width - 2 * profile.margin), dp(profile.gap)
        side, is_wide = side_width(profile), profile.kind is Kind.WIDE
        self._left = left if profile.is_landscape else None
        if not profile.is_landscape:
            has_room = profile.kind is Kind.PORTRAIT
            parts = [self._pane, *(self._meeting(whole, dp(400)) if has_room else ())]
            if left is not None:
                parts.insert(int(asks_first(profile, self._shown)), left)
            self._column = scrolled(Down(*parts, spacing=dp(8)))
            return self._column
        panes = BoxLayout(spacing=gap)
        if left is not None:
            under = self._meeting(whole - side - gap, dp(260)) if is_wide else ()
            panes.add_widget(scrolled_pane(left, side))
            panes.add_widget(scrolled(Down(self._pane, *under, spacing=gap)))
            left.parent.bind(height=self._fill_soon)
            self.shelf.bind(height=self._fill_soon)
            return panes
        panes.add_widget(scrolled(self._pane))
        for card in self._meeting(side, dp(profile.height - (208 if is_wide else 144))):
            panes.add_widget(scrolled_pane(card, side))
        return panes

    def _fill(self) -> None:
        """Both panes down to the foot."""
        if self._left is not None and self._left.parent is not None:
            high = self._left.parent.height
            self._left.fill(high)
            if self._card.parent is self.asks_at:
                self._card.fill(high - self.shelf.height)

    def _room(self, profile: Profile) -> float:
        """How wide the pane of the question is."""
        whole = dp(profile.width - 2 * profile.margin)
        if profile.is_landscape and (self.walk.paid or self.walk.meeting is not None):
            whole -= side_width(profile) + dp(profile.gap)
        return whole

    def refresh(self) -> None:
        """The next question; what was paid before it stands where it stood."""
        self.shelf.show()
        before, settled = self.walk, self._settled_facts()
        self.walk = walk(self.sitting.table, self.sitting.speech, self.sitting.books)
        if self._settled_facts() != settled:
            self.arrange(self.profile)
        elif self.walk._replace(paid=()) != before._replace(paid=()):
            self._ask()
            from_top(self.disposing if self.walk.asked is not None else self.asks_at)
        else:  # what was tapped stays where it is
            self._say_foot()

    def _ask(self) -> None:
        """The question anew."""
        self.asks_at.clear_widgets()
        self.asks_at.add_widget(self._question(self.profile))
        self._fill()
        self._say_foot()

    def _settled_facts(self) -> tuple[object, ...]:
        """What of the screen does not change from one answer to the next."""
        said = self.walk
        paid = [row._replace(receipt=None, books=None) for row in said.paid]
        return said.headline, said.second, said.defunct, said.survivor, said.meeting, paid

    def take_back(self) -> bool:
        """Back goes home; the takeover waits as it is."""
        self.house.shell.home()
        return True

    # what stands beside the question

    def _bonuses(self, profile: Profile) -> Bonuses | None:
        """What was paid; many who got nothing share a row, and on a phone they are left out."""
        paid = self.walk.paid
        if not paid:
            return None
        if profile.is_phone:
            paid = tuple(row for row in paid if row.rank)
        elif len(paid) > FEW:
            paid = gathered(paid, self.sitting.speech)
        self._shown = paid
        return Bonuses(paid, self._unfolded(profile), profile, self._unfold, self._turn)

    def _unfolded(self, profile: Profile) -> Paid | None:
        """Which bonus shows its receipt: the largest at first, where there is room."""
        if profile.kind not in {Kind.WIDE, Kind.PORTRAIT}:
            return None
        place = self.unfolded
        if place is None and profile.kind is Kind.WIDE and not self._folded:
            place = 0 if len(self._shown) <= FEW else None
        payees = [row for row in self._shown if row.receipt is not None]
        return payees[min(place, len(payees) - 1)] if place is not None and payees else None

    def _unfold(self, row: Paid) -> None:
        if self.profile.kind in {Kind.WIDE, Kind.PORTRAIT}:
            same = self._unfolded(self.profile) is row
            payees = [one for one in self._shown if one.receipt is not None]
            self.unfolded, self._folded = None if same else payees.index(row), same
            self.arrange(self.profile)
        else:
            self._turn(row)

    def _turn(self, row: Paid) -> None:
        from hotels.screens.receipt import ReceiptScreen, disputing

        if row.receipt is not None and row.books is not None:
            speech = self.sitting.speech
            desk = disputing(self.house, row.books, row.chain, speech, shown=True)
            self.house.show(ReceiptScreen(self.house, row.receipt(), desk))

    def _meeting(self, width: float, height: float) -> list[Widget]:
        """The board where the chains meet, while the question leaves room for it."""
        said = self.walk.meeting
        if said is None:
            return []
        return [MeetingCard(said, width, height, told=not self.walk.choices)]

    # the question

    def _question(self, profile: Profile) -> Widget:
        said = self.walk
        if said.choices:
            choose = self.sitting.choose
            asked = choosing(said.question, said.choices, profile, lambda one: choose(one.place))
            if not said.settled:
                return asked
            card = Card()
            self._settled_rows(card, said.settled, profile)
            return Down(card, asked, spacing=dp(8))
        if said.counted is not None:
            says, begun = self.sitting.announce, self.sitting.unsaid.begun
            return counting(said.counted, (said.question, said.hint), says, begun, profile)
        card = self._card = TallCard()
        settled = said.settled
        tight = profile.is_phone or profile.is_cramped or (profile.kind is Kind.SHORT and settled)
        if not tight:
            head = Across(
                Text(said.question, "name", pos_hint={"center_y": 0.5}),
                padding=(dp(20), dp(8)),
            ).at_least(theme.least(48, "name"))
            card.add_widget(head)
        if asks_first(profile, self._shown) and said.paid and not settled:
            card.add_widget(SettledLine(payees(said.paid), self._to_bonuses, "cash-multiple"))
        self._settled_rows(card, settled, profile)
        if said.asked is not None and self.split is not None:
            self.disposing = Disposing(
                said.asked,
                self.split,
                self.sitting,
                profile,
                self._room(profile),
                on_step=self._step,
                on_done=self.sitting.dispose,
            )
            card.add_widget(self.disposing)
            card.add_widget(spring("priC"))
        add_rest(card, said, profile)
        return card

    def _to_bonuses(self) -> None:
        """Down to what was paid."""
        if self._column.viewport_size[1] > self._column.height:
            self._column.scroll_y = 0

    def _settled_rows(self, card: Card, settled: Sequence[Settled], profile: Profile) -> None:
        """Who has disposed and what the bank pays: the last ones row by row where there is room."""
        rows = ROWS.get(profile.kind, 0)
        earlier = max(self.walk.earlier, len(settled) - rows) if rows else len(settled)
        if self.opened:
            earlier = 0
        if earlier:
            card.add_widget(SettledLine(all_settled(settled[:earlier]), self._open))
        for one in settled[earlier:]:
            if card.children:
                card.add_widget(Hairline())
            card.add_widget(settled_row(one, profile, self._room(profile)))

    def _open(self) -> None:
        self.opened = True
        self._ask()

    # what the one who is asked says

    @property
    def split(self) -> Split | None:
        """Sell, trade and keep, as far as the one who is asked has said; at first all is kept."""
        asked = self.walk.asked
        if asked is None:
            return None
        return self.sitting.unsaid.split or asked.at_first

    def _step(self, which: int, change: int) -> None:
        asked = self.walk.asked
        if asked is None or self.split is None:
            return
        self.sitting.unsaid.split = rebalanced(asked, self.split, which, change)
        self.disposing.show(self.split)
        self._say_foot()

    def _say_foot(self) -> None:
        table, speech = self.sitting.table, self.sitting.speech
        undo = acts.undo_caption(table, speech)
        deeds = []
        asked = self.walk.asked
        if asked is not None and self.split is not None:
            deeds.append(self.disposing.deed())
        if self.sitting.unsaid.late is not None:
            deeds.append(Deed(phrase("as a key|Cancel"), self.sitting.dispose_late, "close"))
        if self.walk.may_go_on:
            deeds.append(Deed(phrase("Play on"), self.sitting.play_on, "play"))
        sentence = "" if deeds else f"{acts.last_sentence(table, speech)}."
        self.foot.say(undo, acts.redo_caption(table, speech), sentence, deeds)
        self.strip.hear(self.sitting)

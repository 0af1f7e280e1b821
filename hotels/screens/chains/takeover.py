"""A takeover from the tile to the last disposal: one sheet, one question at a time."""

from collections.abc import Sequence

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.screens.chains.bar import Foot, Head
from hotels.screens.chains.disposing import Disposing
from hotels.screens.chains.game import Sitting
from hotels.screens.chains.takeover_rows import ChoiceRow, PaidRow, SettledLine, settled_row
from hotels.screens.chains.takeover_sign import takeover_sign
from hotels.screens.profile import Kind, Profile
from hotels.screens.screen import Screen, scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.pad import NumberPad
from hotels.screens.widgets.plate import Across, Card, Down, Hairline, Space
from hotels.screens.widgets.receipt import FoldedReceipt
from hotels.screens.widgets.text import Icon, Text
from hotels.views import acts
from hotels.views.disposal import rebalanced
from hotels.views.paid import Paid
from hotels.views.table import edition_title
from hotels.views.takeover import Choice, Counted, Settled, walk
from hotels.wording.amounts import listed


class TakeoverScreen(Screen):
    """Bonuses at the left, disposals at the right; stacked where there is no room."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.house)
        self.sitting = sitting
        self.split: tuple[int, int, int] | None = None
        """Sell, trade and keep, as far as the one who is asked has said."""
        self.unfolded: int | None = None
        """Which bonus shows its receipt; at first the largest where there is room."""
        self._folded = False
        self.opened = False
        """Whether settled holders stand one by one where they usually share a line."""
        self._about: object = None

    def build(self, profile: Profile) -> None:
        """Everything for the question that is asked now."""
        sitting = self.sitting
        sitting.refresh = self.refresh
        self.walk = walk(sitting.table, sitting.speech)
        self._begin()
        kind = profile.kind
        margin, gap = dp(profile.margin), dp(profile.gap)
        self.foot = Foot(profile, sitting.undo, sitting.redo)
        sign = takeover_sign(self.walk, profile)
        left = self._bonuses(profile)
        right = self._asking = Down(self._question(profile))
        all_ = BoxLayout(
            orientation="vertical", padding=(margin, dp(12), margin, dp(12)), spacing=gap
        )
        if kind is not Kind.WIDE:
            all_.padding = (margin, dp(4), margin, dp(8))
            all_.spacing = dp(8)
        if profile.is_phone or kind is Kind.PORTRAIT:
            head = Head(profile, self.house.shell.home, [], edition_title(sitting.books.header))
            head.say(f"Turn {sitting.books.turn}, takeover")
            all_.add_widget(head)
        all_.add_widget(sign)
        if profile.is_landscape:
            panes = BoxLayout(spacing=gap)
            if left is not None:
                pane = scrolled(left)
                pane.size_hint_x = None
                pane.width = dp(440 if kind is Kind.WIDE else 320)
                panes.add_widget(pane)
            panes.add_widget(scrolled(right))
            all_.add_widget(panes)
        else:
            column = Down(*([left] if left is not None else []), right, spacing=dp(8))
            all_.add_widget(scrolled(column))
        all_.add_widget(self.foot)
        self.add_widget(all_)
        self._say_foot()

    def refresh(self) -> None:
        """The next question; what was paid before it stands where it stood."""
        before = self._settled_facts()
        self.walk = walk(self.sitting.table, self.sitting.speech)
        if self._settled_facts() != before:
            self.arrange(self.profile)
            return
        self._begin()
        self._asking.clear_widgets()
        self._asking.add_widget(self._question(self.profile))
        self._say_foot()

    def _settled_facts(self) -> tuple[object, ...]:
        """What of the screen does not change from one answer to the next."""
        said = self.walk
        paid = [row[:-1] for row in said.paid]
        return said.headline, said.second, said.defunct, said.survivor, paid

    def take_back(self) -> bool:
        """Back goes home; the takeover waits as it is."""
        self.house.shell.home()
        return True

    # the bonuses

    def _bonuses(self, profile: Profile) -> Card | None:
        paid = self.walk.paid
        if not paid:
            return None
        card = Card()
        if not profile.is_phone:
            head = Text("Bonuses, paid", "name", pos_hint={"center_y": 0.5})
            card.add_widget(Across(head, padding=(dp(20), dp(8))).at_least(theme.least(60, "name")))
        payees = [row for row in paid if row.receipt is not None]
        shown = payees if profile.is_phone else paid
        for place, row in enumerate(shown):
            if place or not profile.is_phone:
                card.add_widget(Hairline())
            several = len(self.walk.defunct) > 1
            card.add_widget(PaidRow(row, profile, lambda row=row: self._unfold(row), several))
        folds = profile.kind in {Kind.WIDE, Kind.PORTRAIT}
        unfolded = self._unfolded(profile)
        if folds and unfolded is not None and payees:
            row = payees[min(unfolded, len(payees) - 1)]
            if row.receipt is not None:
                card.add_widget(Hairline())
                card.add_widget(
                    FoldedReceipt(
                        row.receipt(),
                        lambda: self._turn(row),
                        heading=f"How {row.name}'s bonus comes about",
                        radius=(0, 0, 11, 11),
                    )
                )
        return card

    def _unfolded(self, profile: Profile) -> int | None:
        """Which bonus shows its receipt: the largest at first, where there is room."""
        if self.unfolded is None and profile.kind is Kind.WIDE and not self._folded:
            return 0
        return self.unfolded

    def _unfold(self, row: Paid) -> None:
        payees = [one for one in self.walk.paid if one.receipt is not None]
        if row not in payees:
            return
        if self.profile.kind in {Kind.WIDE, Kind.PORTRAIT}:
            place = payees.index(row)
            same = self._unfolded(self.profile) == place
            self.unfolded, self._folded = None if same else place, same
            self.arrange(self.profile)
        else:
            self._turn(row)

    def _turn(self, row: Paid) -> None:
        from hotels.screens.receipt import ReceiptScreen

        if row.receipt is not None:
            self.house.show(ReceiptScreen(self.house, row.receipt()))

    # the question

    def _question(self, profile: Profile) -> Widget:
        said = self.walk
        if said.choices:
            return self._choosing(said.choices, profile)
        if said.counted is not None:
            return self._counting(said.counted, profile)
        card = Card()
        tight = profile.is_phone or (profile.kind is Kind.SHORT and said.settled)
        if not tight:
            head = Across(
                Text(said.question, "name", pos_hint={"center_y": 0.5}),
                padding=(dp(20), dp(8)),
            ).at_least(theme.least(60, "name"))
            card.add_widget(head)
        self._settled_rows(card, said.settled, profile)
        if said.asked is not None and self.split is not None:
            self.disposing = Disposing(
                said.asked,
                self.split,
                self.sitting.books,
                profile,
                on_step=self._step,
                on_done=self.sitting.dispose,
            )
            card.add_widget(self.disposing)
        waits = f"Then {', '.join(said.waiting)}." if said.waiting else "Then the turn goes on."
        if said.asked is not None:
            waits = (
                f"{waits} A kept block is worth nothing while {said.asked.chain_name} is "
                "off the board."
            )
        note = Across(
            Icon("information-outline", 20, "ink2", pos_hint={"center_y": 0.5}),
            Text(waits, "support", "ink2", pos_hint={"center_y": 0.5}),
            spacing=dp(8),
            padding=(dp(20), dp(12)),
        )
        card.add_widget(note)
        return card

    def _settled_rows(self, card: Card, settled: Sequence[Settled], profile: Profile) -> None:
        small = profile.kind in {Kind.PHONE, Kind.SHORT}
        if small and settled and not self.opened:
            names = listed(dict.fromkeys(one.name for one in settled))
            verb = "is" if len(settled) == 1 else "are"
            row = SettledLine(f"{names} {verb} settled", self._open)
            card.add_widget(row)
            return
        for one in settled:
            if card.children:
                card.add_widget(Hairline())
            card.add_widget(settled_row(one, profile))

    def _open(self) -> None:
        self.opened = True
        self.refresh()

    def _choosing(self, choices: Sequence[Choice], profile: Profile) -> Widget:
        card = Card()
        card.add_widget(
            Across(
                Text(self.walk.question, "question", pos_hint={"center_y": 0.5}),
                padding=(dp(20), dp(12)),
            ).at_least(theme.least(64, "question"))
        )
        for choice in choices:
            card.add_widget(Hairline())
            card.add_widget(ChoiceRow(choice, profile, lambda choice=choice: self._choose(choice)))
        return card

    def _choose(self, choice: Choice) -> None:
        self.sitting.choose(choice.place)

    def _counting(self, asked: Counted, profile: Profile) -> Widget:
        low = profile.kind in {Kind.SHORT, Kind.PHONE}
        card = Card(padding=(dp(20), dp(16)), spacing=dp(12))
        card.add_widget(Text(self.walk.question, "question"))
        if asked.is_bank:
            hint = "The number on the tile counts as the bank's blocks."
        else:
            hint = "He shows them; numbers that cannot be are only outlined."
        card.add_widget(Text(hint, "support", "ink2"))
        card.add_widget(NumberPad(self.sitting.announce, asked.possible, height=60 if low else 84))
        if asked.so_far:
            said = "; ".join(f"{one.name} {one.amount}" for one in asked.so_far)
            card.add_widget(Text(f"Said so far: {said}.", "body"))
        if asked.waiting:
            card.add_widget(Text(f"Then {', '.join(asked.waiting)}.", "support", "ink2"))
        card.add_widget(Space(height=4))
        return card

    # what the one who is asked says

    def _begin(self) -> None:
        """A new question begins with everything kept."""
        asked = self.walk.asked
        about = None if asked is None else (asked.player, asked.chain, asked.held)
        if about != self._about:
            self._about = about
            self.split = None if asked is None else (0, 0, asked.held)

    def _step(self, which: int, change: int) -> None:
        asked = self.walk.asked
        if asked is None or self.split is None:
            return
        self.split = rebalanced(asked, self.split, which, change)
        self.disposing.show(self.split)
        self._say_foot()

    def _say_foot(self) -> None:
        table, speech = self.sitting.table, self.sitting.speech
        undo = acts.taken_back(table, speech)
        deeds = []
        asked = self.walk.asked
        if asked is not None and self.split is not None:
            deeds.append(self.disposing.deed())
        sentence = "" if deeds else acts.last_sentence(table, speech)
        self.foot.say(undo, acts.brought_back(table, speech), sentence, deeds)

"""A purse or a pile counted at the table: compared with the books, noted or put right."""

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from hotels.ledger.chains.entries import Correct, Count
from hotels.ledger.chains.terms import Player
from hotels.ledger.posting import CASH
from hotels.screens.asking import Key
from hotels.screens.chains.bills import Bills
from hotels.screens.chains.game import Sitting
from hotels.screens.menu import Row, show_menu
from hotels.screens.profile import Profile
from hotels.screens.screen import scrolled
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.leader import StepRow
from hotels.screens.widgets.pad import Begun, Digits, NumberPad
from hotels.screens.widgets.pane import settle
from hotels.screens.widgets.plate import Across, Down, Flow, Ground, Hairline
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Reserved, Text
from hotels.views.counts import (
    Compared,
    Thing,
    bills_of,
    compared,
    in_bills,
    things,
    unknown_piles,
    with_bills,
)
from hotels.wording.amounts import money
from hotels.wording.language import phrase

MIDDLE = {"center_y": 0.5}

BESIDE = 600
"""From this width on, in dp at plain text, the pad and the answer stand side by side."""

SLOT = 112
"""How high the answer over the pad is, in dp, so that no key moves under the finger."""

WIDE = 860
"""How wide the sheet is where the pad and the answer stand side by side."""


class ThingKey(Tap, AnchorLayout):
    """One thing that can be counted: the purse by its word, a pile by its fob."""

    def __init__(self, thing: Thing, on_tap: object, *, chosen: bool) -> None:
        super().__init__(on_tap=on_tap, size_hint=(None, None), corner=10)
        self.thing, self.chosen = thing.thing, chosen
        ground = "priC" if chosen else "sheet"
        Ground(self, ground, ground if chosen else "outline", 10, 1.5)
        if thing.place is None:
            ink = "onPriC" if chosen else "ink"
            label = Text(thing.name, "support medium", ink, shrink=True)
            self.size = label.width + dp(28), max(dp(48), label.height + dp(16))
            self.add_widget(label)
        else:
            self.size = dp(48), dp(48)
            self.add_widget(Fob(thing.place, thing.letter, 34, ground=ground))


class Counting:
    """A count under way; it remembers what was entered while the window turns."""

    def __init__(self, sitting: Sitting, seat: Player, thing: str) -> None:
        self.sitting, self.seat, self.thing = sitting, seat, thing
        self.by_bills = False
        self._clear()

    @property
    def kinds(self) -> tuple[int, ...]:
        """The bills of the edition, the largest first."""
        return bills_of(self.sitting.books.header)

    @property
    def count(self) -> int | None:
        """What was counted, as far as it was entered."""
        if self.thing == CASH and self.by_bills:
            return in_bills(self.sitting.books.header, self.bills)
        return self.begun.number

    def open(self) -> None:
        """The sheet."""
        self.sitting.house.open_sheet(self, width=WIDE)

    def __call__(self, profile: Profile) -> Widget:
        """The sheet's content: what is counted, the pad, and what it comes to."""
        self._stacked = profile.is_phone or profile.width < BESIDE * theme.text_size
        self._high = 48 if self._stacked else 52
        known = things(self.sitting.books, self.sitting.speech, self.seat)
        chosen = next((one for one in known if one.thing == self.thing), known[0])
        self.thing = chosen.thing
        self._field = Text(" ", "amount large", align="center")
        self._slot = Down(spacing=dp(8), padding=(0, 0, dp(10), 0))
        self._keys = Across(spacing=dp(8))
        self._flags: tuple[bool, bool, str] | None = None
        head = self._head(known, chosen)
        pad = Down(self._entry(chosen), self._still(known, self._pad(chosen)), spacing=dp(10))
        if self._stacked:
            slot = scrolled(self._slot)
            slot.size_hint_y, slot.height = None, dp(SLOT) * theme.text_size
            content = Down(head, slot, pad, self._keys, spacing=dp(12))
        else:
            answer = BoxLayout(orientation="vertical", size_hint_y=None, spacing=dp(12))
            answer.add_widget(scrolled(self._slot))
            answer.add_widget(self._keys)
            pad.bind(height=answer.setter("height"))
            answer.height = pad.height
            content = Down(head, Across(pad, answer, spacing=dp(24)), spacing=dp(16))
        self._show()
        return content

    # what stands there

    def _head(self, known: tuple[Thing, ...], chosen: Thing) -> Widget:
        """Whose purse or pile, and what else of his can be counted."""
        style = "question narrow" if self._stacked else "question"
        asked = Reserved(self._question(chosen), style)
        asked.reserve([self._question(one) for one in known])
        head = Down(asked, spacing=dp(10))
        if len(known) > 1:
            keys = Flow()
            for one in known:
                does = lambda one=one: self._choose(one.thing)  # noqa: E731 - what the key does
                keys.add_widget(ThingKey(one, does, chosen=one is chosen))
            head.add_widget(keys)
        return head

    def _question(self, chosen: Thing) -> str:
        player = self.sitting.speech.player(self.seat)
        if chosen.thing == CASH:
            return phrase("How much cash does {player} have?", player=player)
        return phrase(
            "How many {chain} {word.blocks} does {player} have?",
            chain=chosen.name,
            word=self.sitting.speech.word,
            player=player,
        )

    def _entry(self, chosen: Thing) -> Widget:
        """What was entered so far, and for money the other way to enter it."""
        high = dp(52 if self._stacked else 60)
        field = AnchorLayout(size_hint_y=None, height=max(high, theme.least(0, "amount large")))
        Ground(field, "cont", None, 12)
        field.add_widget(self._field)
        if chosen.thing != CASH:
            return field
        text = phrase("By amount") if self.by_bills else phrase("By bills")
        high = 52 if self._stacked else 60
        other = PushButton(text, self._turn, kind="outlined", height=high, compact=True)
        return Across(field, other, spacing=dp(8))

    def _pad(self, chosen: Thing) -> Widget:
        """Keys for digits, steppers for bills, or one key a number of blocks."""
        self._bills: Bills | None = None
        if chosen.thing != CASH:
            return NumberPad(self._pick, range(chosen.most + 1), self.begun, height=self._high)
        if self.by_bills:
            self._bills = Bills(self.kinds, self.bills, self._step)
            return self._bills
        return Digits(self._type, self._rub)

    def _still(self, known: tuple[Thing, ...], pad: Widget) -> Widget:
        """A pad in the room of the highest of them, so that nothing around it moves."""
        most = max((one.most for one in known if one.thing != CASH), default=0)
        pads = (
            NumberPad(self._pick, range(most + 1), Begun(), height=self._high),
            Bills(self.kinds, self.bills, self._step),
            Digits(self._type, self._rub),
        )
        for one in pads:
            settle(one)
        pad.pos_hint = {"top": 1}
        return Across(pad).at_least(max(one.height for one in pads))

    def _show(self) -> None:
        """What was counted, and what it comes to."""
        count = self.count
        said = compared(self.sitting.table, self.sitting.speech, self.seat, self.thing, count)
        shown = " " if count is None else money(count) if self.thing == CASH else str(count)
        self._field.text = shown
        self._slot.clear_widgets()
        for line in self._answer(said):
            self._slot.add_widget(line)
        flags = bool(said.noted), said.may_right, said.why_not
        if flags != self._flags:
            self._flags = flags
            self._stand_keys(*flags)

    def _answer(self, said: Compared) -> list[Widget]:
        """The difference, since when, what can be done, and what moved it since."""
        lines: list[Widget] = [Text(said.books, "name short" if said.noted else "body")]
        if said.since:
            lines.append(Text(said.since, "body"))
        if said.noted:
            lines.append(Text(f"{said.noted} {said.right}".strip(), "support", "ink2"))
        else:
            unknown = unknown_piles(self.sitting.books, self.sitting.speech, self.seat)
            lines += [Text(unknown, "support", "ink2")] if unknown else []
        if said.moved:
            lines += [
                Hairline(),
                Text(phrase("Changes since then, by turn"), "support medium", "ink2"),
            ]
        for one in said.moved:
            lines.append(StepRow(f"{one.turn} · {one.text}", one.amount, style="support"))
            if one.fits:
                hint = phrase("This matches the difference exactly. Was it handed over?")
                lines.append(Text(hint, "support", "brass"))
        return lines

    def _stand_keys(self, may_note: bool, may_right: bool, why: str) -> None:  # noqa: FBT001 - what may be
        """What can be done with the count."""
        self._keys.clear_widgets()
        for text, does, kind, may in (
            (phrase("Adjust the books"), self._put_right, "outlined", may_right),
            (phrase("Just note it"), self._note, "filled", may_note),
        ):
            look = kind if may else "tonal"
            key = PushButton(text, does if may else None, kind=look, fill=True, why=why)
            key.enabled = may
            if not may:
                key.label.recolour("ink3")
            self._keys.add_widget(key)

    # fingers

    def _clear(self) -> None:
        self.begun = Begun()
        self.bills = (0,) * len(self.kinds)

    def _choose(self, thing: str) -> None:
        """Something else of the same player is counted."""
        if thing != self.thing:
            self.thing = thing
            self._clear()
            self._again()

    def _turn(self) -> None:
        """Bill by bill, or digit by digit."""
        self.by_bills = not self.by_bills
        self._clear()
        self._again()

    def _again(self) -> None:
        self.sitting.house.shell.renew_sheet()

    def _type(self, digits: str) -> None:
        self.begun.type(digits)
        self._show()

    def _rub(self) -> None:
        self.begun.rub()
        self._show()

    def _pick(self, blocks: int) -> None:
        self.begun.digits = str(blocks)
        self._show()

    def _step(self, place: int, change: int) -> None:
        self.bills = with_bills(self.bills, place, change)
        if self._bills is not None:
            self._bills.show(self.bills)
        self._show()

    def _note(self) -> None:
        if (count := self.count) is not None:
            self.sitting.house.close_sheet()
            self.sitting.write(Count(self.seat, self.thing, count))

    def _put_right(self) -> None:
        if (count := self.count) is not None:
            self.sitting.house.close_sheet()
            self.sitting.write(Correct(self.seat, self.thing, count))


def open_count(sitting: Sitting, seat: Player, thing: str = CASH) -> None:
    """A sheet to count a player's purse or one of his piles on."""
    Counting(sitting, seat, thing).open()


def choose_count(sitting: Sitting) -> None:
    """A sheet that asks whose purse or piles are counted."""

    def row(seat: Player) -> Row:
        _, *piles = things(sitting.books, sitting.speech, seat)
        second = phrase("cash only")
        if piles:
            second = phrase(
                "cash, and all {word.blocks} known to the bank", word=sitting.speech.word
            )
        name = sitting.speech.player(seat)
        return Row("account-outline", name, second, lambda: open_count(sitting, seat))

    seats = range(sitting.books.header.seats)
    show_menu(
        sitting.house,
        phrase("Whose cash or {word.blocks} are you checking?", word=sitting.speech.word),
        lambda: [*map(row, seats)],
    )


def count_key(sitting: Sitting, seat: Player, thing: str) -> Key:
    """The key on an objection that counts what was too little."""
    player = sitting.speech.player(seat)
    text = phrase("Count {player}'s cash", player=player)
    if thing != CASH:
        text = phrase("Count {player}'s {chain}", player=player, chain=sitting.speech.chain(thing))
    return text, lambda: open_count(sitting, seat, thing)

"""One who is asked: sell, trade, keep, and what it comes to."""

from collections.abc import Callable, Sequence

from kivy.metrics import dp

from hotels.screens.chains.game import Sitting
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import CLEAR, IconButton, PushButton
from hotels.screens.widgets.drawing import styled, widest_word, wrapped
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.foot import Deed
from hotels.screens.widgets.plate import Across, Down, Ground, Hairline
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.text import Text, unbroken
from hotels.views.chains import chain_letters
from hotels.views.disposal import Asked, Split, at_once, outcome, sales, why_no_trade
from hotels.wording.amounts import money
from hotels.wording.language import phrase
from hotels.wording.speech import Speech

LEAST_HEAD, LEAST_STEPPER = 180, 124
"""How wide a question is at least where keys stand beside it, and a stepper beside its number."""


class Disposing(Down):
    """Steppers for sell, trade and keep, keys for all of one, and what to hand over."""

    def __init__(
        self,
        asked: Asked,
        split: Split,
        sitting: Sitting,
        profile: Profile,
        room: float,
        *,
        on_step: Callable[[int, int], None],
        on_done: Callable[[int, int, int], None],
    ) -> None:
        phone = profile.is_phone
        low = profile.kind in {Kind.PHONE, Kind.SHORT}
        side, top = dp(16 if phone else 20), dp(10 if low else 14)
        super().__init__(padding=(side, top), spacing=dp(8 if low else 12))
        books, speech = sitting.books, sitting.speech
        self.asked, self._books, self._done = asked, books, on_done
        self._sitting = sitting
        self._room = room - 2 * side
        Ground(self, "priC", None, 0)
        question = "question narrow" if profile.kind is not Kind.WIDE else "question"
        said = phrase("{player} holds {held}", player=asked.name, held=asked.held)
        self._place_head(Text(said, question, "onPriC"), phone=phone)
        self._steppers = tuple(
            Stepper(lambda change, which=which: on_step(which, change), ground="sheet")
            for which in range(3)
        )
        self._place_steppers(asked, phone=phone)
        self.add_widget(Hairline("outline"))
        self._hand = Text("", "amount large", "onPriC")
        self._bills = Text("", "bonus", "onPriC")
        self._got = Text("", "amount", "onPriC", shrink=True, pos_hint={"center_y": 0.5})
        self._left = Text("", "amount large", "onPriC")
        self._place_outcome(asked, speech, chain_letters(books.header, speech), phone=phone)
        self.split = split
        self.show(split)

    def show(self, split: Split) -> None:
        """The three numbers, and what they come to."""
        self.split = split
        whys = "", why_no_trade(self.asked, self._sitting.speech), ""
        rows = zip(self._steppers, split, self.asked.mosts, whys, strict=True)
        for stepper, number, most, why in rows:
            stepper.show(number, least=0, most=most, why=why)
        said = outcome(self.asked, *split, self._books)
        self._hand.text = said.amount
        self._bills.text = unbroken(said.bills) or " "
        self._got.text = str(said.blocks) if said.blocks else phrase("none")
        self._left.text = said.left

    def deed(self) -> Deed:
        """The button that settles it."""
        said = outcome(self.asked, *self.split, self._books)
        return Deed(said.label, self._finish, "check", "filled", is_wide=True)

    def compare(self) -> None:
        """Every way to dispose of these, the best first; nothing of it is done."""
        from hotels.screens.desk.calculator import CalculatorScreen
        from hotels.views.calculator import falling_at

        sitting = self._sitting
        falling = falling_at(sitting.books, self.asked)
        called = dict(sitting.speech.chains)
        sitting.house.show(CalculatorScreen(sitting.house, falling, called))

    def _finish(self) -> None:
        self._done(*self.split)

    def _place_head(self, head: Text, *, phone: bool) -> None:
        """Who is asked, and the keys for all of one kind, beside it where both have room."""
        beside = self._keys(fill=False)
        hint = phrase("as a hint|compare all options")
        compare = IconButton("calculator-variant-outline", self.compare, hint, role="onPriC")
        rest = self._room - sum(key.natural + dp(8) for key in beside.children)
        rest -= compare.width + dp(8)
        whole = styled(head.text, head.style).width
        least = max(min(whole, dp(LEAST_HEAD)), widest_word(head.text, head.style))
        head.pos_hint = {"center_y": 0.5}
        if phone or rest < least:
            self.add_widget(Across(head, compare, spacing=dp(8)))
            self.add_widget(self._keys(fill=True))
            return
        self.add_widget(Across(head, compare, beside, spacing=dp(8)))

    def _keys(self, *, fill: bool) -> Across | Down:
        """All of one kind at once: that settles it."""
        done, choices = self._done, at_once(self.asked)
        wide = (self._room - dp(8) * (len(choices) - 1)) / len(choices)
        room = wide - dp(2 * CLEAR)
        whole = all(styled(text, "button").width <= room for text, _ in choices)
        keys: Across | Down
        if fill and not all(_fits(text, room) for text, _ in choices):
            keys, whole = Down(spacing=dp(8)), True
        else:
            middle = {"center_y": 0.5}
            keys = Across(spacing=dp(8), size_hint_x=1 if fill else None, pos_hint=middle)
        for text, split in choices:
            keys.add_widget(
                PushButton(
                    text,
                    lambda split=split: done(*split),
                    kind="outlined",
                    height=48,
                    fill=fill and whole,
                    compact=True,
                    most=0 if whole or not fill else room,
                    least=wide if fill and not whole else 0,
                )
            )
        return keys

    def _place_steppers(self, asked: Asked, *, phone: bool) -> None:
        """The three beside each other, each under its words, or each beside its own in a row."""
        labels = (
            (phrase("Sell"), phrase("at {price}", price=money(asked.price))),
            (phrase("Trade"), phrase("2 for 1")),
            (phrase("Keep"), phrase("the rest")),
        )
        column = (self._room - dp(2 * 16)) / 3
        wide = [
            (styled(name, "name").width, styled(note, "support").width) for name, note in labels
        ]
        in_line = column >= max(name + dp(8) + note for name, note in wide)
        least = dp(LEAST_STEPPER) + styled(str(asked.held), "amount large").width
        if not phone and column >= max(least, *map(max, wide)):
            row = Across(spacing=dp(16))
            for (name, note), stepper in zip(labels, self._steppers, strict=True):
                told = Text(name, "name", "onPriC")
                more = Text(note, "support", "onPriC", align="right" if in_line else "left")
                if in_line:
                    told.size_hint_x, told.width = None, styled(name, "name").width
                both = (Across if in_line else Down)(told, more)
                row.add_widget(Down(both, stepper, spacing=dp(6)))
            self.add_widget(row)
            return
        trade = phrase("2 for 1 {chain}", chain=asked.survivor_name)
        labels = (labels[0], (labels[1][0], trade), labels[2])
        for (name, note), stepper in zip(labels, self._steppers, strict=True):
            words = Down(
                Text(name, "name", "onPriC"),
                Text(note, "support", "onPriC"),
                pos_hint={"center_y": 0.5},
                size_hint_x=0.62,
            )
            words.size_hint_min_x = max(widest_word(name, "name"), widest_word(note, "support"))
            self.add_widget(Across(words, stepper, spacing=dp(8)))

    def _place_outcome(
        self, asked: Asked, speech: Speech, letters: Sequence[str], *, phone: bool
    ) -> None:
        """What to hand over, what of the survivor, and what is left of it."""
        fob = Fob(asked.survivor, letters[asked.survivor], 46, ground="priC")
        hand = Down(
            Text(phrase("{player} gets", player=asked.name), "support", "onPriC"),
            self._hand,
            self._bills,
        )
        got = Down(
            Text(phrase("and {chain}", chain=asked.survivor_name), "support", "onPriC"),
            Across(fob, self._got, spacing=dp(10)),
            spacing=dp(2),
        )
        left = Down(
            Text(
                phrase(
                    "{chain} {word.blocks} left in the bank",
                    chain=asked.survivor_name,
                    word=speech.word,
                ),
                "support",
                "onPriC",
            ),
            self._left,
        )
        for piece in (hand, got, left):
            piece.pos_hint = {"top": 1}
        gap = dp(12 if phone else 16)
        labels = [part.children[-1].text for part in (hand, got, left)]
        needed = max(self._widest(labels), fob.width + dp(10) + _wide(phrase("none"), "amount"))
        across = int((self._room + gap) // (needed + gap))
        across = min(2 if phone else 3, max(1, across))
        rows = {3: [(hand, got, left)], 2: [(hand, got), (left,)], 1: [(hand,), (got,), (left,)]}
        for pieces in rows[across]:
            self.add_widget(Across(*pieces, spacing=gap))

    def _widest(self, labels: Sequence[str]) -> float:
        """How wide a column must be for its label, and for whatever sum may stand in it."""
        sold = sales(self.asked, self._books)
        return max(
            *(widest_word(label, "support") for label in labels),
            *(_wide(one.amount, "amount large") for one in sold),
            *(widest_word(unbroken(one.bills), "bonus") for one in sold),
        )


def _wide(text: str, style: str) -> float:
    return float(styled(text, style).width)


def _fits(text: str, room: float) -> bool:
    """Whether a key's words stand on two lines at most."""
    two = wrapped("1\n2", "button", room).height
    return widest_word(text, "button") <= room and wrapped(text, "button", room).height <= two

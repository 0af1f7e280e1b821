"""One who is asked: sell, trade, keep, and what it comes to."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.ledger.chains.books import Books
from hotels.screens.chains.bar import Deed
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Down, Ground, Hairline
from hotels.screens.widgets.receipt import unbroken
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.text import Text
from hotels.views.chains import chain_letters
from hotels.views.disposal import Asked, outcome
from hotels.wording.amounts import money
from hotels.wording.language import phrase
from hotels.wording.speech import Speech

Split = tuple[int, int, int]

LEAST_PAD = 6
"""So much is free at least to each side of a key's words, in dp, or the keys stand one by one."""


class Disposing(Down):
    """Steppers for sell, trade and keep, keys for all of one, and what to hand over."""

    def __init__(
        self,
        asked: Asked,
        split: Split,
        books: Books,
        speech: Speech,
        profile: Profile,
        *,
        on_step: Callable[[int, int], None],
        on_done: Callable[[int, int, int], None],
    ) -> None:
        phone = profile.is_phone
        low = profile.kind in {Kind.PHONE, Kind.SHORT}
        super().__init__(
            padding=(dp(16 if phone else 20), dp(10 if low else 14)), spacing=dp(8 if low else 12)
        )
        self.asked, self._books, self._done, self._phone = asked, books, on_done, phone
        self._stacked = phone
        self._room = dp(profile.width - 2 * profile.margin - 32)
        Ground(self, "priC", None, 0)
        letters = chain_letters(books.header, speech)
        question = "question narrow" if profile.kind is not Kind.WIDE else "question"
        head = Text(
            phrase("{player} holds {held}", player=asked.name, held=asked.held), question, "onPriC"
        )
        keys = self._keys(fill=phone)
        if not phone:
            head.pos_hint = {"center_y": 0.5}
            self.add_widget(Across(head, keys, spacing=dp(8)))
        else:
            self.add_widget(head)
            self.add_widget(keys)
        self._steppers = tuple(
            Stepper(lambda change, which=which: on_step(which, change), ground="sheet")
            for which in range(3)
        )
        self._place_steppers(asked)
        self.add_widget(Hairline("outline"))
        self._hand = Text("", "amount large", "onPriC")
        self._bills = Text("", "bonus", "onPriC")
        self._got = Text("", "amount", "onPriC", shrink=True, pos_hint={"center_y": 0.5})
        self._left = Text("", "amount large", "onPriC")
        fob = Fob(asked.survivor, letters[asked.survivor], 46, ground="priC")
        hand = Down(
            Text(phrase("Hand {player}", player=asked.name), "support", "onPriC"),
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
        if phone:
            self.add_widget(Across(hand, got, spacing=dp(12)))
            self.add_widget(left)
        else:
            self.add_widget(Across(hand, got, left, spacing=dp(16)))
        for piece in (hand, got, left):
            piece.pos_hint = {"top": 1}
        self.split = split
        self.show(split)

    def show(self, split: Split) -> None:
        """The three numbers, and what they come to."""
        self.split = split
        asked = self.asked
        mosts = asked.held, asked.most_traded, asked.held
        for stepper, number, most in zip(self._steppers, split, mosts, strict=True):
            stepper.show(number, least=0, most=most)
        said = outcome(asked, *split, self._books)
        self._hand.text = said.amount
        self._bills.text = unbroken(said.bills) or " "
        self._got.text = str(said.blocks) if said.blocks else phrase("none")
        self._left.text = said.left

    def deed(self) -> Deed:
        """The button that settles it."""
        said = outcome(self.asked, *self.split, self._books)
        return Deed(said.label, self._finish, "check", "filled")

    def _finish(self) -> None:
        self._done(*self.split)

    def _keys(self, *, fill: bool) -> Across | Down:
        """All of one kind at once: that settles it."""
        asked, done = self.asked, self._done
        most, rest = asked.most_traded, asked.held - asked.most_traded
        trade = phrase("Trade all") if most == asked.held else phrase("Trade most")
        choices: list[tuple[str, Split]] = [(phrase("Sell all"), (asked.held, 0, 0))]
        if most:
            choices.append((trade, (0, most, rest)))
        choices.append((phrase("Keep all"), (0, 0, asked.held)))
        widest = max(styled(text, "button").width for text, _ in choices) + dp(2 * LEAST_PAD)
        keys: Across | Down
        if fill and widest * len(choices) + dp(8 * (len(choices) - 1)) > self._room:
            keys = Down(spacing=dp(8))
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
                    fill=fill,
                    compact=True,
                )
            )
        return keys

    def _place_steppers(self, asked: Asked) -> None:
        trade = phrase("2 for 1")
        if self._stacked:
            trade = phrase("2 for 1 {chain}", chain=asked.survivor_name)
        labels = (
            (phrase("Sell"), phrase("at {price}", price=money(asked.price))),
            (phrase("Trade"), trade),
            (phrase("Keep"), phrase("the rest")),
        )
        if self._stacked:
            for (name, note), stepper in zip(labels, self._steppers, strict=True):
                words = Down(
                    Text(name, "name", "onPriC"),
                    Text(note, "support", "onPriC"),
                    pos_hint={"center_y": 0.5},
                    size_hint_x=0.62,
                )
                self.add_widget(Across(words, stepper, spacing=dp(8)))
            return
        row = Across(spacing=dp(16))
        for (name, note), stepper in zip(labels, self._steppers, strict=True):
            words = Across(
                Text(name, "name", "onPriC"),
                Text(note, "support", "onPriC", align="right"),
            )
            row.add_widget(Down(words, stepper, spacing=dp(6)))
        self.add_widget(row)

"""A disposal of the past: sold, traded, kept, and what it came to."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.ledger.chains.entries import Dispose
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import styled, word_room
from hotels.screens.widgets.leader import StepRow
from hotels.screens.widgets.plate import Beside, Down, Hairline
from hotels.screens.widgets.stepper import Stepper
from hotels.screens.widgets.text import Text
from hotels.views.ledger.form import Form
from hotels.views.ledger.offers import disposal
from hotels.wording.amounts import Count, money
from hotels.wording.language import phrase

MIDDLE = {"center_y": 0.5}

KEYS, LEAST_KEYS = 1 / 0.62, 124
"""How wide a stepper is: as a share of its words, and at least beside its number, in dp."""


class SplitForm(Down):
    """Three steppers that always add up to what was held."""

    def __init__(self, form: Form, profile: Profile, say: Callable[[Form], None]) -> None:
        super().__init__(spacing=dp(8 if profile.kind is not Kind.WIDE else 12))
        self._say = say
        asked = form.asked
        self._steppers: tuple[Stepper, ...] = ()
        self._came_to = Down(spacing=dp(2))
        if asked is not None:
            held = phrase(
                "{player} held {held:{word.block}/{word.blocks}} of {chain}.",
                player=asked.name,
                held=Count(asked.held),
                chain=asked.chain_name,
                word=form.speech.word,
            )
            self.add_widget(Text(held, "body"))
            self._place_steppers(form)
            more = phrase("Add unrecorded {word.block}", word=form.speech.word)
            key = PushButton(more, self._one_more, kind="outlined", height=48, compact=True)
            self.add_widget(key)
            self.add_widget(Hairline("outline"))
            self.add_widget(self._came_to)
        self.show(form)

    def show(self, form: Form) -> None:
        """The three numbers, and what they come to."""
        self.form = form
        asked, draft, said = form.asked, form.draft, disposal(form)
        if asked is None or said is None or not isinstance(draft, Dispose):
            return
        numbers = draft.sell, draft.trade, draft.keep
        for stepper, number, most in zip(self._steppers, numbers, asked.mosts, strict=True):
            stepper.show(number, least=0, most=most)
        self._came_to.clear_widgets()
        facts = {"chain": asked.survivor_name, "word": form.speech.word}
        for what, amount in (
            (phrase("{player} got", player=asked.name), said.amount),
            (
                phrase("{chain} {word.blocks} received", **facts),
                str(said.blocks or phrase("blocks|none")),
            ),
            (phrase("{chain} {word.blocks} left in the bank", **facts), said.left),
        ):
            self._came_to.add_widget(StepRow(what, amount, height=34))

    def _one_more(self) -> None:
        self._say(self.form.with_one_more())

    def _place_steppers(self, form: Form) -> None:
        """Each beside its word."""
        asked = form.asked
        if asked is None:
            return
        labels = (
            (phrase("Sold"), phrase("at {price}", price=money(asked.price))),
            (phrase("Traded"), phrase("2 for 1 {chain}", chain=asked.survivor_name)),
            (phrase("Kept"), phrase("the rest")),
        )
        steppers = []
        word = max(
            max(word_room(name, "name"), word_room(note, "support")) for name, note in labels
        )
        needs = word + dp(12 + LEAST_KEYS) + styled(str(asked.held), "amount large").width
        for which, (name, note) in enumerate(labels):
            step = lambda change, which=which: self._say(self.form.with_step(which, change))  # noqa: E731 - its step
            stepper = Stepper(step)
            stepper.size_hint_x = KEYS
            words = Down(Text(name, "name"), Text(note, "support", "ink2"), pos_hint=MIDDLE)
            words.size_hint_min_x = word
            self.add_widget(Beside(words, stepper, needs, 12))
            steppers.append(stepper)
        self._steppers = tuple(steppers)

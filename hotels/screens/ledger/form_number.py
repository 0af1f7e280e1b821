"""A number of the past: announced, drawn, counted at the table, or put right."""

from collections.abc import Callable, Collection

from kivy.metrics import dp
from kivy.uix.anchorlayout import AnchorLayout

from hotels.ledger.chains.entries import Correct, Count
from hotels.ledger.posting import CASH
from hotels.screens.chains.counting import ThingKey
from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.pad import Begun, Digits, NumberPad
from hotels.screens.widgets.plate import Down, Flow, Ground
from hotels.screens.widgets.text import Text
from hotels.views.counts import Thing, things
from hotels.views.ledger.form import Form
from hotels.views.ledger.offers import hint, number, numbers_offered
from hotels.wording.amounts import money


class NumberForm(Down):
    """A key a number; money is typed, and of a count it is said first what was counted."""

    def __init__(
        self,
        form: Form,
        profile: Profile,
        begun: Begun,
        say: Callable[[Form], None],
        take: Callable[[Form], None],
    ) -> None:
        super().__init__(spacing=dp(12 if profile.kind is Kind.WIDE else 8))
        self._begun, self._say, self._take = begun, say, take
        self._high = 64 if profile.kind in {Kind.WIDE, Kind.PORTRAIT} else 52
        self._field: Text | None = None
        self._hint = Text("", "support", "ink2")
        self.form = form
        self._furnish()

    def show(self, form: Form) -> None:
        """What is said so far; another purse or pile has other keys."""
        other = self._counts(form) != self._counts(self.form)
        self.form = form
        if other:
            self._begun.clear()
            self._furnish()
        else:
            self._tell()

    def _counts(self, form: Form) -> tuple[int, str] | None:
        """Whose and what is counted; None where it is no count."""
        draft = form.draft
        return (draft.player, draft.thing) if isinstance(draft, Count | Correct) else None

    def _furnish(self) -> None:
        self.clear_widgets()
        self._field = None
        counts = self._counts(self.form)
        if counts is None:
            self._stand_pad(numbers_offered(self.form))
            return
        seat, thing = counts
        known = things(self.form.place.books, self.form.speech, seat)
        chosen = next((one for one in known if one.thing == thing), known[0])
        if len(known) > 1:
            keys = Flow()
            for one in known:
                does = lambda one=one: self._choose(one)  # noqa: E731 - what the key does
                keys.add_widget(ThingKey(one, does, chosen=one is chosen))
            self.add_widget(keys)
        self.add_widget(self._hint)
        if chosen.thing == CASH:
            self._stand_digits()
        else:
            self._stand_pad(range(chosen.most + 1))
        self._tell()

    def _stand_pad(self, possible: Collection[int]) -> None:
        """A key a number."""
        self.add_widget(NumberPad(self._pick, possible, self._begun, height=self._high))

    def _stand_digits(self) -> None:
        """What was typed, and the keys to type it."""
        self._field = Text(" ", "amount large", align="center")
        slot = AnchorLayout(size_hint_y=None, height=max(dp(52), theme.least(0, "amount large")))
        Ground(slot, "cont", None, 12)
        slot.add_widget(self._field)
        self.add_widget(slot)
        self.add_widget(Digits(self._type, self._rub))

    def _tell(self) -> None:
        said = number(self.form)
        self._hint.text = hint(self.form)
        if self._field is not None:
            self._field.text = " " if said is None else money(said)

    # fingers

    def _choose(self, thing: Thing) -> None:
        self._say(
            self.form.with_purse() if thing.place is None else self.form.with_chain(thing.place)
        )

    def _pick(self, blocks: int) -> None:
        self._take(self.form.with_number(blocks))

    def _type(self, digits: str) -> None:
        self._begun.type(digits)
        self._say(self.form.with_number(self._begun.number or 0))

    def _rub(self) -> None:
        """The last digit goes; of what stood there before, the last one as well."""
        self._begun.digits = self._begun.digits or str(number(self.form) or "")
        self._begun.rub()
        self._say(self.form.with_number(self._begun.number or 0))

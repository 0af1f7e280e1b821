"""One line under change: its form, whose deed it was, and then what it would come to."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.entries import Entry, Leave, Pass
from hotels.ledger.journal import Act
from hotels.screens.asking import ask
from hotels.screens.ledger.choices import chain_rows, seat_rows
from hotels.screens.ledger.form_blocks import BlocksForm
from hotels.screens.ledger.form_number import NumberForm
from hotels.screens.ledger.form_seat import SeatForm
from hotels.screens.ledger.form_split import SplitForm
from hotels.screens.ledger.form_square import SquareForm
from hotels.screens.ledger.form_text import TextForm
from hotels.screens.ledger.form_words import question, stands
from hotels.screens.ledger.keeping import Weighed, kept
from hotels.screens.ledger.question_pane import (
    LEAVE,
    FootKey,
    QuestionHead,
    QuestionPane,
    aside,
)
from hotels.screens.profile import Profile
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.pad import Begun
from hotels.screens.widgets.plate import Across, Down, Flow
from hotels.screens.widgets.text import Icon, Text
from hotels.views.ledger.form import Form, Kind
from hotels.views.ledger.offers import chains_offered, seats_offered
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting

SEE = to_phrase("See what changes")
KEEP_NOTE = to_phrase("Save note")
"""The filled key of a form."""

SAME = to_phrase("That's what the ledger already says.")

AT_ONCE = {Kind.SQUARE, Kind.CHAIN, Kind.SEAT}
"""What one tap answers; the others are filled in first."""

Also = tuple[str, str, Callable[[], None]]
"""A further key of a form: its words, its icon, what it does."""


class Forming:
    """A form in the keeper's hands; it remembers what was said while the window turns."""

    def __init__(
        self,
        sitting: "LedgerSitting",
        form: Form,
        *,
        title: str = "",
        back: Callable[[], None] | None = None,
        also: tuple[Also, ...] | None = None,
        keeps: Callable[[Act[Entry]], None] | None = None,
        leave: tuple[str, Callable[[], None]] | None = None,
        key: str = "",
    ) -> None:
        self.sitting, self.form = sitting, form
        self._at_first, self._begun = form, Begun()
        self._looked: int | None = None
        """The square about which a small board is seen large."""
        self._title, self._back, self._also = title, back, also
        self._keeps, self._key = keeps or self._weigh, key
        self._leave = leave or (phrase(LEAVE), sitting.close_beside)
        self._said = ""
        """Why what was tapped last cannot have been."""
        self._whose = False
        """Whether it is asked now whose deed it was."""

    def open(self) -> None:
        """The form stands beside the lines."""
        self._whose = False
        self.sitting.beside(self._pane, back=self._back, begun=lambda: self.is_begun)

    @property
    def is_begun(self) -> bool:
        """Whether anything was said in it."""
        now, first = self.form, self._at_first
        return (now.draft, now.unsaid) != (first.draft, first.unsaid) or self._begun.digits != ""

    # what is said

    def say(self, form: Form) -> None:
        """A step of what is filled in; a block that cannot have been bought is not taken."""
        if form.kind is Kind.CHAINS and self.form.page.stands and not form.page.stands:
            self._tell(form.trouble)
            return
        self.form = form
        against = form.consent
        self._tell("" if form.unsaid else against.sentence if against else form.trouble)
        self._pane_now.follow()

    def take(self, form: Form) -> None:
        """An answer: what it would come to is shown, or why it cannot be."""
        if form.act is None:
            self._tell(form.trouble or phrase(SAME))
            return
        self.form = form
        self.go_on()

    def go_on(self) -> None:
        """From the form to what it would come to; what the rules say against it is asked first."""
        act, consent = self.form.act, self.form.consent
        if act is None:
            return
        if consent is None:
            self._keeps(act)
        else:
            ask(self.sitting.house, consent, lambda: self._keeps(act))

    def _weigh(self, act: Act[Entry]) -> None:
        """A note changes nothing else and is kept at once."""
        if self.form.kind is Kind.TEXT:
            kept(self.sitting, act)
        else:
            Weighed(self.sitting, act, back=self.open).open()

    def _tell(self, said: str) -> None:
        self._said = said
        self._pane_now.tell(said)

    # what is shown

    def _pane(self, profile: Profile) -> Widget:
        """The form as it stands, or the players whose deed it may have been."""
        self._pane_now = FormPane(self, profile, whose=self._whose)
        self._pane_now.tell(self._said)
        return self._pane_now

    def ask_whose(self) -> None:
        """The players stand there in place of the form."""
        self._whose = True
        self.sitting.beside(self._pane, back=self.open)

    def was(self, seat: int) -> None:
        """It was another player's deed; the rest of the form stands as it was."""
        form = self.form.with_player(seat)
        if form.unsaid or form.page.stands:
            self.form = form
        else:
            self._said = form.trouble
        self.open()

    @property
    def head(self) -> tuple[str, str, Callable[[], None] | None]:
        """What is asked, what stands there, and the step back."""
        if self._whose:
            return phrase("Who was it?"), stands(self.form), self.open
        return self._title or question(self.form), stands(self.form), self._back

    def keys(self) -> tuple[FootKey, ...]:
        """To leave it, and to see what it would come to as soon as something is said."""
        text, does = self._leave
        leave = FootKey(text, does)
        is_ready = self.form.act is not None
        is_asked = self.form.kind in AT_ONCE and not isinstance(self.form.draft, Leave)
        if self._whose or (is_asked and not is_ready):
            return (leave,)
        why = self.form.trouble or phrase("Nothing is changed yet.")
        return leave, FootKey(self.form_key, self.go_on, "check", is_ready, why=why)

    @property
    def form_key(self) -> str:
        """What stands on the filled key."""
        return self._key or phrase(KEEP_NOTE if self.form.kind is Kind.TEXT else SEE)

    def others(self) -> tuple[Also, ...]:
        """What else can be said with one tap."""
        if self._also is not None:
            return self._also
        form = self.form
        found: list[Also] = []
        if self.may_be_anothers:
            found.append((phrase("Another player"), "account-switch-outline", self.ask_whose))
        if form.kind is Kind.SQUARE and not isinstance(form.draft, Pass):
            lays_none = lambda: self.take(form.without_tile())  # noqa: E731 - what the key does
            found.append((phrase("No tile was laid"), "debug-step-over", lays_none))
        return tuple(found)

    def inside(self, profile: Profile) -> Widget:
        """The part of the form in which the answer is given."""
        form = self.form
        match form.kind:
            case Kind.SQUARE:
                takes = lambda square: self.take(form.with_square(square))  # noqa: E731 - what a tap does
                looks = lambda square: setattr(self, "_looked", square)  # noqa: E731 - likewise
                return SquareForm(form, profile, takes, looked=self._looked, on_look=looks)
            case Kind.CHAIN:
                return chain_rows(
                    chains_offered(form), lambda chain: self.take(form.with_chain(chain))
                )
            case Kind.CHAINS:
                return BlocksForm(form, profile, self.say)
            case Kind.SPLIT:
                return SplitForm(form, profile, self.say)
            case Kind.NUMBER:
                return NumberForm(form, profile, self._begun, self.say, self.take)
            case Kind.TEXT:
                return TextForm(form, self.say)
            case _:
                return SeatForm(form, self.say, self.take)

    def whose(self) -> Widget:
        """Every player whose deed it may have been."""
        return seat_rows(seats_offered(self.form), self.was)

    @property
    def may_be_anothers(self) -> bool:
        """Whether it can have been somebody else's deed."""
        if self.form.player is None or self.form.kind is Kind.SEAT:
            return False
        return any(one.is_possible and not one.is_chosen for one in seats_offered(self.form))


class FormPane(QuestionPane):
    """The question, the form, what speaks against the last tap, and the keys."""

    def __init__(self, forming: Forming, profile: Profile, *, whose: bool) -> None:
        self._forming = forming
        title, support, back = forming.head
        self._said = Down()
        head = QuestionHead(profile, title, support, back)
        self.inside = forming.whose() if whose else forming.inside(profile)
        parts: list[Widget] = [head, self.inside, self._said]
        others = self._others(forming, profile) if not whose else None
        if others is not None:
            parts.insert(2, others)
        super().__init__(profile, parts, forming.keys(), gap=10)

    def tell(self, said: str) -> None:
        """Why what was tapped last cannot have been."""
        self._said.clear_widgets()
        if said:
            sign = Icon("alert-circle-outline", 20, "brass", pos_hint={"top": 1})
            self._said.add_widget(Across(sign, Text(said, "body"), spacing=dp(8)))

    def follow(self) -> None:
        """The form says something else: what shows it, and which keys do something."""
        show = getattr(self.inside, "show", None)
        if show is not None:
            show(self._forming.form)
        keys = self._forming.keys()
        if [key[::3] for key in keys] != [key[::3] for key in self.keys.keys]:
            self.keys.show(keys)

    def _others(self, forming: Forming, profile: Profile) -> Widget | None:
        """Whose deed it was, and what else can be said with one tap; no key is wider than all."""
        room = dp(profile.width - 2 * profile.margin) - 2 * aside(profile)
        keys = Flow()
        for text, icon, does in forming.others():
            key = _key(text, icon, does)
            keys.add_widget(key if key.natural <= room else _key(text, icon, does, fill=True))
        return keys if keys.children else None


def _key(text: str, icon: str, does: Callable[[], None], *, fill: bool = False) -> PushButton:
    return PushButton(text, does, kind="tonal", icon=icon, height=48, compact=True, fill=fill)

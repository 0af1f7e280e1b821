"""The walk through what is owed: one question at a time, each answer a tap or a form."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.entries import Entry
from hotels.ledger.journal import Act
from hotels.screens.ledger.forms import Forming
from hotels.screens.ledger.keeping import Weighed, kept
from hotels.screens.ledger.pane import Key, Pane
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.small_board import MeetingBoard
from hotels.screens.widgets.text import Text
from hotels.views.chains import chain_letters
from hotels.views.ledger.gaps import Answer, Owed, owed
from hotels.views.ledger.late_end import LateEnd, could_have_ended
from hotels.views.ledger.moments import Moment
from hotels.views.ledger.opened import opened

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting

LATER = "Later"
"""The key that leaves all that is still open."""

REMEMBERED, LARGEST = 130, 34
"""How high the board of that moment is at least, and a square of it at most, in dp."""

Sign = tuple[int, str]
"""What tells one question from another: its line and its words."""


class Walk:
    """What is owed in a game, and how far the keeper came with it."""

    def __init__(self, sitting: "LedgerSitting") -> None:
        self._sitting = sitting
        self._of: object = None
        self._owed: tuple[Owed, ...] = ()
        self._late: LateEnd | None = None
        self._left: set[Sign] = set()
        """What the keeper left as it is, or had left before the walk began."""
        self._done = 0
        self._is_past = False
        """Whether the keeper does not want the game to have ended earlier."""
        self._watched = False
        """Whether the act that is being done may begin a walk."""
        self.is_on = False

    @property
    def owed(self) -> tuple[Owed, ...]:
        """Every open question of the game, in table order."""
        self._read()
        return self._owed

    @property
    def late(self) -> LateEnd | None:
        """Where the game could have ended, if play went on."""
        self._read()
        return self._late

    @property
    def is_late_shown(self) -> bool:
        """Whether it is still said that the game could have ended."""
        return self.late is not None and not self._is_past

    def let_be(self) -> None:
        """The keeper wants the game to end where it did: it is said no more."""
        self._is_past = True
        self._sitting.refresh()

    @property
    def rest(self) -> list[Owed]:
        """What is still to be asked on this walk."""
        return [one for one in self.owed if _sign(one) not in self._left]

    def _read(self) -> None:
        """What is owed by the pages as they are; read once for each reading of the log."""
        table, speech = self._sitting.table, self._sitting.speech
        if self._of is not table.pages:
            self._of = table.pages
            self._owed = owed(table, speech)
            self._late = could_have_ended(table, speech)

    # when it begins and ends

    def watch(self) -> None:
        """An act is about to be done; what it leaves open is asked then."""
        self._watched = True
        if not self.is_on:
            self._left = {_sign(one) for one in self.owed}
            self._done = 0

    def unwatch(self) -> None:
        """The act was not done."""
        self._watched = False

    def after_act(self) -> None:
        """An act was done, or taken back while a walk was on: the next question, or the end."""
        if self._watched and self.is_on:
            self._done += 1
        elif self.is_on:
            self._done = max(0, self._done - 1)
        if self._watched or self.is_on:
            self._watched = False
            self._go_on()

    def begin(self) -> None:
        """Everything that is open, from the first on."""
        if not self._sitting.warn():
            self._left, self._done = set(), 0
            self._go_on()

    def leave(self, one: Owed) -> None:
        """One question stays open; the next."""
        self._left.add(_sign(one))
        self._done += 1
        self._go_on()
        if not self.is_on:
            self._sitting.close_beside()

    def later(self) -> None:
        """All that is left stays open."""
        self._sitting.close_beside()

    def stop(self) -> None:
        """The keeper does something else: nothing more is asked."""
        self.is_on = False

    def _go_on(self) -> None:
        rest = self.rest
        self.is_on = bool(rest)
        if rest:
            Step(self._sitting, self, rest[0], self._done + 1, self._done + len(rest)).open()


def _sign(one: Owed) -> Sign:
    return one.number, one.question


class Remembered(Widget):
    """The board as it lay at that moment, to remember by; as large as there is room."""

    def __init__(self, now: Moment, sitting: "LedgerSitting") -> None:
        super().__init__(size_hint=(1, 1))
        header = sitting.table.books.header
        self._rows, self._columns = header.edition.rows, header.edition.columns
        letters = dict(enumerate(chain_letters(header, sitting.speech)))
        self.board = MeetingBoard(
            now.cells, self._rows, self._columns, letters, now.last, size_hint=(None, None)
        )
        self.size_hint_min_y = dp(REMEMBERED)
        self.add_widget(self.board)
        self.bind(size=self._fit, pos=self._fit)

    def _fit(self, *_: object) -> None:
        pitch = min(self.width / self._columns, self.height / self._rows, dp(LARGEST))
        self.board.size = round(pitch * self._columns), round(pitch * self._rows)
        left, foot = self.center_x - self.board.width / 2, self.center_y - self.board.height / 2
        self.board.pos = round(left), round(foot)


class Step:
    """One question of the walk."""

    def __init__(
        self, sitting: "LedgerSitting", walk: Walk, one: Owed, place: int, of: int
    ) -> None:
        self.one, self.place, self.of = one, place, of
        self._sitting, self._walk = sitting, walk

    def open(self) -> None:
        """It stands beside the lines, and its line is seen among them."""
        sitting = self._sitting
        line = opened(sitting.table, self.one.number, sitting.speech)
        if line is not None:
            sitting.opened, sitting.place = self.one.number, sitting.place_of(self.one.number)
        sitting.beside(self._pane, back=self._walk.later)
        sitting.on_opened()

    def answer(self, answer: Answer) -> None:
        """An answer was tapped: it is done, left, or its form comes first."""
        if answer.form is not None:
            self._form(answer)
        elif answer.act is not None:
            kept(self._sitting, answer.act)
        else:
            self._walk.leave(self.one)

    def nearest(self, answer: Answer) -> None:
        """What is nearest is taken as it is; what the rules say against it is asked first."""
        if answer.form is not None and answer.form.act is not None:
            forming = Forming(self._sitting, answer.form, keeps=self._keep)
            forming.go_on()

    def _form(self, answer: Answer) -> None:
        if answer.form is not None:
            Forming(
                self._sitting,
                answer.form,
                title=self.one.question,
                back=self.open,
                keeps=self._keep,
                leave=(LATER, self._walk.later),
                key=answer.text,
            ).open()

    def _keep(self, act: Act[Entry]) -> None:
        """What was filled in is kept at once where nothing else is set aside by it."""
        weighed = Weighed(self._sitting, act, back=self.open, leave=self._walk.later)
        if not weighed.is_harmless:
            weighed.open()
        else:
            kept(self._sitting, act)

    # what is shown

    def _pane(self, profile: Profile) -> Widget:
        one = self.one
        low = profile.kind is not Kind.WIDE
        count = Text(f"{self.place} of {self.of}", "support medium", "ink2", pos_hint=MIDDLE)
        line = Across(count, spacing=dp(8))
        if not profile.is_landscape:
            undo = IconButton("undo", self._sitting.undo, "take the last step back")
            line.add_widget(undo)
        title = Text(one.question, "question narrow" if low else "question")
        head = Down(line, title, Text(one.meanwhile, "body", "ink2"), spacing=dp(4))
        keys = Down(spacing=dp(8))
        parts: list[Widget] = [head, keys]
        if profile.kind is not Kind.SHORT:
            parts.append(Remembered(self._sitting.moment(), self._sitting))
        for text, icon, does, kind in self._answers():
            keys.add_widget(_answer(text, icon, does, kind))
        return Pane(profile, parts, [Key(LATER, self._walk.later)], gap=16)

    def _answers(self) -> list[tuple[str, str, Callable[[], None], str]]:
        """The keys: what is nearest by its own words, then the others."""
        found: list[tuple[str, str, Callable[[], None], str]] = []
        for answer in self.one.answers:
            form = answer.form
            if form is not None and form.act is not None and form.says:
                takes = lambda answer=answer: self.nearest(answer)  # noqa: E731 - what the key does
                found.append((form.says, "check", takes, "filled"))
                fills = lambda answer=answer: self.answer(answer)  # noqa: E731 - what the key does
                found.append(("Something else", "pencil-outline", fills, "tonal"))
                continue
            does = lambda answer=answer: self.answer(answer)  # noqa: E731 - what the key does
            if form is not None:
                found.append((answer.text, "pencil-outline", does, "filled"))
            elif answer.act is not None:
                found.append((answer.text, "close-circle-outline", does, "tonal"))
            else:
                found.append((answer.text, "clock-outline", does, "outlined"))
        return found


MIDDLE = {"center_y": 0.5}


def _answer(text: str, icon: str, does: Callable[[], None], kind: str) -> PushButton:
    return PushButton(text, does, kind=kind, icon=icon, height=56, fill=True)

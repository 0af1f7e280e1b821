"""One question of the walk: its words, its answers as keys, the board to remember by."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.entries import Entry
from hotels.ledger.journal import Act
from hotels.screens.ledger.breaking import ruler
from hotels.screens.ledger.forms import Forming
from hotels.screens.ledger.keeping import Weighed, kept
from hotels.screens.ledger.question_pane import PAD, FootKey, QuestionPane, aside, question_style
from hotels.screens.profile import Kind, Profile
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.small_board import MeetingBoard
from hotels.screens.widgets.text import Text
from hotels.views.chains import chain_letters
from hotels.views.ledger.gaps import Answer, Owed
from hotels.views.ledger.moments import Moment
from hotels.views.ledger.opened import opened
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting
    from hotels.screens.ledger.walk import Walk

LATER = to_phrase("as a key|Later")
"""The key that leaves all that is still open."""

REMEMBERED, LARGEST = 130, 34
"""How high the board of that moment is at least, and a square of it at most, in dp."""

MIDDLE = {"center_y": 0.5}

Said = tuple[str, str, Callable[[], None], str]
"""A key: its words, its icon, what it does, and how it looks."""


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

    def __init__(self, sitting: "LedgerSitting", walk: "Walk", one: Owed) -> None:
        self.one = one
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
            kept(self._sitting, *answer.first, answer.act)
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
                leave=(phrase(LATER), self._walk.later),
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
        count = Text(self._walk.said, "support medium", "ink2", pos_hint=MIDDLE)
        title = Text(one.question, question_style(profile))
        words = [title, Text(one.meanwhile, "body", "ink2")]
        undo = IconButton("undo", self._sitting.undo, phrase("undo the last step"))
        if profile.is_landscape:
            head = Down(count, *words, spacing=dp(4))
        elif profile.is_cramped:  # no line for the key alone
            undo.pos_hint = {"top": 1}
            head = Across(Down(count, *words, spacing=dp(2)), undo, spacing=dp(8))
        else:
            head = Down(Across(count, undo, spacing=dp(8)), *words, spacing=dp(4))
        keys = Answers(self._answers(), profile)
        parts: list[Widget] = [head, keys]
        if profile.kind is not Kind.SHORT:
            parts.append(Remembered(self._sitting.moment(), self._sitting))
        gap = 10 if profile.is_cramped else 16
        return QuestionPane(profile, parts, [FootKey(phrase(LATER), self._walk.later)], gap=gap)

    def _answers(self) -> list[Said]:
        """The keys: what is nearest by its own words, then the others."""
        found: list[Said] = []
        for answer in self.one.answers:
            form = answer.form
            if form is not None and answer.ready is not None and form.says:
                takes = lambda answer=answer: self.nearest(answer)  # noqa: E731 - what the key does
                found.append((form.says, "check", takes, "filled"))
                fills = lambda answer=answer: self.answer(answer)  # noqa: E731 - what the key does
                found.append((phrase("Something else"), "pencil-outline", fills, "tonal"))
                continue
            does = lambda answer=answer: self.answer(answer)  # noqa: E731 - what the key does
            if form is not None:
                found.append((answer.text, "pencil-outline", does, "filled"))
            elif answer.act is not None:
                found.append((answer.text, "close-circle-outline", does, "tonal"))
                found += self._all()
            else:
                found.append((answer.text, "clock-outline", does, "outlined"))
        return found

    def _all(self) -> list[Said]:
        """One key for all that stands together, where it is more than this one."""
        numbers = self._walk.together
        if len(numbers) == 1 or self.one.number not in numbers[:1]:
            return []
        does = lambda: self._walk.strike(numbers)  # noqa: E731 - what the key does
        text = phrase("Delete all {count:,}", count=len(numbers))
        return [(text, "playlist-remove", does, "tonal")]


class Answers(Down):
    """The keys of a question, one under another; two in a line where the window is low."""

    def __init__(self, said: Sequence[Said], profile: Profile) -> None:
        super().__init__(spacing=dp(8))
        room = (dp(profile.width) - 2 * dp(profile.margin) - 2 * aside(profile) - dp(8)) / 2
        words = ruler("button")
        fits = all(words.width(text) + dp(PAD) <= room for text, *_ in said)
        in_line = 2 if profile.is_cramped and fits else 1
        high = 48 if in_line > 1 else 56
        for place in range(0, len(said), in_line):
            keys = [
                PushButton(text, does, kind=kind, icon=icon, height=high, fill=True)
                for text, icon, does, kind in said[place : place + in_line]
            ]
            self.add_widget(Across(*keys, spacing=dp(8)))

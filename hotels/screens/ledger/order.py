"""Another place in the order: every line that an entry can be put before."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.uix.widget import Widget

from hotels.ledger.journal import Move
from hotels.screens.ledger.keeping import Weighed
from hotels.screens.ledger.laid import Shown, told
from hotels.screens.ledger.lines import LineList
from hotels.screens.ledger.question_pane import LEAVE, FootKey, QuestionHead, QuestionPane
from hotels.screens.ledger.roll import Paper, Roll
from hotels.screens.profile import Profile
from hotels.views.ledger.places import places, stands_before
from hotels.wording.language import phrase
from hotels.wording.ledger import deed

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting


class Places(Paper):
    """The places as lines of the ledger; first seen are those next to where it stands."""

    def __init__(self, lines: LineList, first: int) -> None:
        super().__init__()
        self.lines, self._first = lines, first
        self.roll = Roll(lines)
        self._put = self.roll.above = 0.0
        self.add_widget(self.roll)
        self._look = Clock.create_trigger(lambda _: self._go(), 0)
        self.roll.bind(height=self._look, width=self._look)
        lines.bind(height=self._look)

    def _go(self) -> None:
        """Until the keeper scrolls: how much of them is seen is known by and by."""
        index = min(self._first, len(self.lines.lines)) - 1
        if index >= 0 and self.lines.is_laid_out and self.roll.above == self._put:
            above = min(self.roll.hidden, self.lines.top_of(index) - self.roll.height / 2)
            self._put = max(0, round(above))  # on whole pixels
            self.roll.to(self._put)


class Ordering:
    """Before which line an entry belongs."""

    def __init__(
        self, sitting: "LedgerSitting", number: int, *, back: Callable[[], None] | None = None
    ) -> None:
        self._sitting, self._number, self._back = sitting, number, back
        self._places = places(sitting.table, number, sitting.speech)

    def open(self) -> None:
        """The places stand beside the lines; a tap on such a line itself says it as well."""
        self._sitting.beside(self._pane, back=self._back)
        self._sitting.picks = self.pick

    def pick(self, before: int) -> None:
        """A place was tapped: what it would come to."""
        if before in {line.number for line in self._places}:
            self._sitting.picks = None
            Weighed(self._sitting, Move(self._number, before), back=self.open).open()

    def _pane(self, profile: Profile) -> Widget:
        sitting, number = self._sitting, self._number
        table, speech = sitting.table, sitting.speech
        entry = next(page.entry for kept, page in table.pages if kept == number)
        question = phrase("Where does “{deed}” belong?", deed=deed(entry, speech))
        head = QuestionHead(profile, question, stands_before(table, number, speech), self._back)
        listed = LineList(self._tapped)
        listed.tell(told(self._places, None))
        first = sum(line.place < self._at for line in self._places)
        keys = [FootKey(phrase(LEAVE), sitting.close_beside)]
        return QuestionPane(profile, [head], keys, filling=Places(listed, first))

    @property
    def _at(self) -> int:
        """How many entries stand up to this one."""
        numbers = [number for number, _ in self._sitting.table.pages]
        return 1 + numbers.index(self._number)

    def _tapped(self, shown: Shown, _: str) -> None:
        self.pick(shown.line.number)

"""What was forgotten before a line: what the bank awaited there first, then all else."""

from typing import TYPE_CHECKING

from kivy.uix.widget import Widget

from hotels.screens.ledger.choices import AnswerRow, listed
from hotels.screens.ledger.forms import Forming
from hotels.screens.ledger.keeping import Weighed
from hotels.screens.ledger.question_pane import LEAVE, FootKey, QuestionHead, QuestionPane
from hotels.screens.profile import Profile
from hotels.screens.widgets.text import Icon
from hotels.views.ledger.form import Kind
from hotels.views.ledger.forms import Choice, form_before
from hotels.wording.language import phrase
from hotels.wording.ledger import deed

if TYPE_CHECKING:
    from hotels.screens.ledger.sitting import LedgerSitting


class Forgotten:
    """What may have been forgotten there, and then its form."""

    def __init__(self, sitting: "LedgerSitting", number: int) -> None:
        self._sitting, self._number = sitting, number
        self._choices = form_before(sitting.table, number, sitting.speech)

    def open(self) -> None:
        """The choices stand beside the lines."""
        self._sitting.beside(self._pane)

    def _pane(self, profile: Profile) -> Widget:
        sitting = self._sitting
        entry = next(line.entry for line in sitting.table.written if line.number == self._number)
        said = deed(entry, sitting.speech)
        question = phrase("What was forgotten before “{deed}”?", deed=said)
        rows = [self._row(choice) for choice in self._choices]
        keys = [FootKey(phrase(LEAVE), sitting.close_beside)]
        return QuestionPane(profile, [QuestionHead(profile, question), listed(rows)], keys)

    def _row(self, choice: Choice) -> AnswerRow:
        can = not choice.why_not
        sign = Icon(choice.icon, 24, "ink2")
        does = (lambda: self._choose(choice)) if can else None
        return AnswerRow(sign, choice.text, choice.why_not or choice.second, does, can=can)

    def _choose(self, choice: Choice) -> None:
        """Its form; where nothing is left to say, what it would come to."""
        form = choice.form
        if form.kind is Kind.SEAT and form.act is not None:
            weighs = lambda act: Weighed(self._sitting, act, back=self.open).open()  # noqa: E731 - then
            Forming(self._sitting, form, keeps=weighs).go_on()
        else:
            Forming(self._sitting, form, back=self.open).open()

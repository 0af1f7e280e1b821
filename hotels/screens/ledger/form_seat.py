"""Whose deed it was: the players, and of one who left what became of his blocks."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.ledger.chains.entries import Leave
from hotels.screens.ledger.choices import AnswerRow, listed, seat_rows
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.text import Icon, Text
from hotels.views.ledger.form import Form
from hotels.views.ledger.offers import seats_offered
from hotels.wording.language import phrase


class SeatForm(Down):
    """A row for each player; a tap says that it was he."""

    def __init__(
        self, form: Form, say: Callable[[Form], None], take: Callable[[Form], None]
    ) -> None:
        super().__init__(spacing=dp(12))
        self._say, self._take = say, take
        self.show(form)

    def show(self, form: Form) -> None:
        """What is said so far."""
        self.form = form
        self.clear_widgets()
        draft = form.draft
        leaves = isinstance(draft, Leave)
        does = self._say if leaves else self._take
        self.add_widget(
            seat_rows(seats_offered(form), lambda seat: does(self.form.with_player(seat)))
        )
        if isinstance(draft, Leave):
            self.add_widget(
                Text(
                    phrase("What happened to the {word.blocks}?", word=form.speech.word),
                    "name short",
                )
            )
            self.add_widget(self._returned(form, returns=draft.returns))

    def _returned(self, form: Form, *, returns: bool) -> Down:
        """Two rows: they stayed, or they went back."""
        word = form.speech.word
        rows = []
        for text, goes in (
            (phrase("The {word.blocks} stayed with the seat", word=word), False),
            (phrase("The {word.blocks} went back to the bank", word=word), True),
        ):
            chosen = goes == returns
            icon = "bank-outline" if goes else "seat-outline"
            sign = Icon(icon, 24, "onPriC" if chosen else "ink2")
            does = lambda goes=goes: self._say(self.form.with_blocks_returned(returns=goes))  # noqa: E731 - its tap
            rows.append(AnswerRow(sign, text, "", does, chosen=chosen))
        return listed(rows)

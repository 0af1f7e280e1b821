"""A note: what the keeper wants to remember, typed."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.ledger.chains.entries import Note
from hotels.screens.theme import theme
from hotels.screens.widgets.field import Field
from hotels.views.ledger.form import Form
from hotels.wording.language import phrase

LINES = 4
"""So many lines of a note are seen at once."""


class NoteField(Field):
    """A field of several lines."""

    def __init__(self, text: str, on_change: Callable[[str], None]) -> None:
        super().__init__("", phrase("Anything worth remembering"), on_change=None, focus=True)
        self.line.multiline = True
        self.line.text = self.at_first = text
        self._on_change = on_change
        self._rise()
        self.line.bind(line_height=self._rise)

    def _rise(self, *_: object) -> None:
        self.line.height = max(theme.least(56, "body"), LINES * self.line.line_height + dp(28))

    def _centre(self, *_: object) -> None:
        """The first line stands at the top."""
        self.line.padding = (dp(14), dp(14), dp(14), dp(14))


class TextForm(NoteField):
    """The text of a note."""

    def __init__(self, form: Form, say: Callable[[Form], None]) -> None:
        self.form = form
        text = form.draft.text if isinstance(form.draft, Note) else ""
        super().__init__(text, lambda typed: say(self.form.with_text(typed)))

    def show(self, form: Form) -> None:
        """What is said so far: it stands there already."""
        self.form = form

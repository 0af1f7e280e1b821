"""What is said of a house edition beside its card, and what can be done with it."""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.ledger.working import Mark
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.mark import SureChip
from hotels.screens.widgets.plate import Across, Card, Flow
from hotels.screens.widgets.text import Icon, Text
from hotels.views import card_list as words
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.card.screen import CardScreen

MIDDLE = {"center_y": 0.5}


class HouseCard(Card):
    """Where a house edition comes from, whether it can be changed, and its keys."""

    def __init__(self, screen: "CardScreen", *, narrow: bool) -> None:
        side = dp(12 if narrow else 20)
        super().__init__(padding=(side, dp(14)), spacing=dp(10))
        head = Text(phrase("House edition"), "name", pos_hint=MIDDLE)
        self.add_widget(Across(head, SureChip(Mark.HOUSE), spacing=dp(8)))
        self.add_widget(Text(words.origin(screen.edition), "body"))
        self.add_widget(Text(_note(screen), "support", "ink2"))
        keys = Flow()
        held = screen.held
        if held.gone:
            again = lambda: held.change(held.edition)  # noqa: E731 - what the key does
            back = PushButton(phrase("Restore"), again, icon="delete-restore", height=48)
            keys.add_widget(back)
        else:
            deeds = [(phrase("as a key|Compare"), screen.compare)]
            if held.is_kept and not held.at_table:
                deeds += [
                    (phrase("as a key|Rename"), screen.rename),
                    (phrase("as a key|Duplicate"), screen.make),
                    (phrase("as a key|Delete"), screen.delete),
                ]
            for text, does in deeds:
                keys.add_widget(PushButton(text, does, kind="outlined", height=48, compact=True))
        self.add_widget(keys)


class Note(Card):
    """A sentence with a sign before it."""

    def __init__(self, text: str, *, narrow: bool) -> None:
        super().__init__(padding=(dp(12 if narrow else 20), dp(12)))
        mark = Icon("information-outline", 20, pos_hint=MIDDLE)
        words = Text(text, "support", "ink2", pos_hint=MIDDLE)
        self.add_widget(Across(mark, words, spacing=dp(10)))


def _note(screen: "CardScreen") -> str:
    """Whether it can be changed, and why not."""
    held = screen.held
    if held.gone:
        return phrase(words.GONE)
    if held.at_table:
        return phrase(words.FOR_READING)
    if not held.is_kept:
        return phrase(words.HELD)
    return phrase(words.IN_USE if held.in_use else words.MINE)

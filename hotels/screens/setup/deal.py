"""What the bank knows of the deal: the question, its three answers, and what was typed so far."""

from typing import TYPE_CHECKING

from kivy.metrics import dp

from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.field import fault
from hotels.screens.widgets.plate import Card, Down
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import ChoiceRow
from hotels.views.setup import Deal
from hotels.views.setup_problems import Place
from hotels.views.setup_words import and_so_on, answers, piles_in
from hotels.wording.language import phrase
from hotels.wording.speech import words_of

if TYPE_CHECKING:
    from hotels.screens.setup.new_game import NewGame


MOST = 3
"""How many things that are wrong are said here; the piles themselves say all."""


def deal_card(screen: "NewGame") -> Card:
    """The card with the question."""
    draft = screen.draft
    question = Text(phrase("Does the bank know the starting hands?"), "name")
    box = Down(padding=dp(20), spacing=dp(10))
    box.add_widget(Down(question, padding=(0, 0, 0, dp(4))))
    for deal, title, support, icon in answers(words_of(draft.edition)):
        chosen = deal is draft.deal
        row = ChoiceRow(title, support, chosen, lambda deal=deal: screen.tell(deal), icon=icon)
        box.add_widget(row)
    if draft.deal is not Deal.UNKNOWN:
        box.add_widget(_typed(screen))
    return Card(box)


def _typed(screen: "NewGame") -> Down:
    """How far the typing is, what is wrong with it, and the way there."""
    draft = screen.draft
    box = Down(spacing=dp(8), padding=(dp(4), dp(2), dp(4), dp(6)))
    if draft.seats < draft.edition.min_players:
        box.add_widget(Text(phrase("Add the players first."), "support", "ink2"))
        for text in screen.problems_at(Place.DEAL):
            box.add_widget(fault(text))
        return box
    box.add_widget(Text(f"{piles_in(draft)}.", "support", "ink2"))
    wrong = [*screen.problems_at(Place.CHAIN), *screen.problems_at(Place.PILE)]
    said = len(wrong) if len(wrong) == MOST + 1 else MOST  # one more takes no more room
    for text in wrong[:said]:
        box.add_widget(fault(text))
    if len(wrong) > said:
        box.add_widget(Text(and_so_on(len(wrong) - said), "support", "red"))
    passed = draft.deal is Deal.PASSED
    box.add_widget(
        PushButton(
            phrase("Pass the tablet round") if passed else phrase("Enter the hands"),
            screen.pass_round if passed else screen.type_piles,
            kind="tonal",
            height=48,
            fill=theme.text_size > 1.15,
        )
    )
    return box

"""The house rules as switches, and the names a table gives the chains."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.objection import Refused
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.button import PushButton
from hotels.screens.widgets.drawing import widest_word
from hotels.screens.widgets.field import Field, fault
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.link_row import LinkRow
from hotels.screens.widgets.plate import Across, Beside, Card, Down, Hairline
from hotels.screens.widgets.text import Text
from hotels.screens.widgets.toggle import SwitchRow
from hotels.views.letters import letters
from hotels.views.setup_problems import Place, refusal
from hotels.views.setup_rules import at_first, switches
from hotels.views.setup_words import more_rules, names_line, own_rules
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.setup.new_game import NewGame

MIDDLE = {"center_y": 0.5}


def rules_card(screen: "NewGame") -> Card:
    """The card with the switches."""
    draft = screen.draft
    rules = switches(draft)
    shown = rules if screen.unfolded or not draft.deals else at_first(rules, draft)
    head = phrase("House rules")
    own = Text(own_rules(draft), "support", "ink2", shrink=True, pos_hint=MIDDLE)
    needs = widest_word(head, "name") + dp(12) + own.width
    title = Text(head, "name", pos_hint=MIDDLE)
    card = Card(
        Across(Beside(title, own, needs, 12), padding=(dp(20), dp(8))).at_least(
            theme.least(56, "name")
        )
    )
    for text in screen.problems_at(Place.RULES):
        card.add_widget(Down(fault(text), padding=(dp(20), 0, dp(20), dp(12))))
    for rule in shown:
        card.add_widget(Hairline())
        card.add_widget(
            SwitchRow(
                rule.title,
                rule.support,
                rule.on,
                lambda rule=rule: screen.change(draft.switched(rule.name, rule.after)),
                enabled=rule.counts,
            )
        )
    card.add_widget(Hairline())
    if len(shown) < len(rules):
        card.add_widget(
            LinkRow(more_rules(len(rules) - len(shown)), "", "chevron-down", screen.unfold)
        )
    else:
        card.add_widget(
            LinkRow(phrase("Chain names"), names_line(draft), "chevron-right", screen.open_names)
        )
    return card


class NamesSheet:
    """What this table calls the chains; it remembers what is typed while the window turns."""

    def __init__(self, screen: "NewGame") -> None:
        self.screen = screen
        self.typed = [screen.draft.chain(place) for place in range(len(self._printed))]
        self.wrong = [""] * len(self.typed)
        self.fields: list[Field] = []

    @property
    def _printed(self) -> tuple[str, ...]:
        return self.screen.draft.edition.names

    def __call__(self, _: Profile) -> Widget:
        """The sheet's content."""
        self.fields = []
        content = Down(
            Text(phrase("What do you call the chains?"), "question"),
            Text(phrase("Leave a field empty to use the printed name."), "support", "ink2"),
            spacing=dp(12),
        )
        marks = letters(self.typed)
        for place, printed in enumerate(self._printed):
            field = Field(
                self.typed[place],
                printed,
                on_change=lambda text, place=place: self._type(place, text),
                wrong=self.wrong[place],
            )
            self.fields.append(field)
            fob = Fob(place, marks[place], 46, pos_hint={"top": 1})
            content.add_widget(Across(fob, field, spacing=dp(14)))
        content.add_widget(PushButton(phrase("Save the names"), self._keep, fill=True))
        return content

    def _type(self, place: int, text: str) -> None:
        self.typed[place], self.wrong[place] = text, ""

    def _keep(self) -> None:
        """All names, or what is wrong beside each."""
        draft = self.screen.draft
        self.wrong = [self._refusal(place) for place in range(len(self.typed))]
        for field, wrong in zip(self.fields, self.wrong, strict=True):
            field.say(wrong)
        if not any(self.wrong):
            self.screen.house.close_sheet()
            self.screen.change(draft.called(self.typed))

    def _refusal(self, place: int) -> str:
        draft = self.screen.draft
        try:
            draft.chain_name(place, self.typed)
        except Refused as refused:
            return refusal(refused, draft)
        return ""

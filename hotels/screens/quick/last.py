"""Who played last, where a pot that does not divide is shared by seat."""

from typing import TYPE_CHECKING

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.screens.widgets.toggle import ChoiceRow
from hotels.views.tally import players
from hotels.wording.language import phrase, to_phrase

if TYPE_CHECKING:
    from hotels.screens.quick.sitting import Sitting

WHY = to_phrase(
    "money left over from a tied bonus is handed out clockwise, beginning with this seat"
)


class LastRow(Tap, Across):
    """The name; a tap asks for another."""

    def __init__(self, sitting: "Sitting") -> None:
        super().__init__(on_tap=lambda: ask_last(sitting), padding=(dp(16), dp(8)), spacing=dp(14))
        Ground(self, "sheet", "rule", 12)
        self.name = Text("", "name short")
        words = Down(self.name, Text(phrase(WHY), "support", "ink2"), pos_hint={"center_y": 0.5})
        self.add_widget(words)
        self.add_widget(Icon("chevron-right", 24, pos_hint={"center_y": 0.5}))
        self.at_least(theme.least(60, "name short", "support"))

    def show(self, name: str) -> None:
        """Who it was."""
        self.name.text = phrase("{player} played last", player=name)


def ask_last(sitting: "Sitting") -> None:
    """A sheet with everybody's name."""

    def chosen(seat: int) -> None:
        sitting.house.close_sheet()
        sitting.played_last(seat)

    def content(_: Profile) -> Widget:
        body = Down(Text(phrase("Who played last?"), "question"), spacing=dp(8))
        body.add_widget(
            Text(phrase("This matters because {why}.", why=phrase(WHY)), "support", "ink2")
        )
        for seat, name in players(sitting.sheet, sitting.speech):
            on = seat == sitting.sheet.last
            body.add_widget(ChoiceRow(name, "", on, lambda seat=seat: chosen(seat), height=56))
        return body

    sitting.house.open_sheet(content, width=440)

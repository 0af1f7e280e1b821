"""The rows of a takeover: who was paid, who has disposed, which chain may be chosen."""

from kivy.metrics import dp

from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.drawing import styled
from hotels.screens.widgets.fob import Fob
from hotels.screens.widgets.plate import Across, Down, Ground
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text
from hotels.views.paid import Paid
from hotels.views.takeover import Choice, Settled


class PaidRow(Tap, Across):
    """A holder and his bonus."""

    def __init__(self, row: Paid, profile: Profile, on_tap: object, several: bool) -> None:  # noqa: FBT001 - one fact of the row
        payee = row.receipt is not None
        super().__init__(
            on_tap=on_tap if payee else None,
            spacing=dp(8),
            padding=(dp(20 if not profile.is_phone else 16), dp(6)),
            corner=0,
        )
        self.at_least(theme.least(66 if not profile.is_phone else 48, "name", "support"))
        self.row = row
        middle = {"center_y": 0.5}
        names = Down(Text(row.name, "name"), pos_hint=middle, size_hint_x=1.3)
        if not profile.is_phone or several:
            names.add_widget(Text(row.held, "support", "ink2"))
        rank = Text(row.rank, "support medium", pos_hint=middle, size_hint_x=0.8)
        role = "ink" if payee else "ink2"
        style = "amount player" if payee else "bonus"
        amount = Text(row.amount, style, role, align="right", pos_hint=middle, size_hint_x=None)
        amount.width = max(dp(96), styled(row.amount, style).width)
        for piece in (names, rank, amount):
            self.add_widget(piece)


class SettledLine(Tap, Across):
    """All who have disposed, in one line; tapped, one by one."""

    def __init__(self, text: str, on_tap: object) -> None:
        super().__init__(on_tap=on_tap, spacing=dp(8), padding=(dp(16), dp(6)), corner=0)
        self.at_least(theme.least(48, "support"))
        middle = {"center_y": 0.5}
        self.add_widget(Icon("check-circle", 20, "pri", pos_hint=middle))
        self.add_widget(Text(text, "support", pos_hint=middle))
        self.add_widget(Icon("chevron-down", 24, "ink2", pos_hint=middle))


class ChoiceRow(Tap, Across):
    """A chain that may be chosen."""

    def __init__(self, choice: Choice, profile: Profile, on_tap: object) -> None:
        super().__init__(on_tap=on_tap, spacing=dp(12), padding=(dp(16), dp(10)), corner=0)
        self.at_least(dp(84))
        self.choice = choice
        middle = {"center_y": 0.5}
        self.add_widget(Fob(choice.place, choice.letter, 58))
        words = Down(
            Text(choice.name, "name list"),
            Text(choice.under, "support", "ink2"),
            pos_hint=middle,
        )
        self.add_widget(words)
        pill = Across(
            Text("This one", "name", "onPri", shrink=True, pos_hint=middle),
            size_hint=(None, None),
            padding=(dp(24), dp(16)),
            pos_hint=middle,
        )
        pill.bind(minimum_width=pill.setter("width"), minimum_height=pill.setter("height"))
        Ground(pill, "pri", None, 12)
        if profile.is_phone and theme.text_size > 1.15:  # there is no room beside the name
            pill.pos_hint = {"x": 0}
            words.spacing = dp(8)
            words.add_widget(pill)
        else:
            self.add_widget(pill)


def settled_row(one: Settled, profile: Profile) -> Across:
    """Who has disposed, and what he got for it."""
    middle = {"center_y": 0.5}
    amount = Text(one.amount, "amount", align="right", pos_hint=middle, size_hint_x=None)
    amount.width = max(dp(64), styled(one.amount, "amount").width)
    row = Across(
        Icon("check-circle", 22, "pri", pos_hint=middle),
        Text(one.name, "name", pos_hint=middle, size_hint_x=0.45),
        Text(one.did, "body", pos_hint=middle, size_hint_x=1.6),
        amount,
        spacing=dp(12),
        padding=(dp(16 if profile.is_phone else 20), dp(6)),
    )
    return row.at_least(theme.least(62 if not profile.is_phone else 48, "name"))

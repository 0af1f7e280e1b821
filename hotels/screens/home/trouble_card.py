"""What stands on Home where the archive cannot be shown, with the way forward."""

from collections.abc import Callable

from kivy.metrics import dp

from hotels.screens.home.big_card import heading_style, large_button
from hotels.screens.profile import Profile
from hotels.screens.widgets.button import IconButton, PushButton
from hotels.screens.widgets.plate import Across, Card, Space
from hotels.screens.widgets.text import Icon, Text
from hotels.views.trouble import Trouble, so_far
from hotels.wording.language import phrase


class TroubleCard(Card):
    """One sentence, and the button that goes on from there."""

    def __init__(self, trouble: Trouble, profile: Profile, go_on: Callable[[], None]) -> None:
        icon = "lifebuoy" if trouble.rescue else "replay"
        button = large_button(trouble.deed, icon, go_on, fill=profile.is_phone)
        super().__init__(
            Icon("alert-circle-outline", 40, "red"),
            Text(trouble.headline, heading_style(profile)),
            Text(trouble.sentence, "body"),
            *([Text(trouble.note, "body", "ink2")] if trouble.note else []),
            Space(height=8),
            button,
            padding=(dp(24), dp(24)),
            spacing=dp(8),
        )


class RescueCard(Card):
    """How far a rescue is, and the way to stop it."""

    def __init__(self, profile: Profile, games: int, stop: Callable[[], None]) -> None:
        self.progress = Text(so_far(games), "body")
        super().__init__(
            Icon("lifebuoy", 40, "pri"),
            Text(phrase("Recovering your games"), heading_style(profile)),
            self.progress,
            Space(height=8),
            PushButton(phrase("Stop here"), stop, kind="outlined", fill=profile.is_phone),
            padding=(dp(24), dp(24)),
            spacing=dp(8),
        )

    def show(self, games: int) -> None:
        """How far it is now."""
        self.progress.text = so_far(games)


class Notice(Card):
    """A word that stays on Home until it is put away."""

    def __init__(self, text: str, put_away: Callable[[], None]) -> None:
        line = Across(
            Icon("lifebuoy", 24, "onBrassC", pos_hint={"center_y": 0.5}),
            Text(text, "body", "onBrassC", pos_hint={"center_y": 0.5}),
            IconButton("close", put_away, phrase("Close this message"), role="onBrassC"),
            spacing=dp(14),
        )
        super().__init__(line, fill="brassC", padding=(dp(20), dp(10), dp(8), dp(10)))

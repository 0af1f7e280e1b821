"""What else may be done at the table: a sheet behind the three dots."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.books import Question
from hotels.screens.chains.game import Sitting
from hotels.screens.profile import Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.plate import Across, Down
from hotels.screens.widgets.tap import Tap
from hotels.screens.widgets.text import Icon, Text


class MenuRow(Tap, Across):
    """One thing that may be done, and what it means."""

    def __init__(self, icon: str, text: str, second: str, on_tap: Callable[[], None]) -> None:
        super().__init__(on_tap=on_tap, spacing=dp(16), padding=(dp(4), dp(8)))
        self.at_least(theme.least(60, "name short", "support"))
        self.add_widget(Icon(icon, 24, "ink2", pos_hint={"center_y": 0.5}))
        self.add_widget(
            Down(
                Text(text, "name short"),
                Text(second, "support", "ink2"),
                pos_hint={"center_y": 0.5},
            )
        )


def open_menu(sitting: Sitting) -> None:
    """The sheet with all of it."""
    house = sitting.house

    def then(does: Callable[[], None]) -> Callable[[], None]:
        def do() -> None:
            house.close_sheet()
            does()

        return do

    def content(_: Profile) -> Widget:
        body = Down(spacing=dp(4))
        body.add_widget(Text("At the table", "question"))
        asked = sitting.books.awaiting
        kind = asked.kind if asked is not None else None
        if kind is Question.BUY:
            word = sitting.speech.word.blocks
            body.add_widget(
                MenuRow(
                    "cart-plus",
                    "Buy more than the rules allow",
                    f"The turn ends when you say so; too many {word} stay marked.",
                    then(lambda: _beyond(sitting)),
                )
            )
        if kind is Question.TILE and sitting.books.turn:
            player = sitting.speech.player(sitting.books.player)
            body.add_widget(
                MenuRow(
                    "flag-checkered",
                    "End the game",
                    f"{player} declares the end; the bank settles.",
                    then(sitting.end),
                )
            )
        body.add_widget(
            MenuRow(
                "card-text-outline",
                "Information card",
                "Prices, bonuses and blocks of this edition.",
                then(lambda: open_card(sitting)),
            )
        )
        body.add_widget(
            MenuRow(
                "share-variant-outline",
                "Share the game",
                "The ledger so far as text, table or accounts; the board as a picture.",
                then(lambda: _share(sitting)),
            )
        )
        body.add_widget(
            MenuRow(
                "help-circle-outline", "Help", "How the bank works.", then(lambda: _help(sitting))
            )
        )
        body.add_widget(
            MenuRow(
                "cog-outline", "Settings", "Theme, text size, people.", then(lambda: _set(sitting))
            )
        )
        return body

    house.open_sheet(content, width=480)


def _beyond(sitting: Sitting) -> None:
    sitting.unsaid.beyond = True
    sitting.refresh()


def open_card(sitting: Sitting) -> None:
    """The information card of what is played."""
    from hotels.screens.setup.card import open_card as open_sheet

    open_sheet(sitting.house, sitting.books.header.edition)


def _share(sitting: Sitting) -> None:
    from hotels.screens.sharing.sheets import share_game

    share_game(sitting.house, sitting.game)


def _help(sitting: Sitting) -> None:
    from hotels.screens.help import Help

    sitting.house.show(Help(sitting.house))


def _set(sitting: Sitting) -> None:
    from hotels.screens.settings import SettingsScreen

    sitting.house.show(SettingsScreen(sitting.house))

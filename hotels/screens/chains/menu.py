"""What else may be done at the table: a sheet behind the three dots."""

from collections.abc import Callable

from kivy.metrics import dp
from kivy.uix.widget import Widget

from hotels.ledger.chains.books import Question
from hotels.screens.chains.bar import Tool
from hotels.screens.chains.game import Sitting
from hotels.screens.profile import Kind, Profile
from hotels.screens.theme import theme
from hotels.screens.widgets.menu_row import MenuRow
from hotels.screens.widgets.plate import Down
from hotels.screens.widgets.text import Text
from hotels.views.counts import AGREED
from hotels.views.ledger.late_end import could_have_ended
from hotels.wording.language import phrase

LARGEST_TEXT = 1.3
"""Of text larger than this the head has no room for one more key."""


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
        body.add_widget(Text(phrase("At the table"), "question"))
        asked = sitting.books.awaiting
        kind = asked.kind if asked is not None else None
        if kind is Question.BUY:
            body.add_widget(
                MenuRow(
                    "cart-plus",
                    phrase("Buy more than the rules allow"),
                    phrase(
                        "The turn ends when you say so; too many {word.blocks} stay marked.",
                        word=sitting.speech.word,
                    ),
                    then(lambda: _beyond(sitting)),
                )
            )
        if kind is Question.TILE and sitting.books.turn:
            player = sitting.speech.player(sitting.books.player)
            body.add_widget(
                MenuRow(
                    "flag-checkered",
                    phrase("End the game"),
                    phrase("{player} declares the end; the bank settles.", player=player),
                    then(sitting.end),
                )
            )
        late = could_have_ended(sitting.table, sitting.speech)
        if late is not None:
            body.add_widget(
                MenuRow(
                    "flag-outline",
                    late.deed,
                    phrase("It could have ended there; see first what that changes."),
                    then(lambda: _end_late(sitting)),
                )
            )
        body.add_widget(
            MenuRow(
                "book-open-page-variant-outline",
                phrase("Ledger"),
                phrase("Every line of the game: looked up, put right, gone back to."),
                then(lambda: _ledger(sitting)),
            )
        )
        body.add_widget(
            MenuRow(
                AGREED,
                phrase("Count a purse or a pile"),
                phrase("Compared with the books; put right if you say so."),
                then(lambda: _count(sitting)),
            )
        )
        body.add_widget(
            MenuRow(
                "seat-outline",
                phrase("Seats"),
                phrase("Somebody is called away, or sits down."),
                then(lambda: _seats(sitting)),
            )
        )
        body.add_widget(
            MenuRow(
                "lock-outline",
                phrase("Lock the table"),
                phrase("Nothing can be tapped until a key is held."),
                then(lambda: _lock(sitting)),
            )
        )
        body.add_widget(
            MenuRow(
                "card-text-outline",
                phrase("Information card"),
                phrase("Prices, bonuses and blocks of this edition."),
                then(lambda: open_card(sitting)),
            )
        )
        body.add_widget(
            MenuRow(
                "share-variant-outline",
                phrase("Share the game"),
                phrase("The ledger so far as text, table or accounts; the board as a picture."),
                then(lambda: _share(sitting)),
            )
        )
        body.add_widget(
            MenuRow(
                "help-circle-outline",
                phrase("Help"),
                phrase("How the bank works."),
                then(lambda: _help(sitting)),
            )
        )
        body.add_widget(
            MenuRow(
                "cog-outline",
                phrase("Settings"),
                phrase("Theme, text size, people."),
                then(lambda: _set(sitting)),
            )
        )
        return body

    house.open_sheet(content, width=480)


def _beyond(sitting: Sitting) -> None:
    sitting.unsaid.beyond = True
    sitting.refresh()


def lock_tool(sitting: Sitting, profile: Profile) -> list[Tool]:
    """The key that locks the table, where there is room for one more."""
    roomy = profile.kind in {Kind.WIDE, Kind.PORTRAIT} and theme.text_size <= LARGEST_TEXT
    return [Tool("lock-outline", phrase("lock the table"), lambda: _lock(sitting))] if roomy else []


def _end_late(sitting: Sitting) -> None:
    from hotels.screens.ledger.late import open_late_end

    open_late_end(sitting)


def _ledger(sitting: Sitting) -> None:
    from hotels.screens.chains.looking_up import open_ledger

    open_ledger(sitting)


def _count(sitting: Sitting) -> None:
    from hotels.screens.chains.counting import choose_count

    choose_count(sitting)


def _seats(sitting: Sitting) -> None:
    from hotels.screens.chains.seats import open_seats

    open_seats(sitting)


def _lock(sitting: Sitting) -> None:
    from hotels.screens.chains.lock import lock

    lock(sitting)


def open_card(sitting: Sitting) -> None:
    """The information card of what is played."""
    from hotels.screens.card import open_card as show

    show(sitting.house, sitting.books.header.edition, at_table=True)


def _share(sitting: Sitting) -> None:
    from hotels.screens.sharing.sheets import share_game

    share_game(sitting.house, sitting.game)


def _help(sitting: Sitting) -> None:
    from hotels.screens.help import Help

    sitting.house.show(Help(sitting.house))


def _set(sitting: Sitting) -> None:
    from hotels.screens.settings import SettingsScreen

    sitting.house.show(SettingsScreen(sitting.house))

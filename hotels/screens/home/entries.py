"""What stands in the directory, and where each entry leads."""

from typing import TYPE_CHECKING

from hotels.screens.home.directory import Entry
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.home.lobby import Home


def entries(home: "Home") -> tuple[Entry, ...]:
    """All that Hotels does."""
    return (
        Entry(
            "plus-box-outline", phrase("New game"), phrase("players, edition, rules"), home.new_game
        ),
        Entry(
            "calculator-variant-outline",
            phrase("Quick score"),
            phrase("a game you didn't track"),
            lambda: _score(home),
        ),
        Entry(
            "scale-balance",
            phrase("Settle a dispute"),
            phrase("every edition side by side"),
            lambda: _settle(home),
        ),
        Entry(
            "card-text-outline",
            phrase("Information cards"),
            phrase("prices, bonuses, shares"),
            lambda: _cards(home),
        ),
        Entry(
            "dice-multiple-outline",
            "Big Shot",
            phrase("auctions, lots and loans"),
            lambda: _auction(home),
        ),
        Entry(
            "office-building-outline",
            "Perfect Hotel",
            phrase("stacks, majorities, awards"),
            lambda: _stack(home),
        ),
    )


def _score(home: "Home") -> None:
    """The result of a game that nobody tracked."""
    from hotels.screens.quick import QuickStart

    if home.is_open():
        home.house.show(QuickStart(home.house))


def _settle(home: "Home") -> None:
    """One holding, by every edition."""
    from hotels.screens.desk import DeskScreen

    home.house.show(DeskScreen(home.house))


def _cards(home: "Home") -> None:
    """The card of every edition."""
    from hotels.screens.card import Cards

    home.house.show(Cards(home.house))


def _auction(home: "Home") -> None:
    """The bank of another game."""
    from hotels.screens.big_shot import BigShotStart

    if home.is_open():
        home.house.show(BigShotStart(home.house))


def _stack(home: "Home") -> None:
    """Hotels of cards, to be scored."""
    from hotels.screens.perfect_hotel import PerfectHotelStart

    if home.is_open():
        home.house.show(PerfectHotelStart(home.house))

"""Big Shot and Perfect Hotel on the tour: a game of each, to figures worked out by hand."""

from tests.screens.big_shot_hand import CASH, DEBTS, WORTH, whole_game
from tests.screens.big_shot_hand import Hand as Banker
from tests.screens.perfect_hotel_hand import Hand as Scorer
from tests.views.perfect_hotel_games import DRAWN, DRAWN_POINTS, FIRST, FIRST_POINTS
from tools.tour.both import Both, pieces
from tools.tour.wrong import hold

EARLY, LATE = 40, 120
"""After so many entries of Big Shot a picture is taken."""


class BothBanker(Banker, Both):
    """A banker's hand that touches the program and its twin."""


def big_shot(both: Both) -> None:
    """Eighteen rounds of four players; the worths are those worked out by hand."""
    both.words("Big Shot")
    _seat(both, 4)
    both.picture("big-shot-start")
    both.button("Open the bank")
    hand = BothBanker.taking_over(both)
    for number, entry in enumerate(whole_game()):
        if number in {EARLY, LATE}:
            both.picture(f"big-shot-{hand.books.awaiting.kind}" if hand.books.awaiting else "")
        hand.does(entry)
    both.picture("big-shot-end")
    books = both.screen.sitting.table.books
    purses = tuple(books.purses[:4])
    outcome = both.screen.sitting.table.game.outcome(books)
    hold(purses == CASH and tuple(10 * cards for cards in books.cards) == DEBTS, "Other purses.")
    hold(outcome is not None and outcome.cash == WORTH, "Big Shot does not come out as reckoned.")
    both.escape()


def perfect_hotel(both: Both) -> None:
    """Three rounds of four players; the totals are those worked out by hand."""
    both.words("Perfect Hotel")
    _seat(both, 4)
    both.picture("perfect-hotel-start")
    both.button("Open the hotels")
    hand = Scorer(both.driver)
    hand._scrolls = both  # noqa: SLF001 - it touches the program as well
    for number, hotels in enumerate((FIRST, DRAWN, DRAWN)):
        hand.round(hotels)
        both.picture(f"perfect-hotel-{number + 1}")
        hand.keep()
    both.picture("perfect-hotel-end")
    table = both.screen.sitting.table
    outcome = table.game.outcome(table.books)
    wanted = tuple(a + 2 * b for a, b in zip(FIRST_POINTS, DRAWN_POINTS, strict=True))
    hold(
        outcome is not None and outcome.cash == wanted,
        "Perfect Hotel does not come out as reckoned.",
    )
    both.escape()


def _seat(both: Both, wanted: int) -> None:
    """So many players, whoever they are."""
    stepper = next(pieces(both, "Stepper"))
    while (seats := both.screen.draft.seats) != wanted:
        both.tap(stepper.more if seats < wanted else stepper.less)
        stepper = next(pieces(both, "Stepper"))

"""What else may be done while the table asks: the alternatives at its foot."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.terms import Player
from hotels.screens.widgets.foot import Deed
from hotels.views.table import end_words
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.chains.table import TableScreen


def deeds(screen: "TableScreen") -> list[Deed]:
    """The keys beside the question, from the left."""
    sitting, books = screen.sitting, screen.sitting.books
    asked = books.awaiting
    if asked is None:
        return []
    ticks: list[Deed] = []
    if screen.shelf.hiding and screen.profile.is_phone:
        ticks.append(Deed(phrase("Tick all"), screen.shelf.tick_all))
    if asked.kind is Question.TILE:
        if screen.glass.square is not None and screen.profile.is_phone:
            name = screen.squares[screen.glass.square].name
            return [Deed(phrase("Lay {tile}", tile=name), screen.lay_proposed, None, "filled")]
        if ticks:
            return ticks
        found = [Deed(phrase("Skip tile"), _meant(screen, asked.player, sitting.lay_none))]
        if sitting.plays_on:
            standing = partial(sitting.play_on, plays_on=False)
            found.append(Deed(phrase("Settlement"), standing))
        elif end_words(books):
            found.append(Deed(phrase("End the game"), _meant(screen, asked.player, sitting.end)))
        return found
    return _of_a_purchase(screen, ticks) if asked.kind is Question.BUY else []


def _of_a_purchase(screen: "TableScreen", ticks: Sequence[Deed]) -> list[Deed]:
    """The keys beside a purchase; ``ticks`` where a list hides the chains on a phone."""
    sitting = screen.sitting
    ends = [Deed(phrase("End the game"), sitting.end)] if end_words(sitting.books) else []
    if sitting.unsaid.chosen:
        if sitting.unsaid.again:
            count = len(sitting.unsaid.chosen)
            return [Deed(phrase("as a key|Buy {count}", count=count), sitting.buy)]
        return [*ends, Deed(phrase("End turn"), sitting.buy)]
    if sitting.unsaid.again:
        cancel = partial(sitting.buy_again, again=False)
        return [Deed(phrase("as a key|Cancel"), cancel)]
    nothing = Deed(phrase("Buy nothing"), sitting.buy)
    if screen.shelf.hiding:
        chains = Deed(phrase("Show chains"), screen.shelf.show_chains)
        return [chains, *ticks] if ticks else [*ends, chains, nothing]
    return [*ends, nothing]


def _meant(screen: "TableScreen", seat: Player, does: Callable[[], None]) -> Callable[[], None]:
    """Do it, but not for a finger that was on its way to the key that stood there before."""
    shell = screen.house.shell

    def done() -> None:
        if shell.has_just_asked():
            player = screen.sitting.speech.player(seat)
            shell.say_at_finger(phrase("It's {player}'s turn now. Tap again.", player=player))
        else:
            does()

    return done

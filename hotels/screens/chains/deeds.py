"""What else may be done while the table asks: the alternatives at its foot."""

from functools import partial
from typing import TYPE_CHECKING

from hotels.ledger.chains.books import Question
from hotels.screens.profile import Kind
from hotels.screens.widgets.foot import Deed
from hotels.views.sign import total
from hotels.views.table import end_words
from hotels.wording.amounts import money
from hotels.wording.language import phrase

if TYPE_CHECKING:
    from hotels.screens.chains.table import TableScreen


def deeds(screen: "TableScreen") -> list[Deed]:
    """The keys beside the question, from the left."""
    sitting, books = screen.sitting, screen.sitting.books
    asked = books.awaiting
    if asked is None:
        return []
    if asked.kind is Question.TILE:
        if screen.glass.square is not None and screen.profile.is_phone:
            name = screen.squares[screen.glass.square].name
            return [Deed(phrase("Lay {tile}", tile=name), screen.lay_proposed, None, "filled")]
        found = [Deed(phrase("No tile to lay"), sitting.lay_none, "debug-step-over")]
        if sitting.plays_on:
            standing = partial(sitting.play_on, plays_on=False)
            found.append(Deed(phrase("Standing"), standing, "podium"))
        elif end_words(books):
            found.append(Deed(phrase("End the game"), sitting.end, "flag-checkered"))
        return found
    if asked.kind is Question.BUY:
        if sitting.unsaid.chosen:
            chosen = sitting.unsaid.chosen
            cost = money(total(books, chosen))
            text = phrase("Buy {count} for {cost}", count=len(chosen), cost=cost)
            return [Deed(text, sitting.buy, "check")]
        if sitting.unsaid.again:
            nothing = partial(sitting.buy_again, again=False)
            return [Deed(phrase("as a key|Cancel"), nothing, "close")]
        wide = screen.profile.kind in {Kind.WIDE, Kind.PORTRAIT}
        text = phrase("Buy nothing, end turn") if wide else phrase("Buy nothing")
        return [Deed(text, sitting.buy, "cart-off")]
    return []

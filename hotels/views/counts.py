"""A purse as it was counted, beside what the books say."""

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.terms import Player
from hotels.wording.amounts import money
from hotels.wording.ledger import signed


def purse_compared(books: Books, seat: Player, counted: int | None) -> str:
    """What the books say, and by how much the count differs."""
    known = books.cash[seat]
    if counted is None or counted == known:
        same = " That is what was counted." if counted == known else ""
        return f"The books say {money(known)}.{same}"
    return f"The books say {money(known)}; that is a difference of {signed(counted - known)}."

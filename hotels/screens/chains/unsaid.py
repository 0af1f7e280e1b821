"""What the keeper has begun to say at the table, and what the screens show because of it."""

from dataclasses import dataclass, field

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.rules.disposals import asking
from hotels.ledger.chains.rules.purchases import once_more
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.trouble import Page, Trouble
from hotels.ledger.objection import Grade
from hotels.screens.widgets.pad import Begun
from hotels.views.disposal import Split


@dataclass
class Unsaid:
    """What the keeper has begun to say, and not yet written."""

    chosen: tuple[str, ...] = ()
    """The blocks chosen in the purchase under way."""
    beyond: bool = False
    """Whether more may be chosen than the rules allow."""
    again: bool = False
    """Whether it is one more purchase in a turn that is over."""
    late: tuple[int, Player] | None = None
    """Of which chain who disposes out of turn."""
    more: int = 0
    """How many blocks whoever disposes has that the books know nothing of."""
    insisted: bool = False
    """Whether the keeper said that a purchase against the rules was made."""
    split: Split | None = None
    """What a holder sells, trades and keeps, as far as it was said."""
    begun: Begun = field(default_factory=Begun)
    """How many blocks somebody announces, as far as it was typed."""

    def shown(self, books: Books) -> Books:
        """The books as the screens ask for it; the entry itself is booked on the others."""
        if self.again:
            return once_more(books)
        asked = books.awaiting
        if self.late is not None:
            return asking(books, *self.late, self.more)
        if self.more and asked is not None and asked.chain is not None:
            return asking(books, asked.chain, asked.player, self.more)
        return books

    def objects(self, page: Page) -> bool:
        """Whether something is to be asked before one more block is chosen."""
        known = {Trouble.BOUGHT_BEFORE} if self.again and self.insisted else set()
        against = {one.code for one in page.objections if one.grade >= Grade.GAP}
        return bool(against - known) and not (self.beyond and page.stands)

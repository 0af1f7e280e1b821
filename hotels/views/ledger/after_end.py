"""What stands after the end of a game that could have been over sooner than anybody saw."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Books, Ending
from hotels.ledger.chains.entries import Announce, Count, Draw, Entry, Note, Peek
from hotels.ledger.chains.trouble import Page
from hotels.ledger.difference import Numbered
from hotels.table import Table

Pages = Sequence[Numbered[Entry, Books]]
Touched = Callable[[int], int]
"""The last line of the log that touched an entry: wrote it, changed it or moved it."""


class AfterEnd(NamedTuple):
    """What came after the end, from the first entry on that was set aside for it."""

    goes: tuple[int, ...]
    """The lines of play that went on, and of what was said, counted and put right meanwhile."""
    stays: tuple[int, ...]
    """The lines of what counts there and was said when the game was over already."""
    counts: tuple[Entry, ...]
    """What of the lines that go counts at this end as long as they stand."""

    @property
    def says_holdings(self) -> bool:
        """Whether holdings that were announced later would count at this end."""
        return any(isinstance(entry, Announce | Draw) for entry in self.counts)


def after_the_end(pages: Pages, touched: Touched) -> AfterEnd | None:
    """What came after the end; None where nothing was set aside for it.

    Holdings announced and purses counted before it was known that the game had ended say how it
    stood later, so they go with the rest.
    """
    ends = (one.page.books.end for one in pages)
    over = next((at for at, end in enumerate(ends) if end is Ending.DECLARED), len(pages))
    first = next(
        (at for at in range(over, len(pages)) if is_after_the_end(pages[at].page)), len(pages)
    )
    if first == len(pages):
        return None
    since = touched(pages[over].number)
    stays = tuple(number for number, page in pages[first:] if _stays(page, touched(number) > since))
    goes = [one for one in pages[first:] if one.number not in stays]
    counts = tuple(
        page.entry
        for _, page in goes
        if page.stands and not isinstance(page.entry, Count | Note | Peek)
    )
    return AfterEnd(tuple(number for number, _ in goes), stays, counts)


def _stays(page: Page, said_then: bool) -> bool:  # noqa: FBT001  said when the end was known
    """Whether an entry counts although the rest goes; a look at one's blocks moves nothing."""
    return page.stands and said_then and not isinstance(page.entry, Peek)


def is_after_the_end(page: Page) -> bool:
    """Whether an entry was set aside because the game was over, and answers nothing asked then."""
    books = page.books
    answers = isinstance(page.entry, Announce | Draw) and books.awaiting is not None
    return books.end is Ending.DECLARED and not page.stands and not answers


def touched_last(table: Table[Entry, Books], number: int) -> int:
    """The last line that touched an entry; of one that is not written yet, the one to come."""
    return max((line.number for line in table.history(number)), default=len(table.lines) + 1)

"""How a game came out that was scored by its figures."""

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.outcome import Outcome
from hotels.views.standing import Result, result
from hotels.wording.amounts import listed, money
from hotels.wording.language import phrase
from hotels.wording.speech import Speech, title


def scored(books: Books, speech: Speech, was: Outcome | None = None) -> Result:
    """The same as of a game that was played here, but for the turns."""
    told = result(books, speech, was)
    where = (phrase("the end"),)  # nobody counted the turns
    lines = tuple(
        line._replace(
            cells=tuple(
                cell._replace(
                    receipts=tuple(receipt._replace(where=where) for receipt in cell.receipts)
                )
                for cell in line.cells
            )
        )
        for line in told.lines
    )
    second = _margin(books, speech) if was is None else told.second
    return told._replace(second=second, lines=lines)


def _margin(books: Books, speech: Speech) -> str:
    """``$2,300 ahead of Bob, scored by VACATION``."""
    outcome = settlement(books)
    edition = title(books.header.edition)
    if len(outcome.ranking) == 1:
        return phrase("scored as {edition}", edition=edition)
    runners = outcome.ranking[1]
    margin = money(outcome.cash[outcome.winners[0]] - outcome.cash[runners[0]])
    return phrase(
        "{margin} ahead of {players}, scored as {edition}",
        margin=margin,
        players=listed(map(speech.player, runners)),
        edition=edition,
    )

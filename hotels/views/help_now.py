"""The help for the moment. Home loads the topics, and no rules of a game."""

from hotels.ledger.chains.books import Books, Question

_ASKED = {Question.TILE: "tile", Question.NAME: "founding", Question.BUY: "buying"}


def topic_now(books: Books) -> str:
    """The topic for what the bank waits for in a game."""
    if books.awaiting is None or books.end is not None:
        return "end"
    return _ASKED.get(books.awaiting.kind, "takeover")

"""What an edition has the table do: a row a term, each as sure as it is and as it was."""

from typing import NamedTuple

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.rule import Rule
from hotels.ledger.working import Mark
from hotels.views.card_spots import Figure, Spot, What, parent_of, sure
from hotels.wording.amounts import begun
from hotels.wording.language import phrase, to_phrase
from hotels.wording.terms import terms

RULES = {
    "board": Rule.BOARD,
    "players": Rule.PLAYERS,
    "start": Rule.CASH,
    "bills": Rule.CASH,
    "who goes first": Rule.FIRST_PLAYER,
    "purchases per turn": Rule.BUY_LIMIT,
    "the founder gets": Rule.FOUNDER,
    "safe": Rule.SAFE_SIZE,
    "a tie for first": Rule.TIE_FIRST,
    "first to decide": Rule.DISPOSAL,
    "holdings": Rule.HOLDINGS,
    "two players": Rule.TWO_PLAYERS,
    "end A": Rule.ENDS,
    "end B": Rule.ENDS,
    "end C": Rule.ENDS,
}
"""The rule that each term goes by."""

_TITLES = {
    "board": to_phrase("Board"),
    "players": to_phrase("Players"),
    "bills": to_phrase("Bills"),
    "who goes first": to_phrase("Who goes first"),
    "purchases per turn": to_phrase("Purchases per turn"),
    "the founder gets": to_phrase("The founder gets"),
    "first to decide": to_phrase("First to decide"),
    "holdings": to_phrase("Holdings"),
    "two players": to_phrase("Two players"),
    "start": to_phrase("Starting cash"),
    "a tie for first": to_phrase("Ties"),
    "safe": to_phrase("Safe chains"),
    "end A": to_phrase("End: all chains safe"),
    "end B": to_phrase("End: one large chain"),
    "end C": to_phrase("End: no playable tile"),
}


class Term(NamedTuple):
    """One thing that a table does by this edition."""

    spot: Spot
    title: str
    says: Figure


def term_rows(edition: Edition) -> tuple[Term, ...]:
    """All of them, in the order of the card."""
    parent = parent_of(edition)
    before = {name: (says, Mark(mark)) for name, says, mark in terms(parent or edition)}
    rows = []
    for name, says, mark in terms(edition):
        figure = Figure(begun(says), sure(Mark(mark)))
        if parent is not None:
            was, had = before.get(name, ("", Mark.HOUSE))
            ours = was != says
            here = sure(Mark.HOUSE if ours else had)
            figure = Figure(begun(says), here, was if ours else "", to_phrase("was: {had}"))
        rows.append(Term(Spot(What.TERM, term=name), term_title(name), figure))
    return tuple(rows)


def term_title(name: str) -> str:
    """What stands before a term."""
    return phrase(_TITLES[name])

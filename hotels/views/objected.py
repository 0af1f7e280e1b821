"""What speaks against an entry, as it is said to the keeper."""

from typing import NamedTuple

from hotels.ledger.chains.trouble import Page
from hotels.ledger.objection import Grade
from hotels.wording.amounts import as_sentence
from hotels.wording.objections import sentence
from hotels.wording.speech import Speech


class Objected(NamedTuple):
    """One or more objections, in words."""

    head: str
    sentence: str
    advice: str
    may_stand: bool
    """Whether the keeper may write the entry all the same."""


_HEADS = {
    Grade.REMINDER: "A reminder",
    Grade.GAP: "An answer is still owed",
    Grade.AGAINST: "That is against the rules",
    Grade.IMPOSSIBLE: "That cannot be",
}


def objected(page: Page, speech: Speech) -> Objected | None:
    """The heaviest objections of a page; None where nothing speaks against it."""
    if not page.objections:
        return None
    grade = Grade(page.grade)
    said = [
        sentence(objection.code, objection.facts, speech)
        for objection in page.objections
        if objection.grade == grade
    ]
    words = "; ".join(said)
    return Objected(
        _HEADS[grade],
        as_sentence(words),
        "If it happened so at the table it can be written; it stays marked in the ledger.",
        grade < Grade.IMPOSSIBLE,
    )

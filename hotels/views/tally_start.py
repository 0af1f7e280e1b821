"""A quick score about to begin: the edition, and who played."""

from collections.abc import Sequence
from dataclasses import replace

from hotels.ledger.chains import agreement
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import ACQUIRE_CLASSIC
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.tally import terms
from hotels.ledger.chains.terms import PAIR
from hotels.ledger.objection import Refused
from hotels.store.keeping import game_of
from hotels.store.records import CHAINS, SAMPLE, TALLY, Record
from hotels.views.setup import Draft, Person, named
from hotels.views.setup_rules import Switch, switches

SEATS = 4
"""How many play where nobody has played before."""


def begun_like(records: Sequence[Record]) -> Draft:
    """The people and the edition of the last game of hotel chains; else four who have no name."""
    for record in records:
        if record.source == SAMPLE or record.kind not in {CHAINS, TALLY}:
            continue
        try:
            header = game_of(record).terms  # type: ignore[attr-defined]
        except Refused:
            continue
        holds = header.options.bank_holds
        thrown = {"bank_holds": holds} if holds != header.edition.options.bank_holds else {}
        people = tuple(Person(name) for name in record.players)
        return sized(Draft(header.edition, people, thrown), len(people))
    return sized(Draft(ACQUIRE_CLASSIC), SEATS)


def sized(draft: Draft, count: int) -> Draft:
    """So many players, as far as the edition is for so many; a new one has no name yet."""
    least, most = seats(draft)
    count = max(least, min(most, count))
    added = (Person(""),) * max(0, count - draft.seats)
    return replace(draft, people=(*draft.people[:count], *added))


def by(draft: Draft, edition: Edition) -> Draft:
    """The same people under another edition, as many as it is for."""
    return sized(draft.by(edition), draft.seats)


def seats(draft: Draft) -> tuple[int, int]:
    """How few and how many the edition is for."""
    return draft.edition.min_players, draft.edition.options.max_players


def names(draft: Draft) -> tuple[str, ...]:
    """What everybody is called; who has no name goes by his seat."""
    return named(draft.people)


def renamed(draft: Draft, seat: int, said: str) -> Draft:
    """Somebody is called so; an empty text takes the name away."""
    people = [*draft.people]
    people[seat] = Person(draft.name(said, seat) if said.strip() else "")
    return replace(draft, people=tuple(people))


def bank_rule(draft: Draft) -> Switch | None:
    """Whether the bank is a holder, where that can change the result: with two players."""
    if draft.seats != PAIR:
        return None
    return next(rule for rule in switches(draft) if rule.name == "bank_holds")


def header_of(draft: Draft) -> Header:
    """The terms by which it is scored."""
    edition = draft.edition
    holds = draft.options.bank_holds if draft.seats == PAIR else edition.options.bank_holds
    options = agreement.thrown(edition.options, {"bank_holds": holds})
    return terms(edition, draft.seats, options)

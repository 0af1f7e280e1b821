"""The language of sums: what a holding earns, and the receipt of an amount."""

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.rules.bonuses import Award, Holding, bonuses
from hotels.ledger.working import Working
from tests.ledger.chains.table import PEOPLE, by_seat, header, place


def awards(
    edition: str | Edition,
    holding: str,
    first: str = "Ana",
    drawn: int = 0,
    *,
    closing: bool = False,
) -> tuple[Award, ...]:
    """What ``American 5: Ana 6  Ben 2`` earns, with its workings; every seat is named."""
    (chain, size), (_, _, held) = holding.split()[:2], holding.partition(":")
    table = header(edition, len(held.split()) // 2, bank_holds=drawn > 0)
    hands, by = by_seat(held, table.seats), PEOPLE.index(first)
    at = place(table.edition, chain)
    return bonuses(table, Holding(at, int(size.rstrip(":")), hands, by, drawn or None, closing))


def paid(found: tuple[Award, ...]) -> dict[str, int]:
    """Who gets how much."""
    assert len(dict(found)) == len(found)
    return {PEOPLE[player]: working.amount for player, working in found if working.amount}


def receipt(working: Working, indent: str = "") -> str:
    """A sum as lines: amount, step and its arguments, the rule and its mark; parts further in."""
    args = " ".join(map(str, working.args))
    cites = f"{working.cites.rule}, {working.cites.mark}"
    line = f"{indent}{working.amount} = {working.step} {args} ({cites})"
    return "\n".join([line, *(receipt(part, indent + "  ") for part in working.parts)])

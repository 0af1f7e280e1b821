"""Whether the figures on the screen and in the books are those of the transcript."""

from collections.abc import Iterator
from typing import Any

from hotels.ledger.chains.books import Question
from hotels.ledger.chains.transcript import checkpoint
from hotels.ledger.reading import Fields
from hotels.screens.chains.table import TableScreen
from hotels.wording.amounts import money
from tests.screens.hand import Hand
from tools.tour.both import pieces
from tools.tour.wrong import hold


def compare(hand: Hand, claim: Fields) -> None:
    """The claims of a checkpoint, against the books and against what stands on the screen."""
    found = checkpoint(hand.books)
    for field, said in claim.items():
        if field == "after":
            continue
        reckoned: Any = found[field]
        if isinstance(said, dict):
            reckoned = {name: reckoned[name] for name in said}
        _same(f"{field} after event {claim['after']}", reckoned, said)
    if isinstance(hand.screen, TableScreen):
        for what, shown, said in _on_the_table(hand, claim):
            _same(f"{what} on the screen after event {claim['after']}", shown, said)


def compare_final(hand: Hand, final: Fields) -> None:
    """The claims about the end, against the ranking on the screen."""
    ranks = {row.rank.seat: row.rank for row in pieces(hand, "RankRow")}
    totals = [ranks[seat].total for seat in sorted(ranks)]
    _same("the totals", totals, [money(int(cash)) for cash in _listed(final, "cash")])
    winners = [seat for seat in sorted(ranks) if ranks[seat].wins]
    _same("the winners", winners, _listed(final, "winners"))


def _on_the_table(hand: Hand, claim: Fields) -> Iterator[tuple[str, object, object]]:
    """What the lists say, and what they should."""
    screen: Any = hand.screen
    rows = {row.seat: row for part in screen.players for row in part.rows}
    for seat, cash in enumerate(_listed(claim, "cash")):
        yield f"the cash of player {seat}", rows[seat].cash, money(cash)
    asked = hand.books.awaiting
    if asked is not None and asked.kind is Question.NAME:
        return  # the names stand in place of the chains
    places = hand.books.header.edition.places
    chains = {row.place: row for row in screen.chains.rows}
    for name, price in _by_chain(claim, "prices"):
        yield f"the price of {name}", chains[places[name]].price, money(price) if price else ""
    for name, left in _by_chain(claim, "bank"):
        said = chains[places[name]].under.rpartition(" · ")[2]
        yield f"the bank's blocks of {name}", said, f"{left} left"
    for name, size in _by_chain(claim, "sizes"):
        said = chains[places[name]].under.split(maxsplit=1)[0]
        yield f"the size of {name}", said, str(size) if size else "not"


def _listed(claim: Fields, field: str) -> list[Any]:
    value = claim.get(field, [])
    return value if isinstance(value, list) else []


def _by_chain(claim: Fields, field: str) -> list[tuple[str, int]]:
    value = claim.get(field, {})
    return [*value.items()] if isinstance(value, dict) else []


def _same(what: str, found: object, said: object) -> None:
    hold(found == said, f"{what}: {found}, and the transcript has {said}")

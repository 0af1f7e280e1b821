"""What a transcript says its game comes to, beside what the books come to."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.rules.ending import settlement
from hotels.ledger.chains.transcript import Transcript, checkpoint
from hotels.ledger.reading import Fields

OUTCOME = "outcome"
"""What is claimed where a file says how a game came out that is still under way."""


class Claim(NamedTuple):
    """A figure, or a row of them, that the file has otherwise than the books."""

    event: int | None
    """After which event, from nought; None at the end of the game."""
    field: str
    """As the file calls it: cash, shares, sizes, bank, prices or winners."""
    chain: str
    """Of which chain, by its edition's name; empty where it is of none."""
    claimed: Any
    reckoned: Any


class Claims:
    """Everything one transcript says, looked up event by event."""

    def __init__(self, game: Transcript) -> None:
        self._after: dict[object, list[Fields]] = {}
        for claim in game.checkpoints:
            self._after.setdefault(claim["after"], []).append(claim)
        self._final = game.final

    def wrong_after(self, event: int, books: Books) -> Iterator[Claim]:
        """What the file has otherwise after an event."""
        if event in self._after:
            reckoned = checkpoint(books)
            for claim in self._after[event]:
                yield from _differing(event, claim, reckoned)

    def wrong_at_end(self, books: Books) -> Iterator[Claim]:
        """What the file has otherwise of how the game came out."""
        if self._final is None:
            return
        if books.awaiting is not None:
            yield Claim(None, OUTCOME, "", self._final, None)
            return
        outcome = settlement(books)
        claim = dict(self._final)
        if isinstance(winners := claim.get("winners"), list):
            claim["winners"] = sorted(winners)
        reckoned = {"cash": list(outcome.cash), "winners": list(outcome.winners)}
        yield from _differing(None, claim, reckoned)


def claims_any(claims: Iterable[Fields | None]) -> bool:
    """Whether there is anything that can be compared."""
    claimed = {field for claim in claims for field in claim or ()}
    return not claimed.isdisjoint({"cash", "shares", "sizes", "bank", "prices", "winners"})


def _differing(event: int | None, claim: Fields, reckoned: Mapping[str, object]) -> Iterator[Claim]:
    """What is said otherwise, field by field, chain by chain."""
    for field, right in reckoned.items():
        claimed = claim.get(field, right)
        if isinstance(right, dict) and isinstance(claimed, dict):
            for chain, figure in claimed.items():
                if figure != right[chain]:
                    yield Claim(event, field, chain, figure, right[chain])
        elif claimed != right:
            yield Claim(event, field, "", claimed, right)

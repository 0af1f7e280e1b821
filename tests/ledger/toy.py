"""A game of twenty lines: players put money into a pot in turn, or take some out."""

from dataclasses import dataclass
from typing import NamedTuple

from hotels.ledger import reading
from hotels.ledger.objection import Grade, Objection
from hotels.ledger.outcome import Outcome
from hotels.ledger.posting import BANK, CASH, Posting, moved
from hotels.ledger.reading import Fields
from hotels.ledger.replay import Booked

EMPTY, POOR, SKIPPED = "the pot is empty", "the purse is empty", "somebody was skipped"


@dataclass(frozen=True)
class Put:
    """So much from a player into the pot; less than nothing is taken out."""

    player: int
    count: int


class Pot(NamedTuple):
    """What everybody has, the pot last, and whose turn it is."""

    cash: tuple[int, ...]
    player: int = 0


class Toy:
    """Three players with 10 each; it is over when the pot holds 20."""

    kind = "toy"
    seats = 3

    def header(self) -> Fields:
        return {}

    def opening(self) -> Pot:
        return Pot((10, 10, 10, 0))

    def book(self, entry: Put, books: Pot) -> Booked[Put, Pot]:
        """Nothing leaves an empty pot, debts are against the rules, and a skipped turn is a gap."""
        player, count = entry.player, entry.count
        if books.cash[BANK] + count < 0:
            said = Objection(EMPTY, Grade.IMPOSSIBLE, "pot", {"holds": books.cash[BANK]})
            return Booked(entry, books, (), (said,))
        objections: tuple[Objection, ...] = ()
        if player != books.player:
            objections += (Objection(SKIPPED, Grade.GAP, "turn", {"player": books.player}),)
        posting = Posting(player, BANK, count, CASH)
        cash = moved(books.cash, posting)
        if cash[player] < 0:
            objections += (Objection(POOR, Grade.AGAINST, "purse", {"short": -cash[player]}),)
        return Booked(entry, Pot(cash, (player + 1) % self.seats), (posting,), objections)

    def encoded(self, entry: Put) -> Fields:
        return {"player": entry.player, "count": entry.count}

    def decoded(self, value: object) -> Put:
        said = reading.fields(value, "an entry")
        player = reading.number(reading.needed(said, "player"), "player", 0, self.seats - 1)
        return Put(player, reading.number(reading.needed(said, "count"), "count"))

    def state(self, books: Pot) -> Fields:
        return {"cash": list(books.cash), "player": books.player}

    def summary(self, books: Pot) -> Fields:
        return {"pot": books.cash[BANK]}

    def outcome(self, books: Pot) -> Outcome | None:
        purses = books.cash[:BANK]
        winners = tuple(seat for seat, cash in enumerate(purses) if cash == max(purses))
        return Outcome(purses, winners) if books.cash[BANK] >= 20 else None

"""A table that does all it is asked has in hand what the books say, whatever is done and undone."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hotels.ledger.chains.entries import Buy, Correct, End, Peek
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.rules.ending import is_over, settlement
from hotels.ledger.journal import Impossible, Redo, Write
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views.cash import LISTED, Account, Owed, followed, is_back, ticked
from tests.store.playing import entries, recorded

GAMES = [
    *("manuscript", "four-equal-vacation", "acquire-p5_023", "acquire-p2_057"),
    *("forced/survivor-acquire", "forced/survivor-vacation", "forced/again-acquire"),
    *("forced/late-acquire", "forced/late-vacation", "forced/more-vacation"),
]


class Evening:
    """A table whose players hand over what the list and the foot ask for, and nothing else."""

    def __init__(self, name: str) -> None:
        header = recorded(name).header
        self.table: Table[Any, Any] = Table(ChainGame(header))
        self.owed, self._pages = Owed(), self.table.pages
        self.hands = [*self.table.books.cash[: header.seats]]
        self.table.on_change.append(self._follow)

    def _follow(self) -> None:
        before, self._pages = self._pages, self.table.pages
        was = self.owed
        self.owed = followed(was, self.table, before)
        line, touched = next(self.table.touched_last)
        if isinstance(line.act, Write | Redo) and isinstance(touched.act, Write):
            if isinstance(touched.act.entry, Peek):
                return
            for key, one in was.sums.items():  # the game goes on: the purchase before was paid
                self.hands[key.player] += one.open if key.account == Account.BOUGHT else 0

    def tick(self, player: int, account: str, *, back: bool) -> None:
        """One row is handed over."""
        before = self._open(player)
        self.owed = ticked(self.owed, player, account, back=back)
        self.hands[player] += before - self._open(player)

    def tick_all(self) -> None:
        """Everything on the list."""
        for key, one in [*self.owed.sums.items()]:
            if key.thing == CASH and key.account in LISTED and one.open:
                self.tick(key.player, key.account, back=is_back(key, one.open))

    def _open(self, player: int) -> int:
        """What a player still gets, or gives below nought."""
        of = (*LISTED, Account.BOUGHT)
        return sum(
            one.open
            for key, one in self.owed.sums.items()
            if key.player == player and key.thing == CASH and key.account in of
        )

    def agrees(self) -> None:
        """Cash in hand and what is asked for come to what the books say."""
        books = self.table.books
        cash = books.cash
        if books.end is not None and books.end.value == "declared" and is_over(books):
            cash = settlement(books).cash
        for player, hand in enumerate(self.hands):
            assert hand + self._open(player) == cash[player], (player, self.owed)


@settings(deadline=None)
@given(name=st.sampled_from(GAMES), seed=st.integers(0, 2**32))
def test_hands_and_list_come_to_the_books(name: str, seed: int) -> None:
    chance = random.Random(seed)  # noqa: S311 - the same every time
    evening = Evening(name)
    table = evening.table
    waiting = [*entries(name)]
    for _ in range(len(waiting) * 2):
        _one_act(chance, evening, waiting)
        evening.agrees()
    while table.books.end is None and waiting:
        table.write(waiting.pop(0), forced=True)
        evening.agrees()
    if table.books.awaiting is not None:
        table.write(End(table.books.player), forced=True)
        evening.agrees()
    evening.tick_all()
    evening.agrees()
    left = [(key, one) for key, one in evening.owed.sums.items() if one.open]
    assert all(key.thing != CASH for key, _ in left if key.account in LISTED)


def _one_act(chance: random.Random, evening: Evening, waiting: list[Any]) -> None:
    """Mostly the game goes on; else something is undone, changed, counted or ticked."""
    table, what = evening.table, chance.random()
    numbers = [one.number for one in table.pages if not isinstance(one.page.entry, Correct)]
    try:
        if what < 0.5 and waiting:
            table.write(waiting.pop(0), forced=True)
        elif what < 0.6 and table.can_undo:
            table.undo()
        elif what < 0.7 and table.can_redo:
            table.redo()
        elif what < 0.85:
            rows = [(k, one.open) for k, one in evening.owed.sums.items() if k.thing == CASH]
            for key, _ in chance.sample(rows, min(len(rows), 1)):
                if key.account in {Account.PAYOUT, Account.PURCHASE}:
                    before = evening.owed.sums[key]
                    back = is_back(key, before.open or before.ticked)
                    evening.tick(key.player, key.account, back=back)
        elif what < 0.88:
            evening.tick_all()
        elif what < 0.9:
            table.write(Peek(0))
        elif what < 0.98 and numbers:
            _change(chance, table, chance.choice(numbers))
    except Impossible:
        pass


def _change(chance: random.Random, table: Table[Any, Any], number: int) -> None:
    """Something of the past: a purchase was none, a line or all from there never happened."""
    entry = next(page.entry for at, page in table.pages if at == number)
    if isinstance(entry, Buy):
        table.amend(number, Buy(entry.player, entry.chains[1:]))
    elif chance.random() < 0.5:
        table.strike(number)
    else:
        table.cut(number)

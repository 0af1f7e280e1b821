"""A table that does all it is asked holds what the books say, whatever is done and undone."""

import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from hotels.ledger.chains.books import Books, Ending
from hotels.ledger.chains.entries import Buy, Correct, Dispose, End, Entry, Peek
from hotels.ledger.chains.game import ChainGame
from hotels.ledger.chains.rules.ending import is_over, settlement
from hotels.ledger.chains.terms import UNSEEN
from hotels.ledger.journal import Impossible, Redo, Write
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views.cash import Owed, Sum, followed, is_back, ticked
from hotels.views.cash_flows import LISTED, Account, Key
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
        self.table: Table[Entry, Books] = Table(ChainGame(header))
        self.owed, self._pages = Owed(), self.table.pages
        self.hands = holdings(self.table)
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
                if key.account == Account.BOUGHT:
                    self._hand_over(key, one.open)

    def tick(self, player: int, account: str, *, back: bool) -> None:
        """One row is handed over."""
        before = {**self.owed.sums}
        self.owed = ticked(self.owed, player, account, back=back)
        for key, one in before.items():
            self._hand_over(key, one.open - self.owed.sums.get(key, Sum()).open)
        for key, one in self.owed.sums.items():
            if key not in before:
                self._hand_over(key, -one.open)

    def tick_all(self) -> None:
        """Everything on the list."""
        for key, one in [*self.owed.sums.items()]:
            if key.account in LISTED and self.owed.sums.get(key, Sum()).open:
                self.tick(key.player, key.account, back=is_back(key, one.open))

    def _hand_over(self, key: Key, count: int) -> None:
        for thing, more in _things(key, count):
            self.hands[key.player, thing] += more

    def agrees(self) -> None:
        """What is in hand and what is asked for come to what the books say."""
        found = {**self.hands}
        for key, one in self.owed.sums.items():
            if key.account in {*LISTED, Account.BOUGHT}:
                for thing, more in _things(key, one.open):
                    found[key.player, thing] += more
        assert found == holdings(self.table), self.owed


def holdings(table: Table[Entry, Books]) -> dict[tuple[int, str], int]:
    """By player and thing what he has by the books; shares that turned up he had all the time."""
    books = table.books
    cash = books.cash
    if books.end is Ending.DECLARED and is_over(books):
        cash = settlement(books).cash
    found = {}
    for player in range(books.header.seats):
        found[player, CASH] = cash[player]
        for chain, name in enumerate(books.header.edition.names):
            found[player, name] = books.blocks[chain][player]
    for _, page in table.pages:
        for one in page.postings:
            turns_up = isinstance(page.entry, Dispose) and one.thing == page.entry.chain
            if one.thing != CASH and one.taker >= 0 and (turns_up or one.giver == UNSEEN):
                found[one.taker, one.thing] -= one.count
    return found


def _things(key: Key, count: int) -> list[tuple[str, int]]:
    """What a player has more of when so much of a sum is handed over."""
    if key.thing == CASH:
        return [(CASH, count)]
    if key.account != Account.PAYOUT:
        return [(key.thing, -count)]
    if key.thing == key.given:
        return [(key.thing, -count)]
    return [(key.thing, count), (key.given, -2 * count)]


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
    assert not any(one.open for key, one in evening.owed.sums.items() if key.account in LISTED)


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
            rows = [*evening.owed.sums.items()]
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


def _change(chance: random.Random, table: Table[Entry, Books], number: int) -> None:
    """Something of the past: a purchase was none, a line or all from there never happened."""
    entry = next(page.entry for at, page in table.pages if at == number)
    if isinstance(entry, Buy):
        table.amend(number, Buy(entry.player, entry.chains[1:]))
    elif chance.random() < 0.5:
        table.strike(number)
    else:
        table.cut(number)

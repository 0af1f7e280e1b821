"""What is owed between bank and players: what the books say moved, less what was handed over.

An entry adds what it moves, Undo and a change of the past take it off again. A tick says that
books and table agree for one row. A purchase is asked for until the game goes on; from then on it
counts as handed over, unless there is a list: then it waits there for its tick.
A count or a correction makes books and table agree, so nothing from before it is asked for.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Correct, Count, Dispose, Leave, Note, Peek, Sit
from hotels.ledger.chains.terms import Player
from hotels.ledger.journal import Accept, Act, Undo, Write
from hotels.ledger.posting import CASH
from hotels.table import Table
from hotels.views.by_itself import is_ending
from hotels.views.cash_flows import LISTED, Account, Key, Pages, is_settled, moved, settled

REMARKS = (Peek, Note, Leave, Sit)
"""Entries that move no money and not the course of the game: what was to be paid still is."""


class Cause(StrEnum):
    """Why there is a list."""

    TAKEOVER = "takeover"
    END = "end"
    CHANGE = "change"
    UNDONE = "undone"


class Sum(NamedTuple):
    """How much the bank owes, or below nought is owed, and how much of it was ticked."""

    open: int = 0
    ticked: int = 0


class Owed(NamedTuple):
    """What is owed after so many lines of a game."""

    lines: int = 0
    sums: Mapping[Key, Sum] = {}
    """In the order in which they are listed."""
    counted: Mapping[int, Mapping[Key, int]] = {}
    """By line of a count: what was open before it, which is open again without it."""
    cause: tuple[str, ...] = ()
    """The cause, and for a takeover the chains: who takes over, then who falls."""
    line: int = 0
    """The last line that was more than a remark."""
    news: tuple[tuple[Key, int], ...] = ()
    """What money it asks for."""

    @property
    def is_listed(self) -> bool:
        """Whether there is a list."""
        return any(key.account in LISTED for key in self.sums)

    @property
    def asks_for_money(self) -> bool:
        """Whether the last line asks for money to be paid, and not only back."""
        return any(not is_back(key, count) for key, count in self.news)


def is_back(key: Key, count: int) -> bool:
    """Whether something goes back where it came from."""
    sign = {Account.PAYOUT: -1, Account.OTHER: 0}.get(Account(key.account), 1)
    return count * sign > 0


def is_remark(act: Act[Any]) -> bool:
    """Whether an act leaves what is to be paid as it was."""
    return isinstance(act, Accept) or (isinstance(act, Write) and isinstance(act.entry, REMARKS))


def followed(owed: Owed, table: Table[Any, Any], before: Pages) -> Owed:
    """What is owed after the last line of a table; these were its pages before that."""
    line, touched = next(table.touched_last)
    act, is_undone = touched.act, isinstance(line.act, Undo)
    owed = owed._replace(lines=line.number)
    if is_remark(act) or is_ending(table, touched.number):
        return owed
    if isinstance(act, Write) and isinstance(act.entry, Count):
        return _counted(owed, touched.number, act.entry, is_undone=is_undone)
    delta = moved(before, table.pages)
    for key, count in settled(table.after(before), table.books).items():
        delta[key] = delta.get(key, 0) + count
    if any(isinstance(one.act, Accept) for one in table.lines[touched.number :]):
        delta = {}  # what it came to by the rules of then is not known
    goes_on = isinstance(act, Write) and not is_undone
    if not isinstance(table.books, Books):
        return owed._replace(line=line.number, news=tuple(delta.items()) if goes_on else ())
    found = _gone_on(owed, goes_on=goes_on)
    if isinstance(act, Write) and not is_undone and isinstance(act.entry, Dispose):
        found = _last(found, act.entry.player)
    to_list = owed.is_listed if goes_on else not isinstance(act, Write)
    asked: dict[Key, int] = {}
    for key, count in delta.items():
        own = _own(key, found, to_list=to_list, is_new=goes_on)
        was = found.get(own, Sum())
        found[own] = was._replace(open=was.open + count)
        asked[own] = count
    if is_undone:
        doubts = {key._replace(account=Account.DOUBT): key for key in asked}
        doubts = {own: key for own, key in doubts.items() if key.account == Account.BOUGHT}
        found |= {own: Sum(asked[key]) for own, key in doubts.items()}
        asked |= {own: asked[key] for own, key in doubts.items()}
    owed = owed._replace(sums=_left(found), line=line.number)
    owed = owed._replace(news=tuple(_news(owed, asked)))
    if any(key.account in LISTED for key in asked):
        owed = owed._replace(cause=_cause(owed, table, before, act, is_undone=is_undone))
    if isinstance(act, Write) and isinstance(act.entry, Correct):
        return _counted(owed, touched.number, act.entry, is_undone=is_undone)
    return owed


def ticked(owed: Owed, player: Player, account: str, *, back: bool) -> Owed:
    """A row was handed over; or, ticked already, it was not after all."""
    mine = {
        key: one
        for key, one in owed.sums.items()
        if key[:2] == (player, account) and is_back(key, one.open or one.ticked) is back
    }
    is_open = any(one.open for one in mine.values())
    sums = {**owed.sums}
    for key, one in mine.items():
        sums[key] = Sum(0, one.ticked + one.open) if is_open else Sum(one.ticked)
        if account not in LISTED:
            del sums[key]
    return owed._replace(sums=_left(sums), news=())


def rested(owed: Owed) -> Owed:
    """Long after the last purchase it counts as paid."""
    return owed._replace(sums=_left(_gone_on(owed, goes_on=True)), news=())


def _counted(owed: Owed, number: int, entry: Count | Correct, *, is_undone: bool) -> Owed:
    """Whose money or pile was counted owes nothing and is owed nothing; or does again."""
    sums, counted = {**owed.sums}, {**owed.counted}
    if is_undone:
        for key, count in counted.pop(number, {}).items():
            was = sums.get(key, Sum())
            sums[key] = was._replace(open=was.open + count)
    else:
        mine = [key for key in sums if key.player == entry.player and _is_of(key, entry.thing)]
        gone = {key: sums.pop(key).open for key in mine}
        if any(gone.values()):
            counted[number] = gone
    return owed._replace(sums=_left(sums), counted=counted)


def _is_of(key: Key, thing: str) -> bool:
    """Whether a sum is settled when this was counted; with the money, the shares it was for."""
    if thing == CASH and key.thing != CASH:
        return key.given == key.thing or key.account in {Account.BOUGHT, Account.DOUBT}
    return key.thing == thing


def _gone_on(owed: Owed, *, goes_on: bool) -> dict[Key, Sum]:
    """Without the doubt about the purchase before, and without that purchase if it was paid."""
    passing = (Account.DOUBT, Account.BOUGHT) if goes_on else (Account.DOUBT,)
    return {key: one for key, one in owed.sums.items() if key.account not in passing}


def _own(key: Key, found: dict[Key, Sum], *, to_list: bool, is_new: bool) -> Key:
    """On which account a purchase is asked for; a change of the past brings it onto the list."""
    beside = [one for one in found if one[:2] == (key.player, Account.BOUGHT)]
    if key.account != Account.PURCHASE or not (is_new or beside):
        return key
    if not to_list:
        return key._replace(account=Account.BOUGHT)
    for bought in beside:
        listed = bought._replace(account=Account.PURCHASE)
        was = found.get(listed, Sum())
        found[listed] = was._replace(open=was.open + found.pop(bought).open)
    return key


def _last(sums: dict[Key, Sum], player: Player) -> dict[Key, Sum]:
    """The payouts of whoever has just disposed stand last."""
    mine = {key: one for key, one in sums.items() if key[:2] == (player, Account.PAYOUT)}
    return {key: one for key, one in sums.items() if key not in mine} | mine


def _left(sums: Mapping[Key, Sum]) -> dict[Key, Sum]:
    """What is open, and what was ticked for as long as anything else of the list is open."""
    listed = any(one.open for key, one in sums.items() if key.account in LISTED)
    return {key: one for key, one in sums.items() if one.open or (one.ticked and listed)}


def _news(owed: Owed, asked: Mapping[Key, int]) -> Iterator[tuple[Key, int]]:
    """What money a line asks for; no more than is owed."""
    for key, count in asked.items():
        left = owed.sums.get(key, Sum()).open
        if not left or key.thing != CASH:
            continue
        if (left > 0) is (count > 0):
            yield key, min(count, left, key=abs)
        elif is_back(key, left):
            yield key, left


def _cause(
    owed: Owed, table: Table[Any, Any], before: Pages, act: object, *, is_undone: bool
) -> tuple[str, ...]:
    """Why there is a list after the last line."""
    ways = {is_back(key, one.open) for key, one in owed.sums.items() if one.open}
    if not isinstance(act, Write):
        return (Cause.CHANGE,)
    if is_undone:
        return (Cause.UNDONE,) if True in ways else owed.cause
    books = table.books
    if is_settled(books):
        return (Cause.END,)
    takeover = books.takeover or table.after(before).takeover
    if takeover is None or takeover.survivor is None or False not in ways:
        return owed.cause
    names = books.header.edition.names
    return (Cause.TAKEOVER, *(names[one] for one in (takeover.survivor, *takeover.defunct)))

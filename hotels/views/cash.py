"""What is owed between bank and players: what the books say moved, less what was handed over.

An entry adds what it moves, Undo and a change of the past take it off again. A tick says that
books and table agree for one row. A purchase is asked for until the game goes on; from then on it
counts as handed over, unless there is a list: then it waits there for its tick.
A count or a correction makes books and table agree, so nothing from before it is asked for.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from hotels.ledger.chains.books import Books, Ending
from hotels.ledger.chains.entries import Buy, Correct, Count, Dispose, Leave, Note, Peek, Sit
from hotels.ledger.chains.rules.ending import is_over, settlement
from hotels.ledger.chains.terms import Player
from hotels.ledger.difference import Numbered
from hotels.ledger.journal import Accept, Act, Undo, Write
from hotels.ledger.posting import BANK, CASH
from hotels.ledger.replay import Booked
from hotels.table import Table
from hotels.views.by_itself import is_ending

Pages = tuple[Numbered[Any, Any], ...]

REMARKS = (Peek, Note, Leave, Sit)
"""Entries that move no money and not the course of the game: what was to be paid still is."""

COUNTS = (Count, Correct)
"""Entries after which the books agree with the table, or differ by what was pointed out."""


class Account(StrEnum):
    """What a sum is about, and with that where it is asked for."""

    PAYOUT = "payout"
    """Bonuses, sales, trades and the settlement: on the list."""
    PURCHASE = "purchase"
    """On the list as well, never set off against payouts."""
    BOUGHT = "bought"
    """The purchase done last, beside the question, until the game goes on."""
    DOUBT = "doubt"
    """That purchase taken back: only who was paid already gives it back."""
    OTHER = "other"
    """Money of another game than of chains; it has no list."""


LISTED = (Account.PAYOUT, Account.PURCHASE)


class Cause(StrEnum):
    """Why there is a list."""

    TAKEOVER = "takeover"
    END = "end"
    CHANGE = "change"
    UNDONE = "undone"


class Key(NamedTuple):
    """Whose sum of what; shares got in a trade with the chain given for them."""

    player: Player
    account: str
    thing: str = CASH
    given: str = ""


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
    delta = _moved(before, table.pages)
    for key, count in _settled(table.after(before), table.books).items():
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
        mine = [key for key in sums if (key.player, key.thing) == (entry.player, entry.thing)]
        gone = {key: sums.pop(key).open for key in mine}
        if any(gone.values()):
            counted[number] = gone
    return owed._replace(sums=_left(sums), counted=counted)


def _gone_on(owed: Owed, *, goes_on: bool) -> dict[Key, Sum]:
    """Without the doubt about the purchase before, and without that purchase if it was paid."""
    passing = (Account.DOUBT, Account.BOUGHT) if goes_on else (Account.DOUBT,)
    return {key: one for key, one in owed.sums.items() if key.account not in passing}


def _own(key: Key, found: dict[Key, Sum], *, to_list: bool, is_new: bool) -> Key:
    """On which account a purchase is asked for; a change of the past brings it onto the list."""
    bought = key._replace(account=Account.BOUGHT)
    if key.account != Account.PURCHASE or not (is_new or bought in found):
        return key
    if not to_list:
        return bought
    if bought in found:
        was = found.get(key, Sum())
        found[key] = was._replace(open=was.open + found.pop(bought).open)
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
    if _is_settled(books):
        return (Cause.END,)
    takeover = books.takeover or table.after(before).takeover
    if takeover is None or takeover.survivor is None or False not in ways:
        return owed.cause
    names = books.header.edition.names
    return (Cause.TAKEOVER, *(names[one] for one in (takeover.survivor, *takeover.defunct)))


def _moved(before: Pages, after: Pages) -> dict[Key, int]:
    """By how much what has moved is different, without what was counted since."""
    pairs = enumerate(zip(before, after, strict=False))
    at = next((n for n, (one, other) in pairs if one is not other), min(len(before), len(after)))
    gone, come = before[at:], after[at:]
    marks = _marks(gone, come)
    found: dict[Key, int] = {}
    for sign, pages in ((-1, gone), (1, come)):
        ahead = {*marks.items()}
        for number, page in pages:
            for key, count in _flows(page):
                if (key.player, key.thing) not in {about for about, _ in ahead}:
                    found[key] = found.get(key, 0) + sign * count
            ahead = {one for one in ahead if one[1] != number}
    return {key: count for key, count in found.items() if count}


def _marks(gone: Pages, come: Pages) -> dict[tuple[Player, str], int]:
    """By player and thing the line of the last count that stands in both."""
    known = {number: page.entry for number, page in gone}
    return {
        (page.entry.player, page.entry.thing): number
        for number, page in come
        if isinstance(page.entry, COUNTS) and page.stands and known.get(number) == page.entry
    }


def _flows(page: Booked[Any, Any]) -> Iterator[tuple[Key, int]]:
    """What a page has players get from the bank, below nought what they give to it."""
    entry = page.entry
    if isinstance(entry, Correct):
        return
    for one in page.postings:
        if one.thing != CASH:
            is_trade = isinstance(entry, Dispose) and one.thing != entry.chain
            if is_trade and one.giver == BANK:
                yield Key(one.taker, Account.PAYOUT, one.thing, entry.chain), one.count
        elif one.giver == BANK:
            yield Key(one.taker, _kind(page, one.taker, is_paid=True)), one.count
        elif one.taker == BANK:
            yield Key(one.giver, _kind(page, one.giver, is_paid=False)), -one.count


def _kind(page: Booked[Any, Any], player: Player, *, is_paid: bool) -> Account:
    """On which account money moves; only the chain game has payouts."""
    if not isinstance(page.books, Books):
        return Account.OTHER
    buys = isinstance(page.entry, Buy) and page.entry.player == player and not is_paid
    return Account.PURCHASE if buys else Account.PAYOUT


def _is_settled(books: object) -> bool:
    """Whether a chain game is closed, so that its final settlement is to be paid."""
    return isinstance(books, Books) and books.end is Ending.DECLARED and is_over(books)


def _settled(before: object, after: object) -> dict[Key, int]:
    """By how much what the final settlement pays is different."""
    was, now = _closing(before), _closing(after)
    found = {player: now.get(player, 0) - was.get(player, 0) for player in now | was}
    return {Key(player, Account.PAYOUT): count for player, count in found.items() if count}


def _closing(books: Any) -> dict[Player, int]:  # noqa: ANN401 - of any game
    """What the final settlement pays each player; nothing where there is none yet."""
    if not _is_settled(books):
        return {}
    after = settlement(books).cash
    return {player: cash - books.cash[player] for player, cash in enumerate(after)}

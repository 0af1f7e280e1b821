"""The ledger as lines: turn by turn, one player's as a bank statement, or all about one chain."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.entries import Buy, Entry
from hotels.ledger.chains.terms import Player
from hotels.ledger.money import Money
from hotels.views.ledger.search import said_in, sought
from hotels.views.ledger.settled import Part, ended_in, part_in_words, parts, share_in_words
from hotels.views.ledger.told import ChainTable, Sort, Told, entries
from hotels.wording.amounts import counted, listed, money, signed
from hotels.wording.language import phrase
from hotels.wording.speech import Speech

__all__ = ["LedgerLine", "Sort", "by_chain", "by_player", "by_turn", "found"]


class LedgerLine(NamedTuple):
    """One line of the ledger as it stands on a screen."""

    number: int
    """Of the line that wrote its entry; 0 for the purse at the start, which none wrote."""
    place: int
    """The moment after it; of a struck one the moment it would have begun at."""
    turn: str
    """The turn's number, at its first line only."""
    text: str
    amount: str
    """What moved; in brackets where it was struck."""
    balance: str
    """What there was then: the player's purse, or the chain's size and price."""
    sort: Sort
    icon: str
    remarks: tuple[str, ...]
    seat: Player | None
    chains: tuple[int, ...]
    changed: bool
    """Whether it was put in later, changed or moved."""
    purchase: int | None = None
    """The line of the purchase that shares this one."""
    turns: int = 0
    """Turns begun by then, said at every line."""
    of: int = 0
    """The line it belongs to where none wrote it: of the settlement that of the end."""
    sought: str = ""
    """By what else it is looked for."""

    @property
    def numbers(self) -> tuple[int, ...]:
        """The lines of which it tells."""
        return tuple(number for number in (self.number, self.purchase) if number)


class _Row(NamedTuple):
    """An entry, and the purchase that shares its line."""

    told: Told
    purchase: Told | None = None

    @property
    def last(self) -> Told:
        """The one after which the line is over."""
        return self.purchase or self.told


def by_turn(table: ChainTable, speech: Speech) -> tuple[LedgerLine, ...]:
    """Every entry once, in table order; a bare tile and its purchase share a line."""
    lines = (_of_all(row, speech) for row in _rows(entries(table, speech)))
    settled = (_closing(table, part, part_in_words(part, speech)) for part in parts(table.books))
    return tuple(_numbered((*lines, *settled)))


def by_player(table: ChainTable, speech: Speech, seat: Player) -> tuple[LedgerLine, ...]:
    """A player's statement: what he did or what moved to or from him, with his purse after it."""
    lines = [_outset(table.game.opening().cash[seat])]
    for row in _rows(entries(table, speech)):
        if _is_of(row, seat):
            mine = _gained(row.last).get(seat, 0)
            amount = _bracketed(signed(mine) if mine else "", row)
            purse = "" if row.told.struck else money(row.last.page.books.cash[seat])
            lines.append(_of_all(row, speech)._replace(amount=amount, balance=purse))
    for part in parts(table.books):
        for paid in part.paid:
            if paid.player == seat:
                line = _closing(table, part, share_in_words(part, paid, speech), seat)
                amount, purse = signed(paid.amount), money(part.cash[seat])
                lines.append(line._replace(amount=amount, balance=purse))
    return tuple(_numbered(lines))


def by_chain(table: ChainTable, speech: Speech, chain: int) -> tuple[LedgerLine, ...]:
    """All about one chain, with its size and price after each: from its founding to its fall."""
    lines = (
        _line(_Row(told), _gained(told, chain), _worth(told, chain, speech), speech)
        for told in entries(table, speech)
        if chain in told.chains
    )
    worth = _worth_in(table.books, chain, speech)
    settled = (
        _closing(table, part, part_in_words(part, speech))._replace(balance=worth)
        for part in parts(table.books)
        if part.chain == chain
    )
    return tuple(_numbered((*lines, *settled)))


def found(lines: Sequence[LedgerLine], words: str) -> tuple[LedgerLine, ...]:
    """The lines of which all that is looked for is said, each turn's number at its first."""
    wanted = sought(words)
    kept = (line for line in lines if said_in(wanted, line.numbers, line.turns, *_texts(line)))
    return tuple(_numbered(kept))


def _texts(line: LedgerLine) -> Iterator[str]:
    """All that is said of a line, and by what else it is looked for."""
    yield from (line.text, line.amount, line.balance, *line.remarks, line.sought)


def _rows(told: Sequence[Told]) -> Iterator[_Row]:
    """The entries line by line: a bare tile and the purchase right behind it are one."""
    shared = False
    for one, following in pairwise((*told, None)):
        if one is None or shared:
            shared = False
            continue
        shared = following is not None and one.is_bare and _is_bare_purchase(following)
        yield _Row(one, following if shared else None)


def _is_bare_purchase(told: Told) -> bool:
    """Whether there is no more to say of a purchase than what was bought."""
    return isinstance(told.entry, Buy) and told.sort is Sort.PLAIN and not told.remarks


def _is_of(row: _Row, seat: Player) -> bool:
    """Whether it is this player's deed, or moved something of his."""
    if row.told.seat == seat:
        return True
    return any(seat in {one.giver, one.taker} for one in row.last.page.postings)


def _gained(told: Told, chain: int | None = None) -> dict[Player, Money]:
    """What each player got by an entry, for one chain or for all."""
    found: dict[Player, Money] = {}
    for gain in told.gains:
        if chain is None or gain.chain == chain:
            found[gain.player] = found.get(gain.player, 0) + gain.amount
    return found


def _of_all(row: _Row, speech: Speech) -> LedgerLine:
    """A line with all that moved."""
    return _line(row, _gained(row.last), "", speech)


def _line(row: _Row, gained: Mapping[Player, Money], balance: str, speech: Speech) -> LedgerLine:
    """A line, with what its own player got or gave; where others got something it says who."""
    told, last = row
    text, mine = told.text, 0
    if last is not None:
        text = f"{text}. {_bought(last.entry, speech)}"
    if told.seat is not None:
        mine = gained.get(told.seat, 0)
    if {*gained} - {told.seat}:
        paid = phrase("Paid {players}", players=listed(_paid(gained, speech)))
        text = f"{text}. {paid}"
        mine = min(mine, 0)
    return LedgerLine(
        number=told.number,
        place=row.last.place,
        turn="",
        text=text,
        amount=_bracketed(signed(mine) if mine else "", row),
        balance=balance,
        sort=told.sort,
        icon=told.icon,
        remarks=told.remarks,
        seat=told.seat,
        chains=told.chains if last is None else last.chains,
        changed=told.changed,
        purchase=None if last is None else last.number,
        turns=row.last.turn,
        sought=told.sought if last is None else f"{told.sought} {last.sought}",
    )


def _bought(entry: Entry, speech: Speech) -> str:
    """``Bought 2 Luxor and 1 Tower``: whose deed it is, the line has said."""
    bought = Counter(entry.chains if isinstance(entry, Buy) else ())
    if not bought:
        return phrase("Bought nothing")
    blocks = listed(f"{count} {speech.chain(chain)}" for chain, count in bought.items())
    return phrase("Bought {blocks}", blocks=blocks)


def _paid(gained: Mapping[Player, Money], speech: Speech) -> Iterator[str]:
    """``Dave $3,000``, whoever got most first."""
    for player, amount in sorted(gained.items(), key=lambda one: -one[1]):
        if amount > 0:
            yield f"{speech.player(player)} {money(amount)}"


def _bracketed(amount: str, row: _Row) -> str:
    """An amount, in brackets where it does not count."""
    return f"({amount})" if amount and row.told.struck else amount


def _outset(purse: Money) -> LedgerLine:
    """The purse at the start."""
    amount = signed(purse) if purse else ""
    return LedgerLine(
        *(0, 0, "", phrase("Starting cash"), amount, money(purse)),
        *(Sort.PLAIN, "", (), None, (), False),
    )


def _closing(table: ChainTable, part: Part, text: str, seat: Player | None = None) -> LedgerLine:
    """A line of the settlement; it belongs to the line of the end."""
    sort, provisional = Sort.SETTLEMENT, table.books.is_provisional
    return LedgerLine(
        number=0,
        place=len(table.pages),
        turn="",
        text=text,
        amount="",
        balance="",
        sort=sort,
        icon=sort.icon,
        remarks=(phrase("provisional: the end hasn't been declared"),) if provisional else (),
        seat=seat,
        chains=(part.chain,),
        changed=False,
        turns=table.books.turn,
        of=ended_in(table),
        sought=phrase("settlement"),
    )


def _worth(told: Told, chain: int, speech: Speech) -> str:
    """A chain's size and price after an entry: ``5 hotels, $500``."""
    if told.struck:
        return ""
    return _worth_in(told.page.books, chain, speech)


def _worth_in(books: Books, chain: int, speech: Speech) -> str:
    """A chain's size and price."""
    size = books.board.sizes[chain]
    if not size:
        return phrase("not on the board")
    return f"{counted(size, speech.word.tile, speech.word.tiles)}, {money(books.price(chain))}"


def _numbered(lines: Iterable[LedgerLine]) -> Iterator[LedgerLine]:
    """The lines, each turn's number at the first that counts."""
    said = 0
    for line in lines:
        turn = ""
        if line.turns != said and line.sort is not Sort.STRUCK:
            said, turn = line.turns, str(line.turns)
        yield line if turn == line.turn else line._replace(turn=turn)

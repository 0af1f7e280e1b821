"""What a merger that has not happened comes to, in words and amounts."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.merging import Merger, Way
from hotels.ledger.chains.rules.ending import Settlement
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.workings import Step as Sum
from hotels.ledger.money import Money
from hotels.ledger.posting import CASH, Posting
from hotels.views.chain_receipts import bonus_ranks, bonus_receipt
from hotels.views.chains import chain_letters
from hotels.views.receipts import Receipt
from hotels.views.slip import chain_of
from hotels.wording.amounts import counted, listed, money, signed
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

NONE = to_phrase("instead of a sum|none")
MOST_SQUARES = 4
"""So many squares are named; the others are counted."""

_HIDDEN = to_phrase("Holdings are hidden, so who gets what isn't shown.")
_UNKNOWN = to_phrase("The deal wasn't recorded, so who gets what isn't known.")
_DRAWN = to_phrase("A tile is drawn for the bank first, so who gets what isn't known yet.")


_THIRD = {
    Way.SELL: to_phrase("Sale"),
    Way.TRADE: to_phrase("2 for 1|Trade"),
    Way.KEEP: to_phrase("Kept"),
}


class Side(NamedTuple):
    """A chain that merges."""

    chain: int
    letter: str
    name: str
    line: str


class Gain(NamedTuple):
    """What one player has of it."""

    seat: Player
    name: str
    blocks: str
    bonus: str
    third: str
    """What the sale brings, what is traded, or what is kept."""
    cash: str
    worth: str
    pays: bool
    """Whether the bank pays, so that there are receipts."""


class Pot(NamedTuple):
    """A bonus of a chain taken over, where nobody may know who gets it."""

    name: str
    amount: str
    receipt: Receipt


def third_head(way: Way) -> str:
    """What stands over what becomes of the blocks."""
    return phrase(_THIRD[way])


def falling(books: Books, chain: int, speech: Speech) -> Side:
    """``5 tiles, $700 a share``."""
    word, size = speech.word, books.board.sizes[chain]
    line = phrase(
        "{tiles}, {price} a {word.block}",
        tiles=counted(size, word.tile, word.tiles),
        price=money(books.price(chain)),
        word=word,
    )
    return _side(books, chain, line, speech)


def surviving(books: Books, chain: int, grown: int, speech: Speech) -> Side:
    """``16, then 22 tiles, $800 to $900 a share``."""
    word, price = speech.word, books.price(chain)
    then = books.header.prices[chain][grown]
    said = money(price)
    if then != price:
        said = phrase("{was} to {now}", was=said, now=money(then))
    line = phrase(
        "{size}, then {then} {word.tiles}, {price} a {word.block}",
        size=books.board.sizes[chain],
        then=grown,
        price=said,
        word=word,
    )
    return _side(books, chain, line, speech)


def _side(books: Books, chain: int, line: str, speech: Speech) -> Side:
    letter = chain_letters(books.header, speech)[chain]
    return Side(chain, letter, speech.chain(chain), line)


def paid_to(found: Merger, seat: Player) -> list[Posting]:
    """What the bank would pay somebody."""
    return [one for one in found.postings if one.thing == CASH and one.taker == seat]


def _sum(paid: list[Posting], *, sales: bool) -> Money:
    return sum(one.count for one in paid if (one.why.step == Sum.SALE) is sales)


def gain(
    found: Merger, worth: tuple[Settlement, Settlement], seat: Player, way: Way, speech: Speech
) -> Gain:
    """What one player would have of it, against what all had before."""
    paid = paid_to(found, seat)
    held = sum(found.before.holdings(chain)[seat] for chain in found.defunct)
    kept = sum(found.after.holdings(chain)[seat] for chain in found.defunct)
    third = {
        Way.SELL: _or_none(_sum(paid, sales=True)),
        Way.TRADE: _traded(held - kept),
        Way.KEEP: str(kept) if kept else phrase(NONE),
    }[way]
    cash = found.after.cash[seat] - found.before.cash[seat]
    before, after = (ended.cash[seat] for ended in worth)
    return Gain(
        seat,
        speech.player(seat),
        str(held),
        _or_none(_sum(paid, sales=False)),
        third,
        _difference(cash),
        _difference(after - before),
        bool(paid),
    )


def _traded(count: int) -> str:
    return phrase("{count} for {got}", count=count, got=count // 2) if count else phrase(NONE)


def _or_none(amount: Money) -> str:
    return money(amount) if amount else phrase(NONE)


def _difference(amount: Money) -> str:
    return signed(amount) if amount else phrase("no change")


def in_all(found: Merger) -> tuple[str, str, str]:
    """What the bank would pay: bonuses, sales, both."""
    paid = [one for one in found.postings if one.thing == CASH]
    bonuses, sales = _sum(paid, sales=False), _sum(paid, sales=True)
    return _or_none(bonuses), _or_none(sales) if sales else "", _or_none(bonuses + sales)


def tie(found: Merger, speech: Speech) -> str:
    """Who ties for most of a chain that falls, or that nobody is paid for it."""
    for chain in found.defunct:
        held = found.before.holdings(chain)
        most, name = max(held), speech.chain(chain)
        if not most:
            return phrase("No bonus is paid for {chain}.", chain=name)
        first = [seat for seat, count in enumerate(held) if count == most]
        if len(first) == 1:
            continue
        parts = [
            one.count
            for one in found.postings
            if one.thing == CASH
            and one.why.step != Sum.SALE
            and one.taker in first
            and chain_of(one.why, speech) == chain
        ]
        names = listed(map(speech.player, first))
        if parts and min(parts) == max(parts):
            return phrase(
                "{players} tie for the most {chain}: {amount} each.",
                players=names,
                chain=name,
                amount=money(parts[0]),
            )
        return phrase("{players} tie for the most {chain}.", players=names, chain=name)
    return ""


def most_gained(before: Settlement, after: Settlement, speech: Speech) -> str:
    """Who gains most, and who leads then by how much."""
    gained = [now - was for was, now in zip(before.cash, after.cash, strict=True)]
    if len(set(gained)) == 1:
        return phrase("No one gains on anyone else.")
    most = max(gained)
    names = [speech.player(seat) for seat, gain in enumerate(gained) if gain == most]
    said = phrase("{players} gain the most.", players=listed(names))
    if len(names) == 1:
        said = phrase("{player} gains the most.", player=names[0])
    return f"{said} {_lead(before, after, speech)}".strip()


def _lead(before: Settlement, after: Settlement, speech: Speech) -> str:
    """``Margaret would lead by $14,800 instead of $14,000``."""
    if len(after.ranking) == 1 or len(after.winners) > 1:
        return ""
    leader = after.winners[0]
    ahead = after.cash[leader] - after.cash[after.ranking[1][0]]
    name, now = speech.player(leader), money(ahead)
    if before.winners != after.winners or len(before.ranking) == 1:
        return phrase("{player} would take the lead by {now}.", player=name, now=now)
    was = before.cash[leader] - before.cash[before.ranking[1][0]]
    if was == ahead:
        return phrase("{player} would still lead by {now}.", player=name, now=now)
    return phrase(
        "{player} would lead by {now} instead of {was}.", player=name, now=now, was=money(was)
    )


# where not everything may be known


def not_told(books: Books) -> str:
    """Why it is not said who gets what."""
    if books.header.is_hidden:
        return phrase(_HIDDEN)
    return phrase(_UNKNOWN if not books.header.deal_known else _DRAWN)


def pots(books: Books, defunct: Sequence[int], speech: Speech) -> tuple[Pot, ...]:
    """The bonuses of the chains that fall, which everybody sees in the list of chains."""
    receipts = [
        bonus_receipt(books, chain, rank, speech)
        for chain in defunct
        for rank in range(bonus_ranks(books))
    ]
    return tuple(Pot(receipt.title, receipt.amount, receipt) for receipt in receipts)


# where they meet


def squares_named(
    books: Books, squares: Sequence[int], sizes: Sequence[int], speech: Speech
) -> tuple[str, str]:
    """Which squares would join them, and which of them joins more tiles than the others."""
    if not squares:
        return phrase("No square"), phrase("joins them now")
    shape = books.header.shape
    named = [speech.tile(shape.tile(square)) for square in squares]
    said = listed(named, "or")
    if len(squares) > MOST_SQUARES:
        rest = len(squares) - MOST_SQUARES + 1
        first = ", ".join(named[: MOST_SQUARES - 1])
        said = phrase("{squares} or {count} more", squares=first, count=rest)
    if max(sizes) == min(sizes):
        return said, phrase("would join them")
    largest = named[sizes.index(max(sizes))]
    return said, phrase("would join them; {square} makes {size}", square=largest, size=max(sizes))

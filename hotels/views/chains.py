"""The list of chains: how large, what a block costs, what a takeover would pay."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Books, Question
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.rules.purchases import purchasable
from hotels.ledger.money import Money
from hotels.ledger.posting import BANK
from hotels.views.letters import letters
from hotels.views.sign import total
from hotels.wording.amounts import begun, counted, money
from hotels.wording.bonuses import is_by_holding, names
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_RANKS = (to_phrase("1st"), to_phrase("2nd"), to_phrase("3rd"))


class ChainRow(NamedTuple):
    """One chain in the list."""

    place: int
    name: str
    letter: str
    size: int
    laid: str
    """How large it is in words; empty while it is named."""
    left: str
    """What the bank has of it."""
    on_board: bool
    safe: bool
    price: str
    bonuses: tuple[str, ...]
    buy: str | None = None
    """What stands on its pill, while blocks are bought."""
    why_not: str = ""
    """Why it has no pill then."""
    chosen: int = 0
    """Blocks of it chosen in this purchase."""

    @property
    def under(self) -> str:
        """What stands under its name."""
        return " · ".join(filter(None, (self.laid, self.left)))


def chain_letters(header: Header, speech: Speech) -> tuple[str, ...]:
    """The letter of each chain, by the name this table gives it."""
    return letters(speech.chain(place) for place in range(len(header.edition.chains)))


def chain_rows(
    books: Books, speech: Speech, chosen: tuple[str, ...] = (), *, beyond: bool = False
) -> tuple[ChainRow, ...]:
    """The chains in the order of the card."""
    header = books.header
    edition, word = header.edition, speech.word
    signs = chain_letters(header, speech)
    asked = books.awaiting
    buying = asked is not None and asked.kind is Question.BUY
    open_to = purchasable(books, chosen) if buying else ()
    rows = []
    for place, chain in enumerate(edition.chains):
        size, left = books.board.sizes[place], books.blocks[place][BANK]
        price = books.price(place) if size else 0
        picked = chosen.count(chain.name)
        laid = counted(size, word.tile, word.tiles) if size else phrase("not on the board")
        why = ""
        if buying and size and place not in open_to and not (beyond and left > picked):
            why = _why_not(books, place, chosen)
        rows.append(
            ChainRow(
                place=place,
                name=speech.chain(place),
                letter=signs[place],
                size=size,
                laid=laid,
                left=left_in_bank(left - picked if size else left),
                on_board=size > 0,
                safe=size >= edition.safe,
                price=money(price) if size else "",
                bonuses=bonus_amounts(header, price) if size else (),
                buy=money(price) if buying and size and not why else None,
                why_not=why,
                chosen=picked,
            )
        )
    return tuple(rows)


def cash_left(books: Books, chosen: tuple[str, ...] = ()) -> str:
    """What whoever buys has left for more, of what was chosen so far."""
    left = books.cash[books.player] - total(books, chosen)
    return phrase("{amount} in cash", amount=money(left))


def left_in_bank(count: int) -> str:
    """How many blocks the bank has."""
    return phrase("in the bank|{count} left", count=count)


def bonus_heads(header: Header) -> tuple[str, ...]:
    """The heads over the columns of bonuses."""
    if header.pair_bonus is not None:
        return (phrase("To split"),)
    price = header.prices[0][2]
    count = len(header.edition.bonus_row(price))
    if is_by_holding(header.edition):
        return tuple(map(begun, map(phrase, names(header.edition).ranks)))
    return tuple(map(phrase, _RANKS[:count]))


def bonus_amounts(header: Header, price: Money) -> tuple[str, ...]:
    """What a takeover would pay at this price."""
    if header.pair_bonus is not None:
        return (money(header.pair_bonus.times * price),)
    return tuple(money(amount) for amount in header.edition.bonus_row(price))


def _why_not(books: Books, place: int, chosen: tuple[str, ...]) -> str:
    """Why no block of the chain can be bought now."""
    header, name = books.header, books.header.edition.names[place]
    if books.blocks[place][BANK] <= chosen.count(name):
        return phrase("sold out")
    if len(chosen) >= header.limit:
        return phrase("only {limit} a turn", limit=header.limit)
    if header.different and name in chosen:
        return phrase("only one of each")
    purse = books.cash[books.player] - total(books, chosen)
    price = money(books.price(place))
    return phrase("{price}, has {cash}", price=price, cash=money(purse))


def is_full(books: Books, chosen: tuple[str, ...]) -> bool:
    """Whether nothing more may be bought in this turn."""
    return not purchasable(books, chosen)


def free_names(rows: Sequence[ChainRow], books: Books, speech: Speech) -> tuple[ChainRow, ...]:
    """The chains that are not on the board, each with what the bank has of it.

    Where prices differ from chain to chain, also with what a block costs once it is named.
    """
    return tuple(
        row._replace(
            laid="" if first_price(books.header, speech) else _named_price(books, row, speech),
            left=left_in_bank(books.blocks[row.place][BANK]),
        )
        for row in rows
        if not row.on_board
    )


def _named_price(books: Books, row: ChainRow, speech: Speech) -> str:
    """What a block of a chain costs if the tiles that were joined are named so."""
    if books.formed is None:
        return ""
    size = books.board.swept(books.formed, row.place).sizes[row.place]
    price = money(books.header.prices[row.place][size])
    return phrase("{price} a {word.block}", price=price, word=speech.word)


def first_price(header: Header, speech: Speech) -> str:
    """What a block of a new chain costs, where it is the same for all."""
    prices = {prices[2] for prices in header.prices}
    if len(prices) > 1:
        return ""
    price = money(prices.pop())
    return phrase("{price} a {word.block} at first", price=price, word=speech.word)

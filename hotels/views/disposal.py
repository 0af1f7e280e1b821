"""What a holder may do with the blocks of a defunct chain, and what it comes to."""

from typing import NamedTuple

from hotels.ledger.chains.books import Awaiting, Books, Question, Takeover
from hotels.ledger.chains.entries import Dispose
from hotels.ledger.chains.mixes import most_traded
from hotels.ledger.chains.terms import Player
from hotels.ledger.money import Money, fewest
from hotels.ledger.posting import BANK
from hotels.wording.amounts import Count, begun, in_bills, listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import Speech

_TRADED_FIRST, _TRADED = (
    to_phrase("traded {count} {chain} for {got}"),
    to_phrase("traded {count} for {got}"),
)
_KEPT_FIRST, _KEPT = to_phrase("kept {count} {chain}"), to_phrase("kept {count}")


Split = tuple[int, int, int]
"""What is sold, traded and kept."""


class Asked(NamedTuple):
    """Who holds what of the chain that is disposed of, and what bounds the choice."""

    player: Player
    name: str
    chain: int
    chain_name: str
    held: int
    survivor: int
    survivor_name: str
    left: int
    """Blocks of the survivor that the bank has."""
    most_traded: int
    price: Money

    @property
    def mosts(self) -> Split:
        """How many he can sell, trade and keep at most."""
        return self.held, self.most_traded, self.held

    @property
    def at_first(self) -> Split:
        """What he does until something else was said: he keeps all."""
        return 0, 0, self.held


class Outcome(NamedTuple):
    """What a disposal would come to."""

    amount: str
    bills: str
    blocks: int
    left: str
    label: str


def outcome(asked: Asked, sell: int, trade: int, keep: int, books: Books) -> Outcome:
    """What selling, trading and keeping so many would come to, and what the button says."""
    amount = asked.price * sell
    bills = fewest(amount, books.header.edition.bills) or ()
    got = trade // 2
    left = str(asked.left)
    if got:
        left = phrase("{left}, then {then}", left=asked.left, then=asked.left - got)
    return Outcome(
        money(amount) if amount else phrase("instead of a sum|nothing"),
        in_bills(bills) if amount else "",
        got,
        left,
        in_words(sell, trade, keep),
    )


def at_once(asked: Asked) -> tuple[tuple[str, Split], ...]:
    """As much as can be of one kind: what its key says, and what it comes to."""
    held, most = asked.held, asked.most_traded
    trade = phrase("Trade all") if most == held else phrase("Trade max")
    return (
        (phrase("Sell all"), (held, 0, 0)),
        *(((trade, (0, most, held - most)),) if most else ()),
        (phrase("Keep all"), asked.at_first),
    )


def sales(asked: Asked, books: Books) -> tuple[Outcome, ...]:
    """What every number of blocks sold comes to, the others kept."""
    held = asked.held
    return tuple(outcome(asked, sold, 0, held - sold, books) for sold in range(held + 1))


def why_no_trade(asked: Asked, speech: Speech) -> str:
    """Why no more than so many can be traded: the bank has too few, or the holder."""
    word, chain = speech.word, asked.survivor_name
    if asked.held < 2:  # noqa: PLR2004 - two for one
        return phrase("A trade takes two {chain} {word.blocks}.", chain=asked.chain_name, word=word)
    if not asked.left:
        return phrase("The bank has no {chain} {word.blocks} left.", chain=chain, word=word)
    if asked.most_traded < asked.held - asked.held % 2:
        return phrase(
            "The bank has only {count:{word.block}/{word.blocks}} of {chain} left.",
            count=Count(asked.left),
            chain=chain,
            word=word,
        )
    return ""


def in_words(sell: int, trade: int, keep: int) -> str:
    """``Sell 2, trade 4, keep 1``."""
    parts = (
        phrase("sell {count}", count=sell) if sell else "",
        phrase("trade {count}", count=trade) if trade else "",
        phrase("keep {count}", count=keep) if keep else "",
    )
    return begun(", ".join(filter(None, parts)) or phrase("keep none"))


def done_in_words(entry: Dispose, survivor: int | None, speech: Speech) -> str:
    """``sold 2 Festival, traded 4 for 2 Luxor and kept 1``."""
    chain, got = speech.chain(entry.chain), str(entry.trade // 2)
    if survivor is not None:
        got = f"{got} {speech.chain(survivor)}"
    parts: list[str] = []
    if entry.sell:
        parts.append(phrase("sold {count} {chain}", count=entry.sell, chain=chain))
    if entry.trade:
        said = _TRADED if parts else _TRADED_FIRST
        parts.append(phrase(said, count=entry.trade, chain=chain, got=got))
    if entry.keep:
        said = _KEPT if parts else _KEPT_FIRST
        parts.append(phrase(said, count=entry.keep, chain=chain))
    return listed(parts) if parts else phrase("kept no {chain}", chain=chain)


def rebalanced(asked: Asked, now: Split, which: int, change: int) -> Split:
    """Sell, trade and keep after a step of one of them: they always add up to what is held.

    A step takes from keep, then from the other; trade moves by two.
    """
    sell, trade, keep = now
    match which:
        case 0:
            sell = min(asked.held, max(0, sell + change))
            rest = asked.held - sell
            trade = min(trade, rest - rest % 2)
            keep = rest - trade
        case 1:
            trade = min(asked.most_traded, max(0, trade + 2 * change))
            rest = asked.held - trade
            sell = min(sell, rest)
            keep = rest - sell
        case _:
            keep = min(asked.held, max(0, keep + change))
            rest = asked.held - keep
            if change > 0:
                sell = min(sell, rest)
                trade = min(trade, rest - sell - (rest - sell) % 2)
                sell = rest - trade
            else:
                sell = rest - trade
    return sell, trade, keep


class Waiting(NamedTuple):
    """One who disposes later."""

    name: str
    held: str


def waiting(books: Books, asked: Awaiting, speech: Speech) -> tuple[Waiting, ...]:
    """Who disposes after the one who is asked, in order."""
    if asked.kind is not Question.DISPOSE or asked.chain is None:
        return ()
    blocks, chain = books.blocks[asked.chain], speech.chain(asked.chain)
    return tuple(
        Waiting(speech.player(player), phrase("holds {held}", held=f"{blocks[player]} {chain}"))
        for player in asked.players[1:]
    )


def asked_of(
    books: Books, takeover: Takeover | None, asked: Awaiting, speech: Speech
) -> Asked | None:
    """Who is asked to dispose, if anybody is."""
    if asked.kind is not Question.DISPOSE or takeover is None or asked.chain is None:
        return None
    survivor = takeover.survivor or 0
    held = books.blocks[asked.chain][asked.player]
    left = books.blocks[survivor][BANK]
    return Asked(
        asked.player,
        speech.player(asked.player),
        asked.chain,
        speech.chain(asked.chain),
        held,
        survivor,
        speech.chain(survivor),
        left,
        most_traded(held, left),
        books.price(asked.chain),
    )

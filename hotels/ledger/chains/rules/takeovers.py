"""A tile joins chains: who survives, what the bank pays, who disposes of what, in which order."""

from hotels.ledger.chains.books import Awaiting, Books, Question, Takeover
from hotels.ledger.chains.entries import Choose, Dispose, Settle
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules import deal
from hotels.ledger.chains.rules.bonuses import Holding, bonus_postings
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.trouble import Page, Trouble, set_aside
from hotels.ledger.chains.workings import Step, traded
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.replay import Booked


def joined(books: Books, square: int, chains: tuple[int, ...]) -> tuple[Books, tuple[Posting, ...]]:
    """Chains met by a tile: the largest takes over, or its player chooses among equals."""
    sizes = books.board.sizes
    equals = tuple(chain for chain in chains if sizes[chain] == sizes[chains[0]])
    if len(equals) == 1:
        return _decided(books._replace(takeover=Takeover(square, (), chains)), equals[0])
    return books._replace(
        board=books.board.lone(square),
        takeover=Takeover(square, equals, chains),
        awaiting=Awaiting(Question.SURVIVOR, (books.player,), choices=equals),
    ), ()


def chosen(entry: Choose, books: Books) -> Page:
    """The tile's player says which of the equal chains takes over."""
    asked, takeover = books.awaiting, books.takeover
    if asked is None or asked.kind is not Question.SURVIVOR or takeover is None:
        return set_aside(entry, books, Trouble.NO_EQUALS, player=entry.player)
    if asked.player != entry.player:
        return set_aside(entry, books, Trouble.NOT_HIS_TO_SAY, player=entry.player, by=asked.player)
    place = books.header.edition.places.get(entry.chain)
    if place is None:
        return set_aside(entry, books, Trouble.NO_SUCH_CHAIN, chain=entry.chain)
    if place not in takeover.equals:
        return set_aside(
            entry, books, Trouble.NOT_LARGEST, chain=entry.chain, chains=takeover.equals
        )
    after, postings = _decided(books, place)
    return Booked(entry, after, postings)


def settled(entry: Settle, books: Books) -> Page:
    """The tile's player says which of the equal defunct chains comes next."""
    asked, takeover = books.awaiting, books.takeover
    place = books.header.edition.places.get(entry.chain)
    if place is None:
        return set_aside(entry, books, Trouble.NO_SUCH_CHAIN, chain=entry.chain)
    before = () if takeover is None else _before(books, takeover, place)
    if before:
        return set_aside(entry, books, Trouble.LARGER_FIRST, chain=entry.chain, chains=before)
    if asked is None or asked.kind is not Question.NEXT_DEFUNCT or takeover is None:
        return set_aside(entry, books, Trouble.NOTHING_TO_SETTLE, chain=entry.chain)
    if asked.player != entry.player:
        return set_aside(entry, books, Trouble.NOT_HIS_TO_SAY, player=entry.player, by=asked.player)
    if place not in asked.choices:
        return set_aside(entry, books, Trouble.NOTHING_TO_SETTLE, chain=entry.chain)
    after, postings = carried_on(_opened(books, takeover, place))
    return Booked(entry, after, postings)


def _before(books: Books, takeover: Takeover, place: int) -> tuple[int, ...]:
    """The defunct chains settled before this one, if it waits: larger ones, or the present one."""
    sizes = books.board.sizes
    if place not in takeover.pending or place == takeover.current:
        return ()
    return tuple(
        chain
        for chain in takeover.pending
        if sizes[chain] > sizes[place] or chain == takeover.current
    )


def disposed(entry: Dispose, books: Books) -> Page:
    """A holder sells, trades two for one and keeps; what he says must be all he holds."""
    asked, takeover = books.awaiting, books.takeover
    edition = books.header.edition
    place = edition.places.get(entry.chain)
    if place is None:
        return set_aside(entry, books, Trouble.NO_SUCH_CHAIN, chain=entry.chain)
    who = {"player": entry.player, "chain": entry.chain}
    if takeover is not None and (place, entry.player) in takeover.settled:
        return set_aside(entry, books, Trouble.DISPOSED_BEFORE, **who)
    if (
        asked is None
        or takeover is None
        or takeover.survivor is None
        or asked.kind is not Question.DISPOSE
        or asked.player != entry.player
        or asked.chain != place
    ):
        return set_aside(entry, books, Trouble.NOT_DISPOSING, **who)
    if min(entry.sell, entry.trade, entry.keep) < 0:
        return set_aside(entry, books, Trouble.NEGATIVE, **who)
    held = books.blocks[place][entry.player]
    if entry.sell + entry.trade + entry.keep != held:
        said = entry.sell + entry.trade + entry.keep
        return set_aside(entry, books, Trouble.NOT_ALL_SAID, **who, held=held, said=said)
    if entry.trade % 2:
        return set_aside(entry, books, Trouble.ODD_TRADE, **who, trade=entry.trade)
    survivor = edition.names[takeover.survivor]
    left = books.blocks[takeover.survivor][BANK]
    if entry.trade // 2 > left:
        return set_aside(
            entry, books, Trouble.BANK_SHORT, chain=survivor, count=entry.trade // 2, left=left
        )
    paid = _disposal_postings(entry, books, place, survivor)
    after = books.posted(paid)._replace(
        takeover=takeover._replace(
            queue=takeover.queue[1:], settled=(*takeover.settled, (place, entry.player))
        )
    )
    after, postings = carried_on(after)
    return Booked(entry, after, paid + postings)


def carried_on(books: Books) -> tuple[Books, tuple[Posting, ...]]:
    """The takeover up to its next question, or its end."""
    takeover, header = books.takeover, books.header
    if takeover is None or takeover.survivor is None:
        return books, ()
    postings: tuple[Posting, ...] = ()
    if not takeover.paid:
        asked = deal.question(books, sorted(takeover.defunct), sorted(takeover.defunct))
        if asked is not None:
            return books._replace(awaiting=asked), ()
        for chain in takeover.defunct:
            postings += bonus_postings(header, holding(books, chain))
        takeover = takeover._replace(paid=True, pending=takeover.defunct)
        books = books.posted(postings)._replace(takeover=takeover)
    sizes = books.board.sizes
    while takeover.pending:
        if takeover.current is None:
            equals = tuple(c for c in takeover.pending if sizes[c] == sizes[takeover.pending[0]])
            if len(equals) > 1:
                asked = Awaiting(Question.NEXT_DEFUNCT, (books.player,), choices=equals)
                return books._replace(takeover=takeover, awaiting=asked), postings
            takeover = takeover._replace(current=equals[0], queue=_holders(books, equals[0]))
        if takeover.queue:
            asked = Awaiting(Question.DISPOSE, takeover.queue, takeover.current)
            return books._replace(takeover=takeover, awaiting=asked), postings
        pending = tuple(chain for chain in takeover.pending if chain != takeover.current)
        takeover = takeover._replace(current=None, pending=pending)
    return books._replace(
        board=books.board.without(takeover.defunct),
        takeover=takeover,
        awaiting=Awaiting(Question.BUY, (books.player,)),
    ), postings


def holding(books: Books, chain: int, *, closing: bool = False) -> Holding:
    """The chain as its bonus sees it now."""
    drawn = dict(books.drawn).get(chain)
    held = books.holdings(chain)
    return Holding(chain, books.board.sizes[chain], held, books.player, drawn, closing)


def _decided(books: Books, survivor: int) -> tuple[Books, tuple[Posting, ...]]:
    """The survivor takes over all others the tile joins."""
    takeover = books.takeover
    if takeover is None:
        raise AssertionError(books)
    takeover = takeover._replace(survivor=survivor)
    board = books.board.swept(takeover.square, survivor, takeover.defunct)
    return carried_on(books._replace(board=board, takeover=takeover))


def _opened(books: Books, takeover: Takeover, chain: int) -> Books:
    """With this defunct chain as the one being settled."""
    return books._replace(takeover=takeover._replace(current=chain, queue=_holders(books, chain)))


def _holders(books: Books, chain: int) -> tuple[Player, ...]:
    """Who disposes of blocks of the chain, in order: the tile's player first, then to the left.

    What somebody left behind is kept.
    """
    held = books.holdings(chain)
    first = books.player
    if books.header.options.first_disposal == "largest_holder":
        first = max(books.header.orders[first], key=held.__getitem__)
    order = books.header.orders[first]
    return tuple(player for player in order if held[player] > 0 and player not in books.away)


def _disposal_postings(
    entry: Dispose, books: Books, place: int, survivor: str
) -> tuple[Posting, ...]:
    """What moves when a holder disposes."""
    player, chain = entry.player, entry.chain
    postings = []
    if entry.sell:
        size = books.board.sizes[place]
        working = traded(books.header, Step.SALE, Rule.DISPOSAL, place, size, entry.sell)
        postings += [
            Posting(player, BANK, entry.sell, chain),
            Posting(BANK, player, working.amount, CASH, working),
        ]
    if entry.trade:
        postings += [
            Posting(player, BANK, entry.trade, chain),
            Posting(BANK, player, entry.trade // 2, survivor),
        ]
    return tuple(postings)

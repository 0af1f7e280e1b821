"""A tile joins chains: who survives, what the bank pays, who disposes of what, in which order."""

from hotels.ledger.chains.books import Awaiting, Books, Question, Takeover
from hotels.ledger.chains.entries import Choose, Settle
from hotels.ledger.chains.rules import deal
from hotels.ledger.chains.rules.bonuses import Holding, bonus_postings
from hotels.ledger.chains.terms import Player
from hotels.ledger.chains.trouble import Page, Trouble, objection, set_aside
from hotels.ledger.chains.workings import Step
from hotels.ledger.posting import Posting
from hotels.ledger.replay import Booked
from hotels.ledger.working import Working


def joined(books: Books, square: int, chains: tuple[int, ...]) -> tuple[Books, tuple[Posting, ...]]:
    """Chains met by a tile: the largest takes over, or its player chooses among equals."""
    takeover = Takeover(square, (), chains, sizes=books.board.sizes)
    equals = takeover.largest
    if len(equals) == 1:
        return _decided(books._replace(takeover=takeover), equals[0])
    return books._replace(
        board=books.board.lone(square),
        takeover=takeover._replace(equals=equals),
        awaiting=Awaiting(Question.SURVIVOR, (books.player,), choices=equals),
    ), ()


def chosen(entry: Choose, books: Books) -> Page:
    """Which of the joined chains takes over: one of the largest, or another against the rules.

    What was decided may still be chosen otherwise until somebody disposes.
    """
    asked, takeover = books.awaiting, books.takeover
    waits = asked is not None and asked.kind is Question.SURVIVOR
    decided = takeover is not None and takeover.survivor is not None
    if takeover is None or asked is None or not (waits or decided):
        return set_aside(entry, books, Trouble.NO_EQUALS, player=entry.player)
    if entry.player != books.player:
        return set_aside(entry, books, Trouble.NOT_HIS_TO_SAY, player=entry.player, by=books.player)
    place = books.header.edition.places.get(entry.chain)
    if place is None:
        return set_aside(entry, books, Trouble.NO_SUCH_CHAIN, chain=entry.chain)
    about = {"chain": entry.chain, "chains": takeover.largest}
    if waits and place not in takeover.joined:
        return set_aside(entry, books, Trouble.NOT_LARGEST, **about)
    if not waits and (place not in takeover.defunct or asked.kind is Question.TILE):
        return set_aside(entry, books, Trouble.NO_EQUALS, player=entry.player)
    if takeover.is_disposing:
        return set_aside(entry, books, Trouble.DISPOSED_SINCE, chain=entry.chain)
    after, postings = _decided(books, place) if waits else _decided_anew(books, takeover, place)
    if place not in takeover.largest:
        return Booked(entry, after, postings, (objection(Trouble.SMALLER_SURVIVES, **about),))
    said = () if waits else (objection(Trouble.CHOSEN_BEFORE, **about),)
    return Booked(entry, after, postings, said)


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
        paid = dict(takeover.bonuses)
        for chain in takeover.defunct:
            if chain not in paid:
                paid[chain] = bonus_postings(header, holding(books, chain))
                postings += paid[chain]
        bonuses = tuple((chain, paid[chain]) for chain in takeover.defunct)
        takeover = takeover._replace(paid=True, pending=takeover.defunct, bonuses=bonuses)
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


def _decided_anew(
    books: Books, takeover: Takeover, survivor: int
) -> tuple[Books, tuple[Posting, ...]]:
    """Another chain takes over than was decided: the bonuses paid for that one go back.

    Those of a chain that falls all the same stay as they were paid.
    """
    was = takeover.survivor
    if was is None:
        raise AssertionError(books)
    back = tuple(_taken_back(posting) for posting in dict(takeover.bonuses).get(survivor, ()))
    board = books.board.renamed(was, survivor, takeover.sizes)
    anew = Takeover(
        takeover.square,
        takeover.equals,
        takeover.joined,
        survivor,
        sizes=takeover.sizes,
        bonuses=tuple(one for one in takeover.bonuses if one[0] != survivor),
    )
    after, postings = carried_on(books.posted(back)._replace(board=board, takeover=anew))
    return after, back + postings


def _taken_back(posting: Posting) -> Posting:
    """A bonus that was paid, back to the bank."""
    why = posting.why
    working = Working(why.amount, Step.TAKEN_BACK, (), why.cites, (why,))
    return Posting(posting.taker, posting.giver, posting.count, posting.thing, working)


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

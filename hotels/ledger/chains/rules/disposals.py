"""What the holders of a defunct chain do with their blocks."""

from hotels.ledger.chains.books import Awaiting, Books, Question, Takeover
from hotels.ledger.chains.entries import Dispose
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules import deal, ending
from hotels.ledger.chains.rules.takeovers import carried_on
from hotels.ledger.chains.terms import UNSEEN, Player
from hotels.ledger.chains.trouble import Page, Trouble, objection, set_aside
from hotels.ledger.chains.workings import Step, traded
from hotels.ledger.objection import Objection
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.replay import Booked


def disposed(entry: Dispose, books: Books) -> Page:
    """A holder sells, trades two for one and keeps; together that is all he holds.

    Against the rules it may come late, until the next turn begins, and be of more blocks than the
    books know of. A later word replaces nothing: it is about what the holder has then.
    """
    takeover, edition = books.takeover, books.header.edition
    place = edition.places.get(entry.chain)
    if place is None:
        return set_aside(entry, books, Trouble.NO_SUCH_CHAIN, chain=entry.chain)
    who = {"player": entry.player, "chain": entry.chain}
    is_asked = _asks(books, place, entry.player)
    if takeover is None or not (is_asked or may_dispose(books, place, entry.player)):
        return set_aside(entry, books, Trouble.NOT_DISPOSING, **who)
    if min(entry.sell, entry.trade, entry.keep) < 0:
        return set_aside(entry, books, Trouble.NEGATIVE, **who)
    held, said = books.blocks[place][entry.player], entry.sell + entry.trade + entry.keep
    if said < held:
        return set_aside(entry, books, Trouble.NOT_ALL_SAID, **who, held=held, said=said)
    if not (said or is_asked):
        return set_aside(entry, books, Trouble.NOT_DISPOSING, **who)
    if entry.trade % 2:
        return set_aside(entry, books, Trouble.ODD_TRADE, **who, trade=entry.trade)
    sources = _sources(books, place, entry.player, said - held)
    lacking = _lacking(entry, books, takeover, place, sources)
    if lacking is not None:
        return Booked(entry, books, (), (lacking,))
    paid = _postings(entry, books, takeover, place, sources)
    after = books.posted(paid)._replace(takeover=_with(takeover, place, entry.player))
    if sources[UNSEEN]:
        dealt = deal.dealt_more(books, place, entry.player, sources[UNSEEN])
        after = after._replace(dealt=dealt)
    against = _against(entry, takeover, place, held, is_asked=is_asked)
    if is_asked:
        after, postings = carried_on(after)
        return Booked(entry, after, paid + postings, against)
    if after.awaiting is not None and after.awaiting.kind is Question.TILE:
        after = ending.still_over(after)
    return Booked(entry, after, paid, against)


def asking(books: Books, chain: int, player: Player, more: int = 0) -> Books:
    """The books as they would ask a holder about a defunct chain, in turn or not.

    Only to be shown: with blocks that they know nothing of, and the prices from before the tile.
    """
    takeover = books.takeover
    if takeover is None or not may_dispose(books, chain, player):
        return books
    books = ending.resumed(books) if books.is_provisional else books
    sizes = [*books.board.sizes]
    for defunct in takeover.defunct:
        sizes[defunct] = takeover.sizes[defunct]
    sources = _sources(books, chain, player, more).items()
    name = books.header.edition.names[chain]
    known = books.posted(Posting(source, player, count, name) for source, count in sources if count)
    known = known._replace(board=books.board._replace(sizes=tuple(sizes)))
    if _asks(books, chain, player):
        return known
    return known._replace(awaiting=Awaiting(Question.DISPOSE, (player,), chain))


def missing(entry: Dispose, books: Books) -> int:
    """How many more blocks somebody disposes of than the books know of."""
    place = books.header.edition.places[entry.chain]
    if not 0 <= entry.player < books.header.seats:
        return 0
    return max(0, entry.sell + entry.trade + entry.keep - books.blocks[place][entry.player])


def may_dispose(books: Books, chain: int, player: Player) -> bool:
    """Whether a player could have disposed of blocks of a chain, in turn or not."""
    takeover = books.takeover
    if takeover is None or not takeover.paid or player in books.away:
        return False
    return chain in takeover.defunct


def _asks(books: Books, chain: int, player: Player) -> bool:
    """Whether it is this holder's turn to dispose of this chain."""
    asked = books.awaiting
    return (
        asked is not None
        and asked.kind is Question.DISPOSE
        and (asked.player, asked.chain) == (player, chain)
    )


def _sources(books: Books, place: int, player: Player, missing: int) -> dict[int, int]:
    """Where blocks that the books know nothing of must have come from.

    In a deal nobody wrote down they were dealt to whoever never announced the chain, as far as
    blocks lie unseen. The others were bought, or dealt to one who announced too few.
    """
    unseen = 0 if books.header.deal_known else books.blocks[place][UNSEEN]
    if player in books.told[place]:
        bought = min(missing, books.blocks[place][BANK])
        return {BANK: bought, UNSEEN: missing - bought}
    return {UNSEEN: min(missing, unseen), BANK: max(0, missing - unseen)}


def _lacking(
    entry: Dispose, books: Books, takeover: Takeover, place: int, sources: dict[int, int]
) -> Objection | None:
    """Why there cannot be so many blocks: of this chain, or of the survivor for a trade."""
    names, pile = books.header.edition.names, books.blocks[place]
    unseen = 0 if books.header.deal_known else pile[UNSEEN]
    if sources[BANK] > pile[BANK] or sources[UNSEEN] > unseen:
        held, said = pile[entry.player], pile[entry.player] + sum(sources.values())
        most = held + pile[BANK] + unseen
        who = {"player": entry.player, "chain": entry.chain}
        return objection(Trouble.ABOVE_ALL, **who, held=held, said=said, most=most)
    survivor = takeover.survivor or 0
    left, count = books.blocks[survivor][BANK], entry.trade // 2
    if count > left:
        return objection(Trouble.BANK_SHORT, chain=names[survivor], count=count, left=left)
    return None


def _against(
    entry: Dispose, takeover: Takeover, place: int, held: int, *, is_asked: bool
) -> tuple[Objection, ...]:
    """What the rules say against a disposal that can have been."""
    who = {"player": entry.player, "chain": entry.chain}
    mine, said = (place, entry.player), entry.sell + entry.trade + entry.keep
    found = []
    if not is_asked and mine in takeover.settled and mine not in takeover.left_open:
        found.append(objection(Trouble.DISPOSED_BEFORE, **who))
    elif not is_asked and held:
        found.append(objection(Trouble.DISPOSES_LATE, **who))
    if said > held:
        found.append(objection(Trouble.MORE_THAN_KNOWN, **who, held=held, said=said))
    return tuple(found)


def _with(takeover: Takeover, place: int, player: Player) -> Takeover:
    """The takeover when this holder has disposed."""
    mine, queue, settled = (place, player), takeover.queue, takeover.settled
    if place == takeover.current:
        queue = tuple(other for other in queue if other != player)
    return takeover._replace(
        queue=queue,
        settled=settled if mine in settled else (*settled, mine),
        left_open=tuple(one for one in takeover.left_open if one != mine),
    )


def _postings(
    entry: Dispose, books: Books, takeover: Takeover, place: int, sources: dict[int, int]
) -> tuple[Posting, ...]:
    """What moves when a holder disposes, at the price from before the tile."""
    player, chain = entry.player, entry.chain
    found = [Posting(source, player, count, chain) for source, count in sources.items() if count]
    if entry.sell:
        size = takeover.sizes[place]
        working = traded(books.header, Step.SALE, Rule.DISPOSAL, place, size, entry.sell)
        found += [
            Posting(player, BANK, entry.sell, chain),
            Posting(BANK, player, working.amount, CASH, working),
        ]
    if entry.trade:
        survivor = books.header.edition.names[takeover.survivor or 0]
        found += [
            Posting(player, BANK, entry.trade, chain),
            Posting(BANK, player, entry.trade // 2, survivor),
        ]
    return tuple(found)

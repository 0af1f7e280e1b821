"""What the bank asks of a deal it does not know, and of a tile drawn for itself."""

from collections.abc import Iterable, Mapping
from itertools import chain as chained
from itertools import combinations

from hotels.ledger.chains.books import Awaiting, Books, Question
from hotels.ledger.chains.entries import Announce, Draw
from hotels.ledger.chains.terms import UNSEEN, Player
from hotels.ledger.chains.trouble import Page, Trouble, objection, set_aside
from hotels.ledger.objection import Objection
from hotels.ledger.posting import Posting
from hotels.ledger.replay import Booked


def question(books: Books, to_announce: Iterable[int], to_draw: Iterable[int]) -> Awaiting | None:
    """What must be said about these chains, in order, before the bank can pay their bonuses."""
    for chain in to_announce:
        untold = tuple(
            player
            for player in books.header.orders[books.player]
            if player not in books.told[chain] and (chain, player) not in books.silent
        )
        if untold:
            return Awaiting(Question.ANNOUNCE, untold, chain)
    if books.header.bank_holds:
        drawn = dict(books.drawn)
        for chain in to_draw:
            if chain not in drawn:
                return Awaiting(Question.BANK_HOLDS, (), chain)
    return None


def announced(entry: Announce, books: Books) -> Page:
    """A player says how many blocks he holds; the dealt ones follow from it."""
    asked, header = books.awaiting, books.header
    place = header.edition.places.get(entry.chain)
    if place is None:
        return set_aside(entry, books, Trouble.NO_SUCH_CHAIN, chain=entry.chain)
    who = {"player": entry.player, "chain": entry.chain}
    if entry.player in books.told[place]:
        return set_aside(entry, books, Trouble.ANNOUNCED_BEFORE, **who)
    if (
        asked is None
        or asked.kind is not Question.ANNOUNCE
        or asked.player != entry.player
        or asked.chain != place
    ):
        return set_aside(entry, books, Trouble.NOT_ASKED, **who)
    known = books.blocks[place][entry.player]
    sums = {**who, "blocks": entry.blocks, "known": known, "dealt": entry.blocks - known}
    if entry.blocks < known:
        return set_aside(entry, books, Trouble.BELOW_BOOKS, **sums)
    unseen = books.blocks[place][UNSEEN]
    if entry.blocks - known > unseen:
        return set_aside(entry, books, Trouble.ABOVE_DEALT, **sums, unseen=unseen)
    more = entry.blocks - known
    postings = (Posting(UNSEEN, entry.player, more, entry.chain),) if more else ()
    told = list(books.told)
    told[place] |= {entry.player}
    after = books.posted(postings)._replace(
        dealt=dealt_more(books, place, entry.player, more), told=tuple(told)
    )
    return Booked(entry, after, postings, _contradictions(after, sums, entry.player))


def announceable(books: Books) -> tuple[int, ...]:
    """How many blocks whoever is asked can say, so that nothing speaks against it."""
    asked = books.awaiting
    if asked is None or asked.kind is not Question.ANNOUNCE or asked.chain is None:
        raise AssertionError(books)
    name, held = books.header.edition.names[asked.chain], books.blocks[asked.chain]
    counts = range(held[asked.player], held[asked.player] + held[UNSEEN] + 1)
    return tuple(
        blocks
        for blocks in counts
        if not announced(Announce(asked.player, name, blocks), books).objections
    )


def dealt_more(books: Books, place: int, player: Player, more: int) -> tuple[tuple[int, ...], ...]:
    """How many blocks each player was dealt, with so many more of a chain for one of them."""
    dealt = [list(hands) for hands in books.dealt]
    dealt[place][player] += more
    return tuple(map(tuple, dealt))


def untold(books: Books) -> Books:
    """A holding nobody announced: the bank reckons with what it knows."""
    asked = books.awaiting
    if asked is None or asked.chain is None:
        raise AssertionError(books)
    return books._replace(silent=books.silent | {(asked.chain, asked.player)})


def drawn(entry: Draw, books: Books) -> Page:
    """The bank's count for a chain, by the number of a drawn tile."""
    asked, header = books.awaiting, books.header
    place = header.edition.places.get(entry.chain)
    if place is None:
        return set_aside(entry, books, Trouble.NO_SUCH_CHAIN, chain=entry.chain)
    if asked is None or asked.kind is not Question.BANK_HOLDS or asked.chain != place:
        return set_aside(entry, books, Trouble.NOT_DRAWN, chain=entry.chain)
    if not 1 <= entry.blocks <= header.edition.columns:
        return set_aside(
            entry,
            books,
            Trouble.DRAWN_OUT_OF_RANGE,
            blocks=entry.blocks,
            highest=header.edition.columns,
        )
    return Booked(entry, books._replace(drawn=(*books.drawn, (place, entry.blocks))))


def undrawn(books: Books) -> Books:
    """A count nobody drew: the bank holds none."""
    asked = books.awaiting
    if asked is None or asked.chain is None:
        raise AssertionError(books)
    return books._replace(drawn=(*books.drawn, (asked.chain, 0)))


def _contradictions(
    books: Books, sums: Mapping[str, object], player: Player
) -> tuple[Objection, ...]:
    """What an announcement makes impossible for the cards still unseen.

    Every yellow card lies somewhere: in a hand of known length or in the pile set aside. For any
    chains, their unseen cards must find room in the hands that may still hold them; where they do
    not, either this hand is too full or cards are left over.
    """
    room = [
        hand - sum(dealt[seat] for dealt in books.dealt)
        for seat, hand in enumerate(books.header.hands)
    ]
    if room[player] < 0:
        hand = books.header.hands[player]
        return (objection(Trouble.ABOVE_HAND, **sums, hand=hand, over=-room[player]),)
    everyone = frozenset(range(books.header.seats))
    holders = {place: everyone - told for place, told in enumerate(books.told)}
    kinds = set(holders.values())
    for some in chained.from_iterable(combinations(kinds, n + 1) for n in range(len(kinds))):
        hands = frozenset().union(*some)
        unseen = {
            place: books.blocks[place][UNSEEN] for place, may in holders.items() if may <= hands
        }
        chains = tuple(place for place, count in unseen.items() if count)
        cards = sum(unseen.values())
        space = books.header.set_aside + sum(max(room[seat], 0) for seat in hands)
        if cards > space:
            return (objection(Trouble.DEALT_LEFT_OVER, **sums, chains=chains, over=cards - space),)
    return ()

"""A game under way as if it ended now: what everybody would have, or between what and what."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.books import Books
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.rules.bonuses import Holding, bonuses
from hotels.ledger.chains.rules.ending import Settlement, ranking, settlement
from hotels.ledger.chains.terms import UNSEEN, Player
from hotels.ledger.chains.workings import Step, traded
from hotels.ledger.money import Money
from hotels.ledger.posting import BANK, CASH, Posting


def is_exact(books: Books) -> bool:
    """Whether everybody may know what everybody holds, and no tile has to be drawn for the bank."""
    return books.header.is_open and not books.header.bank_holds


def as_if_ended(books: Books) -> Settlement:
    """The final settlement if the game ended now.

    A chain that is being disposed of has paid its bonus: its blocks count at the price from before
    the tile while their holder may still sell them, and nothing once he has kept them.
    """
    falling = _falling(books)
    ended = settlement(books._replace(board=books.board.without(falling)))
    takeover = books.takeover
    if takeover is None or not falling:
        return ended
    sales: list[Posting] = []
    for chain in falling:
        name, size = books.header.edition.names[chain], takeover.sizes[chain]
        for player, count in enumerate(books.holdings(chain)):
            if count > 0 and (chain, player) not in takeover.settled:
                sale = traded(books.header, Step.SALE, Rule.DISPOSAL, chain, size, count)
                sales += [
                    Posting(player, BANK, count, name),
                    Posting(BANK, player, sale.amount, CASH, sale),
                ]
    postings = (*sales, *ended.postings)
    cash = books.posted(postings).cash[:UNSEEN]
    return Settlement((*falling, *ended.order), postings, cash, ranking(cash), ended.provisional)


def _falling(books: Books) -> tuple[int, ...]:
    """The chains whose bonuses are paid, and whose blocks are being disposed of."""
    takeover = books.takeover
    if takeover is None or not takeover.paid:
        return ()
    return tuple(chain for chain in takeover.defunct if books.board.sizes[chain])


class Part(NamedTuple):
    """What one chain brings one player at most."""

    chain: int
    blocks: int
    worth: Money
    bonus: Money


class Between(NamedTuple):
    """What one player would have at least, and at most."""

    cash: Money
    known: tuple[Part, ...]
    """What the blocks that everybody may know of bring at least."""
    most: tuple[Part, ...]
    """What all that he can hold would bring."""

    @property
    def lowest(self) -> Money:
        """His net worth at least."""
        return self.cash + sum(part.worth + part.bonus for part in self.known)

    @property
    def highest(self) -> Money:
        """His net worth at most."""
        return self.cash + sum(part.worth + part.bonus for part in self.most)


def between(books: Books) -> tuple[Between, ...]:
    """Within what everybody's net worth lies, from nothing but what the table may know.

    Where holdings are hidden that is the cash, the board and what the bank has left of each chain.
    Where they are open but the deal was not written down, it is all but the dealt blocks. A tile
    to be drawn for the bank may have any number.
    """
    falling = _falling(books)
    chains = [chain for chain in books.board.on_board if chain not in falling]
    sights = {chain: _sight(books, chain) for chain in (*falling, *chains)}
    return tuple(
        Between(
            books.cash[player],
            _least(books, player, sights, falling),
            _most(books, player, sights, falling),
        )
        for player in range(books.header.seats)
    )


class Sight(NamedTuple):
    """What the table may know of the holdings of one chain, by player."""

    least: tuple[int, ...]
    more: tuple[int, ...]
    """How many more each can hold."""


def _sight(books: Books, chain: int) -> Sight:
    seats, pile = books.header.seats, books.blocks[chain]
    if books.header.is_hidden:
        out = max(0, books.header.edition.chains[chain].in_all - pile[BANK])
        return Sight((0,) * seats, (out,) * seats)
    least = tuple(max(0, count) for count in books.holdings(chain))
    unseen, told = max(0, pile[UNSEEN]), books.told[chain]
    return Sight(least, tuple(0 if player in told else unseen for player in range(seats)))


def _room(books: Books, player: Player) -> int | None:
    """How many blocks besides those known a player can hold; None where nothing bounds it."""
    if books.header.is_hidden:
        return None
    return max(0, books.header.hands[player] - sum(dealt[player] for dealt in books.dealt))


def _least(
    books: Books, player: Player, sights: dict[int, Sight], falling: Sequence[int]
) -> tuple[Part, ...]:
    parts = []
    for chain, sight in sights.items():
        held = [least + more for least, more in zip(sight.least, sight.more, strict=True)]
        held[player] = sight.least[player]
        bonus = 0 if chain in falling else _bonus(books, chain, held, player, most=False)
        parts.append(_part(books, chain, held[player], player, bonus, falling))
    return tuple(part for part in parts if part.blocks)


def _most(
    books: Books, player: Player, sights: dict[int, Sight], falling: Sequence[int]
) -> tuple[Part, ...]:
    """The best of all ways to hold no more of each chain, and in all, than is possible."""
    room = _room(books, player)
    best: dict[int, tuple[Part, ...]] = {0: ()}
    for chain, sight in sights.items():
        reached: dict[int, tuple[Part, ...]] = {}
        ways = range(sight.more[player] + 1) if room is not None else (sight.more[player],)
        for more in ways:
            held = list(sight.least)
            held[player] += more
            bonus = 0 if chain in falling else _bonus(books, chain, held, player, most=True)
            part = _part(books, chain, held[player], player, bonus, falling)
            for used, parts in best.items():
                now = used + more if room is not None else 0
                if room is not None and now > room:
                    continue
                if now not in reached or _sum((*parts, part)) > _sum(reached[now]):
                    reached[now] = (*parts, part)
        best = reached
    return tuple(part for part in max(best.values(), key=_sum) if part.blocks)


def _sum(parts: Sequence[Part]) -> Money:
    return sum(part.worth + part.bonus for part in parts)


def _part(
    books: Books, chain: int, blocks: int, player: Player, bonus: Money, falling: Sequence[int]
) -> Part:
    takeover = books.takeover
    kept = chain in falling and takeover is not None and (chain, player) in takeover.settled
    worth = 0 if kept else blocks * books.price(chain)
    return Part(chain, blocks, worth, bonus)


def _bonus(books: Books, chain: int, held: Sequence[int], player: Player, *, most: bool) -> Money:
    """A player's final bonus with these holdings, the bank's tile as it suits or hurts him most."""
    header = books.header
    drawn = (1 if most else header.edition.columns) if header.bank_holds else None
    size = books.board.sizes[chain]
    holding = Holding(chain, size, tuple(held), books.player, drawn, closing=True)
    return sum(award.working.amount for award in bonuses(header, holding) if award.player == player)

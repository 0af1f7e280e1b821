"""Who gets which bonus for a chain, and why."""

from collections.abc import Sequence
from typing import NamedTuple

from hotels.ledger.chains.edition import Edition, PairBonus
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.terms import PAIR, Player
from hotels.ledger.chains.workings import Step, price
from hotels.ledger.money import Money, split, split_by_seat
from hotels.ledger.posting import BANK, CASH, Posting
from hotels.ledger.working import Mark, Working


class Award(NamedTuple):
    """A bonus with its receipt."""

    player: Player
    working: Working


class Holding(NamedTuple):
    """One chain as a bonus sees it."""

    chain: int
    size: int
    held: tuple[int, ...]
    first: Player
    """Whose play it was: from him to the left where seats decide."""
    drawn: int | None = None
    """What the bank counts as holding, where it is the third holder."""
    closing: bool = False
    """At the end of the game, not in a takeover."""


TIE_RULES = (Rule.TIE_FIRST, Rule.TIE_SECOND, Rule.TIE_THIRD)


def places(held: Sequence[int]) -> list[tuple[int, ...]]:
    """The holders by rank; those who hold the same share a place."""
    by_count: dict[int, tuple[int, ...]] = {}
    for holder, count in enumerate(held):
        if count > 0:
            by_count[count] = (*by_count.get(count, ()), holder)
    return [by_count[count] for count in sorted(by_count, reverse=True)]


def bonuses(header: Header, holding: Holding) -> tuple[Award, ...]:
    """The bonuses of one chain; nobody is paid for a chain nobody holds."""
    if header.pair_bonus is not None:
        return _of_a_pair(header, header.pair_bonus, holding)
    edition = header.edition
    row = _bonus_row(header, holding)
    ranks = places(holding.held if holding.drawn is None else (*holding.held, holding.drawn))
    match ranks:
        case []:
            return ()
        case [(sole,)]:
            awards = [Award(sole, _sole(edition, row))]
        case _:
            awards = []
            rank = 0
            for level in ranks:
                pots = row[rank : rank + len(level)]
                if not pots:
                    break
                awards += _level(header, holding, level, rank, pots)
                rank += len(level)
    return tuple(award for award in awards if award.player < header.seats)


def bonus_postings(header: Header, holding: Holding) -> tuple[Posting, ...]:
    """The bonuses of one chain, as the bank pays them."""
    return tuple(
        Posting(BANK, player, working.amount, CASH, working)
        for player, working in bonuses(header, holding)
        if working.amount
    )


def _bonus_row(header: Header, holding: Holding) -> tuple[Working, ...]:
    """First, second (and third) bonus of the chain, each with its sum."""
    edition = header.edition
    block = price(header, holding.chain, holding.size)
    cites = edition.cite(Rule.BONUSES, edition.bonuses.figures.mark(holding.size))
    amounts = enumerate(edition.bonus_row(block.amount))
    if edition.bonuses.table is not None:
        return tuple(
            Working(amount, Step.TABLE, (rank, block.amount), cites, (block,))
            for rank, amount in amounts
        )
    return tuple(
        Working(
            amount, Step.BONUS, (rank, edition.bonuses.times[rank], block.amount), cites, (block,)
        )
        for rank, amount in amounts
    )


def _sole(edition: Edition, row: tuple[Working, ...]) -> Working:
    """All the bonuses for the only holder."""
    if len(row) == 1:
        return row[0]
    total = sum(bonus.amount for bonus in row)
    return Working(total, Step.ALL, (len(row),), edition.cite(Rule.ONE_HOLDER), row)


def _level(
    header: Header,
    holding: Holding,
    level: tuple[int, ...],
    rank: int,
    pots: tuple[Working, ...],
) -> list[Award]:
    """What the holders of one place get: their bonus, or a part each of those they stand on."""
    if len(level) == 1:
        return [Award(level[0], pots[0])]
    edition = header.edition
    pot = sum(bonus.amount for bonus in pots)
    cites = edition.cite(TIE_RULES[rank], _tie_mark(edition, holding, rank, len(level)))
    if level[-1] == header.seats:  # the bank is one of them
        cites = edition.cite(Rule.TWO_PLAYERS)
    args = (pot, len(level), edition.rounding)
    if edition.bonuses.by_seat:
        parts = split_by_seat(pot, len(level), edition.rounding)
        seated = [holder for holder in header.orders[holding.first] if holder in level]
        seated += [holder for holder in level if holder == header.seats]
        return [
            Award(holder, Working(part, Step.SHARED_BY_SEAT, args, cites, pots))
            for holder, part in zip(seated, parts, strict=True)
        ]
    each = Working(split(pot, len(level), edition.rounding), Step.SHARED, args, cites, pots)
    return [Award(holder, each) for holder in level]


def _tie_mark(edition: Edition, holding: Holding, rank: int, tied: int) -> Mark | None:
    """How sure a tie is where that depends on more than its rule."""
    if edition.cite(TIE_RULES[rank]).mark is Mark.HOUSE:
        return None
    if edition.bonuses.by_seat and holding.closing:
        return Mark.RECONSTRUCTED
    if rank == 0 and tied > PAIR and edition.bonuses.tie_of_three != Mark.ATTESTED:
        return edition.bonuses.tie_of_three
    return None


def _of_a_pair(header: Header, row: PairBonus, holding: Holding) -> tuple[Award, ...]:
    """The bonuses of two players by the row of their own."""
    block = price(header, holding.chain, holding.size)
    pot = block.amount * row.times
    ranks = places(holding.held)
    cites = header.edition.cite(Rule.TWO_PLAYERS)
    whole = Working(pot, Step.TIMES, (row.times, block.amount), cites, (block,))
    if not ranks:
        return ()
    if len(ranks) == 1 and len(ranks[0]) == 1:
        return (Award(ranks[0][0], Working(pot, Step.PAIR_SOLE, (pot,), cites, (whole,))),)
    more, fewer = sorted(holding.held, reverse=True)
    if (holding.size, more, fewer) == row.printed:
        cites = cites._replace(mark=Mark.ATTESTED)
    moved = min((more - fewer) * row.per_block, 50)
    awards = []
    for player, count in enumerate(holding.held):
        per_cent = 50 + (moved if count == more else -moved)
        amount: Money = pot * per_cent // 100
        awards.append(
            Award(
                player,
                Working(amount, Step.PAIR, (per_cent, pot, more - fewer), cites, (whole,)),
            )
        )
    return tuple(awards)

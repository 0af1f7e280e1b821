"""Scoring and settling without a tracked game: one holding, or a whole final position."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from hotels.ledger import reading
from hotels.ledger.chains import agreement
from hotels.ledger.chains.board import Board, empty
from hotels.ledger.chains.books import Books, Ending, opening
from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.editions import EDITIONS
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.header_codec import edition_of
from hotels.ledger.chains.rules.bonuses import Award, Holding, bonuses
from hotels.ledger.chains.rules.ending import Settlement, settlement
from hotels.ledger.chains.terms import FEWEST_TILES, Player
from hotels.ledger.money import Money
from hotels.ledger.names import player_names
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields


class Amiss(StrEnum):
    """What can be wrong with a position nobody tracked."""

    NO_SUCH_CHAIN = "edition has no such chain"
    TOO_MANY_BLOCKS = "more blocks than exist"
    TOO_MANY_TILES = "more tiles than squares"
    ONE_TILE = "a chain of one tile"
    NOT_BANK_HOLDS = "the bank is no holder"


@dataclass(frozen=True, slots=True)
class ToSettle:
    """One holding to settle: whose blocks of which chain, and whose play it was."""

    edition: Edition
    chain: str
    size: int
    blocks: tuple[int, ...]
    tile_player: int = 0
    bank_blocks: int | None = None


def settled(asked: ToSettle) -> tuple[Award, ...]:
    """The bonuses for one holding, each with its working."""
    edition = asked.edition
    place = edition.places.get(asked.chain)
    if place is None:
        raise _no_such_chain(asked.chain, edition)
    bank_holds = asked.bank_blocks is not None
    options = replace(edition.options, bank_holds=bank_holds)
    seats = agreement.seats(len(asked.blocks), edition, options)
    reading.number(asked.tile_player, "tile-player", 0, seats - 1)
    reading.number(asked.size, "size", FEWEST_TILES, edition.squares)
    if asked.bank_blocks is not None:
        reading.number(asked.bank_blocks, "bank-blocks", 1, edition.columns)
    _check_blocks(edition, place, asked.blocks)
    header = Header(edition, seats, options, (), agreement.no_deal(edition, seats))
    holding = Holding(place, asked.size, asked.blocks, asked.tile_player, asked.bank_blocks)
    return bonuses(header, holding)


def in_every_edition(
    chain: str,
    size: int,
    blocks: tuple[int, ...],
    tile_player: int,
    bank_blocks: int | None,
    home: Edition | None = None,
) -> dict[str, tuple[ToSettle, tuple[Award, ...] | Refused]]:
    """The same holding by every edition, or why an edition does not answer.

    With ``home`` it is known whose chain it is.
    """
    answers: dict[str, tuple[ToSettle, tuple[Award, ...] | Refused]] = {}
    for edition in EDITIONS.values():
        name = counterpart(edition, chain, home)
        asked = ToSettle(edition, name, size, blocks, tile_player, bank_blocks)
        try:
            answers[edition.id] = asked, settled(asked)
        except Refused as refused:
            answers[edition.id] = asked, refused
    return answers


@dataclass(frozen=True, slots=True)
class Position:
    """A finished game that nobody tracked: what lies on the board and before the players."""

    books: Books
    players: tuple[str, ...]

    def settlement(self) -> Settlement:
        """How it comes out."""
        return settlement(self.books)


def position(value: object) -> Position:
    """The final position in a JSON value, checked against all the edition has."""
    said = reading.fields(value, "the file")
    edition = edition_of(reading.needed(said, "edition"))
    players = player_names(reading.needed(said, "players"))
    options = agreement.options(reading.fields(said.get("options", {}), "options"), edition)
    seats = agreement.seats(len(players), edition, options)
    cash = [
        reading.number(one, "cash", 0)
        for one in reading.numbers(reading.needed(said, "cash"), "cash", seats)
    ]
    last = reading.number(said.get("last_player", 0), "last_player", 0, seats - 1)
    header = Header(edition, seats, options, (), agreement.no_deal(edition, seats))
    sizes = _sizes(reading.fields(reading.needed(said, "sizes"), "sizes"), edition)
    held = _held(reading.fields(reading.needed(said, "blocks"), "blocks"), edition, seats)
    drawn = _drawn(reading.fields(said.get("bank_holds", {}), "bank_holds"), header, sizes)
    return Position(final_books(header, Counted(sizes, held, tuple(cash), drawn, last)), players)


@dataclass(frozen=True, slots=True)
class Counted:
    """What was counted at the table when play was over."""

    sizes: tuple[int, ...]
    blocks: tuple[tuple[int, ...], ...]
    """Chain by chain, one number a player."""
    cash: tuple[Money, ...]
    drawn: tuple[tuple[int, int], ...] = ()
    """Chain by chain what the bank counts as holding, where it is a holder."""
    last: Player = 0
    """Who played last."""


def final_books(header: Header, counted: Counted) -> Books:
    """The books at the end of a game of which no more is known than this."""
    edition, seats = header.edition, header.seats
    board = empty(edition.rows, edition.columns, len(edition.chains))
    return opening(header)._replace(
        board=Board(board.shape, board.cells, counted.sizes),
        cash=(*counted.cash, 0, -sum(counted.cash)),
        blocks=tuple(
            (*hands, 0, chain.in_all - sum(hands))
            for hands, chain in zip(counted.blocks, edition.chains, strict=True)
        ),
        told=(frozenset(range(seats)),) * len(edition.chains),
        player=counted.last,
        turn=1,
        drawn=counted.drawn,
        awaiting=None,
        end=Ending.DECLARED,
    )


def _check_blocks(edition: Edition, place: int, blocks: Sequence[int]) -> None:
    """Nobody holds less than none, all together no more than there are."""
    chain = edition.chains[place]
    for count in blocks:
        reading.number(count, f"blocks of {chain.name}", 0)
    there_are = chain.in_all
    if sum(blocks) > there_are:
        raise Refused(Amiss.TOO_MANY_BLOCKS, chain=chain.name, count=sum(blocks), right=there_are)


def _sizes(said: Fields, edition: Edition) -> tuple[int, ...]:
    """The size of each chain; one left out is not on the board."""
    _check_names(said, edition)
    sizes = tuple(
        reading.number(said.get(name, 0), f"size of {name}", 0, edition.squares)
        for name in edition.names
    )
    for name, size in zip(edition.names, sizes, strict=True):
        if size == 1:
            raise Refused(Amiss.ONE_TILE, chain=name)
    if sum(sizes) > edition.squares:
        raise Refused(Amiss.TOO_MANY_TILES, count=sum(sizes), right=edition.squares)
    return sizes


def _held(said: Fields, edition: Edition, seats: int) -> tuple[tuple[int, ...], ...]:
    """The blocks of each chain by player; a chain left out is held by nobody."""
    _check_names(said, edition)
    held = []
    for place, name in enumerate(edition.names):
        blocks = reading.numbers(said.get(name, [0] * seats), f"blocks of {name}", seats)
        _check_blocks(edition, place, blocks)
        held.append(tuple(blocks))
    return tuple(held)


def _drawn(said: Fields, header: Header, sizes: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """What the bank counts as holding, for every chain on the board where it is a holder."""
    edition = header.edition
    _check_names(said, edition)
    if not header.bank_holds:
        if said:
            raise Refused(Amiss.NOT_BANK_HOLDS, field="bank_holds")
        return ()
    return tuple(
        (
            place,
            reading.number(
                reading.needed(said, name, "bank_holds: "),
                f"bank_holds of {name}",
                1,
                edition.columns,
            ),
        )
        for place, name in enumerate(edition.names)
        if sizes[place]
    )


def _no_such_chain(name: str, edition: Edition) -> Refused:
    facts = {"chain": name, "edition": edition.name, "known": edition.names}
    return Refused(Amiss.NO_SUCH_CHAIN, **facts)


def _check_names(said: Fields, edition: Edition) -> None:
    """Every chain named is one of the edition's."""
    for name in said:
        if name not in edition.places:
            raise _no_such_chain(name, edition)


def _tier_of(chain: str, home: Edition | None) -> int:
    """The price tier of a name: at home where that has tiers; in classic Acquire, VACATION, others.

    A name of a table's own has its tier at home.
    """
    place = home.places.get(chain) if home is not None else None
    if home is not None and place is not None and home.tiers > 1:
        return home.chains[place].tier
    first = [EDITIONS["acquire-classic"], EDITIONS["vacation"]]
    for edition in (*first, *EDITIONS.values()):
        known = edition.places.get(chain)
        if known is not None:
            return edition.chains[known].tier
    if home is not None and place is not None:
        return home.chains[place].tier
    names = dict.fromkeys(name for edition in EDITIONS.values() for name in edition.names)
    raise Refused(Amiss.NO_SUCH_CHAIN, chain=chain, edition="", known=tuple(names))


def counterpart(edition: Edition, chain: str, home: Edition | None = None) -> str:
    """The chain that answers for this name in an edition: itself, or the first of its tier.

    Where neither edition tells its chains apart by price, the one at the same place of the card.
    """
    tier = _tier_of(chain, home)
    place = edition.places.get(chain)
    if place is not None and (edition.tiers == 1 or edition.chains[place].tier == tier):
        return chain
    if edition.tiers == 1:
        at = home.places.get(chain, 0) if home is not None and home.tiers == 1 else 0
        return edition.names[min(at, len(edition.names) - 1)]
    return next(one.name for one in edition.chains if one.tier == tier)

"""What everybody is worth and who wins: at the end, or as it would be now."""

from collections.abc import Iterator
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple

from hotels.ledger.big_shot.books import Books
from hotels.ledger.big_shot.majority import majority
from hotels.ledger.big_shot.rule import Rule, cite
from hotels.ledger.big_shot.terms import DEFAULT, LEAST_LOTS, OWED, Board, Colour, Cubes, Player
from hotels.ledger.big_shot.workings import Step
from hotels.ledger.money import Money
from hotels.ledger.working import Mark, Working


class WonBy(StrEnum):
    """What decided the game."""

    WORTH = "worth"
    LOTS = "more lots"
    BEST_LOT = "most valuable lot"
    SHARED = "shared"
    NOBODY = "nobody"


class Owned(NamedTuple):
    """One lot: whose it is and why, and what it is worth to him."""

    name: str
    cubes: Cubes
    is_sold: bool
    is_park: bool
    owner: Colour | None
    cancelled: tuple[tuple[Colour, ...], ...]
    value: Money
    """As printed."""
    parks: tuple[str, ...]
    """The parks of the same colour beside it, one of which doubles it."""

    @property
    def park(self) -> str | None:
        """The park that doubles it."""
        return self.parks[0] if self.parks else None

    @property
    def worth(self) -> Money:
        """What it counts in the reckoning."""
        return self.value * (1 if self.park is None else 2)


class Standing(NamedTuple):
    """One player: what he is worth, of what, and whether he can win."""

    player: Player
    worth: Money
    lots: tuple[str, ...]
    """All he owns, parks included."""
    best: Money
    """The printed value of his most valuable lot."""
    is_qualified: bool
    working: Working


class Reckoning(NamedTuple):
    """Everything as it comes out."""

    players: tuple[Standing, ...]
    lots: tuple[Owned, ...]
    ranking: tuple[tuple[Player, ...], ...]
    """Who can win before who cannot; those whom nothing tells apart share a rank."""
    winners: tuple[Player, ...]
    won_by: WonBy
    is_final: bool
    """Whether all rounds are played."""

    @property
    def worth(self) -> tuple[Money, ...]:
        """One number a player."""
        return tuple(standing.worth for standing in self.players)


def reckoning(books: Books) -> Reckoning:
    """Every lot to its majority, values, cash and debts; provisional before the end."""
    lots = owned_lots(books)
    players = tuple(_standing(player, lots, books) for player in range(books.terms.seats))
    ranked = sorted(players, key=_rank)
    ranking = tuple(
        tuple(standing.player for standing in level) for _, level in groupby(ranked, _rank)
    )
    winners = ranking[0] if ranked[0].is_qualified else ()
    return Reckoning(
        players, lots, ranking, winners, _won_by(players, winners), books.awaiting is None
    )


def owned_lots(books: Books) -> tuple[Owned, ...]:
    """Every lot with its owner now, in the order of the board."""
    board = books.terms.board
    found = {name: majority(lot.cubes) for name, lot in zip(board.names, books.lots, strict=True)}
    return tuple(
        Owned(
            name,
            lot.cubes,
            lot.is_sold,
            board.is_park(name),
            found[name].owner,
            found[name].cancelled,
            board.value(name),
            tuple(
                park
                for park, beside in board.parks
                if name in beside and found[name].owner == found[park].owner is not None
            ),
        )
        for name, lot in zip(board.names, books.lots, strict=True)
    )


def _rank(standing: Standing) -> tuple[bool, Money, int, Money]:
    """By what players are told apart, the best first."""
    return not standing.is_qualified, -standing.worth, -len(standing.lots), -standing.best


def _won_by(players: tuple[Standing, ...], winners: tuple[Player, ...]) -> WonBy:
    """What told the winner from the others who could have won."""
    if not winners:
        return WonBy.NOBODY
    if len(winners) > 1:
        return WonBy.SHARED
    winner = players[winners[0]]
    level = [
        one for one in players if one.is_qualified and one.worth == winner.worth and one != winner
    ]
    if not level:
        return WonBy.WORTH
    if all(len(one.lots) < len(winner.lots) for one in level):
        return WonBy.LOTS
    return WonBy.BEST_LOT


def _standing(player: Player, lots: tuple[Owned, ...], books: Books) -> Standing:
    """What one player has, with the sum of it."""
    own = books.terms.colours_of(player)
    mine = [lot for lot in lots if lot.owner in own]
    balances = tuple(_balance(colour, lots, books) for colour in own)
    working = balances[0]
    if len(balances) > 1:
        worth = sum(balance.amount for balance in balances)
        working = Working(worth, Step.WORTH, (len(mine),), cite(Rule.TWO_PLAYERS), balances)
    return Standing(
        player,
        working.amount,
        tuple(lot.name for lot in mine),
        max((lot.value for lot in mine), default=0),
        all(sum(lot.owner == colour for lot in lots) >= LEAST_LOTS for colour in own),
        working,
    )


def _balance(colour: Colour, lots: tuple[Owned, ...], books: Books) -> Working:
    """Values of a colour's lots, and its cash, less 10 for each debit card."""
    mine = [lot for lot in lots if lot.owner == colour]
    parts = [*_values(mine, books.terms.board)]
    cash, cards = books.purses[colour], books.cards[colour]
    parts.append(Working(cash, Step.CASH, (colour,), cite(Rule.RECKONING)))
    if cards:
        parts.append(Working(-OWED * cards, Step.CARDS, (cards,), cite(Rule.RECKONING)))
    worth = sum(part.amount for part in parts)
    return Working(worth, Step.BALANCE, (colour, len(mine)), cite(Rule.RECKONING), tuple(parts))


def _values(lots: list[Owned], board: Board) -> Iterator[Working]:
    """What each lot counts."""
    mark = Mark.RECONSTRUCTED if board == DEFAULT else Mark.HOUSE
    for lot in lots:
        if lot.is_park:
            yield Working(lot.value, Step.PARK, (lot.name,), cite(Rule.PARK))
            continue
        value = Working(lot.value, Step.LOT, (lot.name,), cite(Rule.BOARD, mark))
        if lot.park is None:
            yield value
        else:
            rule = Rule.PARK if len(lot.parks) == 1 else Rule.PARK_ONCE
            yield Working(lot.worth, Step.DOUBLED, (lot.name, lot.park), cite(rule), (value,))

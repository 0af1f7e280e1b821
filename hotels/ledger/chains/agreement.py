"""What a table may agree: seats, switches, opening tiles and deal, checked before turn 1."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum

from hotels.ledger import reading
from hotels.ledger.chains.codec import tile_of
from hotels.ledger.chains.edition import Edition, Options
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.terms import PAIR, Tile
from hotels.ledger.objection import Refused
from hotels.ledger.reading import Fields

Dealt = tuple[tuple[int, ...], ...]

MOST_PLAYERS = 8


class Unfit(StrEnum):
    """What can be wrong with what a table agreed."""

    TOO_FEW = "too few players"
    TOO_MANY = "too many players"
    NOT_HUNDREDS = "not whole hundreds"
    NOT_FOR_TWO = "not for two"
    DEALS_NONE = "deals none"
    DEAL_NEEDED = "deal needed"
    DEAL_GIVEN = "deal given"
    DEAL_NO_CHAIN = "deal of no chain"
    DEAL_UNEVEN = "uneven deal"
    DEAL_TOO_MANY = "too many dealt"
    OPENING_NONE = "no opening tiles"
    OPENING_COUNT = "opening tiles"
    OPENING_TWICE = "opening tile twice"
    OPENING_OFF_BOARD = "opening tile off the board"


SWITCHES = {
    "first_disposal": ("tile_player", "largest_holder"),
    "opening": ("stay", "shuffled"),
    "start_order": ("row", "column"),
    "holdings": ("hidden", "open"),
    "deal": ("known", "unknown"),
}

OPTION_NAMES = ("bank_holds", *SWITCHES, "max_players", "start_cash")


def options(said: Fields, edition: Edition) -> Options:
    """The edition's switches, with those that the table threw."""
    read = {name: option(name, value) for name, value in reading.only(said, OPTION_NAMES).items()}
    chosen = thrown(edition.options, read)
    if chosen.deal == "unknown" and not edition.yellow:
        raise Refused(Unfit.DEALS_NONE, field="deal", edition=edition.name)
    return chosen


def thrown(options: Options, switches: Mapping[str, bool | int | str]) -> Options:
    """The switches with some of them thrown; each was read as its kind."""
    return replace(options, **switches)  # type: ignore[arg-type]


def option(name: str, value: object) -> bool | int | str:
    """One switch, read as its kind."""
    if name == "bank_holds":
        return reading.switch(value, name)
    if name == "max_players":
        return reading.number(value, name, 2, MOST_PLAYERS)
    if name == "start_cash":
        amount = reading.number(value, name, 0, 1_000_000)
        if amount % 100:
            raise Refused(Unfit.NOT_HUNDREDS, field=name, amount=amount)
        return amount
    return reading.one_of(value, name, SWITCHES[name])


def seats(count: int, edition: Edition, chosen: Options) -> int:
    """How many sit down, if the edition is for so many."""
    if count < edition.min_players:
        raise Refused(Unfit.TOO_FEW, count=count, least=edition.min_players, edition=edition.name)
    if count > chosen.max_players:
        raise Refused(Unfit.TOO_MANY, count=count, most=chosen.max_players, edition=edition.name)
    if chosen.bank_holds and not edition.options.bank_holds and count != PAIR:
        raise Refused(Unfit.NOT_FOR_TWO, field="bank_holds", count=count)
    return count


def agreed(
    edition: Edition, count: int, chosen: Options, opening: Sequence[Tile], dealt: Dealt | None
) -> Header:
    """The terms of one game, all of them checked."""
    header = Header(edition, seats(count, edition, chosen), chosen, tuple(opening), dealt)
    _check_opening(header)
    _check_deal(header)
    return header


def tiles(value: object, name: str) -> list[Tile]:
    """Tiles by their names."""
    return [tile_of(one, name) for one in reading.items(value, name)]


def deal(value: object, edition: Edition, count: int) -> Dealt:
    """The blocks dealt, chain by chain; a chain left out counts as none."""
    said = reading.fields(value, "dealt")
    for name in said:
        if name not in edition.places:
            facts = {"chain": name, "edition": edition.name, "known": edition.names}
            raise Refused(Unfit.DEAL_NO_CHAIN, field="dealt", **facts)
    hands = []
    for chain in edition.chains:
        field = f"dealt {chain.name}"
        hand = reading.numbers(said.get(chain.name, [0] * count), field, count)
        hands.append(tuple(reading.number(one, field, 0) for one in hand))
    return tuple(hands)


def no_deal(edition: Edition, count: int) -> Dealt:
    """The deal of an edition that deals nothing."""
    return ((0,) * count,) * len(edition.chains)


def _check_opening(header: Header) -> None:
    """Opening tiles lie on the board only where they stay there, at most one a player."""
    laid = header.opening
    if header.options.opening != "stay":
        if laid:
            facts = {"count": len(laid), "edition": header.edition.name}
            raise Refused(Unfit.OPENING_NONE, field="opening", **facts)
        return
    if len(laid) > header.seats:
        raise Refused(Unfit.OPENING_COUNT, field="opening", count=len(laid), right=header.seats)
    for one in laid:
        if not header.shape.holds(one):
            raise Refused(Unfit.OPENING_OFF_BOARD, field="opening", tile=header.text(one))
        if laid.count(one) > 1:
            raise Refused(Unfit.OPENING_TWICE, field="opening", tile=header.text(one))


def _check_deal(header: Header) -> None:
    """Everybody was dealt as many, and of no chain more than its yellow cards."""
    edition, dealt = header.edition, header.dealt
    if header.options.deal == "unknown":
        if dealt is not None:
            raise Refused(Unfit.DEAL_GIVEN)
        return
    if dealt is None:
        raise Refused(Unfit.DEAL_NEEDED, edition=edition.name)
    for chain, hands in zip(edition.chains, dealt, strict=True):
        if sum(hands) > chain.dealt:
            raise Refused(
                Unfit.DEAL_TOO_MANY,
                field="dealt",
                chain=chain.name,
                count=sum(hands),
                right=chain.dealt,
            )
    for player, right in enumerate(header.hands):
        count = sum(hands[player] for hands in dealt)
        if count != right:
            facts = {"player": player, "count": count, "right": right}
            raise Refused(Unfit.DEAL_UNEVEN, field="dealt", **facts)

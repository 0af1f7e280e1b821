"""What an edition has the table do, term by term, with how sure it is of each."""

from collections.abc import Iterator

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.terms import PAIR, Tile
from hotels.ledger.money import Bills
from hotels.wording.amounts import counted, in_bills, listed, money

_ENDS = {
    "A": "every chain on the board is safe",
    "B": "one chain has {end} {tiles} or more",
    "C": "every tile of a player would join two safe chains",
}
_DRAWN_TILES = {
    "none": "they do not go on the board",
    "stay": "they stay on the board",
    "shuffled": "they are shuffled back",
}
_FIRST_DISPOSAL = {
    "tile_player": "the tile's player, then to the left",
    "largest_holder": "the largest holder, then to the left",
}


def purse(edition: Edition) -> Bills:
    """The bills each player starts with."""
    return Header(edition, edition.min_players, edition.options).purse


def terms(edition: Edition) -> Iterator[tuple[str, str, str]]:
    """A name, what it says, and its mark."""
    options, word = edition.options, edition.words
    least, most = edition.min_players, options.max_players
    tile = Tile(1, 2).text(row_first=edition.row_first)
    board = f"{edition.rows} rows by {edition.columns} columns; a tile is written {tile}"
    stated: list[tuple[str, str, Rule]] = [
        ("board", board, Rule.BOARD),
        ("players", str(least) if least == most else f"{least} to {most}", Rule.PLAYERS),
        ("start", f"{money(options.start_cash)} each: {in_bills(purse(edition))}", Rule.CASH),
        ("bills", listed(map(money, edition.bills)), Rule.CASH),
        ("who begins", _beginner(edition), Rule.FIRST_PLAYER),
        ("a turn buys", _buying(edition), Rule.BUY_LIMIT),
        ("a founder gets", _free(edition), Rule.FOUNDER),
        ("safe", f"from {edition.safe} {word.tiles} on", Rule.SAFE_SIZE),
        ("a tie for first", _tie(edition), Rule.TIE_FIRST),
        ("disposal begins", _FIRST_DISPOSAL[options.first_disposal], Rule.DISPOSAL),
        ("holdings", _holdings(edition), Rule.HOLDINGS),
    ]
    if least <= PAIR:
        stated.append(("two players", _pair(edition), Rule.TWO_PLAYERS))
    for sign in edition.ends.conditions:
        told = _ENDS[sign].format(end=edition.end, tiles=word.tiles)
        ends = "the game ends" if sign in edition.ends.compulsory else "the end may be declared"
        stated.append((f"end {sign}", f"{told}: {ends}", Rule.ENDS))
    for name, says, rule in stated:
        yield name, says, edition.cite(rule).mark


def _beginner(edition: Edition) -> str:
    """Whose drawn tile begins, and what becomes of the drawn tiles."""
    nearest = "row A, then column 1"
    if edition.options.start_order == "column":
        nearest = "column 1, then row A"
    return f"whose drawn tile is nearest {nearest}; {_DRAWN_TILES[edition.options.opening]}"


def _buying(edition: Edition) -> str:
    """How much a turn may buy."""
    word, buying = edition.words, edition.buying
    bought = f"up to {counted(buying.blocks, word.block, word.blocks)}"
    if edition.min_players > PAIR or buying.two_players == buying.blocks:
        return bought
    different = ", of different chains" if buying.different else ""
    return f"{bought}; with two players up to {buying.two_players}{different}"


def _free(edition: Edition) -> str:
    """What a founder gets of the bank."""
    word = edition.words
    many = word.blocks if edition.founder else word.block
    return counted(edition.founder, f"free {word.block}", f"free {many}")


def _tie(edition: Edition) -> str:
    """How a bonus is shared."""
    step = money(edition.rounding)
    if edition.bonuses.by_seat:
        return f"shared in steps of {step}, the rest from the tile's player to the left"
    shared = "the bonuses of the places taken are added and shared"
    return f"{shared}, each part rounded up to {step}"


def _holdings(edition: Edition) -> str:
    """Who may see what."""
    if edition.options.holdings == "open":
        return "open"
    told = "; the deal is not written down" if edition.options.deal == "unknown" else ""
    return f"hidden until announced{told}"


def _pair(edition: Edition) -> str:
    """What two players do otherwise."""
    if edition.options.bank_holds:
        return "the bank is a third holder, by the number of a drawn tile"
    row = edition.pair_bonus
    if row is None:
        return "no rule of their own"
    moved = f"each {edition.words.block} more moves {row.per_block}% of it"
    return f"half each of {row.times} times the price; {moved}"

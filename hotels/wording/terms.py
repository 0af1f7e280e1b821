"""What an edition has the table do, term by term, with how sure it is of each."""

from collections.abc import Iterator

from hotels.ledger.chains.edition import Edition
from hotels.ledger.chains.header import Header
from hotels.ledger.chains.rule import Rule
from hotels.ledger.chains.terms import PAIR, Tile
from hotels.ledger.money import Bills
from hotels.ledger.working import Mark
from hotels.wording.amounts import Count, in_bills, listed, money
from hotels.wording.language import phrase, to_phrase
from hotels.wording.speech import words_of

_ENDS = {
    "A": (to_phrase("end A"), to_phrase("every chain on the board is safe")),
    "B": (to_phrase("end B"), to_phrase("one chain has {end} {word.tiles} or more")),
    "C": (to_phrase("end C"), to_phrase("all of a player's tiles would join two safe chains")),
}
"""What each condition is called, and what it says."""

_DRAWN_TILES = {
    "none": to_phrase("drawn tiles stay off the board"),
    "stay": to_phrase("drawn tiles stay on the board"),
    "shuffled": to_phrase("drawn tiles are shuffled back in"),
}
_FIRST_DISPOSAL = {
    "tile_player": to_phrase("whoever laid the tile, then clockwise"),
    "largest_holder": to_phrase("the largest holder, then clockwise"),
}


def purse(edition: Edition) -> Bills:
    """The bills each player starts with."""
    return Header(edition, edition.min_players, edition.options).purse


def terms(edition: Edition) -> Iterator[tuple[str, str, Mark]]:
    """A name, still to be said as a phrase, what the table does, and its mark."""
    options = edition.options
    start = phrase(
        "{amount} each: {bills}",
        amount=money(options.start_cash),
        bills=in_bills(purse(edition)),
    )
    safe = phrase("at {size} {word.tiles} or more", size=edition.safe, word=words_of(edition))
    disposal = phrase(_FIRST_DISPOSAL[options.first_disposal])
    stated: list[tuple[str, str, Rule]] = [
        (to_phrase("board"), _board(edition), Rule.BOARD),
        (to_phrase("players"), _players(edition), Rule.PLAYERS),
        (to_phrase("start"), start, Rule.CASH),
        (to_phrase("bills"), listed(map(money, edition.bills)), Rule.CASH),
        (to_phrase("who goes first"), _beginner(edition), Rule.FIRST_PLAYER),
        (to_phrase("purchases per turn"), _buying(edition), Rule.BUY_LIMIT),
        (to_phrase("the founder gets"), _free(edition), Rule.FOUNDER),
        (to_phrase("safe"), safe, Rule.SAFE_SIZE),
        (to_phrase("a tie for first"), _tie(edition), Rule.TIE_FIRST),
        (to_phrase("first to decide"), disposal, Rule.DISPOSAL),
        (to_phrase("holdings"), _holdings(edition), Rule.HOLDINGS),
    ]
    if edition.min_players <= PAIR:
        stated.append((to_phrase("two players"), _pair(edition), Rule.TWO_PLAYERS))
    stated += ((*_end(sign, edition), Rule.ENDS) for sign in edition.ends.conditions)
    for name, says, rule in stated:
        yield name, says, edition.cite(rule).mark


def _board(edition: Edition) -> str:
    """How large it is, and how a tile is written."""
    return phrase(
        "{rows} rows by {columns} columns; tiles are written like {tile}",
        rows=edition.rows,
        columns=edition.columns,
        tile=Tile(1, 2).text(row_first=edition.row_first),
    )


def _players(edition: Edition) -> str:
    """For how many it is."""
    least, most = edition.min_players, edition.options.max_players
    return str(least) if least == most else phrase("{least} to {most}", least=least, most=most)


def _beginner(edition: Edition) -> str:
    """Whose drawn tile begins, and what becomes of the drawn tiles."""
    drawn = phrase(_DRAWN_TILES[edition.options.opening])
    if edition.options.start_order == "column":
        return phrase(
            "whoever draws the tile closest to column 1, then row A; {drawn}", drawn=drawn
        )
    return phrase("whoever draws the tile closest to row A, then column 1; {drawn}", drawn=drawn)


def _buying(edition: Edition) -> str:
    """How much a turn may buy."""
    buying = edition.buying
    facts = {"blocks": Count(buying.blocks), "word": words_of(edition), "two": buying.two_players}
    if edition.min_players > PAIR or buying.two_players == buying.blocks:
        return phrase("up to {blocks:{word.block}/{word.blocks}}", **facts)
    if buying.different:
        return phrase(
            "up to {blocks:{word.block}/{word.blocks}}; with two players up to {two}, "
            "of different chains",
            **facts,
        )
    return phrase(
        "up to {blocks:{word.block}/{word.blocks}}; with two players up to {two}", **facts
    )


def _free(edition: Edition) -> str:
    """What a founder gets of the bank."""
    return phrase(
        "{count:free {word.block}/free {word.blocks}/no free {word.block}}",
        count=Count(edition.founder),
        word=words_of(edition),
    )


def _tie(edition: Edition) -> str:
    """How a bonus is shared."""
    step = money(edition.rounding)
    if edition.bonuses.by_seat:
        return phrase(
            "split in steps of {step}; leftover money goes clockwise from whoever laid the tile",
            step=step,
        )
    return phrase(
        "bonuses for the tied places are added and split, each part rounded up to the next {step}",
        step=step,
    )


def _holdings(edition: Edition) -> str:
    """Who may see what."""
    if edition.options.holdings == "open":
        return phrase("of holdings|open")
    if edition.options.deal == "unknown":
        return phrase("hidden until announced; the deal isn't recorded")
    return phrase("hidden until announced")


def _pair(edition: Edition) -> str:
    """What two players do otherwise."""
    if edition.options.bank_holds:
        return phrase("the bank is a third holder; a drawn tile's number sets its holding")
    row = edition.pair_bonus
    if row is None:
        return phrase("no special rules")
    return phrase(
        "{times} times the price, split in half; each extra {word.block} shifts {per_cent}% of it",
        times=row.times,
        word=words_of(edition),
        per_cent=row.per_block,
    )


def _end(sign: str, edition: Edition) -> tuple[str, str]:
    """What a condition is called, and what it brings."""
    name, told = _ENDS[sign]
    met = phrase(told, end=edition.end, word=words_of(edition))
    if sign in edition.ends.compulsory:
        return name, phrase("{met}: the game ends", met=met)
    return name, phrase("{met}: the game may be ended", met=met)
